// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/files/diskfilesystem.h"
#include "core/files/transaction.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace memorydesk;
using namespace Qt::StringLiterals;

namespace {

void put(const QString &path, const QByteArray &bytes, mode_t mode = 0644)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
    file.close();
    QCOMPARE(::chmod(QFile::encodeName(path).constData(), mode), 0);
}

QByteArray get(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("<absent>");
}

mode_t modeOf(const QString &path)
{
    struct stat data = {};
    ::stat(QFile::encodeName(path).constData(), &data);
    return data.st_mode & 07777;
}

QStringList names(const QString &folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::System
                                  | QDir::NoDotAndDotDot);
}

} // namespace

class TestDiskFiles : public QObject
{
    Q_OBJECT

    struct Fixture {
        QTemporaryDir base;
        QString folder = base.filePath(u"m"_s);
        DiskFileSystem disk;
        SystemClock clock;
        Transaction transaction{disk, clock, base.filePath(u"state"_s)};

        Fixture() { QDir().mkpath(folder); }
        [[nodiscard]] QString path(const QString &name) const
        {
            return QDir(folder).filePath(name);
        }
        [[nodiscard]] Result<CommitReport> replace(const QString &file, const QByteArray &before,
                                                   const QByteArray &after)
        {
            return transaction.commit({u"edit"_s, {}, {Replace{file, before, after}}});
        }
    };

private Q_SLOTS:
    void readingNeverBlocks_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<ErrorCode>("code");
        QTest::newRow("FIFO") << u"fifo"_s << ErrorCode::NotRegular;
        QTest::newRow("link to a FIFO") << u"fifolink"_s << ErrorCode::NotRegular;
        QTest::newRow("folder") << u"folder"_s << ErrorCode::NotRegular;
        QTest::newRow("nothing") << u"none"_s << ErrorCode::NotFound;
        QTest::newRow("file as a folder") << u"file/x"_s << ErrorCode::NotFound;
        QTest::newRow("link in a circle") << u"circle"_s << ErrorCode::NotRegular;
        QTest::newRow("too large") << u"large"_s << ErrorCode::TooLarge;
    }
    void readingNeverBlocks()
    {
        QFETCH(QString, name);
        QFETCH(ErrorCode, code);
        Fixture f;
        put(f.path(u"file"_s), "x");
        put(f.path(u"large"_s), QByteArray(1001, 'x'));
        put(f.path(u"exact"_s), QByteArray(1000, 'x'));
        QDir().mkpath(f.path(u"folder"_s));
        QCOMPARE(::mkfifo(QFile::encodeName(f.path(u"fifo"_s)).constData(), 0644), 0);
        QVERIFY(QFile::link(f.path(u"fifo"_s), f.path(u"fifolink"_s)));
        QVERIFY(QFile::link(f.path(u"circle"_s), f.path(u"circle"_s)));
        QElapsedTimer timer;
        timer.start();
        const auto bytes = f.disk.read(f.path(name), 1000);
        QVERIFY(!bytes);
        QCOMPARE(bytes.error().code, code);
        QVERIFY(timer.elapsed() < 1000);
        QVERIFY(f.disk.read(f.path(u"exact"_s), 1000));
        // The same things in the way of a commit.
        const auto report = f.replace(f.path(name), "x", "y");
        QVERIFY(!report);
        QVERIFY(timer.elapsed() < 1000);
    }

    void linksAndModesAreKept()
    {
        Fixture f;
        QVERIFY(QFile::link(f.folder, f.base.filePath(u"linked"_s)));
        put(f.path(u"user_real.md"_s), "old\n", 0640);
        QVERIFY(QFile::link(u"user_real.md"_s, f.path(u"user_hop2.md"_s)));
        QVERIFY(QFile::link(u"user_hop2.md"_s, f.path(u"user_hop1.md"_s)));
        const QString hop = f.base.filePath(u"linked/user_hop1.md"_s);
        const auto report = f.replace(hop, "old\n", "new\n");
        QVERIFY(report);
        QVERIFY(!report->reducedProtection);
        QVERIFY(QFileInfo(f.base.filePath(u"linked"_s)).isSymLink());
        QVERIFY(QFileInfo(f.path(u"user_hop1.md"_s)).isSymLink());
        QVERIFY(QFileInfo(f.path(u"user_hop2.md"_s)).isSymLink());
        QVERIFY(!QFileInfo(f.path(u"user_real.md"_s)).isSymLink());
        QCOMPARE(get(f.path(u"user_real.md"_s)), "new\n");
        QCOMPARE(modeOf(f.path(u"user_real.md"_s)), mode_t(0640));
        QCOMPARE(names(f.folder).size(), 3);
    }

    void aFinalLinkIsNotRemovedInPlaceOfItsTarget()
    {
        Fixture f;
        put(f.path(u"real.md"_s), "x\n");
        QVERIFY(QFile::link(u"real.md"_s, f.path(u"hop.md"_s)));
        const auto report =
            f.transaction.commit({u"delete"_s, {}, {Remove{f.path(u"hop.md"_s), "x\n"}}});
        QVERIFY(!report);
        QCOMPARE(report.error().code, ErrorCode::NotRegular);
        QCOMPARE(names(f.folder).size(), 2);
    }

    void hardLinksAreAnnouncedThenSeparated()
    {
        Fixture f;
        put(f.path(u"user_a.md"_s), "old\n");
        QCOMPARE(::link(QFile::encodeName(f.path(u"user_a.md"_s)).constData(),
                        QFile::encodeName(f.path(u"user_b.md"_s)).constData()),
                 0);
        const ChangeSet change{u"edit"_s, {}, {Replace{f.path(u"user_a.md"_s), "old\n", "new\n"}}};
        const auto preview = f.transaction.preview(change);
        QVERIFY(preview);
        QCOMPARE(preview->first().linkCount, 2U);
        QVERIFY(f.transaction.commit(change));
        QCOMPARE(get(f.path(u"user_a.md"_s)), "new\n");
        QCOMPARE(get(f.path(u"user_b.md"_s)), "old\n");
        // Appending keeps both names on one file.
        put(f.path(u"log"_s), "1\n");
        QCOMPARE(::link(QFile::encodeName(f.path(u"log"_s)).constData(),
                        QFile::encodeName(f.path(u"log2"_s)).constData()),
                 0);
        QVERIFY(f.transaction.commit({u"log"_s, {}, {Append{f.path(u"log"_s), {"2"}}}}));
        QCOMPARE(get(f.path(u"log2"_s)), "1\n2\n");
    }

    void withoutAnyWriteBitItIsReadOnly()
    {
        // Also for root, who could write: nobody who set these modes wants to be overruled.
        Fixture f;
        put(f.path(u"user_ro.md"_s), "old\n", 0444);
        const QString locked = f.base.filePath(u"locked"_s);
        put(locked + u"/user_l.md"_s, "old\n");
        QCOMPARE(::chmod(QFile::encodeName(locked).constData(), 0555), 0);
        for (const QString &path : {f.path(u"user_ro.md"_s), locked + u"/user_l.md"_s}) {
            const auto report = f.replace(path, "old\n", "new\n");
            QVERIFY(!report);
            QCOMPARE(report.error().code, ErrorCode::ReadOnly);
            QCOMPARE(get(path), "old\n");
        }
        QCOMPARE(names(locked).size(), 1);
        QCOMPARE(::chmod(QFile::encodeName(locked).constData(), 0755), 0);
    }

    void appendedRowsKeepTheFile()
    {
        Fixture f;
        put(f.path(u"learnings.jsonl"_s), "{\"id\":1}", 0600);
        const auto before = f.disk.stat(f.path(u"learnings.jsonl"_s));
        QVERIFY(f.transaction.commit(
            {u"promote"_s, {}, {Append{f.path(u"learnings.jsonl"_s), {"{\"id\":2}"}}}}));
        const auto after = f.disk.stat(f.path(u"learnings.jsonl"_s));
        QVERIFY(before && after);
        QCOMPARE(after->inode, before->inode);
        QCOMPARE(after->mode, 0600U);
        QCOMPARE(get(f.path(u"learnings.jsonl"_s)), "{\"id\":1}\n{\"id\":2}\n");
    }

    void aFileThatSomebodyIsWritingIsLeftAlone()
    {
        Fixture f;
        const QString path = f.path(u"MEMORY.md"_s);
        put(path, "old\n");
        const int writer = ::open(QFile::encodeName(path).constData(), O_RDWR | O_CLOEXEC);
        QVERIFY(writer >= 0);
        const auto report = f.replace(path, "old\n", "new\n");
        QVERIFY(!report);
        QCOMPARE(report.error().code, ErrorCode::Conflict);
        QCOMPARE(get(path), "old\n");
        QCOMPARE(::write(writer, "OLD", 3), 3);
        ::close(writer);
        QCOMPARE(get(path), "OLD\n");
        QCOMPARE(names(f.folder), QStringList{u"MEMORY.md"_s});
        QVERIFY(f.replace(path, "OLD\n", "new\n"));
    }

    void aReaderDoesNotStandInTheWay()
    {
        Fixture f;
        const QString path = f.path(u"MEMORY.md"_s);
        put(path, "old\n");
        QFile reader(path);
        QVERIFY(reader.open(QIODevice::ReadOnly));
        QVERIFY(f.replace(path, "old\n", "new\n"));
        QCOMPARE(reader.readAll(), "old\n");
    }

    void rowsWrittenToAReplacedQueueAreCarriedOver()
    {
        Fixture f;
        const QString path = f.path(u"proposals.jsonl"_s);
        put(path, "{\"id\":1}\n{\"id\":2}\n");
        const int writer =
            ::open(QFile::encodeName(path).constData(), O_WRONLY | O_APPEND | O_CLOEXEC);
        QVERIFY(writer >= 0);
        QElapsedTimer timer;
        timer.start();
        const auto report = f.transaction.commit(
            {u"skip"_s, {}, {RemoveRows{path, {"{\"id\":1}"}, RowsGuard::QueueLock}}});
        QVERIFY(report);
        QVERIFY(report->draining);
        QVERIFY(timer.elapsed() < 2000); // It does not wait for the writer.
        QCOMPARE(get(path), "{\"id\":2}\n");
        QCOMPARE(::write(writer, "{\"id\":3}\n", 9), 9);
        QCOMPARE(f.transaction.drain()->pending, 1);
        QVERIFY(f.transaction.recover()); // A restart meanwhile forgets nothing.
        QCOMPARE(::write(writer, "{\"id\":4}\n", 9), 9);
        ::close(writer);
        const auto drained = f.transaction.drain();
        QVERIFY(drained);
        QCOMPARE(drained->pending, 0);
        QCOMPARE(drained->rowsCarried, 2);
        QCOMPARE(get(path), "{\"id\":2}\n{\"id\":3}\n{\"id\":4}\n");
        QCOMPARE(names(f.folder), QStringList{u"proposals.jsonl"_s});
        QCOMPARE(names(f.base.filePath(u"state/journal"_s)), QStringList());
    }

    void nobodyElsesDrainDelaysACommit()
    {
        Fixture f;
        const QString path = f.path(u"proposals.jsonl"_s);
        put(path, "{\"id\":1}\n");
        const auto report = f.transaction.commit(
            {u"skip"_s, {}, {RemoveRows{path, {"{\"id\":1}"}, RowsGuard::QueueLock}}});
        QVERIFY(report);
        QVERIFY(!report->draining);
        QCOMPARE(get(path), "");
    }

    void aDamagedJournalIsPutAside()
    {
        Fixture f;
        put(f.base.filePath(u"state/journal/20260101T000000000-00000000.journal"_s), "half a jour");
        const auto recovered = f.transaction.recover();
        QVERIFY(recovered);
        QCOMPARE(recovered->untouched.size(), 1);
        const auto again = f.transaction.recover();
        QVERIFY(again);
        QVERIFY(again->untouched.isEmpty());
        put(f.path(u"a.md"_s), "old\n");
        QVERIFY(f.replace(f.path(u"a.md"_s), "old\n", "new\n"));
    }
};

QTEST_GUILESS_MAIN(TestDiskFiles)
#include "tst_diskfiles.moc"
