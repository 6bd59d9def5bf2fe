// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/memory/memoryindex.h"

#include <QTest>

using namespace memorydesk;
using namespace Qt::StringLiterals;

namespace {

QByteArray ruleLines(int count)
{
    QByteArray text;
    for (int i = 1; i <= count; ++i) {
        const QByteArray number = QByteArray::number(i).rightJustified(3, '0');
        text += "- [Rule " + number + "](feedback_rule-" + number + ".md) \xE2\x80\x94 short hook "
            + number + '\n';
    }
    return text;
}

QStringList ruleFiles(int count)
{
    QStringList files;
    for (int i = 1; i <= count; ++i) {
        files += u"feedback_rule-%1.md"_s.arg(i, 3, 10, QChar(u'0'));
    }
    return files;
}

} // namespace

class TestMemoryIndex : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void twoHundredLinesLoad();
    void line201DoesNotLoad();
    void bytesCutChineseIndexEarlier();
    void lengthCountsCodePoints();
    void strippedPartsDoNotCount();
    void nearLimitFrom80Percent();
    void entryIsRead_data();
    void entryIsRead();
    void noEntry_data();
    void noEntry();
    void statesAreTold();
    void editsAreByteTrue_data();
    void editsAreByteTrue();
    void appendKeepsEverything_data();
    void appendKeepsEverything();
    void retargetKeepsTheRest();
};

void TestMemoryIndex::twoHundredLinesLoad()
{
    const QByteArray bytes = ruleLines(200);
    QCOMPARE(bytes.size(), 10800);
    const MemoryIndex index = parseMemoryIndex(bytes, ruleFiles(200));
    QCOMPARE(index.entries.size(), 200);
    QCOMPARE(index.budget.lines, 200);
    QVERIFY(!index.budget.cut);
    QVERIFY(index.entries.last().loaded);
}

void TestMemoryIndex::line201DoesNotLoad()
{
    const QByteArray bytes = ruleLines(201);
    QCOMPARE(bytes.size(), 10854);
    const MemoryIndex index = parseMemoryIndex(bytes, ruleFiles(201));
    QVERIFY(index.budget.cut);
    QVERIFY(!index.budget.nearLimit);
    QCOMPARE(index.budget.lastLoadedLine, 200);
    QVERIFY(index.entries[199].loaded);
    QVERIFY(!index.entries[200].loaded);
}

void TestMemoryIndex::bytesCutChineseIndexEarlier()
{
    const QByteArray hook = "請先確認測試全部通過再提交並在說明裡寫明原因與影響範圍也附上回退步驟";
    QByteArray bytes;
    for (int i = 1; i <= 190; ++i) {
        const QByteArray number = QByteArray::number(i).rightJustified(3, '0');
        bytes += "- [規則" + number + "](feedback_rule-" + number + ".md) — " + hook + '\n';
    }
    QCOMPARE(bytes.size(), 27170);
    const MemoryIndex index = parseMemoryIndex(bytes, ruleFiles(190));
    QCOMPARE(index.budget.lines, 190);
    QCOMPARE(index.budget.lastLoadedLine, 174);
    QVERIFY(index.budget.cut);
    QVERIFY(index.entries[173].loaded);
    QVERIFY(!index.entries[174].loaded);
    QCOMPARE(index.entries[0].length, 68);
}

void TestMemoryIndex::lengthCountsCodePoints()
{
    const QString head = u"- [表情](user_emoji.md) — "_s;
    QString line = head;
    for (qsizetype i = head.size(); i < 150; ++i) {
        line += u"\U0001F680"_s;
    }
    const QByteArray bytes = line.toUtf8() + '\n';
    QCOMPARE(bytes.size(), 535); // 534 and the newline
    const MemoryIndex index = parseMemoryIndex(bytes, {u"user_emoji.md"_s});
    QCOMPARE(index.entries.first().length, indexEntryLimit);
}

void TestMemoryIndex::strippedPartsDoNotCount()
{
    const QByteArray head =
        "---\ntitle: x\n---\n<!-- kept by hand\n- [No](no.md) — in a comment\n-->\n";
    const MemoryIndex index = parseMemoryIndex(head + ruleLines(200), ruleFiles(200));
    QCOMPARE(index.budget.lines, 206);
    QCOMPARE(index.budget.countedLines, 200);
    QVERIFY(!index.budget.cut);
    QCOMPARE(index.entries.size(), 200);
    QCOMPARE(index.entries.first().line, 7);
    QCOMPARE(index.budget.lastLoadedLine, 206);
}

