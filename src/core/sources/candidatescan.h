// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/cancel.h"
#include "core/base/result.h"
#include "core/sources/candidaterules.h"

#include <QDateTime>
#include <QList>
#include <QStringList>

#include <functional>

namespace memorydesk {

/// A turn that a candidate cites.
struct CandidateEvidence {
    QString turnId; ///< uuid
    QString file;
    int line = 0; ///< In the JSONL file.
    QString text;
    bool operator==(const CandidateEvidence &) const = default;
};

/// Something said in a session that may be worth remembering. Nothing in it is invented: what
/// the transcript does not say stays a placeholder, which must be written before storing.
struct Candidate {
    CandidateSignal signal = CandidateSignal::None;
    QString type;
    QString slug; ///< At most 40, prefix included.
    bool slugIsSuggested = false; ///< From date and content, because the text has no Latin letters.
    QString name; ///< First words of the claim.
    QString claim;
    QString draftBody;
    QString draftIndexEntry; ///< One line of at most 150 code points.
    QList<CandidateEvidence> evidence; ///< In reading order; never empty.
    double overlap = 0; ///< Share of the claim's words found in the evidence.
    QDateTime when; ///< UTC.
    QString sessionId;
    QString cwd;
    bool operator==(const Candidate &) const = default;
};

struct LeftOutCandidate {
    QString reason; ///< As `leftOutReason`, else `already-captured`, `unsupported`.
    CandidateEvidence turn;
};

struct CandidateScan {
    QList<Candidate> candidates;
    QList<LeftOutCandidate> leftOut;
    QList<Error> unreadable; ///< Files that could not be read, lines that were skipped.
    qint64 bytesRead = 0;
    /// `no evidence-backed memory candidate`; empty when there are candidates.
    QString blocked;
};

/// What stands where the transcript gives nothing (feedback and project need Why and How).
inline constexpr QLatin1StringView candidatePlaceholder("(fill in)");

/// Reads transcripts once, in blocks; only lines with a person's words or a marker are parsed.
/// `captured` holds the texts of existing memories: a claim that stands in one is left out. The
/// same claim in several turns is one candidate with more evidence. `progress` gets the bytes read.
/// Any thread; stops within a block when cancelled and then holds what was found so far.
[[nodiscard]] CandidateScan scanForCandidates(const QStringList &files,
                                              const QStringList &captured = {},
                                              const CancelToken &cancel = {},
                                              const std::function<void(qint64)> &progress = {});

/// Checks at the time of a decision that a cited turn still stands in its file, and how much of the
/// claim its text holds. NotFound when the turn is gone.
[[nodiscard]] Result<double> checkEvidence(const CandidateEvidence &evidence, const QString &claim);

} // namespace memorydesk
