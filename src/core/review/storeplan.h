// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"
#include "core/files/transaction.h"
#include "core/memory/memoryfolder.h"
#include "core/review/decision.h"

namespace memorydesk {

/// The memory a store writes, and what must be read back afterwards.
struct StoredMemory {
    QString filePath;
    QString indexPath;
    QString indexLine; ///< Exact, without line end.
    Convention convention = Convention::Maigo;
    MemoryFields fields;
};

/// `storeDecision` with what the card and the checks after writing need.
struct StorePlan {
    ChangeSet change;
    std::optional<StoredMemory> memory;
    QString learningsPath; ///< Empty when nothing is promoted.
    Problems warnings; ///< Rules the memory breaks as it stands, index lines that would not load.
};
[[nodiscard]] Result<StorePlan> planStoreDecision(const DecisionContext &context,
                                                  const Proposal &proposal, const Draft &draft);

/// Checks a file that was just written: the memory's YAML, keys, type, name and sections; its one
/// index line and that line's length. Files it does not know pass. ReadBack with a stable code.
[[nodiscard]] Transaction::Verify readBackCheck(const StoredMemory &memory);

/// What a folder is, by where it lies.
[[nodiscard]] MemoryRoot memoryRootFor(const QString &folder, const Environment &environment);

} // namespace memorydesk
