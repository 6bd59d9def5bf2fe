// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/memory/memorychanges.h"

#include "core/memory/indexedit_p.h"
#include "core/memory/slug.h"
#include "core/text/frontmatter.h"

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

Result<void> checkFields(const MemoryFields &fields)
{
    if (fields.name.trimmed().isEmpty()) {
        return failure(ErrorCode::Blocked, {}, u"name-missing"_s);
    }
    if (fields.description.trimmed().isEmpty()) {
        return failure(ErrorCode::Blocked, {}, u"description-missing"_s);
    }
    return {};
}

Result<const MemoryDocument *> documentOf(const MemoryFolder &folder, const QString &fileName)
{
    const MemoryDocument *document = folder.find(fileName);
    if (!document) {
        return failure(ErrorCode::NotFound, folder.filePath(fileName));
    }
    return document;
}

/// `team/` or nothing.
QString folderPart(const QString &fileName)
{
    return fileName.left(fileName.lastIndexOf(u'/') + 1);
}

/// The memory under another name with other bytes, its index line and the links to it.
Result<ChangeSet> renamed(const MemoryFolder &folder, const MemoryDocument &document,
                          const QString &newFile, const QByteArray &after, ChangeSet change)
{
    if (newFile.compare(document.fileName, Qt::CaseInsensitive) != 0) {
        if (const auto free = checkFree(folder, newFile); !free) {
            return std::unexpected(free.error());
        }
    }
    const QByteArray own = withLinksRenamed(after, document.fileName, newFile);
    if (own == document.bytes) {
        change.operations += Move{document.path, folder.filePath(newFile), document.bytes};
    } else {
        change.operations += Create{folder.filePath(newFile), own};
        change.operations += Remove{document.path, document.bytes};
    }
    IndexEdit index(folder);
    index.retarget(document.fileName, newFile);
    index.addTo(change);
    for (const MemoryDocument &other : folder.documents) {
        if (other.fileName == document.fileName) {
            continue;
        }
        const QByteArray linked = withLinksRenamed(other.bytes, document.fileName, newFile);
        if (linked != other.bytes) {
            change.operations += Replace{other.path, other.bytes, linked};
        }
    }
    return change;
}

bool lineFollows(const IndexEntry &entry, const MemoryDocument &document)
{
    return entry.title == document.name && entry.hook == document.description;
}

} // namespace

Result<ChangeSet> createMemory(const MemoryFolder &folder, const MemoryFields &fields,
                               Overwrite overwrite)
{
    const auto fileName = memoryFileName(folder.convention, fields.type, fields.slug);
    if (!fileName) {
        return std::unexpected(fileName.error());
    }
    for (const auto &check : {checkFields(fields), checkWritable(folder)}) {
        if (!check) {
            return std::unexpected(check.error());
        }
    }
    const auto line = checkedIndexLine(folder, fields.name, *fileName, fields.description);
    if (!line) {
        return std::unexpected(line.error());
    }
    const QByteArray text = memoryFileText(folder.convention, fields);
    ChangeSet change{u"create-memory"_s, {fields.name, *fileName, folder.root.label}, {}};
    const MemoryDocument *existing = folder.find(*fileName);
    if (existing && overwrite == Overwrite::Yes) {
        change.operations += Replace{existing->path, existing->bytes, text};
    } else {
        if (const auto free = checkFree(folder, *fileName); !free) {
            return std::unexpected(free.error());
        }
        change.operations += Create{folder.filePath(*fileName), text, createsFolder(folder)};
    }
    IndexEdit index(folder);
    if (const auto put = index.putLine(*fileName, *line); !put) {
        return std::unexpected(put.error());
    }
    index.addTo(change);
    return change;
}

Result<ChangeSet> reviseMemory(const MemoryFolder &folder, const QString &fileName,
                               const QByteArray &after, IndexLine indexLine)
{
    const auto document = documentOf(folder, fileName);
    if (!document) {
        return std::unexpected(document.error());
    }
    const MemoryDocument &before = **document;
    const MemoryDocument revised = parseMemoryDocument(before.path, after, fileName);
    ChangeSet change{u"revise-memory"_s, {revised.name, fileName, folder.root.label}, {}};
    if (before.bytes != after) {
        change.operations += Replace{before.path, before.bytes, after};
    }
    const IndexEntry *entry = folder.index.find(fileName);
    const bool follows = entry && lineFollows(*entry, before) && !lineFollows(*entry, revised);
    const bool complete = !revised.name.isEmpty() && !revised.description.isEmpty();
    if (complete && (follows || indexLine == IndexLine::Update)) {
        const QString target = entry ? entry->target : fileName;
        const auto line = checkedIndexLine(folder, revised.name, target, revised.description);
        if (!line) {
            return std::unexpected(line.error());
        }
        IndexEdit index(folder);
        if (const auto put = index.putLine(fileName, *line); !put) {
            return std::unexpected(put.error());
        }
        index.addTo(change);
    }
    return change;
}

