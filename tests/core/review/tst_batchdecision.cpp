// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "reviewfixture.h"

#include "core/review/decisionledger.h"

#include <QTest>

using namespace memorydesk;
using namespace Qt::StringLiterals;

/// Upstream's values for promoting, archiving declined rows and clearing, with what
/// is better here: only rows that were handed over leave the queue.
class TestBatchDecision : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void promotesAndClears();
    void promotesSomeDeclinesOthers();
    void undecidedRowsStayByteForByte();
    void nothingApprovedRemovesNothing_data();
    void nothingApprovedRemovesNothing();
    void missingSessionChangesNothing();
    void invalidRecordKeepsTheQueue();
    void promotesNothingTwice();
    void sameRowTwiceLeavesTwice();
    void archiveGrowsInOrder();
    void linkOutIsRefused_data();
    void linkOutIsRefused();
    void summariesStayWhileRowsAreLeft();
    void noTemporaryFilesStay();

private:
    static BatchDecision approve(const ReviewFixture &fixture, const QList<QueueRow> &rows)
    {
        return {fixture.repository, rows, {}, u"s-1"_s};
    }
};

void TestBatchDecision::promotesAndClears()
{
    ReviewFixture fixture;
    const QByteArray queue =
        ReviewFixture::lines({ReviewFixture::row("p1"), ReviewFixture::row("p2"),
                              ReviewFixture::row("p3", R"(,"proposed_by_agent":"rev")")});
    ReviewFixture::write(fixture.queuePath(), queue);
    const QString summary = fixture.inRepository("metrics/proposals-summary-W1.json");
    ReviewFixture::write(summary, "{}\n");
    const auto planned = batchDecision(fixture.context(), approve(fixture, fixture.queueRows()));
    QVERIFY(planned.has_value());
    QCOMPARE(planned->promotion, (PromotionResult{3, 3, {}, true, 1, {}}));
    QVERIFY(fixture.commit(planned->change).has_value());
    QCOMPARE(ReviewFixture::read(fixture.learningsPath()),
             ReviewFixture::lines({ReviewFixture::learning("p1"), ReviewFixture::learning("p2"),
                                   ReviewFixture::learning("p3")}));
    QCOMPARE(ReviewFixture::read(fixture.archivePath()), queue);
    QCOMPARE(ReviewFixture::read(fixture.queuePath()), QByteArray(""));
    QVERIFY(!QFileInfo::exists(summary));
    const DecisionLedger ledger = readLedger(fixture.disk, fixture.environment);
    QCOMPARE(ledger.entries.size(), 3);
}

void TestBatchDecision::promotesSomeDeclinesOthers()
{
    ReviewFixture fixture;
    QByteArrayList rows;
    for (const char *id : {"p1", "p2", "p3", "p4", "p5"}) {
        rows.append(ReviewFixture::row(id));
    }
    ReviewFixture::write(fixture.queuePath(), ReviewFixture::lines(rows));
    const QList<QueueRow> read = fixture.queueRows();
    const BatchDecision batch{fixture.repository,
                              {read.at(0), read.at(2), read.at(4)},
                              {read.at(1), read.at(3)},
                              u"s-1"_s};
    const auto planned = batchDecision(fixture.context(), batch);
    QVERIFY(planned.has_value());
    QCOMPARE(planned->promotion, (PromotionResult{3, 3, {}, true, 0, {}}));
    QCOMPARE(planned->rejection, (RejectionResult{2, {}}));
    QVERIFY(fixture.commit(planned->change).has_value());
    QCOMPARE(ReviewFixture::read(fixture.learningsPath()),
             ReviewFixture::lines({ReviewFixture::learning("p1"), ReviewFixture::learning("p3"),
                                   ReviewFixture::learning("p5")}));
    QCOMPARE(ReviewFixture::read(fixture.rejectedPath()),
             ReviewFixture::lines({ReviewFixture::rejected("p2"), ReviewFixture::rejected("p4")}));
    QCOMPARE(ReviewFixture::read(fixture.queuePath()), QByteArray(""));
}

void TestBatchDecision::undecidedRowsStayByteForByte()
{
    ReviewFixture fixture;
    const QByteArray torn = R"({"id":"p4","subject":"torn)";
    const QByteArray odd = "{ \"id\" : \"p2\",\t\"confidence\":0.50 }\r";
    ReviewFixture::write(fixture.queuePath(),
                         ReviewFixture::row("p1") + "\n\n" + odd + '\n' + ReviewFixture::row("p3")
                             + '\n' + torn);
    const QList<QueueRow> rows = fixture.queueRows();
    QCOMPARE(rows.size(), 3);
    const auto planned = batchDecision(
        fixture.context(), BatchDecision{fixture.repository, {rows.at(0)}, {rows.at(2)}, u"s-1"_s});
    QVERIFY(planned.has_value());
    QVERIFY(planned->promotion.cleared);
    QVERIFY(fixture.commit(planned->change).has_value());
    QCOMPARE(ReviewFixture::read(fixture.queuePath()), '\n' + odd + '\n' + torn);
}

