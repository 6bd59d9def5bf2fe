// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/diskfilesystem.h"
#include "core/sources/jsonrecord.h"
#include "core/sources/proposalqueue.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <limits>

#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace memorydesk;

namespace {

const QByteArray openGate = "## Session Config\n\n- **persistence:** true\n";

QByteArray row(const QByteArray &id, const QByteArray &more)
{
    return "{\"id\":\"" + id + "\"" + (more.isEmpty() ? QByteArray() : "," + more) + "}";
}

QByteArray withConfidence(const QByteArray &id, const QByteArray &confidence)
{
    return row(id, confidence.isEmpty() ? QByteArray() : "\"confidence\":" + confidence);
}

QJsonObject validRecord()
{
    return {{u"id"_s, u"6f1c9b1e"_s},
            {u"created_at"_s, u"2026-05-04T08:15:30.120Z"_s},
            {u"wave_id"_s, u"W2"_s},
            {u"type"_s, u"workflow-pattern"_s},
            {u"subject"_s, u"run lint before push"_s},
            {u"insight"_s, u"Lint first."_s},
            {u"evidence"_s, u"3 red pipelines"_s},
            {u"confidence"_s, 0.8},
            {u"schema_version"_s, 1}};
}

QStringList codesOf(const Problems &problems)
{
    QStringList codes;
    for (const Problem &problem : problems)
        codes.append(problem.args.isEmpty() ? problem.code
                                            : problem.code + u':' + problem.args.join(u','));
    return codes;
}

QStringList idsOf(const QList<QueueRow> &rows)
{
    QStringList ids;
    for (const QueueRow &row : rows)
        ids.append(row.id);
    return ids;
}

} // namespace

class TestProposalQueue : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void parsesRows_data();
    void parsesRows();
    void keepsSeparatorsInsideStrings();
    void keepsBytesAndDigits();
    void rowsWithoutIdGetOne();
    void warnsAboutDoubledIds();
    void readsJsonStrictly_data();
    void readsJsonStrictly();
    void validates_data();
    void validates();
    void validationStopsAtMissingFields();
    void typesAndLifetimes_data();
    void typesAndLifetimes();
    void filtersByConfidence_data();
    void filtersByConfidence();
    void sortsByCreatedAtStable();
    void sumsSummaries();
    void absentQueueReadsNoSummaries();
    void marksStoredAndLow();
    void gates_data();
    void gates();
    void unreadableQueueIsNamed();
    void hugeRowIsOneRow();
    void labels_data();
    void labels();
    void batchLayout_data();
    void batchLayout();

private:
    void write(const QString &name, const QByteArray &bytes) const;
    void writeQueue(const QByteArray &bytes) const;
    [[nodiscard]] CollectedQueue collect(std::optional<double> minimum = {}) const
    {
        return collectProposals(m_disk, m_folder->path(), minimum);
    }

    DiskFileSystem m_disk;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestProposalQueue::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir(m_folder->path()).mkpath(u".orchestrator/metrics"_s));
}

