// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fulldisk.h"

#include <QByteArray>
#include <QFile>

#include <cstdio>

#include <fcntl.h>
#include <sys/statvfs.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

constexpr int mostFreePages = 40;

/// Fills the file system and gives back all but some pages.
bool fillUpTo(const QString &path, int freePages)
{
    const int file =
        ::open(QFile::encodeName(path).constData(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (file < 0) {
        return false;
    }
    const QByteArray page(int(::sysconf(_SC_PAGESIZE)), 'x');
    off_t size = 0;
    for (;;) {
        const ssize_t written = ::write(file, page.constData(), size_t(page.size()));
        if (written <= 0) {
            break;
        }
        size += written;
    }
    const off_t kept = size - off_t(freePages) * page.size();
    const bool done = kept >= 0 && ::ftruncate(file, kept) == 0;
    ::close(file);
    return done;
}

} // namespace

Counts fullDisk(const Scenario &scenario, const QString &folder)
{
    Counts counts;
    Trials trials(scenario, folder, Trials::Size::Full);
    if (!trials.prepare()) {
        ++counts.violations;
        return counts;
    }
    const QString filler = folder + u"/filler"_s;
    for (int pages = 0; pages <= mostFreePages; ++pages) {
        trials.reset();
        if (!fillUpTo(filler, pages)) {
            QFile::remove(filler);
            break; // The disk is smaller than that.
        }
        ++counts.points;
        const ChildOutcome outcome = runChild([&] { return act(scenario, trials.work()); });
        QFile::remove(filler);
        trials.check(outcome, "full but for " + QByteArray::number(pages) + " pages", &counts);
    }
    return counts;
}
