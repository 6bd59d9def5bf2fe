// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/candidatescan.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace memorydesk;

namespace {

QByteArray turn(const QString &type, const QString &uuid, const QString &words,
                const QJsonObject &more = {})
{
    QJsonObject line{{u"type"_s, type},
                     {u"uuid"_s, uuid},
                     {u"sessionId"_s, u"s1"_s},
                     {u"timestamp"_s, u"2026-08-01T09:00:00.000Z"_s},
                     {u"message"_s, QJsonObject{{u"role"_s, type}, {u"content"_s, words}}}};
    for (auto it = more.begin(); it != more.end(); ++it)
        line.insert(it.key(), it.value());
    return QJsonDocument(line).toJson(QJsonDocument::Compact) + '\n';
}

QByteArray person(const QString &uuid, const QString &words, const QJsonObject &more = {})
{
    return turn(u"user"_s, uuid, words, more);
}

QByteArray agent(const QString &uuid, const QString &words)
{
    return turn(u"assistant"_s, uuid, words);
}

} // namespace

class TestCandidateScan : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void signals_data();
    void signals();
    void lengthLimits_data();
    void lengthLimits();
    void negatives_data();
    void negatives();
    void markers_data();
    void markers();
    void confirmations_data();
    void confirmations();
    void drafts();
    void slugs_data();
    void slugs();
    void ignoresOtherLines();
    void leavesOutWhatIsCaptured();
    void joinsTheSameClaim();
    void blockedWithoutCandidates();
    void goesOnAfterUnreadableFiles();
    void checksEvidence();
    void overlaps_data();
    void overlaps();

private:
    [[nodiscard]] QString write(const QByteArray &bytes, const QString &name = u"s.jsonl"_s) const
    {
        QFile file(m_folder->filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("can't write the test file");
        return file.fileName();
    }
    [[nodiscard]] CandidateScan scan(const QByteArray &bytes,
                                     const QStringList &captured = {}) const
    {
        return scanForCandidates({write(bytes)}, captured);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestCandidateScan::signals_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("type");
    const auto add = [](const QString &text, const char *type) {
        QTest::newRow(qPrintable(text.left(40))) << text << QString::fromLatin1(type);
    };
    add(u"don't use tabs in yaml files"_s, "feedback");
    add(u"Don’t use tabs in yaml files"_s, "feedback");
    add(u"stop adding comments everywhere"_s, "feedback");
    add(u"Never push to main directly"_s, "feedback");
    add(u"avoid mocks for the database"_s, "feedback");
    add(u"not that folder, the other one"_s, "feedback");
    add(u"that is wrong, use the staging key"_s, "feedback");
    add(u"I said two spaces"_s, "feedback");
    add(u"I told you to ask first"_s, "feedback");
    add(u"I'm a backend engineer"_s, "user");
    add(u"I’m a backend engineer"_s, "user");
    add(u"I work as a data analyst"_s, "user");
    add(u"I've been using Qt for years"_s, "user");
    add(u"I prefer short answers"_s, "user");
    add(u"I like small commits"_s, "user");
    add(u"I always review on Fridays"_s, "user");
    add(u"we're doing a rewrite in March"_s, "project");
    add(u"the reason we kept sqlite is size"_s, "project");
    add(u"we decided on trunk based work"_s, "project");
    add(u"code freeze begins Thursday"_s, "project");
    add(u"the deadline is the 12th"_s, "project");
    add(u"we cut a branch on Monday"_s, "project");
    add(u"we ship on Tuesdays"_s, "project");
    add(u"bugs are tracked in Linear"_s, "reference");
    add(u"look at the runbook in the wiki"_s, "reference");
    add(u"check the wiki for the port list"_s, "reference");
    add(u"the board at tracker.test has all"_s, "reference");
    add(u"the channel is team-db"_s, "reference");
    add(u"the dashboard shows latency"_s, "reference");
    add(u"stop, I prefer the other tool"_s, "feedback"); // The first rule counts.
    add(u"nonstop flights are cheap"_s, "");
    add(u"the shipment arrived today"_s, "");
    add(u"please write a parser"_s, "");
    add(u"提交前不要跳過測試"_s, "feedback");
    add(u"別再用 npm 了，改用 pnpm"_s, "feedback");
    add(u"我說過用兩個空白縮排"_s, "feedback");
    add(u"我是一名後端工程師"_s, "user");
    add(u"我偏好簡短的回答"_s, "user");
    add(u"我一直用 ninja 建置"_s, "user");
    add(u"我們決定改用主幹開發"_s, "project");
    add(u"週四開始程式碼凍結"_s, "project");
    add(u"错误都记录在看板上"_s, "reference");
    add(u"請看維基裡的部署手冊"_s, "reference");
    add(u"幫我寫一個解析器"_s, "");
}

void TestCandidateScan::signals()
{
    QFETCH(QString, text);
    QFETCH(QString, type);
    const CandidateScan found = scan(person(u"u1"_s, text));
    QCOMPARE(found.candidates.size(), type.isEmpty() ? 0 : 1);
    if (type.isEmpty()) {
        QVERIFY(found.leftOut.isEmpty());
        return;
    }
    const Candidate &candidate = found.candidates.first();
    QCOMPARE(candidate.type, type);
    QCOMPARE(candidate.evidence.size(), 1);
    QCOMPARE(candidate.evidence.first().turnId, u"u1"_s);
    QCOMPARE(candidate.evidence.first().text, text);
    QCOMPARE(candidate.overlap, 1.0);
}

void TestCandidateScan::lengthLimits_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("limit");
    QTest::newRow("correction") << u"never do it "_s << 400;
    QTest::newRow("role") << u"I prefer it "_s << 300;
    QTest::newRow("decision") << u"we decided it "_s << 500;
    QTest::newRow("reference") << u"the dashboard "_s << 400;
}

