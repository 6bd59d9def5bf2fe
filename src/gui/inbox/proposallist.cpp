// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inbox/proposallist.h"

#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace memorydesk {

ProposalList::ProposalList(QWidget *parent)
    : QListView(parent)
{
    setObjectName(u"proposalList"_s);
    setProperty("pane", true);
    setMouseTracking(true);
    setSelectionMode(SingleSelection);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setDragEnabled(true);
    setDragDropMode(DragOnly);
    setUniformItemSizes(false);
    connect(this, &QListView::doubleClicked, this, &ProposalList::opened);
}

void ProposalList::chooseRow(int row)
{
    if (row < 0 || model() == nullptr)
        return;
    const QModelIndex index = model()->index(row, 0);
    setCurrentIndex(index);
    scrollTo(index);
}

void ProposalList::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QListView::currentChanged(current, previous);
    Q_EMIT rowChosen(current.isValid() ? current.row() : -1);
}

void ProposalList::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (event->modifiers() == Qt::NoModifier && currentIndex().isValid())
            Q_EMIT opened();
        return;
    }
    // Letters are commands here; the view's own search by typing would fight with them.
    if (!event->text().isEmpty() && event->text().at(0).isPrint()) {
        event->ignore();
        return;
    }
    QListView::keyPressEvent(event);
}

QModelIndex ProposalList::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    if (action != MoveUp && action != MoveDown)
        return QListView::moveCursor(action, modifiers);
    const int step = action == MoveUp ? -1 : 1;
    int row = currentIndex().isValid() ? currentIndex().row() + step : 0;
    while (row >= 0 && row < model()->rowCount()) {
        const QModelIndex index = model()->index(row, 0);
        if (index.flags().testFlag(Qt::ItemIsSelectable))
            return index;
        row += step;
    }
    return currentIndex();
}

} // namespace memorydesk
