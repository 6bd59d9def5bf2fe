// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/memory/checks.h"

#include <QTest>

using namespace memorydesk;
using namespace Qt::StringLiterals;

namespace {

CheckContext context(Convention convention = Convention::TypePrefixed)
{
    return {convention, QDate(2026, 8, 6), [](const QString &path) { return path == "/etc"_L1; }};
}

/// "severity code line:column" of every finding but the hints every bare example gets.
QStringList findings(const QString &fileName, const QByteArray &bytes,
                     Convention convention = Convention::TypePrefixed)
{
    QStringList list;
    for (const Problem &problem :
         checkDocument(parseMemoryDocument(u"/m/"_s + fileName, bytes), context(convention))) {
        if (problem.code == "origin-session-missing"_L1 || problem.code == "other-convention"_L1) {
            continue;
        }
        const QString severity = problem.severity == Severity::Error ? u"error"_s
            : problem.severity == Severity::Warning                  ? u"warning"_s
                                                                     : u"hint"_s;
        list += u"%1 %2 %3:%4"_s.arg(severity, problem.code).arg(problem.line).arg(problem.column);
    }
    return list;
}

QByteArray user(const QByteArray &body)
{
    return "---\nname: n\ndescription: d\ntype: user\n---\n" + body + '\n';
}

} // namespace

class TestChecks : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void document_data();
    void document();
    void maigoOnlyWarns_data();
    void maigoOnlyWarns();
    void wording_data();
    void wording();
    void staleDates_data();
    void staleDates();
    void indexOfTheFolder();
};

void TestChecks::document_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("fine") << u"user_a.md"_s << user("x") << QStringList{};
    QTest::newRow("nested is fine") << u"user_a.md"_s
                                    << QByteArray("---\nname: n\ndescription: \"d\"\nmetadata: \n  "
                                                  "node_type: memory\n  type: user\n---\n\nx\n")
                                    << QStringList{};
    QTest::newRow("two types")
        << u"user_both.md"_s
        << QByteArray(
               "---\nname: torn\ndescription: d\ntype: user\nmetadata:\n  type: project\n---\nx\n")
        << QStringList{u"warning two-types 6:9"_s};
    QTest::newRow("file name and type disagree")
        << u"feedback_wrong.md"_s
        << QByteArray("---\nname: odd\ndescription: d\nmetadata:\n  type: user\n---\nx\n")
        << QStringList{u"warning type-file-mismatch 5:9"_s};
    QTest::newRow("second colon") << u"project_colon.md"_s
                                  << QByteArray(
                                         "---\nname: deploy-window\ndescription: Deploys: only "
                                         "Tue-Thu, never after 16:00\ntype: project\n---\nbody\n")
                                  << QStringList{u"error yaml-error 3:21"_s};
    QTest::newRow("colon without blank is fine")
        << u"user_ok.md"_s
        << QByteArray("---\nname: deploy-ok\ndescription: see http://host.test:80/a at 16:00, "
                      "部署：週二\ntype: user\n---\nbody\n")
        << QStringList{};
    QTest::newRow("doubled key")
        << u"user_dup.md"_s
        << QByteArray("---\nname: first\ndescription: d\ntype: user\nname: second\n---\nbody\n")
        << QStringList{u"error duplicate-key 5:1"_s};
    QTest::newRow("BOM and CRLF are fine")
        << u"user_bom.md"_s
        << QByteArray(
               "\xEF\xBB\xBF---\r\nname: b\r\ndescription: d\r\ntype: user\r\n---\r\n\r\nx\r\n")
        << QStringList{};
    QTest::newRow("late frontmatter is none")
        << u"user_late.md"_s << QByteArray("\n\n---\nname: late\n---\nbody\n")
        << QStringList{u"error frontmatter-missing 1:1"_s};
    QTest::newRow("blank and missing keys")
        << u"user_a.md"_s << QByteArray("---\nname: \"  \"\ntype: user\n---\nx\n")
        << QStringList{u"error key-missing 1:1"_s, u"error key-missing 2:1"_s};
    QTest::newRow("misspelt key") << u"user_a.md"_s
                                  << QByteArray("---\nname: n\ndesc: d\ntype: user\n---\nx\n")
                                  << QStringList{u"error key-missing 1:1"_s,
                                                 u"warning key-misspelt 3:1"_s};
    QTest::newRow("old type") << u"a.md"_s
                              << QByteArray(
                                     "---\nname: n\ndescription: d\ntype: convention\n---\nx\n")
                              << QStringList{u"warning type-legacy 4:7"_s};
    QTest::newRow("unknown type") << u"a.md"_s
                                  << QByteArray(
                                         "---\nname: n\ndescription: d\ntype: Feedback\n---\nx\n")
                                  << QStringList{u"warning type-unknown 4:7"_s};
    QTest::newRow("sections missing")
        << u"feedback_a.md"_s
        << QByteArray("---\nname: n\ndescription: d\ntype: feedback\n---\n\nx\n")
        << QStringList{u"warning why-missing 6:1"_s, u"warning how-missing 6:1"_s};
    QTest::newRow("comment swallows text")
        << u"user_a.md"_s << QByteArray("---\nname: n\ndescription: see #12\ntype: user\n---\nx\n")
        << QStringList{u"warning comment-swallows-text 3:14"_s};
    QTest::newRow("bad slug") << u"user_A b.md"_s << user("x")
                              << QStringList{u"warning slug-bad-character 1:1"_s};
    QTest::newRow("invalid UTF-8")
        << u"user_a.md"_s << user("ok\n\xE6\x8F") << QStringList{u"error invalid-utf8 7:1"_s};
    QTest::newRow("NUL") << u"user_a.md"_s << user(QByteArray("a\0b", 3))
                         << QStringList{u"error nul-character 6:2"_s};
}