void TestCandidateScan::lengthLimits()
{
    QFETCH(QString, words);
    QFETCH(int, limit);
    const auto text = [&](int length) {
        return words + QString(u"🚀"_s).repeated(length - int(words.size()));
    };
    QCOMPARE(scan(person(u"u1"_s, text(limit - 1))).candidates.size(), 1);
    QCOMPARE(scan(person(u"u1"_s, text(limit))).candidates.size(), 0);
}

void TestCandidateScan::negatives_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("reason");
    const auto add = [](const QString &text, const char *reason) {
        QTest::newRow(qPrintable(text.left(40))) << text << QString::fromLatin1(reason);
    };
    add(u"should I avoid mocks here?"_s, "question");
    add(u"為什麼不要用 npm？"_s, "question");
    add(u"stop"_s, "single-word");
    add(u"Stop!"_s, "single-word");
    add(u"不要"_s, "single-word");
    add(u"```\nif (stop) { never(); }\n```"_s, "code");
    add(u"`git stash && stop`"_s, "code");
    add(u"while (!stop) { check(); } return;"_s, "code");
    add(u"the fix is to never reuse the handle"_s, "fix-recipe");
    add(u"the bug was a wrong index"_s, "fix-recipe");
    add(u"解法是避免共用連線"_s, "fix-recipe");
    add(u"look at commit 1a2b3c4d for that"_s, "git-history");
    add(u"check git log for the author"_s, "git-history");
    add(u"look at parser.cpp:120 again"_s, "code-pattern");
    add(u"avoid that for now"_s, "task-step");
    add(u"check the tests and try again"_s, "task-step");
    add(u"這次先不要跑測試"_s, "task-step");
}

void TestCandidateScan::negatives()
{
    QFETCH(QString, text);
    const CandidateScan found = scan(person(u"u1"_s, text));
    QVERIFY(found.candidates.isEmpty());
    QCOMPARE(found.leftOut.size(), 1);
    QTEST(found.leftOut.first().reason, "reason");
    QCOMPARE(found.leftOut.first().turn.turnId, u"u1"_s);
}

void TestCandidateScan::markers_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("claim");
    QTest::newRow("person") << person(u"u1"_s, u"ok [saves feedback memory: use ninja here]"_s)
                            << u"feedback"_s << u"use ninja here"_s;
    QTest::newRow("agent") << agent(u"u1"_s,
                                    u"Fine. [saves user memory: likes short notes] Next."_s)
                           << u"user"_s << u"likes short notes"_s;
    QTest::newRow("any case") << agent(u"u1"_s, u"[Saves Project Memory:  freeze on Friday ]"_s)
                              << u"project"_s << u"freeze on Friday"_s;
    QTest::newRow("before the rules")
        << person(u"u1"_s, u"never mind? [saves reference memory: x y]"_s) << u"reference"_s
        << u"x y"_s;
    QTest::newRow("Chinese") << agent(u"u1"_s, u"好的。【儲存 feedback 記憶：提交前先跑測試】"_s)
                             << u"feedback"_s << u"提交前先跑測試"_s;
    QTest::newRow("unknown type") << agent(u"u1"_s, u"[saves note memory: x]"_s) << QString()
                                  << QString();
    QTest::newRow("empty") << agent(u"u1"_s, u"[saves user memory: ]"_s) << QString() << QString();
}

