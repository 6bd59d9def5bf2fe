// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/review/inboxjoin.h"

#include "core/review/repositoryfiles.h"
#include "core/review/storedmemories.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>
#include <QTimeZone>

#include <algorithm>

namespace memorydesk {

namespace {

using namespace Qt::StringLiterals;

constexpr qint64 earlierDays = 14;
constexpr qint64 waitingSeconds = 600;

QDateTime timeFrom(const QString &text)
{
    return QDateTime::fromString(text, Qt::ISODateWithMs).toUTC();
}

/// Joins one pass. Lives for one call of `joinInbox`.
class Joiner
{
public:
    Joiner(const Environment &environment, const InboxSources &sources, StoredMemories &memories,
           const QDateTime &now)
        : m_environment(environment)
        , m_sources(sources)
        , m_now(now)
        , m_memories(memories)
    {
    }

    InboxContent join()
    {
        m_content.projects = m_sources.projects;
        m_content.repositories = m_sources.repositories;
        m_content.faults = m_sources.faults;
        indexProjects();
        indexSessions();
        for (qsizetype i = 0; i < m_sources.queues.size(); ++i) {
            addQueue(m_sources.repositories.at(i), m_sources.queues.at(i));
        }
        addSkippedRows();
        gatherSections();
        return std::move(m_content);
    }

private:
    void indexProjects()
    {
        for (const Project &project : m_sources.projects) {
            for (const QString &transcript : project.transcripts) {
                m_projectOf.insert(transcript, &project);
            }
        }
    }

    /// Main transcripts by session; their names are the sessions' ids.
    void indexSessions()
    {
        for (auto state = m_sources.transcripts.cbegin(); state != m_sources.transcripts.cend();
             ++state) {
            if (!state->turns.isEmpty()) {
                m_sessions.insert(QFileInfo(state.key()).completeBaseName(), &*state);
            }
        }
    }

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

    Proposal sectionProposal(const ProposeSection &section) const
    {
        Proposal proposal;
        proposal.section = section;
        proposal.fields = section.fields;
        proposal.type = section.fields.type;
        proposal.title = section.fields.name.isEmpty() ? section.fields.slug : section.fields.name;
        return proposal;
    }

    void gatherSections()
    {
        QList<Proposal> found;
        for (auto state = m_sources.transcripts.cbegin(); state != m_sources.transcripts.cend();
             ++state) {
            addDamagedLines(state.key(), *state);
            for (const TranscriptSection &section : state->sections) {
                found.append(transcriptProposal(state.key(), section));
            }
        }
        for (const SubmittedText &text : m_sources.submitted) {
            for (const ProposeSection &section : findProposeSections(text.text)) {
                Proposal proposal = sectionProposal(section);
                proposal.origin = Origin::Submitted;
                proposal.createdAt = text.when;
                proposal.occurrences = {{text.source, section.line, {}, {}, {}, text.when}};
                found.append(proposal);
            }
        }
        // Ties by place, so that the order does not depend on the order of reading.
        std::ranges::stable_sort(found, [](const Proposal &left, const Proposal &right) {
            const Occurrence &first = left.occurrences.first();
            const Occurrence &second = right.occurrences.first();
            return std::tie(second.when, first.source, first.line)
                < std::tie(first.when, second.source, second.line);
        });
        joinSame(found);
    }

    Proposal transcriptProposal(const QString &file, const TranscriptSection &section) const
    {
        Proposal proposal = sectionProposal(section.section);
        proposal.origin = Origin::Section;
        proposal.createdAt = section.when;
        proposal.occurrences = {
            {file, section.line, section.sessionId, section.turnId, section.agent, section.when}};
        if (const Project *project = m_projectOf.value(file)) {
            proposal.project = project->label;
            proposal.projectPath = section.cwd.isEmpty() ? project->realPath : section.cwd;
            proposal.memoryFolder = project->memoryFolder;
        }
        proposal.waitsForAgents = openAgents(file, section);
        return proposal;
    }

