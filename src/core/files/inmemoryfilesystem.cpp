// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/files/inmemoryfilesystem.h"

#include <QDir>
#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace memorydesk {

struct InMemoryFileSystem::Node {
    FileStat data;
    QByteArray bytes;
    QString target; ///< Of a symbolic link.
};

namespace {

QString parentOf(const QString &path)
{
    const qsizetype slash = path.lastIndexOf(u'/');
    return slash <= 0 ? u"/"_s : path.first(slash);
}

} // namespace

InMemoryFileSystem::InMemoryFileSystem()
{
    m_nodes[u"/"_s] = makeNode(FileKind::Directory, 0755);
}

InMemoryFileSystem::~InMemoryFileSystem() = default;

InMemoryFileSystem::NodePointer InMemoryFileSystem::makeNode(FileKind kind, quint32 mode)
{
    auto node = std::make_shared<Node>();
    node->data.kind = kind;
    node->data.inode = m_nextInode++;
    node->data.linkCount = 1;
    node->data.mode = mode;
    return node;
}

void InMemoryFileSystem::setFolder(const QString &path, quint32 mode)
{
    if (path != u"/") {
        setFolder(parentOf(path));
    }
    if (!m_nodes.contains(path)) {
        m_nodes[path] = makeNode(FileKind::Directory, mode);
    } else if (mode != 0755) {
        m_nodes[path]->data.mode = mode;
    }
}

void InMemoryFileSystem::setFile(const QString &path, const QByteArray &bytes, quint32 mode)
{
    setFolder(parentOf(path));
    m_nodes[path] = makeNode(FileKind::Regular, mode);
    m_nodes[path]->bytes = bytes;
}

void InMemoryFileSystem::setSymlink(const QString &path, const QString &target)
{
    setFolder(parentOf(path));
    m_nodes[path] = makeNode(FileKind::Symlink, 0777);
    m_nodes[path]->target = target;
}

void InMemoryFileSystem::setFifo(const QString &path)
{
    setFolder(parentOf(path));
    m_nodes[path] = makeNode(FileKind::Fifo, 0644);
}

std::map<QString, QByteArray> InMemoryFileSystem::tree() const
{
    std::map<QString, QByteArray> result;
    for (const auto &[path, node] : m_nodes) {
        const bool folder = node->data.kind == FileKind::Directory;
        result[folder ? path + u'/' : path] = node->bytes;
    }
    return result;
}

Result<QString> InMemoryFileSystem::resolve(const QString &path, FollowLinks follow,
                                            int depth) const
{
    constexpr int maxDepth = 40;
    if (depth > maxDepth) {
        return failure(ErrorCode::NotRegular, path);
    }
    QString done = u"/"_s;
    const QStringList parts = QDir::cleanPath(path).split(u'/', Qt::SkipEmptyParts);
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const bool last = i + 1 == parts.size();
        done = QDir(done).filePath(parts[i]);
        const auto found = m_nodes.find(done);
        if (found == m_nodes.end()) {
            return last ? Result<QString>(done) : failure(ErrorCode::NotFound, path);
        }
        if (found->second->data.kind == FileKind::Symlink
            && (!last || follow == FollowLinks::Yes)) {
            const QString target = QDir(parentOf(done)).filePath(found->second->target);
            const Result<QString> next = resolve(target, FollowLinks::Yes, depth + 1);
            if (!next) {
                return next;
            }
            done = *next;
        }
    }
    return done;
}

Result<InMemoryFileSystem::NodePointer> InMemoryFileSystem::find(const QString &path,
                                                                 FollowLinks follow) const
{
    const Result<QString> real = resolve(path, follow, 0);
    if (!real) {
        return std::unexpected(real.error());
    }
    const auto found = m_nodes.find(*real);
    return found == m_nodes.end() ? Result<NodePointer>(failure(ErrorCode::NotFound, path))
                                  : found->second;
}

