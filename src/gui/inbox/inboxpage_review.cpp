// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The deciding half of the inbox page: drafts, checks and what keys do.
#include "gui/common/compositionguard.h"
#include "gui/common/desk.h"
#include "gui/common/errortext.h"
#include "gui/common/noticebar.h"
#include "gui/common/userprompt.h"
#include "gui/inbox/batchdialog.h"
#include "gui/inbox/calmpage.h"
#include "gui/inbox/changesdialog.h"
#include "gui/inbox/decisionflow.h"
#include "gui/inbox/duplicategate.h"
#include "gui/inbox/faultsdialog.h"
#include "gui/inbox/inboxactions.h"
#include "gui/inbox/inboxinput.h"
#include "gui/inbox/inboxpage.h"
#include "gui/inbox/inboxservice.h"
#include "gui/inbox/inboxview.h"
#include "gui/inbox/lanespane.h"
#include "gui/inbox/proposallist.h"
#include "gui/inbox/reviewcard.h"

#include <QApplication>
#include <QClipboard>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace memorydesk {

void InboxPage::connectActions()
{
    connect(m_actions->store, &QAction::triggered, this, &InboxPage::store);
    connect(m_actions->edit, &QAction::triggered, this, &InboxPage::edit);
    connect(m_actions->skip, &QAction::triggered, this, [this] { skip(false); });
    connect(m_actions->skipWithReason, &QAction::triggered, this, [this] { skip(true); });
    connect(m_actions->later, &QAction::triggered, this, &InboxPage::later);
    connect(m_actions->merge, &QAction::triggered, this, &InboxPage::mergeBest);
    connect(m_actions->select, &QAction::triggered, this, [this] {
        m_model.setChecked(m_key, !m_model.checkedKeys().contains(m_key));
        refreshBars();
    });
    connect(m_actions->reviewBatch, &QAction::triggered, this, &InboxPage::reviewBatch);
    connect(m_actions->next, &QAction::triggered, this, [this] { step(1); });
    connect(m_actions->previous, &QAction::triggered, this, [this] { step(-1); });
    connect(m_actions->undo, &QAction::triggered, m_flow, &DecisionFlow::undo);
    connect(m_actions->redo, &QAction::triggered, m_flow, &DecisionFlow::redo);
    connect(m_actions->preview, &QAction::triggered, this,
            [this] { m_view->card->togglePreview(); });
    connect(m_actions->changes, &QAction::triggered, this, &InboxPage::showChanges);
    connect(m_actions->copyBlock, &QAction::triggered, this, &InboxPage::copyBlock);
    connect(m_actions->remember, &QAction::triggered, m_input, &InboxInput::rememberSomething);
    connect(m_actions->paste, &QAction::triggered, m_input, &InboxInput::paste);
    connect(m_actions->openFiles, &QAction::triggered, m_input, &InboxInput::openFiles);
}

void InboxPage::connectFlow()
{
    connect(m_flow, &DecisionFlow::committed, this, &InboxPage::takeDecision);
    connect(m_flow, &DecisionFlow::failed, this, &InboxPage::takeFailure);
    connect(m_flow, &DecisionFlow::busyChanged, this, &InboxPage::refreshActions);
    connect(m_flow, &DecisionFlow::takenBack, this, [this](const CommitReport &report) {
        if (!m_decidedKeys.isEmpty())
            m_wantedKey = m_decidedKeys.takeLast();
        m_view->notice->say(
            NoticeBar::Kind::Result,
            tr("Taken back: %1").arg(changeTitle(report.change.title, report.change.titleArgs)),
            {{tr("Redo"), [this] { m_flow->redo(); }}});
    });
    connect(m_flow, &DecisionFlow::doneAgain, this, [this](const CommitReport &report) {
        m_view->notice->say(
            NoticeBar::Kind::Result,
            tr("Done again: %1").arg(changeTitle(report.change.title, report.change.titleArgs)),
            {{tr("Undo"), [this] { m_flow->undo(); }}});
    });
    connect(m_flow, &DecisionFlow::renameRequested, this, [this] { m_view->card->focusSlug(); });
    connect(m_flow, &DecisionFlow::draftSuggested, this,
            [this](const Draft &draft, bool storeAfterwards) {
                m_edited.insert(m_key, draft);
                m_check.reset();
                showCurrent();
                m_storeWhenChecked = storeAfterwards;
                if (!storeAfterwards)
                    m_view->card->startEditing();
            });
}

