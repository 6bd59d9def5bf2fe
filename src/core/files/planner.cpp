// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/files/planner.h"

#include "core/files/pathgate.h"
#include "core/files/rows.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

QString parentOf(const QString &path)
{
    return QFileInfo(path).path();
}

} // namespace

Result<Target> findTarget(const FileSystem &fileSystem, const QString &path)
{
    if (const Result<void> text = checkPathText(path); !text) {
        return std::unexpected(text.error());
    }
    if (!QDir::isAbsolutePath(path) || QDir::cleanPath(path) != path) {
        return failure(ErrorCode::InvalidName, path);
    }
    Target target;
    QString existing = parentOf(path);
    Result<QString> parent = fileSystem.realPath(existing);
    while (!parent && parent.error().code == ErrorCode::NotFound && existing != u"/") {
        target.missingFolders.prepend(QFileInfo(existing).fileName());
        existing = parentOf(existing);
        parent = fileSystem.realPath(existing);
    }
    if (!parent) {
        return std::unexpected(parent.error());
    }
    QString folder = *parent;
    for (QString &name : target.missingFolders) {
        folder = QDir(folder).filePath(name);
        name = folder;
    }
    target.path = QDir(folder).filePath(QFileInfo(path).fileName());
    const Result<FileStat> own = fileSystem.stat(target.path, FollowLinks::No);
    if (!own) {
        return own.error().code == ErrorCode::NotFound ? Result<Target>(target)
                                                       : std::unexpected(own.error());
    }
    target.stat = *own;
    if (own->kind == FileKind::Symlink) {
        target.isLink = true;
        const Result<QString> real = fileSystem.realPath(target.path);
        if (!real) {
            return failure(ErrorCode::NotRegular, path, u"dangling symbolic link"_s);
        }
        const Result<FileStat> followed = fileSystem.stat(*real, FollowLinks::No);
        if (!followed) {
            return std::unexpected(followed.error());
        }
        target.path = *real;
        target.stat = *followed;
    }
    return target.stat->kind == FileKind::Regular ? Result<Target>(target)
                                                  : failure(ErrorCode::NotRegular, path);
}

Planner::Planner(const FileSystem &fileSystem, QString id)
    : m_fileSystem(fileSystem)
    , m_id(std::move(id))
{
}

Result<Plan> Planner::plan(const ChangeSet &change)
{
    m_plan.inverse.title = change.title;
    m_plan.inverse.titleArgs = change.titleArgs;
    for (const Operation &operation : change.operations) {
        const Result<void> added =
            std::visit([this](const auto &value) { return add(value); }, operation);
        if (!added) {
            return std::unexpected(added.error());
        }
    }
    std::ranges::stable_sort(m_plan.steps, {}, &Step::kind);
    const Result<LockSet> locks = locksFor(m_fileSystem, change);
    if (!locks) {
        return std::unexpected(locks.error());
    }
    m_plan.locks = *locks;
    return m_plan;
}

Result<Target> Planner::existing(const QString &path) const
{
    Result<Target> target = findTarget(m_fileSystem, path);
    if (!target) {
        return target;
    }
    if (!target->stat) {
        return failure(ErrorCode::Conflict, path);
    }
    if (const Result<void> writable = m_fileSystem.checkWritable(target->path); !writable) {
        return failure(writable.error().code, path, writable.error().detail);
    }
    const Result<void> folder = checkFolder(target->path);
    return folder ? target : std::unexpected(folder.error());
}

Result<Target> Planner::missing(const QString &path, bool createFolder) const
{
    Result<Target> target = findTarget(m_fileSystem, path);
    if (!target) {
        return target;
    }
    if (target->stat) {
        return failure(ErrorCode::AlreadyExists, path);
    }
    if (!target->missingFolders.isEmpty()) {
        if (!createFolder) {
            return failure(ErrorCode::NotFound, parentOf(path));
        }
        const Result<void> folder = checkFolder(target->missingFolders.first());
        return folder ? target : std::unexpected(folder.error());
    }
    const Result<void> folder = checkFolder(target->path);
    return folder ? target : std::unexpected(folder.error());
}

Result<void> Planner::checkFolder(const QString &path) const
{
    return m_fileSystem.checkWritable(parentOf(path));
}

