// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/transcriptview.h"

#include "core/sources/bytesource.h"
#include "core/sources/lineblocks.h"
#include "core/sources/transcriptline.h"

#include <QTimeZone>

#include <algorithm>
#include <cstring>
#include <functional>

namespace memorydesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestToolText = 20000;

TranscriptTurn turnFrom(const TranscriptLine &line, int number)
{
    TranscriptTurn turn;
    if (line.type != TranscriptLine::Type::Other)
        turn.speaker = line.type == TranscriptLine::Type::User ? TranscriptTurn::Speaker::User
                                                               : TranscriptTurn::Speaker::Assistant;
    turn.line = number;
    turn.turnId = line.uuid;
    turn.messageId = line.messageId;
    turn.agent = line.agentId;
    turn.when = QDateTime::fromString(line.timestamp, Qt::ISODateWithMs).toUTC();
    turn.text = line.texts.join(u'\n');
    turn.injected = !line.isSpoken();
    for (const TranscriptToolUse &use : line.toolUses)
        turn.calls.append({use.name, use.id, use.filePath, use.input.left(longestToolText), false});
    for (const TranscriptToolResult &result : line.toolResults)
        turn.results.append(
            {{}, result.toolUseId, {}, result.text.left(longestToolText), result.error});
    return turn;
}

bool isTurn(const TranscriptTurn &turn)
{
    return turn.speaker != TranscriptTurn::Speaker::Program
        && (!turn.text.isEmpty() || !turn.calls.isEmpty() || !turn.results.isEmpty());
}

/// Calls `take` for every complete line of a source until it returns false.
Result<void> eachLine(const ByteSource &source, const CancelToken &cancel,
                      const std::function<bool(const char *, qsizetype, int)> &take)
{
    LineBlocks blocks(source, 0);
    int number = 0;
    while (true) {
        if (cancel.isCancelled())
            return failure(ErrorCode::Cancelled);
        const auto block = blocks.next();
        if (!block)
            return std::unexpected(block.error());
        if (!*block)
            return {};
        const LineBlocks::Block &part = **block;
        number += part.skippedLine ? 1 : 0;
        for (qsizetype start = 0; start < part.size;) {
            const void *feed = std::memchr(part.data + start, '\n', std::size_t(part.size - start));
            const qsizetype end = static_cast<const char *>(feed) - part.data;
            if (!take(part.data + start, end - start, ++number))
                return {};
            start = end + 1;
        }
    }
}

bool mentions(const TranscriptTurn &turn, const QString &words)
{
    const auto holds = [&words](const TranscriptTool &tool) {
        return tool.text.contains(words, Qt::CaseInsensitive);
    };
    return turn.text.contains(words, Qt::CaseInsensitive) || std::ranges::any_of(turn.calls, holds)
        || std::ranges::any_of(turn.results, holds);
}

} // namespace

Result<TranscriptIndex> indexTranscript(const QString &path, const CancelToken &cancel)
{
    const auto source = openFileSource(path);
    if (!source)
        return std::unexpected(source.error());
    TranscriptIndex index;
    index.file = path;
    LineBlocks blocks(**source, 0);
    while (true) {
        if (cancel.isCancelled())
            return failure(ErrorCode::Cancelled, path);
        const auto block = blocks.next();
        if (!block)
            return std::unexpected(block.error());
        if (!*block)
            break;
        const LineBlocks::Block &part = **block;
        if (part.skippedLine)
            index.lineStarts.append(part.offset);
        for (qsizetype start = 0; start < part.size;) {
            index.lineStarts.append(part.offset + start);
            const void *feed = std::memchr(part.data + start, '\n', std::size_t(part.size - start));
            start = static_cast<const char *>(feed) - part.data + 1;
        }
    }
    index.end = blocks.tail().offset;
    return index;
}

Result<QList<TranscriptTurn>> readTurns(const TranscriptIndex &index, int firstLine, int count)
{
    const auto source = openFileSource(index.file);
    if (!source)
        return std::unexpected(source.error());
    if ((*source)->size() < index.end)
        return failure(ErrorCode::Conflict, index.file);
    QList<TranscriptTurn> turns;
    TranscriptLineParser parser;
    const qsizetype lines = index.lineStarts.size();
    const qsizetype first = std::max(0, firstLine - 1);
    for (qsizetype i = first; i < std::min<qsizetype>(lines, first + count); ++i) {
        const qint64 start = index.lineStarts.at(i);
        const qint64 end = i + 1 < lines ? index.lineStarts.at(i + 1) : index.end;
        if (end - start > LineBlocks::longestLine)
            continue;
        const auto bytes = (*source)->bytes(start, end - start);
        if (!bytes)
            return std::unexpected(bytes.error());
        const auto line = parser.parse(*bytes);
        if (!line)
            continue;
        if (const TranscriptTurn turn = turnFrom(*line, int(i) + 1); isTurn(turn))
            turns.append(turn);
    }
    return turns;
}

Result<int> findTurn(const TranscriptIndex &index, const QString &turnId, const CancelToken &cancel)
{
    const auto source = openFileSource(index.file);
    if (!source)
        return std::unexpected(source.error());
    const QByteArray wanted = turnId.toUtf8();
    TranscriptLineParser parser;
    int found = 0;
    const auto read = eachLine(**source, cancel, [&](const char *data, qsizetype size, int number) {
        if (wanted.isEmpty() || !QByteArrayView(data, size).contains(wanted))
            return true;
        const auto line = parser.parse(data, size);
        if (line && line->uuid == turnId)
            found = number;
        return found == 0;
    });
    if (!read)
        return std::unexpected(read.error());
    return found > 0 ? Result<int>(found) : failure(ErrorCode::NotFound, index.file, turnId);
}

Result<QList<int>> findMentions(const TranscriptIndex &index, const QString &words, int limit,
                                const CancelToken &cancel)
{
    const auto source = openFileSource(index.file);
    if (!source)
        return std::unexpected(source.error());
    QList<int> lines;
    if (words.isEmpty())
        return lines;
    TranscriptLineParser parser;
    const auto read = eachLine(**source, cancel, [&](const char *data, qsizetype size, int number) {
        const auto line = parser.parse(data, size);
        if (line && line->type != TranscriptLine::Type::Other
            && mentions(turnFrom(*line, number), words))
            lines.append(number);
        return lines.size() < limit;
    });
    if (!read)
        return std::unexpected(read.error());
    return lines;
}

Result<QList<TranscriptWrite>> findWrites(const QString &transcript, const QString &filePath,
                                          const CancelToken &cancel)
{
    const auto source = openFileSource(transcript);
    if (!source)
        return std::unexpected(source.error());
    // The name alone, because a path may be written with escapes; the parsed path decides.
    const QByteArray name = filePath.sliced(filePath.lastIndexOf(u'/') + 1).toUtf8();
    QList<TranscriptWrite> writes;
    TranscriptLineParser parser;
    const auto read = eachLine(**source, cancel, [&](const char *data, qsizetype size, int number) {
        if (!QByteArrayView(data, size).contains(name))
            return true;
        const auto line = parser.parse(data, size);
        if (!line || line->type != TranscriptLine::Type::Assistant)
            return true;
        const TranscriptTurn turn = turnFrom(*line, number);
        for (const TranscriptTool &call : turn.calls) {
            if ((call.name == "Write"_L1 || call.name == "Edit"_L1) && call.filePath == filePath)
                writes.append({turn, call});
        }
        return true;
    });
    if (!read)
        return std::unexpected(read.error());
    return writes;
}

} // namespace memorydesk
