// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/pages.h"

#include "gui/common/librarysource.h"
#include "gui/history/historypage.h"
#include "gui/inbox/inboxpage.h"
#include "gui/library/librarypage.h"
#include "gui/problems/problemspage.h"

namespace memorydesk {

QList<Page *> makePages(Workspace &workspace, QWidget *parent)
{
    auto *library = new LibrarySource(workspace.fileSystem, workspace.clock, workspace.environment,
                                      workspace.addedFolders, workspace.watch, parent);
    return {
        new InboxPage(workspace, parent),
        new LibraryPage(workspace, *library, parent),
        new ProblemsPage(workspace, *library, parent),
        new HistoryPage(workspace, parent),
    };
}

} // namespace memorydesk
