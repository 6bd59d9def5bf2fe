// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/common/page.h"
#include "gui/common/workspace.h"

namespace memorydesk {

/// Every page of the window in the order of its tabs, owned by `parent`. A page that does not
/// exist yet has no line here and so no tab.
[[nodiscard]] QList<Page *> makePages(Workspace &workspace, QWidget *parent);

} // namespace memorydesk
