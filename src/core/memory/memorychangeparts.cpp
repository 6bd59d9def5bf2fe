// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/memory/indexedit_p.h"
#include "core/memory/slug.h"
#include "core/text/lineendings.h"
#include "core/text/markdownblocks.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

QByteArray stemOf(const QString &fileName)
{
    return fileName.chopped(3).toUtf8();
}

bool isCode(LineRole role)
{
    return role == LineRole::FenceOpen || role == LineRole::FenceContent
        || role == LineRole::FenceClose || role == LineRole::IndentedCode;
}

/// `[[stem]]`, `[[stem|text]]`, `[[stem#part]]`, and the relative link targets.
void renameLinksInLine(QByteArray &line, const QString &fromFile, const QString &toFile)
{
    for (const char *end : {"]]", "|", "#"}) {
        line.replace("[[" + stemOf(fromFile) + end, "[[" + stemOf(toFile) + end);
    }
    for (const char *start : {"](", "](./", "](<"}) {
        for (const char *end : {")", "#", ">", " "}) {
            line.replace(start + fromFile.toUtf8() + end, start + toFile.toUtf8() + end);
        }
    }
}

} // namespace

IndexEdit::IndexEdit(const MemoryFolder &folder)
    : m_folder(folder)
    , m_bytes(folder.index.bytes)
{
}

MemoryIndex IndexEdit::parsed() const
{
    return parseMemoryIndex(m_bytes, {});
}

void IndexEdit::append(const QByteArray &line)
{
    if (!m_folder.index.exists && !m_touched) {
        m_bytes = newIndexText();
    }
    m_touched = true;
    m_bytes = appendIndexEntry(m_bytes, line);
}

Result<void> IndexEdit::putLine(const QString &fileName, const QByteArray &line)
{
    const MemoryIndex index = parsed();
    QList<int> lines;
    for (const IndexEntry &entry : index.entries) {
        if (entry.fileName == fileName) {
            lines += entry.line;
        }
    }
    if (lines.isEmpty()) {
        append(line);
        return {};
    }
    for (qsizetype i = lines.size() - 1; i > 0; --i) {
        m_bytes = removeIndexLine(m_bytes, lines[i]).value_or(m_bytes);
    }
    const auto replaced = replaceIndexLine(m_bytes, lines.first(), line);
    if (!replaced) {
        return std::unexpected(replaced.error());
    }
    m_bytes = *replaced;
    return {};
}

void IndexEdit::removeLines(const QString &fileName)
{
    const QList<IndexEntry> entries = parsed().entries;
    for (qsizetype i = entries.size() - 1; i >= 0; --i) {
        if (entries[i].fileName == fileName) {
            m_bytes = removeIndexLine(m_bytes, entries[i].line).value_or(m_bytes);
        }
    }
}

void IndexEdit::retarget(const QString &from, const QString &to)
{
    const QList<IndexEntry> entries = parsed().entries;
    for (const IndexEntry &entry : entries) {
        if (entry.fileName == from) {
            m_bytes = retargetIndexLine(m_bytes, entry.line, to).value_or(m_bytes);
        }
    }
}

void IndexEdit::addTo(ChangeSet &change) const
{
    if (m_bytes == m_folder.index.bytes) {
        return;
    }
    if (m_folder.index.exists) {
        change.operations += Replace{m_folder.indexPath(), m_folder.index.bytes, m_bytes};
    } else {
        change.operations += Create{m_folder.indexPath(), m_bytes, createsFolder(m_folder)};
    }
}

Result<QByteArray> checkedIndexLine(const MemoryFolder &folder, const QString &name,
                                    const QString &fileName, const QString &description)
{
    const QByteArray line = indexLine(name, fileName, description);
    if (folder.convention != Convention::Maigo
        && codePointCount(decodeUtf8(line)) > indexEntryLimit) {
        return failure(ErrorCode::Blocked, folder.indexPath(), u"index-line-too-long"_s);
    }
    return line;
}

bool createsFolder(const MemoryFolder &folder)
{
    return !folder.exists && folder.root.kind == RootKind::CrossProject;
}

Result<void> checkWritable(const MemoryFolder &folder)
{
    if (!folder.exists) {
        return createsFolder(folder)
            ? Result<void>()
            : failure(ErrorCode::NotFound, folder.root.path, u"missing-folder"_s);
    }
    if (folder.notWritable == "permission-denied"_L1) {
        return failure(ErrorCode::PermissionDenied, folder.root.path);
    }
    if (folder.notWritable == "index-outside"_L1) {
        return failure(ErrorCode::OutsideRoot, folder.indexPath());
    }
    return folder.notWritable.isEmpty()
        ? Result<void>()
        : failure(ErrorCode::ReadOnly, folder.root.path, folder.notWritable);
}

Result<void> checkFree(const MemoryFolder &folder, const QString &fileName,
                       const QStringList &taken)
{
    QStringList names = folder.fileNames() + taken;
    names += u"MEMORY.md"_s;
    for (const ExcludedFile &file : folder.excluded) {
        names += file.fileName;
    }
    const QString colliding = collidingName(fileName, names);
    return colliding.isEmpty() ? Result<void>()
                               : failure(ErrorCode::AlreadyExists, folder.filePath(colliding));
}

QByteArray withLinksRenamed(const QByteArray &document, const QString &fromFile,
                            const QString &toFile)
{
    if (!document.contains(stemOf(fromFile))) {
        return document;
    }
    const QList<LineRange> ranges = lineRanges(document);
    const QList<MarkdownLine> lines = classifyMarkdownLines(decodeUtf8(document));
    QByteArray result;
    for (qsizetype i = 0; i < ranges.size(); ++i) {
        QByteArray line = document.mid(ranges[i].start, ranges[i].end - ranges[i].start);
        if (i >= lines.size() || !isCode(lines[i].role)) {
            renameLinksInLine(line, fromFile, toFile);
        }
        result += line;
    }
    return result;
}

} // namespace memorydesk
