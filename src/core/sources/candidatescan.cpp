// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/candidatescan.h"

#include "core/sources/bytesource.h"
#include "core/sources/candidatedraft.h"
#include "core/sources/lineblocks.h"
#include "core/sources/patternsearch.h"
#include "core/sources/transcriptline.h"

#include <QHash>
#include <QSet>
#include <QTimeZone>

#include <algorithm>
#include <cstring>

namespace memorydesk {

using namespace Qt::StringLiterals;

namespace {

/// How far back the answer before a turn is looked for: nearly always near by.
constexpr qint64 nearReach = 32LL << 10;
constexpr qint64 farReach = 1LL << 20;
constexpr double leastOverlap = 0.5;

const PatternSearch &lineSearch()
{
    // A person's lines, and markers in any line (both languages end in these words).
    static const PatternSearch search(
        {{"\"user\"", 0, 5}, {"[saves ", 0, 6}, {"[Saves ", 0, 1}, {"記憶", 4, 5}, {"记忆", 4, 5}});
    return search;
}

QString joinedText(const TranscriptLine &line)
{
    return line.texts.join(u'\n').trimmed();
}

/// Words for comparing claims: case, blanks and punctuation do not matter.
QString comparable(const QString &text)
{
    QString result;
    for (const QChar unit : text.normalized(QString::NormalizationForm_KC).toCaseFolded()) {
        if (unit.isLetterOrNumber() || unit.isSurrogate())
            result += unit;
    }
    return result;
}

/// What the program puts into user lines: reminders, command output, notices.
bool isInjected(const QString &text)
{
    return text.startsWith(u'<') || text.startsWith("[Request interrupted"_L1)
        || text.startsWith("Caveat:"_L1);
}

class CandidateScanner
{
public:
    CandidateScanner(const QStringList &captured, const CancelToken &cancel,
                     const std::function<void(qint64)> &progress)
        : m_cancel(cancel)
        , m_progress(progress)
    {
        for (const QString &text : captured)
            m_captured.append(comparable(text));
    }

    void takeFile(const QString &path)
    {
        const auto source = openFileSource(path);
        if (!source) {
            m_scan.unreadable.append(source.error());
            m_scan.unreadable.last().path = path;
            return;
        }
        m_source = source->get();
        m_path = path;
        LineBlocks blocks(*m_source, 0);
        int line = 0;
        while (!m_cancel.isCancelled()) {
            const auto block = blocks.next();
            if (!block) {
                m_scan.unreadable.append(block.error());
                break;
            }
            if (!*block) {
                const auto tail = blocks.tail();
                if (tail.size > 0 && tail.size <= LineBlocks::longestLine)
                    takeLine(tail.data, tail.size, tail.offset, line + 1);
                break;
            }
            line = takeBlock(**block, line);
            if (m_progress)
                m_progress(m_bytesBefore + blocks.bytesRead());
        }
        m_bytesBefore += blocks.bytesRead();
    }

    CandidateScan finish()
    {
        m_scan.bytesRead = m_bytesBefore;
        if (m_scan.candidates.isEmpty())
            m_scan.blocked = u"no evidence-backed memory candidate"_s;
        return std::move(m_scan);
    }

private:
    /// Returns the number of lines up to the end of the block.
    int takeBlock(const LineBlocks::Block &block, int line)
    {
        if (block.skippedLine) {
            m_scan.unreadable.append({ErrorCode::TooLarge, {}, m_path, line + 1, 0});
            return line + 1;
        }
        qsizetype counted = 0;
        qsizetype from = 0;
        while (from < block.size) {
            const qsizetype hit = lineSearch().find(block.data, block.size, from);
            if (hit < 0)
                break;
            const void *before = ::memrchr(block.data + counted, '\n', std::size_t(hit - counted));
            const qsizetype start =
                before ? static_cast<const char *>(before) - block.data + 1 : counted;
            const void *feed = std::memchr(block.data + hit, '\n', std::size_t(block.size - hit));
            const qsizetype end = static_cast<const char *>(feed) - block.data;
            line += int(countLineFeeds(block.data + counted, start - counted)) + 1;
            takeLine(block.data + start, end - start, block.offset + start, line);
            counted = from = end + 1;
        }
        return line + int(countLineFeeds(block.data + counted, block.size - counted));
    }

    void takeLine(const char *data, qsizetype size, qint64 offset, int number)
    {
        // Tool results make up most of a history; their words are nobody's.
        static constexpr QByteArrayView toolResult("\"tool_result\"");
        const QByteArrayView bytes(data, size);
        if (::memmem(bytes.data(), std::size_t(bytes.size()), toolResult.data(),
                     std::size_t(toolResult.size())))
            return;
        const auto line = m_parser.parse(data, size);
        if (!line || line->type == TranscriptLine::Type::Other || !line->isSpoken()
            || line->sidechain || line->texts.isEmpty())
            return;
        if (!line->uuid.isEmpty()) {
            if (m_seen.contains(line->uuid))
                return; // Resumed sessions copy their history.
            m_seen.insert(line->uuid);
        }
        takeTurn(*line, offset, number);
    }

    void takeTurn(const TranscriptLine &line, qint64 offset, int number)
    {
        const QString text = joinedText(line);
        const CandidateEvidence turn{line.uuid, m_path, number, text};
        if (const SignalMatch marker = findMarker(text); marker.signal != CandidateSignal::None) {
            add(marker, line, {turn});
            return;
        }
        if (line.type != TranscriptLine::Type::User || text.size() > 2000 || isInjected(text))
            return;
        SignalMatch match = findSignal(text);
        QList<CandidateEvidence> evidence{turn};
        if (match.signal == CandidateSignal::None && isConfirmation(text)) {
            const CandidateEvidence answer = answerBefore(offset, number);
            if (statesChoice(answer.text)) {
                match = {CandidateSignal::Confirmation, u"feedback"_s, text};
                evidence.prepend(answer);
            }
        }
        if (match.signal == CandidateSignal::None)
            return;
        const QString reason = leftOutReason(text);
        if (reason.isEmpty())
            add(match, line, evidence);
        else
            m_scan.leftOut.append({reason, turn});
    }

