// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/writablefilesystem.h"

#include <QLatin1StringView>

namespace memorydesk {

enum class Durable { No, Yes };

/// Open file that is closed when it goes out of scope.
class OpenFile
{
public:
    OpenFile(WritableFileSystem &fileSystem, FileHandle handle)
        : m_fileSystem(fileSystem)
        , m_handle(handle)
    {
    }
    ~OpenFile()
    {
        if (m_handle >= 0) {
            m_fileSystem.close(m_handle);
        }
    }
    OpenFile(const OpenFile &) = delete;
    OpenFile &operator=(const OpenFile &) = delete;
    [[nodiscard]] FileHandle handle() const { return m_handle; }
    /// Closes now and says whether that worked.
    [[nodiscard]] Result<void> close();

private:
    WritableFileSystem &m_fileSystem;
    FileHandle m_handle;
};

/// Writes all bytes, in several calls where the system takes fewer.
[[nodiscard]] Result<void> writeAll(WritableFileSystem &fileSystem, FileHandle handle,
                                    QByteArrayView bytes);

/// Ending of a file being written where there are no nameless files.
inline constexpr QLatin1StringView partEnding(".part");

/// Makes a file that appears under its name whole or not at all; AlreadyExists. A crash leaves
/// nothing behind where the file system has nameless files, else perhaps `path` + `partEnding`.
/// `Durable::Yes` syncs the content; the folder is the caller's.
[[nodiscard]] Result<void> createWhole(WritableFileSystem &fileSystem, const QString &path,
                                       const QByteArray &bytes, quint32 mode, Durable durable);

/// Makes a file under a name that only we use: content written, attributes copied from `like` when
/// given, synced. On failure nothing is left.
[[nodiscard]] Result<void> createTemp(WritableFileSystem &fileSystem, const QString &path,
                                      const QByteArray &bytes, const FileStat *like);

} // namespace memorydesk
