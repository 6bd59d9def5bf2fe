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

/// What a commit did; the basis of undo and of "Stored in …, 1 index line added".
struct CommitReport {
    QString id;       ///< Unique, sortable (time based); also the history commit's reference.
    ChangeSet change; ///< As committed.
    ChangeSet inverse; ///< Applying it takes the change back.
    QList<FileChange> files; ///< Exact bytes before and after of every touched file.
    bool reducedProtection = false; ///< RENAME_EXCHANGE was not available (decisions 22).
};

/// What recovery found at start-up.
struct RecoveryReport {
    int rolledForward = 0;
    int rolledBack = 0;
    QStringList untouched; ///< Paths whose bytes the journal does not know; reported, not changed.
};

/// Commits change sets by the protocol of reliability 5.1: locks, re-check, journal, temp + fsync + rename,
/// read-back, or everything rolled back. The only code that opens a user's file for writing.
/// Not thread-safe: used from the one serial write pool; several processes are safe against each other.
class Transaction
{
public:
    /// Extra check on a read-back file before success is reported; an Error rolls everything back.
    using Verify = std::function<Result<void>(const QString &path, const QByteArray &bytes)>;

    /// `stateFolder` holds locks and journals. `roots` are the real folders that may be written.
    Transaction(WritableFileSystem &fileSystem, const Clock &clock, QString stateFolder);

    /// Bytes before and after of each file as the disk stands now; takes no lock, writes nothing.
    /// Conflict (with path) when an operation cannot be done on what is there.
    [[nodiscard]] Result<QList<FileChange>> preview(const ChangeSet &change) const;

    /// All or nothing. Conflict before the first byte when any file differs from what the set expects.
    [[nodiscard]] Result<CommitReport> commit(const ChangeSet &change, const Verify &verify = {});

    /// Finishes or takes back what a crash left. Idempotent; run at start and before each commit.
    [[nodiscard]] Result<RecoveryReport> recover();

private:
    WritableFileSystem &m_fileSystem;
    const Clock &m_clock;
    QString m_stateFolder;
};

} // namespace memorydesk