void TestProposalQueue::write(const QString &name, const QByteArray &bytes) const
{
    QFile file(m_folder->filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

void TestProposalQueue::writeQueue(const QByteArray &bytes) const
{
    write(u".orchestrator/metrics/proposals.jsonl"_s, bytes);
}

void TestProposalQueue::parsesRows_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QStringList>("ids");
    QTest::addColumn<QStringList>("damaged");

    QTest::newRow("empty file") << QByteArray() << QStringList() << QStringList();
    QTest::newRow("only blank rows")
        << QByteArray("\n  \n\r\n\t\n") << QStringList() << QStringList();
    QTest::newRow("torn last row")
        << QByteArray("{\"id\":\"p1\",\"type\":\"pattern\",\"subject\":\"ok\"}\n"
                      "{\"id\":\"p2\",\"type\":\"pattern\",\"subject\":\"torn")
        << QStringList{u"p1"_s} << QStringList{u"2:torn"_s};
    QTest::newRow("torn inside a character")
        << QByteArray("{\"id\":\"p1\",\"subject\":\"ok\"}\n{\"id\":\"p2\",\"subject\":\"\xE6\x8F")
        << QStringList{u"p1"_s} << QStringList{u"2:torn"_s};
    QTest::newRow("whole last row without newline")
        << QByteArray("{\"id\":\"p1\",\"subject\":\"ok\"}\n"
                      "{\"id\":\"p2\",\"subject\":\"whole but no newline\"}")
        << QStringList{u"p1"_s, u"p2"_s} << QStringList();
    QTest::newRow("two rows fused")
        << QByteArray("{\"id\":\"p1\",\"subject\":\"to{\"id\":\"p2\",\"subject\":\"fused\"}\n"
                      "{\"id\":\"p3\",\"subject\":\"ok\"}\n")
        << QStringList{u"p3"_s} << QStringList{u"1:invalid-json"_s};
    QTest::newRow("separators in strings, CRLF, blank row")
        << QByteArray("{\"id\":\"u1\",\"insight\":\"a\xE2\x80\xA8"
                      "b\xC2\x85"
                      "c\"}\r\n\r\n{\"id\":\"u2\",\"insight\":\"d\\u2029e\"}\r\n")
        << QStringList{u"u1"_s, u"u2"_s} << QStringList();
    QTest::newRow("array, primitive, null")
        << QByteArray("[1]\n42\nnull\n\"x\"\n{\"id\":\"p\"}\n") << QStringList{u"p"_s}
        << QStringList{u"1:not-an-object"_s, u"2:not-an-object"_s, u"3:not-an-object"_s,
                       u"4:not-an-object"_s};
    QTest::newRow("invalid UTF-8") << QByteArray("{\"id\":\"a\xFF\"}\n{\"id\":\"b\"}\n")
                                   << QStringList{u"b"_s} << QStringList{u"1:invalid-utf8"_s};
    QTest::newRow("UTF-16 file") << QByteArray("{\0\"\0i\0d\0", 8) << QStringList()
                                 << QStringList{u"1:invalid-json"_s};
    QTest::newRow("byte order mark")
        << QByteArray("\xEF\xBB\xBF{\"id\":\"a\"}\n") << QStringList{u"a"_s} << QStringList();
    QTest::newRow("raw control character in a string")
        << QByteArray("{\"id\":\"a\tb\"}\n") << QStringList() << QStringList{u"1:invalid-json"_s};
    QTest::newRow("NUL row") << QByteArray("\0\0\0\n{\"id\":\"a\"}\n", 15) << QStringList{u"a"_s}
                             << QStringList{u"1:invalid-json"_s};
    QTest::newRow("text after the record")
        << QByteArray("{\"id\":\"a\"} x\n") << QStringList() << QStringList{u"1:invalid-json"_s};
}

void TestProposalQueue::parsesRows()
{
    QFETCH(QByteArray, bytes);
    const ParsedQueue queue = parseQueue(bytes);
    QStringList damaged;
    for (const DamagedRow &row : queue.damaged)
        damaged.append(u"%1:%2"_s.arg(row.line).arg(row.reason));
    QTEST(idsOf(queue.rows), "ids");
    QTEST(damaged, "damaged");
}

void TestProposalQueue::keepsSeparatorsInsideStrings()
{
    const ParsedQueue queue =
        parseQueue("{\"id\":\"u1\",\"insight\":\"a\xE2\x80\xA8"
                   "b\xC2\x85"
                   "c\"}\r\n\r\n{\"id\":\"u2\",\"insight\":\"d\\u2029e\"}\r\n");
    QCOMPARE(queue.rows.at(0).insight, u"a\u2028b\u0085c"_s);
    QCOMPARE(queue.rows.at(1).insight, u"d\u2029e"_s);
    QCOMPARE(queue.rows.at(1).line, 3);
    QVERIFY(queue.rows.at(0).bytes.endsWith("}\r"));
}

void TestProposalQueue::keepsBytesAndDigits()
{
    const QByteArray first = "{ \"id\" : \"a\", \"confidence\": 0.8500, \"x\":12345678901234567890,"
                             "\"evidence\":\"cut \\ud83d\"}";
    const ParsedQueue queue = parseQueue(first + "\n");
    QCOMPARE(queue.rows.size(), 1);
    QCOMPARE(queue.rows.at(0).bytes, first);
    QCOMPARE(queue.rows.at(0).confidenceText, u"0.8500"_s);
    QCOMPARE(*queue.rows.at(0).confidence, 0.85);
    QCOMPARE(queue.rows.at(0).evidence, u"cut "_s + QChar(0xd83d));
}

void TestProposalQueue::rowsWithoutIdGetOne()
{
    const ParsedQueue queue = parseQueue("{\"subject\":\"a\"}\n{\"subject\":\"b\"}\n{\"id\":7}\n");
    QCOMPARE(queue.rows.size(), 3);
    QVERIFY(queue.rows.at(0).id.startsWith("row-"_L1));
    QVERIFY(queue.rows.at(0).id != queue.rows.at(1).id);
    QVERIFY(queue.rows.at(0).givenId.isEmpty());
    QVERIFY(queue.rows.at(2).givenId.isEmpty());
}

void TestProposalQueue::warnsAboutDoubledIds()
{
    const ParsedQueue queue =
        parseQueue("{\"id\":\"a\"}\n{\"id\":\"b\"}\n{\"id\":\"a\",\"x\":1}\n");
    QCOMPARE(codesOf(queue.warnings), QStringList{u"duplicate-id:a"_s});
    QCOMPARE(queue.warnings.at(0).line, 3);
}

void TestProposalQueue::readsJsonStrictly_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("code");
    const auto add = [](const char *name, const QByteArray &text, const QString &code) {
        QTest::newRow(name) << text << code;
    };
    add("plain", "{\"a\":[1,-2.5e3,true,false,null,{\"b\":\"c\"}]}", u""_s);
    add("empty object", "{}", u""_s);
    add("beyond a double", "{\"a\":1e999}", u""_s);
    add("leading zero", "{\"a\":01}", u"invalid-json"_s);
    add("lone minus", "{\"a\":-}", u"invalid-json"_s);
    add("dot without digits", "{\"a\":1.}", u"invalid-json"_s);
    add("trailing comma", "{\"a\":1,}", u"invalid-json"_s);
    add("single quotes", "{'a':1}", u"invalid-json"_s);
    add("unknown word", "{\"a\":nul}", u"invalid-json"_s);
    add("bad escape", "{\"a\":\"\\x\"}", u"invalid-json"_s);
    add("short unicode escape", "{\"a\":\"\\u12\"}", u"invalid-json"_s);
    add("comment", "{\"a\":1/*x*/}", u"invalid-json"_s);
    add("cut number", "{\"a\":1", u"torn"_s);
    add("cut word", "{\"a\":tr", u"torn"_s);
    add("cut key", "{\"a", u"torn"_s);
    add("empty", "", u"torn"_s);
    add("deep", "{\"a\":" + QByteArray(5000, '['), u"nested-too-deep"_s);
}