void TestCandidateScan::markers()
{
    QFETCH(QByteArray, line);
    QFETCH(QString, type);
    QFETCH(QString, claim);
    const CandidateScan found = scan(line);
    QCOMPARE(found.candidates.size(), type.isEmpty() ? 0 : 1);
    if (!type.isEmpty()) {
        QCOMPARE(found.candidates.first().type, type);
        QCOMPARE(found.candidates.first().claim, claim);
        QCOMPARE(found.candidates.first().signal, CandidateSignal::Marker);
    }
}

void TestCandidateScan::confirmations_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QStringList>("turns");
    const QString yes = u"yes, exactly, keep it so"_s;
    const QByteArray chose = agent(u"a1"_s, u"I chose one file instead of three."_s);
    const QStringList both{u"a1"_s, u"u1"_s};
    QTest::newRow("after a choice") << chose + person(u"u1"_s, yes) << both;
    QTest::newRow("after no choice")
        << agent(u"a1"_s, u"Done."_s) + person(u"u1"_s, yes) << QStringList();
    QTest::newRow("after a person")
        << chose + person(u"u0"_s, u"fine"_s) + person(u"u1"_s, yes) << QStringList();
    QTest::newRow("first line of the file") << person(u"u1"_s, yes) << QStringList();
    QTest::newRow("tool lines between do not matter") << chose
            + turn(u"user"_s, u"t"_s, u""_s,
                   {{u"message"_s,
                     QJsonObject{{u"content"_s,
                                  QJsonArray{QJsonObject{{u"type"_s, u"tool_result"_s},
                                                         {u"content"_s, u"ok"_s}}}}}}})
            + person(u"u1"_s, yes) << both;
    QTest::newRow("Chinese") << agent(u"a1"_s, u"我改用一個檔案。"_s)
            + person(u"u1"_s, u"對，就是這樣，之後照做"_s)
                             << both;
    QTest::newRow("a single word is left out")
        << chose + person(u"u1"_s, u"Perfect."_s) << QStringList();
}

void TestCandidateScan::confirmations()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QStringList, turns);
    const CandidateScan found = scan(bytes);
    QCOMPARE(found.candidates.size(), turns.isEmpty() ? 0 : 1);
    if (turns.isEmpty())
        return;
    const Candidate &candidate = found.candidates.first();
    QStringList cited;
    for (const CandidateEvidence &evidence : candidate.evidence)
        cited.append(evidence.turnId);
    QCOMPARE(cited, turns);
    QCOMPARE(candidate.type, u"feedback"_s);
    QVERIFY(candidate.slug.startsWith("confirmed-"_L1));
}

void TestCandidateScan::drafts()
{
    const CandidateScan found = scan(person(u"u1"_s, u"I prefer short answers"_s)
                                     + person(u"u2"_s, u"never push\nto main [directly]"_s)
                                     + person(u"u3"_s, u"we decided "_s + QString(300, u'長')));
    QCOMPARE(found.candidates.size(), 3);
    QCOMPARE(found.candidates.at(0).draftBody, u"I prefer short answers"_s);
    QCOMPARE(
        found.candidates.at(0).draftIndexEntry,
        u"- [I prefer short answers](user_i-prefer-short-answers.md) — I prefer short answers"_s);
    QCOMPARE(
        found.candidates.at(1).draftBody,
        u"never push\nto main [directly]\n\n**Why:** (fill in)\n**How to apply:** (fill in)"_s);
    QVERIFY(!found.candidates.at(1).draftIndexEntry.contains(u'\n'));
    QVERIFY(
        found.candidates.at(1).draftIndexEntry.startsWith("- [never push to main (directly)]("_L1));
    for (const Candidate &candidate : found.candidates)
        QVERIFY(candidate.draftIndexEntry.size() <= 150);
    QVERIFY(found.candidates.at(2).draftIndexEntry.endsWith(u'…'));
}

void TestCandidateScan::slugs_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("slug");
    QTest::newRow("cut at 40") << u"never push directly to the main branch of anything"_s
                               << u"never-push-directly-to-the-main-branch-o"_s;
    QTest::newRow("mixed") << u"不要用 npm 改用 pnpm"_s << u"npm-pnpm"_s;
    QTest::newRow("digits only count as no text") << u"不要超過 80 欄"_s << QString();
    QTest::newRow("no Latin letters") << u"提交前不要跳過測試"_s << QString();
}

void TestCandidateScan::slugs()
{
    QFETCH(QString, text);
    QFETCH(QString, slug);
    const CandidateScan found = scan(person(u"u1"_s, text) + person(u"u2"_s, text + u"喔"_s));
    const Candidate &candidate = found.candidates.first();
    QVERIFY(candidate.slug.size() <= 40);
    QCOMPARE(candidate.slugIsSuggested, slug.isEmpty());
    if (slug.isEmpty()) {
        QVERIFY(candidate.slug.startsWith("2026-08-01-"_L1));
        QVERIFY(found.candidates.at(1).slug != candidate.slug);
    } else {
        QCOMPARE(candidate.slug, slug);
    }
}

