// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/transaction.h"

#include <QDateTime>

namespace memorydesk {

/// One remembered change: a commit in the bare repository of the state folder.
struct HistoryEntry {
    QString id; ///< CommitReport id, or generated for an outside change.
    QString commit; ///< Git object name (hex).
    QDateTime when; ///< UTC.
    QString
        title; ///< Code, as in ChangeSet::title; "outside-change" for changes of other programs.
    QStringList titleArgs;
    QStringList paths; ///< Absolute paths touched.
    bool undone = false; ///< Taken back by a later entry and not done again.
    CommitRole role; ///< Whether this entry itself is an undo or a redo.
};

/// History of every change set and every outside change seen, as a bare git repository in the state
/// folder, so that any version of any memory can be diffed and restored, also with plain git. Undo
/// and redo of decisions live here and survive a restart. Called on the write thread only.
class History
{
public:
    static Result<std::unique_ptr<History>> open(const QString &stateFolder, const Clock &clock);
    ~History();
    History(const History &) = delete;
    History &operator=(const History &) = delete;

    /// Records a committed change set with all bytes before and after, as its role says (a new
    /// change clears what could be redone). Recording an id twice does nothing.
    Result<void> record(const CommitReport &report);
    /// Records bytes that another program wrote (`before` empty optional = file is new).
    Result<void> recordOutside(const QList<FileChange> &files);

    /// Newest first; at most `limit`, skipping `offset`. `path` empty = every file.
    [[nodiscard]] Result<QList<HistoryEntry>> entries(int limit, int offset = 0,
                                                      const QString &path = {}) const;
    /// Exact bytes before and after of each file in an entry.
    [[nodiscard]] Result<QList<FileChange>> files(const QString &id) const;
    /// Full record of an entry that was made by a change set here, with its inverse.
    [[nodiscard]] Result<CommitReport> report(const QString &id) const;

    /// The entry that `undo` would take back next / `redo` would do again; empty when there is
    /// none. `undo` and `redo` themselves are in `recordedcommit.h`.
    [[nodiscard]] QString nextUndo() const;
    [[nodiscard]] QString nextRedo() const;

private:
    struct Private;
    explicit History(std::unique_ptr<Private> data);
    std::unique_ptr<Private> d;
};

} // namespace memorydesk
