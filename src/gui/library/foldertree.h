// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/library.h"

#include <QTreeView>

class QStandardItem;
class QStandardItemModel;

namespace memorydesk {

/// Memory folders by kind: cross-project, projects, agents, added. Takes memories dropped from the
/// list (move; Ctrl copies) and files from elsewhere. GUI thread.
class FolderTree : public QTreeView
{
    Q_OBJECT
public:
    explicit FolderTree(QWidget *parent = nullptr);

    /// Shows the folders; what was selected and folded stays so.
    void setLibrary(const Library &library);
    /// Path of the selected folder; empty for "All memories".
    [[nodiscard]] QString currentFolder() const;
    void selectFolder(const QString &path);

Q_SIGNALS:
    void folderSelected(const QString &path);
    void memoriesDropped(const QString &from, const QStringList &fileNames, const QString &to,
                         Qt::DropAction action);
    void filesDropped(const QStringList &files, const QString &to);
    /// The folder under the pointer takes nothing; `reason` as in MemoryFolder::notWritable.
    void dropRefused(const QString &folder, const QString &reason);

protected:
    void changeEvent(QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void rebuild();
    void addGroup(RootKind kind, const QString &title);
    [[nodiscard]] QStandardItem *itemFor(const MemoryFolder &folder) const;
    [[nodiscard]] QString folderAt(const QPoint &position) const;
    [[nodiscard]] bool isWritable(const QString &path) const;

    QStandardItemModel *m_model;
    Library m_library;
    bool m_rebuilding = false;
};

} // namespace memorydesk