    void add(const SignalMatch &match, const TranscriptLine &line,
             const QList<CandidateEvidence> &evidence)
    {
        const CandidateEvidence &turn = evidence.last();
        const QString key = comparable(match.claim);
        const bool captured = !key.isEmpty()
            && std::ranges::any_of(m_captured,
                                   [&key](const QString &memory) { return memory.contains(key); });
        if (captured) {
            m_scan.leftOut.append({u"already-captured"_s, turn});
            return;
        }
        const double overlap = wordOverlap(match.claim, turn.text);
        if (overlap < leastOverlap) {
            m_scan.leftOut.append({u"unsupported"_s, turn});
            return;
        }
        const QString place = match.type + u'\n' + key;
        if (const auto known = m_places.constFind(place); known != m_places.constEnd()) {
            m_scan.candidates[*known].evidence += evidence;
            return;
        }
        Candidate candidate;
        candidate.signal = match.signal;
        candidate.type = match.type;
        candidate.claim = match.claim;
        candidate.evidence = evidence;
        candidate.overlap = overlap;
        candidate.when = QDateTime::fromString(line.timestamp, Qt::ISODateWithMs).toUTC();
        candidate.sessionId = line.sessionId;
        candidate.cwd = line.cwd;
        draftCandidate(candidate);
        m_places.insert(place, m_scan.candidates.size());
        m_scan.candidates.append(candidate);
    }

    /// The agent's message before a place, in reading order; its blocks joined.
    CandidateEvidence answerBefore(qint64 offset, int number)
    {
        const CandidateEvidence answer = answerWithin(offset, number, nearReach);
        return answer.turnId.isEmpty() ? answerWithin(offset, number, farReach) : answer;
    }

    CandidateEvidence answerWithin(qint64 offset, int number, qint64 reach)
    {
        const qint64 start = std::max<qint64>(0, offset - reach);
        const QByteArray window = m_source->bytes(start, offset - start).value_or(QByteArray());
        CandidateEvidence answer;
        QString messageId;
        qsizetype end = window.size() - 1;
        for (int line = number - 1; end >= 0; --line) {
            const qsizetype feed = end > 0 ? window.lastIndexOf('\n', end - 1) : -1;
            if (feed < 0 && start > 0)
                break;
            const auto parsed = m_answerParser.parse(window.sliced(feed + 1, end - feed - 1));
            end = feed;
            if (!parsed || parsed->sidechain || !parsed->isSpoken() || parsed->texts.isEmpty())
                continue;
            const bool assistant = parsed->type == TranscriptLine::Type::Assistant;
            const bool same = assistant && parsed->messageId == messageId && !messageId.isEmpty();
            if (!answer.turnId.isEmpty() && !same)
                break;
            if (!assistant)
                break;
            if (answer.turnId.isEmpty())
                answer = {parsed->uuid, m_path, line, joinedText(*parsed)};
            else
                answer.text.prepend(joinedText(*parsed) + u'\n');
            messageId = parsed->messageId;
        }
        return answer;
    }

    CancelToken m_cancel;
    const std::function<void(qint64)> &m_progress;
    QStringList m_captured;
    TranscriptLineParser m_parser;
    TranscriptLineParser m_answerParser;
    const ByteSource *m_source = nullptr; ///< Of the file being read.
    QString m_path;
    qint64 m_bytesBefore = 0;
    QSet<QString> m_seen;
    QHash<QString, qsizetype> m_places; ///< Type and claim → index of the candidate.
    CandidateScan m_scan;
};

} // namespace

CandidateScan scanForCandidates(const QStringList &files, const QStringList &captured,
                                const CancelToken &cancel,
                                const std::function<void(qint64)> &progress)
{
    CandidateScanner scanner(captured, cancel, progress);
    for (const QString &file : files) {
        if (cancel.isCancelled())
            break;
        scanner.takeFile(file);
    }
    return scanner.finish();
}

Result<double> checkEvidence(const CandidateEvidence &evidence, const QString &claim)
{
    const auto source = openFileSource(evidence.file);
    if (!source)
        return std::unexpected(source.error());
    const QByteArray wanted = evidence.turnId.toUtf8();
    TranscriptLineParser parser;
    LineBlocks blocks(**source, 0);
    while (true) {
        const auto block = blocks.next();
        if (!block)
            return std::unexpected(block.error());
        const bool last = !*block;
        const LineBlocks::Block part = last ? blocks.tail() : **block;
        const QByteArray bytes = QByteArray::fromRawData(part.data, part.size);
        for (qsizetype hit = bytes.indexOf(wanted); hit >= 0;
             hit = bytes.indexOf(wanted, hit + 1)) {
            const qsizetype start = bytes.lastIndexOf('\n', hit) + 1;
            const qsizetype feed = bytes.indexOf('\n', hit);
            const auto line = parser.parse(bytes.mid(start, (feed < 0 ? part.size : feed) - start));
            if (line && line->uuid == evidence.turnId)
                return wordOverlap(claim, joinedText(*line));
        }
        if (last)
            return failure(ErrorCode::NotFound, evidence.file, evidence.turnId);
    }
}

} // namespace memorydesk
