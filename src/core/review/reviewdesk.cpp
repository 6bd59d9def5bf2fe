// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/review/reviewdesk.h"

#include "core/files/recordedcommit.h"
#include "core/files/writablefilesystem.h"
#include "core/review/inbox.h"
#include "core/review/learnings.h"
#include "core/review/repositoryfiles.h"
#include "core/review/storeplan.h"
#include "core/text/lineendings.h"

#include <QDir>

namespace memorydesk {

namespace {

using namespace Qt::StringLiterals;

QString evidenceOf(const Proposal &proposal)
{
    return proposal.origin == Origin::Queue ? proposal.row.evidence : proposal.fields.rationale;
}

DecisionResult resultFor(const Proposal &proposal, Outcome outcome)
{
    DecisionResult result;
    result.outcome = outcome;
    result.proposalKey = proposal.key();
    result.title = proposal.title;
    result.evidence = evidenceOf(proposal);
    return result;
}

DecisionResult rowResult(const QString &repository, const QueueRow &row, Outcome outcome)
{
    Proposal proposal;
    proposal.origin = Origin::Queue;
    proposal.repository = repository;
    proposal.row = row;
    proposal.title = row.subject;
    return resultFor(proposal, outcome);
}

QString fileOf(const FileSystem &fileSystem, const QString &repository, QLatin1StringView file)
{
    return repositoryFile(fileSystem, repository, QString(file)).value_or(QString());
}

QList<DecisionResult> batchResults(const FileSystem &fileSystem, const BatchDecision &batch,
                                   const PlannedBatch &planned)
{
    const QString learnings = fileOf(fileSystem, batch.repository, repositoryfiles::learnings);
    const QString rejected = fileOf(fileSystem, batch.repository, repositoryfiles::rejected);
    QList<DecisionResult> results;
    for (const QueueRow &row : batch.approved) {
        DecisionResult result = rowResult(batch.repository, row, Outcome::Accepted);
        result.path = learnings;
        for (const QString &error : planned.promotion.errors) {
            if (error.startsWith(u"path-safety"_s) || error.contains(row.id + u':')) {
                result.outcome = Outcome::Blocked;
                result.reason = error;
            }
        }
        results.append(result);
    }
    for (const QueueRow &row : batch.declined) {
        DecisionResult result = rowResult(batch.repository, row, Outcome::Rejected);
        result.path = rejected;
        if (!planned.rejection.errors.isEmpty()) {
            result.outcome = Outcome::Blocked;
            result.reason = planned.rejection.errors.first();
        }
        results.append(result);
    }
    return results;
}

int lineCountOf(const CommitReport &report, const QString &path)
{
    for (const FileChange &file : report.files) {
        if (file.path == path && file.existsAfter) {
            return int(splitLines(file.after).size());
        }
    }
    return 0;
}

/// Makes the read-back check of a plan: the memory's own rules, where it stores one.
Transaction::Verify checkFor(const std::optional<StoredMemory> &memory)
{
    return memory ? readBackCheck(*memory) : Transaction::Verify();
}

} // namespace

struct ReviewDesk::Private {
    Private(WritableFileSystem &fileSystem, const Clock &usedClock, Environment usedEnvironment)
        : clock(usedClock)
        , environment(std::move(usedEnvironment))
        , transaction(fileSystem, usedClock, environment.stateFolder)
    {
    }

    [[nodiscard]] DecisionContext context() const
    {
        return {transaction.fileSystem(), clock, environment};
    }

    /// The person's files only: the ledger is ours and would only be noise in a preview.
    Result<QList<FileChange>> previewOf(const ChangeSet &change) const
    {
        Result<QList<FileChange>> files = transaction.preview(change);
        if (files) {
            files->removeIf([this](const FileChange &file) {
                return file.path.startsWith(environment.stateFolder + u'/');
            });
        }
        return files;
    }

    Result<DecisionPlan> planFor(const ChangeSet &change) const
    {
        DecisionPlan plan;
        plan.change = change;
        if (change.isEmpty()) {
            return plan;
        }
        Result<QList<FileChange>> files = previewOf(change);
        if (!files) {
            return std::unexpected(files.error());
        }
        plan.files = *files;
        return plan;
    }

    Result<void> markFirstStart();

