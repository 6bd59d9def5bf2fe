// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/memory/memoryfolder.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

constexpr qint64 memoryByteLimit = 8LL << 20;

bool looksLikeMarkdown(const QString &name)
{
    return name.endsWith(u".md"_s, Qt::CaseInsensitive);
}

/// Why a name alone is no memory; empty when it may be one.
QString exclusionByName(const QString &name)
{
    const QStringView stem = QStringView(name).chopped(3);
    if (name.startsWith(u'.')) {
        return name.startsWith(u".#"_s) || name.endsWith(u".swp"_s) ? u"editor-temporary"_s
                                                                    : u"hidden-file"_s;
    }
    if (stem.contains(u".sync-conflict-"_s)) {
        return u"sync-conflict"_s;
    }
    if (stem.endsWith(u'~')) {
        return u"backup-file"_s;
    }
    if (name.startsWith(u'#') || stem.endsWith(u'#')) {
        return u"editor-temporary"_s;
    }
    return {};
}

struct Listing {
    const FileSystem &fileSystem;
    QString realRoot;
    MemoryFileList &list;

    void exclude(const QString &name, const QString &code) const
    {
        list.excluded += {name, code};
        if (code == u"outside-link"_s) {
            list.outside += name;
        }
    }

    /// Code for a link: empty when its target is a file inside the folder.
    QString linkFault(const QString &path) const
    {
        const auto real = fileSystem.realPath(path);
        if (!real) {
            return u"dangling-link"_s;
        }
        return real->startsWith(realRoot + u'/') ? QString() : u"outside-link"_s;
    }

    void add(const QString &folder, const QString &name, const QString &relative) const
    {
        if (const QString code = exclusionByName(name); !code.isEmpty()) {
            exclude(relative, code);
            return;
        }
        const QString path = folder + u'/' + name;
        const auto own = fileSystem.stat(path, FollowLinks::No);
        if (!own) {
            // Vanished between listing and looking: nothing to say about it.
            if (own.error().code != ErrorCode::NotFound) {
                exclude(relative, u"unreadable-file"_s);
            }
            return;
        }
        if (own->kind == FileKind::Symlink) {
            if (const QString code = linkFault(path); !code.isEmpty()) {
                exclude(relative, code);
                return;
            }
        }
        const auto target = fileSystem.stat(path, FollowLinks::Yes);
        if (!target || target->kind != FileKind::Regular) {
            exclude(relative, u"not-a-file"_s);
        } else if (target->size > memoryByteLimit) {
            exclude(relative, u"too-large"_s);
        } else {
            list.files += relative;
        }
    }

    Result<void> walk(const QString &folder, const QString &prefix) const
    {
        const auto names = fileSystem.list(folder);
        if (!names) {
            return std::unexpected(names.error());
        }
        for (const QString &name : *names) {
            const bool index = prefix.isEmpty() && name == u"MEMORY.md"_s;
            if (looksLikeMarkdown(name) && !index) {
                add(folder, name, prefix + name);
            }
        }
        return {};
    }
};

/// `team/` is looked into only when it is a folder inside the memory folder.
bool hasTeamFolder(const FileSystem &fileSystem, const QString &folder, const QString &realRoot)
{
    const auto real = fileSystem.realPath(folder + u"/team"_s);
    const auto stat = fileSystem.stat(folder + u"/team"_s);
    return real && stat && stat->kind == FileKind::Directory && real->startsWith(realRoot + u'/');
}

QString writeFault(const FileSystem &fileSystem, const QString &folder)
{
    constexpr quint32 anyWriteBit = 0222;
    const auto stat = fileSystem.stat(folder);
    if (!stat) {
        return stat.error().code == ErrorCode::NotFound ? u"missing"_s : u"permission-denied"_s;
    }
    return (stat->mode & anyWriteBit) == 0 ? u"read-only"_s : QString();
}

/// An index that is a link out of the folder is read, but nothing is written through it.
bool indexLeadsOutside(const FileSystem &fileSystem, const MemoryFolder &folder)
{
    const auto root = fileSystem.realPath(folder.root.path);
    const auto index = fileSystem.realPath(folder.indexPath());
    return root && index && !index->startsWith(*root + u'/');
}

void readDocuments(const FileSystem &fileSystem, const MemoryFileList &list, MemoryFolder &folder)
{
    for (const QString &name : list.files) {
        const QString path = folder.filePath(name);
        const auto bytes = fileSystem.read(path, memoryByteLimit);
        if (bytes) {
            folder.documents += parseMemoryDocument(path, *bytes, name);
        } else if (bytes.error().code != ErrorCode::NotFound) {
            folder.excluded += {name, u"unreadable-file"_s};
            folder.unreadable += bytes.error();
        }
    }
}

} // namespace

Result<MemoryFileList> listMemoryFiles(const FileSystem &fileSystem, const QString &folder)
{
    const auto root = fileSystem.realPath(folder);
    if (!root) {
        return std::unexpected(root.error());
    }
    MemoryFileList list;
    const Listing listing{fileSystem, *root, list};
    if (const auto walked = listing.walk(folder, {}); !walked) {
        return std::unexpected(walked.error());
    }
    if (hasTeamFolder(fileSystem, folder, *root)) {
        // An unreadable team folder takes nothing away from the rest.
        if (!listing.walk(folder + u"/team"_s, u"team/"_s)) {
            list.excluded += {u"team"_s, u"unreadable-file"_s};
        }
    }
    return list;
}

QString MemoryFolder::indexPath() const
{
    return filePath(u"MEMORY.md"_s);
}

QString MemoryFolder::filePath(const QString &fileName) const
{
    return root.path + u'/' + fileName;
}

const MemoryDocument *MemoryFolder::find(const QString &fileName) const
{
    const auto found = std::ranges::find(documents, fileName, &MemoryDocument::fileName);
    return found == documents.end() ? nullptr : &*found;
}

QStringList MemoryFolder::fileNames() const
{
    QStringList names;
    names.reserve(documents.size());
    for (const MemoryDocument &document : documents) {
        names += document.fileName;
    }
    return names;
}

MemoryFolder loadMemoryFolder(const FileSystem &fileSystem, const MemoryRoot &root)
{
    MemoryFolder folder;
    folder.root = root;
    folder.notWritable = writeFault(fileSystem, root.path);
    const auto list = listMemoryFiles(fileSystem, root.path);
    if (!list) {
        folder.exists = list.error().code != ErrorCode::NotFound;
        if (folder.exists) {
            folder.unreadable += list.error();
        }
        folder.convention = root.convention.value_or(emptyFolderConvention(root.kind));
        return folder;
    }
    folder.exists = true;
    if (folder.notWritable.isEmpty() && indexLeadsOutside(fileSystem, folder)) {
        folder.notWritable = u"index-outside"_s;
    }
    folder.excluded = list->excluded;
    readDocuments(fileSystem, *list, folder);
    folder.convention = root.convention.value_or(guessConvention(folder.documents, root.kind));
    // A file that exists but could not be read is still no dangling entry.
    const auto index = fileSystem.read(folder.indexPath(), memoryByteLimit);
    if (index) {
        folder.index = parseMemoryIndex(*index, list->files, list->outside);
    } else {
        folder.index.unlisted = list->files;
        if (index.error().code != ErrorCode::NotFound) {
            folder.unreadable += index.error();
        }
    }
    return folder;
}

} // namespace memorydesk
