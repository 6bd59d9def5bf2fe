// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Makes commits fail in every way and counts what went wrong. Usage: --help.

#include "crowds.h"
#include "fulldisk.h"
#include "trials.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <functional>

#include <sys/resource.h>

using namespace Qt::StringLiterals;

namespace {

constexpr int skipped = 77;

void print(const QByteArray &test, const QByteArray &scenario, const Counts &counts, qint64 ms)
{
    std::printf("%-22s %-22s %5d points %6d trials  %6d stored %6d refused %4d unsettled  %d "
                "violations  %5.1f s\n",
                test.constData(), scenario.constData(), counts.points, counts.trials, counts.stored,
                counts.refused, counts.unsettled, counts.violations, double(ms) / 1000);
    std::fflush(stdout);
}

class Session
{
public:
    Session(QString base, const QCommandLineParser &parser)
        : m_base(std::move(base))
        , m_size(parser.isSet(u"full"_s) ? Trials::Size::Full : Trials::Size::Short)
        , m_tests(parser.values(u"test"_s))
        , m_only(parser.value(u"only"_s))
        , m_part(parser.value(u"part"_s).toInt())
        , m_parts(qMax(1, parser.value(u"parts"_s).toInt()))
    {
    }

    int run()
    {
        const bool full = m_size == Trials::Size::Full;
        const QList<Scenario> scenarios = full ? allScenarios() : fewScenarios();
        for (const Scenario &scenario : scenarios) {
            if (m_turn++ % m_parts != m_part) {
                continue;
            }
            if (m_only.isEmpty() || QString::fromLatin1(scenario.label()).contains(m_only)) {
                runScenario(scenario);
            }
        }
        if (m_only.isEmpty() && m_part == 0) {
            measure("own processes", "", [&] { return ownProcesses(m_base, 8, full ? 500 : 15); });
            measure("producers", "", [&] { return producersBesideUs(m_base, 8, full ? 100 : 10); });
        }
        print("total", m_base.toUtf8(), m_total, 0);
        return m_total.violations == 0 ? 0 : 1;
    }

    int runFullDisk()
    {
        const bool full = m_size == Trials::Size::Full;
        for (const Scenario &scenario : full ? allScenarios() : fewScenarios()) {
            if (scenario.variant != "large") {
                measure("full disk", scenario.label(), [&] { return fullDisk(scenario, m_base); });
            }
        }
        print("total", "full disk", m_total, 0);
        return m_total.violations == 0 ? 0 : 1;
    }

private:
    void measure(const QByteArray &test, const QByteArray &label,
                 const std::function<Counts()> &run)
    {
        if (!m_tests.isEmpty() && !m_tests.contains(QString::fromLatin1(test))) {
            return;
        }
        QElapsedTimer timer;
        timer.start();
        const Counts counts = run();
        print(test, label, counts, timer.elapsed());
        m_total.add(counts);
    }

    void runScenario(const Scenario &scenario)
    {
        Trials trials(scenario, m_base, m_size);
        if (!trials.prepare()) {
            ++m_total.violations;
            return;
        }
        const QByteArray label = scenario.label();
        std::printf("%s: %d calls on files, %d of them syncs (history included)\n",
                    label.constData(), trials.fileCalls(), trials.syncCalls());
        measure("kills", label, [&] { return trials.kills(m_size); });
        measure("errors", label, [&] { return trials.errors(m_size); });
        measure("short writes", label, [&] { return trials.shortWrites(); });
        measure("foreign writers", label, [&] { return trials.foreignWriters(m_size); });
        measure("kills in recovery", label, [&] { return trials.killsInRecovery(m_size); });
    }

    QString m_base;
    Trials::Size m_size;
    QStringList m_tests;
    QString m_only;
    int m_part;
    int m_parts;
    int m_turn = 0;
    Counts m_total;
};

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOptions(
        {{u"full"_s, u"All scenarios, all faults."_s},
         {u"folder"_s, u"Where to work."_s, u"path"_s},
         {u"only"_s, u"Scenarios whose name contains this."_s, u"text"_s},
         {u"test"_s, u"Only this test; may be given several times."_s, u"name"_s},
         {u"part"_s, u"Only every so manieth scenario, from this one on."_s, u"number"_s},
         {u"parts"_s, u"How many parts there are."_s, u"count"_s},
         {u"full-disk"_s, u"The folder is a small disk: fill it."_s}});
    parser.process(application);
    // Traced children must not leave core files behind.
    const rlimit none{0, 0};
    ::setrlimit(RLIMIT_CORE, &none);
    if (!canTrace()) {
        std::printf("no tracing of processes here: skipped\n");
        return skipped;
    }
    const QTemporaryDir temporary(
        (parser.isSet(u"folder"_s) ? parser.value(u"folder"_s) : QDir::tempPath())
        + u"/memory-desk-faults-XXXXXX"_s);
    Session session(temporary.path(), parser);
    return parser.isSet(u"full-disk"_s) ? session.runFullDisk() : session.run();
}
