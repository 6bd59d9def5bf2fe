// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/files/diskfilesystem.h"

#include "core/files/systemcall.h"

#include <QFile>

#include <algorithm>
#include <climits>
#include <cstdlib>
#include <cstring>
#include <memory>

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

// Reading side and error codes; the writing calls are in diskfilesystem_write.cpp.
namespace memorydesk {

ErrorCode errorCodeFor(int systemError)
{
    switch (systemError) {
    case ENOENT:
    case ENOTDIR:
        return ErrorCode::NotFound;
    case EEXIST:
    case ENOTEMPTY:
        return ErrorCode::AlreadyExists;
    case EACCES:
    case EPERM:
        return ErrorCode::PermissionDenied;
    case EROFS:
        return ErrorCode::ReadOnly;
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
        return ErrorCode::NoSpace;
    case EMFILE:
    case ENFILE:
        return ErrorCode::TooManyFiles;
    case EISDIR:
    case ELOOP:
    case ENXIO:
        return ErrorCode::NotRegular;
    case ENAMETOOLONG:
        return ErrorCode::InvalidName;
    case ENOSYS:
    case EOPNOTSUPP:
    case EINVAL:
    case EXDEV:
        return ErrorCode::Unsupported;
    default:
        return ErrorCode::Io;
    }
}

std::unexpected<Error> systemFailure(int systemError, const QString &path)
{
    char buffer[128] = {};
    // The GNU variant may return a static text instead of filling the buffer.
    const char *text = strerror_r(systemError, buffer, sizeof buffer);
    return failure(errorCodeFor(systemError), path, QString::fromLocal8Bit(text));
}

namespace {

FileStat fromSystem(const struct stat &data)
{
    FileStat result;
    result.kind = S_ISREG(data.st_mode) ? FileKind::Regular
        : S_ISDIR(data.st_mode)         ? FileKind::Directory
        : S_ISLNK(data.st_mode)         ? FileKind::Symlink
        : S_ISFIFO(data.st_mode)        ? FileKind::Fifo
                                        : FileKind::Other;
    result.device = data.st_dev;
    result.inode = data.st_ino;
    result.linkCount = data.st_nlink;
    result.size = data.st_size;
    result.modifiedNs = qint64(data.st_mtim.tv_sec) * 1'000'000'000 + data.st_mtim.tv_nsec;
    result.mode = data.st_mode & 07777;
    result.owner = data.st_uid;
    result.group = data.st_gid;
    return result;
}

Result<QByteArray> readAll(int descriptor, qint64 size, qint64 maxBytes, const QString &path)
{
    QByteArray bytes;
    bytes.reserve(std::min(size, maxBytes) + 1);
    for (;;) {
        constexpr qint64 block = 1 << 16;
        const qint64 had = bytes.size();
        // One byte past the stated size shows the end without a further block.
        const qint64 wanted = had < size ? std::min(size - had + 1, qint64(16) << 20) : block;
        bytes.resize(had + wanted);
        const ssize_t got = repeatInterrupted(
            [&] { return ::read(descriptor, bytes.data() + had, size_t(wanted)); });
        if (got < 0) {
            return systemFailure(errno, path);
        }
        bytes.resize(had + got);
        if (bytes.size() > maxBytes) {
            return failure(ErrorCode::TooLarge, path);
        }
        if (got == 0) {
            return bytes;
        }
    }
}

} // namespace

Result<QByteArray> DiskFileSystem::read(const QString &path, qint64 maxBytes) const
{
    const QByteArray name = QFile::encodeName(path);
    // O_NONBLOCK keeps the open of a FIFO from waiting for its other end.
    const int descriptor = repeatInterrupted(
        [&] { return ::open(name.constData(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC); });
    if (descriptor < 0) {
        return systemFailure(errno, path);
    }
    const auto closer = std::unique_ptr<const int, void (*)(const int *)>(
        &descriptor, [](const int *number) { ::close(*number); });
    struct stat data = {};
    if (::fstat(descriptor, &data) != 0) {
        return systemFailure(errno, path);
    }
    if (!S_ISREG(data.st_mode)) {
        return failure(ErrorCode::NotRegular, path);
    }
    if (data.st_size > maxBytes) {
        return failure(ErrorCode::TooLarge, path);
    }
    return readAll(descriptor, data.st_size, maxBytes, path);
}

Result<FileStat> DiskFileSystem::stat(const QString &path, FollowLinks follow) const
{
    struct stat data = {};
    const int flags = follow == FollowLinks::No ? AT_SYMLINK_NOFOLLOW : 0;
    if (::fstatat(AT_FDCWD, QFile::encodeName(path).constData(), &data, flags) != 0) {
        return systemFailure(errno, path);
    }
    return fromSystem(data);
}

Result<QStringList> DiskFileSystem::list(const QString &path) const
{
    const auto folder = std::unique_ptr<DIR, void (*)(DIR *)>(
        ::opendir(QFile::encodeName(path).constData()), [](DIR *open) { ::closedir(open); });
    if (!folder) {
        return systemFailure(errno, path);
    }
    QList<QByteArray> names;
    for (;;) {
        errno = 0;
        const dirent *entry = ::readdir(folder.get());
        if (entry == nullptr) {
            if (errno != 0) {
                return systemFailure(errno, path);
            }
            break;
        }
        const QByteArray name(entry->d_name);
        if (name != "." && name != "..") {
            names.append(name);
        }
    }
    std::ranges::sort(names);
    QStringList result;
    result.reserve(names.size());
    for (const QByteArray &name : std::as_const(names)) {
        result.append(QFile::decodeName(name));
    }
    return result;
}

Result<QString> DiskFileSystem::realPath(const QString &path) const
{
    char resolved[PATH_MAX];
    if (::realpath(QFile::encodeName(path).constData(), resolved) == nullptr) {
        return systemFailure(errno, path);
    }
    return QFile::decodeName(resolved);
}

Result<void> DiskFileSystem::checkWritable(const QString &path) const
{
    const Result<FileStat> found = stat(path);
    if (!found) {
        return std::unexpected(found.error());
    }
    if ((found->mode & 0222) == 0) {
        return failure(ErrorCode::ReadOnly, path);
    }
    if (::faccessat(AT_FDCWD, QFile::encodeName(path).constData(), W_OK, AT_EACCESS) != 0) {
        return systemFailure(errno, path);
    }
    return {};
}

Result<FileStat> DiskFileSystem::statHandle(FileHandle handle)
{
    struct stat data = {};
    if (::fstat(handle, &data) != 0) {
        return systemFailure(errno, {});
    }
    return fromSystem(data);
}

} // namespace memorydesk
