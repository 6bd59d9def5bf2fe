// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/files/transaction.h"

#include "core/files/commitlocks.h"
#include "core/files/drain.h"
#include "core/files/placement.h"
#include "core/files/recovery.h"
#include "core/files/rollback.h"

#include <QFile>
#include <QRandomGenerator>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

constexpr int folderWaitMs = 10'000;
constexpr int maxAttempts = 5;

QString newId(const Clock &clock)
{
    const QString random = QString::number(QRandomGenerator::system()->generate(), 16);
    return clock.now().toUTC().toString(u"yyyyMMdd'T'HHmmsszzz"_s) + u'-'
        + random.rightJustified(8, u'0');
}

/// One try of a commit. A race with another program found after planning is worth another one.
class Attempt
{
public:
    Attempt(WritableFileSystem &fileSystem, const Clock &clock, const QString &stateFolder)
        : m_fileSystem(fileSystem)
        , m_clock(clock)
        , m_journals(fileSystem, stateFolder)
    {
    }

    [[nodiscard]] Result<CommitReport> run(const ChangeSet &change,
                                           const Transaction::Verify &verify,
                                           const CommitRole &role, bool keepReport);
    [[nodiscard]] bool isWorthRetrying() const { return m_retry; }

private:
    [[nodiscard]] Result<std::unique_ptr<CommitLocks>> lock(const LockSet &locks);
    [[nodiscard]] Result<QString> leftover(const LockSet &locks);
    [[nodiscard]] Result<CommitReport> carryOut(const Journal &journal,
                                                const Transaction::Verify &verify);
    [[nodiscard]] Error rollBack(const Journal &journal, const Error &reason);

    WritableFileSystem &m_fileSystem;
    const Clock &m_clock;
    JournalFolder m_journals;
    bool m_retry = false;
};

Result<CommitReport> Attempt::run(const ChangeSet &change, const Transaction::Verify &verify,
                                  const CommitRole &role, bool keepReport)
{
    if (const Result<void> prepared = m_journals.prepare(); !prepared) {
        return std::unexpected(prepared.error());
    }
    const Result<LockSet> wanted = locksFor(m_fileSystem, change);
    if (!wanted) {
        return std::unexpected(wanted.error());
    }
    const auto locks = lock(*wanted);
    if (!locks) {
        return std::unexpected(locks.error());
    }
    Journal journal;
    journal.id = newId(m_clock);
    Result<Plan> plan = makePlan(m_fileSystem, change, journal.id);
    if (!plan) {
        return std::unexpected(plan.error());
    }
    if (plan->locks != *wanted) {
        m_retry = true; // A link on the way was changed while we waited for the lock.
        return failure(ErrorCode::Conflict, operationPath(change.operations.first()));
    }
    journal.change = change;
    journal.inverse = std::move(plan->inverse);
    journal.role = role;
    journal.steps = std::move(plan->steps);
    journal.newFolders = std::move(plan->newFolders);
    journal.locks = *wanted;
    journal.keepReport = keepReport;
    return journal.steps.isEmpty() ? Result<CommitReport>(journal.report())
                                   : carryOut(journal, verify);
}

/// Takes the locks; where a crash left work in one of the folders, that is ended first.
Result<std::unique_ptr<CommitLocks>> Attempt::lock(const LockSet &locks)
{
    for (int attempt = 0; attempt < maxAttempts; ++attempt) {
        auto taken =
            CommitLocks::take(m_fileSystem, m_clock, m_journals.lockFolder(), locks, folderWaitMs);
        if (!taken) {
            return taken;
        }
        const Result<QString> journal = leftover(locks);
        if (!journal) {
            return std::unexpected(journal.error());
        }
        if (journal->isEmpty()) {
            return taken;
        }
        taken->reset();
        if (const Result<void> ended = Recovery(m_fileSystem, m_clock, m_journals).one(*journal);
            !ended) {
            return std::unexpected(ended.error());
        }
    }
    return failure(ErrorCode::LockTimeout, m_journals.folder());
}

/// A journal that touches one of our folders. We hold their locks, so its owner is dead.
Result<QString> Attempt::leftover(const LockSet &locks)
{
    const Result<QStringList> begun = m_journals.begun();
    if (!begun) {
        return std::unexpected(begun.error());
    }
    for (const QString &path : *begun) {
        const Result<Journal> journal = m_journals.read(path);
        if (!journal && journal.error().code == ErrorCode::NotFound) {
            continue;
        }
        const bool damaged = !journal && journal.error().code == ErrorCode::Parse;
        if (!journal && !damaged) {
            return std::unexpected(journal.error());
        }
        const bool ours =
            damaged || std::ranges::any_of(journal->locks.folders, [&](const QString &folder) {
                return locks.folders.contains(folder);
            });
        if (ours) {
            return path;
        }
    }
    return QString();
}

