// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QList>
#include <QObject>

class QWidget;

namespace memorydesk {

/// The inbox's commands with texts, keys and icons. Letters act only while list or card has the
/// focus; text fields keep their own letters. Owned by the page.
class InboxActions : public QObject
{
    Q_OBJECT
public:
    explicit InboxActions(QWidget *page);

    /// Binds the letters to the list and the card, and what belongs to the list alone to the list.
    void bind(QWidget *list, QWidget *card);
    /// In menu order.
    [[nodiscard]] QList<QAction *> all() const;
    void retranslate(const QPalette &palette);

    QAction *store;
    QAction *edit;
    QAction *skip;
    QAction *skipWithReason;
    QAction *later;
    QAction *merge;
    QAction *select;
    QAction *reviewBatch;
    QAction *next;
    QAction *previous;
    QAction *undo;
    QAction *redo;
    QAction *preview;
    QAction *changes;
    QAction *copyBlock;
    QAction *remember;
    QAction *paste;
    QAction *openFiles;

private:
    QAction *make(const QString &icon, const QList<QKeySequence> &keys);

    QWidget *m_page;
};

} // namespace memorydesk
