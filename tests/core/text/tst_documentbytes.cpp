// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/documentbytes.h"

#include <QRandomGenerator>
#include <QTest>

using namespace memorydesk;
using namespace Qt::StringLiterals;

class TestDocumentBytes : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void unchangedStaysIdentical_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("one newline") << QByteArray("\n");
        QTest::newRow("mixed") << QByteArray(
            "---\r\nname: mixed\ndescription: d\r\n---\nA\r\nB\nC");
        QTest::newRow("bom") << QByteArray("\xEF\xBB\xBF"
                                           "a\r\nb\r\n");
        QTest::newRow("only bom") << QByteArray("\xEF\xBB\xBF");
        QTest::newRow("second bom") << QByteArray("\xEF\xBB\xBF\xEF\xBB\xBF"
                                                  "a\n");
        QTest::newRow("invalid") << QByteArray("a\xE6\x8F\nb\xFF\n");
        QTest::newRow("nul") << QByteArray("a\0b\n", 4);
        QTest::newRow("lone cr") << QByteArray("a\rb\n");
        QTest::newRow("separators") << QByteArray("a\xE2\x80\xA8"
                                                  "b\xE2\x80\xA9"
                                                  "c\xC2\xA0"
                                                  "d\n");
    }
    void unchangedStaysIdentical()
    {
        QFETCH(QByteArray, bytes);
        QString text = editorText(bytes);
        QCOMPARE(applyEditorText(bytes, text), bytes);
        text.replace(u'\n', QChar(0x2029));
        QCOMPARE(applyEditorText(bytes, text), bytes);
    }
    void edits_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("one line of crlf with bom") << QByteArray("\xEF\xBB\xBF"
                                                                 "a\r\nb\r\nc\r\n")
                                                   << u"a\nX\nc\n"_s
                                                   << QByteArray("\xEF\xBB\xBF"
                                                                 "a\r\nX\r\nc\r\n");
        QTest::newRow("changed line keeps its own ending")
            << QByteArray("a\r\nb\nc\r\nd") << u"a\nX\nc\nd"_s << QByteArray("a\r\nX\nc\r\nd");
        QTest::newRow("new line takes the dominant ending")
            << QByteArray("a\r\nb\r\n") << u"a\nnew\nb\n"_s << QByteArray("a\r\nnew\r\nb\r\n");
        QTest::newRow("missing final newline stays missing")
            << QByteArray("A\r\nB\nC") << u"A\nB\nCx"_s << QByteArray("A\r\nB\nCx");
        QTest::newRow("removed line")
            << QByteArray("a\r\nb\nc\n") << u"a\nc\n"_s << QByteArray("a\r\nc\n");
        QTest::newRow("no-break spaces and a new letter") << QByteArray("42\xC2\xA0km a\xE2\x80\xA8"
                                                                        "b\xE2\x80\xAF"
                                                                        "c\n")
                                                          << u"42\u00A0km a\u2028b\u202Fcx\n"_s
                                                          << QByteArray("42\xC2\xA0km a\xE2\x80\xA8"
                                                                        "b\xE2\x80\xAF"
                                                                        "cx\n");
        QTest::newRow("invalid line untouched")
            << QByteArray("a\xFF\nb\n") << u"a\uFFFD\nB\n"_s << QByteArray("a\xFF\nB\n");
        QTest::newRow("newline added at the end")
            << QByteArray("a\r\nb") << u"a\nb\n"_s << QByteArray("a\r\nb\r\n");
        QTest::newRow("all replaced")
            << QByteArray("a\r\nb\r\n") << u"x\ny\nz\n"_s << QByteArray("x\r\ny\r\nz\r\n");
        QTest::newRow("emptied") << QByteArray("a\nb\n") << QString() << QByteArray();
        QTest::newRow("from empty") << QByteArray() << u"a\nb"_s << QByteArray("a\nb");
    }
    void edits()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, text);
        QFETCH(QByteArray, after);
        QCOMPARE(applyEditorText(bytes, text), after);
    }
    void randomEditsShowWhatWasTyped()
    {
        QRandomGenerator random(7);
        for (int round = 0; round < 500; ++round) {
            QByteArray bytes;
            const int lines = random.bounded(8);
            for (int i = 0; i < lines; ++i) {
                bytes += QByteArray(random.bounded(3), static_cast<char>('a' + random.bounded(3)));
                bytes += random.bounded(2) ? "\r\n" : "\n";
            }
            if (random.bounded(2))
                bytes += "end";
            QString text = editorText(bytes);
            const int place = static_cast<int>(random.bounded(text.size() + 1));
            if (random.bounded(2))
                text.insert(place, random.bounded(2) ? u"q"_s : u"q\nr"_s);
            else
                text.remove(place, random.bounded(4));
            QCOMPARE(editorText(applyEditorText(bytes, text)), text);
        }
    }
};

QTEST_GUILESS_MAIN(TestDocumentBytes)
#include "tst_documentbytes.moc"
