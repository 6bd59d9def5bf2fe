// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "crowds.h"

#include "core/files/queuelock.h"
#include "core/files/recordedcommit.h"
#include "core/files/rows.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QSet>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace memorydesk;
using namespace Qt::StringLiterals;

namespace {

QByteArray read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
        std::printf("cannot write %s\n", qPrintable(path));
    }
}

std::vector<pid_t> forkAll(int count, const std::function<int(int)> &work)
{
    std::vector<pid_t> children;
    for (int number = 0; number < count; ++number) {
        const pid_t child = ::fork();
        if (child == 0) {
            ::_exit(work(number));
        }
        children.push_back(child);
    }
    return children;
}

int failures(const std::vector<pid_t> &children)
{
    int failed = 0;
    for (const pid_t child : children) {
        int status = 0;
        ::waitpid(child, &status, 0);
        failed += !WIFEXITED(status) || WEXITSTATUS(status) != 0;
    }
    return failed;
}

/// One process's part: a new file, a new index line and a log row in each transaction.
int storeMany(const QString &folder, int process, int transactions)
{
    DiskFileSystem disk;
    const SystemClock clock;
    Transaction transaction(disk, clock, folder + u"/state"_s);
    const QString index = folder + u"/memory/MEMORY.md"_s;
    QByteArray waits;
    for (int number = 0; number < transactions; ++number) {
        const QByteArray name = QByteArray::number(process) + '-' + QByteArray::number(number);
        QElapsedTimer timer;
        timer.start();
        for (;;) {
            const QByteArray before = read(index);
            const ChangeSet change{
                u"store"_s,
                {},
                {Create{folder + u"/memory/"_s + QString::fromLatin1(name) + u".md"_s, name, false},
                 Replace{index, before, before + "- " + name + '\n'},
                 Append{folder + u"/memory/log.jsonl"_s, {name}}}};
            const Result<CommitReport> report = transaction.commit(change);
            if (report) {
                break;
            }
            if (report.error().code != ErrorCode::Conflict) {
                std::printf("process %d: error %d %s\n", process, int(report.error().code),
                            qPrintable(report.error().path));
                return 1;
            }
        }
        waits += QByteArray::number(timer.nsecsElapsed() / 1000) + '\n';
    }
    write(folder + u"/waits-%1"_s.arg(process), waits);
    return 0;
}

/// How many of the expected lines are not there exactly once.
int wrongLines(const QByteArray &bytes, const QByteArray &prefix, int processes, int transactions)
{
    QList<QByteArray> lines = splitRows(bytes);
    std::ranges::sort(lines);
    QList<QByteArray> expected;
    for (int process = 0; process < processes; ++process) {
        for (int number = 0; number < transactions; ++number) {
            expected.append(prefix + QByteArray::number(process) + '-'
                            + QByteArray::number(number));
        }
    }
    std::ranges::sort(expected);
    QList<QByteArray> differing;
    std::ranges::set_symmetric_difference(lines, expected, std::back_inserter(differing));
    return int(differing.size());
}

void printWaits(const QString &folder, int processes)
{
    QList<int> waits;
    for (int process = 0; process < processes; ++process) {
        for (const QByteArray &wait : splitRows(read(folder + u"/waits-%1"_s.arg(process)))) {
            waits.append(wait.toInt());
        }
    }
    std::ranges::sort(waits);
    if (!waits.isEmpty()) {
        std::printf("  one store beside %d others: p50 %.1f ms, p99 %.1f ms, longest %.1f ms\n",
                    processes - 1, waits[waits.size() / 2] / 1000.0,
                    waits[waits.size() * 99 / 100] / 1000.0, waits.last() / 1000.0);
    }
}

/// As producers append: their lock, then one write at the end.
int produce(const QString &queue, int producer, int rows)
{
    DiskFileSystem disk;
    const SystemClock clock;
    for (int number = 0; number < rows; ++number) {
        const auto lock =
            QueueLock::acquire(disk, QueueLock::pathFor(queue), QueueLock::textFor(clock), 60'000);
        const QByteArray row = "{\"id\":\"" + QByteArray::number(producer) + '-'
            + QByteArray::number(number) + "\"}\n";
        const int file = ::open(QFile::encodeName(queue).constData(),
                                O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
        if (!lock || file < 0 || ::write(file, row.constData(), size_t(row.size())) != row.size()) {
            return 1;
        }
        ::close(file);
        std::this_thread::sleep_for(std::chrono::milliseconds(number % 7));
    }
    return 0;
}

} // namespace

Counts ownProcesses(const QString &base, int processes, int transactions)
{
    const QString folder = base + u"/crowd"_s;
    QDir(folder).removeRecursively();
    QDir().mkpath(folder + u"/memory"_s);
    write(folder + u"/memory/MEMORY.md"_s, {});
    const auto children =
        forkAll(processes, [&](int process) { return storeMany(folder, process, transactions); });
    Counts counts;
    counts.points = processes;
    counts.trials = processes * transactions;
    counts.violations = failures(children);
    counts.violations +=
        wrongLines(read(folder + u"/memory/MEMORY.md"_s), "- ", processes, transactions);
    counts.violations +=
        wrongLines(read(folder + u"/memory/log.jsonl"_s), "", processes, transactions);
    const auto names = QDir(folder + u"/memory"_s).entryList(QDir::Files | QDir::Hidden);
    counts.violations += std::abs(int(names.size()) - (processes * transactions + 2));
    counts.stored = int(names.size()) - 2;
    printWaits(folder, processes);
    return counts;
}

Counts producersBesideUs(const QString &base, int producers, int rows)
{
    const QString folder = base + u"/producers"_s;
    QDir(folder).removeRecursively();
    QDir().mkpath(folder + u"/metrics"_s);
    const QString queue = folder + u"/metrics/proposals.jsonl"_s;
    const QString learnings = folder + u"/metrics/learnings.jsonl"_s;
    const QString rejected = folder + u"/metrics/rejected.log"_s;
    write(queue, {});
    const auto children =
        forkAll(producers, [&](int producer) { return produce(queue, producer, rows); });

    DiskFileSystem disk;
    const SystemClock clock;
    Transaction transaction(disk, clock, folder + u"/state"_s);
    Counts counts;
    counts.points = producers;
    QElapsedTimer timer;
    timer.start();
    constexpr qint64 longestMs = 120'000;
    while (counts.stored < producers * rows && timer.elapsed() < longestMs) {
        const QList<QByteArray> waiting = splitRows(read(queue));
        for (const QByteArray &row : waiting) {
            const QString target = counts.trials++ % 2 == 0 ? learnings : rejected;
            const Result<CommitReport> report = transaction.commit(
                {u"decide"_s,
                 {},
                 {RemoveRows{queue, {row}, RowsGuard::QueueLock}, Append{target, {row}}}});
            counts.stored += report.has_value();
            counts.refused += !report.has_value();
        }
        if (waiting.isEmpty()) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        std::ignore = transaction.drain();
    }
    counts.violations = failures(children);
    QByteArray all = read(queue) + read(learnings) + read(rejected);
    all.replace("{\"id\":\"", "").replace("\"}", "");
    counts.violations += wrongLines(all, "", producers, rows);
    counts.violations +=
        int(QDir(folder + u"/metrics"_s).entryList(QDir::Files | QDir::Hidden).size()) - 3;
    return counts;
}
