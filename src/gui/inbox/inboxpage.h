// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/common/page.h"
#include "gui/common/workspace.h"
#include "gui/inbox/draftcheck.h"
#include "gui/inbox/proposalmodel.h"

#include <QTimer>

#include <optional>

namespace memorydesk {

class DecisionFlow;
class InboxActions;
class InboxInput;
class InboxService;
class InboxView;

/// Everything pending across all projects, with lanes, list and review card. Connects the service
/// that reads, the flow that decides and the view; keeps what a person typed per proposal.
class InboxPage : public Page
{
    Q_OBJECT
public:
    explicit InboxPage(Workspace &workspace, QWidget *parent = nullptr);
    ~InboxPage() override;

    [[nodiscard]] QString pageId() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString iconName() const override;
    [[nodiscard]] int badge() const override;
    [[nodiscard]] QString statusText() const override;
    [[nodiscard]] QList<QAction *> pageActions() const override;
    [[nodiscard]] QString filterPlaceholder() const override;
    [[nodiscard]] QString filterText() const override;
    void setFilterText(const QString &text) override;
    void focusContent() override;
    void rescan() override;
    void open(const QString &target) override;
    [[nodiscard]] QByteArray saveLayout() const override;
    void restoreLayout(const QByteArray &layout) override;
    [[nodiscard]] QStringList shotNames() const override;
    [[nodiscard]] QWidget *shotWidget(const QString &name) override;
    [[nodiscard]] bool isBusy() const override;

    [[nodiscard]] QString currentKey() const { return m_key; }
    /// Selects a proposal; changes lane and scope where needed.
    void showProposal(const QString &key);

protected:
    void changeEvent(QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void connectActions();
    void connectFlow();
    // List and lanes.
    void takeContent();
    void takeRow(int row);
    void showCurrent();
    void refreshBars();
    void refreshActions();
    [[nodiscard]] QString nextKey() const;
    void step(int direction);
    // Draft and check.
    [[nodiscard]] Draft draftOf(const Proposal &proposal) const;
    void takeEdit();
    void chooseTarget(Target target);
    void startCheck();
    void takeCheck(int generation, const DraftCheck &check);
    [[nodiscard]] bool checkIsFresh() const;
    // Decisions.
    void store();
    void edit();
    void skip(bool withReason);
    void later();
    void mergeBest();
    void reviewBatch();
    void takeDecision(const CommittedDecision &decision);
    void takeFailure(const Error &error);
    void showChanges();
    void copyBlock();
    void showFaults();
    [[nodiscard]] QList<Proposal> chosenProposals() const;
    [[nodiscard]] QString resultText(const CommittedDecision &decision) const;

    Workspace &m_workspace;
    InboxService *m_service;
    DecisionFlow *m_flow;
    InboxActions *m_actions;
    ProposalModel m_model;
    InboxView *m_view;
    InboxInput *m_input;
    QList<QAction *> m_menu;
    QString m_key;
    QString m_afterKey; ///< To be selected after the decision under way.
    QString m_wantedKey; ///< To be selected as soon as it is listed.
    QHash<QString, Draft> m_edited;
    QStringList m_decidedKeys; ///< Newest last, for selecting after an undo.
    std::optional<DraftCheck> m_check;
    QTimer m_checkTimer;
    int m_checkGeneration = 0;
    bool m_storeWhenChecked = false;
};

} // namespace memorydesk
