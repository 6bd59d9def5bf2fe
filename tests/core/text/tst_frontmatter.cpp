// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/frontmatter.h"

#include <QTest>

using namespace memorydesk;
using namespace Qt::StringLiterals;

class TestFrontmatter : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void bothPathsAgree_data()
    {
        QTest::addColumn<QByteArray>("document");
        const auto block = [](const QByteArray &content) {
            return "---\n" + content + "---\nbody\n";
        };
        QTest::newRow("flat") << block("name: a\ndescription: b c\ntype: user\n");
        QTest::newRow("nested") << block(
            "name: a\nmetadata: \n  node_type: memory\n  type: user\n");
        QTest::newRow("null parent") << block("metadata:\nname: a\n");
        QTest::newRow("null child") << block("metadata:\n  type:\n  b: c\nname: a\n");
        QTest::newRow("null at the end") << block("name: a\nmetadata:\n");
        QTest::newRow("tilde") << block("name: ~\ntype: null\n");
        QTest::newRow("quoted null") << block("name: \"~\"\ntype: 'null'\n");
        QTest::newRow("double quoted") << block("name: \"a: b # c\"\n");
        QTest::newRow("single quoted") << block("name: 'a: b'\n");
        QTest::newRow("doubled quote") << block("name: 'it''s'\n");
        QTest::newRow("escapes") << block("name: \"a\\tb\\u2028c\"\n");
        QTest::newRow("quote inside") << block("name: a \"b\" c\n");
        QTest::newRow("list") << block("triggers: [a, b , c-d]\ntype: project\n");
        QTest::newRow("empty list") << block("triggers: []\n");
        QTest::newRow("trailing comma") << block("triggers: [a, ]\n");
        QTest::newRow("list of nothing") << block("triggers: [,]\n");
        QTest::newRow("nested list") << block("triggers: [a, [b]]\n");
        QTest::newRow("block list") << block("tags:\n  - ci\n  - build\nname: a\n");
        QTest::newRow("block list at margin") << block("tags:\n- ci\n- build\nname: a\n");
        QTest::newRow("list in mapping") << block("metadata:\n  tags: [a]\n  type: user\n");
        QTest::newRow("comment") << block("# hand made\nname: a # not part\n");
        QTest::newRow("hash without blank") << block("name: a#b\n");
        QTest::newRow("colon fault") << block("name: a\ndescription: x: y\ntype: user\n");
        QTest::newRow("colon without blank") << block("name: http://host.test:80/a\n");
        QTest::newRow("full-width colon") << block("name: 部署：週二\n");
        QTest::newRow("ends with a colon") << block("name: ends:\n");
        QTest::newRow("continued") << block("name: a\n  b\n\n  c\ntype: user\n");
        QTest::newRow("literal") << block("name: |\n  a\n  b\ntype: user\n");
        QTest::newRow("folded") << block("name: >-\n  a\n  b\n\ntype: user\n");
        QTest::newRow("tab") << block("name: a\tb\n");
        QTest::newRow("tab indent") << block("metadata:\n\ttype: user\n");
        QTest::newRow("bad indent") << block("name: a\n b: c\n");
        QTest::newRow("uneven children") << block("m:\n  a: b\n   c: d\n");
        QTest::newRow("dedented child") << block("m:\n   a: b\n  c: d\n");
        QTest::newRow("deep") << block("m:\n  a:\n    b: c\n  d: e\n");
        QTest::newRow("anchor") << block("a: &x v\nb: *x\n");
        QTest::newRow("tag") << block("a: !!str 12\n");
        QTest::newRow("merge") << block("a: {b: c, d: 'e'}\nname: n\n");
        QTest::newRow("no mapping") << block("just text\n");
        QTest::newRow("list root") << block("- a\n- b\n");
        QTest::newRow("empty") << block("");
        QTest::newRow("blank lines") << block("\n\nname: a\n\n");
        QTest::newRow("crlf") << QByteArray("---\r\nname: a\r\nm:\r\n  t: u\r\n---\r\nbody\r\n");
        QTest::newRow("crlf literal") << QByteArray("---\r\nname: |\r\n  a\r\n  b\r\n---\r\n");
        QTest::newRow("bom") << QByteArray("\xEF\xBB\xBF---\nname: a\n---\n");
        QTest::newRow("no-break space") << block("name: 42\xC2\xA0km\n");
        QTest::newRow("line separator") << block("name: a\xE2\x80\xA8"
                                                 "b\n");
        QTest::newRow("next line") << block("name: a\xC2\x85"
                                            "b\n");
        QTest::newRow("invalid bytes") << block("name: a\xE6\x8F\ntype: user\n");
        QTest::newRow("nul") << block(QByteArray("name: a\0b\n", 10));
        QTest::newRow("key without value blank") << block("name:a\n");
        QTest::newRow("numeric key") << block("1: a\n");
        QTest::newRow("null key") << block("null: a\n");
        QTest::newRow("question") << block("? a\n: b\n");
        QTest::newRow("doubled") << block("name: first\ntype: user\nname: second\n");
        QTest::newRow("dots") << block("name: a\n...\nb: c\n");
        QTest::newRow("percent") << block("%YAML 1.2\n");
        QTest::newRow("deep flow") << block("a: " + QByteArray("[").repeated(3000) + "\n");
        for (const char *value :
             {"- dash", "-dash",      "[x] done",   "{x}",     "*star",  "&amp",  "!bang", "%pct",
              "@at",    "`tick`",     "\"quoted\"", "\"a\" b", "it's",   "'s",    "? q",   "?q",
              "| pipe", "> fold",     "a,b",        "#no",     "=",      "<<",    "-",     "--- a",
              "a  b",   "2026-07-30", "yes",        "0x1F",    "\"open", "'open", ", a",   "] a"})
            QTest::newRow(value) << block("name: a\ndescription: " + QByteArray(value)
                                          + "\ntype: user\n");
    }
    void bothPathsAgree()
    {
        QFETCH(QByteArray, document);
        const Frontmatter quick = parseFrontmatter(document);
        const Frontmatter full = parseFrontmatter(document, FrontmatterPath::AlwaysFull);
        QCOMPARE(quick.problems, full.problems);
        QCOMPARE(quick.keys, full.keys);
        QCOMPARE(quick.bodyStart, full.bodyStart);
        QCOMPARE(quick.scalars.size(), full.scalars.size());
        for (qsizetype i = 0; i < quick.scalars.size(); ++i) {
            QCOMPARE(quick.scalars.at(i).keyPath, full.scalars.at(i).keyPath);
            QCOMPARE(quick.scalars.at(i).value, full.scalars.at(i).value);
            QCOMPARE(quick.scalars.at(i).isNull, full.scalars.at(i).isNull);
            QCOMPARE(quick.scalars.at(i).line, full.scalars.at(i).line);
            QCOMPARE(quick.scalars.at(i).column, full.scalars.at(i).column);
            QCOMPARE(quick.scalars.at(i).keyStart, full.scalars.at(i).keyStart);
            QCOMPARE(quick.scalars.at(i).valueStart, full.scalars.at(i).valueStart);
            QCOMPARE(quick.scalars.at(i).valueEnd, full.scalars.at(i).valueEnd);
        }
        QCOMPARE(quick.collections, full.collections);
    }

    void colonInDescription()
    {
        const Frontmatter broken = parseFrontmatter(
            "---\nname: deploy-window\ndescription: Deploys: only Tue-Thu, never after "
            "16:00\ntype: project\n---\nbody\n");
        QCOMPARE(broken.problems.size(), 1);
        QCOMPARE(broken.problems.first().code, u"yaml-error"_s);
        QCOMPARE(broken.problems.first().line, 3);
        QCOMPARE(broken.problems.first().column, 21);
        QCOMPARE(broken.value(u"name"_s), u"deploy-window"_s);

        const Frontmatter chinese =
            parseFrontmatter("---\nname: x\ndescription: 部署: 週二: 三\n---\n");
        QCOMPARE(chinese.problems.first().column, 16);
    }
    void doubledKey()
    {
        const Frontmatter doubled = parseFrontmatter(
            "---\nname: first\ndescription: d\ntype: user\nname: second\n---\nbody\n");
        QCOMPARE(doubled.problems.size(), 1);
        QCOMPARE(doubled.problems.first().code, u"duplicate-key"_s);
        QCOMPARE(doubled.problems.first().line, 5);
        QCOMPARE(doubled.problems.first().args, (QStringList{u"name"_s, u"first"_s, u"second"_s}));
    }
    void bomAndCrlf()
    {
        const Frontmatter bom = parseFrontmatter(
            "\xEF\xBB\xBF---\r\nname: bom-crlf\r\ndescription: 使用 PowerShell 存檔\r\ntype: "
            "user\r\n---\r\n\r\n第一行\r\n");
        QVERIFY(bom.present);
        QVERIFY(bom.problems.isEmpty());
        QCOMPARE(bom.keys, (QStringList{u"name"_s, u"description"_s, u"type"_s}));
        QCOMPARE(bom.value(u"description"_s), u"使用 PowerShell 存檔"_s);
        QCOMPARE(bom.value(u"type"_s), u"user"_s);
        QVERIFY(!parseFrontmatter("\n\n---\nname: late\n---\nbody\n").present);
    }
    void borders_data()
    {
        QTest::addColumn<QByteArray>("document");
        QTest::addColumn<bool>("present");
        QTest::addColumn<QString>("code");
        QTest::newRow("none") << QByteArray("text\n") << false << QString();
        QTest::newRow("empty file") << QByteArray() << false << QString();
        QTest::newRow("empty block") << QByteArray("---\n---\n") << true << QString();
        QTest::newRow("no final newline") << QByteArray("---\na: b\n---") << true << QString();
        QTest::newRow("blank after") << QByteArray("--- \na: b\n---\t\n") << true << QString();
        QTest::newRow("unclosed") << QByteArray("---\nname: a\nbody\n") << false
                                  << u"frontmatter-unclosed"_s;
        QTest::newRow("a rule") << QByteArray("---\n\ntext\n") << false << QString();
        QTest::newRow("four dashes") << QByteArray("----\na: b\n----\n") << false << QString();
        QTest::newRow("only dashes") << QByteArray("---") << false << QString();
    }
    void borders()
    {
        QFETCH(QByteArray, document);
        QFETCH(bool, present);
        QFETCH(QString, code);
        const Frontmatter frontmatter = parseFrontmatter(document);
        QCOMPARE(frontmatter.present, present);
        QCOMPARE(frontmatter.problems.isEmpty() ? QString() : frontmatter.problems.first().code,
                 code);
    }
};

QTEST_GUILESS_MAIN(TestFrontmatter)
#include "tst_frontmatter.moc"
