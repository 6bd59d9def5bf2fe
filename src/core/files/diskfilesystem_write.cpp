// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/files/diskfilesystem.h"
#include "core/files/systemcall.h"

#include <QFile>

#include <algorithm>
#include <chrono>
#include <thread>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace memorydesk {

namespace {

Result<void> outcome(int status, const QString &path)
{
    return status == 0 ? Result<void>() : systemFailure(errno, path);
}

Result<FileHandle> openWith(const QString &path, int flags, mode_t mode = 0)
{
    const QByteArray name = QFile::encodeName(path);
    const int handle =
        repeatInterrupted([&] { return ::open(name.constData(), flags | O_CLOEXEC, mode); });
    if (handle < 0) {
        return systemFailure(errno, path);
    }
    return handle;
}

Result<FileHandle> openRegular(const QString &path, int flags)
{
    const Result<FileHandle> handle = openWith(path, flags | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY);
    if (!handle) {
        return handle;
    }
    struct stat data = {};
    if (::fstat(*handle, &data) != 0) {
        const int reason = errno;
        ::close(*handle);
        return systemFailure(reason, path);
    }
    if (!S_ISREG(data.st_mode)) {
        ::close(*handle);
        return failure(ErrorCode::NotRegular, path);
    }
    return handle;
}

Result<void> renameWith(const QString &from, const QString &to, unsigned flags)
{
    const QByteArray first = QFile::encodeName(from);
    const QByteArray second = QFile::encodeName(to);
    return outcome(::renameat2(AT_FDCWD, first.constData(), AT_FDCWD, second.constData(), flags),
                   to);
}

} // namespace

Result<FileHandle> DiskFileSystem::openRead(const QString &path)
{
    return openRegular(path, O_RDONLY);
}

Result<FileHandle> DiskFileSystem::openAppend(const QString &path)
{
    return openRegular(path, O_RDWR | O_APPEND);
}

Result<FileHandle> DiskFileSystem::createExclusive(const QString &path, quint32 mode)
{
    return openWith(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, mode);
}

Result<FileHandle> DiskFileSystem::openUnnamed(const QString &folder, quint32 mode)
{
    Result<FileHandle> handle = openWith(folder, O_RDWR | O_TMPFILE, mode);
    // Kernels and file systems without O_TMPFILE take the flag for an attempt to write a folder.
    if (!handle && handle.error().code == ErrorCode::NotRegular) {
        handle.error().code = ErrorCode::Unsupported;
    }
    return handle;
}

Result<void> DiskFileSystem::linkHandle(FileHandle handle, const QString &path)
{
    const QByteArray source = "/proc/self/fd/" + QByteArray::number(handle);
    return outcome(::linkat(AT_FDCWD, source.constData(), AT_FDCWD,
                            QFile::encodeName(path).constData(), AT_SYMLINK_FOLLOW),
                   path);
}

Result<qint64> DiskFileSystem::write(FileHandle handle, QByteArrayView bytes)
{
    const ssize_t count =
        repeatInterrupted([&] { return ::write(handle, bytes.data(), size_t(bytes.size())); });
    if (count < 0) {
        return systemFailure(errno, {});
    }
    return qint64(count);
}

Result<QByteArray> DiskFileSystem::readAt(FileHandle handle, qint64 offset, qint64 maxBytes)
{
    QByteArray bytes(maxBytes, Qt::Uninitialized);
    qint64 filled = 0;
    while (filled < maxBytes) {
        const ssize_t got = repeatInterrupted([&] {
            return ::pread(handle, bytes.data() + filled, size_t(maxBytes - filled),
                           offset + filled);
        });
        if (got < 0) {
            return systemFailure(errno, {});
        }
        if (got == 0) {
            break;
        }
        filled += got;
    }
    bytes.truncate(filled);
    return bytes;
}

Result<void> DiskFileSystem::truncate(FileHandle handle, qint64 size)
{
    return outcome(repeatInterrupted([&] { return ::ftruncate(handle, size); }), {});
}

