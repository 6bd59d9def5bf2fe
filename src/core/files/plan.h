// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/files/changeset.h"
#include "core/files/filesystem.h"

#include <QLatin1StringView>

namespace memorydesk {

/// How the names begin that files have while a commit is at work beside its targets.
inline constexpr QLatin1StringView tempPrefix(".memory-desk-");

enum class StepKind {
    Create, ///< New file, named exclusively.
    Replace, ///< New content in place of old.
    Move, ///< New name in the same folder.
    Remove, ///< File taken away.
    Append, ///< Bytes at the end of what stands there.
    Rows, ///< As Replace, for a file that others append to: grown rows are carried over.
};

/// One file's part of a commit, with all that doing it, taking it back and recovering it need.
/// Steps are done in the order of StepKind: a queue loses its rows last of all, so that a crash
/// leaves them in two places rather than in none.
struct Step {
    StepKind kind = StepKind::Replace;
    QString name; ///< Path as the change set says it.
    QString path; ///< Real path: links resolved.
    QString to; ///< Move: real path of the new name.
    QString toName; ///< Move: the new name as the change set says it.
    QString temp; ///< Name beside the target, used while at work.
    QByteArray before;
    QByteArray after;
    FileStat attributes; ///< Of the file before; mode, owner and inode are used.

    /// Append: the bytes added.
    [[nodiscard]] QByteArray added() const { return after.mid(before.size()); }
    bool operator==(const Step &) const = default;
};

struct LockSet {
    QStringList folders; ///< Real parent folders, each once, in byte order.
    QStringList queueLocks; ///< Lock files of upstream's queues, likewise.
    bool operator==(const LockSet &) const = default;
};

struct Plan {
    QList<Step> steps;
    QStringList newFolders; ///< Folders to make first, outermost first.
    ChangeSet inverse;
    LockSet locks;
};

/// What must be locked before the change set can be planned for good. Reads names only.
[[nodiscard]] Result<LockSet> locksFor(const FileSystem &fileSystem, const ChangeSet &change);

/// Turns a change set into steps on the files as they are now. Conflict, AlreadyExists, ReadOnly,
/// NotRegular, NotFound, InvalidArgument, each with its path. `id` makes temp names unique.
[[nodiscard]] Result<Plan> makePlan(const FileSystem &fileSystem, const ChangeSet &change,
                                    const QString &id);

/// The steps as before and after of files, for previews, reports and the history.
[[nodiscard]] QList<FileChange> fileChanges(const QList<Step> &steps);

} // namespace memorydesk
