// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/files/diskfilesystem.h"
#include "core/files/recordedcommit.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace memorydesk;
using namespace Qt::StringLiterals;

namespace {

void put(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray get(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("<absent>");
}

} // namespace

class TestHistory : public QObject
{
    Q_OBJECT

    struct Fixture {
        QTemporaryDir folder;
        DiskFileSystem disk;
        SystemClock clock;
        QString state = folder.filePath(u"state"_s);
        QString memories = folder.filePath(u"memories"_s);
        Transaction transaction{disk, clock, state};
        std::unique_ptr<History> history;

        Fixture()
        {
            QDir().mkpath(memories);
            reopen();
        }
        void reopen()
        {
            history.reset();
            auto opened = History::open(state, clock);
            if (opened) {
                history = std::move(*opened);
            }
        }
        [[nodiscard]] QString file(const QString &name) const
        {
            return QDir(memories).filePath(name);
        }
        [[nodiscard]] ChangeSet create(const QString &name, const QByteArray &bytes) const
        {
            return {u"store-memory"_s, {name}, {Create{file(name), bytes, false}}};
        }
    };

private Q_SLOTS:
    void recordsWhatWasThereAndWhatCame()
    {
        Fixture f;
        QVERIFY(f.history);
        put(f.file(u"MEMORY.md"_s), "old index\n");
        const ChangeSet change{u"store-memory"_s,
                               {u"規則"_s},
                               {Create{f.file(u"a.md"_s), "new\n", false},
                                Replace{f.file(u"MEMORY.md"_s), "old index\n", "new index\n"}}};
        const auto report = commitAndRecord(f.transaction, *f.history, change);
        QVERIFY(report);
        QVERIFY(report->recorded);
        const auto entries = f.history->entries(10);
        QVERIFY(entries);
        QCOMPARE(entries->size(), 1);
        QCOMPARE(entries->first().id, report->id);
        QCOMPARE(entries->first().titleArgs, QStringList{u"規則"_s});
        QCOMPARE(entries->first().paths.size(), 2);
        const auto files = f.history->files(report->id);
        QVERIFY(files);
        QCOMPARE(*files, report->files);
        f.reopen();
        const auto again = f.history->report(report->id);
        QVERIFY(again);
        QCOMPARE(again->change, report->change);
        QCOMPARE(again->inverse, report->inverse);
        QCOMPARE(again->files, report->files);
        QCOMPARE(f.history->nextUndo(), report->id);
    }

    void undoAndRedoSurviveARestart()
    {
        Fixture f;
        const auto first = commitAndRecord(f.transaction, *f.history, f.create(u"a.md"_s, "a\n"));
        const auto second = commitAndRecord(f.transaction, *f.history, f.create(u"b.md"_s, "b\n"));
        QVERIFY(first && second);
        f.reopen();
        QVERIFY(undo(f.transaction, *f.history));
        QCOMPARE(get(f.file(u"b.md"_s)), "<absent>");
        f.reopen();
        QCOMPARE(f.history->nextUndo(), first->id);
        QCOMPARE(f.history->nextRedo(), second->id);
        QVERIFY(undo(f.transaction, *f.history));
        QCOMPARE(get(f.file(u"a.md"_s)), "<absent>");
        QVERIFY(f.history->nextUndo().isEmpty());
        QCOMPARE(undo(f.transaction, *f.history).error().code, ErrorCode::NotFound);
        f.reopen();
        QVERIFY(redo(f.transaction, *f.history));
        QCOMPARE(get(f.file(u"a.md"_s)), "a\n");
        QVERIFY(redo(f.transaction, *f.history));
        QCOMPARE(get(f.file(u"b.md"_s)), "b\n");
        QCOMPARE(redo(f.transaction, *f.history).error().code, ErrorCode::NotFound);
        f.reopen();
        // The redone change is taken back like any other, and done again.
        QVERIFY(undo(f.transaction, *f.history));
        QCOMPARE(get(f.file(u"b.md"_s)), "<absent>");
        QVERIFY(redo(f.transaction, *f.history));
        QCOMPARE(get(f.file(u"b.md"_s)), "b\n");
    }

    void aNewChangeClearsWhatCouldBeRedone()
    {
        Fixture f;
        QVERIFY(commitAndRecord(f.transaction, *f.history, f.create(u"a.md"_s, "a\n")));
        QVERIFY(undo(f.transaction, *f.history));
        QVERIFY(!f.history->nextRedo().isEmpty());
        QVERIFY(commitAndRecord(f.transaction, *f.history, f.create(u"b.md"_s, "b\n")));
        QVERIFY(f.history->nextRedo().isEmpty());
    }

    void anOlderEntryCanBeTakenBackAlone()
    {
        Fixture f;
        const auto first = commitAndRecord(f.transaction, *f.history, f.create(u"a.md"_s, "a\n"));
        const auto second = commitAndRecord(f.transaction, *f.history, f.create(u"b.md"_s, "b\n"));
        QVERIFY(first && second);
        QVERIFY(undo(f.transaction, *f.history, first->id));
        QCOMPARE(get(f.file(u"a.md"_s)), "<absent>");
        QCOMPARE(get(f.file(u"b.md"_s)), "b\n");
        QCOMPARE(f.history->nextUndo(), second->id);
        const auto entries = f.history->entries(10);
        QVERIFY(entries);
        QVERIFY(entries->last().undone);
        QVERIFY(!entries->at(1).undone);
    }

