// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/projectpaths.h"

#include <QDir>

namespace memorydesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestPointer = 64 << 10;

QString parentOf(const QString &path)
{
    const qsizetype slash = path.lastIndexOf(u'/');
    return slash > 0 ? path.first(slash) : u"/"_s;
}

/// First line of a small file, without the given beginning; empty when it does not fit.
QString pointer(const FileSystem &fileSystem, const QString &path, QByteArrayView beginning)
{
    const auto bytes = fileSystem.read(path, largestPointer);
    if (!bytes || !bytes->startsWith(beginning))
        return {};
    const qsizetype end = bytes->indexOf('\n');
    return QString::fromUtf8((end < 0 ? *bytes : bytes->first(end)).mid(beginning.size()))
        .trimmed();
}

QString resolvedAgainst(const QString &folder, const QString &path)
{
    return QDir::cleanPath(QDir(folder).absoluteFilePath(path));
}

} // namespace

QString gitWorkRoot(const FileSystem &fileSystem, const QString &folder)
{
    if (!folder.startsWith(u'/'))
        return {};
    for (QString place = QDir::cleanPath(folder);; place = parentOf(place)) {
        const auto stat = fileSystem.stat((place == "/"_L1 ? QString() : place) + "/.git"_L1);
        if (stat && (stat->kind == FileKind::Directory || stat->kind == FileKind::Regular))
            return place;
        if (place == "/"_L1)
            return {};
    }
}

QString gitMainRoot(const FileSystem &fileSystem, const QString &folder)
{
    const QString root = gitWorkRoot(fileSystem, folder);
    if (root.isEmpty())
        return {};
    const QString gitFile = root + "/.git"_L1;
    const QString target = pointer(fileSystem, gitFile, "gitdir:");
    if (target.isEmpty())
        return root;
    // A linked worktree names the common folder; a submodule has none and is its own root.
    const QString gitFolder = resolvedAgainst(root, target);
    const QString common = pointer(fileSystem, gitFolder + "/commondir"_L1, "");
    if (common.isEmpty())
        return root;
    const QString commonFolder = resolvedAgainst(gitFolder, common);
    return commonFolder.endsWith("/.git"_L1) ? parentOf(commonFolder) : root;
}

} // namespace memorydesk
