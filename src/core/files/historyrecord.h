// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/gitstore.h"
#include "core/files/history.h"

namespace memorydesk {

/// How an entry of the history is written down in git: a short message that lists well in plain git
/// and ends in one line of JSON, and `report.json` in the tree with the whole report.

/// What kind of commit it is. Baselines hold bytes seen for the first time and are no entries.
enum class RecordKind { Change, Outside, Baseline };

struct RecordHead {
    RecordKind kind = RecordKind::Change;
    HistoryEntry entry;
};

[[nodiscard]] QByteArray messageFor(const RecordHead &head);
/// Parse when the message is not one of ours.
[[nodiscard]] Result<RecordHead> headFrom(const GitStore::Commit &commit);

/// Whole contents are written as names of git objects, short byte strings as base64.
[[nodiscard]] QByteArray reportToJson(const CommitReport &report);
[[nodiscard]] Result<CommitReport> reportFromJson(const GitStore &store, const QByteArray &json);

} // namespace memorydesk