Result<void> Planner::push(StepKind kind, const QString &name, const Target &target,
                           const QByteArray &before, const QByteArray &after)
{
    const bool twice = std::ranges::any_of(m_plan.steps, [&](const Step &step) {
        return step.path == target.path || step.to == target.path;
    });
    if (twice) {
        return failure(ErrorCode::InvalidArgument, name, u"two operations on one file"_s);
    }
    for (const QString &folder : target.missingFolders) {
        if (!m_plan.newFolders.contains(folder)) {
            m_plan.newFolders.append(folder);
        }
    }
    Step step;
    step.kind = kind;
    step.name = name;
    step.path = target.path;
    step.temp = QDir(parentOf(target.path))
                    .filePath(tempPrefix + u"%1-%2.tmp"_s.arg(m_id).arg(m_plan.steps.size()));
    step.before = before;
    step.after = after;
    step.attributes = target.stat.value_or(FileStat());
    m_plan.steps.append(step);
    return {};
}

Result<void> Planner::add(const Replace &operation)
{
    const Result<Target> target = existing(operation.path);
    if (!target) {
        return std::unexpected(target.error());
    }
    const Result<QByteArray> bytes = m_fileSystem.read(target->path);
    if (!bytes) {
        return std::unexpected(bytes.error());
    }
    if (*bytes != operation.before) {
        return failure(ErrorCode::Conflict, operation.path);
    }
    addInverse(Replace{operation.path, operation.after, operation.before});
    if (operation.before == operation.after) {
        return {};
    }
    return push(StepKind::Replace, operation.path, *target, operation.before, operation.after);
}

Result<void> Planner::add(const Create &operation)
{
    Result<Target> target = missing(operation.path, operation.createFolder);
    if (!target) {
        return std::unexpected(target.error());
    }
    addInverse(Remove{operation.path, operation.bytes});
    return addCreate(operation, *target);
}

Result<void> Planner::addCreate(const Create &operation, const Target &target)
{
    return push(StepKind::Create, operation.path, target, {}, operation.bytes);
}

Result<void> Planner::add(const Remove &operation)
{
    const Result<Target> target = existing(operation.path);
    if (!target) {
        return std::unexpected(target.error());
    }
    if (target->isLink) {
        return failure(ErrorCode::NotRegular, operation.path, u"symbolic link"_s);
    }
    const Result<QByteArray> bytes = m_fileSystem.read(target->path);
    if (!bytes) {
        return std::unexpected(bytes.error());
    }
    if (*bytes != operation.before) {
        return failure(ErrorCode::Conflict, operation.path);
    }
    addInverse(Create{operation.path, operation.before});
    return push(StepKind::Remove, operation.path, *target, operation.before, {});
}

Result<void> Planner::add(const Move &operation)
{
    const Result<Target> from = existing(operation.from);
    if (!from) {
        return std::unexpected(from.error());
    }
    const Result<Target> to = missing(operation.to, false);
    if (!to) {
        return std::unexpected(to.error());
    }
    if (from->isLink || parentOf(from->path) != parentOf(to->path)) {
        return failure(ErrorCode::InvalidArgument, operation.from);
    }
    const Result<QByteArray> bytes = m_fileSystem.read(from->path);
    if (!bytes) {
        return std::unexpected(bytes.error());
    }
    if (*bytes != operation.bytes) {
        return failure(ErrorCode::Conflict, operation.from);
    }
    addInverse(Move{operation.to, operation.from, operation.bytes});
    const Result<void> pushed =
        push(StepKind::Move, operation.from, *from, operation.bytes, operation.bytes);
    if (pushed) {
        m_plan.steps.last().to = to->path;
        m_plan.steps.last().toName = operation.to;
    }
    return pushed;
}

Result<void> Planner::add(const Append &operation)
{
    if (hasLineFeed(operation.rows)) {
        return failure(ErrorCode::InvalidArgument, operation.path);
    }
    if (operation.rows.isEmpty()) {
        return {};
    }
    Result<Target> target = findTarget(m_fileSystem, operation.path);
    if (!target) {
        return std::unexpected(target.error());
    }
    for (Step &step : m_plan.steps) {
        const bool appends = step.kind == StepKind::Append || step.kind == StepKind::Create;
        if (step.path == target->path && appends && !step.after.isEmpty()) {
            step.after += appendedBytes(step.after, operation.rows);
            addInverse(
                RemoveRows{operation.path, operation.rows, operation.guard, false, {}, false});
            return {};
        }
    }
    if (!target->stat) {
        target = missing(operation.path, operation.createFolder);
        if (!target) {
            return std::unexpected(target.error());
        }
        addInverse(RemoveRows{
            operation.path, operation.rows, operation.guard, false, {operation.path}, false});
        return addCreate({operation.path, appendedBytes({}, operation.rows), false}, *target);
    }
    if (const Result<void> writable = m_fileSystem.checkWritable(target->path); !writable) {
        return failure(writable.error().code, operation.path, writable.error().detail);
    }
    const Result<QByteArray> bytes = m_fileSystem.read(target->path);
    if (!bytes) {
        return std::unexpected(bytes.error());
    }
    const bool addsNewline = !bytes->isEmpty() && !bytes->endsWith('\n');
    addInverse(RemoveRows{operation.path, operation.rows, operation.guard, false, {}, addsNewline});
    return push(StepKind::Append, operation.path, *target, *bytes,
                *bytes + appendedBytes(*bytes, operation.rows));
}

