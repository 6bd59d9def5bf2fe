// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/common/diffrows.h"

#include "core/text/textdiff.h"

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

// Word marks on lines this different would colour nearly all of both.
constexpr qsizetype longestMarkedLine = 4000;

QByteArray withoutEnding(const QByteArray &line)
{
    if (line.endsWith("\r\n"))
        return line.chopped(2);
    return line.endsWith('\n') ? line.chopped(1) : line;
}

QString endingMark(const QByteArray &line)
{
    if (line.endsWith("\r\n"))
        return u" ␍␊"_s;
    return line.endsWith('\n') ? u" ␊"_s : u" ⊘"_s;
}

QString shownText(const QByteArray &line)
{
    QString text = QString::fromUtf8(withoutEnding(line));
    // Characters that a text widget takes for the end of a line would break the alignment.
    for (QChar &character : text) {
        const char16_t unit = character.unicode();
        if (unit == u'\r' || unit == u'\n' || unit == 0x2029 || unit == 0xFDD0 || unit == 0xFDD1)
            character = QChar(0x240D);
    }
    return text;
}

DiffRow rowFor(const DiffLine &line)
{
    DiffRow row;
    row.beforeLine = line.beforeLine;
    row.afterLine = line.afterLine;
    row.text = shownText(line.bytes);
    switch (line.kind) {
    case DiffLine::Kind::Context:
        row.kind = DiffRow::Kind::Context;
        break;
    case DiffLine::Kind::Added:
        row.kind = DiffRow::Kind::Added;
        break;
    case DiffLine::Kind::Removed:
        row.kind = DiffRow::Kind::Removed;
        break;
    }
    return row;
}

void markPair(DiffRow &removed, const QByteArray &removedBytes, DiffRow &added,
              const QByteArray &addedBytes)
{
    if (removed.text == added.text) {
        removed.text += endingMark(removedBytes);
        added.text += endingMark(addedBytes);
        return;
    }
    if (std::max(removed.text.size(), added.text.size()) > longestMarkedLine)
        return;
    const WordDifference words = diffWords(removed.text, added.text);
    removed.changed = words.leftRanges;
    added.changed = words.rightRanges;
}

DiffRow plainRow(DiffRow::Kind kind)
{
    DiffRow row;
    row.kind = kind;
    return row;
}

// Lays out one run of removed lines with the added lines that follow it.
void appendRun(DiffRows &rows, const QList<DiffLine> &removedLines,
               const QList<DiffLine> &addedLines)
{
    QList<DiffRow> removed;
    QList<DiffRow> added;
    for (const DiffLine &line : removedLines)
        removed.append(rowFor(line));
    for (const DiffLine &line : addedLines)
        added.append(rowFor(line));
    for (qsizetype i = 0; i < std::min(removed.size(), added.size()); ++i)
        markPair(removed[i], removedLines[i].bytes, added[i], addedLines[i].bytes);
    rows.removed += static_cast<int>(removed.size());
    rows.added += static_cast<int>(added.size());
    rows.unified += removed;
    rows.unified += added;
    const qsizetype height = std::max(removed.size(), added.size());
    while (removed.size() < height)
        removed.append(plainRow(DiffRow::Kind::Filler));
    while (added.size() < height)
        added.append(plainRow(DiffRow::Kind::Filler));
    rows.left += removed;
    rows.right += added;
}

void appendGap(DiffRows &rows)
{
    const DiffRow gap = plainRow(DiffRow::Kind::Gap);
    rows.unified.append(gap);
    rows.left.append(gap);
    rows.right.append(gap);
}

} // namespace

DiffRows diffRows(const QByteArray &before, const QByteArray &after, int context)
{
    DiffRows rows;
    const QList<DiffLine> lines = diffLines(before, after, context);
    QList<DiffLine> removed;
    QList<DiffLine> added;
    int expectedBefore = 1;
    int expectedAfter = 1;
    const auto flush = [&] {
        if (!removed.isEmpty() || !added.isEmpty())
            appendRun(rows, removed, added);
        removed.clear();
        added.clear();
    };
    for (const DiffLine &line : lines) {
        const bool jumps = (line.beforeLine > 0 && line.beforeLine > expectedBefore)
            || (line.afterLine > 0 && line.afterLine > expectedAfter);
        if (jumps) {
            flush();
            appendGap(rows);
        }
        expectedBefore = line.beforeLine > 0 ? line.beforeLine + 1 : expectedBefore;
        expectedAfter = line.afterLine > 0 ? line.afterLine + 1 : expectedAfter;
        if (line.kind == DiffLine::Kind::Removed) {
            if (!added.isEmpty())
                flush();
            removed.append(line);
        } else if (line.kind == DiffLine::Kind::Added) {
            added.append(line);
        } else {
            flush();
            const DiffRow row = rowFor(line);
            rows.unified.append(row);
            rows.left.append(row);
            rows.right.append(row);
        }
    }
    flush();
    return rows;
}

} // namespace memorydesk
