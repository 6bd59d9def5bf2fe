// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inbox/inboxpage.h"

#include <QEvent>

using namespace Qt::StringLiterals;

namespace memorydesk {

InboxPage::InboxPage(Workspace &workspace, QWidget *parent)
    : Page(parent)
{
    Q_UNUSED(workspace)
}

QString InboxPage::pageId() const
{
    return u"inbox"_s;
}

QString InboxPage::title() const
{
    return tr("Inbox");
}

QString InboxPage::iconName() const
{
    return u"inbox"_s;
}

void InboxPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        Q_EMIT titleChanged();
        Q_EMIT statusChanged();
    }
    Page::changeEvent(event);
}

} // namespace memorydesk
