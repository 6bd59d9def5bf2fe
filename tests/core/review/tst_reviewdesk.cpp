// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/review/reviewdesk.h"

#include "core/files/failingfilesystem.h"
#include "core/files/inmemoryfilesystem.h"
#include "core/review/decisionledger.h"
#include "core/review/inbox.h"
#include "reviewfixture.h"

#include <QTest>

using namespace memorydesk;
using namespace Qt::StringLiterals;

namespace {

SectionFields fields()
{
    return {u"user"_s,
            u"Dark theme"_s,
            u"dark-theme"_s,
            u"Prefers dark themes"_s,
            u"Use dark themes."_s,
            u"said so"_s};
}

struct DeskFixture : ReviewFixture {
    std::unique_ptr<ReviewDesk> desk;

    DeskFixture() { reopen(); }
    void reopen()
    {
        desk.reset();
        auto opened = ReviewDesk::open(disk, clock, environment);
        if (!opened) {
            qFatal("open: %s", qPrintable(opened.error().detail));
        }
        desk = std::move(*opened);
    }
    /// The person's files: everything but the app's own state.
    QMap<QString, QByteArray> userFiles() const
    {
        QMap<QString, QByteArray> files = tree(folder.path());
        files.removeIf(
            [this](const auto &file) { return file.key().startsWith(environment.stateFolder); });
        return files;
    }
    Proposal onlyRow() { return queueProposal(queueRows().first()); }
    DecisionKind decisionOf(const Proposal &proposal) const
    {
        return *readLedger(disk, environment).decision(proposal.key());
    }
    bool isDecided(const Proposal &proposal) const
    {
        return readLedger(disk, environment).decision(proposal.key()).has_value();
    }
};

DecisionPlan confirmed(DecisionPlan plan)
{
    plan.confirmed = true;
    return plan;
}

} // namespace

class TestReviewDesk : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void marksTheFirstStartOnce();
    void previewIsWhatIsWritten();
    void commitNeedsAPerson();
    void resultsNameWhatWasStored();
    void undoAndRedoOverARestart_data();
    void undoAndRedoOverARestart();
    void rowsAddedMeanwhileSurviveUndo();
    void changedSincePreviewIsConflict_data();
    void changedSincePreviewIsConflict();
    void readOnlyTargets_data();
    void readOnlyTargets();
    void failingWritesLeaveEverything_data();
    void failingWritesLeaveEverything();
    void batchFillsTheSession();
    void tornRowsStay();
};

void TestReviewDesk::marksTheFirstStartOnce()
{
    DeskFixture fixture;
    const QDateTime first = fixture.clock.now();
    QCOMPARE(firstStart(fixture.disk, fixture.environment), first);
    fixture.clock.advance(1000);
    fixture.reopen();
    QCOMPARE(firstStart(fixture.disk, fixture.environment), first);
}

void TestReviewDesk::previewIsWhatIsWritten()
{
    DeskFixture fixture;
    const auto before = fixture.userFiles();
    const Proposal proposal = ReviewFixture::sectionProposal(fields());
    const auto plan = fixture.desk->planStore(proposal, draftFor(proposal));
    QVERIFY(plan.has_value());
    QCOMPARE(fixture.userFiles(), before);
    QCOMPARE(plan->files.size(), 2);
    QVERIFY(fixture.desk->commit(confirmed(*plan)).has_value());
    for (const FileChange &file : plan->files) {
        QVERIFY(!file.existsBefore);
        QVERIFY(file.existsAfter);
        QCOMPARE(ReviewFixture::read(file.path), file.after);
    }
    QCOMPARE(fixture.userFiles().size(), before.size() + 2);
}

void TestReviewDesk::commitNeedsAPerson()
{
    DeskFixture fixture;
    const Proposal proposal = ReviewFixture::sectionProposal(fields());
    auto plan = fixture.desk->planStore(proposal, draftFor(proposal));
    QVERIFY(plan.has_value());
    const auto before = fixture.userFiles();
    auto refused = fixture.desk->commit(*plan);
    QVERIFY(!refused.has_value());
    QCOMPARE(refused.error().code, ErrorCode::Blocked);
    QCOMPARE(refused.error().detail, u"confirmation required"_s);
    plan->confirmed = true;
    plan->duplicatesFound = true;
    refused = fixture.desk->commit(*plan);
    QVERIFY(!refused.has_value());
    QCOMPARE(refused.error().detail, u"duplicate choice required"_s);
    QCOMPARE(fixture.userFiles(), before);
    plan->duplicateChoiceMade = true;
    QVERIFY(fixture.desk->commit(*plan).has_value());
    const DecisionResult blocked = blockedResult(proposal, refused.error());
    QCOMPARE(blocked.outcome, Outcome::Blocked);
    QCOMPARE(blocked.reason, u"duplicate choice required"_s);
}

