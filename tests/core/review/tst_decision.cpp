// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/review/decisionledger.h"
#include "core/review/storeplan.h"
#include "reviewfixture.h"

#include <QTest>

using namespace memorydesk;
using namespace Qt::StringLiterals;

namespace {

const QByteArray ruleBody =
    "提交前先跑完整測試。\n\n**Why:** 夜間匯入壞掉。\n**How to apply:** 每次提交前。";

SectionFields fields(const QString &slug = u"test-first"_s)
{
    return {u"feedback"_s,
            u"提交前先跑測試"_s,
            slug,
            u"提交前一定要先跑完整測試"_s,
            QString::fromUtf8(ruleBody),
            u"使用者要求"_s};
}

QByteArray flatText(const QByteArray &type)
{
    return "---\nname: 提交前先跑測試\ndescription: 提交前一定要先跑完整測試\ntype: " + type
        + "\n---\n\n" + ruleBody + '\n';
}

QByteArray indexLineFor(const QByteArray &file)
{
    return "- [提交前先跑測試](" + file + ") — 提交前一定要先跑完整測試\n";
}

struct DecisionFixture : ReviewFixture {
    QString crossProject = environment.maigoMemory;
    QString projectMemory = environment.claudeConfigFolder + u"/projects/-work-app/memory"_s;

    Proposal section(const SectionFields &of) const
    {
        Proposal proposal = sectionProposal(of);
        proposal.memoryFolder = projectMemory;
        return proposal;
    }
    Proposal onlyRow()
    {
        Proposal proposal = queueProposal(queueRows().first());
        proposal.memoryFolder = projectMemory;
        return proposal;
    }
    Result<CommitReport> store(const Proposal &proposal, const Draft &draft)
    {
        return storeDecision(context(), proposal, draft).and_then([this](const ChangeSet &change) {
            return commit(change);
        });
    }
};

} // namespace

class TestDecision : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void storesInCrossProject_data();
    void storesInCrossProject();
    void storesInProjectMemory();
    void missingProjectFolderIsNeverMade();
    void blockedWithExactReason_data();
    void blockedWithExactReason();
    void badNamesCreateNothing_data();
    void badNamesCreateNothing();
    void existingFile();
    void warnsBeforeTheLineIsLost_data();
    void warnsBeforeTheLineIsLost();
    void warnsAboutMissingSections();
    void candidateNeedsItsTurns_data();
    void candidateNeedsItsTurns();
    void promotesOneRow();
    void storesRowAsMemory_data();
    void storesRowAsMemory();
    void invalidRowBecomesMemoryOnly();
    void skipsRowsAndSections();
    void skippingStoredLearningOnlyClears();
    void undecidedTouchesNothingOfTheUser();
    void sourceSession_data();
    void sourceSession();
    void readBackFindsWhatIsWrong_data();
    void readBackFindsWhatIsWrong();
};

void TestDecision::storesInCrossProject_data()
{
    QTest::addColumn<QByteArray>("indexBefore"); // null = none
    QTest::addColumn<QByteArray>("indexAfter");
    QTest::newRow("first memory, no folder")
        << QByteArray() << "# Memory index\n\n" + indexLineFor("test-first.md");
    QTest::newRow("existing entries")
        << QByteArray("# Mine\n\n- [A](a.md) — x\n")
        << "# Mine\n\n- [A](a.md) — x\n" + indexLineFor("test-first.md");
    QTest::newRow("no newline at the end")
        << QByteArray("- [A](a.md) — x")
        << "- [A](a.md) — x\n" + indexLineFor("test-first.md").chopped(1);
    QTest::newRow("CRLF") << QByteArray("- [A](a.md) — x\r\n")
                          << "- [A](a.md) — x\r\n" + indexLineFor("test-first.md").chopped(1)
            + "\r\n";
}

