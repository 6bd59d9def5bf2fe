// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/journal.h"

namespace memorydesk {

/// After rows were taken out of a file by replacing it, a program that had opened the file before
/// may still be writing to the old one. The old file is then kept, noted as `….drain` in the
/// journal folder, and its new rows are carried over later.

/// Lets the old file of a Rows step go. True when it has to wait because a writer has it open or it
/// has grown; its note is durable once the journal folder is synced.
[[nodiscard]] Result<bool> releaseOldRows(WritableFileSystem &fileSystem, const Clock &clock,
                                          const JournalFolder &journals, const Journal &journal,
                                          const Step &step);

/// Takes the note of a step back, for a commit that is rolled back.
[[nodiscard]] Result<void> forgetOldRows(WritableFileSystem &fileSystem,
                                         const JournalFolder &journals, const Step &step);

/// An old file that waits.
struct WaitingRows {
    QString queue; ///< Where its new rows belong, as the change set said it.
    RowsGuard guard = RowsGuard::None;
    QString oldFile;
    QByteArray before; ///< What it held when it was replaced.
    QDateTime since; ///< UTC.
};
[[nodiscard]] Result<WaitingRows> readWaitingRows(const FileSystem &fileSystem,
                                                  const QString &note);

/// What to do about an old file now: nothing yet, or the change that carries its rows and removes
/// it.
struct DrainStep {
    bool wait = false;
    ChangeSet change;
    int rows = 0;
};
[[nodiscard]] Result<DrainStep> nextDrainStep(WritableFileSystem &fileSystem, const Clock &clock,
                                              const WaitingRows &waiting);

} // namespace memorydesk
