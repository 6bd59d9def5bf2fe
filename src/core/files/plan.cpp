// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/files/plan.h"

#include "core/files/planner.h"
#include "core/files/queuelock.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace memorydesk {

namespace {

RowsGuard guardOf(const Operation &operation)
{
    return std::visit(
        [](const auto &value) {
            if constexpr (requires { value.guard; }) {
                return value.guard;
            } else {
                return RowsGuard::None;
            }
        },
        operation);
}

QStringList namedPaths(const Operation &operation)
{
    QStringList paths{operationPath(operation)};
    if (const auto *move = std::get_if<Move>(&operation)) {
        paths.append(move->from);
    } else if (const auto *removal = std::get_if<RemoveRows>(&operation)) {
        paths.append(removal->removeWhenEmpty);
    } else if (const auto *restoring = std::get_if<RestoreRows>(&operation)) {
        for (const Create &file : restoring->files) {
            paths.append(file.path);
        }
    }
    return paths;
}

void sortByBytes(QStringList *paths)
{
    std::ranges::sort(*paths, {}, &QFile::encodeName);
    paths->removeDuplicates();
}

} // namespace

Result<LockSet> locksFor(const FileSystem &fileSystem, const ChangeSet &change)
{
    LockSet locks;
    for (const Operation &operation : change.operations) {
        const QStringList paths = namedPaths(operation);
        for (const QString &path : paths) {
            const Result<Target> target = findTarget(fileSystem, path);
            if (!target) {
                return std::unexpected(target.error());
            }
            locks.folders.append(QFileInfo(target->path).path());
            const bool guarded =
                path == operationPath(operation) && guardOf(operation) == RowsGuard::QueueLock;
            if (guarded && target->missingFolders.isEmpty()) {
                // Where producers put it: beside the name, even if that is a link.
                locks.queueLocks.append(QueueLock::pathFor(path));
            }
        }
    }
    sortByBytes(&locks.folders);
    sortByBytes(&locks.queueLocks);
    return locks;
}

Result<Plan> makePlan(const FileSystem &fileSystem, const ChangeSet &change, const QString &id)
{
    return Planner(fileSystem, id).plan(change);
}

QList<FileChange> fileChanges(const QList<Step> &steps)
{
    QList<FileChange> files;
    for (const Step &step : steps) {
        const quint64 links = step.kind == StepKind::Create ? 1 : step.attributes.linkCount;
        if (step.kind == StepKind::Move) {
            files.append({step.name, true, false, step.before, {}, links});
            files.append({step.toName, false, true, {}, step.after, links});
            continue;
        }
        files.append({step.name, step.kind != StepKind::Create, step.kind != StepKind::Remove,
                      step.before, step.after, links});
    }
    return files;
}

} // namespace memorydesk
