// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/files/wholefile.h"

#include <QFileInfo>

#include <utility>

using namespace Qt::StringLiterals;

namespace memorydesk {

Result<void> OpenFile::close()
{
    return m_fileSystem.close(std::exchange(m_handle, -1));
}

Result<void> writeAll(WritableFileSystem &fileSystem, FileHandle handle, QByteArrayView bytes)
{
    while (!bytes.isEmpty()) {
        const Result<qint64> written = fileSystem.write(handle, bytes);
        if (!written) {
            return std::unexpected(written.error());
        }
        if (*written <= 0) {
            return failure(ErrorCode::PartialWrite);
        }
        bytes = bytes.sliced(*written);
    }
    return {};
}

namespace {

Result<void> fill(WritableFileSystem &fileSystem, FileHandle handle, const QByteArray &bytes,
                  const FileStat *like, Durable durable)
{
    Result<void> done = writeAll(fileSystem, handle, bytes);
    if (done && like != nullptr) {
        done = fileSystem.setAttributes(handle, *like);
    }
    if (done && durable == Durable::Yes) {
        done = fileSystem.sync(handle);
    }
    return done;
}

/// For file systems without nameless files.
Result<void> createByLink(WritableFileSystem &fileSystem, const QString &path,
                          const QByteArray &bytes, quint32 mode, Durable durable)
{
    const QString part = path + partEnding;
    const Result<FileHandle> handle = fileSystem.createExclusive(part, mode);
    if (!handle) {
        return std::unexpected(handle.error());
    }
    OpenFile file(fileSystem, *handle);
    Result<void> done = fill(fileSystem, *handle, bytes, nullptr, durable);
    const Result<void> closed = file.close();
    if (done && !closed) {
        done = closed;
    }
    if (done) {
        done = fileSystem.renameNoReplace(part, path);
    }
    if (!done) {
        std::ignore = fileSystem.unlink(part);
    }
    return done;
}

} // namespace

Result<void> createWhole(WritableFileSystem &fileSystem, const QString &path,
                         const QByteArray &bytes, quint32 mode, Durable durable)
{
    const Result<FileHandle> handle = fileSystem.openUnnamed(QFileInfo(path).path(), mode);
    if (!handle) {
        return handle.error().code == ErrorCode::Unsupported
            ? createByLink(fileSystem, path, bytes, mode, durable)
            : std::unexpected(handle.error());
    }
    OpenFile file(fileSystem, *handle);
    if (const Result<void> filled = fill(fileSystem, *handle, bytes, nullptr, durable); !filled) {
        return filled;
    }
    if (const Result<void> linked = fileSystem.linkHandle(*handle, path); !linked) {
        return linked;
    }
    return {};
}

Result<void> createTemp(WritableFileSystem &fileSystem, const QString &path,
                        const QByteArray &bytes, const FileStat *like)
{
    const quint32 mode = like == nullptr ? 0666 : 0600;
    const Result<FileHandle> handle = fileSystem.createExclusive(path, mode);
    if (!handle) {
        return std::unexpected(handle.error());
    }
    OpenFile file(fileSystem, *handle);
    Result<void> done = fill(fileSystem, *handle, bytes, like, Durable::Yes);
    const Result<void> closed = file.close();
    if (done && !closed) {
        done = closed;
    }
    if (!done) {
        done.error().path = path;
        std::ignore = fileSystem.unlink(path);
    }
    return done;
}

} // namespace memorydesk
