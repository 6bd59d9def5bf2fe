// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/files/diskfilesystem.h"
#include "core/files/queuelock.h"

#include <QDateTime>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSysInfo>
#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <thread>

#include <unistd.h>

using namespace memorydesk;
using namespace Qt::StringLiterals;

class TestQueueLock : public QObject
{
    Q_OBJECT

    static QByteArray lockOf(qint64 pid, const QString &host)
    {
        return QJsonDocument(QJsonObject{{u"pid"_s, pid},
                                         {u"host"_s, host},
                                         {u"acquiredAt"_s, u"2026-05-04T08:15:30.000Z"_s}})
            .toJson(QJsonDocument::Compact);
    }

private Q_SLOTS:
    void writesWhatProducersWrite()
    {
        const QTemporaryDir folder;
        DiskFileSystem disk;
        const SystemClock clock;
        const QString path = QueueLock::pathFor(folder.filePath(u"proposals.jsonl"_s));
        QCOMPARE(path, folder.filePath(u"proposals-write.lock"_s));
        {
            const auto lock = QueueLock::acquire(disk, path, QueueLock::textFor(clock));
            QVERIFY(lock);
            const QByteArray text = *disk.read(path);
            QVERIFY(text.startsWith("{\"pid\":" + QByteArray::number(::getpid()) + ",\"host\":\""));
            const QJsonObject body = QJsonDocument::fromJson(text).object();
            QCOMPARE(body.size(), 3);
            QCOMPARE(body[u"host"_s].toString(), QSysInfo::machineHostName());
            QVERIFY(body[u"acquiredAt"_s].toString().endsWith(u'Z'));
            QCOMPARE(body[u"acquiredAt"_s].toString().size(), 24);
        }
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList());
    }

    void meetsALock_data()
    {
        const QString here = QSysInfo::machineHostName();
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("taken");
        QTest::newRow("dead process here") << lockOf(999999, here) << true;
        QTest::newRow("garbage") << QByteArray("not a lock") << true;
        QTest::newRow("empty") << QByteArray() << true;
        QTest::newRow("no pid") << QByteArray("{\"host\":\"x\"}") << true;
        QTest::newRow("living process here") << lockOf(::getppid(), here) << false;
        QTest::newRow("another host") << lockOf(999999, u"some-other-host.invalid"_s) << false;
    }
    void meetsALock()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, taken);
        const QTemporaryDir folder;
        DiskFileSystem disk;
        const SystemClock clock;
        const QString path = folder.filePath(u"proposals-write.lock"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        QElapsedTimer timer;
        timer.start();
        {
            const auto lock = QueueLock::acquire(disk, path, QueueLock::textFor(clock), 100);
            QCOMPARE(lock.has_value(), taken);
            if (!taken) {
                QCOMPARE(lock.error().code, ErrorCode::LockTimeout);
                QVERIFY(timer.elapsed() >= 100);
                QCOMPARE(*disk.read(path), text);
            }
        }
        QCOMPARE(QFile::exists(path), !taken);
    }

    void waitsForItsTurn()
    {
        const QTemporaryDir folder;
        DiskFileSystem disk;
        const SystemClock clock;
        const QString path = folder.filePath(u"proposals-write.lock"_s);
        auto first = std::make_unique<Result<QueueLock>>(
            QueueLock::acquire(disk, path, QueueLock::textFor(clock)));
        QVERIFY(*first);
        std::thread releasing([&first] {
            std::this_thread::sleep_for(std::chrono::milliseconds(120));
            first.reset();
        });
        const auto second = QueueLock::acquire(disk, path, QueueLock::textFor(clock));
        releasing.join();
        QVERIFY(second);
    }

    void doesNotRemoveSomebodyElsesLock()
    {
        const QTemporaryDir folder;
        DiskFileSystem disk;
        const SystemClock clock;
        const QString path = folder.filePath(u"proposals-write.lock"_s);
        {
            const auto lock = QueueLock::acquire(disk, path, QueueLock::textFor(clock));
            QVERIFY(lock);
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("somebody else's");
        }
        QCOMPARE(*disk.read(path), "somebody else's");
    }
};

QTEST_GUILESS_MAIN(TestQueueLock)
#include "tst_queuelock.moc"
