// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/command.h"
#include "ctl/commands.h"

namespace memorydesk::ctl {

QList<Command> commandTable()
{
    return {
        {"pending", "pending [--count] [--all]", runPending},
        {"collect", "collect --repo DIR [--min-confidence X]", runCollect},
        {"batches", "batches --repo DIR [--min-confidence X]", runBatches},
        {"extract", "extract FILE|-", runExtract},
        {"propose", "propose FILE|-", runPropose},
        {"scan", "scan GLOB…", runScan},
        {"like", "like TEXTFILE|- [DIR…] [--limit N]", runLike},
        {"clusters", "clusters [DIR…]", runClusters},
        {"slug", "slug PATH", runSlug},
        {"resolve", "resolve memory_dir|session_history_glob [--cwd DIR]", runResolve},
        {"check", "check DIR…|FILE… [--strict]", runCheck},
        {"index", "index DIR", runIndex},
    };
}

} // namespace memorydesk::ctl
