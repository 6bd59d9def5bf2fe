// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ctl/command.h"

namespace memorydesk::ctl {

// One function a command, each in <name>command.cpp; commandtable.cpp names them.
Exit runBatches(Invocation &invocation);
Exit runCollect(Invocation &invocation);
Exit runExtract(Invocation &invocation);
Exit runResolve(Invocation &invocation);
Exit runSlug(Invocation &invocation);

} // namespace memorydesk::ctl
