// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/memory/indexline_p.h"
#include "core/memory/memoryindex.h"
#include "core/text/lineendings.h"

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

Result<LineRange> rangeOf(const QByteArray &index, int line)
{
    const QList<LineRange> ranges = lineRanges(index);
    if (line < 1 || line > ranges.size()) {
        return failure(ErrorCode::InvalidArgument, {}, u"line-out-of-range"_s);
    }
    return ranges[line - 1];
}

/// Puts a line before byte `offset`, or after an unterminated last line.
QByteArray inserted(const QByteArray &index, qsizetype offset, const QByteArray &line)
{
    const QByteArray ending = dominantLineEnding(index);
    const bool unterminated = offset == index.size() && !index.isEmpty() && !index.endsWith('\n');
    const QByteArray added = unterminated ? ending + line : line + ending;
    return index.left(offset) + added + index.mid(offset);
}

} // namespace

QByteArray appendIndexEntry(const QByteArray &index, const QByteArray &entry)
{
    const MemoryIndex parsed = parseMemoryIndex(index, {});
    if (parsed.entries.isEmpty()) {
        return inserted(index, index.size(), entry);
    }
    const QList<LineRange> ranges = lineRanges(index);
    return inserted(index, ranges[parsed.entries.last().line - 1].end, entry);
}

Result<QByteArray> replaceIndexLine(const QByteArray &index, int line, const QByteArray &entry)
{
    return rangeOf(index, line).transform([&](const LineRange &range) {
        return index.left(range.start) + entry + index.mid(range.textEnd);
    });
}

Result<QByteArray> removeIndexLine(const QByteArray &index, int line)
{
    return rangeOf(index, line).transform([&](const LineRange &range) {
        if (range.end == range.textEnd && range.start > 0) {
            // The unterminated last line goes with the line end before it, so that the file still
            // ends without one.
            const qsizetype cut = index.mid(0, range.start).endsWith("\r\n") ? 2 : 1;
            return index.left(range.start - cut);
        }
        return index.left(range.start) + index.mid(range.end);
    });
}

Result<QByteArray> moveIndexLine(const QByteArray &index, int line, int before)
{
    const QList<LineRange> ranges = lineRanges(index);
    if (line < 1 || line > ranges.size() || before < 1 || before > ranges.size() + 1) {
        return failure(ErrorCode::InvalidArgument, {}, u"line-out-of-range"_s);
    }
    if (before == line || before == line + 1) {
        return index;
    }
    // Texts change places; the line ends stay where they are, a missing last one included.
    QList<QByteArray> texts;
    for (const LineRange &range : ranges) {
        texts += index.mid(range.start, range.textEnd - range.start);
    }
    texts.move(line - 1, before > line ? before - 2 : before - 1);
    QByteArray result;
    result.reserve(index.size());
    for (qsizetype i = 0; i < ranges.size(); ++i) {
        result += texts[i] + index.mid(ranges[i].textEnd, ranges[i].end - ranges[i].textEnd);
    }
    return result;
}

Result<QByteArray> retargetIndexLine(const QByteArray &index, int line, const QString &fileName)
{
    const auto range = rangeOf(index, line);
    if (!range) {
        return std::unexpected(range.error());
    }
    const QString text = decodeUtf8(index.mid(range->start, range->textEnd - range->start));
    const auto parts = splitIndexLine(text);
    if (!parts) {
        return failure(ErrorCode::InvalidArgument, {}, u"no-index-entry"_s);
    }
    const qsizetype start = text.left(parts->targetStart).toUtf8().size();
    const qsizetype length = text.mid(parts->targetStart, parts->targetLength).toUtf8().size();
    QByteArray result = index;
    result.replace(range->start + start, length, fileName.toUtf8());
    return result;
}

} // namespace memorydesk