void TestDecision::storesInCrossProject()
{
    QFETCH(const QByteArray, indexBefore);
    QFETCH(const QByteArray, indexAfter);
    DecisionFixture fixture;
    if (!indexBefore.isNull()) {
        ReviewFixture::write(fixture.crossProject + u"/MEMORY.md"_s, indexBefore);
    }
    const Proposal proposal = fixture.section(fields());
    const auto report = fixture.store(proposal, draftFor(proposal));
    QVERIFY2(report.has_value(), report ? "" : qPrintable(report.error().detail));
    QCOMPARE(ReviewFixture::read(fixture.crossProject + u"/test-first.md"_s), flatText("feedback"));
    QCOMPARE(ReviewFixture::read(fixture.crossProject + u"/MEMORY.md"_s), indexAfter);
    const DecisionLedger ledger = readLedger(fixture.disk, fixture.environment);
    QCOMPARE(ledger.decision(proposal.key()), DecisionKind::Stored);
    QCOMPARE(report->change.title, u"store-memory"_s);
    QCOMPARE(QDir(fixture.crossProject).entryList(QDir::Files | QDir::Hidden).size(), 2);
}

void TestDecision::storesInProjectMemory()
{
    DecisionFixture fixture;
    QVERIFY(QDir().mkpath(fixture.projectMemory));
    const Proposal proposal = fixture.section(fields());
    Draft draft = draftFor(proposal);
    draft.target = Target::ProjectMemory;
    draft.triggers = {u"build"_s}; // only for project memories in maigo folders
    QVERIFY(fixture.store(proposal, draft).has_value());
    QCOMPARE(ReviewFixture::read(fixture.projectMemory + u"/feedback_test-first.md"_s),
             flatText("feedback"));
    QCOMPARE(ReviewFixture::read(fixture.projectMemory + u"/MEMORY.md"_s),
             "# Memory index\n\n" + indexLineFor("feedback_test-first.md"));
}

void TestDecision::missingProjectFolderIsNeverMade()
{
    DecisionFixture fixture;
    const Proposal proposal = fixture.section(fields());
    Draft draft = draftFor(proposal);
    draft.target = Target::ProjectMemory;
    const auto report = fixture.store(proposal, draft);
    QVERIFY(!report.has_value());
    QCOMPARE(report.error().code, ErrorCode::NotFound);
    QVERIFY(!QFileInfo::exists(fixture.projectMemory));
}

void TestDecision::blockedWithExactReason_data()
{
    QTest::addColumn<SectionFields>("as");
    QTest::addColumn<QString>("reason");
    SectionFields as = fields();
    as.rationale = u" "_s;
    QTest::newRow("no evidence") << as << u"no evidence-backed memory candidate"_s;
    as = fields();
    as.body = u"\n"_s;
    QTest::newRow("no body") << as << u"body-missing"_s;
    as = fields();
    as.name.clear();
    QTest::newRow("no name") << as << u"name-missing"_s;
    as = fields();
    as.description = u"\t"_s;
    QTest::newRow("no description") << as << u"description-missing"_s;
}

void TestDecision::blockedWithExactReason()
{
    QFETCH(const SectionFields, as);
    QFETCH(const QString, reason);
    DecisionFixture fixture;
    const Proposal proposal = fixture.section(as);
    const auto report = fixture.store(proposal, draftFor(proposal));
    QVERIFY(!report.has_value());
    QCOMPARE(report.error().code, ErrorCode::Blocked);
    QCOMPARE(report.error().detail, reason);
    QVERIFY(!QFileInfo::exists(fixture.crossProject));
}

void TestDecision::badNamesCreateNothing_data()
{
    QTest::addColumn<QString>("slug");
    QTest::addColumn<QString>("type");
    const QStringList slugs{
        u"../escape"_s, u".."_s,         u"/etc/cron.d/x"_s, u"a/b"_s,    u"a\\b"_s,
        u"x\0y"_s,      u"%2e%2e%2fx"_s, u"Feedback-A"_s,    u"ａｂｃ"_s, u""_s,
        u"--"_s,        u"a.md"_s,       QString(41, u'a'),  u" x"_s};
    for (const QString &slug : slugs) {
        QTest::newRow(qPrintable(u"slug "_s + slug)) << slug << u"feedback"_s;
    }
    for (const QString &type : {u"../project"_s, u"Feedback"_s, u"note"_s, u""_s}) {
        QTest::newRow(qPrintable(u"type "_s + type)) << u"ok"_s << type;
    }
}

