// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/review/inbox.h"

#include "reviewfixture.h"

#include <QTest>

#include <sys/stat.h>

using namespace memorydesk;
using namespace Qt::StringLiterals;

namespace {

const QString session = u"1b2c3d4e-0000-4000-8000-000000000001"_s;

QByteArray sectionText(const QByteArray &slug)
{
    return "## Memory propose\n\n- **type**: user\n- **name**: Name " + slug + "\n- **slug**: "
        + slug + "\n- **description**: D\n- **body**: Body of " + slug + "\n- **rationale**: R\n";
}

struct InboxFixture : ReviewFixture {
    QString projectFolder =
        environment.claudeConfigFolder + u"/projects/"_s + projectSlug(repository);
    QString mainFile = projectFolder + u'/' + session + u".jsonl"_s;
    QString agentFile = projectFolder + u'/' + session + u"/subagents/agent-rev01.jsonl"_s;
    int lines = 0;

    InboxFixture()
    {
        write(repository + u"/CLAUDE.md"_s, "## Session Config\n\npersistence: true\n");
        write(mainFile, userLine("hello"));
    }

    QByteArray envelope(const char *type) const
    {
        return R"({"type":")" + QByteArray(type) + R"(","uuid":"u)" + QByteArray::number(lines)
            + R"(","parentUuid":null,"sessionId":")" + session.toLatin1()
            + R"(","timestamp":"2026-05-10T11:00:00.000Z","cwd":")" + repository.toUtf8()
            + R"(","isSidechain":false,)";
    }
    QByteArray userLine(const QByteArray &text)
    {
        ++lines;
        return envelope("user") + R"("message":{"role":"user","content":")" + text + "\"}}\n";
    }
    QByteArray answerLine(const QByteArray &text)
    {
        ++lines;
        return envelope("assistant") + R"("message":{"id":"msg)" + QByteArray::number(lines)
            + R"(","role":"assistant","content":[{"type":"text","text":")"
            + QByteArray(text).replace('\n', "\\n") + "\"}]}}\n";
    }
    void append(const QString &path, const QByteArray &bytes) { write(path, read(path) + bytes); }
    InboxReader reader() const { return InboxReader(disk, clock, environment); }
};

QStringList titles(const InboxContent &content)
{
    QStringList found;
    for (const Proposal &proposal : content.proposals) {
        found.append(proposal.title);
    }
    found.sort();
    return found;
}

} // namespace

class TestInbox : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void gathersEverySource();
    void readsOnlyWhatIsNew();
    void restartReadsOnlyWhatIsNew();
    void damagedCacheIsReadAnew();
    void replacedTranscriptIsReadAnew();
    void vanishedTranscriptIsForgotten();
    void partialContentGrows();
    void brokenSourcesAreNamed();
    void cancelledPassKeepsWhatItHas();
    void submittedTexts();
    void addedFolderIsARepository();
};

void TestInbox::gathersEverySource()
{
    InboxFixture fixture;
    ReviewFixture::write(fixture.queuePath(), ReviewFixture::lines({ReviewFixture::row("p1")}));
    fixture.append(fixture.mainFile, fixture.answerLine("Done.\n\n" + sectionText("main")));
    ReviewFixture::write(fixture.agentFile, fixture.answerLine(sectionText("agent")));
    const auto submitted = submitText(fixture.environment, fixture.clock,
                                      QString::fromUtf8(sectionText("paste")), u"paste"_s);
    QVERIFY(submitted.has_value());
    QCOMPARE(submitted->queued, 1);
    InboxReader reader = fixture.reader();
    const InboxContent content = reader.refresh();
    QCOMPARE(titles(content),
             QStringList({u"Name agent"_s, u"Name main"_s, u"Name paste"_s, u"Subject of p1"_s}));
    QVERIFY(content.faults.isEmpty());
    for (const Proposal &proposal : content.proposals) {
        QCOMPARE(proposal.state, ProposalState::Pending);
        if (proposal.title == u"Name agent") {
            QCOMPARE(proposal.occurrences.first().agent, u"rev01"_s);
        }
        if (proposal.origin != Origin::Submitted) {
            QCOMPARE(proposal.project, u"app"_s);
        }
    }
    QCOMPARE(content.repositories.size(), 1);
    const QString metrics = QFileInfo(fixture.queuePath()).path();
    for (const QString &folder :
         {metrics, fixture.projectFolder, submittedFolder(fixture.environment),
          fixture.environment.maigoMemory, QFileInfo(fixture.agentFile).path()}) {
        QVERIFY2(content.watchedFolders.contains(folder), qPrintable(folder));
    }
}

