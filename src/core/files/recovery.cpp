// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/files/recovery.h"

#include "core/files/commitlocks.h"
#include "core/files/drain.h"
#include "core/files/placement.h"
#include "core/files/rollback.h"

namespace memorydesk {

Recovery::Recovery(WritableFileSystem &fileSystem, const Clock &clock, JournalFolder &journals)
    : m_fileSystem(fileSystem)
    , m_clock(clock)
    , m_journals(journals)
{
}

Result<RecoveryReport> Recovery::all()
{
    const Result<QStringList> journals = m_journals.begun();
    if (!journals) {
        return std::unexpected(journals.error());
    }
    Result<void> done;
    for (const QString &path : *journals) {
        // One that cannot be ended now does not keep the others from it.
        if (const Result<void> ended = one(path); !ended) {
            done = ended;
        }
    }
    if (!done) {
        return std::unexpected(done.error());
    }
    const Result<void> cleared =
        CommitLocks::clearStaleQueueLocks(m_fileSystem, m_journals.lockFolder());
    if (!cleared) {
        return std::unexpected(cleared.error());
    }
    if (const Result<void> parts = m_journals.clearParts(m_clock); !parts) {
        return std::unexpected(parts.error());
    }
    return m_report;
}

Result<void> Recovery::one(const QString &path)
{
    constexpr int waitMs = 200;
    const Result<Journal> found = m_journals.read(path);
    if (!found) {
        if (found.error().code == ErrorCode::Parse) {
            m_report.untouched.append(path);
            return m_journals.putAside(path);
        }
        return found.error().code == ErrorCode::NotFound ? Result<void>()
                                                         : std::unexpected(found.error());
    }
    const auto locks =
        CommitLocks::take(m_fileSystem, m_clock, m_journals.lockFolder(), found->locks, waitMs);
    if (!locks) {
        // Its owner lives; or a producer holds the queue, and a later run gets it.
        return locks.error().code == ErrorCode::LockTimeout ? Result<void>()
                                                            : std::unexpected(locks.error());
    }
    if (!m_fileSystem.stat(path)) {
        return {}; // Ended by its owner while we waited.
    }
    const bool marked = JournalFolder::isMarkedForRollback(path);
    const Result<bool> complete = marked ? Result<bool>(false) : isComplete(*found);
    if (!complete) {
        return std::unexpected(complete.error());
    }
    if (*complete) {
        ++m_report.rolledForward;
        return forward(*found);
    }
    const Result<QStringList> untouched = Rollback(m_fileSystem, m_journals, *found).run();
    if (!untouched) {
        return std::unexpected(untouched.error());
    }
    ++m_report.rolledBack;
    m_report.untouched.append(*untouched);
    return {};
}

/// Whether nothing is left to do: no step still waits and none has taken foreign bytes out. A file
/// that somebody changed afterwards counts as done.
Result<bool> Recovery::isComplete(const Journal &journal)
{
    QStringList unknown;
    for (const Step &step : journal.steps) {
        const Result<StepState> state = stepState(m_fileSystem, step);
        if (!state) {
            return std::unexpected(state.error());
        }
        if (*state == StepState::Before || *state == StepState::Foreign) {
            return false;
        }
        if (*state == StepState::Unknown) {
            unknown.append(step.name);
        }
    }
    if (unknown.size() == journal.steps.size() && !unknown.isEmpty()) {
        return false; // Nothing of ours is to be seen.
    }
    m_report.untouched.append(unknown);
    return true;
}

Result<void> Recovery::forward(const Journal &journal)
{
    for (const Step &step : journal.steps) {
        Result<void> cleared;
        if (step.kind == StepKind::Rows) {
            const Result<bool> released =
                releaseOldRows(m_fileSystem, m_clock, m_journals, journal, step);
            cleared = released ? Result<void>() : std::unexpected(released.error());
        } else if (step.kind == StepKind::Replace || step.kind == StepKind::Remove) {
            cleared = m_fileSystem.unlink(step.temp);
        }
        if (!cleared && cleared.error().code != ErrorCode::NotFound) {
            return cleared;
        }
    }
    const QStringList folders = touchedFolders(journal);
    for (const QString &folder : folders) {
        if (const Result<void> synced = m_fileSystem.syncFolder(folder); !synced) {
            return synced;
        }
    }
    return m_journals.finish(journal);
}

} // namespace memorydesk
