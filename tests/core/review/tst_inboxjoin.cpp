// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/review/inboxjoin.h"
#include "reviewfixture.h"

#include <QTest>

using namespace memorydesk;
using namespace Qt::StringLiterals;

namespace {

const QString session = u"1b2c3d4e-0000-4000-8000-000000000001"_s;

SectionFields fields(const QString &slug, const QString &body = u"Keep notes short."_s)
{
    return {u"feedback"_s, u"Name of "_s + slug, slug, u"d"_s, body, u"said so"_s};
}

/// A home with one project whose transcripts the test fills.
struct JoinFixture : ReviewFixture {
    InboxSources sources;
    QString projectFolder = environment.claudeConfigFolder + u"/projects/-work-app"_s;
    QString mainFile = projectFolder + u'/' + session + u".jsonl"_s;
    QString agentFile = projectFolder + u'/' + session + u"/subagents/agent-rev01.jsonl"_s;

    JoinFixture()
    {
        sources.projects = {{u"-work-app"_s,
                             projectFolder,
                             repository,
                             u"app"_s,
                             projectFolder + u"/memory"_s,
                             false,
                             {mainFile, agentFile},
                             false}};
        sources.repositories = {{repository, u"app"_s, u"transcript"_s}};
        write(repository + u"/CLAUDE.md"_s, "## Session Config\n\npersistence: true\n");
    }

    TranscriptSection section(const SectionFields &of, qint64 secondsAgo = 60, int line = 3) const
    {
        TranscriptSection found;
        found.section.fields = of;
        found.section.line = 1;
        found.section.raw = u"## Memory propose\n"_s + of.slug;
        found.file = mainFile;
        found.line = line;
        found.sessionId = session;
        found.turnId = u"turn-%1"_s.arg(line);
        found.messageId = u"msg-%1"_s.arg(line);
        found.when = clock.now().addSecs(-secondsAgo);
        return found;
    }
    InboxContent join()
    {
        sources.queues = {collectProposals(disk, repository)};
        sources.ledger = readLedger(disk, environment);
        StoredMemories memories(disk, environment);
        return joinInbox(environment, sources, memories, clock.now());
    }
    void decide(const Proposal &proposal, DecisionKind decision)
    {
        const Append append =
            ledgerAppend(environment, {ledgerEntry(proposal, decision, clock.now())});
        if (!commit({u"test"_s, {}, {append}})) {
            qFatal("cannot write the ledger");
        }
    }
};

} // namespace

class TestInboxJoin : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void queueRowsInOrder();
    void identicalRowsAreOneProposal();
    void gatedRowsAreShown();
    void storedLearningIsNotPending();
    void skippedRowComesFromTheLedger();
    void damagedRowsAreNamed();
    void sectionStates();
    void sameFieldsAreOneProposal();
    void alreadyStoredMemory_data();
    void alreadyStoredMemory();
    void earlierOnlyAfterFirstStart();
    void waitsForParallelAgents();
    void submittedTextIsShown();
    void candidatesAreShownWithTheirProject();
    void decisionsFollowTheKey();
};

void TestInboxJoin::queueRowsInOrder()
{
    JoinFixture fixture;
    QByteArray late = ReviewFixture::row("late");
    late.replace("2026-05-04", "2026-05-06");
    const QByteArray low = ReviewFixture::row("low").replace("0.80", "0.40");
    ReviewFixture::write(fixture.queuePath(),
                         ReviewFixture::lines({late, ReviewFixture::row("p1"), low}));
    const InboxContent content = fixture.join();
    QCOMPARE(content.proposals.size(), 3);
    QCOMPARE(content.proposals.at(0).id, u"p1"_s);
    QCOMPARE(content.proposals.at(1).id, u"low"_s);
    QCOMPARE(content.proposals.at(2).id, u"late"_s);
    QVERIFY(content.proposals.at(1).lowConfidence);
    QVERIFY(!content.proposals.at(0).lowConfidence);
    for (const Proposal &proposal : content.proposals) {
        QCOMPARE(proposal.state, ProposalState::Pending);
        QCOMPARE(proposal.project, u"app"_s);
        QCOMPARE(proposal.memoryFolder, fixture.projectFolder + u"/memory"_s);
        QCOMPARE(proposal.occurrences.size(), 1);
        QCOMPARE(proposal.occurrences.first().source, fixture.queuePath());
    }
}