void TestInbox::readsOnlyWhatIsNew()
{
    InboxFixture fixture;
    fixture.append(fixture.mainFile, fixture.answerLine(sectionText("one")));
    InboxReader reader = fixture.reader();
    QCOMPARE(titles(reader.refresh()), QStringList({u"Name one"_s}));
    const QByteArray next = fixture.answerLine(sectionText("two"));
    fixture.append(fixture.mainFile, next.chopped(20));
    QCOMPARE(titles(reader.refresh()), QStringList({u"Name one"_s}));
    fixture.append(fixture.mainFile, next.last(20));
    QCOMPARE(titles(reader.refresh()), QStringList({u"Name one"_s, u"Name two"_s}));
}

void TestInbox::restartReadsOnlyWhatIsNew()
{
    InboxFixture fixture;
    fixture.append(fixture.mainFile, fixture.userLine(QByteArray(2000, 'x')));
    fixture.append(fixture.mainFile, fixture.answerLine(sectionText("one")));
    QCOMPARE(titles(fixture.reader().refresh()), QStringList({u"Name one"_s}));
    // Behind the cursor another section takes the place of the first: nobody may read it again.
    const QByteArray changed =
        ReviewFixture::read(fixture.mainFile).replace("Name one", "Name 111");
    QFile file(fixture.mainFile);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.write(changed) == changed.size());
    QVERIFY(file.write(fixture.answerLine(sectionText("two"))) > 0);
    file.close();
    QCOMPARE(titles(fixture.reader().refresh()), QStringList({u"Name one"_s, u"Name two"_s}));
}

void TestInbox::damagedCacheIsReadAnew()
{
    InboxFixture fixture;
    fixture.append(fixture.mainFile, fixture.answerLine(sectionText("one")));
    QCOMPARE(fixture.reader().refresh().proposals.size(), 1);
    const QStringList caches = QDir(fixture.environment.cacheFolder).entryList(QDir::Files);
    QCOMPARE(caches.size(), 1);
    const QString cache = fixture.environment.cacheFolder + u'/' + caches.first();
    const QByteArray good = ReviewFixture::read(cache);
    for (const QByteArray &bad : {QByteArray(), QByteArray("x"), good.first(good.size() / 2),
                                  QByteArray(good).replace(60, 1, "\xff"),
                                  QByteArray("\x00\x00\x00\x09", 4) + good.sliced(4)}) {
        ReviewFixture::write(cache, bad);
        QCOMPARE(titles(fixture.reader().refresh()), QStringList({u"Name one"_s}));
    }
}

void TestInbox::replacedTranscriptIsReadAnew()
{
    InboxFixture fixture;
    fixture.append(fixture.mainFile, fixture.answerLine(sectionText("one")));
    InboxReader reader = fixture.reader();
    QCOMPARE(titles(reader.refresh()), QStringList({u"Name one"_s}));
    const QString aside = fixture.mainFile + u".new"_s;
    ReviewFixture::write(aside,
                         fixture.userLine("other beginning")
                             + fixture.answerLine(sectionText("two"))
                             + fixture.answerLine(sectionText("three")));
    QVERIFY(QFile::remove(fixture.mainFile));
    QVERIFY(QFile::rename(aside, fixture.mainFile));
    QCOMPARE(titles(reader.refresh()), QStringList({u"Name three"_s, u"Name two"_s}));
    // Cut short in place.
    ReviewFixture::write(fixture.mainFile, fixture.userLine("hi"));
    QCOMPARE(titles(reader.refresh()), QStringList());
}

void TestInbox::vanishedTranscriptIsForgotten()
{
    InboxFixture fixture;
    ReviewFixture::write(fixture.agentFile, fixture.answerLine(sectionText("agent")));
    InboxReader reader = fixture.reader();
    QCOMPARE(reader.refresh().proposals.size(), 1);
    QVERIFY(QFile::remove(fixture.agentFile));
    QCOMPARE(reader.refresh().proposals.size(), 0);
    QCOMPARE(fixture.reader().refresh().proposals.size(), 0);
}

