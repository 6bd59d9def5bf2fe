// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/globfiles.h"

#include <QRegularExpression>
#include <QSet>

namespace memorydesk::ctl {

using namespace Qt::StringLiterals;

namespace {

constexpr int deepestFolder = 32;

bool isKind(const FileSystem &fileSystem, const QString &path, FileKind kind)
{
    const auto stat = fileSystem.stat(path);
    return stat && stat->kind == kind;
}

QString joined(const QString &folder, const QString &name)
{
    return folder.endsWith(u'/') ? folder + name : folder + u'/' + name;
}

bool hasWildcard(const QString &part)
{
    return part.contains(u'*') || part.contains(u'?') || part.contains(u'[');
}

QStringList matchesIn(const FileSystem &fileSystem, const QString &folder, const QString &part)
{
    const auto expression = QRegularExpression::fromWildcard(part, Qt::CaseSensitive);
    QStringList names;
    for (const QString &name : fileSystem.list(folder).value_or(QStringList())) {
        if ((!name.startsWith(u'.') || part.startsWith(u'.')) && expression.match(name).hasMatch())
            names.append(name);
    }
    return names;
}

void addFoldersBelow(const FileSystem &fileSystem, const QString &folder, int depth,
                     QStringList &folders)
{
    folders.append(folder);
    if (depth >= deepestFolder)
        return;
    for (const QString &name : fileSystem.list(folder).value_or(QStringList())) {
        const QString path = joined(folder, name);
        const auto stat = fileSystem.stat(path, FollowLinks::No);
        if (!name.startsWith(u'.') && stat && stat->kind == FileKind::Directory)
            addFoldersBelow(fileSystem, path, depth + 1, folders);
    }
}

QStringList expand(const FileSystem &fileSystem, const QStringList &folders, const QString &part)
{
    QStringList paths;
    for (const QString &folder : folders) {
        if (part == "**"_L1)
            addFoldersBelow(fileSystem, folder, 0, paths);
        else if (!hasWildcard(part))
            paths.append(joined(folder, part));
        else
            for (const QString &name : matchesIn(fileSystem, folder, part))
                paths.append(joined(folder, name));
    }
    return paths;
}

} // namespace

QStringList globFiles(const FileSystem &fileSystem, const QString &pattern)
{
    if (isKind(fileSystem, pattern, FileKind::Regular))
        return {pattern};
    QStringList paths = {u"/"_s};
    for (const QString &part : pattern.split(u'/', Qt::SkipEmptyParts))
        paths = expand(fileSystem, paths, part);
    QStringList files;
    QSet<QString> seen;
    for (const QString &path : std::as_const(paths)) {
        if (!seen.contains(path) && isKind(fileSystem, path, FileKind::Regular))
            files.append(path);
        seen.insert(path);
    }
    return files;
}

} // namespace memorydesk::ctl
