// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/common/workspace.h"
#include "gui/inbox/draftcheck.h"

#include <QObject>

class QWidget;

namespace memorydesk {

/// From a person's key to a committed change: the choices that must be made before a write (same
/// file name, something alike), the commit, undo and redo. Asks through `UserPrompt` and
/// `DuplicateGate`, never blocks. One decision at a time.
class DecisionFlow : public QObject
{
    Q_OBJECT
public:
    DecisionFlow(Workspace &workspace, QWidget *page);

    /// Stores exactly the plan that was shown.
    void store(const Proposal &proposal, const DraftCheck &check);
    void skip(const QList<Proposal> &proposals, const QString &reason = {});
    void keepUndecided(const QList<Proposal> &proposals);
    void commit(const DecisionPlan &plan);
    void undo();
    void redo();
    [[nodiscard]] bool isBusy() const { return m_busy; }

Q_SIGNALS:
    void busyChanged();
    void committed(const CommittedDecision &decision);
    void takenBack(const CommitReport &report);
    void doneAgain(const CommitReport &report);
    void failed(const Error &error);
    /// The person chose to change the draft first; the page shows it and checks it anew.
    void draftSuggested(const Draft &draft, bool storeAfterwards);
    /// Same file name: the person wants another one.
    void renameRequested();

private:
    void askAboutExisting(const DraftCheck &check);
    void askAboutSimilar(const DraftCheck &check);
    void commitConfirmed(DecisionPlan plan);
    void setBusy(bool busy);
    template <typename Planned>
    void planAndCommit(Planned planned);

    Workspace &m_workspace;
    QWidget *m_page;
    bool m_busy = false;
};

/// The draft that revises an existing memory: its name, type and file, with the new text below the
/// old one (or instead of it), to be edited before it is stored.
enum class Revision { Below, Instead };
[[nodiscard]] Draft revisingDraft(Draft draft, const SimilarItem &item, Revision revision);

} // namespace memorydesk
