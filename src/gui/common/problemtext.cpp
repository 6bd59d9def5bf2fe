// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/common/errortext.h"

#include <QCoreApplication>
#include <QHash>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

/// Context of the strings in this file.
struct ProblemTextContext {
    Q_DECLARE_TR_FUNCTIONS(ProblemText)
};

/// Sentences by code; %1, %2 are the problem's arguments.
const QHash<QString, const char *> &problemSentences()
{
    static const QHash<QString, const char *> sentences = {
    };
    return sentences;
}

} // namespace

QString problemText(const Problem &problem)
{
    const char *sentence = problemSentences().value(problem.code, nullptr);
    if (sentence == nullptr) {
        return problem.args.isEmpty() ? problem.code
                                      : u"%1: %2"_s.arg(problem.code, problem.args.join(u", "_s));
    }
    QString text = ProblemTextContext::tr(sentence);
    for (int index = 0; index < static_cast<int>(problem.args.size()); ++index)
        text.replace(u"%%1"_s.arg(index + 1), problem.args.at(index));
    return text;
}

QString changeTitle(const QString &title, const QStringList &args)
{
    const QString first = args.value(0);
    if (title == u"store-memory")
        return ProblemTextContext::tr("Stored “%1”").arg(first);
    if (title == u"skip-proposal")
        return ProblemTextContext::tr("Skipped “%1”").arg(first);
    if (title == u"outside-change")
        return ProblemTextContext::tr("Changed outside");
    return first.isEmpty() ? title : u"%1: %2"_s.arg(title, first);
}

} // namespace memorydesk
