// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/review/inboxjoin.h"

#include <QFileInfo>
#include <QTimeZone>

#include <algorithm>

namespace memorydesk {

namespace {

using namespace Qt::StringLiterals;

constexpr qint64 earlierDays = 14;
constexpr qint64 waitingSeconds = 600;

/// Joins the sections of one pass.
class SectionJoiner
{
public:
    SectionJoiner(const InboxSources &sources, StoredMemories &memories, const QDateTime &now,
                  InboxContent &content)
        : m_sources(sources)
        , m_now(now)
        , m_memories(memories)
        , m_content(content)
    {
    }

    void join()
    {
        indexProjects();
        indexSessions();
        gatherSections();
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
        for (const Candidate &candidate : m_sources.candidates) {
            Proposal proposal = candidateProposal(candidate);
            addProject(proposal, proposal.occurrences.first().source, candidate.cwd);
            found.append(proposal);
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
        addProject(proposal, file, section.cwd);
        proposal.waitsForAgents = openAgents(file, section);
        return proposal;
    }

    void addProject(Proposal &proposal, const QString &file, const QString &cwd) const
    {
        if (const Project *project = m_projectOf.value(file)) {
            proposal.project = project->label;
            proposal.projectPath = cwd.isEmpty() ? project->realPath : cwd;
            proposal.memoryFolder = project->memoryFolder;
        }
    }

    void addDamagedLines(const QString &file, const TranscriptState &state)
    {
        for (const auto &[line, reason] : state.damaged) {
            m_content.faults.append({file, line, u"damaged-line"_s, reason});
        }
    }

    /// How many agents of the turn that started this one are still running. An agent that is
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

    const InboxSources &m_sources;
    QDateTime m_now;
    StoredMemories &m_memories;
    InboxContent &m_content;
    QHash<QString, const Project *> m_projectOf;
    QHash<QString, const TranscriptState *> m_sessions;
};

} // namespace

void joinSections(const InboxSources &sources, StoredMemories &memories, const QDateTime &now,
                  InboxContent &content)
{
    SectionJoiner(sources, memories, now, content).join();
}

InboxContent joinInbox(const Environment &environment, const InboxSources &sources,
                       StoredMemories &memories, const QDateTime &now)
{
    InboxContent content;
    content.projects = sources.projects;
    content.repositories = sources.repositories;
    content.faults = sources.faults;
    joinQueues(environment, sources, now, content);
    joinSections(sources, memories, now, content);
    return content;
}

} // namespace memorydesk
