// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/lineblocks.h"
#include "core/sources/patternsearch.h"
#include "core/sources/transcript.h"
#include "core/sources/transcriptline.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace memorydesk;

namespace {

const QString section = u"## Memory propose\n\n- **type**: user\n- **name**: N\n- **slug**: n-n\n"
                        "- **description**: d\n- **body**: b\n- **rationale**: r\n"_s;

QByteArray json(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

QJsonObject envelope(const QString &type, const QString &uuid)
{
    return {{u"type"_s, type},
            {u"uuid"_s, uuid},
            {u"sessionId"_s, u"s1"_s},
            {u"timestamp"_s, u"2026-08-01T09:00:00.250Z"_s},
            {u"cwd"_s, u"/home/ana/app"_s},
            {u"isSidechain"_s, false}};
}

QByteArray assistant(const QString &uuid, const QString &message, const QJsonArray &content,
                     const QJsonObject &more = {})
{
    QJsonObject line = envelope(u"assistant"_s, uuid);
    line.insert(
        u"message"_s,
        QJsonObject{{u"id"_s, message}, {u"role"_s, u"assistant"_s}, {u"content"_s, content}});
    for (auto it = more.begin(); it != more.end(); ++it)
        line.insert(it.key(), it.value());
    return json(line);
}

QJsonObject text(const QString &words)
{
    return {{u"type"_s, u"text"_s}, {u"text"_s, words}};
}

QByteArray says(const QString &uuid, const QString &message, const QString &words)
{
    return assistant(uuid, message, {text(words)});
}

QByteArray user(const QString &uuid, const QString &words, const QJsonObject &more = {})
{
    QJsonObject line = envelope(u"user"_s, uuid);
    line.insert(u"message"_s, QJsonObject{{u"role"_s, u"user"_s}, {u"content"_s, words}});
    for (auto it = more.begin(); it != more.end(); ++it)
        line.insert(it.key(), it.value());
    return json(line);
}

QByteArray starts(const QString &uuid, const QString &message, const QString &call,
                  const QString &tool = u"Task"_s)
{
    return assistant(uuid, message,
                     {QJsonObject{{u"type"_s, u"tool_use"_s},
                                  {u"id"_s, call},
                                  {u"name"_s, tool},
                                  {u"input"_s, QJsonObject{{u"prompt"_s, u"go"_s}}}}});
}

QByteArray result(const QString &uuid, const QString &call, const QJsonObject &toolUseResult = {})
{
    QJsonObject line = envelope(u"user"_s, uuid);
    line.insert(u"message"_s,
                QJsonObject{{u"role"_s, u"user"_s},
                            {u"content"_s,
                             QJsonArray{QJsonObject{{u"type"_s, u"tool_result"_s},
                                                    {u"tool_use_id"_s, call},
                                                    {u"content"_s, u"ok"_s}}}}});
    line.insert(u"toolUseResult"_s, toolUseResult);
    return json(line);
}

QStringList summary(const QList<TranscriptSection> &sections)
{
    QStringList result;
    for (const TranscriptSection &found : sections)
        result.append(u"%1/%2 %3 %4"_s.arg(found.line)
                          .arg(found.textLine)
                          .arg(found.turnId, found.section.fields.name));
    return result;
}

QStringList summary(const QList<ParallelTurn> &turns)
{
    QStringList result;
    for (const ParallelTurn &turn : turns)
        result.append(u"%1 %2/%3"_s.arg(turn.messageId).arg(turn.open).arg(turn.agents));
    return result;
}

} // namespace

class TestTranscript : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void finds_data();
    void finds();
    void followsSubagents_data();
    void followsSubagents();
    void givesWhereAndWhen();
    void readsOnlyWhatIsNew();
    void givesAGrownAnswerAgain();
    void waitsForATornLine();
    void startsOverWhenReplaced_data();
    void startsOverWhenReplaced();
    void remembersSubagentsBetweenPasses();
    void refusesOtherFiles();
    void stopsWhenCancelled();
    void skipsHugeLines();
    void parsesLines_data();
    void parsesLines();
    void recognisesTranscripts_data();
    void recognisesTranscripts();
    void searchesLikeANaiveSearch();

private:
    QString write(const QByteArray &bytes, QIODevice::OpenMode mode = QIODevice::WriteOnly) const
    {
        const QString path = m_folder->filePath(u"s1.jsonl"_s);
        QFile file(path);
        if (!file.open(mode) || file.write(bytes) != bytes.size())
            qFatal("can't write the test file");
        return path;
    }
    void append(const QByteArray &bytes) const
    {
        write(bytes, QIODevice::WriteOnly | QIODevice::Append);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestTranscript::finds_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QStringList>("found");
    const auto one = [](const char *what) { return QStringList{QString::fromLatin1(what)}; };
    QTest::newRow("one line") << user(u"u1"_s, u"hi"_s)
            + says(u"a1"_s, u"m1"_s, u"Done.\n\n"_s + section)
                              << one("2/3 a1 N");
    QTest::newRow("heading and fields in two lines of one answer")
        << says(u"a1"_s, u"m1"_s, u"Done.\n\n## Memory propose"_s)
            + says(u"a2"_s, u"m1"_s, section.sliced(18))
        << one("1/3 a1 N");
    QTest::newRow("heading on the second line of an answer")
        << says(u"a1"_s, u"m1"_s, u"Done."_s) + says(u"a2"_s, u"m1"_s, section) << one("2/2 a2 N");
    QTest::newRow("other lines between") << says(u"a1"_s, u"m1"_s, u"## Memory propose"_s)
            + result(u"u1"_s, u"t1"_s) + says(u"a2"_s, u"m1"_s, section.sliced(18))
                                         << one("1/1 a1 N");
    QTest::newRow("another answer between is not joined") << says(u"a1"_s, u"m1"_s,
                                                                  u"## Memory propose"_s)
            + says(u"a2"_s, u"m2"_s, section.sliced(18)) << one("1/1 a1 ");
    QTest::newRow("fence opened on an earlier line of the answer") << says(u"a1"_s, u"m1"_s,
                                                                           u"See:\n```"_s)
            + says(u"a2"_s, u"m1"_s, section + u"```\n\nEnd."_s) << QStringList();
    QTest::newRow("two blocks on one line")
        << assistant(u"a1"_s, u"m1"_s, {text(u"Done."_s), text(section)}) << one("1/2 a1 N");
    QTest::newRow("tool use between the blocks")
        << assistant(u"a1"_s, u"m1"_s,
                     {text(u"Done."_s),
                      QJsonObject{{u"type"_s, u"tool_use"_s},
                                  {u"id"_s, u"t"_s},
                                  {u"name"_s, u"Read"_s},
                                  {u"input"_s, QJsonObject{{u"x"_s, section}}}},
                      text(section)})
        << one("1/2 a1 N");
    QTest::newRow("no message id") << says(u"a1"_s, u""_s, section) + says(u"a2"_s, u""_s, section)
                                   << QStringList{u"1/1 a1 N"_s, u"2/1 a2 N"_s};
    QTest::newRow("two in one answer")
        << says(u"a1"_s, u"m1"_s, section + section) << QStringList{u"1/1 a1 N"_s, u"1/9 a1 N"_s};
    QTest::newRow("the same line twice is one")
        << says(u"a1"_s, u"m1"_s, section) + says(u"a1"_s, u"m1"_s, section) << one("1/1 a1 N");
    QTest::newRow("user text") << user(u"u1"_s, section) << QStringList();
    QTest::newRow("tool result") << json(
        {{u"type"_s, u"user"_s},
         {u"message"_s,
          QJsonObject{
              {u"content"_s,
               QJsonArray{QJsonObject{{u"type"_s, u"tool_result"_s}, {u"content"_s, section}}}}}}})
                                 << QStringList();
    QTest::newRow("thinking") << assistant(
        u"a1"_s, u"m1"_s, {QJsonObject{{u"type"_s, u"thinking"_s}, {u"thinking"_s, section}}})
                              << QStringList();
    QTest::newRow("meta") << assistant(u"a1"_s, u"m1"_s, {text(section)}, {{u"isMeta"_s, true}})
                          << QStringList();
    QTest::newRow("compact summary")
        << assistant(u"a1"_s, u"m1"_s, {text(section)}, {{u"isCompactSummary"_s, true}})
        << QStringList();
    QTest::newRow("system line") << json({{u"type"_s, u"system"_s}, {u"content"_s, section}})
                                 << QStringList();
    QTest::newRow("summary line") << json({{u"type"_s, u"summary"_s}, {u"summary"_s, section}})
                                  << QStringList();
    QTest::newRow("blanks after colons")
        << says(u"a1"_s, u"m1"_s, section).replace("\":", "\": ") << one("1/1 a1 N");
    QTest::newRow("CRLF between lines")
        << (user(u"u1"_s, u"x"_s) + says(u"a1"_s, u"m1"_s, section)).replace("\n", "\r\n")
        << one("2/1 a1 N");
    QTest::newRow("no newline at the end")
        << says(u"a1"_s, u"m1"_s, section).chopped(1) << one("1/1 a1 N");
    QTest::newRow("torn last line") << says(u"a1"_s, u"m1"_s, section).chopped(20) << QStringList();
    QTest::newRow("damaged line before")
        << QByteArray("{\"type\":\"assistant\",\"x\":\"Memory propose\n")
            + says(u"a1"_s, u"m1"_s, section)
        << one("2/1 a1 N");
    QTest::newRow("lone surrogate in another string")
        << says(u"a1"_s, u"m1"_s, section + u"Thanks"_s).replace("Thanks", "\\ud83d")
        << one("1/1 a1 N");
    QTest::newRow("carriage returns in the text")
        << assistant(u"a1"_s, u"m1"_s, {text(u"a\rb"_s), text(section)}) << one("1/3 a1 N");
    QByteArray many;
    for (int i = 0; i < 5000; ++i)
        many += user(u"u%1"_s.arg(i), QString(200, u'x'));
    QTest::newRow("far into a file of many blocks") << many + says(u"a1"_s, u"m1"_s, section) + many
            + says(u"a2"_s, u"m2"_s, section) << QStringList{u"5001/1 a1 N"_s, u"10002/1 a2 N"_s};
    QTest::newRow("line longer than a block") << user(u"u1"_s, QString(3 << 20, u'x'))
            + says(u"a1"_s, u"m1"_s, QString(1 << 20, u'y') + u"\n\n"_s + section)
                                              << one("2/3 a1 N");
    QTest::newRow("empty") << QByteArray() << QStringList();
}

void TestTranscript::finds()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QStringList, found);
    const auto scan = scanTranscript(write(bytes), {});
    QVERIFY(scan);
    QCOMPARE(summary(scan->sections), found);
    QCOMPARE(summary(scanTranscriptBytes(bytes).sections), found);
}