void TestProposalQueue::readsJsonStrictly()
{
    QFETCH(QByteArray, text);
    const auto record = parseJsonRecord(text);
    QTEST(record ? QString() : record.error().code, "code");
}

void TestProposalQueue::validates_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QJsonValue>("value");
    QTest::addColumn<QStringList>("codes");
    const auto add = [](const char *name, const char *field, const QJsonValue &value,
                        const QStringList &codes) {
        QTest::newRow(name) << QString::fromLatin1(field) << value << codes;
    };
    const QStringList fine;
    add("valid", "extra", u"unknown keys are fine"_s, fine);
    add("confidence 0", "confidence", 0.0, fine);
    add("confidence 1", "confidence", 1.0, fine);
    add("confidence below 0", "confidence", -0.0001, {u"invalid-confidence:-0.0001"_s});
    add("confidence above 1", "confidence", 1.0001, {u"invalid-confidence:1.0001"_s});
    add("confidence infinite", "confidence", std::numeric_limits<double>::infinity(),
        {u"invalid-confidence:Infinity"_s});
    add("confidence text", "confidence", u"0.5"_s, {u"invalid-confidence:0.5"_s});
    add("schema version 2", "schema_version", 2, {u"invalid-schema-version:2"_s});
    add("wave empty", "wave_id", u""_s, {u"invalid-wave-id"_s});
    add("wave number", "wave_id", 3, {u"invalid-wave-id"_s});
    add("subject 100", "subject", QString(100, u'x'), fine);
    add("subject 101", "subject", QString(101, u'x'), {u"field-too-long:subject,100,101"_s});
    add("subject of 51 emoji is 102 units", "subject", QString(u"🚀"_s).repeated(51),
        {u"field-too-long:subject,100,102"_s});
    add("subject empty", "subject", u""_s, {u"field-empty:subject"_s});
    add("subject number", "subject", 5, {u"field-not-string:subject"_s});
    add("insight 2001", "insight", QString(2001, u'x'), {u"field-too-long:insight,2000,2001"_s});
    add("evidence with newline", "evidence", u"a\nb"_s, {u"field-line-break:evidence"_s});
    add("evidence with CR", "evidence", u"a\rb"_s, {u"field-line-break:evidence"_s});
    add("evidence with U+2028 is fine", "evidence", u"a\u2028b"_s, fine);
    add("type analyzer only", "type", u"autonomy-verdict"_s, {u"invalid-type:autonomy-verdict"_s});
    add("type of a memory", "type", u"feedback"_s, {u"invalid-type:feedback"_s});
    add("agent number", "proposed_by_agent", 1, {u"invalid-proposed-by-agent"_s});
    add("agent text", "proposed_by_agent", u"reviewer"_s, fine);
    add("paths", "file_paths", QJsonArray{u"tools/lint.sh"_s}, fine);
    add("paths empty", "file_paths", QJsonArray(), {u"invalid-file-paths"_s});
    add("paths glob", "file_paths", QJsonArray{u"a/*.c"_s}, {u"invalid-file-paths"_s});
    add("paths number", "file_paths", QJsonArray{1}, {u"invalid-file-paths"_s});
    add("paths text", "file_paths", u"a"_s, {u"invalid-file-paths"_s});
}

