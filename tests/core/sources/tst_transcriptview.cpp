// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/transcriptview.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace memorydesk;

namespace {

const QByteArray history =
    "{\"type\":\"summary\",\"summary\":\"Ninja\"}\n"
    "{\"type\":\"user\",\"uuid\":\"u1\",\"timestamp\":\"2026-08-01T09:00:00.000Z\",\"message\":"
    "{\"content\":\"always use Ninja, not u2\"}}\n"
    "broken\n"
    "{\"type\":\"assistant\",\"uuid\":\"a1\",\"agentId\":\"ag\",\"message\":{\"id\":\"m1\","
    "\"content\":[{\"type\":\"text\",\"text\":\"Noted.\"},{\"type\":\"tool_use\",\"id\":\"t1\","
    "\"name\":\"Write\",\"input\":{\"file_path\":\"/m/memory/ninja.md\",\"content\":\"x\"}}]}}\n"
    "{\"type\":\"user\",\"uuid\":\"u2\",\"message\":{\"content\":[{\"type\":\"tool_result\","
    "\"tool_use_id\":\"t1\",\"content\":[{\"type\":\"text\",\"text\":\"ninja written\"}],"
    "\"is_error\":true}]}}\n"
    "{\"type\":\"user\",\"uuid\":\"u3\",\"isMeta\":true,\"message\":{\"content\":\"reminder\"}}\n";

} // namespace

class TestTranscriptView : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath(u"s.jsonl"_s);
        write(history + "{\"type\":\"us");
    }
    void indexesCompleteLines();
    void readsTurns();
    void findsATurn();
    void findsMentions();
    void findsWrites();
    void saysWhenTheFileIsGone();

private:
    void write(const QByteArray &bytes) const
    {
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    [[nodiscard]] TranscriptIndex index() const { return indexTranscript(m_path).value(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

void TestTranscriptView::indexesCompleteLines()
{
    const TranscriptIndex found = index();
    QCOMPARE(found.lineStarts.size(), 6);
    QCOMPARE(found.lineStarts.first(), 0);
    QCOMPARE(found.lineStarts.at(2), history.indexOf("broken"));
    QCOMPARE(found.end, history.size());
}

void TestTranscriptView::readsTurns()
{
    const QList<TranscriptTurn> turns = readTurns(index(), 1, 100).value();
    QCOMPARE(turns.size(), 4);
    QCOMPARE(turns.at(0).line, 2);
    QCOMPARE(turns.at(0).speaker, TranscriptTurn::Speaker::User);
    QCOMPARE(turns.at(0).text, u"always use Ninja, not u2"_s);
    QCOMPARE(turns.at(0).when, QDateTime({2026, 8, 1}, {9, 0}, QTimeZone::UTC));
    QCOMPARE(turns.at(1).speaker, TranscriptTurn::Speaker::Assistant);
    QCOMPARE(turns.at(1).agent, u"ag"_s);
    QCOMPARE(turns.at(1).calls.size(), 1);
    QCOMPARE(turns.at(1).calls.first().text,
             u"{\"file_path\":\"/m/memory/ninja.md\",\"content\":\"x\"}"_s);
    QCOMPARE(turns.at(2).results.first(),
             (TranscriptTool{{}, u"t1"_s, {}, u"ninja written"_s, true}));
    QVERIFY(turns.at(3).injected && !turns.at(0).injected);
    const QList<TranscriptTurn> part = readTurns(index(), 4, 2).value();
    QCOMPARE(part.size(), 2);
    QCOMPARE(part.first().turnId, u"a1"_s);
    QVERIFY(readTurns(index(), 50, 5).value().isEmpty());
}

void TestTranscriptView::findsATurn()
{
    QCOMPARE(findTurn(index(), u"u2"_s).value(), 5); // Line 2 only mentions it.
    QCOMPARE(findTurn(index(), u"u9"_s).error().code, ErrorCode::NotFound);
    QCOMPARE(findTurn(index(), QString()).error().code, ErrorCode::NotFound);
}

void TestTranscriptView::findsMentions()
{
    QCOMPARE(findMentions(index(), u"NINJA"_s).value(), (QList<int>{2, 4, 5}));
    QCOMPARE(findMentions(index(), u"ninja"_s, 2).value(), (QList<int>{2, 4}));
    QVERIFY(findMentions(index(), QString()).value().isEmpty());
}

void TestTranscriptView::findsWrites()
{
    const auto writes = findWrites(m_path, u"/m/memory/ninja.md"_s).value();
    QCOMPARE(writes.size(), 1);
    QCOMPARE(writes.first().turn.turnId, u"a1"_s);
    QCOMPARE(writes.first().call.name, u"Write"_s);
    QVERIFY(findWrites(m_path, u"/other/ninja.md"_s).value().isEmpty());
}

void TestTranscriptView::saysWhenTheFileIsGone()
{
    const TranscriptIndex before = index();
    write("{}\n");
    QCOMPARE(readTurns(before, 1, 5).error().code, ErrorCode::Conflict);
    QVERIFY(QFile::remove(m_path));
    QCOMPARE(readTurns(before, 1, 5).error().code, ErrorCode::NotFound);
    QCOMPARE(indexTranscript(m_path).error().code, ErrorCode::NotFound);
    CancelToken cancel;
    cancel.cancel();
    write(history);
    QCOMPARE(indexTranscript(m_path, cancel).error().code, ErrorCode::Cancelled);
}

QTEST_GUILESS_MAIN(TestTranscriptView)
#include "tst_transcriptview.moc"
