// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/filesystem.h"

#include <QByteArrayView>

namespace memorydesk {

/// Number of an open file, given by `open…` and given back by `close`.
using FileHandle = int;

/// What `writerState` found out about other programs having a file open for writing.
enum class WriterState { None, Open, Unknown };

/// Writing side of the disk: thin calls, each about one system call, so that a test can make any of
/// them fail. Used by `core/files` alone. No call follows a final symbolic link.
class WritableFileSystem : public FileSystem
{
public:
    /// Only for reading; NotRegular for anything but a regular file.
    [[nodiscard]] virtual Result<FileHandle> openRead(const QString &path) = 0;
    /// Existing regular file, every write goes to its end (O_APPEND).
    [[nodiscard]] virtual Result<FileHandle> openAppend(const QString &path) = 0;
    /// New empty file; AlreadyExists.
    [[nodiscard]] virtual Result<FileHandle> createExclusive(const QString &path, quint32 mode) = 0;
    /// New file without a name in `folder`, to be named by `linkHandle`; vanishes with the process.
    /// Unsupported where the file system has no such thing.
    [[nodiscard]] virtual Result<FileHandle> openUnnamed(const QString &folder, quint32 mode) = 0;
    /// Gives a nameless file its name; AlreadyExists.
    [[nodiscard]] virtual Result<void> linkHandle(FileHandle handle, const QString &path) = 0;

    /// One write; the count may be less than asked for.
    [[nodiscard]] virtual Result<qint64> write(FileHandle handle, QByteArrayView bytes) = 0;
    [[nodiscard]] virtual Result<QByteArray> readAt(FileHandle handle, qint64 offset,
                                                    qint64 maxBytes) = 0;
    [[nodiscard]] virtual Result<FileStat> statHandle(FileHandle handle) = 0;
    [[nodiscard]] virtual Result<void> truncate(FileHandle handle, qint64 size) = 0;
    /// Mode, and owner and group where they differ.
    [[nodiscard]] virtual Result<void> setAttributes(FileHandle handle, const FileStat &like) = 0;
    [[nodiscard]] virtual Result<void> sync(FileHandle handle) = 0;
    virtual Result<void> close(FileHandle handle) = 0;
    /// Whether another open file description may still write into this file.
    [[nodiscard]] virtual WriterState writerState(FileHandle handle) = 0;

    /// Rename that never replaces; AlreadyExists.
    [[nodiscard]] virtual Result<void> renameNoReplace(const QString &from, const QString &to) = 0;
    /// Both names change places in one step; Unsupported where the file system cannot.
    [[nodiscard]] virtual Result<void> exchange(const QString &first, const QString &second) = 0;
    [[nodiscard]] virtual Result<void> renameOver(const QString &from, const QString &to) = 0;
    [[nodiscard]] virtual Result<void> unlink(const QString &path) = 0;
    [[nodiscard]] virtual Result<void> makeFolder(const QString &path, quint32 mode) = 0;
    [[nodiscard]] virtual Result<void> removeFolder(const QString &path) = 0;
    [[nodiscard]] virtual Result<void> syncFolder(const QString &path) = 0;

    /// Opens (making it when missing) a lock file of ours and takes an exclusive flock, waiting at
    /// most `waitMs`; LockTimeout. Closing the handle, or dying, gives the lock back.
    [[nodiscard]] virtual Result<FileHandle> lockFile(const QString &path, int waitMs) = 0;
    /// Replaces the few bytes inside a lock file (a note for recovery; not synced).
    [[nodiscard]] virtual Result<void> setLockNote(FileHandle handle, QByteArrayView note) = 0;
};

} // namespace memorydesk
