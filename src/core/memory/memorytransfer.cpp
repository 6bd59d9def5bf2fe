// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/memory/indexedit_p.h"
#include "core/memory/memorychanges.h"
#include "core/memory/slug.h"

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

/// Name in the other folder's convention; a name that breaks the slug rules is kept as it is.
QString nameIn(const MemoryFolder &to, const MemoryDocument &document)
{
    const QString plain = document.fileName.mid(document.fileName.lastIndexOf(u'/') + 1);
    return memoryFileName(to.convention, document.type, document.slug).value_or(plain);
}

/// The entry's own words travel along; without one, name and description do.
Result<QByteArray> lineIn(const MemoryFolder &from, const MemoryFolder &to,
                          const MemoryDocument &document, const QString &fileName)
{
    const IndexEntry *entry = from.index.find(document.fileName);
    const QString title = entry && !entry->title.isEmpty() ? entry->title
        : document.name.isEmpty()                          ? document.slug
                                                           : document.name;
    const QString hook = entry && !entry->hook.isEmpty() ? entry->hook : document.description;
    return checkedIndexLine(to, title, fileName, hook);
}

} // namespace

Result<ChangeSet> transferMemories(const MemoryFolder &from, const MemoryFolder &to,
                                   const QStringList &fileNames, Transfer transfer)
{
    if (const auto writable = checkWritable(to); !writable) {
        return std::unexpected(writable.error());
    }
    if (transfer == Transfer::Move) {
        if (const auto writable = checkWritable(from); !writable) {
            return std::unexpected(writable.error());
        }
    }
    const bool moves = transfer == Transfer::Move;
    ChangeSet change{moves ? u"move-memory"_s : u"copy-memory"_s,
                     {fileNames.value(0), QString::number(fileNames.size()), to.root.label},
                     {}};
    IndexEdit fromIndex(from);
    IndexEdit toIndex(to);
    QStringList taken;
    for (const QString &fileName : fileNames) {
        const MemoryDocument *document = from.find(fileName);
        if (!document) {
            return failure(ErrorCode::NotFound, from.filePath(fileName));
        }
        const QString newName = nameIn(to, *document);
        const auto free = checkFree(to, newName, taken);
        const auto bytes = convertDocument(document->bytes, to.convention);
        const auto line = lineIn(from, to, *document, newName);
        for (const Error *error : {free ? nullptr : &free.error(), bytes ? nullptr : &bytes.error(),
                                   line ? nullptr : &line.error()}) {
            if (error) {
                return std::unexpected(*error);
            }
        }
        taken += newName;
        change.operations += Create{to.filePath(newName), *bytes, createsFolder(to)};
        if (const auto put = toIndex.putLine(newName, *line); !put) {
            return std::unexpected(put.error());
        }
        if (moves) {
            change.operations += Remove{document->path, document->bytes};
            fromIndex.removeLines(fileName);
        }
    }
    toIndex.addTo(change);
    fromIndex.addTo(change);
    return change;
}

Result<ChangeSet> importMemory(const MemoryFolder &to, const QString &fileName,
                               const QByteArray &bytes)
{
    if (const auto writable = checkWritable(to); !writable) {
        return std::unexpected(writable.error());
    }
    const MemoryDocument document = parseMemoryDocument(fileName, bytes, fileName);
    if (!isMemoryType(document.type)) {
        return failure(ErrorCode::Blocked, fileName, u"type-unknown"_s);
    }
    const QString slug = checkSlug(document.slug) == SlugFault::None
        ? document.slug
        : suggestSlug(document.slug, QDate::currentDate(), document.body);
    const auto newName = memoryFileName(to.convention, document.type, slug);
    if (!newName) {
        return std::unexpected(newName.error());
    }
    if (const auto free = checkFree(to, *newName); !free) {
        return std::unexpected(free.error());
    }
    const auto converted = convertDocument(bytes, to.convention);
    if (!converted) {
        return std::unexpected(converted.error());
    }
    const QString name = document.name.isEmpty() ? slug : document.name;
    const auto line = checkedIndexLine(to, name, *newName, document.description);
    if (!line) {
        return std::unexpected(line.error());
    }
    ChangeSet change{u"import-memory"_s, {name, *newName, to.root.label}, {}};
    change.operations += Create{to.filePath(*newName), *converted, createsFolder(to)};
    IndexEdit index(to);
    if (const auto put = index.putLine(*newName, *line); !put) {
        return std::unexpected(put.error());
    }
    index.addTo(change);
    return change;
}

} // namespace memorydesk
