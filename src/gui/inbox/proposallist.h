// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>

namespace memorydesk {

/// The list of proposals: skips headings with the keyboard, drags proposals out, Return opens.
class ProposalList : public QListView
{
    Q_OBJECT
public:
    explicit ProposalList(QWidget *parent = nullptr);

    /// Selects a proposal's row; nothing happens for −1.
    void chooseRow(int row);

Q_SIGNALS:
    void opened(); ///< Return or double click: go to the card.
    void rowChosen(int row);

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void keyPressEvent(QKeyEvent *event) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
};

} // namespace memorydesk