    void addDamagedLines(const QString &file, const TranscriptState &state)
    {
        for (const auto &[line, reason] : state.damaged) {
            m_content.faults.append({file, line, u"damaged-line"_s, reason});
        }
    }

    /// How many agents of the turn that started this one are still running (M6). An agent that is
    /// not known to have finished belongs to a turn that is still open.
    int openAgents(const QString &file, const TranscriptSection &section) const
    {
        const TranscriptState *session = m_sessions.value(section.sessionId);
        if (section.agent.isEmpty() || session == nullptr) {
            return 0;
        }
        const QString launchedBy = section.launchedBy.isEmpty()
            ? session->launchedAgents.value(section.agent)
            : section.launchedBy;
        int open = 0;
        QDateTime grown = QDateTime::fromMSecsSinceEpoch(
            m_sources.transcripts.value(file).modifiedNs / 1000000, QTimeZone::UTC);
        for (const ParallelTurn &turn : session->turns) {
            if (launchedBy.isEmpty() || turn.messageId == launchedBy) {
                open = qMax(open, turn.open);
                grown = qMax(grown, turn.lastGrowth);
            }
        }
        return grown.secsTo(m_now) < waitingSeconds ? open : 0;
    }

    void joinSame(const QList<Proposal> &found)
    {
        QHash<QString, qsizetype> places;
        const qsizetype first = m_content.proposals.size();
        for (const Proposal &proposal : found) {
            const QString key = proposal.key();
            const auto known = places.constFind(key);
            if (known != places.constEnd()) {
                m_content.proposals[*known].occurrences += proposal.occurrences;
                continue;
            }
            places.insert(key, m_content.proposals.size());
            m_content.proposals.append(proposal);
            m_content.proposals.last().id = key;
        }
        for (qsizetype i = first; i < m_content.proposals.size(); ++i) {
            Proposal &proposal = m_content.proposals[i];
            proposal.state = sectionState(proposal);
        }
    }

    ProposalState sectionState(const Proposal &proposal)
    {
        const std::optional<DecisionKind> decision = m_sources.ledger.decision(proposal.id);
        if (decision == DecisionKind::Stored) {
            return ProposalState::Stored;
        }
        if (decision == DecisionKind::Skipped) {
            return ProposalState::Skipped;
        }
        if (proposal.section.refusal != SectionRefusal::None) {
            return ProposalState::Refused;
        }
        if (m_memories.holds(proposal)) {
            return ProposalState::AlreadyStored;
        }
        if (decision == DecisionKind::Undecided) {
            return ProposalState::Undecided;
        }
        if (proposal.waitsForAgents > 0) {
            return ProposalState::Waiting;
        }
        return isEarlier(proposal) ? ProposalState::Earlier : ProposalState::Pending;
    }

    bool isEarlier(const Proposal &proposal) const
    {
        return m_sources.firstStart.isValid() && proposal.createdAt.isValid()
            && proposal.createdAt < m_sources.firstStart.addDays(-earlierDays);
    }

    const Environment &m_environment;
    const InboxSources &m_sources;
    QDateTime m_now;
    StoredMemories &m_memories;
    QHash<QString, const Project *> m_projectOf;
    QHash<QString, const TranscriptState *> m_sessions;
    QSet<QString> m_rowKeys; ///< Keys of the rows that stand in a queue.
    InboxContent m_content;
};

} // namespace

InboxContent joinInbox(const Environment &environment, const InboxSources &sources,
                       StoredMemories &memories, const QDateTime &now)
{
    return Joiner(environment, sources, memories, now).join();
}

QString gateLine(const CollectedQueue &queue)
{
    return queue.gate == GateReason::Open
        ? QString()
        : u"[3.6.3] Memory proposals: skip — "_s + queue.gateDetail;
}

} // namespace memorydesk
