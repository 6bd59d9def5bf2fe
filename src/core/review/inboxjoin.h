// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/review/decisionledger.h"
#include "core/review/inbox.h"
#include "core/review/storedmemories.h"
#include "core/review/transcriptcache.h"

namespace memorydesk {

/// Everything one pass has read; joined into what the window shows.
struct InboxSources {
    QList<Project> projects;
    QList<QueueRepository> repositories;
    QList<CollectedQueue> queues; ///< Same order as `repositories`.
    TranscriptStates transcripts;
    QList<SubmittedText> submitted;
    QList<Candidate> candidates; ///< Of the last scan that was asked for.
    DecisionLedger ledger;
    QDateTime firstStart; ///< Invalid = never opened.
    QList<SourceFault> faults; ///< Found while reading.
};

/// Adds the queues' rows, gates and faults, and the rows that were skipped here.
void joinQueues(const Environment &environment, const InboxSources &sources, const QDateTime &now,
                InboxContent &content);
/// Adds the sections of transcripts and submitted texts.
void joinSections(const InboxSources &sources, StoredMemories &memories, const QDateTime &now,
                  InboxContent &content);

/// Proposals, gates and faults out of the sources: same fields joined, states decided in the order
/// decided here, already stored, waiting, earlier, pending. Reads the memory folders that sections
/// may already stand in, through `memories`, and nothing else.
[[nodiscard]] InboxContent joinInbox(const Environment &environment, const InboxSources &sources,
                                     StoredMemories &memories, const QDateTime &now);

} // namespace memorydesk
