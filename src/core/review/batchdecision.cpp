// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/review/decision.h"

#include "core/review/decisionledger.h"
#include "core/review/learnings.h"
#include "core/review/queueoperations.h"
#include "core/review/repositoryfiles.h"

namespace memorydesk {

namespace {

using namespace Qt::StringLiterals;

Proposal proposalFor(const QString &repository, const QueueRow &row)
{
    Proposal proposal;
    proposal.origin = Origin::Queue;
    proposal.repository = repository;
    proposal.row = row;
    proposal.title = row.subject;
    return proposal;
}

/// Works out one batch: fills the rows of the outcome and what upstream would answer.
class BatchPlanner
{
public:
    BatchPlanner(const DecisionContext &context, const BatchDecision &batch)
        : m_context(context)
        , m_batch(batch)
        , m_now(context.clock.now())
    {
        m_outcome.repository = batch.repository;
        const Result<QString> queue =
            repositoryFile(context.fileSystem, batch.repository, QString(repositoryfiles::queue));
        if (queue) {
            m_queue = context.fileSystem.read(*queue).value_or(QByteArray()).split('\n');
        }
    }

    Result<PlannedBatch> plan()
    {
        return decline()
            .and_then([this] { return approve(); })
            .and_then([this]() -> Result<PlannedBatch> {
                const Result<QList<Operation>> operations =
                    queueOperations(m_context.fileSystem, m_outcome);
                if (!operations) {
                    return std::unexpected(operations.error());
                }
                countSummaries(*operations);
                m_planned.change.title = u"review-batch"_s;
                m_planned.change.titleArgs = {QString::number(m_batch.approved.size()),
                                              QString::number(m_batch.declined.size())};
                m_planned.change.operations = *operations;
                if (!m_ledger.isEmpty()) {
                    m_planned.change.operations.append(
                        ledgerAppend(m_context.environment, m_ledger));
                }
                return m_planned;
            });
    }

private:
    /// Empty when the file may be written, else upstream's words for why not. A fault of the disk
    /// is neither: then nothing of the batch is planned.
    Result<QString> pathFault(QLatin1StringView file) const
    {
        const Result<QString> path =
            repositoryFile(m_context.fileSystem, m_batch.repository, QString(file));
        if (path) {
            return QString();
        }
        const bool unsafe = path.error().detail.startsWith("path-safety:"_L1);
        return unsafe ? Result<QString>(path.error().detail) : path;
    }

    void note(const QueueRow &row, DecisionKind decision)
    {
        m_ledger.append(ledgerEntry(proposalFor(m_batch.repository, row), decision, m_now));
    }

    /// How often a row leaves: as often as it stands in the queue, but only once per batch.
    QByteArrayList copiesOf(const QueueRow &row)
    {
        if (m_seen.contains(row.bytes)) {
            return {};
        }
        m_seen.insert(row.bytes);
        return QByteArrayList(qMax(qsizetype(1), m_queue.count(row.bytes)), row.bytes);
    }

    Result<void> decline()
    {
        if (m_batch.declined.isEmpty()) {
            return {};
        }
        const Result<QString> fault = pathFault(repositoryfiles::rejected);
        if (!fault) {
            return std::unexpected(fault.error());
        }
        if (!fault->isEmpty()) {
            m_planned.rejection.errors.append(*fault);
            return {};
        }
        for (const QueueRow &row : m_batch.declined) {
            const Result<QByteArray> logged = rejectedRow(row.bytes, u"user-declined"_s, m_now);
            if (!logged) {
                return std::unexpected(logged.error());
            }
            const QByteArrayList copies = copiesOf(row);
            m_outcome.rejected += QByteArrayList(copies.size(), *logged);
            m_outcome.leaving += copies;
            note(row, DecisionKind::Skipped);
        }
        m_planned.rejection.archived = int(m_outcome.rejected.size());
        return {};
    }

