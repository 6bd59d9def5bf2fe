// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/journal.h"

namespace memorydesk {

/// Does the steps of a journal that is durable: stages new content beside the targets, puts it in
/// place, reads back, clears up. Never undoes; a failing call leaves everything to `Rollback`,
/// which goes by what lies on the disk.
class Placement
{
public:
    Placement(WritableFileSystem &fileSystem, const Clock &clock, const JournalFolder &journals,
              const Journal &journal);

    /// Conflict when a file is not what was planned, or is open for writing in another program.
    [[nodiscard]] Result<void> run(const Transaction::Verify &verify);

    [[nodiscard]] bool reducedProtection() const { return m_reduced; }
    [[nodiscard]] bool isDraining() const { return m_draining; }

private:
    [[nodiscard]] Result<void> makeFolders();
    [[nodiscard]] Result<void> stage();
    [[nodiscard]] Result<void> place(const Step &step);
    [[nodiscard]] Result<void> exchange(const Step &step);
    [[nodiscard]] Result<void> replaceOver(const Step &step);
    [[nodiscard]] Result<void> append(const Step &step);
    [[nodiscard]] Result<void> checkOld(const Step &step, const QString &path);
    [[nodiscard]] Result<void> readBack(const Step &step, const Transaction::Verify &verify);
    [[nodiscard]] Result<void> clearUp();
    [[nodiscard]] Result<void> syncFolders();

    WritableFileSystem &m_fileSystem;
    const Clock &m_clock;
    const JournalFolder &m_journals;
    const Journal &m_journal;
    bool m_reduced = false;
    bool m_draining = false;
};

/// Folders whose entries the steps change.
[[nodiscard]] QStringList touchedFolders(const Journal &journal);

/// Whether `bytes` hold what an Append step adds, as whole rows, at or after its place. Position or
/// -1.
[[nodiscard]] qsizetype findAdded(const Step &step, const QByteArray &bytes);

} // namespace memorydesk
