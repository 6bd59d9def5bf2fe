// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/files/folderwatcher.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

#include <cstdio>
#include <fcntl.h>
#include <unistd.h>

using namespace memorydesk;
using namespace Qt::StringLiterals;

namespace {

void put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// As editors save: a temp file renamed over the old one.
bool replaceFile(const QString &path, const QByteArray &bytes)
{
    const QByteArray temp = QFile::encodeName(path + u".editor-temp"_s);
    const int file = ::open(temp.constData(), O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0644);
    const bool written = ::write(file, bytes.constData(), size_t(bytes.size())) == bytes.size();
    ::close(file);
    return written && std::rename(temp.constData(), QFile::encodeName(path).constData()) == 0;
}

QByteArray get(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("<absent>");
}

} // namespace

class TestFolderWatcher : public QObject
{
    Q_OBJECT

    enum class Place { Anywhere, InMemory };

    /// In memory where a test replaces files by the thousand: some disks flush on every one.
    static QString templateFor(Place place)
    {
        const bool inMemory = place == Place::InMemory && QFileInfo(u"/dev/shm"_s).isWritable();
        return (inMemory ? u"/dev/shm"_s : QDir::tempPath()) + u"/tst_folderwatcher-XXXXXX"_s;
    }

    struct Fixture {
        QTemporaryDir base;
        QString folder = base.filePath(u"m"_s);
        QString file = folder + u"/feedback_w.md"_s;
        FolderWatcher watcher;
        QSignalSpy changed{&watcher, &FolderWatcher::foldersChanged};

        explicit Fixture(const FolderWatcher::Options &options = {}, Place place = Place::Anywhere)
            : base(templateFor(place))
            , watcher(options)
        {
            QDir().mkpath(folder);
            watcher.setFolders({folder});
            QTest::qWait(options.quietMs * 3); // Whatever starting says.
            changed.clear();
        }
        bool sees(int ms = 2000)
        {
            const bool seen =
                changed.wait(ms) && changed.first().first().toStringList() == QStringList{folder};
            changed.clear();
            return seen;
        }
    };

private Q_SLOTS:
    void everyReplaceOfAFileIsSeen()
    {
        Fixture f;
        put(f.file, "v1");
        QVERIFY(f.sees());
        for (const QByteArray version : {"v2", "v3", "v4"}) {
            QVERIFY(replaceFile(f.file, version));
            QVERIFY2(f.sees(), version);
        }
        QVERIFY(QFile::remove(f.file));
        QVERIFY(f.sees());
        put(f.file, "v5");
        QVERIFY(f.sees());
        QVERIFY(f.watcher.isLive());
    }

    void aFolderThatWentAwayIsSeenAgain()
    {
        FolderWatcher::Options options;
        options.missingMs = 100;
        Fixture f(options);
        const QString away = f.base.filePath(u"away"_s);
        QVERIFY(QDir().rename(f.folder, away));
        QVERIFY(f.sees());
        put(away + u"/elsewhere.md"_s, "x");
        QVERIFY(!f.sees(300)); // Not the watched path any more.
        QVERIFY(QDir().rename(away, f.folder));
        QVERIFY(f.sees());
        put(f.file, "v6");
        QVERIFY(f.sees());
        QVERIFY(QDir(f.folder).removeRecursively());
        QVERIFY(f.sees());
        QVERIFY(QDir().mkpath(f.folder));
        QVERIFY(f.sees());
        put(f.file, "v7");
        QVERIFY(f.sees());
    }

    void aFolderThatComesLaterIsFound()
    {
        FolderWatcher::Options options;
        options.missingMs = 100;
        Fixture f(options);
        const QString later = f.base.filePath(u"later"_s);
        f.watcher.setFolders({later});
        QVERIFY(QDir().mkpath(later));
        QVERIFY(f.changed.wait(2000));
        QCOMPARE(f.changed.first().first().toStringList(), QStringList{later});
        QVERIFY(f.watcher.isLive());
    }

