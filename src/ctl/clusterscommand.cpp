// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/commands.h"
#include "ctl/jsonoutput.h"
#include "ctl/memorytexts.h"

namespace memorydesk::ctl {

using namespace Qt::StringLiterals;

Exit runClusters(Invocation &invocation)
{
    if (const auto unknown = unknownOption(invocation.arguments))
        return wrongUsage(invocation, u"clusters: unknown option %1"_s.arg(*unknown));
    const MemoryTexts texts = readMemoryTexts(invocation, operands(invocation.arguments));
    const auto clusters = texts.finder.clusters();
    QList<QByteArray> rows;
    for (const DuplicateCluster &cluster : clusters.value_or(QList<DuplicateCluster>())) {
        if (invocation.json()) {
            rows << JsonObject()
                        .add("verdict", jsonString(verdictName(cluster.verdict)))
                        .add("members", jsonArray(cluster.members))
                        .add("score", jsonNumber(qRound(cluster.score * 1000) / 1000.0))
                        .text();
            continue;
        }
        invocation.printLine(
            u"%1 %2 %"_s.arg(verdictName(cluster.verdict)).arg(qRound(cluster.score * 100)));
        for (const QString &member : cluster.members)
            invocation.printLine(u"    "_s + member);
    }
    if (invocation.json())
        invocation.print(jsonArray(rows) + '\n');
    return Exit::Fine;
}

} // namespace memorydesk::ctl
