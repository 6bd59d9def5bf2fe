// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/review/reviewdesk.h"

#include <QObject>
#include <QThreadPool>
#include <QtConcurrentRun>

#include <functional>
#include <memory>
#include <optional>

namespace memorydesk {

/// The window's only way to what changes files: calls to ReviewDesk, one after the other on the
/// write thread, answered on the GUI thread. An answer is dropped when its context dies first; the
/// work is done all the same. Owned by `main`, lives on the GUI thread.
class WriteRoad : public QObject
{
    Q_OBJECT
public:
    /// Opens the desk; called once, on the write thread, before the first work.
    using Opener = std::function<Result<std::unique_ptr<ReviewDesk>>()>;

    /// `writes` has one thread and outlives the road.
    WriteRoad(QThreadPool &writes, Opener open, QObject *parent = nullptr);
    /// Waits until everything asked for is on the disk.
    ~WriteRoad() override;

    /// Runs `work(ReviewDesk &) -> Result<T>` and gives its result to `then` in `context`'s
    /// thread. An Error of the opening goes to `then` as well.
    template <typename T>
    void run(QObject *context, std::function<Result<T>(ReviewDesk &)> work,
             std::function<void(const Result<T> &)> then)
    {
        QtConcurrent::run(&m_writes, [state = m_state, work = std::move(work)]() -> Result<T> {
            const Result<ReviewDesk *> desk = state->desk();
            if (!desk)
                return std::unexpected(desk.error());
            return work(**desk);
        }).then(context, [then = std::move(then)](const Result<T> &result) { then(result); });
    }

    using Committed = std::function<void(const Result<CommitReport> &)>;
    using Previewed = std::function<void(const Result<QList<FileChange>> &)>;

    /// Bytes before and after as the disk stands now; writes nothing.
    void preview(QObject *context, const ChangeSet &change, Previewed then);
    /// A change that a person asked for, with its record in the history.
    void commit(QObject *context, const ChangeSet &change, Committed then);
    /// Takes back the newest change, or the entry `id`.
    void undo(QObject *context, const QString &id, Committed then);
    void redo(QObject *context, Committed then);

Q_SIGNALS:
    /// Something was written, taken back or done again through `commit`, `undo` or `redo`.
    void changed(const CommitReport &report);

private:
    /// Touched on the write thread alone; shared because work may outlive the road's caller.
    struct State {
        Opener open;
        std::unique_ptr<ReviewDesk> opened;
        Result<ReviewDesk *> desk();
    };
    void commitWith(QObject *context, std::function<Result<CommitReport>(ReviewDesk &)> work,
                    Committed then);

    QThreadPool &m_writes;
    std::shared_ptr<State> m_state;
};

} // namespace memorydesk