void TestDecision::badNamesCreateNothing()
{
    QFETCH(const QString, slug);
    QFETCH(const QString, type);
    DecisionFixture fixture;
    QVERIFY(QDir().mkpath(fixture.projectMemory));
    SectionFields as = fields(slug);
    as.type = type;
    const Proposal proposal = fixture.section(as);
    const auto before = ReviewFixture::tree(fixture.folder.path());
    for (const Target target : {Target::CrossProject, Target::ProjectMemory}) {
        Draft draft = draftFor(proposal);
        draft.target = target;
        const auto report = fixture.store(proposal, draft);
        QVERIFY(!report.has_value());
        QCOMPARE(report.error().code, ErrorCode::InvalidName);
    }
    QCOMPARE(ReviewFixture::tree(fixture.folder.path()), before);
}

void TestDecision::existingFile()
{
    DecisionFixture fixture;
    const QString file = fixture.crossProject + u"/test-first.md"_s;
    const QString index = fixture.crossProject + u"/MEMORY.md"_s;
    ReviewFixture::write(file, "---\nname: Old\ndescription: d\ntype: user\n---\nold\n");
    ReviewFixture::write(index, "- [Old](test-first.md) — d\n- [B](b.md) — y\n");
    const Proposal proposal = fixture.section(fields());
    Draft draft = draftFor(proposal);
    const auto asked = fixture.store(proposal, draft);
    QVERIFY(!asked.has_value());
    QCOMPARE(asked.error().code, ErrorCode::AlreadyExists);
    QCOMPARE(asked.error().path, file);

    draft.existing = ExistingFile::Rename;
    draft.fields.slug = u"test-first-2"_s;
    QVERIFY(fixture.store(proposal, draft).has_value());
    QCOMPARE(ReviewFixture::read(index),
             "- [Old](test-first.md) — d\n- [B](b.md) — y\n" + indexLineFor("test-first-2.md"));

    draft = draftFor(proposal);
    draft.existing = ExistingFile::Overwrite;
    QVERIFY(fixture.store(proposal, draft).has_value());
    QCOMPARE(ReviewFixture::read(file), flatText("feedback"));
    QCOMPARE(ReviewFixture::read(index),
             indexLineFor("test-first.md") + "- [B](b.md) — y\n" + indexLineFor("test-first-2.md"));
}

void TestDecision::warnsBeforeTheLineIsLost_data()
{
    QTest::addColumn<int>("lines");
    QTest::addColumn<bool>("told");
    QTest::newRow("200th line") << 199 << false;
    QTest::newRow("201st line") << 200 << true;
}

void TestDecision::warnsBeforeTheLineIsLost()
{
    QFETCH(const int, lines);
    QFETCH(const bool, told);
    DecisionFixture fixture;
    QByteArray index;
    for (int line = 0; line < lines; ++line) {
        index += "- [R](r" + QByteArray::number(line) + ".md) — x\n";
    }
    ReviewFixture::write(fixture.crossProject + u"/MEMORY.md"_s, index);
    const Proposal proposal = fixture.section(fields());
    const auto plan = planStoreDecision(fixture.context(), proposal, draftFor(proposal));
    QVERIFY(plan.has_value());
    QStringList codes;
    for (const Problem &warning : plan->warnings) {
        codes.append(warning.code);
    }
    QCOMPARE(codes.contains(u"index-not-loaded"_s), told);
}

void TestDecision::warnsAboutMissingSections()
{
    DecisionFixture fixture;
    QVERIFY(QDir().mkpath(fixture.projectMemory));
    SectionFields as = fields();
    as.body = u"Only the rule."_s;
    const Proposal proposal = fixture.section(as);
    Draft draft = draftFor(proposal);
    auto plan = planStoreDecision(fixture.context(), proposal, draft);
    QVERIFY(plan.has_value());
    QVERIFY(plan->warnings.isEmpty());
    draft.target = Target::ProjectMemory;
    plan = planStoreDecision(fixture.context(), proposal, draft);
    QVERIFY(plan.has_value());
    QStringList codes;
    for (const Problem &warning : plan->warnings) {
        codes.append(warning.code);
    }
    QCOMPARE(codes, QStringList({u"why-missing"_s, u"how-missing"_s}));
}