void TestInboxJoin::identicalRowsAreOneProposal()
{
    JoinFixture fixture;
    ReviewFixture::write(
        fixture.queuePath(),
        ReviewFixture::lines({ReviewFixture::row("p1"), ReviewFixture::row("p1")}));
    const InboxContent content = fixture.join();
    QCOMPARE(content.proposals.size(), 1);
    QCOMPARE(content.proposals.first().occurrences.size(), 2);
}

void TestInboxJoin::gatedRowsAreShown()
{
    JoinFixture fixture;
    ReviewFixture::write(fixture.repository + u"/CLAUDE.md"_s, "# Nothing said\n");
    ReviewFixture::write(fixture.queuePath(), ReviewFixture::lines({ReviewFixture::row("p1")}));
    const InboxContent content = fixture.join();
    QCOMPARE(content.proposals.size(), 1);
    QCOMPARE(content.proposals.first().state, ProposalState::Gated);
    QCOMPARE(content.proposals.first().gateDetail, u"persistence"_s);
    QCOMPARE(content.gates.size(), 1);
    QCOMPARE(content.gates.first().second, u"[3.6.3] Memory proposals: skip — persistence"_s);
}

void TestInboxJoin::storedLearningIsNotPending()
{
    JoinFixture fixture;
    ReviewFixture::write(fixture.queuePath(), ReviewFixture::lines({ReviewFixture::row("p1")}));
    ReviewFixture::write(fixture.learningsPath(),
                         ReviewFixture::lines({ReviewFixture::learning("p1")}));
    const InboxContent content = fixture.join();
    QCOMPARE(content.proposals.size(), 1);
    QCOMPARE(content.proposals.first().state, ProposalState::AlreadyStored);
}

void TestInboxJoin::skippedRowComesFromTheLedger()
{
    JoinFixture fixture;
    ReviewFixture::write(fixture.queuePath(), ReviewFixture::lines({ReviewFixture::row("p1")}));
    const Proposal pending = fixture.join().proposals.first();
    const auto change = skipDecision(fixture.context(), {pending}, u"too vague"_s);
    QVERIFY(change.has_value());
    QVERIFY(fixture.commit(*change).has_value());
    const InboxContent content = fixture.join();
    QCOMPARE(content.proposals.size(), 1);
    const Proposal &skipped = content.proposals.first();
    QCOMPARE(skipped.state, ProposalState::Skipped);
    QCOMPARE(skipped.key(), pending.key());
    QCOMPARE(skipped.title, u"Subject of p1"_s);
    QCOMPARE(skipped.row.bytes, ReviewFixture::row("p1"));
}

void TestInboxJoin::damagedRowsAreNamed()
{
    JoinFixture fixture;
    ReviewFixture::write(fixture.queuePath(),
                         ReviewFixture::row("p1") + "\n{\"id\":\"p2\",\"subject\":\"torn");
    const InboxContent content = fixture.join();
    QCOMPARE(content.proposals.size(), 1);
    QCOMPARE(content.faults.size(), 1);
    QCOMPARE(content.faults.first().path, fixture.queuePath());
    QCOMPARE(content.faults.first().line, 2);
    QCOMPARE(content.faults.first().code, u"damaged-row"_s);
}

void TestInboxJoin::sectionStates()
{
    JoinFixture fixture;
    TranscriptSection refused = fixture.section(fields(u"Bad_Slug"_s), 10, 9);
    refused.section.refusal = SectionRefusal::InvalidSlug;
    fixture.sources.transcripts[fixture.mainFile].sections = {
        fixture.section(fields(u"pending"_s), 50, 3),
        fixture.section(fields(u"undecided"_s), 40, 5),
        fixture.section(fields(u"skipped"_s), 30, 6), fixture.section(fields(u"stored"_s), 20, 7),
        refused};
    for (const Proposal &proposal : fixture.join().proposals) {
        if (proposal.fields.slug == u"undecided") {
            fixture.decide(proposal, DecisionKind::Undecided);
        } else if (proposal.fields.slug == u"skipped") {
            fixture.decide(proposal, DecisionKind::Skipped);
        } else if (proposal.fields.slug == u"stored") {
            fixture.decide(proposal, DecisionKind::Stored);
        }
    }
    const InboxContent content = fixture.join();
    QStringList states;
    for (const Proposal &proposal : content.proposals) {
        states.append(proposal.fields.slug + u'=' + stateName(proposal.state));
    }
    QCOMPARE(states,
             QStringList({u"Bad_Slug=refused"_s, u"stored=stored"_s, u"skipped=skipped"_s,
                          u"undecided=undecided"_s, u"pending=pending"_s}));
}

