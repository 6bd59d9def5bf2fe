// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/transaction.h"
#include "gui/common/workspace.h"

#include <QObject>

#include <functional>

class QWidget;

namespace memorydesk {

class NoticeBar;
struct DecisionPlan;

/// Takes a change that a person asked for along the one write road: worked out on the write
/// thread, shown when asked to, committed, and reported in a notice with *Undo*. One per page;
/// GUI thread.
class ChangeRunner : public QObject
{
    Q_OBJECT
public:
    /// Preview is for what a person has not seen yet; acts that are seen and undoable go at once.
    enum class Show { AtOnce, Preview };
    using Build = std::function<Result<ChangeSet>()>;
    using Done = std::function<void(const CommitReport &)>;
    using Failed = std::function<void(const Error &)>;

    ChangeRunner(Workspace &workspace, NoticeBar &notice, QWidget *owner);

    /// `build` runs on the write thread and takes what it needs by value. Without `failed` an error
    /// is said in the notice.
    void run(Build build, Show show, Done done = {}, Failed failed = {});
    /// Takes back the newest change or the entry `id`; says what was taken back.
    void undo(const QString &id = {});
    void redo();

private:
    void commit(const DecisionPlan &plan, const Done &done, const Failed &failed);
    void fail(const Error &error, const Failed &failed);
    void sayUndone(const Result<CommitReport> &report);

    Workspace &m_workspace;
    NoticeBar &m_notice;
    QWidget *m_owner;
};

} // namespace memorydesk
