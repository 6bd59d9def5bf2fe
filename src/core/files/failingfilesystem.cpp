// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/files/failingfilesystem.h"

namespace memorydesk {

void FailingFileSystem::failAt(int call, ErrorCode code, Lasting lasting)
{
    m_failAt = call + m_calls;
    m_code = code;
    m_lasting = lasting;
}

void FailingFileSystem::shortWriteAt(int call)
{
    m_shortAt = call + m_calls;
}

void FailingFileSystem::interposeAt(int call, std::function<void()> action)
{
    m_interposeAt = call + m_calls;
    m_action = std::move(action);
}

void FailingFileSystem::reset()
{
    m_calls = 0;
    m_failAt = 0;
    m_shortAt = 0;
    m_interposeAt = 0;
    m_action = {};
    m_log.clear();
}

bool FailingFileSystem::fails(const char *name) const
{
    ++m_calls;
    m_log.append(name);
    if (m_calls == m_interposeAt && m_action) {
        m_action();
    }
    return m_failAt > 0 && (m_lasting == Lasting::Once ? m_calls == m_failAt : m_calls >= m_failAt);
}

Result<QByteArray> FailingFileSystem::read(const QString &path, qint64 maxBytes) const
{
    if (fails("read")) {
        return failure(m_code, path);
    }
    return m_inner.read(path, maxBytes);
}

Result<FileStat> FailingFileSystem::stat(const QString &path, FollowLinks follow) const
{
    if (fails("stat")) {
        return failure(m_code, path);
    }
    return m_inner.stat(path, follow);
}

Result<QStringList> FailingFileSystem::list(const QString &path) const
{
    if (fails("list")) {
        return failure(m_code, path);
    }
    return m_inner.list(path);
}

Result<QString> FailingFileSystem::realPath(const QString &path) const
{
    if (fails("realPath")) {
        return failure(m_code, path);
    }
    return m_inner.realPath(path);
}

Result<void> FailingFileSystem::checkWritable(const QString &path) const
{
    if (fails("checkWritable")) {
        return failure(m_code, path);
    }
    return m_inner.checkWritable(path);
}

Result<FileHandle> FailingFileSystem::openRead(const QString &path)
{
    if (fails("openRead")) {
        return failure(m_code, path);
    }
    return m_inner.openRead(path);
}

Result<FileHandle> FailingFileSystem::openAppend(const QString &path)
{
    if (fails("openAppend")) {
        return failure(m_code, path);
    }
    return m_inner.openAppend(path);
}

Result<FileHandle> FailingFileSystem::createExclusive(const QString &path, quint32 mode)
{
    if (fails("createExclusive")) {
        return failure(m_code, path);
    }
    return m_inner.createExclusive(path, mode);
}

Result<FileHandle> FailingFileSystem::openUnnamed(const QString &folder, quint32 mode)
{
    if (fails("openUnnamed")) {
        return failure(m_code, folder);
    }
    return m_inner.openUnnamed(folder, mode);
}

Result<void> FailingFileSystem::linkHandle(FileHandle handle, const QString &path)
{
    if (fails("linkHandle")) {
        return failure(m_code, path);
    }
    return m_inner.linkHandle(handle, path);
}

Result<qint64> FailingFileSystem::write(FileHandle handle, QByteArrayView bytes)
{
    if (fails("write")) {
        return failure(m_code);
    }
    if (m_calls == m_shortAt && bytes.size() > 1) {
        return m_inner.write(handle, bytes.first(bytes.size() / 2));
    }
    return m_inner.write(handle, bytes);
}

Result<QByteArray> FailingFileSystem::readAt(FileHandle handle, qint64 offset, qint64 maxBytes)
{
    if (fails("readAt")) {
        return failure(m_code);
    }
    return m_inner.readAt(handle, offset, maxBytes);
}

Result<FileStat> FailingFileSystem::statHandle(FileHandle handle)
{
    if (fails("statHandle")) {
        return failure(m_code);
    }
    return m_inner.statHandle(handle);
}

Result<void> FailingFileSystem::truncate(FileHandle handle, qint64 size)
{
    if (fails("truncate")) {
        return failure(m_code);
    }
    return m_inner.truncate(handle, size);
}

Result<void> FailingFileSystem::setAttributes(FileHandle handle, const FileStat &like)
{
    if (fails("setAttributes")) {
        return failure(m_code);
    }
    return m_inner.setAttributes(handle, like);
}

Result<void> FailingFileSystem::sync(FileHandle handle)
{
    if (fails("sync")) {
        return failure(m_code);
    }
    return m_inner.sync(handle);
}

Result<void> FailingFileSystem::close(FileHandle handle)
{
    // The descriptor is gone even when closing reports an error.
    const bool failing = fails("close");
    const Result<void> closed = m_inner.close(handle);
    return failing ? failure(m_code) : closed;
}

WriterState FailingFileSystem::writerState(FileHandle handle)
{
    return fails("writerState") ? WriterState::Unknown : m_inner.writerState(handle);
}

Result<void> FailingFileSystem::renameNoReplace(const QString &from, const QString &to)
{
    if (fails("renameNoReplace")) {
        return failure(m_code, to);
    }
    return m_inner.renameNoReplace(from, to);
}

Result<void> FailingFileSystem::exchange(const QString &first, const QString &second)
{
    if (fails("exchange")) {
        return failure(m_code, second);
    }
    return m_inner.exchange(first, second);
}

Result<void> FailingFileSystem::renameOver(const QString &from, const QString &to)
{
    if (fails("renameOver")) {
        return failure(m_code, to);
    }
    return m_inner.renameOver(from, to);
}

Result<void> FailingFileSystem::unlink(const QString &path)
{
    if (fails("unlink")) {
        return failure(m_code, path);
    }
    return m_inner.unlink(path);
}

Result<void> FailingFileSystem::makeFolder(const QString &path, quint32 mode)
{
    if (fails("makeFolder")) {
        return failure(m_code, path);
    }
    return m_inner.makeFolder(path, mode);
}

Result<void> FailingFileSystem::removeFolder(const QString &path)
{
    if (fails("removeFolder")) {
        return failure(m_code, path);
    }
    return m_inner.removeFolder(path);
}

Result<void> FailingFileSystem::syncFolder(const QString &path)
{
    if (fails("syncFolder")) {
        return failure(m_code, path);
    }
    return m_inner.syncFolder(path);
}

Result<FileHandle> FailingFileSystem::lockFile(const QString &path, int waitMs)
{
    if (fails("lockFile")) {
        return failure(m_code, path);
    }
    return m_inner.lockFile(path, waitMs);
}

Result<void> FailingFileSystem::setLockNote(FileHandle handle, QByteArrayView note)
{
    if (fails("setLockNote")) {
        return failure(m_code);
    }
    return m_inner.setLockNote(handle, note);
}

} // namespace memorydesk
