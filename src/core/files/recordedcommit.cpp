// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/files/recordedcommit.h"

namespace memorydesk {

namespace {

/// Writes the records that are still owed, oldest first.
Result<void> recordPending(Transaction &transaction, History &history)
{
    const Result<QList<CommitReport>> reports = transaction.pendingReports();
    if (!reports) {
        return std::unexpected(reports.error());
    }
    for (const CommitReport &report : *reports) {
        Result<void> done = history.record(report);
        if (done) {
            done = transaction.settle(report.id);
        }
        if (!done) {
            return done;
        }
    }
    return {};
}

Result<CommitReport> commitAs(Transaction &transaction, History &history, const ChangeSet &change,
                              const Transaction::Verify &verify, const CommitRole &role)
{
    // Records owed from before come first, so that the history keeps the order of the acts.
    std::ignore = recordPending(transaction, history);
    Result<CommitReport> report = transaction.commitPending(change, verify, role);
    if (report && !report->files.isEmpty()) {
        report->recorded = recordPending(transaction, history).has_value();
    }
    return report;
}

} // namespace

Result<CommitReport> commitAndRecord(Transaction &transaction, History &history,
                                     const ChangeSet &change, const Transaction::Verify &verify)
{
    return commitAs(transaction, history, change, verify, {});
}

Result<CommitReport> undo(Transaction &transaction, History &history, const QString &id)
{
    std::ignore = recordPending(transaction, history);
    const QString entry = id.isEmpty() ? history.nextUndo() : id;
    if (entry.isEmpty()) {
        return failure(ErrorCode::NotFound);
    }
    const Result<CommitReport> report = history.report(entry);
    if (!report) {
        return report;
    }
    if (report->role.kind == CommitRole::Kind::Undo) {
        return failure(ErrorCode::InvalidArgument, {}, entry); // Taken back by a redo.
    }
    return commitAs(transaction, history, report->inverse, {}, {CommitRole::Kind::Undo, entry});
}

Result<CommitReport> redo(Transaction &transaction, History &history)
{
    std::ignore = recordPending(transaction, history);
    const QString entry = history.nextRedo();
    if (entry.isEmpty()) {
        return failure(ErrorCode::NotFound);
    }
    const Result<CommitReport> report = history.report(entry);
    if (!report) {
        return report;
    }
    return commitAs(transaction, history, report->change, {}, {CommitRole::Kind::Redo, entry});
}

Result<RecoveryReport> recoverAndRecord(Transaction &transaction, History &history)
{
    Result<RecoveryReport> report = transaction.recover();
    if (!report) {
        return report;
    }
    if (const Result<void> recorded = recordPending(transaction, history); !recorded) {
        return std::unexpected(recorded.error());
    }
    return report;
}

} // namespace memorydesk