void TestInboxJoin::sameFieldsAreOneProposal()
{
    JoinFixture fixture;
    fixture.sources.transcripts[fixture.mainFile].sections = {
        fixture.section(fields(u"same"_s), 500, 3), fixture.section(fields(u"same"_s), 20, 9)};
    fixture.sources.transcripts[fixture.agentFile].sections = {
        fixture.section(fields(u"same"_s), 100, 2),
        fixture.section(fields(u"same"_s, u"Another body."_s), 90, 4)};
    const InboxContent content = fixture.join();
    QCOMPARE(content.proposals.size(), 2);
    const Proposal &same = content.proposals.first();
    QCOMPARE(same.occurrences.size(), 3);
    QCOMPARE(same.occurrences.at(0).line, 9);
    QCOMPARE(same.occurrences.at(1).line, 2);
    QCOMPARE(same.occurrences.at(2).line, 3);
    QCOMPARE(same.createdAt, fixture.clock.now().addSecs(-20));
}

void TestInboxJoin::alreadyStoredMemory_data()
{
    QTest::addColumn<QByteArray>("memory");
    QTest::addColumn<QString>("fileName");
    QTest::addColumn<bool>("stored");
    const auto document = [](const char *name, const char *body) {
        return QByteArray("---\nname: ") + name + "\ndescription: d\ntype: feedback\n---\n\n" + body
            + '\n';
    };
    QTest::newRow("same slug and body")
        << document("X", "Keep  notes\nshort.") << u"short.md"_s << true;
    QTest::newRow("same name and body, other case")
        << document("name OF short", "keep notes short.") << u"other.md"_s << true;
    QTest::newRow("same slug, other body")
        << document("X", "Keep notes long.") << u"short.md"_s << false;
    QTest::newRow("same body, other slug and name")
        << document("X", "Keep notes short.") << u"other.md"_s << false;
}

void TestInboxJoin::alreadyStoredMemory()
{
    QFETCH(const QByteArray, memory);
    QFETCH(const QString, fileName);
    QFETCH(const bool, stored);
    for (const bool crossProject : {true, false}) {
        JoinFixture fixture;
        const QString folder =
            crossProject ? fixture.environment.maigoMemory : fixture.projectFolder + u"/memory"_s;
        ReviewFixture::write(folder + u'/' + fileName, memory);
        fixture.sources.transcripts[fixture.mainFile].sections = {
            fixture.section(fields(u"short"_s))};
        const InboxContent content = fixture.join();
        QCOMPARE(content.proposals.size(), 1);
        QCOMPARE(content.proposals.first().state,
                 stored ? ProposalState::AlreadyStored : ProposalState::Pending);
    }
}

void TestInboxJoin::earlierOnlyAfterFirstStart()
{
    JoinFixture fixture;
    constexpr qint64 day = 86400;
    fixture.sources.transcripts[fixture.mainFile].sections = {
        fixture.section(fields(u"old"_s), 15 * day, 3),
        fixture.section(fields(u"young"_s), 13 * day, 5)};
    QCOMPARE(fixture.join().proposals.at(1).state, ProposalState::Pending);
    fixture.sources.firstStart = fixture.clock.now();
    const InboxContent content = fixture.join();
    QCOMPARE(content.proposals.at(0).state, ProposalState::Pending);
    QCOMPARE(content.proposals.at(1).fields.slug, u"old"_s);
    QCOMPARE(content.proposals.at(1).state, ProposalState::Earlier);
    // What came after the first start never turns into "earlier" by itself.
    fixture.sources.firstStart = fixture.clock.now().addDays(-30);
    QCOMPARE(fixture.join().proposals.at(1).state, ProposalState::Pending);
}

