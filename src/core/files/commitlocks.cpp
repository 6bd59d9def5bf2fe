// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/files/commitlocks.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

constexpr qint64 maxNoteBytes = 1 << 16;

QString lockPath(const QString &lockFolder, const QString &folder)
{
    const QByteArray hash =
        QCryptographicHash::hash(QFile::encodeName(folder), QCryptographicHash::Sha256).toHex();
    return QDir(lockFolder).filePath(QLatin1StringView(hash.first(32)) + ".lock"_L1);
}

/// A lock file's note: for each queue lock its path and text, a line each.
QByteArray noteFor(const QStringList &paths, const QByteArray &text)
{
    QByteArray note;
    for (const QString &path : paths) {
        note += QFile::encodeName(path) + '\n' + text + '\n';
    }
    return note;
}

Result<void> removeIfThere(WritableFileSystem &fileSystem, const QString &path)
{
    const Result<void> removed = fileSystem.unlink(path);
    return removed || removed.error().code == ErrorCode::NotFound ? Result<void>() : removed;
}

/// Removes what the last owner of a lock file could not give back. Its flock is ours now, so that
/// owner is dead or has given up.
Result<void> clearNoted(WritableFileSystem &fileSystem, FileHandle handle)
{
    const Result<QByteArray> note = fileSystem.readAt(handle, 0, maxNoteBytes);
    if (!note) {
        return std::unexpected(note.error());
    }
    if (note->isEmpty()) {
        return {};
    }
    const QList<QByteArray> lines = note->split('\n');
    for (qsizetype i = 0; i + 1 < lines.size(); i += 2) {
        const QString path = QFile::decodeName(lines[i]);
        if (const Result<void> removed = removeIfThere(fileSystem, path + partEnding); !removed) {
            return removed;
        }
        const Result<QByteArray> text = fileSystem.read(path, maxNoteBytes);
        if (!text || *text != lines[i + 1]) {
            continue;
        }
        if (const Result<void> removed = removeIfThere(fileSystem, path); !removed) {
            return removed;
        }
    }
    return fileSystem.setLockNote(handle, {});
}

} // namespace

Result<std::unique_ptr<CommitLocks>> CommitLocks::take(WritableFileSystem &fileSystem,
                                                       const Clock &clock,
                                                       const QString &lockFolder,
                                                       const LockSet &locks, int waitMs)
{
    auto result = std::unique_ptr<CommitLocks>(new CommitLocks(fileSystem));
    for (const QString &folder : locks.folders) {
        const Result<FileHandle> handle = fileSystem.lockFile(lockPath(lockFolder, folder), waitMs);
        if (!handle) {
            return failure(handle.error().code, folder, handle.error().detail);
        }
        result->m_folders.push_back(std::make_unique<OpenFile>(fileSystem, *handle));
    }
    const Result<void> queues = result->takeQueueLocks(clock, locks.queueLocks);
    if (!queues) {
        return std::unexpected(queues.error());
    }
    return result;
}

Result<void> CommitLocks::takeQueueLocks(const Clock &clock, const QStringList &paths)
{
    if (paths.isEmpty() || m_folders.empty()) {
        return {};
    }
    const FileHandle handle = m_folders.front()->handle();
    if (const Result<void> cleared = clearNoted(m_fileSystem, handle); !cleared) {
        return cleared;
    }
    const QByteArray text = QueueLock::textFor(clock);
    if (const Result<void> noted = m_fileSystem.setLockNote(handle, noteFor(paths, text)); !noted) {
        return noted;
    }
    for (const QString &path : paths) {
        Result<QueueLock> lock = QueueLock::acquire(m_fileSystem, path, text);
        if (!lock) {
            return std::unexpected(lock.error());
        }
        m_queues.push_back(std::move(*lock));
    }
    return {};
}

CommitLocks::~CommitLocks()
{
    if (!m_queues.empty()) {
        m_queues.clear();
        // Removes a lock whose release failed, too; what fails again is left to the next owner.
        std::ignore = clearNoted(m_fileSystem, m_folders.front()->handle());
    }
    while (!m_folders.empty()) {
        m_folders.pop_back();
    }
}

Result<void> CommitLocks::clearStaleQueueLocks(WritableFileSystem &fileSystem,
                                               const QString &lockFolder)
{
    const Result<QStringList> names = fileSystem.list(lockFolder);
    if (!names) {
        return std::unexpected(names.error());
    }
    for (const QString &name : *names) {
        const QString path = QDir(lockFolder).filePath(name);
        const Result<FileStat> stat = fileSystem.stat(path);
        if (!stat || stat->size == 0) {
            continue;
        }
        const Result<FileHandle> handle = fileSystem.lockFile(path, 0);
        if (!handle) {
            continue; // Its owner is alive and at work.
        }
        const OpenFile file(fileSystem, *handle);
        if (const Result<void> cleared = clearNoted(fileSystem, *handle); !cleared) {
            return cleared;
        }
    }
    return {};
}

} // namespace memorydesk