void InboxPage::refreshActions()
{
    const Proposal *proposal = m_model.proposal(m_key);
    const bool open =
        proposal != nullptr && laneIsOpen(laneOf(proposal->state)) && !m_flow->isBusy();
    for (QAction *action : {m_actions->store, m_actions->edit})
        action->setEnabled(open);
    const bool skippable = open && proposal->state != ProposalState::Skipped;
    m_actions->skip->setEnabled(skippable);
    m_actions->skipWithReason->setEnabled(skippable);
    m_actions->later->setEnabled(open && proposal->state != ProposalState::Undecided);
    m_actions->merge->setEnabled(open && m_check && !m_check->similar.isEmpty());
    m_actions->select->setEnabled(open);
    m_actions->reviewBatch->setEnabled(open && proposal->origin == Origin::Queue);
    m_actions->preview->setEnabled(proposal != nullptr);
    m_actions->changes->setEnabled(open && m_check && m_check->plan);
    m_actions->copyBlock->setEnabled(proposal != nullptr);
    m_actions->undo->setEnabled(m_workspace.desk.canUndo() && !m_flow->isBusy());
    m_actions->redo->setEnabled(m_workspace.desk.canRedo() && !m_flow->isBusy());
    m_view->calm->setUndo(m_workspace.desk.canUndo());
}

QString InboxPage::nextKey() const
{
    QStringList keys = m_model.listedKeys();
    const qsizetype at = keys.indexOf(m_key);
    const QStringList leaving = m_model.checkedKeys();
    for (qsizetype index = at + 1; index < keys.size(); ++index) {
        if (!leaving.contains(keys.at(index)))
            return keys.at(index);
    }
    for (qsizetype index = at - 1; index >= 0; --index) {
        if (!leaving.contains(keys.at(index)))
            return keys.at(index);
    }
    return {};
}

void InboxPage::step(int direction)
{
    const QStringList keys = m_model.listedKeys();
    const qsizetype at = keys.indexOf(m_key) + direction;
    if (at >= 0 && at < keys.size())
        m_view->list->chooseRow(m_model.rowOf(keys.at(at)));
}

Draft InboxPage::draftOf(const Proposal &proposal) const
{
    const auto edited = m_edited.constFind(proposal.key());
    if (edited != m_edited.constEnd())
        return *edited;
    Draft draft = draftFor(proposal);
    const QList<TargetChoice> choices = targetChoices(proposal, m_service->content());
    const auto fits = [&](const TargetChoice &choice) {
        return choice.enabled && choice.target == draft.target;
    };
    if (std::ranges::none_of(choices, fits)) {
        const auto possible = std::ranges::find_if(choices, &TargetChoice::enabled);
        if (possible != choices.end())
            draft = retargeted(draft, possible->target);
    }
    return draft;
}

void InboxPage::takeEdit()
{
    if (m_key.isEmpty())
        return;
    Draft draft = m_view->card->draft();
    const Proposal *proposal = m_model.proposal(m_key);
    const bool learningChanged =
        proposal != nullptr && draft.alsoLearning != draftOf(*proposal).alsoLearning;
    m_edited.insert(m_key, draft);
    m_storeWhenChecked = false;
    m_view->card->setChecking();
    if (learningChanged)
        showCurrent();
    else
        m_checkTimer.start();
}

void InboxPage::chooseTarget(Target target)
{
    const Proposal *proposal = m_model.proposal(m_key);
    if (proposal == nullptr)
        return;
    m_edited.insert(m_key, retargeted(m_view->card->draft(), target));
    showCurrent();
}

void InboxPage::startCheck()
{
    m_checkTimer.stop();
    const Proposal *proposal = m_model.proposal(m_key);
    if (proposal == nullptr)
        return;
    const int generation = ++m_checkGeneration;
    m_service->check(*proposal, m_view->card->draft())
        .then(this, [this, generation](const DraftCheck &check) { takeCheck(generation, check); });
}

void InboxPage::takeCheck(int generation, const DraftCheck &check)
{
    if (generation != m_checkGeneration || check.proposalKey != m_key)
        return;
    m_check = check;
    m_view->card->setCheck(check);
    refreshActions();
    if (check.similarKnown && std::exchange(m_storeWhenChecked, false))
        store();
}

