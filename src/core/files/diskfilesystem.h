// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/writablefilesystem.h"

namespace memorydesk {

/// The real disk (Linux). Thread-safe; keeps no state. Interrupted calls are repeated.
class DiskFileSystem final : public WritableFileSystem
{
public:
    Result<QByteArray> read(const QString &path, qint64 maxBytes = 64LL << 20) const override;
    Result<FileStat> stat(const QString &path,
                          FollowLinks follow = FollowLinks::Yes) const override;
    Result<QStringList> list(const QString &path) const override;
    Result<QString> realPath(const QString &path) const override;
    Result<void> checkWritable(const QString &path) const override;

    Result<FileHandle> openRead(const QString &path) override;
    Result<FileHandle> openAppend(const QString &path) override;
    Result<FileHandle> createExclusive(const QString &path, quint32 mode) override;
    Result<FileHandle> openUnnamed(const QString &folder, quint32 mode) override;
    Result<void> linkHandle(FileHandle handle, const QString &path) override;
    Result<qint64> write(FileHandle handle, QByteArrayView bytes) override;
    Result<QByteArray> readAt(FileHandle handle, qint64 offset, qint64 maxBytes) override;
    Result<FileStat> statHandle(FileHandle handle) override;
    Result<void> truncate(FileHandle handle, qint64 size) override;
    Result<void> setAttributes(FileHandle handle, const FileStat &like) override;
    Result<void> sync(FileHandle handle) override;
    Result<void> close(FileHandle handle) override;
    WriterState writerState(FileHandle handle) override;
    Result<void> renameNoReplace(const QString &from, const QString &to) override;
    Result<void> exchange(const QString &first, const QString &second) override;
    Result<void> renameOver(const QString &from, const QString &to) override;
    Result<void> unlink(const QString &path) override;
    Result<void> makeFolder(const QString &path, quint32 mode) override;
    Result<void> removeFolder(const QString &path) override;
    Result<void> syncFolder(const QString &path) override;
    Result<FileHandle> lockFile(const QString &path, int waitMs) override;
    Result<void> setLockNote(FileHandle handle, QByteArrayView note) override;
};

/// The error code for an errno value.
[[nodiscard]] ErrorCode errorCodeFor(int systemError);

} // namespace memorydesk
