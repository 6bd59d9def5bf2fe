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

/// The reasons of a block, word for word; they stand in the `detail` of ErrorCode::Blocked.
inline constexpr QLatin1StringView confirmationRequired("confirmation required");
inline constexpr QLatin1StringView duplicateChoiceRequired("duplicate choice required");
inline constexpr QLatin1StringView noEvidence("no evidence-backed memory candidate");

/// Store: memory entry + index line, or learnings append + archive + queue row removal, or both,
/// plus the ledger row, as ONE change set. Titles "store-memory", "store-learning",
/// "store-memory-and-learning"; args: proposal title, target path. Blocked (its reasons,
/// "body-missing", "placeholder-left", "record-invalid: …", what `createMemory` gives),
/// InvalidName, AlreadyExists, ReadOnly, NotFound (missing folder that is never made), OutsideRoot
/// ("path-safety: symlink (…)"). Blocks on the disk.
[[nodiscard]] Result<ChangeSet> storeDecision(const DecisionContext &context,
                                              const Proposal &proposal, const Draft &draft);
/// Skip: queue rows → rejected log + archive + removal; sections → ledger only. `reason` stays
/// in our history. A row that is already a learning only leaves the queue. Title "skip-proposal";
/// args: title (or number) of proposals, reason.
[[nodiscard]] Result<ChangeSet> skipDecision(const DecisionContext &context,
                                             const QList<Proposal> &proposals,
                                             const QString &reason = {});
/// Not now: ledger only; nothing of the user's files changes. Title "keep-undecided".
[[nodiscard]] Result<ChangeSet> undecidedDecision(const DecisionContext &context,
                                                  const QList<Proposal> &proposals);

/// One batch of queue rows: approved → learnings, declined → rejected log, the rest untouched.
struct BatchDecision {
    QString repository;
    QList<QueueRow> approved;
    QList<QueueRow> declined;
    QString sourceSession; ///< Blank with approved rows is InvalidArgument.
};
/// Upstream's result of a promotion.
struct PromotionResult {
    int written = 0;
    int expected = 0; ///< Approved rows that are no learnings yet.
    QStringList errors; ///< `proposal <id>: <fault>` or `path-safety: <kind> (<path>)`.
    bool cleared = false; ///< Every approved row has left the queue.
    int summariesCleared = 0;
    QString skippedReason; ///< Empty, `write-errors` or `partial-write: x/y written`.
    bool operator==(const PromotionResult &) const = default;
};
/// Upstream's result of archiving declined rows.
struct RejectionResult {
    int archived = 0;
    QStringList errors;
    bool operator==(const RejectionResult &) const = default;
};
struct PlannedBatch {
    ChangeSet change; ///< Title "review-batch"; args: approved, declined.
    PromotionResult promotion; ///< As it will be when the commit succeeds.
    RejectionResult rejection;
};
/// Invalid approved rows are found before the first byte: the valid ones are appended, all approved
/// rows stay in the queue. Declined rows are independent of that and leave it.
[[nodiscard]] Result<PlannedBatch> batchDecision(const DecisionContext &context,
                                                 const BatchDecision &batch);

} // namespace memorydesk
