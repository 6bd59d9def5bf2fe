// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/writablefilesystem.h"

#include <map>
#include <memory>

namespace memorydesk {

/// A disk in memory for tests: folders, files, hard and symbolic links, modes. Paths are absolute.
/// Not thread-safe. The root folder exists from the start.
class InMemoryFileSystem final : public WritableFileSystem
{
public:
    InMemoryFileSystem();
    ~InMemoryFileSystem() override;

    /// Test set-up and inspection; parents are made.
    void setFile(const QString &path, const QByteArray &bytes, quint32 mode = 0644);
    void setFolder(const QString &path, quint32 mode = 0755);
    void setSymlink(const QString &path, const QString &target);
    void setFifo(const QString &path);
    /// Every path with its bytes; folders have a trailing slash and no bytes.
    [[nodiscard]] std::map<QString, QByteArray> tree() const;
    /// What `writerState` answers from now on.
    void setWriterState(WriterState state) { m_writerState = state; }
    /// Makes `exchange` and nameless files unsupported, as on old file systems.
    void setReduced(bool reduced) { m_reduced = reduced; }
    [[nodiscard]] int openHandles() const { return int(m_open.size()); }

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
    struct Node;
    // Shared because hard links and open handles keep a node alive, as on a real disk.
    using NodePointer = std::shared_ptr<Node>;

    [[nodiscard]] Result<QString> resolve(const QString &path, FollowLinks follow, int depth) const;
    [[nodiscard]] Result<NodePointer> find(const QString &path, FollowLinks follow) const;
    [[nodiscard]] Result<QString> newName(const QString &path) const;
    [[nodiscard]] Result<FileHandle> open(const QString &path);
    NodePointer makeNode(FileKind kind, quint32 mode);

    std::map<QString, NodePointer>
        m_nodes; ///< By absolute path; sorted, so a folder's are together.
    std::map<FileHandle, NodePointer> m_open;
    WriterState m_writerState = WriterState::None;
    bool m_reduced = false;
    quint64 m_nextInode = 1;
    FileHandle m_nextHandle = 1000;
};

} // namespace memorydesk
