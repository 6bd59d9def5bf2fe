// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/common/markdowneditor.h"

#include <QClipboard>
#include <QInputMethodEvent>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace memorydesk;

class TestMarkdownEditor : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void keepsBytes_data();
    void keepsBytes();
    void keepsBytesAroundTyping_data();
    void keepsBytesAroundTyping();
    void showsLossyDocumentsReadOnly_data();
    void showsLossyDocumentsReadOnly();
    void undoGivesOriginalBytes();
    void replaceIsOneStepAndKeepsCursor();
    void copiesNoBreakSpaces();
    void compositionIsNotContent();
    void returnAndEscapeEndComposition_data();
    void returnAndEscapeEndComposition();
    void findsAndReplaces();
    void countsCodePoints();
};

void TestMarkdownEditor::keepsBytes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no final newline") << QByteArray("a\nb");
    QTest::newRow("final newlines") << QByteArray("a\n\n\n");
    QTest::newRow("CRLF with BOM")
        << QByteArray("\xEF\xBB\xBF---\r\nname: bom-crlf\r\n---\r\n\r\n\xE7\xAC\xAC\r\n");
    QTest::newRow("mixed endings") << QByteArray("---\r\nname: mixed\nd: x\r\n---\r\nA\r\nB\nC");
    QTest::newRow("no-break space and line separator") << QByteArray("42\xC2\xA0km a\xE2\x80\xA8"
                                                                     "b\xE2\x80\xAF"
                                                                     "c\n");
    QTest::newRow("two BOMs") << QByteArray("\xEF\xBB\xBF\xEF\xBB\xBFx\n");
    QTest::newRow("emoji and tabs") << QByteArray("\t\xF0\x9F\x9A\x80 \xE5\xA5\xBD\t\n");
    QTest::newRow("lone CR") << QByteArray("a\rb\n");
    QTest::newRow("paragraph separator") << QByteArray("a\xE2\x80\xA9"
                                                       "b\n");
    QTest::newRow("invalid UTF-8") << QByteArray("a\xFF\xFE b\nc\n");
    QTest::newRow("NUL") << QByteArray("a\0b\n", 4);
}

void TestMarkdownEditor::keepsBytes()
{
    QFETCH(const QByteArray, bytes);
    MarkdownEditor editor;
    editor.setBytes(bytes);
    QCOMPARE(editor.bytes(), bytes);
    QVERIFY(!editor.document()->isModified());
}

void TestMarkdownEditor::keepsBytesAroundTyping_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::newRow("no-break spaces") << QByteArray("42\xC2\xA0km a\xE2\x80\xA8"
                                                   "b\xE2\x80\xAF"
                                                   "c")
                                     << QByteArray("42\xC2\xA0km a\xE2\x80\xA8"
                                                   "b\xE2\x80\xAF"
                                                   "cx");
    QTest::newRow("mixed endings") << QByteArray("A\r\nB\nC") << QByteArray("A\r\nB\nCx");
    QTest::newRow("BOM and CRLF") << QByteArray("\xEF\xBB\xBF"
                                                "A\r\nB\r\n")
                                  << QByteArray("\xEF\xBB\xBF"
                                                "A\r\nB\r\nx");
    QTest::newRow("invalid line elsewhere") << QByteArray("\xFF\nB") << QByteArray("\xFF\nBx");
}

void TestMarkdownEditor::keepsBytesAroundTyping()
{
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, after);
    MarkdownEditor editor;
    editor.setBytes(before);
    editor.moveCursor(QTextCursor::End);
    QTest::keyClicks(&editor, u"x"_s);
    QCOMPARE(editor.bytes(), after);
}

void TestMarkdownEditor::showsLossyDocumentsReadOnly_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("lone CR") << QByteArray("a\rb\n");
    QTest::newRow("paragraph separator") << QByteArray("a\xE2\x80\xA9"
                                                       "b\n");
}

void TestMarkdownEditor::showsLossyDocumentsReadOnly()
{
    QFETCH(const QByteArray, bytes);
    MarkdownEditor editor;
    editor.setBytes(bytes);
    QVERIFY(!editor.isFaithful());
    QVERIFY(editor.isReadOnly());
    QTest::keyClicks(&editor, u"x"_s);
    QCOMPARE(editor.bytes(), bytes);
}

