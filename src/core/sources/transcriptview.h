// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/cancel.h"
#include "core/base/result.h"

#include <QDateTime>
#include <QList>

namespace memorydesk {

/// Where the lines of a transcript begin, so that any turn opens at once. Eight bytes a line.
struct TranscriptIndex {
    QString file;
    QList<qint64> lineStarts; ///< Of complete lines.
    qint64 end = 0; ///< One past the last complete line.
    bool operator==(const TranscriptIndex &) const = default;
};

/// A tool call or its result, folded in a view.
struct TranscriptTool {
    QString name; ///< Empty for a result.
    QString callId;
    QString filePath; ///< Target of Write and Edit.
    QString text; ///< Input as JSON text, or the result's text; cut at 20,000 characters.
    bool error = false;
    bool operator==(const TranscriptTool &) const = default;
};

/// One line of a transcript for reading: a person's or an agent's words, or what the program did.
struct TranscriptTurn {
    enum class Speaker { User, Assistant, Program };
    Speaker speaker = Speaker::Program;
    int line = 0; ///< 1-based.
    QString turnId; ///< uuid
    QString messageId;
    QString agent;
    QDateTime when; ///< UTC.
    QString text; ///< Spoken words.
    QList<TranscriptTool> calls;
    QList<TranscriptTool> results;
    bool injected = false; ///< Put in by the program (`isMeta`, a summary), not spoken.
    bool operator==(const TranscriptTurn &) const = default;
};

/// Reads the file once for its line starts (as quick as reading). Errors as for reading; Cancelled.
[[nodiscard]] Result<TranscriptIndex> indexTranscript(const QString &path,
                                                      const CancelToken &cancel = {});

/// Turns of `count` lines from `firstLine` (1-based) on; lines that are no turns, are damaged or
/// over the limit are left out. NotFound when the file is gone, Conflict when it became shorter.
[[nodiscard]] Result<QList<TranscriptTurn>> readTurns(const TranscriptIndex &index, int firstLine,
                                                      int count);

/// Line of the turn with this id. NotFound when there is none.
[[nodiscard]] Result<int> findTurn(const TranscriptIndex &index, const QString &turnId,
                                   const CancelToken &cancel = {});

/// Lines whose spoken words or tool texts hold `words`, in any case; at most `limit`.
[[nodiscard]] Result<QList<int>> findMentions(const TranscriptIndex &index, const QString &words,
                                              int limit = 1000, const CancelToken &cancel = {});

/// A tool call that writes a file, with where it stands.
struct TranscriptWrite {
    TranscriptTurn turn;
    TranscriptTool call;
};
/// Write and Edit calls whose target is `filePath`, in order: who wrote a memory, and in which
/// turn.
[[nodiscard]] Result<QList<TranscriptWrite>>
findWrites(const QString &transcript, const QString &filePath, const CancelToken &cancel = {});

} // namespace memorydesk
