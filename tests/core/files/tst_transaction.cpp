// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/files/failingfilesystem.h"
#include "core/files/inmemoryfilesystem.h"
#include "core/files/transaction.h"

#include <QTest>

using namespace memorydesk;
using namespace Qt::StringLiterals;

namespace {

using Tree = std::map<QString, QByteArray>;

const QString stateFolder = u"/state"_s;

/// Everything outside the state folder.
Tree userTree(const InMemoryFileSystem &disk)
{
    Tree tree;
    for (const auto &[path, bytes] : disk.tree()) {
        if (!path.startsWith(stateFolder)) {
            tree[path] = bytes;
        }
    }
    return tree;
}

QStringList leftovers(const InMemoryFileSystem &disk)
{
    QStringList names;
    for (const auto &[path, bytes] : disk.tree()) {
        const bool journal = path.startsWith(u"/state/journal/"_s) && path != u"/state/journal/";
        const bool note = path.startsWith(u"/state/locks/"_s) && !bytes.isEmpty();
        if (journal || note || path.contains(u".memory-desk-"_s)
            || path.endsWith(u"proposals-write.lock"_s)) {
            names.append(path);
        }
    }
    return names;
}

void fillDisk(InMemoryFileSystem &disk)
{
    disk.setFile(u"/m/MEMORY.md"_s, "# Memory index\n\n- [A](a.md) — one\n");
    disk.setFile(u"/m/a.md"_s, "---\nname: a\n---\nbody\n", 0640);
    disk.setFile(u"/m/b.md"_s, "bytes of b");
    disk.setFile(u"/r/metrics/proposals.jsonl"_s, "{\"id\":1}\n{\"id\":2}\r\n{\"id\":3}");
    disk.setFile(u"/r/metrics/proposals-summary-W1.json"_s, "{\"queued\":3}\n");
    disk.setFile(u"/r/metrics/learnings.jsonl"_s, "{\"l\":1}");
    disk.setFile(u"/r/metrics/rejected.log"_s, "{\"r\":1}\n");
    disk.setFolder(stateFolder);
}

ChangeSet storeChange()
{
    const QByteArray before = "# Memory index\n\n- [A](a.md) — one\n";
    return {u"store-memory"_s,
            {u"new"_s},
            {Create{u"/m/new.md"_s, "new memory\n", false},
             Replace{u"/m/MEMORY.md"_s, before, before + "- [New](new.md) — two\n"}}};
}

ChangeSet promoteChange()
{
    const QList<QByteArray> rows{"{\"id\":1}", "{\"id\":2}\r", "{\"id\":3}"};
    return {
        u"promote"_s,
        {},
        {Append{
             u"/r/metrics/learnings.jsonl"_s, {"{\"l\":2}", "{\"l\":3}"}, RowsGuard::None, false},
         Append{u"/r/runtime/proposals-archive.jsonl"_s, rows, RowsGuard::None, true},
         RemoveRows{u"/r/metrics/proposals.jsonl"_s,
                    rows,
                    RowsGuard::QueueLock,
                    false,
                    {u"/r/metrics/proposals-summary-W1.json"_s},
                    false}}};
}

ChangeSet skipChange()
{
    return {u"skip-proposal"_s,
            {},
            {RemoveRows{u"/r/metrics/proposals.jsonl"_s,
                        {"{\"id\":2}\r"},
                        RowsGuard::QueueLock,
                        false,
                        {},
                        false},
             Append{u"/r/metrics/rejected.log"_s, {"{\"r\":2}"}, RowsGuard::None, false}}};
}

ChangeSet everyKindChange()
{
    return {u"everything"_s,
            {},
            {Move{u"/m/b.md"_s, u"/m/c.md"_s, "bytes of b"},
             Remove{u"/m/a.md"_s, "---\nname: a\n---\nbody\n"},
             Create{u"/deep/er/x.md"_s, "x\n", true},
             Replace{u"/m/MEMORY.md"_s, "# Memory index\n\n- [A](a.md) — one\n", "short\n"},
             Append{u"/r/metrics/learnings.jsonl"_s, {"{\"l\":9}"}, RowsGuard::None, false},
             RemoveRows{u"/r/metrics/proposals.jsonl"_s,
                        {"{\"id\":3}"},
                        RowsGuard::QueueLock,
                        false,
                        {},
                        false}}};
}

} // namespace

class TestTransaction : public QObject
{
    Q_OBJECT

    static void addScenarios()
    {
        QTest::addColumn<int>("scenario");
        QTest::newRow("store: create and index line") << 0;
        QTest::newRow("promote: two appends, emptied queue, sidecar") << 1;
        QTest::newRow("skip: one row out, one row logged") << 2;
        QTest::newRow("every kind of operation at once") << 3;
        QTest::newRow("undo of a promote") << 4;
    }

