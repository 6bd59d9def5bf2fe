// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/transcript.h"

#include "core/sources/answergatherer.h"
#include "core/sources/bytesource.h"
#include "core/sources/lineblocks.h"
#include "core/sources/parallelturns.h"
#include "core/sources/patternsearch.h"
#include "core/sources/transcriptline.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <cstring>

namespace memorydesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 headSize = 1024;
constexpr qint64 cwdReach = 256 << 10;

// Values only, so that writers with blanks after their colons are understood as well.
const PatternSearch &quietSearch()
{
    static const PatternSearch search(
        {{"Memory propose", 0, 7}, {"\"Task\"", 1, 4}, {"\"Agent\"", 1, 2}});
    return search;
}

/// While subagents run, their results and the next user turn matter, too.
const PatternSearch &busySearch()
{
    static const PatternSearch search({{"Memory propose", 0, 7},
                                       {"\"Task\"", 1, 4},
                                       {"\"Agent\"", 1, 2},
                                       {"\"user\"", 0, 5},
                                       {"\"progress\"", 1, 9}});
    return search;
}

QByteArray headHash(const ByteSource &source, qint64 offset)
{
    const qint64 length = std::min(offset, headSize);
    const QByteArray head = source.bytes(0, length).value_or(QByteArray());
    return QByteArray::number(length) + ':'
        + QCryptographicHash::hash(head, QCryptographicHash::Sha256).toHex();
}

/// Whether the cursor still belongs to what the file holds now.
bool continues(const ByteSource &source, const TranscriptCursor &cursor)
{
    if (cursor.offset <= 0 || cursor.inode != source.inode() || source.size() < cursor.offset)
        return false;
    const QByteArray before = source.bytes(cursor.offset - 1, 1).value_or(QByteArray());
    return before == "\n" && headHash(source, cursor.offset) == cursor.headHash;
}

/// Agent id in the name of a subagent's transcript.
QString agentOfFile(const QString &path)
{
    const QString stem = QFileInfo(path).completeBaseName();
    return stem.startsWith("agent-"_L1) ? stem.sliced(6) : QString();
}

class Scanner
{
public:
    Scanner(const ByteSource &source, QString path, const TranscriptCursor &cursor,
            const CancelToken &cancel)
        : m_source(source)
        , m_path(std::move(path))
        , m_cancel(cancel)
        , m_gatherer(source, m_parser)
        , m_blocks(source, cursor.offset)
        , m_line(cursor.line)
    {
        restore(cursor.carry);
        if (m_cwd.isEmpty())
            m_cwd = firstCwd();
        takeGrownAnswers(cursor.offset);
    }

    Result<TranscriptScan> run()
    {
        while (true) {
            if (m_cancel.isCancelled())
                return failure(ErrorCode::Cancelled, m_path);
            const auto block = m_blocks.next();
            if (!block)
                return std::unexpected(block.error());
            if (!*block)
                break;
            if ((*block)->skippedLine)
                m_scan.damaged.append({++m_line, u"line-too-long"_s});
            else
                takeBlock(**block);
        }
        const LineBlocks::Block tail = m_blocks.tail();
        takeTail(tail);
        return finish(tail.offset);
    }

private:
    void takeBlock(const LineBlocks::Block &block)
    {
        qsizetype counted = 0; // Line feeds before this place are in m_line.
        qsizetype from = 0;
        while (from < block.size) {
            const PatternSearch &search = m_turns.anyOpen() ? busySearch() : quietSearch();
            const qsizetype hit = search.find(block.data, block.size, from);
            if (hit < 0)
                break;
            const void *before = ::memrchr(block.data + counted, '\n', std::size_t(hit - counted));
            const qsizetype start =
                before ? static_cast<const char *>(before) - block.data + 1 : counted;
            const void *feed = std::memchr(block.data + hit, '\n', std::size_t(block.size - hit));
            const qsizetype end = static_cast<const char *>(feed) - block.data;
            m_line += int(countLineFeeds(block.data + counted, start - counted));
            takeLine(block.data + start, end - start, block.offset + start, m_line + 1);
            ++m_line;
            counted = from = end + 1;
        }
        m_line += int(countLineFeeds(block.data + counted, block.size - counted));
    }

    void takeLine(const char *data, qsizetype size, qint64 offset, int number)
    {
        const auto line = m_parser.parse(data, size);
        if (!line) {
            m_scan.damaged.append({number, line.error()});
            return;
        }
        m_turns.take(*line);
        takeText(*line, offset, number);
    }

    void takeText(const TranscriptLine &line, qint64 offset, int number)
    {
        if (line.type != TranscriptLine::Type::Assistant || !line.isSpoken())
            return;
        const bool mentions = std::ranges::any_of(
            line.texts, [](const QString &text) { return text.contains("Memory propose"_L1); });
        if (!mentions || m_taken.contains(line.messageId))
            return;
        takeAnswer({offset, number, line.messageId});
    }

    void takeAnswer(const AnswerGatherer::Anchor &anchor)
    {
        if (!anchor.messageId.isEmpty()) {
            m_taken.insert(anchor.messageId);
            m_recent.append(anchor);
        }
        for (TranscriptSection &section : m_gatherer.sections(anchor)) {
            section.file = m_path;
            if (section.agent.isEmpty())
                section.agent = agentOfFile(m_path);
            m_scan.sections.append(section);
        }
    }

