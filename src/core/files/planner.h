// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/plan.h"

#include <optional>

namespace memorydesk {

/// Where a path of a change set really leads.
struct Target {
    QString path; ///< Real path of the file, or where it would be.
    QStringList missingFolders; ///< On the way to it, outermost first.
    std::optional<FileStat> stat; ///< Empty when nothing stands there.
    bool isLink = false; ///< The path itself is a symbolic link.
};

/// Resolves parent and final link. InvalidName, NotFound (parent), NotRegular.
[[nodiscard]] Result<Target> findTarget(const FileSystem &fileSystem, const QString &path);

/// Makes the plan of one change set, operation by operation. Lives for one call of `makePlan`.
class Planner
{
public:
    Planner(const FileSystem &fileSystem, QString id);
    [[nodiscard]] Result<Plan> plan(const ChangeSet &change);

private:
    [[nodiscard]] Result<void> add(const Replace &operation);
    [[nodiscard]] Result<void> add(const Create &operation);
    [[nodiscard]] Result<void> add(const Remove &operation);
    [[nodiscard]] Result<void> add(const Move &operation);
    [[nodiscard]] Result<void> add(const Append &operation);
    [[nodiscard]] Result<void> add(const RemoveRows &operation);
    [[nodiscard]] Result<void> add(const RestoreRows &operation);
    [[nodiscard]] Result<void> addCreate(const Create &operation, const Target &target);
    [[nodiscard]] Result<void> addRemovedSidecars(const RemoveRows &operation,
                                                  QList<Create> *files);

    [[nodiscard]] Result<Target> existing(const QString &path) const;
    [[nodiscard]] Result<Target> missing(const QString &path, bool createFolder) const;
    [[nodiscard]] Result<void> checkFolder(const QString &path) const;
    [[nodiscard]] Result<void> push(StepKind kind, const QString &name, const Target &target,
                                    const QByteArray &before, const QByteArray &after);
    void addInverse(Operation operation)
    {
        m_plan.inverse.operations.prepend(std::move(operation));
    }

    const FileSystem &m_fileSystem;
    QString m_id;
    Plan m_plan;
};

} // namespace memorydesk
