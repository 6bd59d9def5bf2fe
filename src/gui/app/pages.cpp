// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/pages.h"

#include "gui/inbox/inboxpage.h"

namespace memorydesk {

QList<Page *> makePages(Workspace &workspace, QWidget *parent)
{
    return {
        new InboxPage(workspace, parent),
    };
}

} // namespace memorydesk
