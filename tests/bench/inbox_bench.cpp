// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/clock.h"
#include "core/files/diskfilesystem.h"
#include "core/review/inbox.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <cstdio>

#include <sys/resource.h>

using namespace memorydesk;

namespace {

double peakMegabytes()
{
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    return double(usage.ru_maxrss) / 1024.0;
}

double cpuMs()
{
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    const auto ms = [](const timeval &time) {
        return double(time.tv_sec) * 1e3 + double(time.tv_usec) / 1e3;
    };
    return ms(usage.ru_utime) + ms(usage.ru_stime);
}

void measure(const char *what, InboxReader &reader, const Clock &clock)
{
    const qint64 start = clock.monotonicMs();
    const double startCpu = cpuMs();
    qint64 firstMs = -1;
    int partials = 0;
    const InboxContent content = reader.refresh({}, [&](const InboxContent &) {
        firstMs = firstMs < 0 ? clock.monotonicMs() - start : firstMs;
        ++partials;
    });
    std::printf("%-28s %6lld ms, %.0f ms of processor  (first list after %lld ms, %d partial "
                "lists, %lld proposals, "
                "%lld faults, peak %.0f MB)\n",
                what, static_cast<long long>(clock.monotonicMs() - start), cpuMs() - startCpu,
                static_cast<long long>(firstMs), partials,
                static_cast<long long>(content.proposals.size()),
                static_cast<long long>(content.faults.size()), peakMegabytes());
}

} // namespace

/// inbox_bench HOME: time to the complete inbox of a home folder: first pass, pass without changes,
/// pass after a restart.
int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    if (argc != 2) {
        std::fprintf(stderr, "usage: inbox_bench HOME\n");
        return 2;
    }
    const DiskFileSystem disk;
    const SystemClock clock;
    const Environment environment = Environment::fromProcess(QFile::decodeName(argv[1]));
    QDir(environment.cacheFolder).removeRecursively();
    {
        InboxReader reader(disk, clock, environment);
        measure("first pass", reader, clock);
        measure("nothing changed", reader, clock);
    }
    InboxReader restarted(disk, clock, environment);
    measure("after a restart", restarted, clock);
    return 0;
}
