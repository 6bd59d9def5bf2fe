// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/memory/memoryindex.h"

#include "core/memory/indexline_p.h"
#include "core/text/frontmatter.h"
#include "core/text/lineendings.h"
#include "core/text/markdownblocks.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

/// What each line of the file is to the loader and to the entry reader.
struct IndexLineRole {
    bool counted = true; ///< Stays after stripping frontmatter and block comments.
    bool mayBeEntry = true;
};

qsizetype linesBefore(const QByteArray &bytes, qsizetype offset)
{
    return std::count(bytes.begin(), bytes.begin() + offset, '\n');
}

QList<IndexLineRole> lineRoles(const QByteArray &bytes, qsizetype count)
{
    QList<IndexLineRole> roles(count);
    const qsizetype bodyStart = parseFrontmatter(bytes).bodyStart;
    const qsizetype first = linesBefore(bytes, bodyStart);
    for (qsizetype i = 0; i < std::min(first, count); ++i) {
        roles[i] = {false, false};
    }
    const QList<MarkdownLine> lines = classifyMarkdownLines(decodeUtf8(bytes.mid(bodyStart)));
    bool inComment = false;
    for (qsizetype i = 0; i < lines.size() && first + i < count; ++i) {
        const MarkdownLine &line = lines[i];
        const bool html = line.role == LineRole::Html && line.depth == 0;
        if (html && !inComment) {
            inComment = QStringView(line.text).trimmed().startsWith(u"<!--");
        }
        IndexLineRole &role = roles[first + i];
        role.counted = !(html && inComment);
        role.mayBeEntry = line.role == LineRole::ListItem;
        if (!html || line.text.contains(u"-->")) {
            inComment = false;
        }
    }
    return roles;
}

IndexBudget budgetOf(const QByteArray &bytes, const QList<LineRange> &ranges,
                     const QList<IndexLineRole> &roles)
{
    IndexBudget budget;
    budget.lines = int(ranges.size());
    budget.bytes = bytes.size();
    for (qsizetype i = 0; i < ranges.size(); ++i) {
        if (!roles[i].counted) {
            continue;
        }
        ++budget.countedLines;
        budget.countedBytes += ranges[i].end - ranges[i].start;
        if (budget.countedLines <= indexLineLimit && budget.countedBytes <= indexByteLimit) {
            budget.lastLoadedLine = int(i) + 1;
        } else {
            budget.cut = true;
        }
    }
    budget.nearLimit = !budget.cut
        && (budget.countedLines * 5 >= indexLineLimit * 4
            || budget.countedBytes * 5 >= indexByteLimit * 4);
    return budget;
}

IndexEntryState stateOf(const IndexEntry &entry, const QSet<QString> &files,
                        const QSet<QString> &outside, QSet<QString> &seen)
{
    if (entry.fileName.isEmpty() || outside.contains(entry.fileName)) {
        return IndexEntryState::Outside;
    }
    if (!files.contains(entry.fileName)) {
        return IndexEntryState::Dangling;
    }
    if (seen.contains(entry.fileName)) {
        return IndexEntryState::Duplicate;
    }
    seen.insert(entry.fileName);
    return IndexEntryState::Ok;
}

} // namespace

const IndexEntry *MemoryIndex::find(const QString &fileName) const
{
    const auto found = std::ranges::find(entries, fileName, &IndexEntry::fileName);
    return found == entries.end() ? nullptr : &*found;
}

MemoryIndex parseMemoryIndex(const QByteArray &bytes, const QStringList &files,
                             const QStringList &outside)
{
    MemoryIndex index;
    index.exists = true;
    index.bytes = bytes;
    const QList<LineRange> ranges = lineRanges(bytes);
    const QList<IndexLineRole> roles = lineRoles(bytes, ranges.size());
    index.budget = budgetOf(bytes, ranges, roles);
    const QSet<QString> fileSet(files.begin(), files.end());
    const QSet<QString> outsideSet(outside.begin(), outside.end());
    QSet<QString> seen;
    QSet<QString> named;
    for (qsizetype i = 0; i < ranges.size(); ++i) {
        if (!roles[i].mayBeEntry) {
            continue;
        }
        const QString text =
            decodeUtf8(bytes.mid(ranges[i].start, ranges[i].textEnd - ranges[i].start));
        const auto parts = splitIndexLine(text);
        if (!parts) {
            continue;
        }
        IndexEntry entry;
        entry.line = int(i) + 1;
        entry.column = codePointCount(QStringView(text).left(parts->targetStart)) + 1;
        entry.title = parts->title;
        entry.target = text.mid(parts->targetStart, parts->targetLength);
        entry.fileName = targetFileName(entry.target);
        entry.hook = parts->hook;
        entry.length = codePointCount(text);
        entry.loaded = entry.line <= index.budget.lastLoadedLine;
        entry.state = stateOf(entry, fileSet, outsideSet, seen);
        named.insert(entry.fileName);
        index.entries += entry;
    }
    for (const QString &file : files) {
        if (!named.contains(file)) {
            index.unlisted += file;
        }
    }
    return index;
}

IndexBudget indexBudget(const QByteArray &bytes)
{
    const QList<LineRange> ranges = lineRanges(bytes);
    return budgetOf(bytes, ranges, lineRoles(bytes, ranges.size()));
}

} // namespace memorydesk
