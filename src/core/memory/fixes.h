// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/changeset.h"
#include "core/memory/checks.h"

namespace memorydesk {

/// A repair offered for a problem. `code` is stable: "quote-value", "add-key", "set-type",
/// "move-type", "drop-type", "rename-slug", "add-sections", "absolute-date", "shorten-hook",
/// "add-index-line", "remove-index-line", "repair-target", "rename-key", "remove-character",
/// "remove-bom".
struct QuickFix {
    QString code;
    Problem problem;
    QStringList args; ///< The value it will use, shown before it is applied.
    bool operator==(const QuickFix &) const = default;
};

/// Repairs for one problem of a folder's files; empty when a person has to mend it by hand.
[[nodiscard]] QList<QuickFix> fixesFor(const Problem &problem, const MemoryFolder &folder,
                                       const QDate &today);

/// New bytes of the document (or of MEMORY.md) the problem stands in; for the editor, which applies
/// them to its buffer. InvalidArgument when the fix is not about one file's bytes (renames).
[[nodiscard]] Result<QByteArray> applyFix(const QuickFix &fix, const QByteArray &bytes,
                                          const MemoryFolder &folder);

/// The same as a change set on disk bytes, for the problems list; several fixes of one file are
/// joined (one preview, one undo). Fixes that no longer apply are left out.
[[nodiscard]] Result<ChangeSet> fixProblems(const QList<QuickFix> &fixes,
                                            const MemoryFolder &folder);

} // namespace memorydesk