void TestProposalQueue::validates()
{
    QFETCH(QString, field);
    QFETCH(QJsonValue, value);
    QJsonObject record = validRecord();
    record.insert(field, value);
    QTEST(codesOf(validateProposal(record)), "codes");
}

void TestProposalQueue::validationStopsAtMissingFields()
{
    QJsonObject record = validRecord();
    record.remove(u"evidence"_s);
    record.insert(u"wave_id"_s, QJsonValue::Null);
    record.insert(u"type"_s, u"nonsense"_s);
    QCOMPARE(codesOf(validateProposal(record)),
             (QStringList{u"missing-field:wave_id"_s, u"missing-field:evidence"_s}));

    QJsonObject bad = validRecord();
    bad.insert(u"type"_s, u"x"_s);
    bad.insert(u"subject"_s, u""_s);
    bad.insert(u"confidence"_s, 7);
    QCOMPARE(
        codesOf(validateProposal(bad)),
        (QStringList{u"invalid-type:x"_s, u"field-empty:subject"_s, u"invalid-confidence:7"_s}));
}

void TestProposalQueue::typesAndLifetimes_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<bool>("proposable");
    QTest::addColumn<int>("days");
    const auto add = [](const char *type, bool proposable, int days) {
        QTest::newRow(type) << QString::fromLatin1(type) << proposable << days;
    };
    add("mode-selector-accuracy", true, 30);
    add("hardware-pattern", true, 60);
    add("fragile-file", true, 45);
    add("effective-sizing", true, 45);
    add("recurring-issue", true, 45);
    add("workflow-pattern", true, 90);
    add("proven-pattern", true, 90);
    add("anti-pattern", true, 90);
    add("autopilot-effectiveness", true, 90);
    add("domain-regression", true, 60);
    add("convention", true, 90);
    add("architecture-pattern", true, 90);
    add("design-pattern", true, 90);
    add("autonomy-verdict", false, 90);
    add("fragile-pattern", false, 45);
    add("stagnation-class-frequency", false, 60);
    add("something-else", false, 60);
}