Result<QString> InMemoryFileSystem::newName(const QString &path) const
{
    const Result<QString> real = resolve(path, FollowLinks::No, 0);
    if (real && m_nodes.contains(*real)) {
        return failure(ErrorCode::AlreadyExists, path);
    }
    return real && !m_nodes.contains(parentOf(*real)) ? failure(ErrorCode::NotFound, path) : real;
}

Result<QByteArray> InMemoryFileSystem::read(const QString &path, qint64 maxBytes) const
{
    const Result<NodePointer> node = find(path, FollowLinks::Yes);
    if (!node) {
        return std::unexpected(node.error());
    }
    if ((*node)->data.kind != FileKind::Regular) {
        return failure(ErrorCode::NotRegular, path);
    }
    if ((*node)->bytes.size() > maxBytes) {
        return failure(ErrorCode::TooLarge, path);
    }
    return (*node)->bytes;
}

Result<FileStat> InMemoryFileSystem::stat(const QString &path, FollowLinks follow) const
{
    const Result<NodePointer> node = find(path, follow);
    if (!node) {
        return std::unexpected(node.error());
    }
    FileStat result = (*node)->data;
    result.size = (*node)->bytes.size();
    return result;
}

Result<QStringList> InMemoryFileSystem::list(const QString &path) const
{
    const Result<QString> real = realPath(path);
    if (!real) {
        return std::unexpected(real.error());
    }
    QStringList names;
    for (const auto &[name, node] : m_nodes) {
        if (name != u"/" && parentOf(name) == *real) {
            names.append(name.mid(name.lastIndexOf(u'/') + 1));
        }
    }
    std::ranges::sort(names, {}, &QFile::encodeName);
    return names;
}

Result<QString> InMemoryFileSystem::realPath(const QString &path) const
{
    Result<QString> real = resolve(path, FollowLinks::Yes, 0);
    return real && !m_nodes.contains(*real) ? failure(ErrorCode::NotFound, path) : real;
}

Result<void> InMemoryFileSystem::checkWritable(const QString &path) const
{
    const Result<FileStat> found = stat(path);
    if (!found) {
        return std::unexpected(found.error());
    }
    return (found->mode & 0222) == 0 ? failure(ErrorCode::ReadOnly, path) : Result<void>();
}

Result<FileHandle> InMemoryFileSystem::open(const QString &path)
{
    const Result<NodePointer> node = find(path, FollowLinks::No);
    if (!node) {
        return std::unexpected(node.error());
    }
    if ((*node)->data.kind != FileKind::Regular) {
        return failure(ErrorCode::NotRegular, path);
    }
    m_open[m_nextHandle] = *node;
    return m_nextHandle++;
}

Result<FileHandle> InMemoryFileSystem::openRead(const QString &path)
{
    return open(path);
}

Result<FileHandle> InMemoryFileSystem::openAppend(const QString &path)
{
    return open(path);
}

Result<FileHandle> InMemoryFileSystem::createExclusive(const QString &path, quint32 mode)
{
    const Result<QString> name = newName(path);
    if (!name) {
        return std::unexpected(name.error());
    }
    m_nodes[*name] = makeNode(FileKind::Regular, mode);
    return open(*name);
}

Result<FileHandle> InMemoryFileSystem::openUnnamed(const QString &folder, quint32 mode)
{
    if (m_reduced) {
        return failure(ErrorCode::Unsupported, folder);
    }
    if (const Result<NodePointer> node = find(folder, FollowLinks::Yes); !node) {
        return std::unexpected(node.error());
    }
    m_open[m_nextHandle] = makeNode(FileKind::Regular, mode);
    return m_nextHandle++;
}

Result<void> InMemoryFileSystem::linkHandle(FileHandle handle, const QString &path)
{
    const Result<QString> name = newName(path);
    if (!name) {
        return std::unexpected(name.error());
    }
    m_nodes[*name] = m_open.at(handle);
    return {};
}