void TestTranscript::followsSubagents_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QStringList>("turns");
    const QByteArray two = starts(u"a1"_s, u"m1"_s, u"t1"_s) + starts(u"a2"_s, u"m1"_s, u"t2"_s);
    const auto one = [](const char *what) { return QStringList{QString::fromLatin1(what)}; };
    QTest::newRow("two running") << two << one("m1 2/2");
    QTest::newRow("newer name") << starts(u"a1"_s, u"m1"_s, u"t1"_s, u"Agent"_s) << one("m1 1/1");
    QTest::newRow("other tools") << starts(u"a1"_s, u"m1"_s, u"t1"_s, u"Bash"_s) << QStringList();
    QTest::newRow("one finished") << two + result(u"u1"_s, u"t2"_s) << one("m1 1/2");
    QTest::newRow("both finished, second first")
        << two + result(u"u1"_s, u"t2"_s) + result(u"u2"_s, u"t1"_s) << one("m1 0/2");
    QTest::newRow("result between the starts") << starts(u"a1"_s, u"m1"_s, u"t1"_s)
            + result(u"u1"_s, u"t1"_s)
            + starts(u"a2"_s, u"m1"_s, u"t2"_s) << one("m1 1/2");
    QTest::newRow("result of another tool") << two + result(u"u1"_s, u"t9"_s) << one("m1 2/2");
    QTest::newRow("next user turn") << two + user(u"u1"_s, u"go on"_s) << one("m1 0/2");
    QTest::newRow("meta user line is no turn")
        << two + user(u"u1"_s, u"<system-reminder>"_s, {{u"isMeta"_s, true}}) << one("m1 2/2");
    QTest::newRow("prompt of an inline subagent is no turn")
        << two + user(u"u1"_s, u"go"_s, {{u"isSidechain"_s, true}}) << one("m1 2/2");
    QTest::newRow("background start is no result")
        << two + result(u"u1"_s, u"t1"_s, {{u"isAsync"_s, true}, {u"agentId"_s, u"x"_s}})
        << one("m1 2/2");
    QTest::newRow("two turns") << two + result(u"u1"_s, u"t1"_s) + result(u"u2"_s, u"t2"_s)
            + starts(u"a3"_s, u"m2"_s, u"t3"_s)
                               << QStringList{u"m1 0/2"_s, u"m2 1/1"_s};
    QTest::newRow("same line twice counts once") << two + two << one("m1 2/2");
}