Result<CommitReport> Attempt::carryOut(const Journal &journal, const Transaction::Verify &verify)
{
    if (const Result<void> written = m_journals.write(journal); !written) {
        return std::unexpected(written.error());
    }
    Placement placement(m_fileSystem, m_clock, m_journals, journal);
    Result<void> done = placement.run(verify);
    if (done) {
        done = m_journals.finish(journal);
    }
    if (!done) {
        m_retry = done.error().code == ErrorCode::Conflict;
        return std::unexpected(rollBack(journal, done.error()));
    }
    CommitReport report = journal.report();
    report.reducedProtection = placement.reducedProtection();
    report.draining = placement.isDraining();
    return report;
}

Error Attempt::rollBack(const Journal &journal, const Error &reason)
{
    m_journals.markForRollback(journal.id);
    const Result<QStringList> untouched = Rollback(m_fileSystem, m_journals, journal).run();
    if (untouched) {
        return reason;
    }
    m_retry = false;
    Error error = untouched.error();
    error.code = ErrorCode::RollbackFailed;
    error.detail = reason.detail.isEmpty() ? error.detail : reason.detail;
    return error;
}

} // namespace

Transaction::Transaction(WritableFileSystem &fileSystem, const Clock &clock, QString stateFolder)
    : m_fileSystem(fileSystem)
    , m_clock(clock)
    , m_stateFolder(std::move(stateFolder))
{
}

Result<QList<FileChange>> Transaction::preview(const ChangeSet &change) const
{
    const Result<Plan> plan = makePlan(m_fileSystem, change, u"preview"_s);
    if (!plan) {
        return std::unexpected(plan.error());
    }
    return fileChanges(plan->steps);
}

Result<CommitReport> Transaction::commit(const ChangeSet &change, const Verify &verify)
{
    return commitWith(change, verify, {}, KeepReport::No);
}

Result<CommitReport> Transaction::commitPending(const ChangeSet &change, const Verify &verify,
                                                const CommitRole &role)
{
    return commitWith(change, verify, role, KeepReport::Yes);
}

Result<CommitReport> Transaction::commitWith(const ChangeSet &change, const Verify &verify,
                                             const CommitRole &role, KeepReport keep)
{
    for (int attempt = 1;; ++attempt) {
        Attempt tried(m_fileSystem, m_clock, m_stateFolder);
        Result<CommitReport> report = tried.run(change, verify, role, keep == KeepReport::Yes);
        if (report && report->draining) {
            // The writer may have closed the file meanwhile.
            const Result<DrainReport> drained = drain();
            report->draining = !drained || drained->pending > 0;
        }
        if (report || !tried.isWorthRetrying() || attempt == maxAttempts) {
            return report;
        }
    }
}

Result<QList<CommitReport>> Transaction::pendingReports() const
{
    JournalFolder journals(m_fileSystem, m_stateFolder);
    const Result<QStringList> paths = journals.done();
    if (!paths) {
        return std::unexpected(paths.error());
    }
    QList<CommitReport> reports;
    for (const QString &path : *paths) {
        const Result<Journal> journal = journals.read(path);
        if (!journal && journal.error().code == ErrorCode::Parse) {
            if (const Result<void> aside = journals.putAside(path); !aside) {
                return std::unexpected(aside.error());
            }
            continue;
        }
        if (!journal) {
            return std::unexpected(journal.error());
        }
        reports.append(journal->report());
    }
    return reports;
}

Result<void> Transaction::settle(const QString &id)
{
    return JournalFolder(m_fileSystem, m_stateFolder).settle(id);
}

Result<RecoveryReport> Transaction::recover()
{
    JournalFolder journals(m_fileSystem, m_stateFolder);
    if (const Result<void> prepared = journals.prepare(); !prepared) {
        return std::unexpected(prepared.error());
    }
    Result<RecoveryReport> report = Recovery(m_fileSystem, m_clock, journals).all();
    if (report) {
        if (const Result<DrainReport> drained = drain(); !drained) {
            return std::unexpected(drained.error());
        }
    }
    return report;
}

Result<DrainReport> Transaction::drain()
{
    const JournalFolder journals(m_fileSystem, m_stateFolder);
    const Result<QStringList> notes = journals.drains();
    if (!notes) {
        return std::unexpected(notes.error());
    }
    DrainReport report;
    for (const QString &note : *notes) {
        const Result<WaitingRows> waiting = readWaitingRows(m_fileSystem, note);
        if (!waiting) {
            return std::unexpected(waiting.error());
        }
        const Result<DrainStep> step = nextDrainStep(m_fileSystem, m_clock, *waiting);
        if (!step) {
            return std::unexpected(step.error());
        }
        if (step->wait) {
            ++report.pending;
            continue;
        }
        const Result<CommitReport> carried = commit(step->change);
        if (!carried && carried.error().code == ErrorCode::Conflict) {
            ++report.pending; // It grew once more, or is open: next time.
            continue;
        }
        if (!carried) {
            return std::unexpected(carried.error());
        }
        report.rowsCarried += step->rows;
        if (const Result<void> removed = m_fileSystem.unlink(note); !removed) {
            return std::unexpected(removed.error());
        }
    }
    return report;
}

} // namespace memorydesk
