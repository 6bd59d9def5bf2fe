// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/common/page.h"
#include "gui/common/workspace.h"

#include <QTimer>

class QComboBox;
class QLabel;
class QListView;
class QSplitter;
class QStackedWidget;
class QToolButton;

namespace memorydesk {

class ChangeRunner;
class FolderTree;
class IndexPane;
class LibrarySource;
class MemoryListModel;
class MemoryPane;
class NoticeBar;

/// Every memory on the machine: tree of folders, list that filters as one types, and the editor or
/// the index of a folder beside it.
class LibraryPage : public Page
{
    Q_OBJECT
public:
    LibraryPage(Workspace &workspace, LibrarySource &source, QWidget *parent = nullptr);
    ~LibraryPage() override;

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
    [[nodiscard]] bool mayClose() override;
    void open(const QString &target) override;
    [[nodiscard]] QByteArray saveLayout() const override;
    void restoreLayout(const QByteArray &layout) override;
    [[nodiscard]] bool isBusy() const override;

    [[nodiscard]] MemoryPane *memoryPane() const { return m_pane; }
    [[nodiscard]] IndexPane *indexPane() const { return m_index; }
    [[nodiscard]] FolderTree *folderTree() const { return m_tree; }
    [[nodiscard]] QListView *memoryList() const { return m_list; }

    // Acts on what is selected; each is also a menu entry.
    void newMemory();
    void deleteSelected();
    void renameFile(const QString &folder, const QString &fileName);
    void retypeSelected(const QString &type);
    void transferSelected(const QString &to, Qt::DropAction action);
    void transfer(const QString &from, const QStringList &fileNames, const QString &to,
                  Qt::DropAction action);
    void importFiles(const QStringList &files, const QString &to);
    void showIndex();

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Selection {
        QString folder;
        QStringList fileNames;
    };
    enum class Right { Nothing, Memory, Index };

    void build();
    void buildActions();
    void connectParts();
    void retranslate();
    QAction *addAction(const QString &name, const QKeySequence &key, void (LibraryPage::*act)());
    QAction *addSeparator();
    void refreshLibrary();
    void refreshTransferMenus();
    void showContextMenu(const QPoint &position);
    void onCurrentChanged(const QModelIndex &index);
    void openMemory(const QString &folder, const QString &fileName);
    /// Goes on with `next` once nothing typed would be lost.
    void leaveEditor(const std::function<void()> &next);
    void followLink(const QString &folder, const QString &target);
    void selectPath(const QString &path);
    [[nodiscard]] Selection selection() const;

    void startEditing();
    void saveMemory();
    void togglePreview();
    void undoLast();
    void redoLast();

    Workspace &m_workspace;
    LibrarySource &m_source;
    NoticeBar *m_notice;
    ChangeRunner *m_runner;
    QSplitter *m_splitter;
    FolderTree *m_tree;
    QComboBox *m_typeFilter;
    QToolButton *m_problemFilter;
    QLabel *m_count;
    QListView *m_list;
    MemoryListModel *m_model;
    QStackedWidget *m_right;
    QLabel *m_nothing;
    MemoryPane *m_pane;
    IndexPane *m_index;
    QList<QAction *> m_actions;
    QHash<QString, QAction *> m_named;
    QMenu *m_moveMenu;
    QMenu *m_copyMenu;
    QMenu *m_typeMenu;
    QString m_wanted; ///< Path to be selected as soon as it is listed.
};

} // namespace memorydesk