void TestTranscript::followsSubagents()
{
    QFETCH(QByteArray, bytes);
    const auto scan = scanTranscript(write(bytes), {});
    QVERIFY(scan);
    QTEST(summary(scan->turns), "turns");
}

void TestTranscript::givesWhereAndWhen()
{
    QVERIFY(QDir(m_folder->path()).mkpath(u"s1/subagents"_s));
    const QString path = m_folder->filePath(u"s1/subagents/agent-a7f.jsonl"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(says(u"a1"_s, u"m1"_s, section));
    file.close();
    const auto scan = scanTranscript(path, {});
    QVERIFY(scan);
    QCOMPARE(scan->sections.size(), 1);
    const TranscriptSection &found = scan->sections.first();
    QCOMPARE(found.file, path);
    QCOMPARE(found.sessionId, u"s1"_s);
    QCOMPARE(found.messageId, u"m1"_s);
    QCOMPARE(found.agent, u"a7f"_s);
    QCOMPARE(found.cwd, u"/home/ana/app"_s);
    QCOMPARE(found.when, QDateTime({2026, 8, 1}, {9, 0, 0, 250}, QTimeZone::UTC));
    QCOMPARE(scan->cwd, u"/home/ana/app"_s);
}

void TestTranscript::readsOnlyWhatIsNew()
{
    QByteArray old;
    for (int i = 0; i < 20000; ++i)
        old += user(u"u%1"_s.arg(i), QString(500, u'x'));
    const QString path = write(old + says(u"a1"_s, u"m1"_s, section));
    const auto first = scanTranscript(path, {});
    QVERIFY(first);
    QCOMPARE(first->sections.size(), 1);
    const QByteArray more = user(u"v"_s, u"more"_s) + says(u"a2"_s, u"m2"_s, section);
    append(more);
    const auto second = scanTranscript(path, first->cursor);
    QVERIFY(second);
    QCOMPARE(summary(second->sections), QStringList{u"20003/1 a2 N"_s});
    QCOMPARE(second->bytesRead, more.size());
    QCOMPARE(second->cwd, u"/home/ana/app"_s);
    const auto third = scanTranscript(path, second->cursor);
    QVERIFY(third);
    QVERIFY(third->sections.isEmpty());
    QCOMPARE(third->bytesRead, 0);
    QCOMPARE(third->cursor.line, 20003);
}

void TestTranscript::givesAGrownAnswerAgain()
{
    const QString path = write(says(u"a1"_s, u"m1"_s, u"## Memory propose"_s));
    const auto first = scanTranscript(path, {});
    QVERIFY(first);
    QCOMPARE(first->sections.first().section.refusal, SectionRefusal::Incomplete);
    append(says(u"a2"_s, u"m1"_s, section.sliced(18)));
    const auto second = scanTranscript(path, first->cursor);
    QVERIFY(second);
    QCOMPARE(summary(second->sections), QStringList{u"1/1 a1 N"_s});
    QCOMPARE(second->sections.first().section.refusal, SectionRefusal::None);
}

void TestTranscript::waitsForATornLine()
{
    const QByteArray line = says(u"a1"_s, u"m1"_s, section);
    const QByteArray before = user(u"u1"_s, u"hi"_s);
    const QString path = write(before + line.first(line.size() / 2));
    const auto first = scanTranscript(path, {});
    QVERIFY(first);
    QVERIFY(first->sections.isEmpty());
    QVERIFY(first->damaged.isEmpty());
    QCOMPARE(first->cursor.offset, before.size());
    append(line.sliced(line.size() / 2));
    const auto second = scanTranscript(path, first->cursor);
    QVERIFY(second);
    QCOMPARE(summary(second->sections), QStringList{u"2/1 a1 N"_s});
}

void TestTranscript::startsOverWhenReplaced_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("newFile");
    const QByteArray other = user(u"x1"_s, u"something else"_s);
    QTest::newRow("truncated") << says(u"b"_s, u"n"_s, section) << false;
    QTest::newRow("same length or longer, other head")
        << other.repeated(3) + says(u"b"_s, u"n"_s, section) << false;
    QTest::newRow("new file of the same name")
        << other.repeated(3) + says(u"b"_s, u"n"_s, section) << true;
}

