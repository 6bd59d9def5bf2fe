// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/textdiff.h"

#include <QTest>

using namespace memorydesk;
using namespace Qt::StringLiterals;

class TestTextDiff : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void lines()
    {
        const QList<DiffLine> diff = diffLines("a\r\nb\nc", "a\r\nB\nc");
        QCOMPARE(diff.size(), 4);
        QCOMPARE(diff.at(0), (DiffLine{DiffLine::Kind::Context, 1, 1, "a\r\n"}));
        QCOMPARE(diff.at(1), (DiffLine{DiffLine::Kind::Removed, 2, 0, "b\n"}));
        QCOMPARE(diff.at(2), (DiffLine{DiffLine::Kind::Added, 0, 2, "B\n"}));
        QCOMPARE(diff.at(3), (DiffLine{DiffLine::Kind::Context, 3, 3, "c"}));
        QVERIFY(diffLines("a\n", "a\n").isEmpty());
        QCOMPARE(diffLines("a\n", "a\n", -1).size(), 1);
        QCOMPARE(diffLines("", "a\n").size(), 1);
        QVERIFY(!diffLines(QByteArray("a\0b", 3), "c").isEmpty());
    }
    void cleanMerge()
    {
        const auto merged = mergeThreeWay(
            "- [One](user_1.md) — a\n- [Two](user_2.md) — b\n- [Three](user_3.md) — c\n",
            "- [One](user_1.md) — A\n- [Two](user_2.md) — b\n- [Three](user_3.md) — c\n",
            "- [One](user_1.md) — a\n- [Two](user_2.md) — b\n- [Three](user_3.md) — c\n"
            "- [Four](user_4.md) — d\n");
        QVERIFY(merged.has_value());
        QCOMPARE(merged->conflicts, 0);
        QCOMPARE(
            merged->bytes,
            QByteArray("- [One](user_1.md) — A\n- [Two](user_2.md) — b\n- [Three](user_3.md) — c\n"
                       "- [Four](user_4.md) — d\n"));
    }
    void conflictIsTold()
    {
        const auto merged = mergeThreeWay("a\n", "A\n", "Z\n");
        QVERIFY(merged.has_value());
        QCOMPARE(merged->conflicts, 1);
        QVERIFY(merged->bytes.contains("A\n") && merged->bytes.contains("Z\n"));
    }
    void wordsByCharacterInChinese()
    {
        const WordDifference difference = diffWords(u"提交前先跑測試"_s, u"提交之前先跑測試"_s);
        QVERIFY(difference.leftRanges.isEmpty());
        QCOMPARE(difference.rightRanges, (QList<QPair<int, int>>{{2, 1}}));
        const WordDifference latin = diffWords(u"use npm here"_s, u"use pnpm here"_s);
        QCOMPARE(latin.leftRanges, (QList<QPair<int, int>>{{4, 3}}));
        QCOMPARE(latin.rightRanges, (QList<QPair<int, int>>{{4, 4}}));
    }
};

QTEST_GUILESS_MAIN(TestTextDiff)
#include "tst_textdiff.moc"
