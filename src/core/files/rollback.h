// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/journal.h"

#include <optional>

namespace memorydesk {

/// How a step stands on the disk, told from bytes alone.
enum class StepState {
    Before, ///< Not done, or taken back.
    After, ///< Done.
    Foreign, ///< In place, but what came out is not what was planned on: must be taken back.
    Unknown, ///< Bytes that the journal does not know; never touched.
};

[[nodiscard]] Result<StepState> stepState(const WritableFileSystem &fileSystem, const Step &step);

/// Takes a begun commit back, after an error or a crash, by what lies on the disk. Repeatable: a
/// second run changes nothing. Never writes over bytes that the journal does not know.
class Rollback
{
public:
    Rollback(WritableFileSystem &fileSystem, JournalFolder &journals, const Journal &journal);

    /// Paths left alone because somebody else's bytes are there. An error means that it could not
    /// be completed now; the journal then stays for the next recovery.
    [[nodiscard]] Result<QStringList> run();

private:
    [[nodiscard]] Result<void> undo(const Step &step);
    [[nodiscard]] Result<void> undoCreate(const Step &step);
    [[nodiscard]] Result<void> undoReplace(const Step &step);
    [[nodiscard]] Result<void> undoRemove(const Step &step);
    [[nodiscard]] Result<void> undoMove(const Step &step);
    [[nodiscard]] Result<void> undoAppend(const Step &step);
    [[nodiscard]] Result<void> cutTail(const Step &step, qint64 size, const QByteArray &tail);
    [[nodiscard]] Result<void> clearBack(const Step &step);
    [[nodiscard]] Result<void> restore(const Step &step, const QByteArray &bytes,
                                       const QByteArray &expected);
    [[nodiscard]] Result<void> swapIn(const Step &step, const QString &from,
                                      const QByteArray &expected);
    [[nodiscard]] Result<void> removeTemp(const Step &step);
    void leave(const QString &path) { m_untouched.append(path); }

    WritableFileSystem &m_fileSystem;
    JournalFolder &m_journals;
    const Journal &m_journal;
    QStringList m_untouched;
};

/// Content of a file, or nothing where no file is.
[[nodiscard]] Result<std::optional<QByteArray>> readIfThere(const FileSystem &fileSystem,
                                                            const QString &path);

} // namespace memorydesk