    /// Answers read before that have a line in the new part are given again.
    void takeGrownAnswers(qint64 offset)
    {
        const QList<AnswerGatherer::Anchor> before = std::exchange(m_recent, {});
        if (before.isEmpty())
            return;
        const QByteArray added =
            m_source.bytes(offset, AnswerGatherer::reach).value_or(QByteArray());
        for (const AnswerGatherer::Anchor &anchor : before) {
            if (added.contains(anchor.messageId.toUtf8()))
                takeAnswer(anchor);
            else
                m_recent.append(anchor);
        }
    }

    /// A last line without newline counts when it is complete, but the cursor stays before it.
    void takeTail(const LineBlocks::Block &tail)
    {
        if (tail.size == 0 || tail.size > LineBlocks::longestLine
            || quietSearch().find(tail.data, tail.size, 0) < 0)
            return;
        if (const auto line = m_parser.parse(tail.data, tail.size))
            takeText(*line, tail.offset, m_line + 1);
    }

    QString firstCwd()
    {
        const QByteArray head = m_source.bytes(0, cwdReach).value_or(QByteArray());
        for (qsizetype start = 0; start < head.size();) {
            const qsizetype feed = head.indexOf('\n', start);
            const qsizetype end = feed < 0 ? head.size() : feed;
            const QByteArray bytes = head.sliced(start, end - start);
            start = end + 1;
            if (!bytes.contains("\"cwd\""))
                continue;
            const auto line = m_parser.parse(bytes);
            if (line && !line->cwd.isEmpty())
                return line->cwd;
        }
        return {};
    }

    void restore(const QByteArray &carry)
    {
        const QJsonObject state = QJsonDocument::fromJson(carry).object();
        m_cwd = state.value("cwd"_L1).toString();
        m_turns.restore(state.value("turns"_L1).toArray());
        for (const QJsonValue value : state.value("recent"_L1).toArray()) {
            const QJsonArray anchor = value.toArray();
            m_recent.append(
                {qint64(anchor.at(0).toDouble()), anchor.at(1).toInt(), anchor.at(2).toString()});
        }
    }

    TranscriptScan finish(qint64 offset)
    {
        QJsonArray recent;
        for (const AnswerGatherer::Anchor &anchor : std::as_const(m_recent)) {
            if (anchor.offset < offset && offset - anchor.offset < AnswerGatherer::reach)
                recent.append(QJsonArray{anchor.offset, anchor.line, anchor.messageId});
        }
        const QJsonObject carry{
            {u"cwd"_s, m_cwd}, {u"turns"_s, m_turns.save()}, {u"recent"_s, recent}};
        m_scan.cursor.offset = offset;
        m_scan.cursor.line = m_line;
        m_scan.cursor.inode = m_source.inode();
        m_scan.cursor.headHash = headHash(m_source, offset);
        m_scan.cursor.carry = QJsonDocument(carry).toJson(QJsonDocument::Compact);
        m_scan.turns = m_turns.turns(m_source.modified());
        m_scan.launchedAgents = m_turns.launchedAgents();
        m_scan.cwd = m_cwd;
        m_scan.bytesRead = m_blocks.bytesRead();
        return std::move(m_scan);
    }

    const ByteSource &m_source;
    QString m_path;
    CancelToken m_cancel;
    TranscriptLineParser m_parser;
    AnswerGatherer m_gatherer;
    LineBlocks m_blocks;
    int m_line = 0; ///< Lines before the place of reading.
    ParallelTurns m_turns;
    QString m_cwd;
    QSet<QString> m_taken; ///< Message ids of answers given in this pass.
    QList<AnswerGatherer::Anchor> m_recent;
    TranscriptScan m_scan;
};

} // namespace

Result<TranscriptScan> scanTranscript(const QString &path, const TranscriptCursor &cursor,
                                      const CancelToken &cancel)
{
    const auto source = openFileSource(path);
    if (!source)
        return std::unexpected(source.error());
    const TranscriptCursor from = continues(**source, cursor) ? cursor : TranscriptCursor();
    return Scanner(**source, path, from, cancel).run();
}

TranscriptScan scanTranscriptBytes(const QByteArray &bytes)
{
    const auto source = memorySource(bytes);
    return Scanner(*source, {}, {}, {}).run().value_or(TranscriptScan());
}

bool looksLikeTranscript(const QByteArray &bytes)
{
    TranscriptLineParser parser;
    qsizetype start = bytes.startsWith("\xEF\xBB\xBF") ? 3 : 0;
    for (int lines = 0; lines < 8 && start < bytes.size(); ++lines) {
        const qsizetype feed = bytes.indexOf('\n', start);
        const qsizetype end = feed < 0 ? bytes.size() : feed;
        const QByteArray text = bytes.sliced(start, end - start).trimmed();
        start = end + 1;
        if (text.isEmpty())
            continue;
        if (!text.startsWith('{'))
            return false;
        if (const auto line = parser.parse(text); line && !line->typeName.isEmpty())
            return true;
    }
    return false;
}

} // namespace memorydesk
