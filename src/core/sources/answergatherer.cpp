// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/answergatherer.h"

#include "core/sources/lineblocks.h"

#include <QTimeZone>

#include <algorithm>

namespace memorydesk {

namespace {

/// A text block of the answer and the first line it takes up in the joined text.
struct Span {
    int textLine = 1;
    int number = 0; ///< Line in the transcript.
    qsizetype part = 0;
};

int lineCount(const QString &text)
{
    int count = 1;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool loneReturn =
            text.at(i) == u'\r' && (i + 1 == text.size() || text.at(i + 1) != u'\n');
        if (text.at(i) == u'\n' || loneReturn)
            ++count;
    }
    return count;
}

} // namespace

void AnswerGatherer::addLine(const QByteArray &bytes, int number, const Anchor &anchor,
                             QList<Part> &parts)
{
    if (!anchor.messageId.isEmpty() && !bytes.contains(anchor.messageId.toUtf8()))
        return;
    const auto line = m_parser.parse(bytes);
    if (!line || line->type != TranscriptLine::Type::Assistant || !line->isSpoken()
        || line->texts.isEmpty() || line->messageId != anchor.messageId)
        return;
    // The same line written twice (a copied history) is one line.
    const bool known = !line->uuid.isEmpty()
        && std::ranges::any_of(parts,
                               [&line](const Part &part) { return part.line.uuid == line->uuid; });
    if (!known)
        parts.append({number, *line});
}

void AnswerGatherer::addLinesBefore(const Anchor &anchor, QList<Part> &parts)
{
    const qint64 start = std::max<qint64>(0, anchor.offset - reach);
    const QByteArray window = m_source.bytes(start, anchor.offset - start).value_or(QByteArray());
    qsizetype end = window.size() - 1; // The LF before the anchor.
    for (int count = 1; end >= 0 && count <= reachLines; ++count) {
        const qsizetype feed = end > 0 ? window.lastIndexOf('\n', end - 1) : -1;
        if (feed < 0 && start > 0)
            break; // Only the end of a longer line.
        addLine(window.sliced(feed + 1, end - feed - 1), anchor.line - count, anchor, parts);
        end = feed;
    }
}

void AnswerGatherer::addLinesFrom(const Anchor &anchor, QList<Part> &parts)
{
    LineBlocks blocks(m_source, anchor.offset);
    int number = anchor.line;
    while (number <= anchor.line + reachLines) {
        const auto block = blocks.next();
        if (!block)
            return;
        if (!*block) {
            const auto tail = blocks.tail();
            if (tail.size <= LineBlocks::longestLine)
                addLine(QByteArray(tail.data, tail.size), number, anchor, parts);
            return;
        }
        const QByteArray bytes = QByteArray::fromRawData((*block)->data, (*block)->size);
        number += (*block)->skippedLine ? 1 : 0;
        for (qsizetype at = 0; at < bytes.size() && number <= anchor.line + reachLines; ++number) {
            const qsizetype feed = bytes.indexOf('\n', at);
            addLine(bytes.sliced(at, feed - at), number, anchor, parts);
            at = feed + 1;
        }
        if ((*block)->offset + (*block)->size - anchor.offset > reach)
            return;
        if (anchor.messageId.isEmpty())
            return;
    }
}

QList<TranscriptSection> AnswerGatherer::sections(const Anchor &anchor)
{
    QList<Part> parts;
    if (!anchor.messageId.isEmpty())
        addLinesBefore(anchor, parts);
    std::ranges::reverse(parts);
    addLinesFrom(anchor, parts);

    QString text;
    QList<Span> spans;
    int textLine = 1;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        if (anchor.messageId.isEmpty() && parts.at(i).number != anchor.line)
            continue;
        for (const QString &block : parts.at(i).line.texts) {
            if (!spans.isEmpty())
                text += u'\n';
            spans.append({textLine, parts.at(i).number, i});
            text += block;
            textLine += lineCount(block);
        }
    }

    QList<TranscriptSection> sections;
    for (const ProposeSection &found : findProposeSections(text)) {
        const auto after = std::ranges::upper_bound(spans, found.line, {}, &Span::textLine);
        const Span &span = *(after - 1);
        const TranscriptLine &line = parts.at(span.part).line;
        TranscriptSection section;
        section.section = found;
        section.line = span.number;
        section.textLine = found.line;
        section.sessionId = line.sessionId;
        section.turnId = line.uuid;
        section.messageId = line.messageId;
        section.agent = line.agentId;
        section.cwd = line.cwd;
        section.when = QDateTime::fromString(line.timestamp, Qt::ISODateWithMs).toUTC();
        sections.append(section);
    }
    return sections;
}

} // namespace memorydesk