void TestTranscript::startsOverWhenReplaced()
{
    QFETCH(QByteArray, bytes);
    QFETCH(bool, newFile);
    const QString path = write(user(u"u1"_s, u"hi"_s) + user(u"u2"_s, u"hi"_s)
                               + user(u"u3"_s, u"a longer line so that the file is longer"_s));
    const auto first = scanTranscript(path, {});
    QVERIFY(first);
    if (newFile)
        QVERIFY(QFile::rename(path, path + u".old"_s));
    write(bytes);
    const auto second = scanTranscript(path, first->cursor);
    QVERIFY(second);
    QCOMPARE(second->sections.size(), 1);
    QCOMPARE(second->sections.first().line, int(bytes.count('\n')));
}

void TestTranscript::remembersSubagentsBetweenPasses()
{
    const QString path =
        write(starts(u"a1"_s, u"m1"_s, u"t1"_s) + starts(u"a2"_s, u"m1"_s, u"t2"_s));
    const auto first = scanTranscript(path, {});
    QVERIFY(first);
    append(result(u"u1"_s, u"t1"_s, {{u"agentId"_s, u"abc"_s}}));
    const auto second = scanTranscript(path, first->cursor);
    QVERIFY(second);
    QCOMPARE(summary(second->turns), QStringList{u"m1 1/2"_s});
    QCOMPARE(second->launchedAgents, (QList<QPair<QString, QString>>{{u"abc"_s, u"m1"_s}}));
    append(json({{u"type"_s, u"progress"_s},
                 {u"parentToolUseID"_s, u"t2"_s},
                 {u"data"_s, QJsonObject{{u"agentId"_s, u"def"_s}}}})
           + result(u"u2"_s, u"t2"_s));
    const auto third = scanTranscript(path, second->cursor);
    QVERIFY(third);
    QCOMPARE(summary(third->turns), QStringList{u"m1 0/2"_s});
    QCOMPARE(third->launchedAgents, (QList<QPair<QString, QString>>{{u"def"_s, u"m1"_s}}));
    const auto fourth = scanTranscript(path, third->cursor);
    QVERIFY(fourth);
    QVERIFY(fourth->turns.isEmpty());
}

