// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/review/repositoryfiles.h"

#include "core/files/pathgate.h"

#include <QDir>

namespace memorydesk {

namespace {

using namespace Qt::StringLiterals;

std::unexpected<Error> unsafe(ErrorCode code, QLatin1StringView kind, const QString &relative)
{
    return failure(code, relative, u"path-safety: %1 (%2)"_s.arg(kind, relative));
}

bool liesIn(const QString &path, const QString &root)
{
    return path == root || path.startsWith(root.endsWith(u'/') ? root : root + u'/');
}

} // namespace

Result<QString> repositoryFile(const FileSystem &fileSystem, const QString &repository,
                               const QString &relative)
{
    const Result<QString> root = fileSystem.realPath(repository);
    if (!root) {
        return root;
    }
    if (const Result<void> text = checkPathText(relative); !text) {
        return unsafe(ErrorCode::InvalidName, "input"_L1, relative);
    }
    QString folder = *root;
    QStringList parts = relative.split(u'/');
    const QString name = parts.takeLast();
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const QString next = QDir(folder).filePath(parts.at(i));
        const Result<FileStat> stat = fileSystem.stat(next, FollowLinks::No);
        if (!stat && stat.error().code != ErrorCode::NotFound) {
            return std::unexpected(stat.error());
        }
        if (!stat) {
            // Nothing below exists yet, so nothing can lead anywhere else.
            return QDir(folder).filePath((parts.sliced(i) << name).join(u'/'));
        }
        const Result<QString> real = fileSystem.realPath(next);
        if (!real && real.error().code != ErrorCode::NotFound) {
            return real; // Not known is not unsafe, and not safe either.
        }
        if (!real || !liesIn(*real, *root)) {
            return unsafe(ErrorCode::OutsideRoot, "symlink"_L1, relative);
        }
        folder = *real;
    }
    const QString inside = QDir(*root).relativeFilePath(QDir(folder).filePath(name));
    const Result<QString> path = pathInside(fileSystem, *root, inside);
    if (!path && path.error().code == ErrorCode::OutsideRoot) {
        return unsafe(ErrorCode::OutsideRoot, "symlink"_L1, relative);
    }
    return path;
}

Result<QStringList> waveSummaryFiles(const FileSystem &fileSystem, const QString &repository)
{
    const QString folder = QDir(repository).filePath(QString(repositoryfiles::metricsFolder));
    const Result<QString> real = fileSystem.realPath(folder);
    const Result<QStringList> names =
        real.and_then([&fileSystem](const QString &path) { return fileSystem.list(path); });
    if (!names) {
        return names.error().code == ErrorCode::NotFound ? Result<QStringList>(QStringList())
                                                         : names;
    }
    QStringList paths;
    for (const QString &name : *names) {
        if (!name.startsWith("proposals-summary-"_L1) || !name.endsWith(".json"_L1)) {
            continue;
        }
        const QString path = QDir(*real).filePath(name);
        const Result<FileStat> stat = fileSystem.stat(path, FollowLinks::No);
        if (!stat && stat.error().code != ErrorCode::NotFound) {
            return std::unexpected(stat.error());
        }
        if (stat && stat->kind == FileKind::Regular) {
            paths.append(path);
        }
    }
    return paths;
}

} // namespace memorydesk