void TestProposalQueue::typesAndLifetimes()
{
    QFETCH(QString, type);
    QTEST(isProposableType(type), "proposable");
    QTEST(learningLifetimeDays(type), "days");
    QCOMPARE(proposableTypes().size(), 13);
}

void TestProposalQueue::filtersByConfidence_data()
{
    QTest::addColumn<QByteArray>("queue");
    QTest::addColumn<double>("minimum");
    QTest::addColumn<QStringList>("ids");
    QTest::addColumn<int>("parseErrors");
    const double none = std::numeric_limits<double>::quiet_NaN();
    const auto lines = [](const QList<QByteArray> &rows) { return rows.join('\n') + '\n'; };
    const QByteArray two = lines({withConfidence("a", "0.4"), withConfidence("b", "0.6")});
    QTest::newRow("below is dropped") << two << 0.5 << QStringList{u"b"_s} << 0;
    QTest::newRow("not a number keeps all") << two << none << QStringList{u"a"_s, u"b"_s} << 0;
    QTest::newRow("infinite keeps all")
        << two << std::numeric_limits<double>::infinity() << QStringList{u"a"_s, u"b"_s} << 0;
    QTest::newRow("equal is kept")
        << lines({withConfidence("a", "0.5")}) << 0.5 << QStringList{u"a"_s} << 0;
    QTest::newRow("just below is dropped")
        << lines({withConfidence("a", "0.499")}) << 0.5 << QStringList() << 0;
    QTest::newRow("garbage counts as parse error")
        << lines({withConfidence("a", "0.9"), withConfidence("b", "0.4"), "garbage",
                  withConfidence("c", "0.8")})
        << 0.5 << QStringList{u"a"_s, u"c"_s} << 1;
    QTest::newRow("zero keeps zero")
        << lines({withConfidence("a", "0"), withConfidence("b", ".5").replace(":.", ":0."),
                  withConfidence("c", "1")})
        << 0.0 << QStringList{u"a"_s, u"b"_s, u"c"_s} << 0;
    QTest::newRow("missing confidence is kept")
        << lines({withConfidence("a", ""), withConfidence("b", "0.3")}) << 0.5
        << QStringList{u"a"_s} << 0;
    QTest::newRow("text confidence is kept")
        << lines({withConfidence("a", "\"0.1\"")}) << 0.5 << QStringList{u"a"_s} << 0;
    QTest::newRow("one keeps only one")
        << lines({withConfidence("a", "0.99"), withConfidence("b", "1")}) << 1.0
        << QStringList{u"b"_s} << 0;
}

void TestProposalQueue::filtersByConfidence()
{
    QFETCH(QByteArray, queue);
    QFETCH(double, minimum);
    QFETCH(int, parseErrors);
    writeQueue(queue);
    const CollectedQueue collected = collect(minimum);
    QTEST(idsOf(collected.rows), "ids");
    QCOMPARE(collected.stats.parseErrors, qint64(parseErrors));
}

void TestProposalQueue::sortsByCreatedAtStable()
{
    writeQueue(row("late", "\"created_at\":\"2026-05-04T08:15:31.000Z\",\"confidence\":0.1") + '\n'
               + row("early", "\"created_at\":\"2026-05-04T08:15:30.000Z\",\"confidence\":0.2")
               + '\n' + row("same1", "\"created_at\":\"2026-05-04T08:15:30.500Z\"") + '\n'
               + row("same2", "\"created_at\":\"2026-05-04T08:15:30.500Z\",\"confidence\":1") + '\n'
               + row("none", "") + '\n');
    QCOMPARE(idsOf(collect().rows),
             (QStringList{u"none"_s, u"early"_s, u"same1"_s, u"same2"_s, u"late"_s}));
}

