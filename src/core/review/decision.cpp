// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/review/decision.h"

#include "core/review/decisionledger.h"
#include "core/review/learnings.h"
#include "core/review/queueoperations.h"
#include "core/review/repositoryfiles.h"
#include "core/review/storeplan.h"

namespace memorydesk {

namespace {

using namespace Qt::StringLiterals;

QString titleOf(const QList<Proposal> &proposals)
{
    return proposals.size() == 1 ? proposals.first().title : QString::number(proposals.size());
}

/// Declined rows, gathered per repository in the order given.
Result<QList<QueueOutcome>> declinedRows(const QList<Proposal> &proposals, const QDateTime &now)
{
    QList<QueueOutcome> outcomes;
    const auto outcomeOf = [&](const QString &repository) -> QueueOutcome & {
        for (QueueOutcome &outcome : outcomes) {
            if (outcome.repository == repository) {
                return outcome;
            }
        }
        outcomes.append(QueueOutcome());
        outcomes.last().repository = repository;
        return outcomes.last();
    };
    for (const Proposal &proposal : proposals) {
        if (proposal.origin != Origin::Queue) {
            continue;
        }
        QueueOutcome &outcome = outcomeOf(proposal.repository);
        const QByteArrayList copies = allCopies(proposal);
        outcome.leaving += copies;
        if (proposal.row.alreadyStored) {
            continue;
        }
        const Result<QByteArray> row = rejectedRow(proposal.row.bytes, u"user-declined"_s, now);
        if (!row) {
            return std::unexpected(row.error());
        }
        outcome.rejected += QByteArrayList(copies.size(), *row);
    }
    return outcomes;
}

} // namespace

Result<ChangeSet> storeDecision(const DecisionContext &context, const Proposal &proposal,
                                const Draft &draft)
{
    return planStoreDecision(context, proposal, draft).transform([](const StorePlan &plan) {
        return plan.change;
    });
}

Result<ChangeSet> skipDecision(const DecisionContext &context, const QList<Proposal> &proposals,
                               const QString &reason)
{
    const QDateTime now = context.clock.now();
    const Result<QList<QueueOutcome>> outcomes = declinedRows(proposals, now);
    if (!outcomes) {
        return std::unexpected(outcomes.error());
    }
    ChangeSet change{u"skip-proposal"_s, {titleOf(proposals), reason}, {}};
    for (const QueueOutcome &outcome : *outcomes) {
        const Result<QList<Operation>> operations = queueOperations(context.fileSystem, outcome);
        if (!operations) {
            return std::unexpected(operations.error());
        }
        change.operations += *operations;
    }
    QList<LedgerEntry> entries;
    for (const Proposal &proposal : proposals) {
        entries.append(ledgerEntry(proposal, DecisionKind::Skipped, now, reason));
    }
    change.operations.append(ledgerAppend(context.environment, entries));
    return change;
}

Result<ChangeSet> undecidedDecision(const DecisionContext &context,
                                    const QList<Proposal> &proposals)
{
    QList<LedgerEntry> entries;
    for (const Proposal &proposal : proposals) {
        entries.append(ledgerEntry(proposal, DecisionKind::Undecided, context.clock.now()));
    }
    return ChangeSet{
        u"keep-undecided"_s, {titleOf(proposals)}, {ledgerAppend(context.environment, entries)}};
}

} // namespace memorydesk