Result<ChangeSet> renameMemory(const MemoryFolder &folder, const QString &fileName,
                               const QString &newSlug)
{
    const auto document = documentOf(folder, fileName);
    if (!document) {
        return std::unexpected(document.error());
    }
    if (const SlugFault fault = checkSlug(newSlug); fault != SlugFault::None) {
        return failure(ErrorCode::InvalidName, {}, slugFaultCode(fault));
    }
    const MemoryDocument &before = **document;
    const QString prefix = before.prefixType.isEmpty() ? QString() : before.prefixType + u'_';
    const QString newFile = folderPart(fileName) + prefix + newSlug + u".md"_s;
    QByteArray after = before.bytes;
    if (before.typeNested && before.name == before.slug) {
        after = setFrontmatterValue(after, {u"name"_s}, newSlug).value_or(after);
    }
    return renamed(folder, before, newFile, after,
                   {u"rename-memory"_s, {before.name, fileName, newFile}, {}});
}

Result<ChangeSet> retypeMemory(const MemoryFolder &folder, const QString &fileName,
                               const QString &newType)
{
    const auto document = documentOf(folder, fileName);
    if (!document) {
        return std::unexpected(document.error());
    }
    if (!isMemoryType(newType)) {
        return failure(ErrorCode::InvalidName, {}, u"type-unknown"_s);
    }
    const MemoryDocument &before = **document;
    const QStringList key =
        before.typeNested ? QStringList{u"metadata"_s, u"type"_s} : QStringList{u"type"_s};
    const auto after = setFrontmatterValue(before.bytes, key, newType);
    if (!after) {
        return std::unexpected(after.error());
    }
    ChangeSet change{u"retype-memory"_s, {before.name, fileName, newType}, {}};
    if (before.prefixType.isEmpty() || before.prefixType == newType) {
        if (*after != before.bytes) {
            change.operations += Replace{before.path, before.bytes, *after};
        }
        return change;
    }
    const QString newFile = folderPart(fileName) + newType + u'_' + before.slug + u".md"_s;
    return renamed(folder, before, newFile, *after, change);
}

Result<ChangeSet> deleteMemories(const MemoryFolder &folder, const QStringList &fileNames)
{
    ChangeSet change{u"delete-memory"_s,
                     {fileNames.value(0), QString::number(fileNames.size()), folder.root.label},
                     {}};
    IndexEdit index(folder);
    for (const QString &fileName : fileNames) {
        const auto document = documentOf(folder, fileName);
        if (!document) {
            return std::unexpected(document.error());
        }
        change.operations += Remove{(*document)->path, (*document)->bytes};
        index.removeLines(fileName);
    }
    index.addTo(change);
    return change;
}

Result<ChangeSet> editIndex(const MemoryFolder &folder, const QByteArray &after)
{
    ChangeSet change{u"edit-index"_s, {folder.root.label}, {}};
    if (folder.index.exists && folder.index.bytes != after) {
        change.operations += Replace{folder.indexPath(), folder.index.bytes, after};
    } else if (!folder.index.exists && !after.isEmpty()) {
        change.operations += Create{folder.indexPath(), after, createsFolder(folder)};
    }
    return change;
}

QByteArray repairedIndex(const MemoryFolder &folder)
{
    QByteArray bytes = folder.index.exists ? folder.index.bytes : newIndexText();
    for (qsizetype i = folder.index.entries.size() - 1; i >= 0; --i) {
        const IndexEntry &entry = folder.index.entries[i];
        if (entry.state == IndexEntryState::Dangling || entry.state == IndexEntryState::Duplicate) {
            bytes = removeIndexLine(bytes, entry.line).value_or(bytes);
        }
    }
    for (const QString &fileName : folder.index.unlisted) {
        if (const MemoryDocument *document = folder.find(fileName)) {
            const QString name = document->name.isEmpty() ? document->slug : document->name;
            bytes = appendIndexEntry(bytes, indexLine(name, fileName, document->description));
        }
    }
    return bytes;
}

Result<ChangeSet> joinChangeSets(const QString &title, const QList<ChangeSet> &sets)
{
    ChangeSet joined{title, {QString::number(sets.size())}, {}};
    QStringList paths;
    for (const ChangeSet &set : sets) {
        for (const Operation &operation : set.operations) {
            const QString path = operationPath(operation);
            if (paths.contains(path)) {
                return failure(ErrorCode::InvalidArgument, path, u"file-changed-twice"_s);
            }
            paths += path;
            joined.operations += operation;
        }
    }
    return joined;
}

} // namespace memorydesk