    /// The scenario's change; earlier changes it builds upon are committed first.
    static ChangeSet prepare(int scenario, InMemoryFileSystem &disk)
    {
        fillDisk(disk);
        switch (scenario) {
        case 0:
            return storeChange();
        case 1:
            return promoteChange();
        case 2:
            return skipChange();
        case 3:
            return everyKindChange();
        default:
            break;
        }
        Transaction transaction(disk, s_clock, stateFolder);
        const Result<CommitReport> report = transaction.commit(promoteChange());
        return report ? report->inverse : ChangeSet();
    }

    static inline const SystemClock s_clock;

private Q_SLOTS:
    void commitDoesWhatThePreviewShows_data() { addScenarios(); }
    void commitDoesWhatThePreviewShows()
    {
        QFETCH(int, scenario);
        InMemoryFileSystem disk;
        const ChangeSet change = prepare(scenario, disk);
        QVERIFY(!change.isEmpty());
        const Tree before = userTree(disk);
        Transaction transaction(disk, s_clock, stateFolder);
        const Result<QList<FileChange>> preview = transaction.preview(change);
        QVERIFY(preview);
        QCOMPARE(userTree(disk), before);

        const Result<CommitReport> report = transaction.commit(change);
        QVERIFY2(report, report ? "" : qPrintable(report.error().path));
        QCOMPARE(report->files, *preview);
        const Tree after = userTree(disk);
        for (const FileChange &file : *preview) {
            QCOMPARE(after.contains(file.path), file.existsAfter);
            QCOMPARE(before.contains(file.path), file.existsBefore);
            if (file.existsAfter) {
                QCOMPARE(after.at(file.path), file.after);
            }
        }
        QCOMPARE(leftovers(disk), QStringList());
        QCOMPARE(disk.openHandles(), 0);

        // Taken back and done again, byte for byte.
        const Result<CommitReport> undone = transaction.commit(report->inverse);
        QVERIFY2(undone, undone ? "" : qPrintable(undone.error().path));
        Tree back = userTree(disk);
        for (const QString &made : {u"/deep/"_s, u"/deep/er/"_s, u"/r/runtime/"_s}) {
            if (!before.contains(made)) {
                back.erase(made); // A folder stays: others may use it by now.
            }
        }
        QCOMPARE(back, before);
        QVERIFY(transaction.commit(change));
        QCOMPARE(userTree(disk), after);
    }

    void everyFailingCallLeavesAllOrNothing_data()
    {
        QTest::addColumn<int>("scenario");
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<bool>("persistent");
        QTest::addColumn<bool>("reduced");
        const auto codes = {ErrorCode::NoSpace, ErrorCode::Io, ErrorCode::PermissionDenied,
                            ErrorCode::ReadOnly, ErrorCode::TooManyFiles};
        for (int scenario = 0; scenario < 5; ++scenario) {
            for (const ErrorCode code : codes) {
                for (const bool persistent : {false, true}) {
                    for (const bool reduced : {false, true}) {
                        QTest::addRow("scenario %d, code %d, %s%s", scenario, int(code),
                                      persistent ? "from then on" : "once",
                                      reduced ? ", no exchange" : "")
                            << scenario << code << persistent << reduced;
                    }
                }
            }
        }
    }
    void everyFailingCallLeavesAllOrNothing()
    {
        QFETCH(int, scenario);
        QFETCH(ErrorCode, code);
        QFETCH(bool, persistent);
        QFETCH(bool, reduced);
        const auto lasting =
            persistent ? FailingFileSystem::Lasting::Persistent : FailingFileSystem::Lasting::Once;
        for (int call = 1;; ++call) {
            InMemoryFileSystem disk;
            const ChangeSet change = prepare(scenario, disk);
            disk.setReduced(reduced);
            const Tree before = userTree(disk);
            FailingFileSystem failing(disk);
            Transaction transaction(failing, s_clock, stateFolder);
            failing.failAt(call, code, lasting);
            const Result<CommitReport> report = transaction.commit(change);
            const bool hit = failing.calls() >= call;
            const QByteArray where = QByteArray::number(call) + ' ' + failing.log().value(call - 1);
            failing.reset();
            const Result<RecoveryReport> recovered = transaction.recover();
            QVERIFY2(recovered, where);
            QVERIFY2(recovered->untouched.isEmpty(), where);
            const Tree once = userTree(disk);
            QVERIFY2(transaction.recover(), where);
            QVERIFY2(userTree(disk) == once, where);
            QVERIFY2(leftovers(disk).isEmpty(), where + leftovers(disk).join(u' ').toUtf8());
            QVERIFY2(disk.openHandles() == 0, where);

            const Result<QList<FileChange>> again = transaction.preview(change);
            if (report) {
                QVERIFY2(once != before, where);
                QVERIFY2(!again || scenario == 4 || once != before, where);
                for (const FileChange &file : report->files) {
                    QVERIFY2(once.contains(file.path) == file.existsAfter, where);
                    QVERIFY2(!file.existsAfter || once.at(file.path) == file.after, where);
                }
            } else {
                checkAllOrNothing(disk, before, change, where);
                if (QTest::currentTestFailed()) {
                    return;
                }
            }
            if (!hit) {
                QVERIFY(report);
                break;
            }
        }
    }

