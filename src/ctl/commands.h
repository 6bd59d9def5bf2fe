// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/memoryfolder.h"
#include "ctl/command.h"

namespace memorydesk::ctl {

// One function a command, each in <name>command.cpp; commandtable.cpp names them.
Exit runBatches(Invocation &invocation);
Exit runCheck(Invocation &invocation);
Exit runClusters(Invocation &invocation);
Exit runCollect(Invocation &invocation);
Exit runExtract(Invocation &invocation);
Exit runIndex(Invocation &invocation);
Exit runLike(Invocation &invocation);
Exit runPending(Invocation &invocation);
Exit runPropose(Invocation &invocation);
Exit runResolve(Invocation &invocation);
Exit runScan(Invocation &invocation);
Exit runSlug(Invocation &invocation);

/// A memory folder as given, with the kind that its place tells.
[[nodiscard]] MemoryFolder loadForCommand(const Invocation &invocation, const QString &path);

} // namespace memorydesk::ctl