void TestProposalQueue::sumsSummaries()
{
    writeQueue(row("a", "") + '\n');
    write(u".orchestrator/metrics/proposals-summary-W1.json"_s,
          "{\n  \"queued\": 3,\n  \"dropped\": 1,\n  \"below_floor\": 2,\n  \"fs_error\": 0\n}\n");
    write(u".orchestrator/metrics/proposals-summary-W2.json"_s, "{\"queued\":2,\"fs_error\":4}");
    write(u".orchestrator/metrics/proposals-summary-W3.json"_s, "{\"queued\":");
    write(u".orchestrator/metrics/proposals-summary-.json"_s, "{\"queued\":100}");
    const CollectedQueue queue = collect();
    QCOMPARE(queue.stats, (QueueStats{5, 1, 2, 4, 0}));
    QCOMPARE(queue.waveSummaries.size(), 2);
    QCOMPARE(queue.waveSummaries.at(0).first, u"W1"_s);
    QCOMPARE(queue.waveSummaries.at(1).second.value("fs_error"_L1).toInt(), 4);
    QCOMPARE(queue.summaryPaths.size(), 3);
    QVERIFY(codesOf(queue.warnings).contains(u"summary-unreadable:proposals-summary-W3.json"_s));
}

void TestProposalQueue::absentQueueReadsNoSummaries()
{
    write(u".orchestrator/metrics/proposals-summary-W1.json"_s, "{\"queued\":3}");
    const CollectedQueue queue = collect();
    QCOMPARE(queue.stats, QueueStats());
    QVERIFY(queue.rows.isEmpty() && queue.waveSummaries.isEmpty() && !queue.unreadable);
}

void TestProposalQueue::marksStoredAndLow()
{
    write(u"CLAUDE.md"_s, openGate + "\n## Other\n\nauto-dream:\n  min-confidence: 0.7\n");
    write(u".orchestrator/metrics/learnings.jsonl"_s,
          "{\"id\":\"b\",\"subject\":\"x\"}\nnot json\n{\"id\":\"\"}\n");
    writeQueue(withConfidence("a", "0.69") + '\n' + withConfidence("b", "0.7") + '\n'
               + withConfidence("", "0.9") + '\n');
    const CollectedQueue queue = collect();
    QCOMPARE(queue.gate, GateReason::Open);
    QVERIFY(queue.rows.at(0).belowFloor && !queue.rows.at(0).alreadyStored);
    QVERIFY(!queue.rows.at(1).belowFloor && queue.rows.at(1).alreadyStored);
    QVERIFY(!queue.rows.at(2).alreadyStored);
}