void TestMemoryIndex::nearLimitFrom80Percent()
{
    QVERIFY(!indexBudget(ruleLines(159)).nearLimit);
    QVERIFY(indexBudget(ruleLines(160)).nearLimit);
    QVERIFY(indexBudget(ruleLines(200)).nearLimit);
    QVERIFY(!indexBudget({}).nearLimit);
}

void TestMemoryIndex::entryIsRead_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("fileName");
    QTest::addColumn<QString>("hook");
    const auto row = [](const char *name, const char *line, const QString &title,
                        const QString &target, const QString &file, const QString &hook) {
        QTest::newRow(name) << QByteArray(line) << title << target << file << hook;
    };
    row("em dash", "- [A b](a.md) — hook", u"A b"_s, u"a.md"_s, u"a.md"_s, u"hook"_s);
    row("hyphen", "- [A](a.md) - hook", u"A"_s, u"a.md"_s, u"a.md"_s, u"hook"_s);
    row("colon", "* [A](a.md): hook", u"A"_s, u"a.md"_s, u"a.md"_s, u"hook"_s);
    row("no hook", "+ [A](a.md)", u"A"_s, u"a.md"_s, u"a.md"_s, {});
    row("indented", "  - [A](a.md) — h", u"A"_s, u"a.md"_s, u"a.md"_s, u"h"_s);
    row("nested brackets", "- [a [b] c](a.md) — h", u"a [b] c"_s, u"a.md"_s, u"a.md"_s, u"h"_s);
    row("escaped brackets", "- [\\[WIP\\] x](a.md) — h", u"[WIP] x"_s, u"a.md"_s, u"a.md"_s,
        u"h"_s);
    row("lone closing bracket", "- [a] b](a.md) — h", u"a] b"_s, u"a.md"_s, u"a.md"_s, u"h"_s);
    row("angle target", "- [A](<a b.md>) — h", u"A"_s, u"a b.md"_s, u"a b.md"_s, u"h"_s);
    row("percent", "- [A](%E8%A6%8F%E5%89%87.md) — h", u"A"_s, u"%E8%A6%8F%E5%89%87.md"_s,
        u"規則.md"_s, u"h"_s);
    row("parentheses in target", "- [A](a(1).md) — h", u"A"_s, u"a(1).md"_s, u"a(1).md"_s, u"h"_s);
    row("dot slash", "- [A](./a.md) — h", u"A"_s, u"./a.md"_s, u"a.md"_s, u"h"_s);
    row("team", "- [A](team/a.md) — h", u"A"_s, u"team/a.md"_s, u"team/a.md"_s, u"h"_s);
    row("link title", "- [A](a.md \"t\") — h", u"A"_s, u"a.md"_s, u"a.md"_s, u"h"_s);
    row("fragment", "- [A](a.md#x) — h", u"A"_s, u"a.md#x"_s, u"a.md"_s, u"h"_s);
    row("CR before LF", "- [A](a.md) — h\r", u"A"_s, u"a.md"_s, u"a.md"_s, u"h"_s);
}

void TestMemoryIndex::entryIsRead()
{
    QFETCH(QByteArray, line);
    const MemoryIndex index = parseMemoryIndex(line + '\n', {});
    QCOMPARE(index.entries.size(), 1);
    QTEST(index.entries[0].title, "title");
    QTEST(index.entries[0].target, "target");
    QTEST(index.entries[0].fileName, "fileName");
    QTEST(index.entries[0].hook, "hook");
}

void TestMemoryIndex::noEntry_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("fence") << QByteArray("```\n- [A](a.md) — h\n```\n");
    QTest::newRow("open fence") << QByteArray("~~~\n- [A](a.md) — h\n");
    QTest::newRow("comment") << QByteArray("<!--\n- [A](a.md) — h\n-->\n");
    QTest::newRow("indented code") << QByteArray("text\n\n    - [A](a.md) — h\n");
    QTest::newRow("prose link") << QByteArray("See [A](a.md) for more.\n");
    QTest::newRow("net address") << QByteArray("- [A](https://x.test/a.md) — h\n");
    QTest::newRow("anchor") << QByteArray("- [A](#a) — h\n");
    QTest::newRow("text before the link") << QByteArray("- see [A](a.md)\n");
    QTest::newRow("no target") << QByteArray("- [A] — h\n");
    QTest::newRow("never closed") << QByteArray("- [A](a.md — h\n");
}

