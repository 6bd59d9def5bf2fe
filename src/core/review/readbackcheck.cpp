// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/review/storeplan.h"

#include "core/memory/memoryindex.h"
#include "core/text/lineendings.h"

#include <QFileInfo>

#include <algorithm>

namespace memorydesk {

namespace {

using namespace Qt::StringLiterals;

std::unexpected<Error> wrong(const QString &path, const QString &code)
{
    return failure(ErrorCode::ReadBack, path, code);
}

Result<void> checkSections(const QString &path, const MemoryFields &fields, const QString &body)
{
    for (const QString &section : {u"**Why:**"_s, u"**How to apply:**"_s}) {
        if (fields.body.contains(section) && !body.contains(section)) {
            return wrong(path, u"section-lost"_s);
        }
    }
    return {};
}

Result<void> checkMemory(const StoredMemory &memory, const QByteArray &bytes)
{
    const QString &path = memory.filePath;
    const MemoryDocument document = parseMemoryDocument(path, bytes);
    const auto isError = [](const Problem &each) { return each.severity == Severity::Error; };
    if (!document.frontmatter.present || std::ranges::any_of(document.problems, isError)) {
        return wrong(path, u"frontmatter-broken"_s);
    }
    for (const QString &key : {u"name"_s, u"description"_s}) {
        if (!document.frontmatter.keys.contains(key)) {
            return wrong(path, u"key-missing"_s);
        }
    }
    if (document.type != memory.fields.type
        || (!document.prefixType.isEmpty() && document.prefixType != document.type)) {
        return wrong(path, u"type-differs"_s);
    }
    const bool namesAgree = memory.convention == Convention::Kebab
        || document.name == memory.fields.name.trimmed() || document.name == memory.fields.name;
    if (!namesAgree) {
        return wrong(path, u"name-differs"_s);
    }
    return checkSections(path, memory.fields, document.body);
}

Result<void> checkIndexLine(const StoredMemory &memory, const QByteArray &bytes)
{
    const QString fileName = QFileInfo(memory.filePath).fileName();
    const MemoryIndex index = parseMemoryIndex(bytes, {fileName});
    const auto ours = std::ranges::count_if(
        index.entries, [&](const IndexEntry &entry) { return entry.fileName == fileName; });
    const IndexEntry *entry = index.find(fileName);
    if (ours != 1 || entry == nullptr
        || decodeUtf8(splitLines(bytes).value(entry->line - 1)) != memory.indexLine) {
        return wrong(memory.indexPath, u"index-line-differs"_s);
    }
    if (memory.convention != Convention::Maigo && entry->length > indexEntryLimit) {
        return wrong(memory.indexPath, u"index-line-too-long"_s);
    }
    return {};
}

} // namespace

Transaction::Verify readBackCheck(const StoredMemory &memory)
{
    return [memory](const QString &path, const QByteArray &bytes) -> Result<void> {
        if (path == memory.filePath) {
            return checkMemory(memory, bytes);
        }
        if (path == memory.indexPath) {
            return checkIndexLine(memory, bytes);
        }
        return {};
    };
}

} // namespace memorydesk