Result<void> DiskFileSystem::setAttributes(FileHandle handle, const FileStat &like)
{
    struct stat now = {};
    if (::fstat(handle, &now) != 0) {
        return systemFailure(errno, {});
    }
    const bool sameOwner = now.st_uid == like.owner && now.st_gid == like.group;
    if (!sameOwner && ::fchown(handle, like.owner, like.group) != 0) {
        return systemFailure(errno, {});
    }
    // After a change of owner the set-user and set-group bits are gone, so the mode comes last.
    return (now.st_mode & 07777) == like.mode && sameOwner
        ? Result<void>()
        : outcome(::fchmod(handle, like.mode), {});
}

Result<void> DiskFileSystem::sync(FileHandle handle)
{
    return outcome(::fsync(handle), {});
}

Result<void> DiskFileSystem::close(FileHandle handle)
{
    return outcome(::close(handle), {});
}

WriterState DiskFileSystem::writerState(FileHandle handle)
{
    // A read lease is refused while any description is open for writing; ours is read-only.
    if (::fcntl(handle, F_SETLEASE, F_RDLCK) == 0) {
        ::fcntl(handle, F_SETLEASE, F_UNLCK);
        return WriterState::None;
    }
    return errno == EAGAIN || errno == EBUSY ? WriterState::Open : WriterState::Unknown;
}

Result<void> DiskFileSystem::renameNoReplace(const QString &from, const QString &to)
{
    Result<void> renamed = renameWith(from, to, RENAME_NOREPLACE);
    if (renamed || renamed.error().code != ErrorCode::Unsupported) {
        return renamed;
    }
    // link(2) is exclusive everywhere; between the two calls the file has both names, never none.
    const QByteArray first = QFile::encodeName(from);
    if (::link(first.constData(), QFile::encodeName(to).constData()) != 0) {
        return systemFailure(errno, to);
    }
    return outcome(::unlink(first.constData()), from);
}

Result<void> DiskFileSystem::exchange(const QString &first, const QString &second)
{
    return renameWith(first, second, RENAME_EXCHANGE);
}

Result<void> DiskFileSystem::renameOver(const QString &from, const QString &to)
{
    return renameWith(from, to, 0);
}

Result<void> DiskFileSystem::unlink(const QString &path)
{
    return outcome(::unlink(QFile::encodeName(path).constData()), path);
}

Result<void> DiskFileSystem::makeFolder(const QString &path, quint32 mode)
{
    return outcome(::mkdir(QFile::encodeName(path).constData(), mode), path);
}

Result<void> DiskFileSystem::removeFolder(const QString &path)
{
    return outcome(::rmdir(QFile::encodeName(path).constData()), path);
}

Result<void> DiskFileSystem::syncFolder(const QString &path)
{
    const Result<FileHandle> folder = openWith(path, O_RDONLY | O_DIRECTORY);
    if (!folder) {
        return std::unexpected(folder.error());
    }
    const Result<void> synced = outcome(::fsync(*folder), path);
    ::close(*folder);
    return synced;
}

Result<FileHandle> DiskFileSystem::lockFile(const QString &path, int waitMs)
{
    using Time = std::chrono::steady_clock;
    const Result<FileHandle> handle = openWith(path, O_RDWR | O_CREAT | O_NOFOLLOW, 0600);
    if (!handle) {
        return handle;
    }
    const auto end = Time::now() + std::chrono::milliseconds(waitMs);
    auto pause = std::chrono::microseconds(200);
    while (::flock(*handle, LOCK_EX | LOCK_NB) != 0) {
        const int reason = errno;
        if ((reason != EWOULDBLOCK && reason != EINTR) || Time::now() >= end) {
            ::close(*handle);
            return reason == EWOULDBLOCK || reason == EINTR ? failure(ErrorCode::LockTimeout, path)
                                                            : systemFailure(reason, path);
        }
        std::this_thread::sleep_for(pause);
        pause = std::min(pause * 2, std::chrono::microseconds(5'000));
    }
    return handle;
}

Result<void> DiskFileSystem::setLockNote(FileHandle handle, QByteArrayView note)
{
    if (::ftruncate(handle, 0) != 0) {
        return systemFailure(errno, {});
    }
    const ssize_t count =
        note.isEmpty() ? 0 : ::pwrite(handle, note.data(), size_t(note.size()), 0);
    if (count < 0) {
        return systemFailure(errno, {});
    }
    return count == note.size() ? Result<void>() : failure(ErrorCode::PartialWrite);
}

} // namespace memorydesk
