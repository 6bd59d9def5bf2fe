// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "reviewfixture.h"

#include <QElapsedTimer>
#include <QTest>

#include <cerrno>
#include <cstdio>
#include <cstring>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace memorydesk;
using namespace Qt::StringLiterals;

namespace {

constexpr int lockedWriters = 8;
constexpr int rowsPerWriter = 12;
constexpr int rowsOfOpenWriter = 24;
constexpr int decidedRows = 100;

QByteArray idOf(int writer, int number)
{
    return QByteArray("w") + QByteArray::number(writer) + '-' + QByteArray::number(number);
}

void pauseMs(int milliseconds)
{
    ::usleep(useconds_t(milliseconds) * 1000);
}

/// What runs in a forked writer: system calls only, as a foreign program would make them.
[[noreturn]] void giveUp(const char *what)
{
    ::dprintf(STDERR_FILENO, "writer: %s: %s\n", what, ::strerror(errno));
    ::_exit(1);
}

void writeAll(int file, const QByteArray &bytes)
{
    if (::write(file, bytes.constData(), size_t(bytes.size())) != bytes.size()) {
        giveUp("write");
    }
}

/// The producer's lock: a body written aside and linked, asked for every few milliseconds.
void takeLock(const QByteArray &lock)
{
    const QByteArray aside = lock + '.' + QByteArray::number(::getpid());
    char host[256] = {};
    ::gethostname(host, sizeof host - 1);
    const int file = ::open(aside.constData(), O_WRONLY | O_CREAT | O_TRUNC, 0644);
    if (file < 0) {
        giveUp("lock body");
    }
    writeAll(file,
             "{\"pid\":" + QByteArray::number(::getpid()) + ",\"host\":\"" + host
                 + "\",\"acquiredAt\":\"2026-05-04T08:15:30.000Z\"}");
    ::close(file);
    for (int tries = 0; ::link(aside.constData(), lock.constData()) != 0; ++tries) {
        if (errno != EEXIST || tries > 6000) {
            giveUp("link");
        }
        pauseMs(5);
    }
    ::unlink(aside.constData());
}

[[noreturn]] void runLockedWriter(int writer, const QByteArray &queue, const QByteArray &lock)
{
    for (int number = 0; number < rowsPerWriter; ++number) {
        takeLock(lock);
        const int file = ::open(queue.constData(), O_WRONLY | O_CREAT | O_APPEND, 0644);
        if (file < 0) {
            giveUp("queue");
        }
        writeAll(file, ReviewFixture::row(idOf(writer, number)) + '\n');
        ::close(file);
        ::unlink(lock.constData());
        pauseMs(3 + writer);
    }
    ::_exit(0);
}

/// Opens the queue once, never locks, and keeps appending to what it has open.
[[noreturn]] void runOpenWriter(int writer, const QByteArray &queue)
{
    const int file = ::open(queue.constData(), O_WRONLY | O_APPEND);
    if (file < 0) {
        giveUp("queue");
    }
    for (int number = 0; number < rowsOfOpenWriter; ++number) {
        writeAll(file, ReviewFixture::row(idOf(writer, number)) + '\n');
        pauseMs(10);
    }
    ::close(file);
    ::_exit(0);
}

template <typename Body>
pid_t inChild(Body body)
{
    const pid_t child = ::fork();
    if (child == 0) {
        body();
    }
    return child;
}

QMap<QByteArray, int> countIds(const QByteArrayList &files)
{
    QMap<QByteArray, int> counts;
    for (const QByteArray &bytes : files) {
        for (const QueueRow &row : parseQueue(bytes).rows) {
            ++counts[row.id.toLatin1()];
        }
    }
    return counts;
}

/// Decides up to four rows, turn by turn stored and declined. Returns how many.
int decideSome(ReviewFixture &fixture, int limit)
{
    BatchDecision batch{fixture.repository, {}, {}, u"s-1"_s};
    int taken = 0;
    for (const QueueRow &row : fixture.queueRows()) {
        if (taken == qMin(4, limit)) {
            break;
        }
        (taken % 2 == 0 ? batch.approved : batch.declined).append(row);
        ++taken;
    }
    if (taken == 0) {
        // What is left stands in a replaced queue that the open writer held; the window looks for
        // such rows every second.
        Transaction transaction(fixture.disk, fixture.clock, fixture.environment.stateFolder);
        if (const auto drained = transaction.drain(); !drained) {
            qFatal("drain: %s", qPrintable(drained.error().detail));
        }
        return 0;
    }
    const auto planned = batchDecision(fixture.context(), batch);
    if (!planned) {
        qFatal("plan: %s", qPrintable(planned.error().detail));
    }
    const auto report = fixture.commit(planned->change);
    if (!report) {
        // A person would see the preview again; here the next round looks again.
        const bool again = report.error().code == ErrorCode::Conflict
            || report.error().code == ErrorCode::LockTimeout;
        if (!again) {
            qFatal("commit: %s", qPrintable(report.error().detail));
        }
        return 0;
    }
    return taken;
}

} // namespace

/// Eight writers with the producer's lock and one without it append while 100 rows are decided.
class TestParallelWriters : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyRowEndsInOnePlace_data();
    void everyRowEndsInOnePlace();
};

void TestParallelWriters::everyRowEndsInOnePlace_data()
{
    QTest::addColumn<int>("run");
    for (int run = 1; run <= 20; ++run) {
        QTest::addRow("run %d", run) << run;
    }
}

void TestParallelWriters::everyRowEndsInOnePlace()
{
    ReviewFixture fixture;
    ReviewFixture::write(fixture.queuePath(), "");
    const QByteArray queue = QFile::encodeName(fixture.queuePath());
    const QByteArray lock = QFile::encodeName(fixture.inRepository("metrics/proposals-write.lock"));
    QList<pid_t> children;
    for (int writer = 0; writer < lockedWriters; ++writer) {
        children.append(inChild([&] { runLockedWriter(writer, queue, lock); }));
    }
    children.append(inChild([&] { runOpenWriter(lockedWriters, queue); }));

    QElapsedTimer clock;
    clock.start();
    int decided = 0;
    while (decided < decidedRows && clock.elapsed() < 60000) {
        decided += decideSome(fixture, decidedRows - decided);
    }
    for (const pid_t child : std::as_const(children)) {
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QVERIFY(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    }
    QCOMPARE(decided, decidedRows);
    Transaction transaction(fixture.disk, fixture.clock, fixture.environment.stateFolder);
    const auto drained = transaction.drain();
    QVERIFY(drained.has_value());
    QCOMPARE(drained->pending, 0);

    const QMap<QByteArray, int> counts = countIds({ReviewFixture::read(fixture.queuePath()),
                                                   ReviewFixture::read(fixture.learningsPath()),
                                                   ReviewFixture::read(fixture.rejectedPath())});
    constexpr int total = lockedWriters * rowsPerWriter + rowsOfOpenWriter;
    QCOMPARE(counts.size(), total);
    for (auto count = counts.cbegin(); count != counts.cend(); ++count) {
        QVERIFY2(count.value() == 1, count.key().constData());
    }
    QCOMPARE(parseQueue(ReviewFixture::read(fixture.archivePath())).rows.size(), decidedRows);
    QVERIFY(!QFileInfo::exists(QFile::decodeName(lock)));
}

QTEST_GUILESS_MAIN(TestParallelWriters)
#include "tst_parallelwriters.moc"