void TestInboxJoin::waitsForParallelAgents()
{
    JoinFixture fixture;
    TranscriptSection section = fixture.section(fields(u"basket"_s));
    section.agent = u"rev01"_s;
    fixture.sources.transcripts[fixture.agentFile].sections = {section};
    TranscriptState &main = fixture.sources.transcripts[fixture.mainFile];
    main.turns = {{u"msg-launch"_s, 2, 1, fixture.clock.now().addSecs(-30)}};
    Proposal proposal = fixture.join().proposals.first();
    QCOMPARE(proposal.state, ProposalState::Waiting);
    QCOMPARE(proposal.waitsForAgents, 1);

    main.launchedAgents.insert(u"rev01"_s, u"msg-before"_s);
    QCOMPARE(fixture.join().proposals.first().state, ProposalState::Pending);
    main.launchedAgents.insert(u"rev01"_s, u"msg-launch"_s);
    QCOMPARE(fixture.join().proposals.first().state, ProposalState::Waiting);

    fixture.clock.advance(571);
    QCOMPARE(fixture.join().proposals.first().state, ProposalState::Pending);
    fixture.clock.advance(-571);
    main.turns.first().open = 0;
    QCOMPARE(fixture.join().proposals.first().state, ProposalState::Pending);
}

void TestInboxJoin::submittedTextIsShown()
{
    JoinFixture fixture;
    const QString text = u"## Memory propose\n\n- **type**: user\n- **name**: N\n- **slug**: n\n"
                         "- **description**: D\n- **body**: B\n- **rationale**: R\n"_s;
    fixture.sources.submitted = {
        {u"/inbox/x.json"_s, u"paste"_s, fixture.clock.now().addSecs(-5), text}};
    const InboxContent content = fixture.join();
    QCOMPARE(content.proposals.size(), 1);
    QCOMPARE(content.proposals.first().origin, Origin::Submitted);
    QCOMPARE(content.proposals.first().fields.slug, u"n"_s);
    QCOMPARE(content.proposals.first().occurrences.first().source, u"paste"_s);
}

void TestInboxJoin::candidatesAreShownWithTheirProject()
{
    JoinFixture fixture;
    Candidate candidate;
    candidate.type = u"user"_s;
    candidate.slug = u"prefers-ninja"_s;
    candidate.name = u"I prefer ninja"_s;
    candidate.claim = u"I prefer ninja"_s;
    candidate.draftBody = candidate.claim;
    candidate.evidence = {{u"turn-7"_s, fixture.mainFile, 7, candidate.claim}};
    candidate.when = fixture.clock.now().addSecs(-9);
    candidate.cwd = fixture.repository;
    fixture.sources.candidates = {candidate};
    const Proposal found = fixture.join().proposals.value(0);
    QCOMPARE(found.origin, Origin::Candidate);
    QCOMPARE(found.state, ProposalState::Pending);
    QCOMPARE(found.project, u"app"_s);
    QCOMPARE(found.memoryFolder, fixture.projectFolder + u"/memory"_s);
    QCOMPARE(found.evidence, candidate.evidence);
    QCOMPARE(found.occurrences.first().turnId, u"turn-7"_s);
    fixture.decide(found, DecisionKind::Skipped);
    QCOMPARE(fixture.join().proposals.value(0).state, ProposalState::Skipped);
}

void TestInboxJoin::decisionsFollowTheKey()
{
    const Proposal first = ReviewFixture::sectionProposal(fields(u"a"_s));
    Proposal second = ReviewFixture::sectionProposal(fields(u"a"_s));
    second.project = u"elsewhere"_s;
    QCOMPARE(first.key(), second.key());
    QCOMPARE(first.key() == ReviewFixture::sectionProposal(fields(u"b"_s)).key(), false);
    // The border between two fields counts.
    QVERIFY(ReviewFixture::sectionProposal({u"ab"_s, u"c"_s, {}, {}, {}, {}}).key()
            != ReviewFixture::sectionProposal({u"a"_s, u"bc"_s, {}, {}, {}, {}}).key());
}

QTEST_GUILESS_MAIN(TestInboxJoin)
#include "tst_inboxjoin.moc"