void TestDecision::candidateNeedsItsTurns_data()
{
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("body");
    QTest::addColumn<QString>("reason");
    const QString claim = u"never push to the shared branch without lint"_s;
    QTest::newRow("supported") << claim << claim << QString();
    QTest::newRow("turn says something else")
        << u"good morning"_s << claim << u"no evidence-backed memory candidate"_s;
    QTest::newRow("turn is gone") << QString() << claim << u"no evidence-backed memory candidate"_s;
    QTest::newRow("placeholder not written")
        << claim << u"**Why:** (fill in)"_s << u"placeholder-left"_s;
}

void TestDecision::candidateNeedsItsTurns()
{
    QFETCH(const QString, said);
    QFETCH(const QString, body);
    QFETCH(const QString, reason);
    DecisionFixture fixture;
    QVERIFY(QDir().mkpath(fixture.projectMemory));
    const QString transcript = fixture.folder.path() + u"/t.jsonl"_s;
    ReviewFixture::write(
        transcript,
        R"({"type":"user","uuid":")" + QByteArray(said.isEmpty() ? "other" : "turn-1")
            + R"(","sessionId":"s","timestamp":"2026-05-10T11:00:00.000Z","isSidechain":false,)"
            + R"("message":{"role":"user","content":")" + said.toUtf8() + "\"}}\n");
    Candidate candidate;
    candidate.type = u"feedback"_s;
    candidate.slug = u"lint-first"_s;
    candidate.name = u"Lint first"_s;
    candidate.claim = u"never push to the shared branch without lint"_s;
    candidate.draftBody = candidate.claim;
    candidate.evidence = {{u"turn-1"_s, transcript, 1, candidate.claim}};
    Proposal proposal = candidateProposal(candidate);
    proposal.memoryFolder = fixture.projectMemory;
    Draft draft = draftFor(proposal);
    QCOMPARE(draft.target, Target::ProjectMemory);
    QCOMPARE(draft.fields.rationale, candidate.claim);
    draft.fields.body = body;
    const auto report = fixture.store(proposal, draft);
    QCOMPARE(report.has_value() ? QString() : report.error().detail, reason);
    QCOMPARE(QFileInfo::exists(fixture.projectMemory + u"/feedback_lint-first.md"_s),
             reason.isEmpty());
}

void TestDecision::promotesOneRow()
{
    DecisionFixture fixture;
    ReviewFixture::write(fixture.repository + u"/.claude/STATE.md"_s,
                         "---\nstatus: active\nsession_id: s-1\n---\n");
    ReviewFixture::write(
        fixture.queuePath(),
        ReviewFixture::lines({ReviewFixture::row("p1"), ReviewFixture::row("p2")}));
    const Proposal proposal = fixture.onlyRow();
    const Draft draft = draftFor(proposal);
    QCOMPARE(draft.target, Target::Learnings);
    const auto report = fixture.store(proposal, draft);
    QVERIFY(report.has_value());
    QCOMPARE(report->change.title, u"store-learning"_s);
    QCOMPARE(ReviewFixture::read(fixture.learningsPath()),
             ReviewFixture::lines({ReviewFixture::learning("p1")}));
    QCOMPARE(ReviewFixture::read(fixture.queuePath()),
             ReviewFixture::lines({ReviewFixture::row("p2")}));
    QCOMPARE(ReviewFixture::read(fixture.archivePath()),
             ReviewFixture::lines({ReviewFixture::row("p1")}));
}

void TestDecision::storesRowAsMemory_data()
{
    QTest::addColumn<bool>("alsoLearning");
    QTest::newRow("instead of a learning") << false;
    QTest::newRow("as well") << true;
}

void TestDecision::storesRowAsMemory()
{
    QFETCH(const bool, alsoLearning);
    DecisionFixture fixture;
    ReviewFixture::write(fixture.queuePath(), ReviewFixture::lines({ReviewFixture::row("p1")}));
    Proposal proposal = fixture.onlyRow();
    proposal.fields = memoryFieldsFor(proposal.row, fixture.clock.now());
    Draft draft = draftFor(proposal);
    draft.target = Target::CrossProject;
    draft.alsoLearning = alsoLearning;
    draft.sourceSession = u"s-1"_s;
    const auto report = fixture.store(proposal, draft);
    QVERIFY2(report.has_value(), report ? "" : qPrintable(report.error().detail));
    QCOMPARE(report->change.title,
             alsoLearning ? u"store-memory-and-learning"_s : u"store-memory"_s);
    QCOMPARE(ReviewFixture::read(fixture.crossProject + u"/subject-of-p1.md"_s),
             QByteArray("---\nname: Subject of p1\ndescription: Subject of p1\ntype: feedback\n---"
                        "\n\nInsight.\n\n**Why:** Seen twice.\n"));
    QCOMPARE(ReviewFixture::read(fixture.queuePath()), QByteArray(""));
    QCOMPARE(ReviewFixture::read(fixture.learningsPath()),
             alsoLearning ? ReviewFixture::lines({ReviewFixture::learning("p1")}) : QByteArray());
}

