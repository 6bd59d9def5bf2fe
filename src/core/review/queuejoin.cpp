// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/review/inboxjoin.h"

#include "core/review/repositoryfiles.h"

#include <QDir>
#include <QSet>

namespace memorydesk {

namespace {

using namespace Qt::StringLiterals;

QDateTime timeFrom(const QString &text)
{
    return QDateTime::fromString(text, Qt::ISODateWithMs).toUTC();
}

/// Joins the queues of one pass.
class QueueJoiner
{
public:
    QueueJoiner(const Environment &environment, const InboxSources &sources, const QDateTime &now,
                InboxContent &content)
        : m_environment(environment)
        , m_sources(sources)
        , m_now(now)
        , m_content(content)
    {
    }

    void join()
    {
        for (qsizetype i = 0; i < m_sources.queues.size(); ++i) {
            addQueue(m_sources.repositories.at(i), m_sources.queues.at(i));
        }
        addSkippedRows();
    }

private:
    QString memoryFolderFor(const QString &repository) const
    {
        for (const Project &project : m_sources.projects) {
            if (project.realPath == repository) {
                return project.memoryFolder;
            }
        }
        return QDir(m_environment.claudeConfigFolder)
            .filePath(u"projects/%1/memory"_s.arg(projectSlug(repository)));
    }

    Proposal rowProposal(const QString &repository, const QueueRow &row) const
    {
        Proposal proposal;
        proposal.id = row.id;
        proposal.origin = Origin::Queue;
        proposal.repository = repository;
        proposal.projectPath = repository;
        proposal.title = row.subject;
        proposal.type = row.type;
        proposal.row = row;
        proposal.fields = memoryFieldsFor(row, m_now);
        proposal.createdAt = timeFrom(row.createdAt);
        proposal.problems = row.problems;
        proposal.lowConfidence = row.belowFloor;
        return proposal;
    }

    static Occurrence rowOccurrence(const QString &file, const QueueRow &row)
    {
        return {file, row.line, {}, {}, row.proposedByAgent, timeFrom(row.createdAt)};
    }

    ProposalState rowState(const CollectedQueue &queue, const Proposal &proposal) const
    {
        if (queue.gate != GateReason::Open) {
            return ProposalState::Gated;
        }
        if (proposal.row.alreadyStored) {
            return ProposalState::AlreadyStored;
        }
        return m_sources.ledger.decision(proposal.key()) == DecisionKind::Undecided
            ? ProposalState::Undecided
            : ProposalState::Pending;
    }

    void addQueue(const QueueRepository &repository, const CollectedQueue &queue)
    {
        addQueueFaults(queue);
        if (queue.gate != GateReason::Open) {
            m_content.gates.append({repository.label, gateLine(queue)});
        }
        const QString memoryFolder =
            queue.rows.isEmpty() ? QString() : memoryFolderFor(repository.path);
        QHash<QByteArray, qsizetype> places;
        for (const QueueRow &row : queue.rows) {
            const auto known = places.constFind(row.bytes);
            if (known != places.constEnd()) {
                m_content.proposals[*known].occurrences.append(rowOccurrence(queue.queuePath, row));
                continue;
            }
            Proposal proposal = rowProposal(repository.path, row);
            proposal.project = repository.label;
            proposal.memoryFolder = memoryFolder;
            proposal.occurrences = {rowOccurrence(queue.queuePath, row)};
            proposal.state = rowState(queue, proposal);
            proposal.gateDetail = queue.gateDetail;
            m_rowKeys.insert(proposal.key());
            places.insert(row.bytes, m_content.proposals.size());
            m_content.proposals.append(proposal);
        }
    }

    void addQueueFaults(const CollectedQueue &queue)
    {
        if (queue.unreadable) {
            m_content.faults.append(
                {queue.queuePath, 0, u"queue-unreadable"_s, queue.unreadable->detail});
        }
        for (const DamagedRow &row : queue.damaged) {
            m_content.faults.append({queue.queuePath, row.line, u"damaged-row"_s, row.reason});
        }
        QSet<QPair<int, QString>> ofRows;
        for (const QueueRow &row : queue.rows) {
            for (const Problem &problem : row.problems) {
                ofRows.insert({problem.line, problem.code});
            }
        }
        for (const Problem &warning : queue.warnings) {
            if (!ofRows.contains({warning.line, warning.code})) {
                m_content.faults.append({warning.path.isEmpty() ? queue.queuePath : warning.path,
                                         warning.line, warning.code, warning.args.join(u' ')});
            }
        }
    }

    /// Rows that were skipped here are in no queue any more; the ledger still has their bytes.
    void addSkippedRows()
    {
        for (const LedgerEntry &entry : m_sources.ledger.entries) {
            if (entry.decision != DecisionKind::Skipped || entry.row.isEmpty()
                || m_rowKeys.contains(entry.key)) {
                continue;
            }
            const QList<QueueRow> rows = parseQueue(entry.row).rows;
            if (rows.isEmpty()) {
                continue;
            }
            Proposal proposal = rowProposal(entry.repository, rows.first());
            proposal.row.bytes = entry.row;
            proposal.state = ProposalState::Skipped;
            proposal.project = labelOf(entry.repository);
            proposal.memoryFolder = memoryFolderFor(entry.repository);
            const QString log = QDir(entry.repository).filePath(QString(repositoryfiles::rejected));
            proposal.occurrences = {{log, 0, {}, {}, rows.first().proposedByAgent, entry.when}};
            m_content.proposals.append(proposal);
        }
    }

    QString labelOf(const QString &repository) const
    {
        for (const QueueRepository &known : m_sources.repositories) {
            if (known.path == repository) {
                return known.label;
            }
        }
        return QDir(repository).dirName();
    }

    const Environment &m_environment;
    const InboxSources &m_sources;
    QDateTime m_now;
    InboxContent &m_content;
    QSet<QString> m_rowKeys; ///< Keys of the rows that stand in a queue.
};

} // namespace

void joinQueues(const Environment &environment, const InboxSources &sources, const QDateTime &now,
                InboxContent &content)
{
    QueueJoiner(environment, sources, now, content).join();
}

QString gateLine(const CollectedQueue &queue)
{
    return queue.gate == GateReason::Open
        ? QString()
        : u"[3.6.3] Memory proposals: skip — "_s + queue.gateDetail;
}

} // namespace memorydesk
