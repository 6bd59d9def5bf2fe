// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/journal.h"

namespace memorydesk {

/// Ends the commits that a crash left: forward when all of their files are in place, else back.
class Recovery
{
public:
    Recovery(WritableFileSystem &fileSystem, const Clock &clock, JournalFolder &journals);

    /// Every journal whose owner is not at work, and the queue locks of dead processes.
    [[nodiscard]] Result<RecoveryReport> all();
    /// One journal, when its locks are free.
    [[nodiscard]] Result<void> one(const QString &path);

private:
    [[nodiscard]] Result<bool> isComplete(const Journal &journal);
    [[nodiscard]] Result<void> forward(const Journal &journal);

    WritableFileSystem &m_fileSystem;
    const Clock &m_clock;
    JournalFolder &m_journals;
    RecoveryReport m_report;
};

} // namespace memorydesk
