// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/plan.h"
#include "core/files/queuelock.h"
#include "core/files/wholefile.h"

#include <memory>
#include <vector>

namespace memorydesk {

/// All locks of one commit: a flock for each folder, in byte order of their real paths so that two
/// commits cannot wait for each other, then the queues' own locks. Given back by the destructor.
/// The flock files lie in the state folder, are never unlinked, and while a queue's lock is held
/// hold its path, so that recovery can clear it away after a crash.
class CommitLocks
{
public:
    /// LockTimeout when a folder stays locked for `waitMs`, or a queue for
    /// QueueLock::defaultWaitMs.
    [[nodiscard]] static Result<std::unique_ptr<CommitLocks>>
    take(WritableFileSystem &fileSystem, const Clock &clock, const QString &lockFolder,
         const LockSet &locks, int waitMs);
    ~CommitLocks();
    CommitLocks(const CommitLocks &) = delete;
    CommitLocks &operator=(const CommitLocks &) = delete;

    /// Removes queue locks that a process of ours left when it was killed.
    [[nodiscard]] static Result<void> clearStaleQueueLocks(WritableFileSystem &fileSystem,
                                                           const QString &lockFolder);

private:
    explicit CommitLocks(WritableFileSystem &fileSystem)
        : m_fileSystem(fileSystem)
    {
    }
    [[nodiscard]] Result<void> takeQueueLocks(const Clock &clock, const QStringList &paths);

    WritableFileSystem &m_fileSystem;
    std::vector<std::unique_ptr<OpenFile>> m_folders;
    std::vector<QueueLock> m_queues;
};

} // namespace memorydesk