Result<void> Planner::add(const RemoveRows &operation)
{
    Result<Target> target = findTarget(m_fileSystem, operation.path);
    if (!target) {
        return std::unexpected(target.error());
    }
    if (!target->stat) {
        return operation.missingIsFine || operation.rows.isEmpty()
            ? Result<void>()
            : failure(ErrorCode::Conflict, operation.path);
    }
    target = existing(operation.path);
    if (!target) {
        return std::unexpected(target.error());
    }
    const Result<QByteArray> bytes = m_fileSystem.read(target->path);
    if (!bytes) {
        return std::unexpected(bytes.error());
    }
    const Result<RowRemoval> removal = removeRows(*bytes, operation);
    if (!removal) {
        return std::unexpected(removal.error());
    }
    const bool removesFile = removal->after.isEmpty() && !target->isLink
        && operation.removeWhenEmpty.contains(operation.path);
    RestoreRows inverse{operation.path, removal->removed, operation.guard, {}};
    if (removal->emptied) {
        if (const Result<void> sidecars = addRemovedSidecars(operation, &inverse.files);
            !sidecars) {
            return sidecars;
        }
    }
    addInverse(inverse);
    if (removal->after == *bytes && !removesFile) {
        return {};
    }
    return push(removesFile ? StepKind::Remove : StepKind::Rows, operation.path, *target, *bytes,
                removal->after);
}

Result<void> Planner::addRemovedSidecars(const RemoveRows &operation, QList<Create> *files)
{
    for (const QString &path : operation.removeWhenEmpty) {
        if (path == operation.path) {
            continue;
        }
        const Result<Target> target = findTarget(m_fileSystem, path);
        if (!target) {
            return std::unexpected(target.error());
        }
        if (!target->stat || target->isLink) {
            continue;
        }
        const Result<QByteArray> bytes = m_fileSystem.read(target->path);
        if (!bytes) {
            return std::unexpected(bytes.error());
        }
        files->append({path, *bytes, false});
        if (const Result<void> pushed = push(StepKind::Remove, path, *target, *bytes, {});
            !pushed) {
            return pushed;
        }
    }
    return {};
}

Result<void> Planner::add(const RestoreRows &operation)
{
    QList<QByteArray> rows;
    for (const RestoreRows::Row &row : operation.rows) {
        rows.append(row.bytes);
    }
    if (hasLineFeed(rows)) {
        return failure(ErrorCode::InvalidArgument, operation.path);
    }
    RemoveRows inverse{operation.path, rows, operation.guard, false, {}, false};
    for (const Create &file : operation.files) {
        inverse.removeWhenEmpty.append(file.path);
        const Result<Target> target = findTarget(m_fileSystem, file.path);
        // A producer's newer sidecar stays: it counts what came after.
        if (target && !target->stat) {
            if (const Result<void> pushed = addCreate(file, *target); !pushed) {
                return pushed;
            }
        }
    }
    Result<Target> target = findTarget(m_fileSystem, operation.path);
    if (!target) {
        return std::unexpected(target.error());
    }
    if (!target->stat) {
        inverse.removeWhenEmpty.append(operation.path);
        addInverse(inverse);
        target = missing(operation.path, false);
        return target ? addCreate({operation.path, restoreRows({}, operation.rows), false}, *target)
                      : std::unexpected(target.error());
    }
    addInverse(inverse);
    target = existing(operation.path);
    if (!target) {
        return std::unexpected(target.error());
    }
    const Result<QByteArray> bytes = m_fileSystem.read(target->path);
    if (!bytes) {
        return std::unexpected(bytes.error());
    }
    return push(StepKind::Rows, operation.path, *target, *bytes,
                restoreRows(*bytes, operation.rows));
}

} // namespace memorydesk