void TestTranscript::refusesOtherFiles()
{
    const auto codeOf = [](const QString &path) { return scanTranscript(path, {}).error().code; };
    QCOMPARE(codeOf(m_folder->filePath(u"none.jsonl"_s)), ErrorCode::NotFound);
    QCOMPARE(codeOf(m_folder->path()), ErrorCode::NotRegular);
    const QString fifo = m_folder->filePath(u"fifo.jsonl"_s);
    QCOMPARE(::mkfifo(QFile::encodeName(fifo).constData(), 0600), 0);
    QCOMPARE(codeOf(fifo), ErrorCode::NotRegular);
}

void TestTranscript::stopsWhenCancelled()
{
    CancelToken cancel;
    cancel.cancel();
    const auto scan = scanTranscript(write(says(u"a1"_s, u"m1"_s, section)), {}, cancel);
    QVERIFY(!scan);
    QCOMPARE(scan.error().code, ErrorCode::Cancelled);
}

void TestTranscript::skipsHugeLines()
{
    const QString path = write(user(u"u1"_s, u"hi"_s));
    const QByteArray block(16 << 20, 'x');
    for (int i = 0; i < 5; ++i)
        append(block);
    append("\n" + says(u"a1"_s, u"m1"_s, section));
    const auto scan = scanTranscript(path, {});
    QVERIFY(scan);
    QCOMPARE(summary(scan->sections), QStringList{u"3/1 a1 N"_s});
    QCOMPARE(scan->damaged, (QList<QPair<int, QString>>{{2, u"line-too-long"_s}}));

    // While it is being written it is not consumed.
    const QString growing = write(user(u"u1"_s, u"hi"_s));
    for (int i = 0; i < 5; ++i)
        append(block);
    const auto waiting = scanTranscript(growing, {});
    QVERIFY(waiting);
    QVERIFY(waiting->damaged.isEmpty());
    QCOMPARE(waiting->cursor.line, 1);
}

