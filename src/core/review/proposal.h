// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"
#include "core/sources/candidatescan.h"
#include "core/sources/proposalqueue.h"
#include "core/sources/proposesection.h"

#include <QDateTime>

namespace memorydesk {

enum class Origin { Queue, Section, Candidate, Submitted };

enum class ProposalState {
    Pending,
    Undecided,
    Skipped,
    Stored, ///< By a decision here.
    AlreadyStored, ///< The same memory or learning exists.
    Earlier, ///< Older than 14 days at first start.
    Gated,
    Refused,
    Waiting, ///< For parallel agents of its turn.
};

/// Where the same proposal was seen.
struct Occurrence {
    QString source; ///< File path.
    int line = 0;
    QString sessionId;
    QString turnId;
    QString agent;
    QDateTime when;
    bool operator==(const Occurrence &) const = default;
};

/// One thing somebody's agent wants remembered, whatever its origin. A plain value.
struct Proposal {
    QString id; ///< Upstream's for queue rows, else a content hash. Unique together
                ///< with source for queues: see key().
    Origin origin = Origin::Section;
    ProposalState state = ProposalState::Pending;
    QString project; ///< Label shown.
    QString projectPath; ///< Real path; may be empty.
    QString memoryFolder; ///< The project's memory folder, may be empty or not exist.
    QString title; ///< Name or subject.
    QString type;
    SectionFields fields; ///< For sections: as written. For queue rows: the proposed mapping,
                          ///< all editable.
    QueueRow row; ///< Queue only.
    QString repository; ///< Queue only.
    ProposeSection section; ///< Section and Submitted.
    QList<CandidateEvidence> evidence; ///< Candidate only: the turns it cites.
    QList<Occurrence> occurrences; ///< Newest first; never empty.
    QDateTime createdAt;
    Problems problems;
    QString gateDetail; ///< For Gated: `persistence`, …
    int waitsForAgents = 0;

    bool lowConfidence = false; ///< Queue row below the repository's floor.

    /// Stable identity in the inbox and the decision ledger.
    [[nodiscard]] QString key() const;
};

/// Stable names for commands: `queue`, `section`, `candidate`, `submitted`.
[[nodiscard]] QString originName(Origin origin);
/// `pending`, `undecided`, `skipped`, `stored`, `already-stored`, `earlier`, `gated`, `refused`,
/// `waiting`.
[[nodiscard]] QString stateName(ProposalState state);
/// `incomplete`, `invalid-slug`, `invalid-type`, `in-code-block`; empty for None.
[[nodiscard]] QString refusalName(SectionRefusal refusal);

/// A candidate of a session scan as a proposal; its project follows from the inbox.
[[nodiscard]] Proposal candidateProposal(const Candidate &candidate);

/// The memory a queued learning would become: type, name, slug, description, body and
/// rationale, all to be edited. Nothing is invented: only the row's own words are arranged.
[[nodiscard]] SectionFields memoryFieldsFor(const QueueRow &row, const QDateTime &now);

} // namespace memorydesk