void TestReviewDesk::resultsNameWhatWasStored()
{
    DeskFixture fixture;
    const Proposal proposal = ReviewFixture::sectionProposal(fields());
    const auto plan = fixture.desk->planStore(proposal, draftFor(proposal));
    QVERIFY(plan.has_value());
    const auto committed = fixture.desk->commit(confirmed(*plan));
    QVERIFY(committed.has_value());
    QCOMPARE(committed->results.size(), 1);
    const DecisionResult &result = committed->results.first();
    QCOMPARE(result.outcome, Outcome::Accepted);
    QCOMPARE(result.evidence, u"said so"_s);
    QCOMPARE(result.path, fixture.environment.maigoMemory + u"/dark-theme.md"_s);
    QCOMPARE(result.indexLine, u"- [Dark theme](dark-theme.md) — Prefers dark themes"_s);
    QCOMPARE(result.lineCount, 7);
}

void TestReviewDesk::undoAndRedoOverARestart_data()
{
    QTest::addColumn<QString>("decision");
    for (const char *decision : {"store", "promote", "skip", "undecided", "batch"}) {
        QTest::newRow(decision) << QString::fromLatin1(decision);
    }
}

void TestReviewDesk::undoAndRedoOverARestart()
{
    QFETCH(const QString, decision);
    DeskFixture fixture;
    ReviewFixture::write(
        fixture.queuePath(),
        ReviewFixture::lines({ReviewFixture::row("p1"), ReviewFixture::row("p2")}));
    const QString summary = fixture.inRepository("metrics/proposals-summary-W1.json");
    ReviewFixture::write(summary, "{\"queued\":2}\n");
    const Proposal section = ReviewFixture::sectionProposal(fields());
    const Proposal row = fixture.onlyRow();
    const Proposal &decided = decision == u"store" ? section : row;
    const auto before = fixture.userFiles();
    const auto plan = [&]() -> Result<DecisionPlan> {
        if (decision == u"store" || decision == u"promote") {
            return fixture.desk->planStore(decided, draftFor(decided));
        }
        if (decision == u"skip") {
            return fixture.desk->planSkip({row});
        }
        if (decision == u"undecided") {
            return fixture.desk->planUndecided({row});
        }
        const QList<QueueRow> rows = fixture.queueRows();
        return fixture.desk->planBatch({fixture.repository, {rows.at(0)}, {rows.at(1)}, {}});
    }();
    QVERIFY(plan.has_value());
    QVERIFY(fixture.desk->commit(confirmed(*plan)).has_value());
    const auto after = fixture.userFiles();
    QCOMPARE(after == before, decision == u"undecided");
    QVERIFY(fixture.isDecided(decided));
    const DecisionKind kind = fixture.decisionOf(decided);

    fixture.reopen();
    const auto undone = fixture.desk->undo();
    QVERIFY2(undone.has_value(), undone ? "" : qPrintable(undone.error().detail));
    QCOMPARE(fixture.userFiles(), before);
    QVERIFY(!fixture.isDecided(decided));

    fixture.reopen();
    const auto redone = fixture.desk->redo();
    QVERIFY2(redone.has_value(), redone ? "" : qPrintable(redone.error().detail));
    QCOMPARE(fixture.userFiles(), after);
    QCOMPARE(fixture.decisionOf(decided), kind);
}

void TestReviewDesk::rowsAddedMeanwhileSurviveUndo()
{
    DeskFixture fixture;
    ReviewFixture::write(
        fixture.queuePath(),
        ReviewFixture::lines({ReviewFixture::row("p1"), ReviewFixture::row("p2")}));
    const auto plan = fixture.desk->planSkip({fixture.onlyRow()});
    QVERIFY(plan.has_value());
    QVERIFY(fixture.desk->commit(*plan).has_value());
    const QByteArray added = ReviewFixture::row("p3") + '\n';
    ReviewFixture::write(fixture.queuePath(), ReviewFixture::read(fixture.queuePath()) + added);
    ReviewFixture::write(fixture.rejectedPath(),
                         ReviewFixture::read(fixture.rejectedPath()) + "{\"id\":\"other\"}\n");
    QVERIFY(fixture.desk->undo().has_value());
    QCOMPARE(ReviewFixture::read(fixture.queuePath()),
             ReviewFixture::lines({ReviewFixture::row("p1"), ReviewFixture::row("p2")}) + added);
    QCOMPARE(ReviewFixture::read(fixture.rejectedPath()), QByteArray("{\"id\":\"other\"}\n"));
}

