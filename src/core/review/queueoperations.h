// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/review/decision.h"

namespace memorydesk {

/// What a decision does to the files of one repository, as rows.
struct QueueOutcome {
    QString repository;
    QByteArrayList learnings; ///< Complete rows for `learnings.jsonl`.
    QByteArrayList rejected; ///< Complete rows for `proposals.rejected.log`.
    QByteArrayList leaving; ///< Queue rows, in their own bytes, that are archived and taken out.
};

/// The operations for it, in the order that loses nothing when it stops anywhere: additions first,
/// the removal last. Paths are checked; OutsideRoot as `repositoryFile`.
[[nodiscard]] Result<QList<Operation>> queueOperations(const FileSystem &fileSystem,
                                                       const QueueOutcome &outcome);

/// How many rows stay in the queue after `leaving` left it; blank lines are no rows.
[[nodiscard]] int rowsLeft(const QByteArrayList &queue, const QByteArrayList &leaving);

/// The row once for every time it stands in the queue: identical rows are one proposal.
[[nodiscard]] QByteArrayList allCopies(const Proposal &proposal);

} // namespace memorydesk
