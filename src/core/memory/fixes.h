// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/changeset.h"
#include "core/memory/checks.h"

namespace memorydesk {

/// A repair offered for a problem, with the values it will use, so that they can be shown before it
/// is applied. Codes are stable:
///   quote-value (key) · add-key (key, value) · add-frontmatter · close-frontmatter ·
///   rename-key (from, to) · set-type (type) · move-type (convention) · rename-slug (slug) ·
///   add-sections · absolute-date (text, date) · remove-character (code point) · remove-bom ·
///   add-newline · shorten-hook (new hook) · add-index-line (file) · remove-index-line (target) ·
///   repair-target (target, file)
struct QuickFix {
    QString code;
    Problem problem;
    QStringList args;
    bool operator==(const QuickFix &) const = default;
};

/// Repairs for one problem of a folder's files, best first; empty when a person has to mend it by
/// hand. `today` is the day relative dates count from when the memory does not say when it was
/// modified. Cheap.
[[nodiscard]] QList<QuickFix> fixesFor(const Problem &problem, const MemoryFolder &folder,
                                       const QDate &today);

/// Path of the file whose bytes a fix changes: the problem's, or MEMORY.md for `add-index-line`.
[[nodiscard]] QString fixTarget(const QuickFix &fix, const MemoryFolder &folder);

/// New bytes of that file; for the editor, which applies them to its buffer. InvalidArgument for
/// `rename-slug`, which is more than one file's bytes; Conflict when the problem no longer stands
/// where it was; Parse when the frontmatter cannot take the edit.
[[nodiscard]] Result<QByteArray> applyFix(const QuickFix &fix, const QByteArray &bytes,
                                          const MemoryFolder &folder);

/// Any number of fixes in one folder as one change set on the bytes as read (one preview, one
/// undo). Fixes that no longer apply are left out; InvalidArgument when none does.
[[nodiscard]] Result<ChangeSet> fixProblems(const QList<QuickFix> &fixes,
                                            const MemoryFolder &folder);

} // namespace memorydesk