void TestReviewDesk::changedSincePreviewIsConflict_data()
{
    QTest::addColumn<QString>("change");
    for (const char *change : {"index rewritten", "index appeared", "file appeared", "row gone"}) {
        QTest::newRow(change) << QString::fromLatin1(change);
    }
}

void TestReviewDesk::changedSincePreviewIsConflict()
{
    QFETCH(const QString, change);
    DeskFixture fixture;
    const QString index = fixture.environment.maigoMemory + u"/MEMORY.md"_s;
    const QString file = fixture.environment.maigoMemory + u"/dark-theme.md"_s;
    ReviewFixture::write(fixture.queuePath(), ReviewFixture::lines({ReviewFixture::row("p1")}));
    if (change != u"index appeared") {
        ReviewFixture::write(index, "- [A](a.md) — x\n");
    }
    const Proposal section = ReviewFixture::sectionProposal(fields());
    const Proposal row = fixture.onlyRow();
    const Proposal &decided = change == u"row gone" ? row : section;
    const auto plan = fixture.desk->planStore(decided, draftFor(decided));
    QVERIFY(plan.has_value());
    if (change == u"row gone") {
        ReviewFixture::write(fixture.queuePath(), "");
    } else {
        ReviewFixture::write(change == u"file appeared" ? file : index, "- [Z](a.md) — x\n");
    }
    const auto before = fixture.userFiles();
    const auto committed = fixture.desk->commit(confirmed(*plan));
    QVERIFY(!committed.has_value());
    QVERIFY(committed.error().code == ErrorCode::Conflict
            || committed.error().code == ErrorCode::AlreadyExists);
    QCOMPARE(fixture.userFiles(), before);
    QVERIFY(!fixture.isDecided(decided));
}

void TestReviewDesk::readOnlyTargets_data()
{
    QTest::addColumn<bool>("indexOnly");
    QTest::newRow("memory folder") << false;
    QTest::newRow("index file") << true;
}

void TestReviewDesk::readOnlyTargets()
{
    QFETCH(const bool, indexOnly);
    DeskFixture fixture;
    const QString index = fixture.environment.maigoMemory + u"/MEMORY.md"_s;
    ReviewFixture::write(index, "- [A](a.md) — x\n");
    const QString locked = indexOnly ? index : fixture.environment.maigoMemory;
    const auto readOnly = QFile::ReadOwner | QFile::ExeOwner;
    QVERIFY(QFile::setPermissions(locked, readOnly));
    const auto before = fixture.userFiles();
    const Proposal proposal = ReviewFixture::sectionProposal(fields());
    const auto plan = fixture.desk->planStore(proposal, draftFor(proposal));
    const auto committed = plan.and_then(
        [&](const DecisionPlan &made) { return fixture.desk->commit(confirmed(made)); });
    QVERIFY(QFile::setPermissions(locked, readOnly | QFile::WriteOwner));
    QVERIFY(!committed.has_value());
    QCOMPARE(committed.error().code, ErrorCode::ReadOnly);
    QCOMPARE(fixture.userFiles(), before);
    QVERIFY(!fixture.isDecided(proposal));
}

void TestReviewDesk::failingWritesLeaveEverything_data()
{
    QTest::addColumn<ErrorCode>("error");
    QTest::addColumn<bool>("persistent");
    QTest::newRow("full disk for a moment") << ErrorCode::NoSpace << false;
    QTest::newRow("full disk that stays full") << ErrorCode::NoSpace << true;
    QTest::newRow("I/O error") << ErrorCode::Io << false;
}

