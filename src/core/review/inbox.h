// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/cancel.h"
#include "core/base/clock.h"
#include "core/review/proposal.h"
#include "core/review/submittedtext.h"
#include "core/sources/projectpaths.h"

#include <functional>
#include <memory>

namespace memorydesk {

/// A repository, project or folder that could not be read, or a damaged row, with place and reason.
struct SourceFault {
    QString path;
    int line = 0;
    QString code;
    QString detail;
    bool operator==(const SourceFault &) const = default;
};

/// What one gathering pass found; a plain value that travels from the worker to the GUI thread.
struct InboxContent {
    QList<Proposal> proposals; ///< Every state; FIFO within a repository, newest sections first.
    QList<SourceFault> faults;
    QList<Project> projects;
    QList<QueueRepository> repositories;
    QStringList watchedFolders; ///< Folders whose change should trigger the next pass.
    QList<QPair<QString, QString>> gates; ///< repository label → info line of its closed gate.
};

/// The info line for a closed gate; empty for an open one.
[[nodiscard]] QString gateLine(const CollectedQueue &queue);

/// Gathers proposals from queues, transcripts and the app's own inbox folder, joins them with the
/// decision ledger and keeps what was read, so that the next pass reads only what changed. Not a
/// QObject: used on one worker thread.
class InboxReader
{
public:
    InboxReader(const FileSystem &fileSystem, const Clock &clock, Environment environment,
                QStringList addedFolders = {});
    ~InboxReader();

    /// Reads everything that is new. `partial` is called with growing content so that lists fill as
    /// they are read.
    InboxContent refresh(const CancelToken &cancel = {},
                         const std::function<void(const InboxContent &)> &partial = {});

    /// What a scan of session history found; shown from the next pass on.
    void setCandidates(const QList<Candidate> &candidates);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

/// When the window was first opened on this state folder; invalid when never.
[[nodiscard]] QDateTime firstStart(const FileSystem &fileSystem, const Environment &environment);
[[nodiscard]] QString firstStartPath(const Environment &environment);

} // namespace memorydesk