    void everyForeignWriteWins_data() { addScenarios(); }
    /// Another program replaces a file just before each call in turn: its bytes are never lost.
    void everyForeignWriteWins()
    {
        QFETCH(int, scenario);
        const QStringList victims{u"/m/MEMORY.md"_s, u"/m/a.md"_s, u"/m/new.md"_s};
        for (const QString &victim : victims) {
            for (int call = 1;; ++call) {
                InMemoryFileSystem disk;
                const ChangeSet change = prepare(scenario, disk);
                FailingFileSystem cutting(disk);
                Transaction transaction(cutting, s_clock, stateFolder);
                const QByteArray foreign = "somebody else's\n";
                cutting.interposeAt(call, [&] { disk.setFile(victim, foreign); });
                const Result<CommitReport> report = transaction.commit(change);
                const bool hit = cutting.calls() >= call;
                const QByteArray where = victim.toUtf8() + ' ' + QByteArray::number(call) + ' '
                    + cutting.log().value(call - 1);
                if (!hit) {
                    break;
                }
                bool touched = false;
                for (const Operation &operation : change.operations) {
                    touched = touched || operationPath(operation) == victim;
                }
                const Tree after = userTree(disk);
                if (touched || !report) {
                    QVERIFY2(after.contains(victim) && after.at(victim) == foreign, where);
                }
                QVERIFY2(transaction.recover(), where);
                QVERIFY2(leftovers(disk).isEmpty(), where + leftovers(disk).join(u' ').toUtf8());
            }
        }
    }

    void aShortAppendIsTakenBack()
    {
        for (int call = 1; call < 200; ++call) {
            InMemoryFileSystem disk;
            fillDisk(disk);
            const Tree before = userTree(disk);
            FailingFileSystem failing(disk);
            Transaction transaction(failing, s_clock, stateFolder);
            failing.shortWriteAt(call);
            const Result<CommitReport> report = transaction.commit(skipChange());
            if (!report) {
                QCOMPARE(report.error().code, ErrorCode::PartialWrite);
                QCOMPARE(userTree(disk), before);
                return;
            }
        }
        QFAIL("no write was the append");
    }

    void conflictsStopBeforeTheFirstByte_data()
    {
        QTest::addColumn<ChangeSet>("change");
        QTest::addColumn<ErrorCode>("code");
        QTest::newRow("replaced bytes differ")
            << ChangeSet{{}, {}, {Replace{u"/m/a.md"_s, "other", "x"}}} << ErrorCode::Conflict;
        QTest::newRow("file to replace is gone")
            << ChangeSet{{}, {}, {Replace{u"/m/none.md"_s, "", "x"}}} << ErrorCode::Conflict;
        QTest::newRow("name is taken")
            << ChangeSet{{}, {}, {Create{u"/m/a.md"_s, "x"}}} << ErrorCode::AlreadyExists;
        QTest::newRow("no folder")
            << ChangeSet{{}, {}, {Create{u"/none/a.md"_s, "x"}}} << ErrorCode::NotFound;
        QTest::newRow("row is gone")
            << ChangeSet{{}, {}, {RemoveRows{u"/r/metrics/proposals.jsonl"_s, {"{\"id\":9}"}}}}
            << ErrorCode::Conflict;
        QTest::newRow("row with a line feed")
            << ChangeSet{{}, {}, {Append{u"/r/metrics/rejected.log"_s, {"a\nb"}}}}
            << ErrorCode::InvalidArgument;
        QTest::newRow("a FIFO") << ChangeSet{{}, {}, {Append{u"/m/fifo"_s, {"a"}}}}
                                << ErrorCode::NotRegular;
        QTest::newRow("no write bit on the file")
            << ChangeSet{{}, {}, {Replace{u"/m/ro.md"_s, "ro", "x"}}} << ErrorCode::ReadOnly;
        QTest::newRow("no write bit on the folder")
            << ChangeSet{{}, {}, {Replace{u"/locked/l.md"_s, "l", "x"}}} << ErrorCode::ReadOnly;
        QTest::newRow("dots in the path")
            << ChangeSet{{}, {}, {Create{u"/m/../x.md"_s, "x"}}} << ErrorCode::InvalidName;
        QTest::newRow("relative path")
            << ChangeSet{{}, {}, {Create{u"x.md"_s, "x"}}} << ErrorCode::InvalidName;
        QTest::newRow("one file twice") << ChangeSet{{},
                                                     {},
                                                     {Replace{u"/m/b.md"_s, "bytes of b", "x"},
                                                      Remove{u"/m/b.md"_s, "bytes of b"}}}
                                        << ErrorCode::InvalidArgument;
        QTest::newRow("second operation of a set")
            << ChangeSet{{}, {}, {Create{u"/m/fine.md"_s, "x"}, Replace{u"/m/b.md"_s, "no", "x"}}}
            << ErrorCode::Conflict;
    }
    void conflictsStopBeforeTheFirstByte()
    {
        QFETCH(ChangeSet, change);
        QFETCH(ErrorCode, code);
        InMemoryFileSystem disk;
        fillDisk(disk);
        disk.setFifo(u"/m/fifo"_s);
        disk.setFile(u"/m/ro.md"_s, "ro", 0444);
        disk.setFile(u"/locked/l.md"_s, "l");
        disk.setFolder(u"/locked"_s, 0555);
        const Tree before = userTree(disk);
        Transaction transaction(disk, s_clock, stateFolder);
        const auto preview = transaction.preview(change);
        QVERIFY(!preview);
        QCOMPARE(preview.error().code, code);
        const auto report = transaction.commit(change);
        QVERIFY(!report);
        QCOMPARE(report.error().code, code);
        QVERIFY(!report.error().path.isEmpty());
        QCOMPARE(userTree(disk), before);
        QCOMPARE(leftovers(disk), QStringList());
    }

