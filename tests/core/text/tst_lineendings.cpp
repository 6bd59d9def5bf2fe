// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/lineendings.h"

#include <QTest>

using namespace memorydesk;
using namespace Qt::StringLiterals;

class TestLineEndings : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void decodingKeepsBom()
    {
        const QByteArray bytes("\xEF\xBB\xBFname");
        QVERIFY(startsWithBom(bytes));
        QCOMPARE(decodeUtf8(bytes), QString(QChar(0xFEFF)) + u"name"_s);
        QCOMPARE(decodeUtf8(bytes).toUtf8(), bytes);
        QVERIFY(!startsWithBom("name"));
    }
    void invalidBytes()
    {
        QVERIFY(!isValidUtf8("a\xE6\x8F"));
        QVERIFY(isValidUtf8("提"));
        QVERIFY(decodeUtf8("a\xFFz").contains(QChar::ReplacementCharacter));
    }
    void endings_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("ending");
        QTest::newRow("empty") << QByteArray() << QByteArray("\n");
        QTest::newRow("none") << QByteArray("a") << QByteArray("\n");
        QTest::newRow("lf") << QByteArray("a\r\nb\n") << QByteArray("\n");
        QTest::newRow("crlf") << QByteArray("a\nb\r\nc") << QByteArray("\r\n");
        QTest::newRow("only a feed") << QByteArray("\n") << QByteArray("\n");
    }
    void endings()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, ending);
        QCOMPARE(dominantLineEnding(bytes), ending);
    }
    void splitting()
    {
        const QByteArray bytes("a\r\n\r\nb\rc\n\xE2\x80\xA8"
                               "d");
        QCOMPARE(splitLines(bytes),
                 (QList<QByteArray>{"a", "", "b\rc",
                                    "\xE2\x80\xA8"
                                    "d"}));
        QByteArray joined;
        for (const LineRange &line : lineRanges(bytes))
            joined += bytes.sliced(line.start, line.end - line.start);
        QCOMPARE(joined, bytes);
        QVERIFY(splitLines(QByteArray()).isEmpty());
        QCOMPARE(splitLines("a\n").size(), 1);
    }
    void codePoints()
    {
        QCOMPARE(codePointCount(u"a\U0001F680字"_s), 3);
        QCOMPARE(truncateAtGrapheme(u"abc"_s, 3), u"abc"_s);
        QCOMPARE(truncateAtGrapheme(u"abc"_s, 2), u"ab"_s);
        // A family is one grapheme of five code points: never cut inside.
        QCOMPARE(truncateAtGrapheme(u"a\U0001F468\u200D\U0001F469\u200D\U0001F467"_s, 4), u"a"_s);
        QCOMPARE(truncateAtGrapheme(u"e\u0301x"_s, 2), u"e\u0301"_s);
        QCOMPARE(truncateAtGrapheme(u"e\u0301x"_s, 1), QString());
    }
};

QTEST_GUILESS_MAIN(TestLineEndings)
#include "tst_lineendings.moc"
