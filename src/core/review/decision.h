// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/files/changeset.h"
#include "core/review/draft.h"
#include "core/sources/projectpaths.h"

namespace memorydesk {

/// Everything a decision needs to become a change set. References outlive the call.
struct DecisionContext {
    const FileSystem &fileSystem;
    const Clock &clock;
    const Environment &environment;
};

/// Store: memory entry + index line (M5, U2), or learnings append + archive + queue row removal
/// (C4), or both (C6), plus the ledger row, as ONE change set. Blocked (with U7's exact reason),
/// InvalidName, AlreadyExists, ReadOnly, …
[[nodiscard]] Result<ChangeSet> storeDecision(const DecisionContext &context,
                                              const Proposal &proposal, const Draft &draft);
/// Skip: queue rows → rejected log + archive + removal (C5); sections → ledger only. `reason` stays
/// in our history.
[[nodiscard]] Result<ChangeSet> skipDecision(const DecisionContext &context,
                                             const QList<Proposal> &proposals,
                                             const QString &reason = {});
/// Not now: ledger only; nothing of the user's files changes.
[[nodiscard]] Result<ChangeSet> undecidedDecision(const DecisionContext &context,
                                                  const QList<Proposal> &proposals);

/// One batch of queue rows: approved → learnings, declined → rejected log, the rest untouched
/// (C3–C6, decisions 25).
struct BatchDecision {
    QString repository;
    QList<QueueRow> approved;
    QList<QueueRow> declined;
    QString sourceSession;
};
/// Upstream's result of a promotion (C4).
struct PromotionResult {
    int written = 0;
    int expected = 0;
    QStringList errors;
    bool cleared = false;
    int summariesCleared = 0;
    QString skippedReason; ///< Empty, `write-errors` or `partial-write: x/y written`.
};
struct PlannedBatch {
    ChangeSet change;
    PromotionResult promotion; ///< As it will be when the commit succeeds.
};
[[nodiscard]] Result<PlannedBatch> batchDecision(const DecisionContext &context,
                                                 const BatchDecision &batch);

} // namespace memorydesk