Result<qint64> InMemoryFileSystem::write(FileHandle handle, QByteArrayView bytes)
{
    m_open.at(handle)->bytes.append(bytes);
    return bytes.size();
}

Result<QByteArray> InMemoryFileSystem::readAt(FileHandle handle, qint64 offset, qint64 maxBytes)
{
    return m_open.at(handle)->bytes.mid(offset, maxBytes);
}

Result<FileStat> InMemoryFileSystem::statHandle(FileHandle handle)
{
    FileStat result = m_open.at(handle)->data;
    result.size = m_open.at(handle)->bytes.size();
    return result;
}

Result<void> InMemoryFileSystem::truncate(FileHandle handle, qint64 size)
{
    m_open.at(handle)->bytes.truncate(size);
    return {};
}

Result<void> InMemoryFileSystem::setAttributes(FileHandle handle, const FileStat &like)
{
    FileStat &data = m_open.at(handle)->data;
    data.mode = like.mode;
    data.owner = like.owner;
    data.group = like.group;
    return {};
}

Result<void> InMemoryFileSystem::sync(FileHandle)
{
    return {};
}

Result<void> InMemoryFileSystem::close(FileHandle handle)
{
    m_open.erase(handle);
    return {};
}

WriterState InMemoryFileSystem::writerState(FileHandle)
{
    return m_writerState;
}

Result<void> InMemoryFileSystem::renameNoReplace(const QString &from, const QString &to)
{
    const Result<QString> name = newName(to);
    if (!name) {
        return std::unexpected(name.error());
    }
    return renameOver(from, to);
}

Result<void> InMemoryFileSystem::exchange(const QString &first, const QString &second)
{
    if (m_reduced) {
        return failure(ErrorCode::Unsupported, first);
    }
    const Result<QString> one = resolve(first, FollowLinks::No, 0);
    const Result<QString> two = resolve(second, FollowLinks::No, 0);
    if (!one || !two || !m_nodes.contains(*one) || !m_nodes.contains(*two)) {
        return failure(ErrorCode::NotFound, first);
    }
    std::swap(m_nodes[*one], m_nodes[*two]);
    return {};
}

Result<void> InMemoryFileSystem::renameOver(const QString &from, const QString &to)
{
    const Result<QString> source = resolve(from, FollowLinks::No, 0);
    const Result<QString> target = resolve(to, FollowLinks::No, 0);
    if (!source || !target || !m_nodes.contains(*source)) {
        return failure(ErrorCode::NotFound, from);
    }
    m_nodes[*target] = m_nodes[*source];
    m_nodes.erase(*source);
    return {};
}

Result<void> InMemoryFileSystem::unlink(const QString &path)
{
    const Result<QString> real = resolve(path, FollowLinks::No, 0);
    if (!real) {
        return std::unexpected(real.error());
    }
    return m_nodes.erase(*real) == 0 ? failure(ErrorCode::NotFound, path) : Result<void>();
}

Result<void> InMemoryFileSystem::makeFolder(const QString &path, quint32 mode)
{
    const Result<QString> name = newName(path);
    if (!name) {
        return std::unexpected(name.error());
    }
    m_nodes[*name] = makeNode(FileKind::Directory, mode);
    return {};
}

Result<void> InMemoryFileSystem::removeFolder(const QString &path)
{
    const Result<QStringList> names = list(path);
    if (!names) {
        return std::unexpected(names.error());
    }
    return names->isEmpty() ? unlink(path) : failure(ErrorCode::AlreadyExists, path);
}

Result<void> InMemoryFileSystem::syncFolder(const QString &)
{
    return {};
}

Result<FileHandle> InMemoryFileSystem::lockFile(const QString &path, int)
{
    if (!stat(path)) {
        return createExclusive(path, 0600);
    }
    return open(path);
}

Result<void> InMemoryFileSystem::setLockNote(FileHandle handle, QByteArrayView note)
{
    m_open.at(handle)->bytes = note.toByteArray();
    return {};
}

} // namespace memorydesk
