// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/markdownblocks.h"

#include <QTest>

using namespace memorydesk;
using namespace Qt::StringLiterals;

namespace {

// One letter per line: . top level, 1–6 heading, O open, c content, C close, i indented, h html,
// q quote, l list.
QString roles(const QString &text)
{
    QString result;
    for (const MarkdownLine &line : classifyMarkdownLines(text)) {
        if (line.headingLevel > 0) {
            result += QString::number(line.headingLevel);
            continue;
        }
        static constexpr QLatin1StringView letters(".OcCihql");
        result += letters.at(static_cast<qsizetype>(line.role));
    }
    return result;
}

} // namespace

class TestMarkdownBlocks : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void roles_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        // The fenced code chapter of CommonMark 0.31, by example number.
        QTest::newRow("119 backticks") << u"```\n<\n >\n```"_s << u"OccC"_s;
        QTest::newRow("120 tildes") << u"~~~\n<\n >\n~~~"_s << u"OccC"_s;
        QTest::newRow("121 two are inline code") << u"``\nfoo\n``"_s << u"..."_s;
        QTest::newRow("122 tildes inside backticks") << u"```\naaa\n~~~\n```"_s << u"OccC"_s;
        QTest::newRow("123 backticks inside tildes") << u"~~~\naaa\n```\n~~~"_s << u"OccC"_s;
        QTest::newRow("124 shorter does not close") << u"````\naaa\n```\n``````"_s << u"OccC"_s;
        QTest::newRow("125 shorter tildes") << u"~~~~\naaa\n~~~\n~~~~"_s << u"OccC"_s;
        QTest::newRow("126 open to the end") << u"```"_s << u"O"_s;
        QTest::newRow("127 never closed") << u"`````\n\n```\naaa"_s << u"Occc"_s;
        QTest::newRow("128 ends with its quote") << u"> ```\n> aaa\n\nbbb"_s << u"Oc.."_s;
        QTest::newRow("129 blank content") << u"```\n\n  \n```"_s << u"OccC"_s;
        QTest::newRow("130 empty") << u"```\n```"_s << u"OC"_s;
        QTest::newRow("131 indented by one") << u" ```\n aaa\naaa\n```"_s << u"OccC"_s;
        QTest::newRow("132 indented by two") << u"  ```\naaa\n  aaa\naaa\n  ```"_s << u"OcccC"_s;
        QTest::newRow("133 indented by three")
            << u"   ```\n   aaa\n    aaa\n  aaa\n   ```"_s << u"OcccC"_s;
        QTest::newRow("134 indented by four") << u"    ```\n    aaa\n    ```"_s << u"iii"_s;
        QTest::newRow("135 close indented less") << u"```\naaa\n  ```"_s << u"OcC"_s;
        QTest::newRow("136 close indented differently") << u"   ```\naaa\n  ```"_s << u"OcC"_s;
        QTest::newRow("137 close indented by four") << u"```\naaa\n    ```"_s << u"Occ"_s;
        QTest::newRow("138 blank inside the fence") << u"``` ```\naaa"_s << u".."_s;
        QTest::newRow("139 blank inside the close") << u"~~~~~~\naaa\n~~~ ~~"_s << u"Occ"_s;
        QTest::newRow("140 interrupts a paragraph") << u"foo\n```\nbar\n```\nbaz"_s << u".OcC."_s;
        QTest::newRow("141 between headings") << u"foo\n---\n~~~\nbar\n~~~\n# baz"_s << u"..OcC1"_s;
        QTest::newRow("142 info string")
            << u"```ruby\ndef foo(x)\n  return 3\nend\n```"_s << u"OcccC"_s;
        QTest::newRow("143 long info string")
            << u"~~~~    ruby startline=3 $%@#$\ndef foo(x)\n~~~~~~~"_s << u"OcC"_s;
        QTest::newRow("144 punctuation as info") << u"````;\n````"_s << u"OC"_s;
        QTest::newRow("145 backtick in a backtick info") << u"``` aa ```\nfoo"_s << u".."_s;
        QTest::newRow("146 anything in a tilde info") << u"~~~ aa ``` ~~~\nfoo\n~~~"_s << u"OcC"_s;
        QTest::newRow("147 close with info") << u"```\n``` aaa\n```"_s << u"OcC"_s;
        // Headings.
        QTest::newRow("levels") << u"# a\n## b\n###### c\n####### d\n#e"_s << u"126.."_s;
        QTest::newRow("three blanks") << u"   ## a\n    ## b"_s << u"2i"_s;
        QTest::newRow("four blanks in a paragraph") << u"a\n    ## b"_s << u".."_s;
        QTest::newRow("tab indents") << u"\t## a"_s << u"i"_s;
        QTest::newRow("crlf") << u"a\r\n## b\r\n"_s << u".2"_s;
        QTest::newRow("empty") << QString() << QString();
        // Containers.
        QTest::newRow("quote") << u"> ## a\n## b"_s << u"q2"_s;
        QTest::newRow("lazy quote") << u"> a\nb\n## c"_s << u"qq2"_s;
        QTest::newRow("list heading") << u"- ## a\n  ## b\n\n## c"_s << u"lll2"_s;
        QTest::newRow("list ends") << u"- a\n## b"_s << u"l2"_s;
        QTest::newRow("list lazy") << u"- a\nb\n\nc"_s << u"lll."_s;
        QTest::newRow("ordered list") << u"10. a\n    ## b\n   ## c"_s << u"ll2"_s;
        QTest::newRow("two does not interrupt") << u"a\n2. b\n   ## c"_s << u"..2"_s;
        QTest::newRow("empty item then blank") << u"-\n\n  ## a"_s << u"l.2"_s;
        QTest::newRow("fence in a list") << u"- a\n  ```\n  ## b\n  ```\n## c"_s << u"lOcC2"_s;
        QTest::newRow("fence ends with its item") << u"- ```\n  a\n## b"_s << u"Oc2"_s;
        QTest::newRow("tab after the marker") << u"-\ta\n\n\t## b\n## c"_s << u"lll2"_s;
        QTest::newRow("quote in a list") << u"- > ```\n  > ## x\n## c"_s << u"Oc2"_s;
        QTest::newRow("break is no list") << u"* * *\n## a"_s << u".2"_s;
        // HTML.
        QTest::newRow("comment") << u"<!--\n## a\n\n## b\n-->\n## c"_s << u"hhhhh2"_s;
        QTest::newRow("comment in one line") << u"<!-- x -->\n## a"_s << u"h2"_s;
        QTest::newRow("comment interrupts") << u"a\n<!--\n## b\n-->"_s << u".hhh"_s;
        QTest::newRow("script") << u"<script>\n\n## a\n</script>\n## b"_s << u"hhhh2"_s;
        QTest::newRow("processing") << u"<?php\n\n## a\n?>\n## b"_s << u"hhhh2"_s;
        QTest::newRow("declaration") << u"<!DOCTYPE\n## a\n>\n## b"_s << u"hhh2"_s;
        QTest::newRow("cdata") << u"<![CDATA[\n## a\n]]>\n## b"_s << u"hhh2"_s;
        QTest::newRow("div until blank") << u"<div>\n## a\n\n## b"_s << u"hh.2"_s;
        QTest::newRow("any tag") << u"<x-y a=\"b\">\n## a\n\n## b"_s << u"hh.2"_s;
        QTest::newRow("any tag cannot interrupt") << u"p\n<x-y>\n## a"_s << u"..2"_s;
        QTest::newRow("comparison is text") << u"<5 apples\n## a"_s << u".2"_s;
        QTest::newRow("fence in html") << u"<div>\n```\n\n## a"_s << u"hh.2"_s;
    }
    void roles()
    {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        QCOMPARE(::roles(text), expected);
    }

    void fenceInsideFence()
    {
        const QString first = u"Report\n\n````markdown\nHow to write one:\n\n```text\n"
                              "## Memory propose\nname: fake-one\n```\n\n## Memory propose\n"
                              "name: fake-two\n````\n\n## Memory propose\n\nname: real-one\n"_s;
        QList<int> headings;
        for (const MarkdownLine &line : classifyMarkdownLines(first)) {
            if (line.headingLevel == 2)
                headings.append(line.number);
        }
        QCOMPARE(headings, QList<int>{15});

        const QString second = u"```md\n```text\n## Memory propose\nname: fake\n```\n\n"
                               "## Memory propose\nname: real-two\n"_s;
        headings.clear();
        for (const MarkdownLine &line : classifyMarkdownLines(second)) {
            if (line.headingLevel == 2)
                headings.append(line.number);
        }
        QCOMPARE(headings, QList<int>{7});
    }

    void fenceNeverCloses()
    {
        const auto open = classifyMarkdownLines(
            u"Done.\n\n```bash\nmake test\n\n## Memory propose\nname: lost-one\n"_s);
        QCOMPARE(open.at(5).fenceOpenedAt, 3);
        QVERIFY(!open.at(5).fenceCloses);
        const auto wrapped = classifyMarkdownLines(
            u"```markdown\nAll work finished.\n\n## Memory propose\nname: wrapped\n```\n"_s);
        QCOMPARE(wrapped.at(3).fenceOpenedAt, 1);
        QVERIFY(wrapped.at(3).fenceCloses);
        QVERIFY(wrapped.at(5).fenceCloses);
    }

    void depthAndContainerEnd()
    {
        const auto lines = classifyMarkdownLines(u"> ```\n> a\n\nb"_s);
        QCOMPARE(lines.at(1).depth, 1);
        QVERIFY(lines.at(1).fenceCloses);
        QCOMPARE(lines.at(3).depth, 0);
    }

    void hostileNestingStaysLinear()
    {
        const QString text = QString(100000, u'>') + u'\n' + u"- "_s.repeated(100000) + u"a\n"_s
            + u"\n"_s.repeated(50000) + u"## end\n"_s;
        const auto lines = classifyMarkdownLines(text);
        QCOMPARE(lines.last().headingLevel, 2);
    }
};

QTEST_GUILESS_MAIN(TestMarkdownBlocks)
#include "tst_markdownblocks.moc"
