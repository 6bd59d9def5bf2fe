// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/suspiciouscharacters.h"

#include <QTest>

using namespace memorydesk;
using namespace Qt::StringLiterals;

class TestSuspiciousCharacters : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void honest_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("plain") << u"plain text\twith\r\nlines"_s;
        QTest::newRow("family") << u"\U0001F468\u200D\U0001F469\u200D\U0001F467"_s;
        QTest::newRow("heart on fire") << u"\u2764\uFE0F\u200D\U0001F525"_s;
        QTest::newRow("keycap") << u"1\uFE0F\u20E3"_s;
        QTest::newRow("flag") << u"\U0001F3F4\U000E0067\U000E0062\U000E0073\U000E007F"_s;
        QTest::newRow("persian") << u"\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645"_s;
        QTest::newRow("sinhala") << u"\u0DC1\u0DCA\u200D\u0DBB\u0DD3"_s;
        QTest::newRow("bom at the start") << u"\uFEFFname"_s;
        QTest::newRow("ideographic space") << u"甲\u3000乙"_s;
        QTest::newRow("no-break space") << u"42\u00A0km"_s;
        QTest::newRow("line separator") << u"a\u2028b"_s;
        QTest::newRow("ideograph variant") << u"葛\U000E0100"_s;
    }
    void honest()
    {
        QFETCH(QString, text);
        QVERIFY(findSuspiciousCharacters(text).isEmpty());
    }
    void suspicious_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<SuspiciousCharacter>("expected");
        using Kind = SuspiciousCharacter::Kind;
        QTest::newRow("zero width space")
            << u"a\nb\u200Bc"_s << SuspiciousCharacter{Kind::Invisible, 0x200B, 3, 2, 2};
        QTest::newRow("joiner between letters")
            << u"a\u200Db"_s << SuspiciousCharacter{Kind::Invisible, 0x200D, 1, 1, 2};
        QTest::newRow("non-joiner between Latin letters")
            << u"a\u200Cb"_s << SuspiciousCharacter{Kind::Invisible, 0x200C, 1, 1, 2};
        QTest::newRow("override") << u"\U0001F680\u202Ex"_s
                                  << SuspiciousCharacter{Kind::Bidirectional, 0x202E, 2, 1, 2};
        QTest::newRow("isolate") << u"\u2066x"_s
                                 << SuspiciousCharacter{Kind::Bidirectional, 0x2066, 0, 1, 1};
        QTest::newRow("bom later")
            << u"a\uFEFF"_s << SuspiciousCharacter{Kind::Invisible, 0xFEFF, 1, 1, 2};
        QTest::newRow("tag smuggling")
            << u"a\U000E0041"_s << SuspiciousCharacter{Kind::Invisible, 0xE0041, 1, 1, 2};
        QTest::newRow("soft hyphen")
            << u"a\u00ADb"_s << SuspiciousCharacter{Kind::Invisible, 0xAD, 1, 1, 2};
        QTest::newRow("escape") << u"a\u001B[0m"_s
                                << SuspiciousCharacter{Kind::Control, 0x1B, 1, 1, 2};
        QTest::newRow("hangul filler")
            << u"\u3164"_s << SuspiciousCharacter{Kind::Invisible, 0x3164, 0, 1, 1};
    }
    void suspicious()
    {
        QFETCH(QString, text);
        QFETCH(SuspiciousCharacter, expected);
        QCOMPARE(findSuspiciousCharacters(text), QList<SuspiciousCharacter>{expected});
    }
};

QTEST_GUILESS_MAIN(TestSuspiciousCharacters)
#include "tst_suspiciouscharacters.moc"