    void aParentThatIsReplacedIsNoticed()
    {
        FolderWatcher::Options options;
        options.missingMs = 100;
        options.inspectMs = 100;
        Fixture f(options);
        const QString inner = f.folder + u"/inner"_s;
        QVERIFY(QDir().mkpath(inner));
        f.watcher.setFolders({inner});
        QTest::qWait(400);
        f.changed.clear();
        QVERIFY(QDir().rename(f.folder, f.base.filePath(u"old"_s)));
        QVERIFY(QDir().mkpath(inner));
        QVERIFY(f.changed.wait(2000));
        QTRY_VERIFY(f.watcher.isLive());
        QTest::qWait(300);
        f.changed.clear();
        put(inner + u"/a.md"_s, "a");
        QVERIFY(f.changed.wait(2000));
    }

    void withoutAWatchTheFolderIsPolled()
    {
        FolderWatcher::Options options;
        options.inspectMs = 100;
        options.maxWatches = 0;
        Fixture f(options);
        QTRY_VERIFY(!f.watcher.isLive());
        QCOMPARE(f.watcher.notLive(), QStringList{f.folder});
        f.changed.clear();
        put(f.file, "v1");
        QVERIFY(f.sees());
        QVERIFY(replaceFile(f.file, "v2"));
        QVERIFY(f.sees());
        QVERIFY(QFile::remove(f.file));
        QVERIFY(f.sees());
    }

    void twoNamesOfOneFolderAreBothLive()
    {
        Fixture f;
        const QString link = f.base.filePath(u"link"_s);
        QVERIFY(QFile::link(f.folder, link));
        f.watcher.setFolders({f.folder, link});
        QTest::qWait(300);
        f.changed.clear();
        put(f.file, "v1");
        QVERIFY(f.changed.wait(2000));
        QCOMPARE(f.changed.first().first().toStringList(), (QStringList{link, f.folder}));
        QVERIFY(f.watcher.isLive());
    }

    void ownWorkInProgressIsNotTold()
    {
        Fixture f;
        put(f.folder + u"/.memory-desk-x-0.tmp"_s, "half");
        QVERIFY(!f.sees(300));
        put(f.file, "v1");
        QVERIFY(f.sees());
    }

    void aFolderNoLongerAskedForIsQuiet()
    {
        Fixture f;
        f.watcher.setFolders({});
        put(f.file, "v1");
        QVERIFY(!f.sees(300));
        QVERIFY(f.watcher.folders().isEmpty());
    }

    /// While a file is replaced ten thousand times, signals keep coming, and after the last replace
    /// one follows within a second: a reader that goes by them ends with the disk's bytes.
    void tenThousandReplaces()
    {
        Fixture f({}, Place::InMemory);
        QByteArray model;
        connect(&f.watcher, &FolderWatcher::foldersChanged, this, [&] { model = get(f.file); });
        std::atomic_bool ok = true;
        std::atomic_bool done = false;
        std::thread writer([&] {
            for (int i = 1; i <= 10'000 && ok; ++i) {
                ok = replaceFile(f.file, QByteArray::number(i));
            }
            done = true;
        });
        while (!done) {
            QTest::qWait(20);
        }
        writer.join();
        QVERIFY(ok);
        QElapsedTimer timer;
        timer.start();
        QTRY_COMPARE_WITH_TIMEOUT(model, "10000", 1000);
        QVERIFY(timer.elapsed() <= 1000);
        QVERIFY(f.changed.size() >= 1);
    }

    /// The event queue is left to overflow: all folders are told of then.
    void anOverflowTellsOfEveryFolder()
    {
        Fixture f({}, Place::InMemory);
        const QString second = f.base.filePath(u"second"_s);
        QVERIFY(QDir().mkpath(second));
        f.watcher.setFolders({f.folder, second});
        QTest::qWait(300);
        f.changed.clear();
        QFile limit(u"/proc/sys/fs/inotify/max_queued_events"_s);
        QVERIFY(limit.open(QIODevice::ReadOnly));
        const int events = limit.readAll().trimmed().toInt();
        // No event loop runs meanwhile, so nothing is read; a replace makes at least three events.
        for (int i = 0; i < events / 2 + 10; ++i) {
            QVERIFY(replaceFile(f.file, QByteArray::number(i)));
        }
        QVERIFY(f.changed.wait(2000));
        QCOMPARE(f.changed.first().first().toStringList(), (QStringList{f.folder, second}));
    }
};

QTEST_GUILESS_MAIN(TestFolderWatcher)
#include "tst_folderwatcher.moc"
