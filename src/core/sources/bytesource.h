// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QDateTime>
#include <QTimeZone>

#include <memory>

namespace memorydesk {

/// Bytes that are read piece by piece at any place: a growing file, or text in memory. Files are
/// read with `pread`, never mapped: a map dies when another program shortens the file.
class ByteSource
{
public:
    virtual ~ByteSource() = default;
    /// Up to `size` bytes from `offset`; 0 at the end.
    [[nodiscard]] virtual Result<qint64> readAt(qint64 offset, char *data, qint64 size) const = 0;
    [[nodiscard]] virtual qint64 size() const = 0;
    [[nodiscard]] virtual quint64 inode() const { return 0; }
    [[nodiscard]] virtual QDateTime modified() const { return {}; }

    /// At most `size` bytes from `offset`, fewer at the end.
    [[nodiscard]] Result<QByteArray> bytes(qint64 offset, qint64 size) const;
};

/// Opens a regular file for reading; does not wait on a FIFO. NotFound, NotRegular,
/// PermissionDenied, TooManyFiles, Io. `size` is that of the moment of opening.
[[nodiscard]] Result<std::unique_ptr<ByteSource>> openFileSource(const QString &path);
[[nodiscard]] std::unique_ptr<ByteSource> memorySource(const QByteArray &bytes);

} // namespace memorydesk