void TestTranscript::parsesLines_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("fault");
    QTest::newRow("string content")
        << QByteArray(R"({"type":"user","message":{"content":"x"}})") << QString();
    QTest::newRow("content of another kind")
        << QByteArray(R"({"type":"user","message":{"content":[1,null,"x",[{}]]}})") << QString();
    QTest::newRow("message is a number")
        << QByteArray(R"({"type":"user","message":3})") << QString();
    QTest::newRow("type is null") << QByteArray(R"({"type":null})") << QString();
    QTest::newRow("input is a string") << QByteArray(
        R"({"type":"assistant","message":{"content":[{"type":"tool_use","input":"x"}]}})")
                                       << QString();
    QTest::newRow("array") << QByteArray("[1]") << u"not-an-object"_s;
    QTest::newRow("text") << QByteArray("hello") << u"invalid-json"_s;
    QTest::newRow("empty") << QByteArray() << u"invalid-json"_s;
    QTest::newRow("torn") << QByteArray(R"({"type":"user","mess)") << u"invalid-json"_s;
    QTest::newRow("two objects") << QByteArray("{}{}") << u"invalid-json"_s;
    QTest::newRow("not UTF-8") << QByteArray("{\"type\":\"us\xFF"
                                             "er\"}")
                               << u"invalid-utf8"_s;
    QTest::newRow("deep values that nobody asks for")
        << QByteArray("{\"a\":") + QByteArray(3000, '[') + QByteArray(3000, ']') + "}" << QString();
}

void TestTranscript::parsesLines()
{
    QFETCH(QByteArray, line);
    TranscriptLineParser parser;
    const auto parsed = parser.parse(line);
    QTEST(parsed ? QString() : parsed.error(), "fault");
}

void TestTranscript::recognisesTranscripts_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("transcript");
    QTest::newRow("transcript") << user(u"u1"_s, u"x"_s) << true;
    QTest::newRow("blank lines before") << "\n\n" + user(u"u1"_s, u"x"_s) << true;
    QTest::newRow("torn first line") << "{\"type\":\"us\n" + user(u"u1"_s, u"x"_s) << true;
    QTest::newRow("byte order mark") << "\xEF\xBB\xBF" + user(u"u1"_s, u"x"_s) << true;
    QTest::newRow("text") << QByteArray("Done.\n") << false;
    QTest::newRow("text that begins with a brace")
        << QByteArray("{ok}\n\n## Memory propose\n") << false;
    QTest::newRow("queue rows have a type, too")
        << QByteArray("{\"id\":\"a\",\"type\":\"pattern\"}\n") << true;
    QTest::newRow("empty") << QByteArray() << false;
}

void TestTranscript::recognisesTranscripts()
{
    QFETCH(QByteArray, bytes);
    QTEST(looksLikeTranscript(bytes), "transcript");
}

void TestTranscript::searchesLikeANaiveSearch()
{
    const QList<QByteArray> needles = {"abca", "bb", "cacb"};
    const PatternSearch search(
        {{needles.at(0), 0, 3}, {needles.at(1), 0, 1}, {needles.at(2), 1, 3}});
    QRandomGenerator random(7);
    for (int round = 0; round < 3000; ++round) {
        QByteArray text(random.bounded(90), '\n');
        for (char &c : text)
            c = "abcd\n"[random.bounded(5)];
        const QByteArray padded = text + QByteArray(PatternSearch::padding, 'b');
        const qsizetype from = text.isEmpty() ? 0 : random.bounded(int(text.size()));
        qsizetype expected = -1;
        for (const QByteArray &needle : needles) {
            const qsizetype at = text.indexOf(needle, from);
            if (at >= 0 && (expected < 0 || at < expected))
                expected = at;
        }
        QCOMPARE(search.find(padded.constData(), text.size(), from), expected);
        QCOMPARE(countLineFeeds(padded.constData(), text.size()), text.count('\n'));
    }
    const QByteArray feeds(10000, '\n');
    QCOMPARE(countLineFeeds(feeds.constData(), feeds.size()), 10000);
}

QTEST_GUILESS_MAIN(TestTranscript)
#include "tst_transcript.moc"