void TestProposalQueue::gates_data()
{
    QTest::addColumn<QByteArray>("config");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("queue");
    QTest::addColumn<QString>("detail");
    const QByteArray one = row("a", "") + '\n';
    const QString claude = u"CLAUDE.md"_s;
    QTest::newRow("open") << openGate << claude << one << QString();
    QTest::newRow("no file") << QByteArray() << QString() << one << u"no CLAUDE.md"_s;
    QTest::newRow("AGENTS.md instead") << openGate << u"AGENTS.md"_s << one << QString();
    QTest::newRow("persistence absent")
        << QByteArray("## Session Config\n") << claude << one << u"persistence"_s;
    QTest::newRow("persistence false") << QByteArray("## Session Config\npersistence: false\n")
                                       << claude << one << u"persistence"_s;
    QTest::newRow("persistence outside the section")
        << QByteArray("persistence: true\n## Session Config\n## Next\npersistence: true\n")
        << claude << one << u"persistence"_s;
    QTest::newRow("section only in an example")
        << QByteArray("```md\n## Session Config\npersistence: true\n```\n") << claude << one
        << u"persistence"_s;
    QTest::newRow("fence inside the section")
        << QByteArray("## Session Config\n```yaml\n# all keys\npersistence: true\n```\n") << claude
        << one << QString();
    QTest::newRow("commented out")
        << QByteArray("## Session Config\n<!--\npersistence: true\n-->\n") << claude << one
        << u"persistence"_s;
    QTest::newRow("quotes, case and comment")
        << QByteArray("## Session Config\r\n- persistence: \"TRUE\" # yes\r\n") << claude << one
        << QString();
    QTest::newRow("proposals disabled")
        << openGate + "\nmemory:\n  proposals:\n    enabled: false\n"
        << claude << one << u"proposals disabled"_s;
    QTest::newRow("proposals disabled, upper case, quoted")
        << openGate + "\n- **memory:**\n  proposals:\n    enabled: 'FALSE' # off\n"
        << claude << one << u"proposals disabled"_s;
    QTest::newRow("other word does not disable")
        << openGate + "\nmemory:\n  proposals:\n    enabled: no\n"
        << claude << one << QString();
    QTest::newRow("banner is not proposals")
        << openGate + "\nmemory:\n  banner:\n    enabled: false\n"
        << claude << one << QString();
    QTest::newRow("sub-block order does not matter")
        << openGate + "\nmemory:\n  banner:\n    enabled: true\n  proposals:\n    enabled: false\n"
        << claude << one << u"proposals disabled"_s;
    QTest::newRow("header with a value is no block")
        << openGate + "\nmemory: x\n  proposals:\n    enabled: false\n"
        << claude << one << QString();
    QTest::newRow("block ends at an unindented line")
        << openGate + "\nmemory:\nother:\n  proposals:\n    enabled: false\n"
        << claude << one << QString();
    QTest::newRow("queue empty") << openGate << claude << QByteArray("\n") << u"queue empty"_s;
    QTest::newRow("only damaged rows are no empty queue")
        << openGate << claude << QByteArray("{\n") << QString();
}

void TestProposalQueue::gates()
{
    QFETCH(QByteArray, config);
    QFETCH(QString, file);
    QFETCH(QByteArray, queue);
    if (!file.isEmpty())
        write(file, config);
    writeQueue(queue);
    const CollectedQueue collected = collect();
    QTEST(collected.gateDetail, "detail");
    QCOMPARE(collected.gate == GateReason::Open, collected.gateDetail.isEmpty());
}

void TestProposalQueue::unreadableQueueIsNamed()
{
    write(u"CLAUDE.md"_s, openGate);
    const QByteArray path =
        QFile::encodeName(m_folder->filePath(u".orchestrator/metrics/proposals.jsonl"_s));
    QCOMPARE(::mkfifo(path.constData(), 0600), 0);
    const CollectedQueue queue = collect();
    QVERIFY(queue.unreadable);
    QCOMPARE(queue.unreadable->code, ErrorCode::NotRegular);
}

void TestProposalQueue::hugeRowIsOneRow()
{
    const QByteArray huge = row("big", "\"insight\":\"" + QByteArray(20 << 20, 'x') + "\"");
    const ParsedQueue queue = parseQueue(row("a", "") + '\n' + huge + '\n' + row("z", "") + '\n');
    QCOMPARE(idsOf(queue.rows), (QStringList{u"a"_s, u"big"_s, u"z"_s}));
    QCOMPARE(queue.rows.at(1).bytes.size(), huge.size());
}