void TestBatchDecision::nothingApprovedRemovesNothing_data()
{
    QTest::addColumn<bool>("queueExists");
    QTest::newRow("queue with a row") << true;
    QTest::newRow("no queue") << false;
}

void TestBatchDecision::nothingApprovedRemovesNothing()
{
    QFETCH(const bool, queueExists);
    ReviewFixture fixture;
    if (queueExists) {
        ReviewFixture::write(fixture.queuePath(), ReviewFixture::lines({ReviewFixture::row("p1")}));
    }
    const auto before = ReviewFixture::tree(fixture.folder.path());
    const auto planned = batchDecision(fixture.context(), approve(fixture, {}));
    QVERIFY(planned.has_value());
    QCOMPARE(planned->promotion, (PromotionResult{0, 0, {}, true, 0, {}}));
    QVERIFY(planned->change.isEmpty());
    QCOMPARE(ReviewFixture::tree(fixture.folder.path()), before);
}

void TestBatchDecision::missingSessionChangesNothing()
{
    ReviewFixture fixture;
    ReviewFixture::write(fixture.queuePath(), ReviewFixture::lines({ReviewFixture::row("p1")}));
    BatchDecision batch = approve(fixture, fixture.queueRows());
    batch.sourceSession = u" "_s;
    const auto planned = batchDecision(fixture.context(), batch);
    QVERIFY(!planned.has_value());
    QCOMPARE(planned.error().code, ErrorCode::InvalidArgument);
}

void TestBatchDecision::invalidRecordKeepsTheQueue()
{
    ReviewFixture fixture;
    QByteArray broken = ReviewFixture::row("p2");
    broken.replace(R"("subject":"Subject of p2",)", "");
    const QByteArray queue =
        ReviewFixture::lines({ReviewFixture::row("p1"), broken, ReviewFixture::row("p3")});
    ReviewFixture::write(fixture.queuePath(), queue);
    const QList<QueueRow> rows = fixture.queueRows();
    const auto planned =
        batchDecision(fixture.context(), approve(fixture, {rows.at(0), rows.at(1)}));
    QVERIFY(planned.has_value());
    QCOMPARE(planned->promotion,
             (PromotionResult{1,
                              2,
                              {u"proposal p2: learning missing required field: subject"_s},
                              false,
                              0,
                              u"write-errors"_s}));
    QVERIFY(fixture.commit(planned->change).has_value());
    QCOMPARE(ReviewFixture::read(fixture.queuePath()), queue);
    QCOMPARE(ReviewFixture::read(fixture.learningsPath()),
             ReviewFixture::lines({ReviewFixture::learning("p1")}));
}

void TestBatchDecision::promotesNothingTwice()
{
    ReviewFixture fixture;
    const QByteArray known = ReviewFixture::lines({ReviewFixture::learning("p1")});
    ReviewFixture::write(fixture.learningsPath(), known);
    ReviewFixture::write(fixture.queuePath(), ReviewFixture::lines({ReviewFixture::row("p1")}));
    const auto planned = batchDecision(fixture.context(), approve(fixture, fixture.queueRows()));
    QVERIFY(planned.has_value());
    QCOMPARE(planned->promotion, (PromotionResult{0, 0, {}, true, 0, {}}));
    QVERIFY(fixture.commit(planned->change).has_value());
    QCOMPARE(ReviewFixture::read(fixture.learningsPath()), known);
    QCOMPARE(ReviewFixture::read(fixture.queuePath()), QByteArray(""));
}

void TestBatchDecision::sameRowTwiceLeavesTwice()
{
    ReviewFixture fixture;
    const QByteArray queue =
        ReviewFixture::lines({ReviewFixture::row("p1"), ReviewFixture::row("p1")});
    ReviewFixture::write(fixture.queuePath(), queue);
    const auto planned =
        batchDecision(fixture.context(), approve(fixture, {fixture.queueRows().first()}));
    QVERIFY(planned.has_value());
    QVERIFY(fixture.commit(planned->change).has_value());
    QCOMPARE(ReviewFixture::read(fixture.queuePath()), QByteArray(""));
    QCOMPARE(ReviewFixture::read(fixture.archivePath()), queue);
    QCOMPARE(ReviewFixture::read(fixture.learningsPath()),
             ReviewFixture::lines({ReviewFixture::learning("p1")}));
}

void TestBatchDecision::archiveGrowsInOrder()
{
    ReviewFixture fixture;
    for (const char *id : {"p1", "p2"}) {
        ReviewFixture::write(fixture.queuePath(), ReviewFixture::lines({ReviewFixture::row(id)}));
        const auto planned =
            batchDecision(fixture.context(), approve(fixture, fixture.queueRows()));
        QVERIFY(planned.has_value());
        QVERIFY(fixture.commit(planned->change).has_value());
    }
    QCOMPARE(ReviewFixture::read(fixture.archivePath()),
             ReviewFixture::lines({ReviewFixture::row("p1"), ReviewFixture::row("p2")}));
}