void TestChecks::document()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, bytes);
    QTEST(findings(file, bytes), "expected");
}

void TestChecks::maigoOnlyWarns_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("no sections needed")
        << QByteArray("---\nname: n\ndescription: d\ntype: feedback\n---\n\nx\n") << QStringList{};
    QTest::newRow("missing key") << QByteArray("---\nname: n\ndescription: d\n---\n\nx\n")
                                 << QStringList{u"warning key-missing 1:1"_s};
    QTest::newRow("three blank values")
        << QByteArray("---\nname:\ndescription:\ntype:\n---\n\nx\n")
        << QStringList{u"warning key-missing 2:1"_s, u"warning key-missing 3:1"_s,
                       u"warning key-missing 4:1"_s};
    QTest::newRow("no frontmatter")
        << QByteArray("x\n") << QStringList{u"warning frontmatter-missing 1:1"_s};
    QTest::newRow("CRLF is fine") << QByteArray(
        "---\r\nname: n\r\ndescription: d\r\ntype: user\r\n---\r\nx\r\n")
                                  << QStringList{};
    QTest::newRow("BOM") << QByteArray(
        "\xEF\xBB\xBF---\nname: n\ndescription: d\ntype: user\n---\nx\n")
                         << QStringList{u"warning bom 1:1"_s};
    QTest::newRow("foreign key is fine")
        << QByteArray("---\nname: n\ndescription: d\ntype: user\noriginSessionId: 1\n---\nx\n")
        << QStringList{};
    QTest::newRow("ends at the closing line")
        << QByteArray("---\nname: n\ndescription: d\ntype: user\n---")
        << QStringList{u"warning frontmatter-no-newline 5:1"_s};
}

void TestChecks::maigoOnlyWarns()
{
    QFETCH(QByteArray, bytes);
    QTEST(findings(u"a.md"_s, bytes, Convention::Maigo), "expected");
}

