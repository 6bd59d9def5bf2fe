// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/review/decisionledger.h"
#include "core/review/inbox.h"
#include "core/review/transcriptcache.h"

namespace memorydesk {

/// Everything one pass has read; joined into what the window shows.
struct InboxSources {
    QList<Project> projects;
    QList<QueueRepository> repositories;
    QList<CollectedQueue> queues; ///< Same order as `repositories`.
    TranscriptStates transcripts;
    QList<SubmittedText> submitted;
    DecisionLedger ledger;
    QDateTime firstStart; ///< Invalid = never opened.
    QList<SourceFault> faults; ///< Found while reading.
};

/// Proposals, gates and faults out of the sources: same fields joined, states decided in the order
/// decided here, already stored, waiting, earlier, pending. Reads memory folders that sections may
/// already stand in, nothing else. Under 50 ms for 500 rows and 1,000 sections.
[[nodiscard]] InboxContent joinInbox(const FileSystem &fileSystem, const Environment &environment,
                                     const InboxSources &sources, const QDateTime &now);

} // namespace memorydesk
