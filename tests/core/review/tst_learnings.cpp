// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/review/learnings.h"

#include <QTest>
#include <QTimeZone>

using namespace memorydesk;
using namespace Qt::StringLiterals;

namespace {

const QDateTime now(QDate(2026, 5, 10), QTime(12, 0, 1, 5), QTimeZone::UTC);

} // namespace

class TestLearnings : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void promotes_data();
    void promotes();
    void expiresByType_data();
    void expiresByType();
    void rejects();
    void namesTheFirstFault();
    void readsIds();
};

void TestLearnings::promotes_data()
{
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<QByteArray>("learning");
    QTest::newRow("plain")
        << QByteArray(
               R"({"id":"6f1c","created_at":"2026-05-04T08:15:30.120Z","wave_id":"W2","type":"workflow-pattern","subject":"run lint before push","insight":"i","evidence":"e","confidence":0.8,"schema_version":1})")
        << QByteArray(
               R"({"id":"6f1c","created_at":"2026-05-04T08:15:30.120Z","wave_id":"W2","type":"workflow-pattern","subject":"run lint before push","insight":"i","evidence":"e","confidence":0.8,"schema_version":1,"source_session":"s-1","scope":"local","occurrences":1,"_provenance":"agent-proposed@W2","expires_at":"2026-08-02T08:15:30.120Z","host_class":null,"anonymized":false})");
    QTest::newRow("agent name goes, unknown keys and digits stay")
        << QByteArray(
               R"({"id":"a","created_at":"2026-05-04T08:15:30.120Z","wave_id":"W1","type":"fragile-file","subject":"s","insight":"\u63d0","evidence":"e","confidence":0.850,"schema_version":1,"proposed_by_agent":"x","file_paths":["a.c", "b.c"],"extra":{"n":1e-07}})")
        << QByteArray(
               R"({"id":"a","created_at":"2026-05-04T08:15:30.120Z","wave_id":"W1","type":"fragile-file","subject":"s","insight":"\u63d0","evidence":"e","confidence":0.850,"schema_version":1,"file_paths":["a.c", "b.c"],"extra":{"n":1e-07},"source_session":"s-1","scope":"local","occurrences":1,"_provenance":"agent-proposed@W1","expires_at":"2026-06-18T08:15:30.120Z","host_class":null,"anonymized":false})");
    QTest::newRow("values that stand there already are set in their place")
        << QByteArray(
               R"({"id":"a","scope":"public","created_at":"2026-05-04T08:15:30.120Z","wave_id":"W1","type":"convention","expires_at":"2030-01-01T00:00:00.000Z"})")
        << QByteArray(
               R"({"id":"a","scope":"local","created_at":"2026-05-04T08:15:30.120Z","wave_id":"W1","type":"convention","expires_at":"2030-01-01T00:00:00.000Z","schema_version":1,"source_session":"s-1","occurrences":1,"_provenance":"agent-proposed@W1","host_class":null,"anonymized":false})");
    QTest::newRow("unreadable time counts from now, unknown type lives 60 days")
        << QByteArray(R"({"id":"a","created_at":"soon","wave_id":"W1","type":"x"})"
                      "\r")
        << QByteArray(
               R"({"id":"a","created_at":"soon","wave_id":"W1","type":"x","schema_version":1,"source_session":"s-1","scope":"local","occurrences":1,"_provenance":"agent-proposed@W1","expires_at":"2026-07-09T12:00:01.005Z","host_class":null,"anonymized":false})");
}

void TestLearnings::promotes()
{
    QFETCH(const QByteArray, row);
    QFETCH(const QByteArray, learning);
    const Result<QByteArray> made = learningRow(row, u"s-1"_s, now);
    QVERIFY(made.has_value());
    QCOMPARE(*made, learning);
}

void TestLearnings::expiresByType_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QByteArray>("day");
    const QList<std::pair<const char *, const char *>> rows{
        {"mode-selector-accuracy", "2026-02-09"},
        {"hardware-pattern", "2026-03-11"},
        {"fragile-file", "2026-02-24"},
        {"effective-sizing", "2026-02-24"},
        {"recurring-issue", "2026-02-24"},
        {"workflow-pattern", "2026-04-10"},
        {"proven-pattern", "2026-04-10"},
        {"anti-pattern", "2026-04-10"},
        {"autopilot-effectiveness", "2026-04-10"},
        {"domain-regression", "2026-03-11"},
        {"convention", "2026-04-10"},
        {"architecture-pattern", "2026-04-10"},
        {"design-pattern", "2026-04-10"},
    };
    for (const auto &[type, day] : rows) {
        QTest::newRow(type) << QString::fromLatin1(type) << QByteArray(day);
    }
}

void TestLearnings::expiresByType()
{
    QFETCH(const QString, type);
    QFETCH(const QByteArray, day);
    const QByteArray row =
        R"({"created_at":"2026-01-10T00:00:00.000Z","type":")" + type.toLatin1() + R"("})";
    const Result<QByteArray> made = learningRow(row, u"s"_s, now);
    QVERIFY(made.has_value());
    QVERIFY2(made->contains("\"expires_at\":\"" + day + "T00:00:00.000Z\""), made->constData());
}

void TestLearnings::rejects()
{
    const QByteArray row = R"({"id":"a","confidence":0.50,"proposed_by_agent":"x","subject":"s"})";
    const Result<QByteArray> made = rejectedRow(row, u"user-declined"_s, now);
    QVERIFY(made.has_value());
    QCOMPARE(
        *made,
        QByteArray(
            R"({"id":"a","confidence":0.50,"proposed_by_agent":"x","subject":"s","_rejected_reason":"user-declined","_rejected_at":"2026-05-10T12:00:01.005Z"})"));
}

void TestLearnings::namesTheFirstFault()
{
    const QList<QueueRow> rows =
        parseQueue(
            R"({"id":"a","created_at":"t","wave_id":"W1","type":"convention","insight":"i","evidence":"e","confidence":0.5,"schema_version":1})"
            "\n"
            R"({"id":"a","created_at":"t","wave_id":"W1","type":"process","subject":"s","insight":"i","evidence":"e","confidence":0.5,"schema_version":1})"
            "\n"
            R"({"id":"a","created_at":"t","wave_id":"W1","type":"convention","subject":"s","insight":"i","evidence":"e","confidence":0.5,"schema_version":1})"
            "\n")
            .rows;
    QCOMPARE(rows.size(), 3);
    QCOMPARE(learningFault(rows.at(0)), u"learning missing required field: subject"_s);
    QVERIFY(!learningFault(rows.at(1)).isEmpty());
    QCOMPARE(learningFault(rows.at(2)), QString());
}

void TestLearnings::readsIds()
{
    QCOMPARE(learningIds("{\"id\":\"a\"}\n\n{\"id\":\"torn\n{\"id\":7}\n{\"id\":\"b\"}"),
             QSet<QString>({u"a"_s, u"b"_s}));
}

QTEST_GUILESS_MAIN(TestLearnings)
#include "tst_learnings.moc"