void TestChecks::wording_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const QByteArray &body, const QString &finding) {
        QTest::newRow(name) << body << (finding.isEmpty() ? QStringList{} : QStringList{finding});
    };
    row("fix recipe", "So The fix is to wait.", u"warning fix-recipe 6:4"_s);
    row("pinned line", "see main.cpp:123", u"warning path-pinned 6:5"_s);
    row("pinned function", "call `Load()` first", u"warning path-pinned 6:6"_s);
    row("pinned path", "in /usr/local/lib", u"warning path-pinned 6:4"_s);
    row("short path", "in /tmp", {});
    row("address is no path", "see https://host.test:8080/some/long/path", {});
    row("relative date", "agreed yesterday", u"warning relative-date 6:8"_s);
    row("relative weekday", "ships Next Friday", u"warning relative-date 6:7"_s);
    row("relative date in Chinese", "說好上週改", u"warning relative-date 6:3"_s);
    row("nextcloud is no date", "sync with nextcloud", {});
    row("key", "sk-abcdefghijklmnopqrst", u"error credential 6:1"_s);
    row("short key", "sk-abc", {});
    row("cloud key", "AKIAABCDEFGHIJKLMNOP", u"error credential 6:1"_s);
    row("bearer", "Bearer abcdefghijklmnopqrst", u"error credential 6:1"_s);
    row("zero width", "a\u200Bb", u"warning invisible-character 6:2"_s);
    row("bidirectional override", "a\u202Eb", u"warning bidirectional-character 6:2"_s);
    row("family emoji is honest", "\U0001F469\u200D\U0001F467", {});
    row("ideographic space is honest", "中\u3000文", {});
    row("escape character", "a\x1B[1m", u"warning control-character 6:2"_s);
}

void TestChecks::wording()
{
    QFETCH(QByteArray, body);
    QTEST(findings(u"user_a.md"_s, user(body)), "expected");
}

void TestChecks::staleDates_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("stale");
    QTest::newRow("past") << QByteArray("Freeze on 2026-08-01.") << true;
    QTest::newRow("today") << QByteArray("Freeze on 2026-08-06.") << false;
    QTest::newRow("since") << QByteArray("Since 2026-08-01 we use ninja.") << false;
    QTest::newRow("decided before") << QByteArray("Decided on 2026-08-01.") << false;
    QTest::newRow("anchor too far away")
        << QByteArray("since " + QByteArray(60, 'x') + " 2026-08-01") << true;
    QTest::newRow("no date") << QByteArray("2026-13-45") << false;
}

void TestChecks::staleDates()
{
    QFETCH(QByteArray, body);
    QFETCH(bool, stale);
    const QByteArray bytes = "---\nname: n\ndescription: d\ntype: project\n---\n" + body
        + "\n**Why:** w\n**How to apply:** h\n";
    QCOMPARE(!findings(u"project_a.md"_s, bytes).isEmpty(), stale);
}

void TestChecks::indexOfTheFolder()
{
    MemoryFolder folder;
    folder.root.path = u"/m"_s;
    folder.exists = true;
    const QByteArray bytes =
        "- [A](user_a.md) — d\n- [A](user_a.md) — d\n- [G](gone.md) — d\n- [O](../o.md) — d\n- ["
        + QByteArray(160, 'x') + "](user_b.md) — d\n";
    folder.index = parseMemoryIndex(bytes, {u"user_a.md"_s, u"user_b.md"_s, u"user_c.md"_s});
    QStringList list;
    for (const Problem &problem : checkIndex(folder)) {
        list += u"%1 %2:%3"_s.arg(problem.code, problem.path).arg(problem.line);
    }
    QCOMPARE(
        list,
        (QStringList{u"index-duplicate /m/MEMORY.md:2"_s, u"index-dangling /m/MEMORY.md:3"_s,
                     u"index-outside /m/MEMORY.md:4"_s, u"index-line-too-long /m/MEMORY.md:5"_s,
                     u"index-unlisted /m/user_c.md:1"_s}));
}

QTEST_GUILESS_MAIN(TestChecks)
#include "tst_checks.moc"