void TestBatchDecision::linkOutIsRefused_data()
{
    QTest::addColumn<QString>("link"); // below the repository
    QTest::addColumn<bool>("learningsRefused");
    QTest::addColumn<bool>("rejectedRefused");
    QTest::newRow("whole .orchestrator") << u".orchestrator"_s << true << true;
    QTest::newRow("rejected log") << u".orchestrator/proposals.rejected.log"_s << false << true;
    QTest::newRow("learnings") << u".orchestrator/metrics/learnings.jsonl"_s << true << false;
}

void TestBatchDecision::linkOutIsRefused()
{
    QFETCH(const QString, link);
    QFETCH(const bool, learningsRefused);
    QFETCH(const bool, rejectedRefused);
    ReviewFixture fixture;
    const QString outside = fixture.folder.path() + u"/outside"_s;
    const QString path = fixture.repository + u'/' + link;
    if (link.endsWith(u"orchestrator"_s)) {
        QVERIFY(QDir().mkpath(outside + u"/metrics"_s));
        QVERIFY(QDir(path).removeRecursively());
        QVERIFY(QFile::link(outside, path));
    } else {
        ReviewFixture::write(outside, "");
        QVERIFY(QFile::link(outside, path));
    }
    const QueueRow row = parseQueue(ReviewFixture::row("p1")).rows.first();
    const QueueRow other = parseQueue(ReviewFixture::row("p2")).rows.first();
    if (!link.endsWith(u"orchestrator"_s)) {
        ReviewFixture::write(
            fixture.queuePath(),
            ReviewFixture::lines({ReviewFixture::row("p1"), ReviewFixture::row("p2")}));
    }
    const auto before = ReviewFixture::tree(outside);
    const auto planned = batchDecision(fixture.context(),
                                       BatchDecision{fixture.repository, {row}, {other}, u"s-1"_s});
    QVERIFY(planned.has_value());
    QCOMPARE(planned->promotion.errors.size(), learningsRefused ? 1 : 0);
    QCOMPARE(planned->promotion.written, learningsRefused ? 0 : 1);
    QCOMPARE(planned->rejection.errors.size(), rejectedRefused ? 1 : 0);
    QCOMPARE(planned->rejection.archived, rejectedRefused ? 0 : 1);
    for (const QString &error : planned->promotion.errors + planned->rejection.errors) {
        QVERIFY2(error.startsWith(u"path-safety: symlink (.orchestrator/"_s), qPrintable(error));
    }
    if (!planned->change.isEmpty()) {
        QVERIFY(fixture.commit(planned->change).has_value());
    }
    QCOMPARE(ReviewFixture::tree(outside), before);
}

void TestBatchDecision::summariesStayWhileRowsAreLeft()
{
    ReviewFixture fixture;
    ReviewFixture::write(
        fixture.queuePath(),
        ReviewFixture::lines({ReviewFixture::row("p1"), ReviewFixture::row("p2")}));
    for (const char *wave : {"W1", "W2"}) {
        ReviewFixture::write(fixture.inRepository("metrics/proposals-summary-")
                                 + QLatin1StringView(wave) + u".json"_s,
                             "{}\n");
    }
    auto planned =
        batchDecision(fixture.context(), approve(fixture, {fixture.queueRows().first()}));
    QVERIFY(planned.has_value());
    QCOMPARE(planned->promotion.summariesCleared, 0);
    QVERIFY(fixture.commit(planned->change).has_value());
    QVERIFY(QFileInfo::exists(fixture.inRepository("metrics/proposals-summary-W2.json")));
    planned = batchDecision(fixture.context(), approve(fixture, fixture.queueRows()));
    QVERIFY(planned.has_value());
    QCOMPARE(planned->promotion.summariesCleared, 2);
    QVERIFY(fixture.commit(planned->change).has_value());
    QVERIFY(!QFileInfo::exists(fixture.inRepository("metrics/proposals-summary-W1.json")));
    QVERIFY(!QFileInfo::exists(fixture.inRepository("metrics/proposals-summary-W2.json")));
}

void TestBatchDecision::noTemporaryFilesStay()
{
    ReviewFixture fixture;
    ReviewFixture::write(fixture.queuePath(), ReviewFixture::lines({ReviewFixture::row("p1")}));
    const auto planned = batchDecision(fixture.context(), approve(fixture, fixture.queueRows()));
    QVERIFY(planned.has_value());
    QVERIFY(fixture.commit(planned->change).has_value());
    QStringList names;
    for (auto file = ReviewFixture::tree(fixture.repository); const QString &path : file.keys()) {
        names.append(QFileInfo(path).fileName());
    }
    names.sort();
    QCOMPARE(
        names,
        QStringList({u"learnings.jsonl"_s, u"proposals-archive.jsonl"_s, u"proposals.jsonl"_s}));
}

QTEST_GUILESS_MAIN(TestBatchDecision)
#include "tst_batchdecision.moc"
