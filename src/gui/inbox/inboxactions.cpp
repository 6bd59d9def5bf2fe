// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inbox/inboxactions.h"

#include "gui/common/icons.h"

#include <QWidget>

using namespace Qt::StringLiterals;

namespace memorydesk {

InboxActions::InboxActions(QWidget *page)
    : QObject(page)
    , m_page(page)
{
    store = make(u"check"_s, {QKeySequence(Qt::Key_S), QKeySequence(Qt::CTRL | Qt::Key_Return)});
    edit = make(u"edit"_s, {QKeySequence(Qt::Key_E), QKeySequence(Qt::Key_F2)});
    skip = make(u"skip"_s, {QKeySequence(Qt::Key_X)});
    skipWithReason = make(u""_s, {QKeySequence(Qt::SHIFT | Qt::Key_X)});
    later = make(u"later"_s, {QKeySequence(Qt::Key_D)});
    merge = make(u"merge"_s, {QKeySequence(Qt::Key_M)});
    select = make(u""_s, {QKeySequence(Qt::Key_Space)});
    reviewBatch = make(u"batch"_s, {QKeySequence(Qt::Key_B)});
    next = make(u"chevron-down"_s, {QKeySequence(Qt::Key_J)});
    previous = make(u"chevron-up"_s, {QKeySequence(Qt::Key_K)});
    undo = make(u"undo"_s, {QKeySequence(Qt::Key_U), QKeySequence(Qt::CTRL | Qt::Key_Z)});
    redo = make(u"redo"_s, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)});
    preview = make(u"preview"_s, {QKeySequence(Qt::CTRL | Qt::Key_E)});
    changes = make(u"diff"_s, {QKeySequence(Qt::CTRL | Qt::Key_D)});
    copyBlock = make(u"copy"_s, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)});
    remember = make(u"add"_s, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N)});
    paste = make(u"paste"_s, {QKeySequence(Qt::CTRL | Qt::Key_V)});
    openFiles = make(u"document"_s, {QKeySequence(Qt::CTRL | Qt::Key_O)});
}

QAction *InboxActions::make(const QString &icon, const QList<QKeySequence> &keys)
{
    auto *action = new QAction(this);
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    action->setProperty("drawing", icon);
    return action;
}

void InboxActions::bind(QWidget *list, QWidget *card)
{
    // Space and B mean something else in buttons and lists of the card.
    list->addActions({select, reviewBatch});
    for (QAction *action : {store, edit, skip, skipWithReason, later, merge, next, previous}) {
        list->addAction(action);
        card->addAction(action);
    }
    m_page->addActions({undo, redo, preview, changes, copyBlock, remember, paste, openFiles});
}

QList<QAction *> InboxActions::all() const
{
    const auto separator = [this] {
        auto *action = new QAction(const_cast<InboxActions *>(this));
        action->setSeparator(true);
        return action;
    };
    return {store,       edit,     skip,        skipWithReason, later,    merge,
            separator(), select,   reviewBatch, next,           previous, separator(),
            undo,        redo,     separator(), preview,        changes,  copyBlock,
            separator(), remember, paste,       openFiles};
}

void InboxActions::retranslate(const QPalette &palette)
{
    store->setText(tr("Store"));
    edit->setText(tr("Edit"));
    skip->setText(tr("Skip"));
    skipWithReason->setText(tr("Skip with a reason…"));
    later->setText(tr("Not now"));
    merge->setText(tr("Merge into the best match"));
    select->setText(tr("Select for a batch"));
    reviewBatch->setText(tr("Review a batch…"));
    next->setText(tr("Next proposal"));
    previous->setText(tr("Previous proposal"));
    undo->setText(tr("Undo decision"));
    redo->setText(tr("Redo decision"));
    preview->setText(tr("Text or preview"));
    changes->setText(tr("Exact changes…"));
    copyBlock->setText(tr("Copy as a proposal block"));
    remember->setText(tr("Remember something…"));
    paste->setText(tr("Paste proposals"));
    openFiles->setText(tr("Open files…"));
    for (QAction *action : {store, edit, skip, later, merge, reviewBatch, next, previous, undo,
                            redo, preview, changes, copyBlock, remember, paste, openFiles})
        action->setIcon(themedIcon(action->property("drawing").toString(), palette));
}

} // namespace memorydesk
