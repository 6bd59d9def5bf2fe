// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inbox/draftcheck.h"

namespace memorydesk {

QString plannedIndexLine(const DraftCheck &check)
{
    if (!check.plan)
        return {};
    for (const DecisionResult &result : check.plan->results) {
        if (!result.indexLine.isEmpty())
            return result.indexLine;
    }
    return {};
}

QList<SimilarItem> gatedBy(const DraftCheck &check)
{
    QList<SimilarItem> gating = check.similar;
    gating.removeIf([](const SimilarItem &item) {
        return item.match.verdict < Verdict::Contradicts
            || item.kind == SimilarItem::Kind::Proposal;
    });
    return gating;
}

} // namespace memorydesk