void TestCandidateScan::ignoresOtherLines()
{
    const QString words = u"never do that again please"_s;
    const CandidateScan found =
        scan(agent(u"1"_s, words) + person(u"2"_s, words, {{u"isMeta"_s, true}})
             + person(u"3"_s, words, {{u"isSidechain"_s, true}})
             + person(u"4"_s, words, {{u"isCompactSummary"_s, true}})
             + person(u"5"_s, u"<system-reminder>never do that</system-reminder>"_s)
             + turn(u"system"_s, u"6"_s, words) + "{\"type\":\"user\",\"mess\n"
             + "{\"type\":\"user\",\"uuid\":\"7\",\"message\":{\"content\":[{\"type\":"
               "\"tool_result\",\"content\":\"never do that again\"}]}}\n");
    QVERIFY(found.candidates.isEmpty());
    QVERIFY(found.leftOut.isEmpty());
}

void TestCandidateScan::leavesOutWhatIsCaptured()
{
    const QStringList captured{u"---\nname: n\n---\nNever push  directly to MAIN!\n"_s};
    const CandidateScan found = scan(person(u"u1"_s, u"never push directly to main"_s), captured);
    QVERIFY(found.candidates.isEmpty());
    QCOMPARE(found.leftOut.first().reason, u"already-captured"_s);
}

void TestCandidateScan::joinsTheSameClaim()
{
    const CandidateScan found =
        scan(person(u"u1"_s, u"never push to main"_s) + person(u"u1"_s, u"never push to main"_s)
             + person(u"u2"_s, u"Never push to main!"_s));
    QCOMPARE(found.candidates.size(), 1);
    QCOMPARE(found.candidates.first().evidence.size(), 2);
    QCOMPARE(found.candidates.first().evidence.last().line, 3);
}

void TestCandidateScan::blockedWithoutCandidates()
{
    QCOMPARE(scan(person(u"u1"_s, u"hello there"_s)).blocked,
             u"no evidence-backed memory candidate"_s);
    QVERIFY(scan(person(u"u1"_s, u"never push to main"_s)).blocked.isEmpty());
}

void TestCandidateScan::goesOnAfterUnreadableFiles()
{
    const QString good = write(person(u"u1"_s, u"never push to main"_s).chopped(1));
    const CandidateScan found =
        scanForCandidates({m_folder->filePath(u"none"_s), m_folder->path(), good});
    QCOMPARE(found.candidates.size(), 1);
    QCOMPARE(found.unreadable.size(), 2);
    QCOMPARE(found.unreadable.at(0).code, ErrorCode::NotFound);
    QCOMPARE(found.unreadable.at(1).code, ErrorCode::NotRegular);
}

void TestCandidateScan::checksEvidence()
{
    const QString path = write(person(u"u0"_s, u"u1"_s) + person(u"u1"_s, u"never push to main"_s));
    const CandidateEvidence evidence{u"u1"_s, path, 2, {}};
    QCOMPARE(checkEvidence(evidence, u"never push to main"_s).value(), 1.0);
    QCOMPARE(checkEvidence(evidence, u"never delete branches here"_s).value(), 0.25);
    const CandidateEvidence gone{u"u9"_s, path, 2, {}};
    QCOMPARE(checkEvidence(gone, u"x"_s).error().code, ErrorCode::NotFound);
}

void TestCandidateScan::overlaps_data()
{
    QTest::addColumn<QString>("claim");
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("share");
    QTest::newRow("all") << u"use ninja"_s << u"Always use Ninja here"_s << 1.0;
    QTest::newRow("half") << u"use ninja"_s << u"use make"_s << 0.5;
    QTest::newRow("none") << u"use ninja"_s << u"提交"_s << 0.0;
    QTest::newRow("Chinese") << u"先跑測試"_s << u"提交前先跑測試"_s << 1.0;
    QTest::newRow("Chinese, two of three pairs") << u"先跑測試"_s << u"先跑測驗"_s << 2.0 / 3;
    QTest::newRow("no words") << u"🚀"_s << u"🚀🚀"_s << 1.0;
}

void TestCandidateScan::overlaps()
{
    QFETCH(QString, claim);
    QFETCH(QString, text);
    QFETCH(double, share);
    QCOMPARE(wordOverlap(claim, text), share);
}

QTEST_GUILESS_MAIN(TestCandidateScan)
#include "tst_candidatescan.moc"
