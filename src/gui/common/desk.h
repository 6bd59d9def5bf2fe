// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/review/reviewdesk.h"

#include <QFuture>
#include <QObject>
#include <QThreadPool>
#include <QTimer>
#include <QtConcurrentRun>

#include <memory>
#include <utility>

namespace memorydesk {

/// The one write road as seen from the GUI thread: everything runs on a thread of its own, one call
/// after the other, and comes back as a future. Opens the ReviewDesk with the first call.
/// Attach with `.then(context, …)`; a dead context drops the continuation.
class Desk : public QObject
{
    Q_OBJECT
public:
    Desk(WritableFileSystem &fileSystem, const Clock &clock, const Environment &environment,
         QObject *parent = nullptr);
    /// Waits for calls under way: a write is never cut off by closing the window.
    ~Desk() override;

    /// Runs `call(ReviewDesk &)`, which returns a Result, on the write thread. The desk's own
    /// failure to open comes back as the call's error.
    template <typename Call>
    [[nodiscard]] auto run(Call call) -> QFuture<std::invoke_result_t<Call, ReviewDesk &>>
    {
        using Answer = std::invoke_result_t<Call, ReviewDesk &>;
        return QtConcurrent::run(&m_writes, [state = m_state, call = std::move(call)]() -> Answer {
            if (const auto opened = openDesk(*state); !opened)
                return std::unexpected(opened.error());
            return call(*state->desk);
        });
    }

    [[nodiscard]] QFuture<Result<CommittedDecision>> commit(const DecisionPlan &plan);
    /// The newest decision, or one by its id.
    [[nodiscard]] QFuture<Result<CommitReport>> undo(const QString &id = {});
    [[nodiscard]] QFuture<Result<CommitReport>> redo();
    [[nodiscard]] bool canUndo() const { return m_canUndo; }
    [[nodiscard]] bool canRedo() const { return m_canRedo; }
    /// A commit could not exchange files atomically.
    [[nodiscard]] bool reducedProtection() const { return m_reducedProtection; }

Q_SIGNALS:
    /// Files were changed by us: `report.files` names them.
    void changed(const CommitReport &report);
    void historyChanged();
    /// Recovery at the start found work of a crash.
    void recovered(const RecoveryReport &report);
    void openFailed(const Error &error);

private:
    struct State {
        WritableFileSystem &fileSystem;
        const Clock &clock;
        Environment environment;
        std::unique_ptr<ReviewDesk> desk;
    };
    static Result<void> openDesk(State &state);
    void afterWrite();
    void drain();

    // Shared: a call under way keeps the state while the window is going down.
    std::shared_ptr<State> m_state;
    QThreadPool m_writes;
    QTimer m_drainTimer;
    bool m_canUndo = false;
    bool m_canRedo = false;
    bool m_reducedProtection = false;
};

} // namespace memorydesk
