// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/memorychanges.h"
#include "core/memory/slug.h"
#include "gui/common/changerunner.h"
#include "gui/common/librarysource.h"
#include "gui/common/noticebar.h"
#include "gui/common/userprompt.h"
#include "gui/library/foldertree.h"
#include "gui/library/librarypage.h"
#include "gui/library/memorylistmodel.h"
#include "gui/library/memorypane.h"
#include "gui/library/newmemorydialog.h"

#include <QFileInfo>
#include <QListView>
#include <QMenu>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace memorydesk {

QAction *LibraryPage::addAction(const QString &name, const QKeySequence &key,
                                void (LibraryPage::*act)())
{
    auto *action = new QAction(this);
    action->setObjectName(name);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, act);
    // A single letter or Delete acts on the list and is text in the editor.
    const bool plain = key.toString().size() == 1 || key == QKeySequence(Qt::Key_Delete)
        || key == QKeySequence(Qt::Key_F2);
    if (plain)
        m_list->addAction(action);
    else
        QWidget::addAction(action);
    m_actions.append(action);
    m_named.insert(name, action);
    return action;
}

QAction *LibraryPage::addSeparator()
{
    auto *separator = new QAction(this);
    separator->setSeparator(true);
    m_actions.append(separator);
    return separator;
}

void LibraryPage::buildActions()
{
    addAction(u"new"_s, QKeySequence::New, &LibraryPage::newMemory);
    QAction *edit = addAction(u"edit"_s, Qt::Key_F2, &LibraryPage::startEditing);
    edit->setShortcuts({QKeySequence(Qt::Key_F2), QKeySequence(Qt::Key_E)});
    addAction(u"save"_s, QKeySequence::Save, &LibraryPage::saveMemory);
    addAction(u"preview"_s, Qt::CTRL | Qt::Key_E, &LibraryPage::togglePreview);
    addAction(u"index"_s, Qt::CTRL | Qt::Key_I, &LibraryPage::showIndex);
    addSeparator();
    addAction(u"delete"_s, Qt::Key_Delete, &LibraryPage::deleteSelected);
    addAction(u"undo"_s, Qt::Key_U, &LibraryPage::undoLast);
    addAction(u"redo"_s, Qt::SHIFT | Qt::Key_U, &LibraryPage::redoLast);
    addSeparator();
    m_moveMenu = new QMenu(this);
    m_copyMenu = new QMenu(this);
    m_typeMenu = new QMenu(this);
    m_actions << m_moveMenu->menuAction() << m_copyMenu->menuAction() << m_typeMenu->menuAction();
    for (const QString &type : memoryTypes()) {
        const QAction *action = m_typeMenu->addAction(type);
        connect(action, &QAction::triggered, this, [this, type] { retypeSelected(type); });
    }
}

void LibraryPage::refreshTransferMenus()
{
    m_moveMenu->clear();
    m_copyMenu->clear();
    for (const MemoryFolder &folder : m_source.library().folders) {
        const QString path = folder.root.path;
        const QString label =
            folder.root.kind == RootKind::CrossProject ? tr("Cross-project") : folder.root.label;
        const bool writable = folder.notWritable.isEmpty()
            || (!folder.exists && folder.root.kind == RootKind::CrossProject);
        QAction *move = m_moveMenu->addAction(label);
        QAction *copy = m_copyMenu->addAction(label);
        for (QAction *action : {move, copy}) {
            action->setEnabled(writable);
            action->setToolTip(path);
        }
        connect(move, &QAction::triggered, this,
                [this, path] { transferSelected(path, Qt::MoveAction); });
        connect(copy, &QAction::triggered, this,
                [this, path] { transferSelected(path, Qt::CopyAction); });
    }
}

void LibraryPage::showContextMenu(const QPoint &position)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions(m_actions);
    menu->popup(m_list->viewport()->mapToGlobal(position));
}

LibraryPage::Selection LibraryPage::selection() const
{
    Selection selected;
    const QModelIndexList rows = m_list->selectionModel()->selectedIndexes();
    for (const QModelIndex &row : rows) {
        const QString folder = row.data(MemoryListModel::FolderRole).toString();
        // One change set is one folder's act; rows of another folder wait for their own.
        if (selected.folder.isEmpty())
            selected.folder = folder;
        if (folder == selected.folder)
            selected.fileNames.append(row.data(MemoryListModel::FileNameRole).toString());
    }
    return selected;
}

void LibraryPage::newMemory()
{
    auto *dialog =
        new NewMemoryDialog(m_source.library(), m_tree->currentFolder(), m_source.today(), this);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const MemoryFolder *folder = dialog->folder();
        if (folder == nullptr)
            return;
        const MemoryFields fields = dialog->fields();
        const Result<QString> name = memoryFileName(folder->convention, fields.type, fields.slug);
        if (name)
            m_wanted = folder->filePath(*name);
        m_runner->run([folder = *folder, fields] { return createMemory(folder, fields); },
                      ChangeRunner::Show::AtOnce);
    });
    dialog->open();
}