void TestMarkdownEditor::undoGivesOriginalBytes()
{
    const QByteArray bytes("A\r\nB\nC\r\nD");
    MarkdownEditor editor;
    editor.setBytes(bytes);
    QTextCursor cursor = editor.textCursor();
    cursor.select(QTextCursor::Document);
    cursor.removeSelectedText();
    QCOMPARE(editor.bytes(), QByteArray());
    editor.undo();
    QCOMPARE(editor.bytes(), bytes);
}

void TestMarkdownEditor::replaceIsOneStepAndKeepsCursor()
{
    MarkdownEditor editor;
    editor.setBytes("one\ntwo\nthree\n");
    editor.goTo(3, 3);
    const QSignalSpy changes(&editor, &MarkdownEditor::bytesChanged);
    editor.replaceBytes("one\nTWO!\nthree\n");
    QCOMPARE(changes.size(), 1);
    QCOMPARE(editor.bytes(), QByteArray("one\nTWO!\nthree\n"));
    QCOMPARE(editor.place(), qMakePair(3, 3));
    editor.undo();
    QCOMPARE(editor.bytes(), QByteArray("one\ntwo\nthree\n"));
}

void TestMarkdownEditor::copiesNoBreakSpaces()
{
    const QByteArray bytes("42\xC2\xA0km");
    MarkdownEditor editor;
    editor.setBytes(bytes);
    editor.selectAll();
    editor.copy();
    editor.moveCursor(QTextCursor::End);
    editor.paste();
    QCOMPARE(editor.bytes(), bytes + bytes);
}

void TestMarkdownEditor::compositionIsNotContent()
{
    MarkdownEditor editor;
    editor.setBytes("a");
    editor.moveCursor(QTextCursor::End);
    QInputMethodEvent composing(u"ㄘㄜˋ"_s, {});
    QCoreApplication::sendEvent(&editor, &composing);
    QVERIFY(editor.isComposing());
    QCOMPARE(editor.bytes(), QByteArray("a"));
    QInputMethodEvent committed;
    committed.setCommitString(u"測"_s);
    QCoreApplication::sendEvent(&editor, &committed);
    QVERIFY(!editor.isComposing());
    QCOMPARE(editor.bytes(), QByteArray("a\xE6\xB8\xAC"));
}

void TestMarkdownEditor::returnAndEscapeEndComposition_data()
{
    QTest::addColumn<int>("key");
    QTest::newRow("Return") << int(Qt::Key_Return);
    QTest::newRow("Enter") << int(Qt::Key_Enter);
    QTest::newRow("Escape") << int(Qt::Key_Escape);
}

void TestMarkdownEditor::returnAndEscapeEndComposition()
{
    QFETCH(const int, key);
    MarkdownEditor editor;
    editor.setBytes("a");
    QInputMethodEvent composing(u"ㄘ"_s, {});
    QCoreApplication::sendEvent(&editor, &composing);
    QTest::keyClick(&editor, static_cast<Qt::Key>(key));
    QCOMPARE(editor.bytes(), QByteArray("a"));
    QVERIFY(editor.isComposing());
}

void TestMarkdownEditor::findsAndReplaces()
{
    MarkdownEditor editor;
    editor.setBytes("Push, push, 測試 push\r\n");
    QCOMPARE(editor.setSearch(u"push"_s, Qt::CaseInsensitive), 3);
    QCOMPARE(editor.setSearch(u"push"_s, Qt::CaseSensitive), 2);
    QVERIFY(editor.findNext());
    QCOMPARE(editor.textCursor().selectionStart(), 6);
    QCOMPARE(editor.replaceAll(u"commit"_s), 2);
    QCOMPARE(editor.bytes(), QByteArray("Push, commit, \xE6\xB8\xAC\xE8\xA9\xA6 commit\r\n"));
    editor.undo();
    QCOMPARE(editor.bytes(), QByteArray("Push, push, \xE6\xB8\xAC\xE8\xA9\xA6 push\r\n"));
}

void TestMarkdownEditor::countsCodePoints()
{
    MarkdownEditor editor;
    editor.setBytes("\xF0\x9F\x9A\x80x\n");
    editor.goTo(1, 2);
    QCOMPARE(editor.textCursor().position(), 2);
    QCOMPARE(editor.place(), qMakePair(1, 2));
}

QTEST_MAIN(TestMarkdownEditor)
#include "tst_markdowneditor.moc"
