// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/library/indexlinelist.h"

#include <QDropEvent>
#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace memorydesk {

IndexLineList::IndexLineList(QWidget *parent)
    : QListWidget(parent)
{
    setObjectName(u"indexLineList"_s);
    setDragDropMode(QAbstractItemView::InternalMove);
    setDropIndicatorShown(true);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setUniformItemSizes(true);
}

int IndexLineList::lineAt(int row) const
{
    for (int next = row; next < count(); ++next) {
        const int line = item(next)->data(lineRole).toInt();
        if (line > 0)
            return line;
    }
    for (int last = count() - 1; last >= 0; --last) {
        const int line = item(last)->data(lineRole).toInt();
        if (line > 0)
            return line + 1;
    }
    return 1;
}

void IndexLineList::dropEvent(QDropEvent *event)
{
    const QListWidgetItem *moved = currentItem();
    int row = indexAt(event->position().toPoint()).row();
    if (row < 0)
        row = count();
    else if (dropIndicatorPosition() == QAbstractItemView::BelowItem)
        ++row;
    // The view must not move anything by itself: the file decides what is shown.
    event->setDropAction(Qt::IgnoreAction);
    event->accept();
    if (event->source() == this && moved != nullptr && moved->data(lineRole).toInt() > 0)
        Q_EMIT moveRequested(moved->data(lineRole).toInt(), lineAt(row));
}

void IndexLineList::keyPressEvent(QKeyEvent *event)
{
    const bool moves = event->modifiers() == Qt::AltModifier
        && (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down);
    const int line = currentItem() != nullptr ? currentItem()->data(lineRole).toInt() : 0;
    if (!moves || line == 0) {
        QListWidget::keyPressEvent(event);
        return;
    }
    if (event->key() == Qt::Key_Down)
        Q_EMIT moveRequested(line, line + 2);
    else if (line > 1)
        Q_EMIT moveRequested(line, line - 1);
}

} // namespace memorydesk
