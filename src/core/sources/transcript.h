// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/cancel.h"
#include "core/files/filesystem.h"
#include "core/sources/proposesection.h"

#include <QDateTime>
#include <QList>

namespace memorydesk {

/// A section found in a transcript, with where and when.
struct TranscriptSection {
    ProposeSection section;
    QString file; ///< Transcript path.
    int line = 0; ///< Line in the JSONL file that holds the heading.
    int textLine = 0; ///< Line in the answer's text.
    QString sessionId;
    QString turnId; ///< uuid of the assistant line.
    QString messageId;
    QString agent; ///< Agent id or type of a subagent transcript; empty for the main one.
    QString cwd; ///< Real project path as the transcript gives it; empty if absent.
    QDateTime when; ///< UTC.
    QString launchedBy; ///< Message id of the turn that started this subagent, when known.
};

/// State of subagent runs of one turn: proposals of the turn wait while `open` > 0.
struct ParallelTurn {
    QString messageId;
    int agents = 0;
    int open = 0; ///< Runs without a result yet.
    QDateTime lastGrowth;
};

/// Progress of reading one transcript; feed it back to read only what is new.
struct TranscriptCursor {
    qint64 offset = 0; ///< Bytes consumed, at a line start.
    int line = 0; ///< Lines consumed.
    quint64 inode = 0;
    QByteArray headHash; ///< Detects replacement; then reading starts over.
    QByteArray carry; ///< Opaque: the assistant message still open at the offset.
};

struct TranscriptScan {
    TranscriptCursor cursor;
    QList<TranscriptSection>
        sections; ///< Found in the new part (a still growing message is given again when it grows).
    QList<ParallelTurn> turns;
    QList<QPair<QString, QString>>
        launchedAgents; ///< Agent id → message id of the turn that started it, as learned here.
    QString cwd; ///< First `cwd` seen in the file.
    QList<QPair<int, QString>> damaged; ///< line, reason
    qint64 bytesRead = 0;
};

/// Reads what was appended since `cursor` in blocks (never mapped); torn tail lines
/// wait for the next call. Any thread. NotFound, NotRegular, PermissionDenied, Cancelled.
[[nodiscard]] Result<TranscriptScan>
scanTranscript(const QString &path, const TranscriptCursor &cursor, const CancelToken &cancel = {});

/// Same for a whole transcript in memory (stdin); a complete last line needs no newline.
[[nodiscard]] TranscriptScan scanTranscriptBytes(const QByteArray &bytes);

/// Whether bytes are a transcript (JSON objects with a `type`, one a line) and not plain text.
[[nodiscard]] bool looksLikeTranscript(const QByteArray &bytes);

} // namespace memorydesk
