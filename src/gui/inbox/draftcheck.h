// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/memoryindex.h"
#include "core/review/reviewdesk.h"
#include "gui/inbox/likeness.h"

namespace memorydesk {

/// An index as it is and as it will be.
struct IndexView {
    QString path;
    bool exists = false;
    QString text; ///< As it is.
    IndexBudget before;
    IndexBudget after;
    bool changes = false;
};

/// All that the card shows about a draft besides the draft itself, worked out on worker threads.
struct DraftCheck {
    QString proposalKey;
    Draft draft; ///< What was checked.
    Result<DecisionPlan> plan = failure(ErrorCode::Cancelled);
    QString targetPath; ///< Exact path, also where the plan is blocked.
    IndexView crossProject; ///< Both are always shown.
    IndexView project;
    QList<SimilarItem> similar;
    bool similarKnown = false; ///< False while the memories to compare with are being read.
};

/// The exact index line a plan adds; empty for learnings.
[[nodiscard]] QString plannedIndexLine(const DraftCheck &check);
/// Similar texts that need an explicit choice before storing.
[[nodiscard]] QList<SimilarItem> gatedBy(const DraftCheck &check);

} // namespace memorydesk