void TestDecision::invalidRowBecomesMemoryOnly()
{
    DecisionFixture fixture;
    const QByteArray row = ReviewFixture::row("p1").replace("workflow-pattern", "process");
    ReviewFixture::write(fixture.queuePath(), ReviewFixture::lines({row}));
    Proposal proposal = fixture.onlyRow();
    const auto promoted = fixture.store(proposal, draftFor(proposal));
    QVERIFY(!promoted.has_value());
    QCOMPARE(promoted.error().code, ErrorCode::Blocked);
    QVERIFY(promoted.error().detail.startsWith(u"record-invalid: "_s));
    QCOMPARE(ReviewFixture::read(fixture.queuePath()), ReviewFixture::lines({row}));
    proposal.fields = memoryFieldsFor(proposal.row, fixture.clock.now());
    Draft draft = draftFor(proposal);
    draft.target = Target::CrossProject;
    QVERIFY(fixture.store(proposal, draft).has_value());
    QCOMPARE(ReviewFixture::read(fixture.queuePath()), QByteArray(""));
    QCOMPARE(ReviewFixture::read(fixture.learningsPath()), QByteArray());
}

void TestDecision::skipsRowsAndSections()
{
    DecisionFixture fixture;
    ReviewFixture::write(
        fixture.queuePath(),
        ReviewFixture::lines({ReviewFixture::row("p1"), ReviewFixture::row("p2")}));
    ReviewFixture::write(fixture.rejectedPath(), "{\"id\":\"old\"}");
    const Proposal row = fixture.onlyRow();
    const Proposal section = fixture.section(fields());
    const auto change = skipDecision(fixture.context(), {row, section}, u"too vague"_s);
    QVERIFY(change.has_value());
    QCOMPARE(change->titleArgs, QStringList({u"2"_s, u"too vague"_s}));
    QVERIFY(fixture.commit(*change).has_value());
    QCOMPARE(ReviewFixture::read(fixture.rejectedPath()),
             "{\"id\":\"old\"}\n" + ReviewFixture::lines({ReviewFixture::rejected("p1")}));
    QCOMPARE(ReviewFixture::read(fixture.queuePath()),
             ReviewFixture::lines({ReviewFixture::row("p2")}));
    QCOMPARE(ReviewFixture::read(fixture.archivePath()),
             ReviewFixture::lines({ReviewFixture::row("p1")}));
    const DecisionLedger ledger = readLedger(fixture.disk, fixture.environment);
    QCOMPARE(ledger.decision(row.key()), DecisionKind::Skipped);
    QCOMPARE(ledger.decision(section.key()), DecisionKind::Skipped);
    QCOMPARE(ledger.entries.value(row.key()).reason, u"too vague"_s);
    QCOMPARE(ledger.entries.value(row.key()).row, ReviewFixture::row("p1"));
    QVERIFY(!ReviewFixture::read(fixture.rejectedPath()).contains("too vague"));
}

void TestDecision::skippingStoredLearningOnlyClears()
{
    DecisionFixture fixture;
    ReviewFixture::write(fixture.queuePath(), ReviewFixture::lines({ReviewFixture::row("p1")}));
    Proposal row = fixture.onlyRow();
    row.row.alreadyStored = true;
    const auto change = skipDecision(fixture.context(), {row});
    QVERIFY(change.has_value());
    QVERIFY(fixture.commit(*change).has_value());
    QCOMPARE(ReviewFixture::read(fixture.queuePath()), QByteArray(""));
    QCOMPARE(ReviewFixture::read(fixture.rejectedPath()), QByteArray());
    QCOMPARE(ReviewFixture::read(fixture.archivePath()),
             ReviewFixture::lines({ReviewFixture::row("p1")}));
}

