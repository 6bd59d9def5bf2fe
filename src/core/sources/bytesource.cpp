// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/bytesource.h"

#include <QFile>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace memorydesk {

namespace {

ErrorCode codeOf(int number)
{
    switch (number) {
    case ENOENT:
    case ENOTDIR:
        return ErrorCode::NotFound;
    case EACCES:
    case EPERM:
        return ErrorCode::PermissionDenied;
    case EMFILE:
    case ENFILE:
        return ErrorCode::TooManyFiles;
    case ENXIO:
    case EISDIR:
        return ErrorCode::NotRegular;
    case ELOOP:
    case ENAMETOOLONG:
        return ErrorCode::InvalidName;
    default:
        return ErrorCode::Io;
    }
}

std::unexpected<Error> systemFailure(const QString &path)
{
    const int number = errno;
    return failure(codeOf(number), path, QString::fromLocal8Bit(std::strerror(number)));
}

class FileSource final : public ByteSource
{
public:
    FileSource(int descriptor, const struct stat &status, QString path)
        : m_descriptor(descriptor)
        , m_size(status.st_size)
        , m_inode(status.st_ino)
        , m_modified(QDateTime::fromMSecsSinceEpoch(
              status.st_mtim.tv_sec * 1000 + status.st_mtim.tv_nsec / 1000000, QTimeZone::UTC))
        , m_path(std::move(path))
    {
    }
    ~FileSource() override { ::close(m_descriptor); }
    FileSource(const FileSource &) = delete;
    FileSource &operator=(const FileSource &) = delete;

    Result<qint64> readAt(qint64 offset, char *data, qint64 size) const override
    {
        while (true) {
            const ssize_t count = ::pread(m_descriptor, data, std::size_t(size), offset);
            if (count >= 0)
                return qint64(count);
            if (errno != EINTR)
                return systemFailure(m_path);
        }
    }
    qint64 size() const override { return m_size; }
    quint64 inode() const override { return m_inode; }
    QDateTime modified() const override { return m_modified; }

private:
    int m_descriptor;
    qint64 m_size;
    quint64 m_inode;
    QDateTime m_modified;
    QString m_path;
};

class MemorySource final : public ByteSource
{
public:
    explicit MemorySource(QByteArray bytes)
        : m_bytes(std::move(bytes))
    {
    }

    Result<qint64> readAt(qint64 offset, char *data, qint64 size) const override
    {
        const qint64 count = std::clamp<qint64>(m_bytes.size() - offset, 0, size);
        if (count > 0)
            std::memcpy(data, m_bytes.constData() + offset, std::size_t(count));
        return count;
    }
    qint64 size() const override { return m_bytes.size(); }

private:
    QByteArray m_bytes;
};

} // namespace

Result<QByteArray> ByteSource::bytes(qint64 offset, qint64 size) const
{
    QByteArray result(std::max<qint64>(size, 0), Qt::Uninitialized);
    qint64 filled = 0;
    while (filled < result.size()) {
        const auto count = readAt(offset + filled, result.data() + filled, result.size() - filled);
        if (!count)
            return std::unexpected(count.error());
        if (*count == 0)
            break;
        filled += *count;
    }
    result.truncate(filled);
    return result;
}

Result<std::unique_ptr<ByteSource>> openFileSource(const QString &path)
{
    // O_NONBLOCK: opening a FIFO must not wait for its writer.
    const int descriptor =
        ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (descriptor < 0)
        return systemFailure(path);
    struct stat status = {};
    if (::fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode)) {
        ::close(descriptor);
        return failure(ErrorCode::NotRegular, path);
    }
    return std::make_unique<FileSource>(descriptor, status, path);
}

std::unique_ptr<ByteSource> memorySource(const QByteArray &bytes)
{
    return std::make_unique<MemorySource>(bytes);
}

} // namespace memorydesk
