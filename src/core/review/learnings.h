// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/sources/proposalqueue.h"

#include <QDateTime>
#include <QSet>

namespace memorydesk {

/// The row of `learnings.jsonl` a queue row becomes. Works on the row's own
/// bytes: unknown keys, digits and escapes stay as written; `proposed_by_agent` goes;
/// schema_version, source_session, scope, occurrences, _provenance are set, expires_at, host_class
/// and anonymized added where missing. Parse when the row is no JSON object.
[[nodiscard]] Result<QByteArray> learningRow(const QByteArray &queueRow,
                                             const QString &sourceSession, const QDateTime &now);

/// The row of `proposals.rejected.log`: the queue row with `_rejected_reason` and `_rejected_at`.
[[nodiscard]] Result<QByteArray> rejectedRow(const QByteArray &queueRow, const QString &reason,
                                             const QDateTime &now);

/// First fault that keeps a queue row from becoming a learning, as upstream words it for missing
/// fields (`learning missing required field: subject`), else the problem's code; empty = none.
[[nodiscard]] QString learningFault(const QueueRow &row);

/// Every `id` in the text of a `learnings.jsonl`.
[[nodiscard]] QSet<QString> learningIds(const QByteArray &learnings);

/// ISO 8601 in UTC with milliseconds and `Z`, as upstream writes times.
[[nodiscard]] QString isoTime(const QDateTime &when);

} // namespace memorydesk