    void aFailedReadBackCheckTakesAllBack()
    {
        InMemoryFileSystem disk;
        fillDisk(disk);
        const Tree before = userTree(disk);
        Transaction transaction(disk, s_clock, stateFolder);
        const auto report = transaction.commit(
            storeChange(), [](const QString &path, const QByteArray &bytes) -> Result<void> {
                return bytes.isEmpty() ? Result<void>() : failure(ErrorCode::ReadBack, path);
            });
        QVERIFY(!report);
        QCOMPARE(report.error().code, ErrorCode::ReadBack);
        QCOMPARE(userTree(disk), before);
        QCOMPARE(leftovers(disk), QStringList());
    }

    void aWriterKeepsTheOldQueueAlive()
    {
        InMemoryFileSystem disk;
        fillDisk(disk);
        disk.setWriterState(WriterState::Open);
        Transaction transaction(disk, s_clock, stateFolder);
        const ChangeSet change{u"skip"_s,
                               {},
                               {RemoveRows{u"/r/metrics/proposals.jsonl"_s,
                                           {"{\"id\":1}"},
                                           RowsGuard::QueueLock,
                                           false,
                                           {},
                                           false}}};
        const auto report = transaction.commit(change);
        QVERIFY(report);
        QVERIFY(report->draining);
        QString oldFile;
        for (const auto &[path, bytes] : userTree(disk)) {
            oldFile = path.contains(u".memory-desk-"_s) ? path : oldFile;
        }
        QVERIFY(!oldFile.isEmpty());
        const auto handle = disk.openAppend(oldFile);
        QVERIFY(handle);
        QVERIFY(disk.write(*handle, "\n{\"id\":4}\n"));
        QVERIFY(disk.close(*handle));

        auto drained = transaction.drain();
        QVERIFY(drained);
        QCOMPARE(drained->pending, 1);
        disk.setWriterState(WriterState::None);
        drained = transaction.drain();
        QVERIFY(drained);
        QCOMPARE(drained->pending, 0);
        QCOMPARE(leftovers(disk), QStringList());
        const QByteArray queue = *disk.read(u"/r/metrics/proposals.jsonl"_s);
        QVERIFY(queue.startsWith("{\"id\":2}\r\n{\"id\":3}\n"));
        QVERIFY(queue.endsWith("{\"id\":4}\n"));
    }

private:
    static void checkAllOrNothing(InMemoryFileSystem &disk, const Tree &before,
                                  const ChangeSet &change, const QByteArray &where)
    {
        const Tree now = userTree(disk);
        if (now == before) {
            return;
        }
        // The commit failed late and recovery found it complete: then it must be complete.
        InMemoryFileSystem fresh;
        for (const auto &[path, bytes] : before) {
            if (path.endsWith(u'/')) {
                fresh.setFolder(path.size() > 1 ? path.chopped(1) : path);
            } else {
                fresh.setFile(path, bytes);
            }
        }
        fresh.setFolder(stateFolder);
        Transaction transaction(fresh, s_clock, stateFolder);
        QVERIFY2(transaction.commit(change), where);
        QVERIFY2(userTree(fresh) == now, where);
    }
};

QTEST_GUILESS_MAIN(TestTransaction)
#include "tst_transaction.moc"
