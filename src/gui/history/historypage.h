// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/changeset.h"
#include "gui/common/page.h"
#include "gui/common/workspace.h"

class QLabel;
class QListView;
class QPushButton;
class QSplitter;

namespace memorydesk {

class ChangeRunner;
class ChangesView;
class HistoryModel;
class NoticeBar;

/// Every change made here and every outside change seen: what differs, taking it back, and putting
/// an old version in place again.
class HistoryPage : public Page
{
    Q_OBJECT
public:
    explicit HistoryPage(Workspace &workspace, QWidget *parent = nullptr);

    [[nodiscard]] QString pageId() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString iconName() const override;
    [[nodiscard]] QString statusText() const override;
    [[nodiscard]] QList<QAction *> pageActions() const override;
    [[nodiscard]] QString filterPlaceholder() const override;
    [[nodiscard]] QString filterText() const override;
    void setFilterText(const QString &text) override;
    void focusContent() override;
    void activate() override;
    void rescan() override;
    [[nodiscard]] QByteArray saveLayout() const override;
    void restoreLayout(const QByteArray &layout) override;
    [[nodiscard]] bool isBusy() const override { return m_busy; }

    /// Takes back the selected change.
    void undoCurrent();
    /// Shows, then writes, the files as they were before (or after) the selected change.
    void restoreBefore();
    void restoreAfter();

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void retranslate();
    void load();
    void showCurrent();
    void refreshButtons();
    void restore(bool after);
    [[nodiscard]] QString currentId() const;

    Workspace &m_workspace;
    NoticeBar *m_notice;
    ChangeRunner *m_runner;
    HistoryModel *m_model;
    QSplitter *m_splitter;
    QListView *m_list;
    QLabel *m_heading;
    QPushButton *m_undoButton;
    QPushButton *m_beforeButton;
    QPushButton *m_afterButton;
    ChangesView *m_changes;
    QAction *m_undoAction;
    QAction *m_beforeAction;
    QAction *m_afterAction;
    QList<FileChange> m_files; ///< Of the selected change.
    QString m_shownId; ///< The change `m_files` belong to.
    int m_generation = 0;
    bool m_reloading = false;
    bool m_busy = false;
    bool m_active = false;
};

} // namespace memorydesk
