// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/fixes.h"
#include "gui/common/page.h"
#include "gui/common/workspace.h"

#include <QSet>

class QCheckBox;
class QComboBox;
class QPushButton;
class QTableView;

namespace memorydesk {

class ChangeRunner;
class LibrarySource;
class NoticeBar;
class ProblemModel;

/// Findings of every memory folder on the machine: filter, open, repair one or all of a kind with
/// one preview and one undo, and dismiss for good.
class ProblemsPage : public Page
{
    Q_OBJECT
public:
    ProblemsPage(Workspace &workspace, LibrarySource &source, QWidget *parent = nullptr);

    [[nodiscard]] QString pageId() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString iconName() const override;
    [[nodiscard]] QString statusText() const override;
    [[nodiscard]] QList<QAction *> pageActions() const override { return m_actions; }
    [[nodiscard]] QString filterPlaceholder() const override;
    [[nodiscard]] QString filterText() const override;
    void setFilterText(const QString &text) override;
    void focusContent() override;
    void activate() override;
    void rescan() override;
    [[nodiscard]] bool isBusy() const override;

    [[nodiscard]] QTableView *table() const { return m_table; }
    void openCurrent();
    void fixCurrent();
    /// Every finding of the selected one's kind that the same repair fits, in all folders.
    void fixAllOfKind();
    void dismissCurrent();

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void refresh();
    void refreshKinds();
    void refreshActions();
    void applyScope();
    void retranslate();
    QAction *addAction(const QString &name, const QKeySequence &key, void (ProblemsPage::*act)());
    void remember();
    [[nodiscard]] QList<QuickFix> fixesOfRow(int row) const;

    Workspace &m_workspace;
    LibrarySource &m_source;
    NoticeBar *m_notice;
    ChangeRunner *m_runner;
    ProblemModel *m_model;
    QComboBox *m_severity;
    QComboBox *m_kind;
    QCheckBox *m_withDismissed;
    QTableView *m_table;
    QList<QAction *> m_actions;
    QHash<QString, QAction *> m_named;
    QHash<QString, QPushButton *> m_buttons;
    QSet<QString> m_dismissed;
};

} // namespace memorydesk
