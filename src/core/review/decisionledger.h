// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/changeset.h"
#include "core/review/proposal.h"
#include "core/sources/projectpaths.h"

#include <QHash>

#include <optional>

namespace memorydesk {

enum class DecisionKind { Stored, Skipped, Undecided };

/// One row of `decisions.jsonl` in the state folder.
struct LedgerEntry {
    QString key; ///< Proposal::key().
    DecisionKind decision = DecisionKind::Undecided;
    QDateTime when; ///< UTC.
    QString title;
    QString reason; ///< Given with a skip; stays with us.
    QString repository; ///< Queue rows only.
    QByteArray row; ///< Queue rows only: their own bytes, so that a skipped one can be shown again.
    bool operator==(const LedgerEntry &) const = default;
};

/// What was decided, last entry of a key wins. Decisions append to it inside their own change set,
/// so an undo takes their entries out again and the state from before is back. Damaged rows are
/// passed over. A plain value; read on a worker thread.
struct DecisionLedger {
    QHash<QString, LedgerEntry> entries;

    [[nodiscard]] std::optional<DecisionKind> decision(const QString &key) const;
};

[[nodiscard]] QString ledgerPath(const Environment &environment);
/// Empty when there is no ledger yet or it cannot be read.
[[nodiscard]] DecisionLedger readLedger(const FileSystem &fileSystem,
                                        const Environment &environment);

/// The entry a decision about a proposal leaves.
[[nodiscard]] LedgerEntry ledgerEntry(const Proposal &proposal, DecisionKind decision,
                                      const QDateTime &when, const QString &reason = {});
/// The operation that adds entries, for a decision's change set.
[[nodiscard]] Append ledgerAppend(const Environment &environment,
                                  const QList<LedgerEntry> &entries);

} // namespace memorydesk
