// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/memoryfolder.h"

#include <QDate>

#include <functional>

namespace memorydesk {

/// What checks need beside the document. `today` decides stale dates; `pathExists` (may be empty:
/// then dead paths are not looked for) answers for absolute local paths.
struct CheckContext {
    Convention convention = Convention::TypePrefixed;
    QDate today;
    std::function<bool(const QString &)> pathExists;
};

/// Every rule for one memory: codes in
/// docs/problem-codes.md. Linear; no disk access but `pathExists`. Thread-safe.
[[nodiscard]] Problems checkDocument(const MemoryDocument &document, const CheckContext &context);

/// Rules of the index: dangling, duplicate, outside, long lines, budget, unlisted files.
[[nodiscard]] Problems checkIndex(const MemoryFolder &folder);

/// Documents, index and excluded files of a folder, sorted by path, line and column.
[[nodiscard]] Problems checkFolder(const MemoryFolder &folder, const CheckContext &context);

} // namespace memorydesk
