// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/common/writeroad.h"

#include "core/files/recordedcommit.h"

#include <QPointer>

namespace memorydesk {

Result<ReviewDesk *> WriteRoad::State::desk()
{
    if (!opened) {
        // Tried again with each call: the state folder may have become writable.
        Result<std::unique_ptr<ReviewDesk>> result = open();
        if (!result)
            return std::unexpected(result.error());
        opened = std::move(*result);
    }
    return opened.get();
}

WriteRoad::WriteRoad(QThreadPool &writes, Opener open, QObject *parent)
    : QObject(parent)
    , m_writes(writes)
    , m_state(std::make_shared<State>())
{
    m_state->open = std::move(open);
}

WriteRoad::~WriteRoad()
{
    m_writes.waitForDone();
}

void WriteRoad::preview(QObject *context, const ChangeSet &change, Previewed then)
{
    run<QList<FileChange>>(
        context, [change](ReviewDesk &desk) { return desk.transaction().preview(change); },
        std::move(then));
}

void WriteRoad::commit(QObject *context, const ChangeSet &change, Committed then)
{
    commitWith(
        context,
        [change](ReviewDesk &desk) {
            return commitAndRecord(desk.transaction(), desk.history(), change);
        },
        std::move(then));
}

void WriteRoad::undo(QObject *context, const QString &id, Committed then)
{
    commitWith(context, [id](ReviewDesk &desk) { return desk.undo(id); }, std::move(then));
}

void WriteRoad::redo(QObject *context, Committed then)
{
    commitWith(context, [](ReviewDesk &desk) { return desk.redo(); }, std::move(then));
}

void WriteRoad::commitWith(QObject *context, std::function<Result<CommitReport>(ReviewDesk &)> work,
                           Committed then)
{
    // Asked by the road itself, so that `changed` comes even when the asker is gone by then.
    run<CommitReport>(this, std::move(work),
                      [this, context = QPointer<QObject>(context),
                       then = std::move(then)](const Result<CommitReport> &report) {
                          if (report)
                              Q_EMIT changed(*report);
                          if (context && then)
                              then(report);
                      });
}

} // namespace memorydesk