void TestMemoryIndex::noEntry()
{
    QFETCH(QByteArray, text);
    QVERIFY(parseMemoryIndex(text, {u"a.md"_s}).entries.isEmpty());
    QCOMPARE(parseMemoryIndex(text, {u"a.md"_s}).unlisted, QStringList{u"a.md"_s});
}

void TestMemoryIndex::statesAreTold()
{
    const QByteArray text = "- [A](a.md) — h\n- [A again](./a.md) — h\n- [Gone](gone.md) — h\n"
                            "- [Out](../a.md) — h\n- [Link](link.md) — h\n- [Root](/a.md) — h\n";
    const MemoryIndex index = parseMemoryIndex(text, {u"a.md"_s, u"b.md"_s}, {u"link.md"_s});
    QList<IndexEntryState> states;
    for (const IndexEntry &entry : index.entries) {
        states += entry.state;
    }
    using enum IndexEntryState;
    QCOMPARE(states, (QList<IndexEntryState>{Ok, Duplicate, Dangling, Outside, Outside, Outside}));
    QCOMPARE(index.unlisted, QStringList{u"b.md"_s});
    QVERIFY(index.find(u"a.md"_s));
    QCOMPARE(index.find(u"a.md"_s)->line, 1);
}

void TestMemoryIndex::editsAreByteTrue_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("moveBefore"); // 0 = remove
    QTest::addColumn<QByteArray>("after");
    QTest::newRow("remove first, CRLF") << QByteArray("a\r\nb\nc") << 1 << 0 << QByteArray("b\nc");
    QTest::newRow("remove unterminated last")
        << QByteArray("a\r\nb\r\nc") << 3 << 0 << QByteArray("a\r\nb");
    QTest::newRow("remove the only line") << QByteArray("a\n") << 1 << 0 << QByteArray();
    QTest::newRow("move down") << QByteArray("a\nb\nc\n") << 1 << 3 << QByteArray("b\na\nc\n");
    QTest::newRow("move up") << QByteArray("a\nb\nc\n") << 3 << 1 << QByteArray("c\na\nb\n");
    QTest::newRow("move to the end without newline")
        << QByteArray("a\nb\nc") << 1 << 4 << QByteArray("b\nc\na");
    QTest::newRow("move nowhere") << QByteArray("a\nb\nc") << 2 << 3 << QByteArray("a\nb\nc");
}

void TestMemoryIndex::editsAreByteTrue()
{
    QFETCH(QByteArray, before);
    QFETCH(int, line);
    QFETCH(int, moveBefore);
    const auto after =
        moveBefore == 0 ? removeIndexLine(before, line) : moveIndexLine(before, line, moveBefore);
    QVERIFY(after);
    QTEST(*after, "after");
    QVERIFY(!removeIndexLine(before, 99));
}

void TestMemoryIndex::appendKeepsEverything_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    const QByteArray entry("- [N](n.md) — h");
    QTest::newRow("empty") << QByteArray() << entry + '\n';
    QTest::newRow("heading only") << QByteArray("# Memory index\n\n")
                                  << "# Memory index\n\n" + entry + '\n';
    QTest::newRow("after the last entry, before prose")
        << QByteArray("- [A](a.md) — x\n\nTail.\n") << "- [A](a.md) — x\n" + entry + "\n\nTail.\n";
    QTest::newRow("no last newline")
        << QByteArray("- [A](a.md) — x") << "- [A](a.md) — x\n" + entry;
    QTest::newRow("CRLF") << QByteArray("# I\r\n- [A](a.md) — x\r\n")
                          << "# I\r\n- [A](a.md) — x\r\n" + entry + "\r\n";
    QTest::newRow("BOM") << QByteArray("\xEF\xBB\xBF- [A](a.md) — x\n")
                         << "\xEF\xBB\xBF- [A](a.md) — x\n" + entry + '\n';
}

void TestMemoryIndex::appendKeepsEverything()
{
    QFETCH(QByteArray, before);
    QTEST(appendIndexEntry(before, "- [N](n.md) — h"), "after");
}

void TestMemoryIndex::retargetKeepsTheRest()
{
    const QByteArray before = "# I\n*  [規 則](<old name.md> \"t\")  -  hook \r\nend";
    const auto after = retargetIndexLine(before, 2, u"new.md"_s);
    QVERIFY(after);
    QCOMPARE(*after, QByteArray("# I\n*  [規 則](<new.md> \"t\")  -  hook \r\nend"));
    QVERIFY(!retargetIndexLine(before, 1, u"new.md"_s));
}

QTEST_GUILESS_MAIN(TestMemoryIndex)
#include "tst_memoryindex.moc"
