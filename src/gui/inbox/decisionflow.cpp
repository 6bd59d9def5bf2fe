// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inbox/decisionflow.h"

#include "gui/common/desk.h"
#include "gui/common/userprompt.h"
#include "gui/inbox/duplicategate.h"

#include <QWidget>

using namespace Qt::StringLiterals;

namespace memorydesk {

Draft revisingDraft(Draft draft, const SimilarItem &item, Revision revision)
{
    QString body = draft.fields.body.trimmed();
    if (revision == Revision::Below && !item.fields.body.contains(body))
        body = item.fields.body.trimmed() + u"\n\n"_s + body;
    draft.folder = item.folder;
    draft.fields.type = item.fields.type;
    draft.fields.name = item.fields.name;
    draft.fields.slug = item.fields.slug;
    draft.triggers = item.fields.triggers;
    if (revision == Revision::Below)
        draft.fields.description = item.fields.description;
    draft.fields.body = body + u'\n';
    draft.existing = ExistingFile::Overwrite;
    if (draft.target == Target::Learnings)
        draft.target = Target::CrossProject;
    return draft;
}

DecisionFlow::DecisionFlow(Workspace &workspace, QWidget *page)
    : QObject(page)
    , m_workspace(workspace)
    , m_page(page)
{
}

void DecisionFlow::store(const Proposal &proposal, const DraftCheck &check)
{
    Q_UNUSED(proposal)
    if (m_busy)
        return;
    if (!check.plan) {
        if (check.plan.error().code == ErrorCode::AlreadyExists)
            askAboutExisting(check);
        else
            Q_EMIT failed(check.plan.error());
        return;
    }
    // Overwriting that very file is the choice that the gate would ask for.
    if (check.plan->duplicatesFound && check.draft.existing != ExistingFile::Overwrite) {
        askAboutSimilar(check);
        return;
    }
    DecisionPlan plan = *check.plan;
    plan.duplicateChoiceMade = plan.duplicatesFound;
    commitConfirmed(plan);
}

void DecisionFlow::askAboutExisting(const DraftCheck &check)
{
    Question question;
    question.title = tr("A file with this name exists");
    question.text = tr("Overwriting replaces its text and its one index line; it can be undone. "
                       "The exact change is shown before it is written.");
    question.detail = check.plan.error().path;
    question.choices = {tr("Cancel"), tr("Rename"), tr("Overwrite")};
    question.escape = 0;
    question.preferred = 1;
    question.dangerous = 2;
    m_workspace.prompt.ask(m_page, question, [this, draft = check.draft](int choice) {
        if (choice == 1) {
            Q_EMIT renameRequested();
        } else if (choice == 2) {
            Draft overwriting = draft;
            overwriting.existing = ExistingFile::Overwrite;
            Q_EMIT draftSuggested(overwriting, true);
        }
    });
}

void DecisionFlow::askAboutSimilar(const DraftCheck &check)
{
    auto *gate = new DuplicateGate(check, m_page);
    gate->setAttribute(Qt::WA_DeleteOnClose);
    connect(gate, &DuplicateGate::decided, this, [this, gate, check](DuplicateGate::Choice choice) {
        switch (choice) {
        case DuplicateGate::Choice::Cancel:
            return;
        case DuplicateGate::Choice::Create: {
            DecisionPlan plan = *check.plan;
            plan.duplicateChoiceMade = true;
            commitConfirmed(plan);
            return;
        }
        case DuplicateGate::Choice::Revise:
            Q_EMIT draftSuggested(revisingDraft(check.draft, gate->chosenItem(), Revision::Below),
                                  false);
            return;
        case DuplicateGate::Choice::Replace:
            Q_EMIT draftSuggested(revisingDraft(check.draft, gate->chosenItem(), Revision::Instead),
                                  false);
            return;
        }
    });
    gate->open();
}

void DecisionFlow::commitConfirmed(DecisionPlan plan)
{
    plan.confirmed = true;
    commit(plan);
}

void DecisionFlow::commit(const DecisionPlan &plan)
{
    if (m_busy)
        return;
    setBusy(true);
    m_workspace.desk.commit(plan).then(this, [this](const Result<CommittedDecision> &decision) {
        setBusy(false);
        if (decision)
            Q_EMIT committed(*decision);
        else
            Q_EMIT failed(decision.error());
    });
}

template <typename Planned>
void DecisionFlow::planAndCommit(Planned planned)
{
    if (m_busy)
        return;
    setBusy(true);
    m_workspace.desk.run(std::move(planned)).then(this, [this](const Result<DecisionPlan> &plan) {
        setBusy(false);
        if (plan)
            commitConfirmed(*plan);
        else
            Q_EMIT failed(plan.error());
    });
}

void DecisionFlow::skip(const QList<Proposal> &proposals, const QString &reason)
{
    planAndCommit(
        [proposals, reason](ReviewDesk &desk) { return desk.planSkip(proposals, reason); });
}

void DecisionFlow::keepUndecided(const QList<Proposal> &proposals)
{
    planAndCommit([proposals](ReviewDesk &desk) { return desk.planUndecided(proposals); });
}

void DecisionFlow::undo()
{
    if (m_busy)
        return;
    setBusy(true);
    m_workspace.desk.undo().then(this, [this](const Result<CommitReport> &report) {
        setBusy(false);
        if (report)
            Q_EMIT takenBack(*report);
        else
            Q_EMIT failed(report.error());
    });
}

void DecisionFlow::redo()
{
    if (m_busy)
        return;
    setBusy(true);
    m_workspace.desk.redo().then(this, [this](const Result<CommitReport> &report) {
        setBusy(false);
        if (report)
            Q_EMIT doneAgain(*report);
        else
            Q_EMIT failed(report.error());
    });
}

void DecisionFlow::setBusy(bool busy)
{
    m_busy = busy;
    Q_EMIT busyChanged();
}

} // namespace memorydesk
