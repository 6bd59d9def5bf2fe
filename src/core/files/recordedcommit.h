// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/history.h"
#include "core/files/transaction.h"

namespace memorydesk {

/// The one call by which a decision or an edit reaches the disk: commits, then records in the
/// history. A crash in between loses nothing: the journal keeps the report until it is recorded.
/// Write thread only. Error codes as Transaction::commit; a failing history is no error
/// (`CommitReport::recorded` is false then, and the record follows with the next call).
[[nodiscard]] Result<CommitReport> commitAndRecord(Transaction &transaction, History &history,
                                                   const ChangeSet &change,
                                                   const Transaction::Verify &verify = {});

/// Takes back the newest change, or the entry `id`. NotFound when there is nothing to take back;
/// Conflict when the files have gone on since (nothing is changed then); InvalidArgument for an
/// entry that is an undo itself.
[[nodiscard]] Result<CommitReport> undo(Transaction &transaction, History &history,
                                        const QString &id = {});
/// Does the change again that was undone last. NotFound when there is none; Conflict as above.
[[nodiscard]] Result<CommitReport> redo(Transaction &transaction, History &history);

/// To be called once at start: recovery, then the history records that a crash left out.
[[nodiscard]] Result<RecoveryReport> recoverAndRecord(Transaction &transaction, History &history);

} // namespace memorydesk
