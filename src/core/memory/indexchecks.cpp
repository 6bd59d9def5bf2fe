// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/memory/checks.h"

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

Problem problemOf(const MemoryFolder &folder, Severity severity, const QString &code, int line,
                  const QStringList &args)
{
    Problem problem;
    problem.severity = severity;
    problem.code = code;
    problem.line = line;
    problem.column = 1;
    problem.args = args;
    problem.path = folder.indexPath();
    return problem;
}

void checkEntry(const MemoryFolder &folder, const IndexEntry &entry, Problems &problems)
{
    const bool maigo = folder.convention == Convention::Maigo;
    const auto add = [&](Severity severity, const QString &code, const QStringList &args) {
        Problem problem = problemOf(folder, severity, code, entry.line, args);
        problem.column = entry.column;
        problems += problem;
    };
    switch (entry.state) {
    case IndexEntryState::Ok:
        break;
    case IndexEntryState::Dangling:
        add(maigo ? Severity::Warning : Severity::Error, u"index-dangling"_s, {entry.target});
        break;
    case IndexEntryState::Duplicate:
        add(Severity::Warning, u"index-duplicate"_s, {entry.target});
        break;
    case IndexEntryState::Outside:
        add(Severity::Error, u"index-outside"_s, {entry.target});
        break;
    }
    if (entry.length > indexEntryLimit) {
        Problem problem =
            problemOf(folder, maigo ? Severity::Warning : Severity::Error, u"index-line-too-long"_s,
                      entry.line, {QString::number(entry.length)});
        problem.column = indexEntryLimit + 1;
        problems += problem;
    }
    if (!entry.loaded) {
        problems += problemOf(folder, Severity::Warning, u"index-not-loaded"_s, entry.line,
                              {entry.title, entry.target});
    }
}

} // namespace

Problems checkIndex(const MemoryFolder &folder)
{
    Problems problems;
    const IndexBudget &budget = folder.index.budget;
    const QStringList sizes{QString::number(budget.countedLines),
                            QString::number(budget.countedBytes)};
    if (budget.cut) {
        problems += problemOf(folder, Severity::Warning, u"index-over-limit"_s,
                              budget.lastLoadedLine + 1, sizes);
    } else if (budget.nearLimit) {
        problems += problemOf(folder, Severity::Warning, u"index-near-limit"_s, 1, sizes);
    }
    for (const IndexEntry &entry : folder.index.entries) {
        checkEntry(folder, entry, problems);
    }
    for (const QString &fileName : folder.index.unlisted) {
        Problem problem = problemOf(folder, Severity::Warning, u"index-unlisted"_s, 1, {fileName});
        problem.path = folder.filePath(fileName);
        problems += problem;
    }
    return problems;
}

} // namespace memorydesk
