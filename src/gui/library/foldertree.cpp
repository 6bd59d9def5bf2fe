// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/library/foldertree.h"

#include "gui/common/icons.h"
#include "gui/common/theme.h"
#include "gui/library/memorylistmodel.h"

#include <QDropEvent>
#include <QMimeData>
#include <QStandardItemModel>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

constexpr int pathRole = Qt::UserRole + 1;

QString iconOf(RootKind kind)
{
    switch (kind) {
    case RootKind::CrossProject:
        return u"scope"_s;
    case RootKind::Project:
        return u"project"_s;
    case RootKind::Subagent:
        return u"waiting"_s;
    case RootKind::Added:
        return u"folder-add"_s;
    }
    return u"project"_s;
}

} // namespace

FolderTree::FolderTree(QWidget *parent)
    : QTreeView(parent)
    , m_model(new QStandardItemModel(this))
{
    setObjectName(u"folderTree"_s);
    setModel(m_model);
    setHeaderHidden(true);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setRootIsDecorated(true);
    setIndentation(space::two);
    setUniformRowHeights(true);
    setAcceptDrops(true);
    setDropIndicatorShown(true);
    setDragDropMode(QAbstractItemView::DropOnly);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        if (!m_rebuilding)
            Q_EMIT folderSelected(currentFolder());
    });
}

void FolderTree::setLibrary(const Library &library)
{
    m_library = library;
    rebuild();
}

void FolderTree::rebuild()
{
    m_rebuilding = true;
    const QString selected = currentFolder();
    m_model->clear();
    int total = 0;
    for (const MemoryFolder &folder : std::as_const(m_library.folders))
        total += static_cast<int>(folder.documents.size());
    auto *all = new QStandardItem(themedIcon(u"library"_s, palette()),
                                  u"%1  %2"_s.arg(tr("All memories"), QString::number(total)));
    m_model->appendRow(all);
    addGroup(RootKind::CrossProject, tr("Cross-project"));
    addGroup(RootKind::Project, tr("Projects"));
    addGroup(RootKind::Subagent, tr("Agents"));
    addGroup(RootKind::Added, tr("Added folders"));
    expandAll();
    selectFolder(selected);
    m_rebuilding = false;
}

void FolderTree::addGroup(RootKind kind, const QString &title)
{
    QList<QStandardItem *> items;
    for (const MemoryFolder &folder : std::as_const(m_library.folders)) {
        if (folder.root.kind == kind)
            items.append(itemFor(folder));
    }
    if (items.isEmpty())
        return;
    if (kind == RootKind::CrossProject && items.size() == 1) {
        m_model->appendRow(items.first());
        return;
    }
    auto *group = new QStandardItem(title);
    group->setSelectable(false);
    group->setForeground(themeOf(palette()).muted);
    group->appendRows(items);
    m_model->appendRow(group);
}

QStandardItem *FolderTree::itemFor(const MemoryFolder &folder) const
{
    const Theme &theme = themeOf(palette());
    const QString label =
        folder.root.kind == RootKind::CrossProject ? tr("Cross-project") : folder.root.label;
    auto *item =
        new QStandardItem(themedIcon(iconOf(folder.root.kind), palette()),
                          u"%1  %2"_s.arg(label, QString::number(folder.documents.size())));
    item->setData(folder.root.path, pathRole);
    QStringList explanation{folder.root.path};
    if (!folder.root.detail.isEmpty())
        explanation.append(folder.root.detail);
    if (!folder.exists)
        explanation.append(tr("The folder does not exist yet"));
    else if (!folder.notWritable.isEmpty())
        explanation.append(tr("Read-only"));
    item->setToolTip(explanation.join(u'\n'));
    if (!folder.exists || !folder.notWritable.isEmpty())
        item->setForeground(theme.muted);
    return item;
}

QString FolderTree::currentFolder() const
{
    return currentIndex().data(pathRole).toString();
}

void FolderTree::selectFolder(const QString &path)
{
    const QModelIndexList found = path.isEmpty()
        ? QModelIndexList{}
        : m_model->match(m_model->index(0, 0), pathRole, path, 1,
                         Qt::MatchExactly | Qt::MatchRecursive);
    setCurrentIndex(found.isEmpty() ? m_model->index(0, 0) : found.first());
}

QString FolderTree::folderAt(const QPoint &position) const
{
    return indexAt(position).data(pathRole).toString();
}

bool FolderTree::isWritable(const QString &path) const
{
    for (const MemoryFolder &folder : m_library.folders) {
        if (folder.root.path == path)
            return folder.notWritable.isEmpty()
                || (!folder.exists && folder.root.kind == RootKind::CrossProject);
    }
    return false;
}

void FolderTree::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasFormat(memoriesMimeType()) || event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void FolderTree::dragMoveEvent(QDragMoveEvent *event)
{
    QTreeView::dragMoveEvent(event);
    if (folderAt(event->position().toPoint()).isEmpty())
        event->ignore();
    else
        event->accept();
}

void FolderTree::dropEvent(QDropEvent *event)
{
    const QString to = folderAt(event->position().toPoint());
    if (to.isEmpty())
        return;
    if (!isWritable(to)) {
        for (const MemoryFolder &folder : std::as_const(m_library.folders)) {
            if (folder.root.path == to)
                Q_EMIT dropRefused(to, folder.notWritable);
        }
        event->ignore();
        return;
    }
    const QMimeData *mime = event->mimeData();
    if (mime->hasFormat(memoriesMimeType())) {
        QStringList parts = QString::fromUtf8(mime->data(memoriesMimeType())).split(QChar::Null);
        const QString from = parts.takeFirst();
        const bool copies = event->modifiers().testFlag(Qt::ControlModifier);
        // The list must not remove rows by itself: the change on disk does that.
        event->setDropAction(Qt::CopyAction);
        event->accept();
        if (from != to)
            Q_EMIT memoriesDropped(from, parts, to, copies ? Qt::CopyAction : Qt::MoveAction);
        return;
    }
    QStringList files;
    for (const QUrl &url : mime->urls()) {
        if (url.isLocalFile())
            files.append(url.toLocalFile());
    }
    event->setDropAction(Qt::CopyAction);
    event->accept();
    if (!files.isEmpty())
        Q_EMIT filesDropped(files, to);
}

void FolderTree::changeEvent(QEvent *event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        rebuild();
}

} // namespace memorydesk
