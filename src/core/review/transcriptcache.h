// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sources/projectpaths.h"
#include "core/sources/transcript.h"

#include <QHash>

namespace memorydesk {

/// What was read of one transcript so far, so that the next pass reads only what came after.
struct TranscriptState {
    TranscriptCursor cursor;
    quint64 inode = 0;
    qint64 size =
        0; ///< At the last reading, with `modifiedNs` and `inode`: unchanged = not opened.
    qint64 modifiedNs = 0;
    qint64 headLength = 0; ///< Bytes at the start of the file that `headHash` covers.
    QByteArray headHash;
    QString cwd;
    QList<TranscriptSection> sections;
    QList<ParallelTurn> turns;
    QHash<QString, QString> launchedAgents; ///< Agent id → message id of the turn that started it.
    QList<QPair<int, QString>> damaged; ///< line, reason; the first few.
};
using TranscriptStates = QHash<QString, TranscriptState>;

/// Brings one file's state up to date. Reads only new bytes; a file that was replaced is read from
/// its start. True when anything changed. Errors as `scanTranscript`. Any thread.
[[nodiscard]] Result<bool> updateTranscript(const FileSystem &fileSystem, const QString &path,
                                            TranscriptState &state, const CancelToken &cancel = {});

/// The states kept over a restart, in the cache folder. A missing, foreign or damaged cache is
/// empty: then everything is read anew.
[[nodiscard]] TranscriptStates loadTranscriptCache(const Environment &environment);
/// Errors are no loss (the next start reads more), so they are only returned.
[[nodiscard]] Result<void> saveTranscriptCache(const Environment &environment,
                                               const TranscriptStates &states);

} // namespace memorydesk