    const Clock &clock;
    Environment environment;
    mutable Transaction transaction;
    std::unique_ptr<History> history;
    RecoveryReport recovery;
};

Result<void> ReviewDesk::Private::markFirstStart()
{
    if (firstStart(transaction.fileSystem(), environment).isValid()) {
        return {};
    }
    const Create marker{firstStartPath(environment), isoTime(clock.now()).toLatin1() + '\n', true};
    const Result<CommitReport> report = transaction.commit({u"first-start"_s, {}, {marker}});
    // Another process that starts at this moment may have been first; its mark is as good.
    if (!report && report.error().code != ErrorCode::AlreadyExists
        && report.error().code != ErrorCode::Conflict) {
        return std::unexpected(report.error());
    }
    return {};
}

ReviewDesk::ReviewDesk(std::unique_ptr<Private> data)
    : d(std::move(data))
{
}

ReviewDesk::~ReviewDesk() = default;

Result<std::unique_ptr<ReviewDesk>> ReviewDesk::open(WritableFileSystem &fileSystem,
                                                     const Clock &clock, Environment environment)
{
    auto data = std::make_unique<Private>(fileSystem, clock, std::move(environment));
    Result<std::unique_ptr<History>> history = History::open(data->environment.stateFolder, clock);
    if (!history) {
        return std::unexpected(history.error());
    }
    data->history = std::move(*history);
    const Result<RecoveryReport> recovery = recoverAndRecord(data->transaction, *data->history);
    if (!recovery) {
        return std::unexpected(recovery.error());
    }
    data->recovery = *recovery;
    if (const Result<void> marked = data->markFirstStart(); !marked) {
        return std::unexpected(marked.error());
    }
    return std::unique_ptr<ReviewDesk>(new ReviewDesk(std::move(data)));
}

Result<DecisionPlan> ReviewDesk::planStore(const Proposal &proposal, const Draft &draft)
{
    const Result<StorePlan> stored = planStoreDecision(d->context(), proposal, draft);
    if (!stored) {
        return std::unexpected(stored.error());
    }
    Result<DecisionPlan> plan = d->planFor(stored->change);
    if (!plan) {
        return plan;
    }
    plan->draft = draft;
    plan->warnings = stored->warnings;
    plan->memory = stored->memory;
    DecisionResult result = resultFor(proposal, Outcome::Accepted);
    result.path = stored->memory ? stored->memory->filePath : stored->learningsPath;
    result.indexLine = stored->memory ? stored->memory->indexLine : QString();
    plan->results = {result};
    return plan;
}

Result<DecisionPlan> ReviewDesk::planSkip(const QList<Proposal> &proposals, const QString &reason)
{
    const Result<ChangeSet> change = skipDecision(d->context(), proposals, reason);
    Result<DecisionPlan> plan =
        change.and_then([&](const ChangeSet &set) { return d->planFor(set); });
    if (plan) {
        for (const Proposal &proposal : proposals) {
            DecisionResult result = resultFor(proposal, Outcome::Rejected);
            result.reason = reason;
            if (proposal.origin == Origin::Queue && !proposal.row.alreadyStored) {
                result.path = fileOf(d->transaction.fileSystem(), proposal.repository,
                                     repositoryfiles::rejected);
            }
            plan->results.append(result);
        }
        plan->confirmed = true;
    }
    return plan;
}

Result<DecisionPlan> ReviewDesk::planUndecided(const QList<Proposal> &proposals)
{
    const Result<ChangeSet> change = undecidedDecision(d->context(), proposals);
    Result<DecisionPlan> plan =
        change.and_then([&](const ChangeSet &set) { return d->planFor(set); });
    if (plan) {
        for (const Proposal &proposal : proposals) {
            plan->results.append(resultFor(proposal, Outcome::Undecided));
        }
        plan->confirmed = true;
    }
    return plan;
}

Result<DecisionPlan> ReviewDesk::planBatch(BatchDecision batch)
{
    if (batch.sourceSession.trimmed().isEmpty()) {
        batch.sourceSession =
            defaultSourceSession(d->transaction.fileSystem(), batch.repository, d->clock.now());
    }
    const Result<PlannedBatch> planned = batchDecision(d->context(), batch);
    if (!planned) {
        return std::unexpected(planned.error());
    }
    Result<DecisionPlan> plan = d->planFor(planned->change);
    if (plan) {
        plan->promotion = planned->promotion;
        plan->rejection = planned->rejection;
        plan->results = batchResults(d->transaction.fileSystem(), batch, *planned);
    }
    return plan;
}

Result<DecisionPlan> ReviewDesk::planChange(const ChangeSet &change)
{
    return d->planFor(change);
}

Result<CommittedDecision> ReviewDesk::commit(const DecisionPlan &plan)
{
    if (!plan.confirmed) {
        return failure(ErrorCode::Blocked, {}, QString(confirmationRequired));
    }
    if (plan.duplicatesFound && !plan.duplicateChoiceMade) {
        return failure(ErrorCode::Blocked, {}, QString(duplicateChoiceRequired));
    }
    CommittedDecision committed;
    committed.results = plan.results;
    committed.promotion = plan.promotion;
    committed.rejection = plan.rejection;
    if (plan.change.isEmpty()) {
        return committed;
    }
    const Result<CommitReport> report =
        commitAndRecord(d->transaction, *d->history, plan.change, checkFor(plan.memory));
    if (!report) {
        return std::unexpected(report.error());
    }
    committed.report = *report;
    for (DecisionResult &result : committed.results) {
        result.lineCount = lineCountOf(*report, result.path);
    }
    return committed;
}

Result<CommitReport> ReviewDesk::undo(const QString &id)
{
    return memorydesk::undo(d->transaction, *d->history, id);
}

Result<CommitReport> ReviewDesk::redo()
{
    return memorydesk::redo(d->transaction, *d->history);
}

Result<DrainReport> ReviewDesk::drain()
{
    return d->transaction.drain();
}

History &ReviewDesk::history() const
{
    return *d->history;
}

Transaction &ReviewDesk::transaction() const
{
    return d->transaction;
}

const RecoveryReport &ReviewDesk::recovery() const
{
    return d->recovery;
}

const Environment &ReviewDesk::environment() const
{
    return d->environment;
}

DecisionResult blockedResult(const Proposal &proposal, const Error &error)
{
    DecisionResult result = resultFor(proposal, Outcome::Blocked);
    result.path = error.path;
    result.reason = error.detail;
    return result;
}

} // namespace memorydesk