    void undoRefusesToWriteOverALaterChange()
    {
        Fixture f;
        QVERIFY(commitAndRecord(f.transaction, *f.history, f.create(u"a.md"_s, "a\n")));
        put(f.file(u"a.md"_s), "edited elsewhere\n");
        const auto undone = undo(f.transaction, *f.history);
        QVERIFY(!undone);
        QCOMPARE(undone.error().code, ErrorCode::Conflict);
        QCOMPARE(get(f.file(u"a.md"_s)), "edited elsewhere\n");
        QVERIFY(!f.history->nextUndo().isEmpty());
    }

    void outsideChangesGetEntriesOfTheirOwn()
    {
        Fixture f;
        const QString path = f.file(u"a.md"_s);
        QVERIFY(commitAndRecord(f.transaction, *f.history, f.create(u"a.md"_s, "a\n")));
        put(path, "outside\n");
        QVERIFY(f.history->recordOutside({{path, true, true, "a\n", "outside\n", 1}}));
        QVERIFY(f.history->recordOutside({{path, true, true, "a\n", "outside\n", 1}}));
        auto entries = f.history->entries(10);
        QVERIFY(entries);
        QCOMPARE(entries->size(), 2);
        QCOMPARE(entries->first().title, u"outside-change"_s);
        const auto files = f.history->files(entries->first().id);
        QVERIFY(files);
        QCOMPARE(files->first().before, "a\n");
        QCOMPARE(files->first().after, "outside\n");
        // One that nobody told of is found when the file is changed here next.
        put(path, "outside again\n");
        const ChangeSet edit{u"edit-memory"_s, {}, {Replace{path, "outside again\n", "ours\n"}}};
        QVERIFY(commitAndRecord(f.transaction, *f.history, edit));
        entries = f.history->entries(10, 0, path);
        QVERIFY(entries);
        QCOMPARE(entries->size(), 4);
        QCOMPARE(entries->at(1).title, u"outside-change"_s);
        QCOMPARE(f.history->nextUndo(), entries->at(0).id);
    }

    void aCrashBeforeTheRecordLosesNoUndo()
    {
        Fixture f;
        // What a commit leaves behind that was cut off before the history was written.
        const auto report =
            f.transaction.commitPending(f.create(u"a.md"_s, "a\n"), {}, CommitRole());
        QVERIFY(report);
        QVERIFY(f.history->nextUndo().isEmpty());
        f.reopen();
        Transaction afterCrash(f.disk, f.clock, f.state);
        QVERIFY(recoverAndRecord(afterCrash, *f.history));
        QCOMPARE(f.history->nextUndo(), report->id);
        QVERIFY(recoverAndRecord(afterCrash, *f.history));
        QCOMPARE(f.history->entries(10)->size(), 1);
        QCOMPARE(QDir(f.state + u"/journal"_s).entryList(QDir::Files), QStringList());
        QVERIFY(undo(afterCrash, *f.history));
        QCOMPARE(get(f.file(u"a.md"_s)), "<absent>");
    }

    void plainGitReadsIt()
    {
        Fixture f;
        QVERIFY(
            commitAndRecord(f.transaction, *f.history, f.create(u"a.md"_s, "exact \r\n bytes")));
        QProcess git;
        git.start(u"git"_s,
                  {u"--git-dir"_s, f.state + u"/history.git"_s, u"show"_s,
                   u"main:files"_s + f.file(u"a.md"_s)});
        if (!git.waitForStarted()) {
            QSKIP("git is not installed");
        }
        QVERIFY(git.waitForFinished());
        QCOMPARE(git.readAllStandardOutput(), "exact \r\n bytes");
        git.start(u"git"_s,
                  {u"--git-dir"_s, f.state + u"/history.git"_s, u"fsck"_s, u"--strict"_s});
        QVERIFY(git.waitForFinished());
        QCOMPARE(git.exitCode(), 0);
    }

    void strangeNamesAreKept_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("git's own name") << u".git"_s;
        QTest::newRow("short form of it") << u"git~1"_s;
        QTest::newRow("CJK") << u"規則 一.md"_s;
        QTest::newRow("backslash and colon") << u"a\\b:c.md"_s;
        QTest::newRow("leading dots") << u"...a"_s;
    }
    void strangeNamesAreKept()
    {
        QFETCH(QString, name);
        Fixture f;
        const auto report = commitAndRecord(f.transaction, *f.history, f.create(name, "x\n"));
        QVERIFY(report);
        QVERIFY(report->recorded);
        const auto files = f.history->files(report->id);
        QVERIFY(files);
        QCOMPARE(files->first().after, "x\n");
        QVERIFY(undo(f.transaction, *f.history));
        QCOMPARE(get(f.file(name)), "<absent>");
    }

    void rowsComeBackByteForByte()
    {
        Fixture f;
        const QString queue = f.file(u"proposals.jsonl"_s);
        const QString log = f.file(u"rejected.log"_s);
        const QByteArray rows = "{\"id\":\"1\",\"n\":1.50}\r\n\r\n{\"id\":\"2\"}\n{\"id\":\"3\"}";
        put(queue, rows);
        put(log, "no newline");
        const ChangeSet change{u"skip"_s,
                               {},
                               {RemoveRows{queue, {"{\"id\":\"3\"}"}, RowsGuard::QueueLock},
                                Append{log, {"{\"id\":\"3\"}"}}}};
        QVERIFY(commitAndRecord(f.transaction, *f.history, change));
        QCOMPARE(get(log), "no newline\n{\"id\":\"3\"}\n");
        f.reopen();
        QVERIFY(undo(f.transaction, *f.history));
        QCOMPARE(get(queue), rows);
        QCOMPARE(get(log), "no newline");
    }
};

QTEST_GUILESS_MAIN(TestHistory)
#include "tst_history.moc"