void LibraryPage::deleteSelected()
{
    const Selection selected = selection();
    const MemoryFolder *folder = m_source.folder(selected.folder);
    if (folder == nullptr || selected.fileNames.isEmpty())
        return;
    const auto run = [this, folder = *folder, names = selected.fileNames] {
        if (names.contains(m_pane->fileName()) && m_pane->folder() == folder.root.path) {
            m_pane->closeFile();
            m_right->setCurrentIndex(static_cast<int>(Right::Nothing));
        }
        m_runner->run([folder, names] { return deleteMemories(folder, names); },
                      ChangeRunner::Show::AtOnce);
    };
    leaveEditor(run);
}

void LibraryPage::renameFile(const QString &folderPath, const QString &fileName)
{
    const MemoryFolder *folder = m_source.folder(folderPath);
    const MemoryDocument *document = folder != nullptr ? folder->find(fileName) : nullptr;
    if (document == nullptr)
        return;
    const QString suggestion = checkSlug(document->slug) == SlugFault::None
        ? document->slug
        : suggestSlug(document->name, m_source.today(), document->body);
    leaveEditor([this, folder = *folder, fileName, suggestion] {
        m_workspace.prompt.askText(
            this, tr("Rename"), tr("New slug (a–z, 0–9 and hyphens)"), suggestion,
            [this, folder, fileName](const QString &slug) {
                m_runner->run(
                    [folder, fileName, slug] { return renameMemory(folder, fileName, slug); },
                    ChangeRunner::Show::Preview,
                    [this, folder](const CommitReport &report) {
                        for (const FileChange &file : report.files) {
                            const bool isNew = !file.existsBefore && file.existsAfter;
                            if (isNew && file.path != folder.indexPath())
                                m_wanted = file.path;
                        }
                        m_pane->closeFile();
                    });
            });
    });
}

void LibraryPage::retypeSelected(const QString &type)
{
    const Selection selected = selection();
    const MemoryFolder *folder = m_source.folder(selected.folder);
    if (folder == nullptr || selected.fileNames.isEmpty())
        return;
    leaveEditor([this, folder = *folder, names = selected.fileNames, type] {
        m_runner->run(
            [folder, names, type]() -> Result<ChangeSet> {
                if (names.size() == 1)
                    return retypeMemory(folder, names.first(), type);
                QList<ChangeSet> changes;
                for (const QString &name : names) {
                    const Result<ChangeSet> change = retypeMemory(folder, name, type);
                    if (!change)
                        return change;
                    changes.append(*change);
                }
                Result<ChangeSet> joined = joinChangeSets(u"retype-memory"_s, changes);
                if (joined)
                    joined->titleArgs = {names.join(u", "_s)};
                return joined;
            },
            ChangeRunner::Show::Preview);
    });
}

void LibraryPage::transferSelected(const QString &to, Qt::DropAction action)
{
    const Selection selected = selection();
    if (!selected.fileNames.isEmpty() && selected.folder != to)
        transfer(selected.folder, selected.fileNames, to, action);
}

void LibraryPage::transfer(const QString &from, const QStringList &fileNames, const QString &to,
                           Qt::DropAction action)
{
    const MemoryFolder *source = m_source.folder(from);
    const MemoryFolder *target = m_source.folder(to);
    if (source == nullptr || target == nullptr)
        return;
    const Transfer kind = action == Qt::CopyAction ? Transfer::Copy : Transfer::Move;
    leaveEditor([this, source = *source, target = *target, fileNames, kind] {
        m_runner->run([source, target, fileNames,
                       kind] { return transferMemories(source, target, fileNames, kind); },
                      ChangeRunner::Show::AtOnce);
    });
}

void LibraryPage::importFiles(const QStringList &files, const QString &to)
{
    const MemoryFolder *target = m_source.folder(to);
    if (target == nullptr)
        return;
    // One by one, each with its preview: a dropped file is nobody's memory yet.
    for (const QString &file : files) {
        m_runner->run(
            [&fileSystem = m_workspace.fileSystem, target = *target, file]() -> Result<ChangeSet> {
                const Result<QByteArray> bytes = fileSystem.read(file);
                if (!bytes)
                    return std::unexpected(bytes.error());
                return importMemory(target, QFileInfo(file).fileName(), *bytes);
            },
            ChangeRunner::Show::Preview);
    }
}

void LibraryPage::startEditing()
{
    m_pane->focusEditor();
}

void LibraryPage::saveMemory()
{
    m_pane->save();
}

void LibraryPage::togglePreview()
{
    m_pane->togglePreview();
}

void LibraryPage::undoLast()
{
    m_runner->undo();
}

void LibraryPage::redoLast()
{
    m_runner->redo();
}

} // namespace memorydesk
