// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/review/proposal.h"

#include <QCryptographicHash>

namespace memorydesk {

namespace {

using namespace Qt::StringLiterals;

/// 32 hex digits over parts that are kept apart.
QString contentHash(const QByteArrayList &parts)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QByteArray &part : parts) {
        hash.addData(QByteArray::number(part.size()) + ':');
        hash.addData(part);
    }
    constexpr qsizetype digits = 32;
    return QString::fromLatin1(hash.result().toHex().first(digits));
}

} // namespace

QString Proposal::key() const
{
    if (origin == Origin::Queue) {
        return u"queue-"_s + contentHash({repository.toUtf8(), row.bytes});
    }
    if (section.refusal != SectionRefusal::None) {
        return u"refused-"_s + contentHash({section.raw.toUtf8()});
    }
    const SectionFields &as = fields;
    return u"section-"_s
        + contentHash({as.type.toUtf8(), as.name.toUtf8(), as.slug.toUtf8(),
                       as.description.toUtf8(), as.body.toUtf8(), as.rationale.toUtf8()});
}

Proposal candidateProposal(const Candidate &candidate)
{
    Proposal proposal;
    proposal.origin = Origin::Candidate;
    proposal.title = candidate.name;
    proposal.type = candidate.type;
    proposal.projectPath = candidate.cwd;
    proposal.createdAt = candidate.when;
    proposal.evidence = candidate.evidence;
    proposal.fields = {candidate.type,      candidate.name,
                       candidate.slug,      candidate.claim.simplified(),
                       candidate.draftBody, {}};
    QStringList said;
    for (const CandidateEvidence &turn : candidate.evidence) {
        said.append(turn.text);
        proposal.occurrences.append(
            {turn.file, turn.line, candidate.sessionId, turn.turnId, {}, candidate.when});
    }
    proposal.fields.rationale = said.join(u"\n\n"_s);
    return proposal;
}

QString originName(Origin origin)
{
    switch (origin) {
    case Origin::Queue:
        return u"queue"_s;
    case Origin::Section:
        return u"section"_s;
    case Origin::Candidate:
        return u"candidate"_s;
    case Origin::Submitted:
        return u"submitted"_s;
    }
    return {};
}

QString stateName(ProposalState state)
{
    switch (state) {
    case ProposalState::Pending:
        return u"pending"_s;
    case ProposalState::Undecided:
        return u"undecided"_s;
    case ProposalState::Skipped:
        return u"skipped"_s;
    case ProposalState::Stored:
        return u"stored"_s;
    case ProposalState::AlreadyStored:
        return u"already-stored"_s;
    case ProposalState::Earlier:
        return u"earlier"_s;
    case ProposalState::Gated:
        return u"gated"_s;
    case ProposalState::Refused:
        return u"refused"_s;
    case ProposalState::Waiting:
        return u"waiting"_s;
    }
    return {};
}

QString refusalName(SectionRefusal refusal)
{
    switch (refusal) {
    case SectionRefusal::None:
        return {};
    case SectionRefusal::Incomplete:
        return u"incomplete"_s;
    case SectionRefusal::InvalidSlug:
        return u"invalid-slug"_s;
    case SectionRefusal::InvalidType:
        return u"invalid-type"_s;
    case SectionRefusal::InCodeBlock:
        return u"in-code-block"_s;
    }
    return {};
}

} // namespace memorydesk
