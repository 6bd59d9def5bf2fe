// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/common/desk.h"

#include "core/files/writablefilesystem.h"

namespace memorydesk {

Desk::Desk(WritableFileSystem &fileSystem, const Clock &clock, const Environment &environment,
           QObject *parent)
    : QObject(parent)
    , m_state(std::make_shared<State>(fileSystem, clock, environment, nullptr))
{
    m_writes.setMaxThreadCount(1);
    m_drainTimer.setInterval(1000);
    m_drainTimer.setSingleShot(true);
    connect(&m_drainTimer, &QTimer::timeout, this, &Desk::drain);
    run([](ReviewDesk &desk) -> Result<RecoveryReport> {
        return desk.recovery();
    }).then(this, [this](const Result<RecoveryReport> &report) {
        if (report)
            Q_EMIT recovered(*report);
        else
            Q_EMIT openFailed(report.error());
        afterWrite();
    });
}

Desk::~Desk()
{
    m_writes.waitForDone();
}

Result<void> Desk::openDesk(State &state)
{
    if (state.desk != nullptr)
        return {};
    auto opened = ReviewDesk::open(state.fileSystem, state.clock, state.environment);
    if (!opened)
        return std::unexpected(opened.error());
    state.desk = std::move(*opened);
    return {};
}

QFuture<Result<CommittedDecision>> Desk::commit(const DecisionPlan &plan)
{
    return run([plan](ReviewDesk &desk) { return desk.commit(plan); })
        .then(this, [this](Result<CommittedDecision> committed) {
            if (committed) {
                m_reducedProtection |= committed->report.reducedProtection;
                Q_EMIT changed(committed->report);
            }
            afterWrite();
            return committed;
        });
}

QFuture<Result<CommitReport>> Desk::undo(const QString &id)
{
    return run([id](ReviewDesk &desk) { return desk.undo(id); })
        .then(this, [this](Result<CommitReport> report) {
            if (report)
                Q_EMIT changed(*report);
            afterWrite();
            return report;
        });
}

QFuture<Result<CommitReport>> Desk::redo()
{
    return run([](ReviewDesk &desk) { return desk.redo(); })
        .then(this, [this](Result<CommitReport> report) {
            if (report)
                Q_EMIT changed(*report);
            afterWrite();
            return report;
        });
}

void Desk::afterWrite()
{
    run([](ReviewDesk &desk) -> Result<std::pair<bool, bool>> {
        return std::pair(!desk.history().nextUndo().isEmpty(),
                         !desk.history().nextRedo().isEmpty());
    }).then(this, [this](const Result<std::pair<bool, bool>> &next) {
        m_canUndo = next && next->first;
        m_canRedo = next && next->second;
        Q_EMIT historyChanged();
    });
    drain();
}

void Desk::drain()
{
    run([](ReviewDesk &desk) {
        return desk.drain();
    }).then(this, [this](const Result<DrainReport> &report) {
        if (report && report->pending > 0)
            m_drainTimer.start();
    });
}

} // namespace memorydesk
