// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// library_bench FOLDER [--make]
//
// Reads, parses and checks 10,000 memories in 40 folders on one core, beside what reading alone and
// yaml-cpp alone take for the same files; then filters 100,000 memories key by key. With --make the
// files are written into FOLDER first (deterministic; half of them Chinese, a third with nested
// metadata).

#include "core/files/diskfilesystem.h"
#include "core/memory/library.h"
#include "core/text/frontmatter.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <cstdio>
#include <functional>

#include <time.h>

using namespace memorydesk;
using namespace Qt::StringLiterals;

namespace {

constexpr int memoryCount = 10000;
constexpr int folderCount = 40;
constexpr int filteredCount = 100000;
constexpr int runs = 5;

const QStringList topics{u"lint"_s,  u"cache"_s,  u"deploy"_s,  u"schema"_s, u"queue"_s,
                         u"token"_s, u"layout"_s, u"release"_s, u"backup"_s, u"review"_s};
const QStringList chineseTopics{u"檢查"_s, u"快取"_s, u"部署"_s, u"資料表"_s, u"佇列"_s,
                                u"權杖"_s, u"版面"_s, u"發布"_s, u"備份"_s,   u"審查"_s};
const QStringList types{u"feedback"_s, u"project"_s, u"user"_s, u"reference"_s};

MemoryFilter::Text textOf(int number)
{
    const QString count = QString::number(number);
    const qsizetype topic = number % topics.size();
    MemoryFilter::Text text;
    text.slug = topics.at(topic) + u'-' + count;
    if (number % 2) {
        text.name = chineseTopics.at(topic) + u"規則 "_s + count;
        text.description =
            u"處理"_s + chineseTopics.at(topic) + u"時採用第 "_s + count + u" 條做法"_s;
        text.body = (u"處理"_s + chineseTopics.at(topic) + u"時採用第 "_s + count
                     + u" 條做法，並在說明裡寫明原因與影響範圍。"_s)
                        .repeated(1 + number % 4);
    } else {
        text.name = topics.at(topic) + u" rule "_s + count;
        text.description = u"How rule "_s + count + u" treats the "_s + topics.at(topic);
        text.body = (u"When the "_s + topics.at(topic) + u" changes, rule "_s + count
                     + u" applies and the reason is written down. "_s)
                        .repeated(1 + number % 4);
    }
    text.body += u"\n\n**Why:** measured in run "_s + count
        + u".\n**How to apply:** whenever it comes up.\n"_s;
    return text;
}

QByteArray fileOf(int number, const QString &type)
{
    const MemoryFilter::Text text = textOf(number);
    QString head = u"---\nname: "_s + text.name + u"\ndescription: "_s + text.description + u'\n';
    if (number % 3 == 0)
        head += u"metadata: \n  node_type: memory\n  type: "_s + type
            + u"\n  originSessionId: 00000000-0000-4000-8000-00000000%1\n"_s.arg(number % 10000, 4,
                                                                                 10, QChar(u'0'));
    else
        head += u"type: "_s + type + u'\n';
    return (head + u"---\n\n"_s + text.body).toUtf8();
}

QString folderOf(const QString &home, int folder)
{
    return home + u"/.claude/projects/-home-ana-p%1/memory"_s.arg(folder);
}

bool write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

bool make(const QString &home)
{
    for (int folder = 0; folder < folderCount; ++folder) {
        const QString path = folderOf(home, folder);
        if (!QDir().mkpath(path))
            return false;
        QByteArray index;
        for (int number = folder; number < memoryCount; number += folderCount) {
            const QString type = types.at(number / folderCount % 4);
            const MemoryFilter::Text text = textOf(number);
            const QString name = type + u'_' + text.slug + u".md"_s;
            index += "- [" + text.name.toUtf8() + "](" + name.toUtf8() + ") — "
                + text.description.toUtf8() + '\n';
            if (!write(path + u'/' + name, fileOf(number, type)))
                return false;
        }
        if (!write(path + u"/MEMORY.md"_s, index))
            return false;
    }
    return true;
}

/// Processor time of this program in ms: everything here runs on one thread, and other programs on
/// the machine do not count.
double processorMs()
{
    timespec time{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
}

double bestOf(const std::function<void()> &work)
{
    double best = 1e9;
    for (int run = 0; run < runs; ++run) {
        const double start = processorMs();
        work();
        best = qMin(best, processorMs() - start);
    }
    return best;
}

void measureLoading(const QString &home)
{
    const DiskFileSystem disk;
    LibraryLocations locations;
    locations.claudeConfigFolder = home + u"/.claude"_s;
    const QList<MemoryRoot> roots = findMemoryRoots(disk, locations);
    QStringList paths;
    for (const MemoryRoot &root : roots) {
        const QStringList names = disk.list(root.path).value_or(QStringList());
        for (const QString &name : names)
            paths.append(root.path + u'/' + name);
    }
    QList<QByteArray> files;
    const double reading = bestOf([&] {
        files.clear();
        for (const QString &path : std::as_const(paths))
            files.append(disk.read(path).value_or(QByteArray()));
    });
    qsizetype nodes = 0;
    const double yaml = bestOf([&] {
        nodes = 0;
        for (const QByteArray &file : std::as_const(files)) {
            const qsizetype end = file.indexOf("\n---\n", 4);
            if (file.startsWith("---\n") && end > 0) {
                const std::string block(file.constData() + 4, static_cast<size_t>(end - 3));
                nodes += static_cast<qsizetype>(YAML::Load(block).size());
            }
        }
    });
    qsizetype scalars = 0;
    const double parsing = bestOf([&] {
        scalars = 0;
        for (const QByteArray &file : std::as_const(files))
            scalars += parseFrontmatter(file).scalars.size();
    });
    qsizetype memories = 0;
    qsizetype problems = 0;
    const double loading = bestOf([&] {
        const Library library = loadLibrary(disk, roots, QDate(2026, 8, 1));
        memories = problems = 0;
        for (qsizetype i = 0; i < library.folders.size(); ++i) {
            memories += library.folders.at(i).documents.size();
            problems += library.problems.at(i).size();
        }
    });
    std::printf("processor time, best of %d; ", runs);
    std::printf("files %lld, yaml nodes %lld, scalars %lld\n", static_cast<long long>(files.size()),
                static_cast<long long>(nodes), static_cast<long long>(scalars));
    std::printf("reading alone                    %8.1f ms\n", reading);
    std::printf("yaml-cpp alone (in memory)       %8.1f ms\n", yaml);
    std::printf("reading + yaml-cpp               %8.1f ms\n", reading + yaml);
    std::printf("our frontmatter (in memory)      %8.1f ms\n", parsing);
    std::printf("read + parse + check, one core   %8.1f ms   (%lld memories, %lld problems)\n",
                loading, static_cast<long long>(memories), static_cast<long long>(problems));
}

void measureFilter()
{
    QList<MemoryFilter::Text> texts;
    for (int number = 0; number < filteredCount; ++number)
        texts.append(textOf(number));
    double start = processorMs();
    const MemoryFilter filter(texts);
    std::printf("filter: built for %d memories in %.1f ms\n", filter.size(), processorMs() - start);
    QList<double> keys;
    double slowest = 0;
    QString slowestQuery;
    for (const QString &typed :
         {u"快取規則"_s, u"deploy rule 4242"_s, u"not there at all"_s, u"測"_s, u"資料表 原因"_s,
          u"rule applies reason"_s, u"eeee"_s, u"影響範圍。處理佇列"_s, u"97531"_s, u"zq"_s}) {
        for (qsizetype length = 1; length <= typed.size(); ++length) {
            const QString query = typed.first(length);
            start = processorMs();
            const qsizetype found = filter.matches(query).size();
            const double ms = processorMs() - start;
            keys.append(ms);
            if (ms > slowest) {
                slowest = ms;
                slowestQuery = query + u" (%1 found)"_s.arg(found);
            }
        }
    }
    std::sort(keys.begin(), keys.end());
    std::printf("filter: %lld keys, median %.1f ms, p95 %.1f ms, slowest %.1f ms: %s\n",
                static_cast<long long>(keys.size()), keys.at(keys.size() / 2),
                keys.at(keys.size() * 95 / 100), slowest, qPrintable(slowestQuery));
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 2) {
        std::fprintf(stderr, "library_bench FOLDER [--make]\n");
        return 2;
    }
    if (arguments.contains(u"--make"_s) && !make(arguments.at(1))) {
        std::fprintf(stderr, "cannot write into %s\n", qPrintable(arguments.at(1)));
        return 3;
    }
    measureLoading(arguments.at(1));
    measureFilter();
    return 0;
}
