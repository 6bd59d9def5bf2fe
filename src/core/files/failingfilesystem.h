// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/writablefilesystem.h"

#include <functional>

namespace memorydesk {

/// Passes every call on to another file system and makes chosen ones fail: the n-th, or all from
/// the n-th on. For tests. Only calls that can fail for want of space, rights or a healthy disk
/// count; closing and the reading side outside transactions are counted as well, so that every step
/// is hit.
class FailingFileSystem final : public WritableFileSystem
{
public:
    enum class Lasting { Once, Persistent };

    explicit FailingFileSystem(WritableFileSystem &inner)
        : m_inner(inner)
    {
    }

    /// Fails the call number `call` (1 = the next one) with `code`.
    void failAt(int call, ErrorCode code, Lasting lasting);
    /// The n-th write writes half of what it was given, all others everything.
    void shortWriteAt(int call);
    /// Runs `action` just before call number `call`: a foreign program that cuts in.
    void interposeAt(int call, std::function<void()> action);
    /// Forgets all of the above and counts from 0 again.
    void reset();
    [[nodiscard]] int calls() const { return m_calls; }
    /// Names of the calls so far, in order.
    [[nodiscard]] const QList<QByteArray> &log() const { return m_log; }

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

private:
    [[nodiscard]] bool fails(const char *name) const;

    WritableFileSystem &m_inner;
    // Counting is part of reading calls too, which are const in the interface.
    mutable int m_calls = 0;
    mutable QList<QByteArray> m_log;
    int m_failAt = 0;
    ErrorCode m_code = ErrorCode::Io;
    Lasting m_lasting = Lasting::Once;
    int m_shortAt = 0;
    int m_interposeAt = 0;
    mutable std::function<void()> m_action;
};

} // namespace memorydesk