    /// Ids in learnings.jsonl; an unreadable file is an error, or a record would be promoted twice.
    Result<QSet<QString>> knownIds() const
    {
        constexpr qint64 maxLearningsBytes = 1LL << 30;
        const Result<QByteArray> bytes =
            repositoryFile(m_context.fileSystem, m_batch.repository,
                           QString(repositoryfiles::learnings))
                .and_then([this](const QString &path) {
                    return m_context.fileSystem.read(path, maxLearningsBytes);
                });
        if (!bytes && bytes.error().code != ErrorCode::NotFound) {
            return std::unexpected(bytes.error());
        }
        return learningIds(bytes.value_or(QByteArray()));
    }

    void promote(const QueueRow &row, QSet<QString> &known)
    {
        if (known.contains(row.id)) {
            m_accepted.append(row);
            return;
        }
        ++m_planned.promotion.expected;
        const QString fault = learningFault(row);
        const Result<QByteArray> learning = learningRow(row.bytes, m_batch.sourceSession, m_now);
        if (!fault.isEmpty() || !learning) {
            m_planned.promotion.errors.append(u"proposal %1: %2"_s.arg(
                row.id, fault.isEmpty() ? learning.error().detail : fault));
            return;
        }
        known.insert(row.id);
        m_outcome.learnings.append(*learning);
        m_accepted.append(row);
        ++m_planned.promotion.written;
    }

    Result<void> approve()
    {
        PromotionResult &result = m_planned.promotion;
        if (!m_batch.approved.isEmpty() && m_batch.sourceSession.trimmed().isEmpty()) {
            return failure(ErrorCode::InvalidArgument, m_batch.repository,
                           u"source-session-missing"_s);
        }
        const Result<QString> unsafe =
            m_batch.approved.isEmpty() ? QString() : pathFault(repositoryfiles::learnings);
        if (!unsafe) {
            return std::unexpected(unsafe.error());
        }
        if (!unsafe->isEmpty()) {
            result.expected = int(m_batch.approved.size());
            result.errors.append(*unsafe);
        } else if (!m_batch.approved.isEmpty()) {
            Result<QSet<QString>> known = knownIds();
            if (!known) {
                return std::unexpected(known.error());
            }
            for (const QueueRow &row : m_batch.approved) {
                promote(row, *known);
            }
        }
        if (!result.errors.isEmpty()) {
            result.skippedReason = u"write-errors"_s;
        } else if (result.written != result.expected) {
            result.skippedReason =
                u"partial-write: %1/%2 written"_s.arg(result.written).arg(result.expected);
        }
        result.cleared = result.skippedReason.isEmpty();
        for (const QueueRow &row : std::as_const(m_accepted)) {
            if (result.cleared) {
                m_outcome.leaving += copiesOf(row);
            }
            note(row, DecisionKind::Stored);
        }
        return {};
    }

    void countSummaries(const QList<Operation> &operations)
    {
        for (const Operation &operation : operations) {
            const auto *removal = std::get_if<RemoveRows>(&operation);
            if (removal == nullptr) {
                continue;
            }
            const QByteArray queue =
                m_context.fileSystem.read(removal->path).value_or(QByteArray());
            if (rowsLeft(m_queue, removal->rows) == 0) {
                m_planned.promotion.summariesCleared = int(removal->removeWhenEmpty.size());
            }
        }
    }

    const DecisionContext &m_context;
    const BatchDecision &m_batch;
    QDateTime m_now;
    QByteArrayList m_queue; ///< Rows as they stand now.
    QSet<QByteArray> m_seen; ///< Rows of this batch that were counted.
    QueueOutcome m_outcome;
    PlannedBatch m_planned;
    QList<QueueRow> m_accepted; ///< Approved rows that are learnings now or were before.
    QList<LedgerEntry> m_ledger;
};

} // namespace

Result<PlannedBatch> batchDecision(const DecisionContext &context, const BatchDecision &batch)
{
    return BatchPlanner(context, batch).plan();
}

} // namespace memorydesk
