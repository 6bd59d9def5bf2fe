// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/files/rows.h"

#include <QTest>

using namespace memorydesk;
using namespace Qt::StringLiterals;

class TestRows : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void removeAndRestore_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QList<QByteArray>>("rows");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<bool>("emptied");
        using List = QList<QByteArray>;
        const auto row = [](const char *name, const QByteArray &bytes, const List &rows,
                            const QByteArray &after, bool emptied = false) {
            QTest::newRow(name) << bytes << rows << after << emptied;
        };
        row("first", "a\nb\nc\n", {"a"}, "b\nc\n");
        row("middle", "a\nb\nc\n", {"b"}, "a\nc\n");
        row("last", "a\nb\nc\n", {"c"}, "a\nb\n");
        row("last without newline", "a\nb\nc", {"c"}, "a\nb\n");
        row("middle, last without newline", "a\nb\nc", {"b"}, "a\nc");
        row("first, last without newline", "a\nb", {"a"}, "b");
        row("all", "a\nb\nc\n", {"c", "a", "b"}, "", true);
        row("all without newline", "a\nb", {"b", "a"}, "", true);
        row("neighbours", "a\nb\nc\nd\n", {"b", "c"}, "a\nd\n");
        row("CR belongs to the row", "a\r\nb\r\n", {"a\r"}, "b\r\n");
        row("blank rows stay and do not count", "a\n\n \r\n", {"a"}, "\n \r\n", true);
        row("one of two equal rows", "a\nx\na\ny\n", {"a"}, "a\nx\ny\n");
        row("equal neighbours", "x\na\nx\nb\n", {"b"}, "x\na\nx\n");
        row("row behind the first of equals", "x\na\nx\nb\n", {"a"}, "x\nx\nb\n");
        row("bytes that are no text", QByteArray("\xff\xfe\n\0z\n", 6), {"\xff\xfe"},
            QByteArray("\0z\n", 3));
        row("nothing asked for", "a\nb", {}, "a\nb");
    }
    void removeAndRestore()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QList<QByteArray>, rows);
        QFETCH(QByteArray, after);
        QFETCH(bool, emptied);
        RemoveRows operation;
        operation.rows = rows;
        const Result<RowRemoval> removal = removeRows(bytes, operation);
        QVERIFY(removal);
        QCOMPARE(removal->after, after);
        QCOMPARE(removal->emptied, emptied);
        QCOMPARE(restoreRows(removal->after, removal->removed), bytes);
    }

    void aMissingRow()
    {
        RemoveRows operation;
        operation.rows = {"a", "a"};
        QCOMPARE(removeRows("a\nb\n", operation).error().code, ErrorCode::Conflict);
        operation.missingIsFine = true;
        QCOMPARE(removeRows("a\nb\n", operation)->after, "b\n");
        operation.rows = {"a\nb"};
        QCOMPARE(removeRows("a\nb\n", operation).error().code, ErrorCode::InvalidArgument);
    }

    void restoresBesideWhatIsThereNow()
    {
        const QList<RestoreRows::Row> rows{{"b", "a", false, 1}, {"c", "b", false, 2}};
        QCOMPARE(restoreRows("new\na\nd\nnewer\n", rows), "new\na\nb\nc\nd\nnewer\n");
        // Without the old neighbour they go to the top, in order.
        QCOMPARE(restoreRows("new\nd\n", rows), "b\nc\nnew\nd\n");
        QCOMPARE(restoreRows("", rows), "b\nc\n");
    }

    void appendedBytesEndTheRowBefore()
    {
        QCOMPARE(appendedBytes("", {"a"}), "a\n");
        QCOMPARE(appendedBytes("x\n", {"a", "b"}), "a\nb\n");
        QCOMPARE(appendedBytes("x", {"a"}), "\na\n");
        QCOMPARE(appendedBytes("x\r\n", {"a"}), "a\n");
    }

    void takingAnAppendBackTakesItsNewlineToo()
    {
        RemoveRows operation;
        operation.rows = {"a"};
        operation.dropFinalNewline = true;
        QCOMPARE(removeRows("x\na\n", operation)->after, "x");
        QCOMPARE(removeRows("x\na\nlater\n", operation)->after, "x\nlater\n");
    }
};

QTEST_GUILESS_MAIN(TestRows)
#include "tst_rows.moc"
