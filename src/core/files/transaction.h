// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/files/changeset.h"
#include "core/files/filesystem.h"

#include <functional>
#include <memory>

namespace memorydesk {

class WritableFileSystem;

/// What a commit is to the history: a new change, or the undo or redo of an earlier one.
struct CommitRole {
    enum class Kind { Change, Undo, Redo };
    Kind kind = Kind::Change;
    QString of; ///< Id of the entry that is taken back or done again; empty for a change.
    bool operator==(const CommitRole &) const = default;
};

/// What a commit did; the basis of undo and of "Stored in …, 1 index line added".
struct CommitReport {
    QString id; ///< Unique, sortable (time based); also the history commit's reference.
    ChangeSet change; ///< As committed.
    ChangeSet inverse; ///< Applying it takes the change back.
    QList<FileChange> files; ///< Exact bytes before and after of every touched file.
    bool reducedProtection = false; ///< RENAME_EXCHANGE was not available.
    /// A replaced queue is still open in a writer; call Transaction::drain about once a second
    /// until it says that nothing is pending.
    bool draining = false;
    /// False when the history could not be written: the change is on disk, its record is kept in
    /// the journal and written with the next one.
    bool recorded = true;
    CommitRole role;
};

/// What recovery found at start-up.
struct RecoveryReport {
    int rolledForward = 0;
    int rolledBack = 0;
    QStringList untouched; ///< Paths whose bytes the journal does not know; reported, not changed.
};

/// What became of replaced queue files that a writer still had open.
struct DrainReport {
    int pending = 0; ///< Still open in a writer.
    int rowsCarried = 0; ///< Rows written to an old file and now appended to its queue.
};

/// Commits change sets step by step: locks, re-check, journal, temp + fsync +
/// rename, read-back, or everything rolled back. The only code that opens a user's file for
/// writing. Not thread-safe: used from the one serial write pool; several processes are safe
/// against each other. Most callers want `recordedcommit.h`, which also writes the history.
class Transaction
{
public:
    /// Extra check on a read-back file before success is reported; an Error rolls everything back.
    using Verify = std::function<Result<void>(const QString &path, const QByteArray &bytes)>;

    /// `stateFolder` holds locks and journals; made when missing.
    Transaction(WritableFileSystem &fileSystem, const Clock &clock, QString stateFolder);

    /// Bytes before and after of each file as the disk stands now; takes no lock, writes nothing.
    /// Conflict (with path) when an operation cannot be done on what is there; ReadOnly,
    /// NotRegular.
    [[nodiscard]] Result<QList<FileChange>> preview(const ChangeSet &change) const;

    /// All or nothing. Conflict before the first byte when any file differs from what the set
    /// expects; LockTimeout; RollbackFailed when something could not be taken back.
    [[nodiscard]] Result<CommitReport> commit(const ChangeSet &change, const Verify &verify = {});

    /// As `commit`, but the journal is kept until `settle`, so that a crash before the history is
    /// written cannot lose the undo.
    [[nodiscard]] Result<CommitReport> commitPending(const ChangeSet &change, const Verify &verify,
                                                     const CommitRole &role);
    /// Reports of commits that are done and not settled yet, oldest first.
    [[nodiscard]] Result<QList<CommitReport>> pendingReports() const;
    [[nodiscard]] Result<void> settle(const QString &id);

    /// Finishes or takes back what a crash left. Idempotent; run at start and before each commit.
    [[nodiscard]] Result<RecoveryReport> recover();

    /// Carries rows over from replaced queue files once no writer has them open, or once they have
    /// not grown for 10 s. Never waits.
    [[nodiscard]] Result<DrainReport> drain();

    [[nodiscard]] WritableFileSystem &fileSystem() const { return m_fileSystem; }
    [[nodiscard]] const QString &stateFolder() const { return m_stateFolder; }

private:
    enum class KeepReport { No, Yes };
    [[nodiscard]] Result<CommitReport> commitWith(const ChangeSet &change, const Verify &verify,
                                                  const CommitRole &role, KeepReport keep);

    WritableFileSystem &m_fileSystem;
    const Clock &m_clock;
    QString m_stateFolder;
};

} // namespace memorydesk
