// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inbox/reviewcard.h"

#include "gui/common/elidedlabel.h"
#include "gui/common/errortext.h"
#include "gui/common/noticebar.h"
#include "gui/common/theme.h"
#include "gui/common/timetext.h"
#include "gui/inbox/cardbody.h"
#include "gui/inbox/cardlike.h"
#include "gui/inbox/cardrisk.h"
#include "gui/inbox/cardwhat.h"
#include "gui/inbox/cardwhere.h"
#include "gui/inbox/cardwhy.h"
#include "gui/inbox/lane.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace memorydesk {

ReviewCard::ReviewCard(const Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_clock(clock)
    , m_origin(new ElidedLabel(this))
    , m_position(new QLabel(this))
    , m_state(new NoticeBar(this))
    , m_scroll(new QScrollArea(this))
    , m_what(new CardWhat(this))
    , m_body(new CardBody(this))
    , m_why(new CardWhy(clock, this))
    , m_where(new CardWhere(this))
    , m_like(new CardLike(this))
    , m_risk(new CardRisk(this))
{
    auto *header = new QHBoxLayout;
    header->setContentsMargins(space::three, space::two, space::three, space::half);
    header->setSpacing(space::two);
    m_origin->setProperty("role", u"muted"_s);
    m_position->setProperty("role", u"muted"_s);
    header->addWidget(m_origin, 1);
    header->addWidget(m_position);
    m_state->setPermanent();

    auto *content = new QWidget(this);
    content->setProperty("panel", u"surface"_s);
    auto *sections = new QVBoxLayout(content);
    sections->setContentsMargins(space::three, space::half, space::three, space::three);
    sections->setSpacing(space::two);
    sections->addWidget(m_state);
    for (QWidget *section :
         std::initializer_list<QWidget *>{m_what, m_body, m_why, m_where, m_like, m_risk})
        sections->addWidget(section);
    sections->addStretch(1);
    m_scroll->setWidget(content);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(header);
    layout->addWidget(m_scroll, 1);
    setFocusPolicy(Qt::StrongFocus);

    connect(m_what, &CardWhat::edited, this, &ReviewCard::draftEdited);
    connect(m_body, &CardBody::edited, this, &ReviewCard::draftEdited);
    connect(m_where, &CardWhere::edited, this, &ReviewCard::draftEdited);
    connect(m_where, &CardWhere::targetChosen, this, &ReviewCard::targetChosen);
    connect(m_where, &CardWhere::changesRequested, this, &ReviewCard::changesRequested);
    connect(m_why, &CardWhy::linkActivated, this, &ReviewCard::linkActivated);
    connect(m_like, &CardLike::linkActivated, this, &ReviewCard::linkActivated);
    connect(m_risk, &CardRisk::slugAccepted, this, [this](const QString &slug) {
        m_draft = draft();
        m_draft.fields.slug = slug;
        m_what->setDraft(m_proposal, m_draft);
        Q_EMIT draftEdited();
    });
}

void ReviewCard::setProposal(const Proposal &proposal, const Draft &draft,
                             const QList<TargetChoice> &choices)
{
    const bool another = proposal.key() != m_proposal.key();
    m_proposal = proposal;
    m_draft = draft;
    m_what->setDraft(proposal, draft);
    m_body->setDraft(proposal, draft);
    m_why->setProposal(proposal);
    m_where->setDraft(proposal, draft, choices);
    const bool handled = !laneIsOpen(laneOf(proposal.state));
    m_what->setNotStorable(handled);
    m_body->setNotStorable(handled);
    m_where->setNotStorable(handled);
    m_body->retranslate();
    m_risk->setSuggestedSlug(proposal.section.suggestedSlug == draft.fields.slug
                                 ? QString()
                                 : proposal.section.suggestedSlug);
    if (another) {
        m_checked = false;
        m_like->clear();
        m_scroll->verticalScrollBar()->setValue(0);
    }
    refreshHeader();
    refreshState();
    refreshRisks();
}

void ReviewCard::setCheck(const DraftCheck &check)
{
    m_check = check;
    m_checked = true;
    m_where->setCheck(check);
    m_like->setSimilar(comparedText(check.draft.fields), check.similar);
    refreshRisks();
}

void ReviewCard::setChecking()
{
    m_where->setChecking();
}

void ReviewCard::setPosition(int number, int count)
{
    m_number = number;
    m_count = count;
    m_position->setText(count > 0 ? u"%1 / %2"_s.arg(number).arg(count) : QString());
}

Draft ReviewCard::draft() const
{
    Draft draft = m_draft;
    m_what->fill(draft);
    m_body->fill(draft);
    m_where->fill(draft);
    return draft;
}

void ReviewCard::startEditing()
{
    if (m_body->isPreview())
        m_body->togglePreview();
    m_what->focusName();
}

void ReviewCard::focusSlug()
{
    m_what->focusSlug();
}

void ReviewCard::togglePreview()
{
    m_body->togglePreview();
}

void ReviewCard::scrollToTop()
{
    m_scroll->verticalScrollBar()->setValue(0);
}

void ReviewCard::refreshHeader()
{
    QStringList parts{m_proposal.project};
    if (!m_proposal.row.waveId.isEmpty())
        parts << tr("wave %1").arg(m_proposal.row.waveId);
    parts << ageText(m_proposal.createdAt, m_clock.now());
    switch (m_proposal.origin) {
    case Origin::Queue:
        parts << tr("queued learning");
        break;
    case Origin::Section:
        parts << tr("section in an answer");
        break;
    case Origin::Candidate:
        parts << tr("found by a scan");
        break;
    case Origin::Submitted:
        parts << tr("handed over");
        break;
    }
    parts.removeAll(QString());
    m_origin->setText(parts.join(u"  ·  "_s));
}

QString ReviewCard::refusalText() const
{
    const ProposeSection &section = m_proposal.section;
    switch (section.refusal) {
    case SectionRefusal::None:
        return tr("This section was refused.");
    case SectionRefusal::Incomplete:
        return tr("A section was found but is incomplete. Missing: %1")
            .arg(section.missing.join(u", "_s));
    case SectionRefusal::InvalidSlug:
        return tr("The file name is not allowed. Mend it and store.");
    case SectionRefusal::InvalidType:
        return tr("The type is not one of the four. Choose one and store.");
    case SectionRefusal::InCodeBlock:
        return section.closed
            ? tr("The section is inside a code block opened at line %1.").arg(section.openedAt)
            : tr("The section is inside a code block opened at line %1 and never closed.")
                  .arg(section.openedAt);
    }
    Q_UNREACHABLE_RETURN(QString());
}

void ReviewCard::refreshState()
{
    switch (m_proposal.state) {
    case ProposalState::Refused:
        m_state->say(NoticeBar::Kind::Warning, refusalText(),
                     {{tr("Use it anyway"), [this] { Q_EMIT useAnywayRequested(); }}});
        return;
    case ProposalState::Gated:
        m_state->say(NoticeBar::Kind::Warning,
                     tr("Gated: %1. The queue is shown, not asked about.")
                         .arg(reasonText(m_proposal.gateDetail)));
        return;
    case ProposalState::Waiting:
        m_state->say(
            NoticeBar::Kind::Result,
            tr("Waits for %n agent(s) of the same turn.", nullptr, m_proposal.waitsForAgents));
        return;
    case ProposalState::Undecided:
        m_state->say(NoticeBar::Kind::Result,
                     tr("Undecided. Nothing was written; you can store it at any time."));
        return;
    case ProposalState::Skipped:
        m_state->say(NoticeBar::Kind::Result,
                     tr("Skipped. You can still store it, or take the skip back."));
        return;
    case ProposalState::AlreadyStored:
        m_state->say(NoticeBar::Kind::Result, tr("The same text is already stored."));
        return;
    case ProposalState::Stored:
        m_state->say(NoticeBar::Kind::Result, tr("Stored by a decision here."));
        return;
    case ProposalState::Pending:
    case ProposalState::Earlier:
        m_state->clear();
        return;
    }
    Q_UNREACHABLE();
}

void ReviewCard::refreshRisks()
{
    Problems problems = m_proposal.problems;
    std::optional<Error> blocked;
    if (m_checked) {
        if (m_check.plan) {
            for (const Problem &warning : m_check.plan->warnings) {
                if (!problems.contains(warning))
                    problems << warning;
            }
        } else if (m_check.plan.error().code != ErrorCode::Cancelled) {
            blocked = m_check.plan.error();
        }
    }
    m_risk->setRisks(problems, blocked);
}

void ReviewCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && !m_proposal.occurrences.isEmpty()) {
        refreshHeader();
        refreshState();
    }
    QWidget::changeEvent(event);
}

} // namespace memorydesk
