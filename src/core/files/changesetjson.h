// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/files/changeset.h"

#include <QJsonObject>

#include <functional>

namespace memorydesk {

/// Change sets as JSON, for the journal and the history. Byte strings go through the caller, who
/// may keep them elsewhere and write a reference.
using WriteBytes = std::function<QJsonValue(const QByteArray &)>;
using ReadBytes = std::function<Result<QByteArray>(const QJsonValue &)>;

[[nodiscard]] QJsonObject changeSetToJson(const ChangeSet &change, const WriteBytes &bytes);
/// Parse when a field is missing or an operation is unknown; else what `bytes` reports.
[[nodiscard]] Result<ChangeSet> changeSetFromJson(const QJsonObject &json, const ReadBytes &bytes);

} // namespace memorydesk