bool InboxPage::checkIsFresh() const
{
    return m_check && m_check->similarKnown && m_check->proposalKey == m_key
        && m_check->draft == m_view->card->draft() && !m_checkTimer.isActive();
}

void InboxPage::store()
{
    const Proposal *proposal = m_model.proposal(m_key);
    if (proposal == nullptr || m_flow->isBusy() || !compositionFinished())
        return;
    const QList<Proposal> chosen = chosenProposals();
    if (chosen.size() > 1) {
        reviewBatch();
        return;
    }
    if (!checkIsFresh()) {
        m_storeWhenChecked = true;
        startCheck();
        return;
    }
    m_afterKey = nextKey();
    m_flow->store(*proposal, *m_check);
}

void InboxPage::edit()
{
    const Proposal *proposal = m_model.proposal(m_key);
    if (proposal == nullptr)
        return;
    // A learning is promoted as it was queued; editing means storing it as a memory.
    if (draftOf(*proposal).target == Target::Learnings) {
        const QList<TargetChoice> choices = targetChoices(*proposal, m_service->content());
        const bool project = std::ranges::any_of(choices, [](const TargetChoice &choice) {
            return choice.enabled && choice.target == Target::ProjectMemory;
        });
        chooseTarget(project ? Target::ProjectMemory : Target::CrossProject);
    }
    m_view->card->startEditing();
}

QList<Proposal> InboxPage::chosenProposals() const
{
    QStringList keys = m_model.checkedKeys();
    if (keys.isEmpty())
        keys << m_key;
    QList<Proposal> proposals;
    for (const QString &key : std::as_const(keys)) {
        if (const Proposal *proposal = m_model.proposal(key); proposal != nullptr)
            proposals << *proposal;
    }
    return proposals;
}

void InboxPage::skip(bool withReason)
{
    if (!compositionFinished())
        return;
    m_afterKey = nextKey();
    const QList<Proposal> proposals = chosenProposals();
    if (!withReason) {
        m_flow->skip(proposals);
        return;
    }
    m_workspace.prompt.askText(
        this, tr("Skip with a reason"), tr("Reason (kept here only)"), {},
        [this, proposals](const QString &reason) { m_flow->skip(proposals, reason); });
}

void InboxPage::later()
{
    if (!compositionFinished())
        return;
    m_afterKey = nextKey();
    m_flow->keepUndecided(chosenProposals());
}

void InboxPage::mergeBest()
{
    if (!m_check)
        return;
    const auto memory =
        std::ranges::find(m_check->similar, SimilarItem::Kind::Memory, &SimilarItem::kind);
    if (memory == m_check->similar.end())
        return;
    m_edited.insert(m_key, revisingDraft(m_view->card->draft(), *memory, Revision::Below));
    showCurrent();
    m_view->card->startEditing();
}

void InboxPage::reviewBatch()
{
    const Proposal *current = m_model.proposal(m_key);
    if (current == nullptr)
        return;
    QList<Proposal> proposals;
    const QStringList keys =
        m_model.checkedKeys().isEmpty() ? m_model.listedKeys() : m_model.checkedKeys();
    QList<QueueRow> rows;
    for (const QString &key : keys) {
        const Proposal *proposal = m_model.proposal(key);
        if (proposal->origin != Origin::Queue || proposal->repository != current->repository
            || !laneIsOpen(laneOf(proposal->state)))
            continue;
        proposals << *proposal;
        rows << proposal->row;
    }
    if (rows.isEmpty())
        return;
    auto *dialog =
        new BatchDialog(m_workspace.desk, current->repository, current->project, rows, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &BatchDialog::confirmed, this, [this](const DecisionPlan &plan) {
        m_afterKey.clear();
        m_flow->commit(plan);
    });
    connect(dialog, &BatchDialog::leftUndecided, this, [this, proposals] {
        m_afterKey.clear();
        m_flow->keepUndecided(proposals);
    });
    dialog->open();
}

