// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Times the reading of session history against reading the bytes alone, in one run:
//   scan_bench FILE…       files of a history; use a warm cache (they are read once before).
#include "core/sources/candidatescan.h"
#include "core/sources/transcript.h"

#include <QFile>
#include <QStringList>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

using namespace memorydesk;

namespace {

constexpr int rounds = 7;

/// What `cat FILES > /dev/null` does: read, and nothing else.
qint64 readOnly(const QStringList &files)
{
    QByteArray block(1 << 20, Qt::Uninitialized);
    qint64 total = 0;
    for (const QString &name : files) {
        const int descriptor = ::open(QFile::encodeName(name).constData(), O_RDONLY | O_CLOEXEC);
        for (ssize_t count = 1; descriptor >= 0 && count > 0; total += count)
            count = ::read(descriptor, block.data(), std::size_t(block.size()));
        ::close(descriptor);
    }
    return total;
}

struct Times {
    double median = 0, least = 0, most = 0; ///< Milliseconds of processor time.
};

Times timed(const std::function<void()> &work)
{
    // Processor time, so that a busy machine does not change the ratios.
    const auto processorMs = [] {
        timespec now = {};
        ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
        return double(now.tv_sec) * 1e3 + double(now.tv_nsec) / 1e6;
    };
    QList<double> times;
    for (int i = 0; i < rounds; ++i) {
        const double start = processorMs();
        work();
        times.append(processorMs() - start);
    }
    std::ranges::sort(times);
    return {times.at(rounds / 2), times.first(), times.last()};
}

void print(const char *what, const Times &times, qint64 bytes, const Times &base)
{
    std::printf("%-34s %8.1f ms  (%.1f to %.1f)  %6.2f GB/s  %5.2f x reading\n", what, times.median,
                times.least, times.most, double(bytes) / times.median / 1e6,
                times.median / base.median);
}

} // namespace

int main(int argc, char *argv[])
{
    QStringList files;
    for (int i = 1; i < argc; ++i)
        files.append(QString::fromLocal8Bit(argv[i]));
    if (files.isEmpty()) {
        std::fputs("scan_bench FILE…\n", stderr);
        return 2;
    }
    const qint64 bytes = readOnly(files);
    const Times base = timed([&] { readOnly(files); });
    std::printf("%lld files, %.1f MB, %d rounds, medians\n", static_cast<long long>(files.size()),
                double(bytes) / 1e6, rounds);
    print("reading alone", base, bytes, base);

    QList<TranscriptCursor> cursors;
    qsizetype sections = 0;
    print("sections, first pass", timed([&] {
              cursors.clear();
              sections = 0;
              for (const QString &file : files) {
                  const auto scan = scanTranscript(file, {});
                  cursors.append(scan ? scan->cursor : TranscriptCursor());
                  sections += scan ? scan->sections.size() : 0;
              }
          }),
          bytes, base);
    const Times again = timed([&] {
        for (qsizetype i = 0; i < files.size(); ++i)
            (void)scanTranscript(files.at(i), cursors.at(i));
    });
    std::printf("%-34s %8.2f ms  (%.2f to %.2f)\n", "sections, nothing new", again.median,
                again.least, again.most);
    CandidateScan found;
    print("candidates", timed([&] { found = scanForCandidates(files); }), bytes, base);

    rusage usage = {};
    ::getrusage(RUSAGE_SELF, &usage);
    std::printf("%lld sections, %lld candidates, %lld left out, peak memory %.1f MB\n",
                static_cast<long long>(sections), static_cast<long long>(found.candidates.size()),
                static_cast<long long>(found.leftOut.size()), double(usage.ru_maxrss) / 1024);
    return 0;
}