void TestProposalQueue::labels_data()
{
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<QString>("label");
    QTest::addColumn<QString>("description");
    const auto text = [](const QByteArray &type, const QByteArray &subject,
                         const QByteArray &confidence, const QByteArray &evidence) {
        return row("a",
                   "\"type\":\"" + type + "\",\"subject\":\"" + subject
                       + "\",\"confidence\":" + confidence + ",\"evidence\":\"" + evidence + "\"");
    };
    QTest::newRow("short type is padded")
        << text("gotcha", "npm audit --prod before every deploy", "0.92", "seen twice")
        << u"[gotcha ] | npm audit --prod before every deploy | conf=0.92"_s
        << u"evidence: seen twice"_s;
    QTest::newRow("long type is not cut")
        << text("anti-pattern", "s", "0.9", "e") << u"[anti-pattern] | s | conf=0.90"_s
        << u"evidence: e"_s;
    QTest::newRow("40 and 60 stay")
        << text("pattern", QByteArray(40, 's'), "1", QByteArray(60, 'e'))
        << u"[pattern] | %1 | conf=1.00"_s.arg(QString(40, u's'))
        << u"evidence: "_s + QString(60, u'e');
    QTest::newRow("41 and 61 are cut")
        << text("pattern", QByteArray(41, 's'), "0", QByteArray(61, 'e'))
        << u"[pattern] | %1… | conf=0.00"_s.arg(QString(39, u's'))
        << u"evidence: %1…"_s.arg(QString(59, u'e'));
    QTest::newRow("code points, not units")
        << text("pattern", QString(u"🚀"_s).repeated(40).toUtf8(), "0.5",
                QString(u"測"_s).repeated(61).toUtf8())
        << u"[pattern] | %1 | conf=0.50"_s.arg(QString(u"🚀"_s).repeated(40))
        << u"evidence: %1…"_s.arg(QString(u"測"_s).repeated(59));
    QTest::newRow("exact half goes up")
        << text("pattern", "s", "0.125", "e") << u"[pattern] | s | conf=0.13"_s << u"evidence: e"_s;
    QTest::newRow("0.625") << text("pattern", "s", "0.625", "e") << u"[pattern] | s | conf=0.63"_s
                           << u"evidence: e"_s;
    QTest::newRow("inexact half") << text("pattern", "s", "0.845", "e")
                                  << u"[pattern] | s | conf=0.84"_s << u"evidence: e"_s;
    QTest::newRow("no confidence") << row("a", "\"type\":\"pattern\",\"subject\":\"s\"")
                                   << u"[pattern] | s | conf=n/a"_s << u"evidence: "_s;
    QTest::newRow("percent signs") << text("pattern", "50 %1 %2", "0.5", "%1")
                                   << u"[pattern] | 50 %1 %2 | conf=0.50"_s << u"evidence: %1"_s;
}

void TestProposalQueue::labels()
{
    QFETCH(QByteArray, row);
    const QList<ReviewBatch> batches = reviewBatches(parseQueue(row).rows);
    QCOMPARE(batches.size(), 1);
    QCOMPARE(batches.at(0).options.at(0).id, u"a"_s);
    QTEST(batches.at(0).options.at(0).label, "label");
    QTEST(batches.at(0).options.at(0).description, "description");
}

void TestProposalQueue::batchLayout_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<QList<int>>("sizes");
    QTest::newRow("0") << 0 << QList<int>();
    QTest::newRow("1") << 1 << QList<int>{1};
    QTest::newRow("4") << 4 << QList<int>{4};
    QTest::newRow("5") << 5 << QList<int>{4, 1};
    QTest::newRow("8") << 8 << QList<int>{4, 4};
    QTest::newRow("9") << 9 << QList<int>{4, 4, 1};
}

void TestProposalQueue::batchLayout()
{
    QFETCH(int, rows);
    QFETCH(QList<int>, sizes);
    QByteArray queue;
    for (int i = 0; i < rows; ++i)
        queue += row("p" + QByteArray::number(i), "") + '\n';
    const QList<ReviewBatch> batches = reviewBatches(parseQueue(queue).rows);
    QCOMPARE(batches.size(), sizes.size());
    int next = 0;
    for (qsizetype i = 0; i < batches.size(); ++i) {
        const QString rest = u"hich learnings should be stored permanently? Unselected ones are "
                             "archived as declined."_s;
        QCOMPARE(batches.at(i).header, u"Memory"_s);
        QCOMPARE(batches.at(i).question,
                 sizes.size() == 1 ? u"W"_s + rest
                                   : u"Batch %1 of %2 — w"_s.arg(i + 1).arg(sizes.size()) + rest);
        QCOMPARE(batches.at(i).options.size(), sizes.at(i));
        for (const ReviewBatch::Option &option : batches.at(i).options)
            QCOMPARE(option.id, u"p%1"_s.arg(next++));
    }
}

QTEST_GUILESS_MAIN(TestProposalQueue)
#include "tst_proposalqueue.moc"