QString InboxPage::resultText(const CommittedDecision &decision) const
{
    const DecisionResult first = decision.results.value(0);
    const int count = static_cast<int>(decision.results.size());
    const Proposal *proposal = m_model.proposal(first.proposalKey);
    if (decision.promotion || decision.rejection) {
        return tr("%1 stored, %2 archived as declined")
            .arg(decision.promotion ? decision.promotion->written : 0)
            .arg(decision.rejection ? decision.rejection->archived : 0);
    }
    switch (first.outcome) {
    case Outcome::Accepted: {
        const QString where = proposal == nullptr
            ? first.path
            : targetName(m_check ? m_check->draft.target : Target::CrossProject, *proposal);
        return first.indexLine.isEmpty() ? tr("Stored in %1").arg(where)
                                         : tr("Stored in %1, 1 index line added").arg(where);
    }
    case Outcome::Rejected:
        return count > 1 ? tr("%n proposal(s) skipped", nullptr, count)
                         : tr("Skipped “%1”").arg(first.title);
    case Outcome::Undecided:
        return count > 1 ? tr("%n proposal(s) left undecided; nothing was written", nullptr, count)
                         : tr("“%1” is undecided; nothing was written").arg(first.title);
    case Outcome::Blocked:
        return tr("Blocked: %1").arg(reasonText(first.reason));
    }
    Q_UNREACHABLE_RETURN(QString());
}

void InboxPage::takeDecision(const CommittedDecision &decision)
{
    QList<NoticeBar::Link> links{{tr("Undo"), [this] { m_flow->undo(); }}};
    const DecisionResult first = decision.results.value(0);
    if (first.outcome == Outcome::Accepted && !first.indexLine.isEmpty()) {
        QUrl link;
        link.setScheme(u"memorydesk"_s);
        link.setPath(u"library/"_s + first.path);
        links << NoticeBar::Link{tr("Open"), [this, link] { Q_EMIT linkActivated(link); }};
    }
    const bool blocked = std::ranges::any_of(decision.results, [](const DecisionResult &result) {
        return result.outcome == Outcome::Blocked;
    });
    m_view->notice->say(blocked ? NoticeBar::Kind::Warning : NoticeBar::Kind::Result,
                        resultText(decision), links);
    for (const DecisionResult &result : decision.results) {
        m_edited.remove(result.proposalKey);
        m_model.setChecked(result.proposalKey, false);
    }
    m_decidedKeys << first.proposalKey;
    if (!m_afterKey.isEmpty())
        m_view->list->chooseRow(m_model.rowOf(m_afterKey));
    m_afterKey.clear();
}

void InboxPage::takeFailure(const Error &error)
{
    m_view->notice->say(error.code == ErrorCode::Blocked || error.code == ErrorCode::Conflict
                            ? NoticeBar::Kind::Warning
                            : NoticeBar::Kind::Danger,
                        errorText(error));
    m_afterKey.clear();
    // What was shown is no longer what is there: show the present state again.
    if (error.code == ErrorCode::Conflict) {
        m_check.reset();
        m_service->refresh();
        startCheck();
    }
}

void InboxPage::showChanges()
{
    if (!m_check || !m_check->plan)
        return;
    auto *dialog = new ChangesDialog(m_check->plan->files, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void InboxPage::copyBlock()
{
    const Proposal *proposal = m_model.proposal(m_key);
    if (proposal == nullptr)
        return;
    QApplication::clipboard()->setText(proposalBlock(*proposal));
    m_view->notice->say(NoticeBar::Kind::Result, tr("Copied as a fenced proposal block"));
}

void InboxPage::showFaults()
{
    auto *dialog = new FaultsDialog(m_service->content().faults, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

QStringList InboxPage::shotNames() const
{
    return {u"changes"_s, u"duplicates"_s, u"batch"_s, u"remember"_s};
}

QWidget *InboxPage::shotWidget(const QString &name)
{
    if (name == u"changes" && m_check && m_check->plan)
        return new ChangesDialog(m_check->plan->files, this);
    if (name == u"duplicates" && m_check && !gatedBy(*m_check).isEmpty())
        return new DuplicateGate(*m_check, this);
    if (name == u"remember")
        return m_input->makeRememberDialog();
    if (name == u"batch") {
        QList<QueueRow> rows;
        QString repository;
        for (const Proposal &proposal : m_service->content().proposals) {
            const bool wanted = proposal.origin == Origin::Queue
                && proposal.state == ProposalState::Pending
                && (repository.isEmpty() || repository == proposal.repository);
            if (!wanted)
                continue;
            repository = proposal.repository;
            rows << proposal.row;
        }
        if (!rows.isEmpty())
            return new BatchDialog(m_workspace.desk, repository, QFileInfo(repository).fileName(),
                                   rows, this);
    }
    return nullptr;
}

} // namespace memorydesk
