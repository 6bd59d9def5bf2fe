// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/history.h"
#include "core/review/storeplan.h"

#include <memory>
#include <optional>

namespace memorydesk {

class WritableFileSystem;

/// What became of one proposal, or would become when the plan is committed.
enum class Outcome { Accepted, Rejected, Undecided, Blocked };
struct DecisionResult {
    Outcome outcome = Outcome::Blocked;
    QString proposalKey;
    QString title;
    QString evidence; ///< Rationale or evidence as given.
    QString path; ///< File the proposal went to; empty for Undecided and Blocked.
    QString indexLine; ///< Exact line, memories only.
    int lineCount = 0; ///< Lines of `path` as read back; 0 before the commit.
    QString reason; ///< Blocked: the exact reason; Rejected: the person's.
    bool operator==(const DecisionResult &) const = default;
};

/// A decision worked out to the last byte. Shown, confirmed and handed back to `commit`.
struct DecisionPlan {
    ChangeSet change;
    QList<FileChange> files; ///< Preview: every file of the person that changes; not our ledger.
    Problems warnings; ///< Of the memory as it will be: missing sections, long index line, …
    QList<DecisionResult> results;
    std::optional<PromotionResult> promotion; ///< Batches only.
    std::optional<RejectionResult> rejection; ///< Batches only.
    Draft draft; ///< Stores only: what was planned.
    std::optional<StoredMemory> memory; ///< Stores of a memory: what is read back and checked.
    /// Set when a person confirmed exactly this plan. Without it `commit` is Blocked
    /// ("confirmation required"). Skips and undecided are acts of a person by themselves.
    bool confirmed = false;
    /// Set when the duplicate search found something like it; then `duplicateChoiceMade` must be
    /// set too, or `commit` is Blocked ("duplicate choice required").
    bool duplicatesFound = false;
    bool duplicateChoiceMade = false;
};

struct CommittedDecision {
    CommitReport report;
    QList<DecisionResult> results; ///< With read-back line counts.
    std::optional<PromotionResult> promotion;
    std::optional<RejectionResult> rejection;
};

/// The one write path of the window: plan, show, commit, take back. Owns transaction and history of
/// the state folder. Every call blocks on the disk; used on the serial write thread only.
class ReviewDesk
{
public:
    /// Recovers what a crash left and marks the first start. Errors: of the state
    /// folder. `fileSystem` and `clock` outlive the desk.
    [[nodiscard]] static Result<std::unique_ptr<ReviewDesk>>
    open(WritableFileSystem &fileSystem, const Clock &clock, Environment environment);
    ~ReviewDesk();
    ReviewDesk(const ReviewDesk &) = delete;
    ReviewDesk &operator=(const ReviewDesk &) = delete;

    /// Errors of a plan: as `storeDecision` and so on, then as Transaction::preview.
    [[nodiscard]] Result<DecisionPlan> planStore(const Proposal &proposal, const Draft &draft);
    [[nodiscard]] Result<DecisionPlan> planSkip(const QList<Proposal> &proposals,
                                                const QString &reason = {});
    [[nodiscard]] Result<DecisionPlan> planUndecided(const QList<Proposal> &proposals);
    /// A blank `sourceSession` is filled with the default one.
    [[nodiscard]] Result<DecisionPlan> planBatch(BatchDecision batch);
    /// Any other change (edit, move, quick fix, restore), so that it takes the same road.
    [[nodiscard]] Result<DecisionPlan> planChange(const ChangeSet &change);

    /// Blocked, Conflict (plan again and show it again), and as Transaction::commit.
    [[nodiscard]] Result<CommittedDecision> commit(const DecisionPlan &plan);

    [[nodiscard]] Result<CommitReport> undo(const QString &id = {});
    [[nodiscard]] Result<CommitReport> redo();
    /// Carries rows over from replaced queues; call about once a second while it
    /// says that something is pending.
    [[nodiscard]] Result<DrainReport> drain();

    [[nodiscard]] History &history() const;
    [[nodiscard]] Transaction &transaction() const;
    [[nodiscard]] const RecoveryReport &recovery() const;
    [[nodiscard]] const Environment &environment() const;

private:
    struct Private;
    explicit ReviewDesk(std::unique_ptr<Private> data);
    std::unique_ptr<Private> d;
};

/// A failed plan or commit as an entry of the result list.
[[nodiscard]] DecisionResult blockedResult(const Proposal &proposal, const Error &error);

} // namespace memorydesk