void TestInbox::partialContentGrows()
{
    InboxFixture fixture;
    ReviewFixture::write(fixture.queuePath(), ReviewFixture::lines({ReviewFixture::row("p1")}));
    fixture.append(fixture.mainFile, fixture.answerLine(sectionText("one")));
    QList<qsizetype> sizes;
    const InboxContent content = fixture.reader().refresh(
        {}, [&](const InboxContent &partial) { sizes.append(partial.proposals.size()); });
    QCOMPARE(content.proposals.size(), 2);
    QVERIFY(!sizes.isEmpty());
    QCOMPARE(sizes.first(), 1); // The queue is shown before any transcript is read.
    QVERIFY(std::ranges::is_sorted(sizes));
}

void TestInbox::brokenSourcesAreNamed()
{
    InboxFixture fixture;
    const QString pipe = fixture.projectFolder + u"/2b2c3d4e-0000-4000-8000-000000000002.jsonl"_s;
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0644), 0);
    ReviewFixture::write(fixture.queuePath(), ReviewFixture::row("p1") + "\n{\"id\":\"p2\",\"subj");
    const QString broken = submittedFolder(fixture.environment) + u"/broken.json"_s;
    ReviewFixture::write(broken, "not json");
    fixture.append(fixture.mainFile, fixture.answerLine(sectionText("one")));
    const InboxContent content = fixture.reader().refresh();
    QCOMPARE(titles(content), QStringList({u"Name one"_s, u"Subject of p1"_s}));
    QMap<QString, QString> codes;
    for (const SourceFault &fault : content.faults) {
        codes.insert(fault.path, fault.code);
    }
    QCOMPARE(codes.value(fixture.queuePath()), u"damaged-row"_s);
    QCOMPARE(codes.value(broken), u"submitted-unreadable"_s);
}

void TestInbox::cancelledPassKeepsWhatItHas()
{
    InboxFixture fixture;
    ReviewFixture::write(fixture.queuePath(), ReviewFixture::lines({ReviewFixture::row("p1")}));
    fixture.append(fixture.mainFile, fixture.answerLine(sectionText("one")));
    InboxReader reader = fixture.reader();
    const CancelToken cancel;
    cancel.cancel();
    QCOMPARE(titles(reader.refresh(cancel)), QStringList({u"Subject of p1"_s}));
    QCOMPARE(titles(reader.refresh()), QStringList({u"Name one"_s, u"Subject of p1"_s}));
}

void TestInbox::submittedTexts()
{
    InboxFixture fixture;
    const auto submit = [&](const QByteArray &text) {
        return submitText(fixture.environment, fixture.clock, QString::fromUtf8(text), u"stdin"_s);
    };
    const QByteArray incomplete = "## Memory propose\n\n- **type**: user\n- **name**: Half\n";
    const auto both = submit(sectionText("one") + '\n' + incomplete);
    QVERIFY(both.has_value());
    QCOMPARE(both->queued, 1);
    QCOMPARE(both->refused.size(), 1);
    QCOMPARE(both->refused.first().refusal, SectionRefusal::Incomplete);
    const auto again = submit(sectionText("one") + '\n' + incomplete);
    QVERIFY(again.has_value());
    QCOMPARE(again->queued, 1);
    const auto none = submit("Nothing to remember.\n");
    QVERIFY(none.has_value());
    QCOMPARE(none->queued, 0);
    QCOMPARE(QDir(submittedFolder(fixture.environment)).entryList(QDir::Files).size(), 1);
    const InboxContent content = fixture.reader().refresh();
    QCOMPARE(content.proposals.size(), 2);
    for (const Proposal &proposal : content.proposals) {
        QCOMPARE(proposal.origin, Origin::Submitted);
        QCOMPARE(proposal.state,
                 proposal.title == u"Half" ? ProposalState::Refused : ProposalState::Pending);
    }
}

void TestInbox::addedFolderIsARepository()
{
    InboxFixture fixture;
    const QString other = fixture.folder.path() + u"/work/other"_s;
    ReviewFixture::write(other + u"/CLAUDE.md"_s, "## Session Config\n\npersistence: true\n");
    ReviewFixture::write(other + u"/.orchestrator/metrics/proposals.jsonl"_s,
                         ReviewFixture::lines({ReviewFixture::row("p9")}));
    QCOMPARE(fixture.reader().refresh().proposals.size(), 0);
    InboxReader reader(fixture.disk, fixture.clock, fixture.environment, {other});
    const InboxContent content = reader.refresh();
    QCOMPARE(titles(content), QStringList({u"Subject of p9"_s}));
    QCOMPARE(content.proposals.first().project, u"other"_s);
}

QTEST_GUILESS_MAIN(TestInbox)
#include "tst_inbox.moc"
