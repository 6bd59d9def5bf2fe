// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/files/writablefilesystem.h"

namespace memorydesk {

/// The lock that producers of a proposal queue take: `proposals-write.lock` beside it, made whole
/// in one step, holding pid, host and time as compact JSON. A lock of a dead process on this host,
/// or one whose text is no such JSON, is taken over; one of another host never. Move-only; released
/// by the destructor.
class QueueLock
{
public:
    static constexpr int defaultWaitMs = 1000;

    /// Tries every 50 ms. LockTimeout, or what the disk says.
    [[nodiscard]] static Result<QueueLock> acquire(WritableFileSystem &fileSystem,
                                                   const QString &lockPath, const QByteArray &text,
                                                   int waitMs = defaultWaitMs);
    /// The text of a lock taken now by this process.
    [[nodiscard]] static QByteArray textFor(const Clock &clock);
    /// The lock's path for a queue's path.
    [[nodiscard]] static QString pathFor(const QString &queuePath);
    /// Whether the lock may be taken over: its process is dead, or its text is no lock's.
    [[nodiscard]] static bool isStale(const QByteArray &text);

    QueueLock(QueueLock &&other) noexcept;
    QueueLock &operator=(QueueLock &&) = delete;
    ~QueueLock();

private:
    QueueLock(WritableFileSystem &fileSystem, QString path, QByteArray text);

    WritableFileSystem *m_fileSystem;
    QString m_path;
    QByteArray m_text;
};

} // namespace memorydesk
