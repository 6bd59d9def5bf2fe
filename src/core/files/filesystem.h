// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QStringList>

namespace memorydesk {

enum class FileKind { Regular, Directory, Symlink, Fifo, Other };

struct FileStat {
    FileKind kind = FileKind::Other;
    quint64 device = 0;
    quint64 inode = 0;
    quint64 linkCount = 0;
    qint64 size = 0; ///< Bytes.
    qint64 modifiedNs = 0; ///< Nanoseconds since 1970, UTC.
    quint32 mode = 0; ///< Permission bits.
    quint32 owner = 0; ///< User id.
    quint32 group = 0; ///< Group id.
    bool operator==(const FileStat &) const = default;
};

enum class FollowLinks { No, Yes };

/// Reading side of the disk, as seen by everything outside `core/files`. Thread-safe; no call
/// blocks on a FIFO. The writing calls live in `core/files/writablefilesystem.h` and are used by
/// Transaction alone.
class FileSystem
{
public:
    virtual ~FileSystem() = default;
    /// Whole content of a regular file (links followed). NotFound, NotRegular, PermissionDenied,
    /// TooLarge, Io.
    [[nodiscard]] virtual Result<QByteArray> read(const QString &path,
                                                  qint64 maxBytes = 64LL << 20) const = 0;
    [[nodiscard]] virtual Result<FileStat> stat(const QString &path,
                                                FollowLinks follow = FollowLinks::Yes) const = 0;
    /// Names (not paths) in a folder, sorted by bytes, hidden ones included.
    [[nodiscard]] virtual Result<QStringList> list(const QString &path) const = 0;
    /// Absolute path with all links resolved. NotFound when anything on the way is missing.
    [[nodiscard]] virtual Result<QString> realPath(const QString &path) const = 0;
    /// Whether a file may be replaced, or a folder be written in. No write bit at all means
    /// ReadOnly, also for root (who could write); else PermissionDenied or ReadOnly as the system
    /// says.
    [[nodiscard]] virtual Result<void> checkWritable(const QString &path) const = 0;
};

} // namespace memorydesk