void TestDecision::undecidedTouchesNothingOfTheUser()
{
    DecisionFixture fixture;
    ReviewFixture::write(fixture.queuePath(), ReviewFixture::lines({ReviewFixture::row("p1")}));
    const auto before = ReviewFixture::tree(fixture.repository);
    const Proposal row = fixture.onlyRow();
    const auto change = undecidedDecision(fixture.context(), {row});
    QVERIFY(change.has_value());
    QVERIFY(fixture.commit(*change).has_value());
    QCOMPARE(ReviewFixture::tree(fixture.repository), before);
    QCOMPARE(readLedger(fixture.disk, fixture.environment).decision(row.key()),
             DecisionKind::Undecided);
}

void TestDecision::sourceSession_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("session");
    const QString fallback = u"memory-desk-2026-05-10-1200"_s;
    QTest::newRow("none") << QString() << QByteArray() << fallback;
    QTest::newRow("claude") << u".claude/STATE.md"_s << QByteArray("---\nsession_id: main-1\n---\n")
                            << u"main-1"_s;
    QTest::newRow("pi") << u".pi/STATE.md"_s << QByteArray("---\nsession_id: \"pi 2\"\n---\n")
                        << u"pi 2"_s;
    QTest::newRow("no id") << u".codex/STATE.md"_s << QByteArray("---\nstatus: active\n---\n")
                           << fallback;
    QTest::newRow("broken") << u".cursor/STATE.md"_s << QByteArray("session_id: x\n") << fallback;
}

void TestDecision::sourceSession()
{
    QFETCH(const QString, file);
    QFETCH(const QByteArray, content);
    QFETCH(const QString, session);
    DecisionFixture fixture;
    if (!file.isEmpty()) {
        ReviewFixture::write(fixture.repository + u'/' + file, content);
    }
    QCOMPARE(defaultSourceSession(fixture.disk, fixture.repository, fixture.clock.now()), session);
}

void TestDecision::readBackFindsWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("memory");
    QTest::addColumn<QByteArray>("index");
    QTest::addColumn<QString>("code");
    const QByteArray good = flatText("feedback");
    const QByteArray index = "# Memory index\n\n" + indexLineFor("test-first.md");
    QTest::newRow("as planned") << good << index << QString();
    QTest::newRow("other type") << flatText("user") << index << u"type-differs"_s;
    QTest::newRow("no frontmatter") << ruleBody << index << u"frontmatter-broken"_s;
    QTest::newRow("broken YAML") << QByteArray(good).replace("name: ", "name: a: ") << index
                                 << u"frontmatter-broken"_s;
    QTest::newRow("key gone") << QByteArray(good).replace("description: ", "desc: ") << index
                              << u"key-missing"_s;
    QTest::newRow("other name") << QByteArray(good).replace("name: ", "name: X") << index
                                << u"name-differs"_s;
    QTest::newRow("section gone") << QByteArray(good).replace("**Why:**", "Why") << index
                                  << u"section-lost"_s;
    QTest::newRow("line twice") << good << index + indexLineFor("test-first.md")
                                << u"index-line-differs"_s;
    QTest::newRow("line missing") << good << QByteArray("# Memory index\n")
                                  << u"index-line-differs"_s;
}

void TestDecision::readBackFindsWhatIsWrong()
{
    QFETCH(const QByteArray, memory);
    QFETCH(const QByteArray, index);
    QFETCH(const QString, code);
    StoredMemory stored;
    stored.filePath = u"/m/test-first.md"_s;
    stored.indexPath = u"/m/MEMORY.md"_s;
    stored.indexLine = QString::fromUtf8(indexLineFor("test-first.md")).chopped(1);
    stored.fields = {fields().name, fields().description, fields().type, fields().slug, {},
                     fields().body};
    const auto check = readBackCheck(stored);
    const Result<void> first = check(stored.filePath, memory);
    const Result<void> result = first ? check(stored.indexPath, index) : first;
    QCOMPARE(result.has_value() ? QString() : result.error().detail, code);
    if (!result) {
        QCOMPARE(result.error().code, ErrorCode::ReadBack);
    }
}

QTEST_GUILESS_MAIN(TestDecision)
#include "tst_decision.moc"