/// Every call in turn fails while a queue row becomes a memory and a learning: six files in five
/// folders.
void TestReviewDesk::failingWritesLeaveEverything()
{
    QFETCH(const ErrorCode, error);
    QFETCH(const bool, persistent);
    const auto lasting =
        persistent ? FailingFileSystem::Lasting::Persistent : FailingFileSystem::Lasting::Once;
    const FixedClock clock;
    const Environment environment = Environment::fromProcess(u"/home"_s);
    const QString metrics = u"/work/app/.orchestrator/metrics/"_s;
    int failed = 0;
    for (int call = 1;; ++call) {
        InMemoryFileSystem memory;
        memory.setFile(metrics + u"proposals.jsonl"_s,
                       ReviewFixture::lines({ReviewFixture::row("p1")}));
        memory.setFile(environment.maigoMemory + u"/MEMORY.md"_s, "- [A](a.md) — x\n");
        memory.setFolder(environment.stateFolder);
        Proposal proposal;
        proposal.origin = Origin::Queue;
        proposal.repository = u"/work/app"_s;
        proposal.row = parseQueue(ReviewFixture::row("p1")).rows.first();
        proposal.fields = memoryFieldsFor(proposal.row, clock.now());
        proposal.occurrences = {{metrics, 1, {}, {}, {}, {}}};
        Draft draft = draftFor(proposal);
        draft.target = Target::CrossProject;
        draft.alsoLearning = true;
        const auto change = storeDecision({memory, clock, environment}, proposal, draft);
        QVERIFY(change.has_value());
        const auto userFiles = [&] {
            std::map<QString, QByteArray> files;
            for (const auto &[path, bytes] : memory.tree()) {
                if (!path.startsWith(environment.stateFolder) && !path.endsWith(u'/')) {
                    files.emplace(path, bytes);
                }
            }
            return files;
        };
        const auto before = userFiles();
        FailingFileSystem failing(memory);
        Transaction transaction(failing, clock, environment.stateFolder);
        failing.failAt(call, error, lasting);
        const auto committed = transaction.commit(*change);
        const bool reached = failing.calls() >= call;
        failing.reset();
        if (!reached) {
            QVERIFY(committed.has_value());
            break;
        }
        const bool cleanedUp = transaction.recover().has_value();
        QVERIFY2(cleanedUp, qPrintable(u"call %1"_s.arg(call)));
        if (committed) {
            QVERIFY(userFiles() != before);
            continue; // Nothing that mattered failed, such as the removal of a spare file.
        }
        ++failed;
        const bool rolledForward = committed.error().code == ErrorCode::RollbackFailed
            && readLedger(memory, environment).decision(proposal.key()).has_value();
        if (!rolledForward) {
            QVERIFY2(userFiles() == before, qPrintable(u"call %1"_s.arg(call)));
            // The decision can be repeated.
            QVERIFY(transaction.commit(*change).has_value());
        }
    }
    QVERIFY2(failed > 50, qPrintable(QString::number(failed)));
}

void TestReviewDesk::batchFillsTheSession()
{
    DeskFixture fixture;
    ReviewFixture::write(fixture.queuePath(), ReviewFixture::lines({ReviewFixture::row("p1")}));
    const auto plan = fixture.desk->planBatch({fixture.repository, fixture.queueRows(), {}, {}});
    QVERIFY(plan.has_value());
    QVERIFY(plan->promotion.has_value());
    QVERIFY(!plan->confirmed);
    const auto committed = fixture.desk->commit(confirmed(*plan));
    QVERIFY(committed.has_value());
    QCOMPARE(committed->promotion, (PromotionResult{1, 1, {}, true, 0, {}}));
    QCOMPARE(committed->results.size(), 1);
    QCOMPARE(committed->results.first().outcome, Outcome::Accepted);
    QCOMPARE(committed->results.first().evidence, u"Seen twice."_s);
    QCOMPARE(committed->results.first().path, fixture.learningsPath());
    QCOMPARE(committed->results.first().lineCount, 1);
    QVERIFY(ReviewFixture::read(fixture.learningsPath())
                .contains("\"source_session\":\"memory-desk-2026-05-10-1200\""));
}

void TestReviewDesk::tornRowsStay()
{
    DeskFixture fixture;
    const QByteArray torn = "{\"id\":\"p2\",\"subject\":\"\xE6\x8F";
    ReviewFixture::write(fixture.queuePath(), ReviewFixture::row("p1") + '\n' + torn);
    ReviewFixture::write(fixture.rejectedPath(), "{\"id\":\"torn");
    const auto plan = fixture.desk->planSkip({fixture.onlyRow()});
    QVERIFY(plan.has_value());
    QVERIFY(fixture.desk->commit(*plan).has_value());
    QCOMPARE(ReviewFixture::read(fixture.queuePath()), torn);
    QCOMPARE(ReviewFixture::read(fixture.rejectedPath()),
             "{\"id\":\"torn\n" + ReviewFixture::lines({ReviewFixture::rejected("p1")}));
    QVERIFY(fixture.desk->undo().has_value());
    QCOMPARE(ReviewFixture::read(fixture.queuePath()), ReviewFixture::row("p1") + '\n' + torn);
    QCOMPARE(ReviewFixture::read(fixture.rejectedPath()), QByteArray("{\"id\":\"torn"));
}

QTEST_GUILESS_MAIN(TestReviewDesk)
#include "tst_reviewdesk.moc"
