// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/memorytexts.h"

#include "core/memory/library.h"

#include <QHash>

namespace memorydesk::ctl {

using namespace Qt::StringLiterals;

namespace {

QList<MemoryRoot> knownRoots(const Invocation &invocation)
{
    const Environment &environment = invocation.environment;
    const QList<Project> projects = findProjects(invocation.fileSystem, environment);
    LibraryLocations locations;
    locations.crossProject = environment.maigoMemory;
    locations.claudeConfigFolder = environment.claudeConfigFolder;
    locations.autoMemoryDirectory = autoMemoryDirectory(invocation.fileSystem, environment, {});
    for (const Project &project : projects) {
        if (!project.realPath.isEmpty())
            locations.repositories << project.realPath;
    }
    return findMemoryRoots(invocation.fileSystem, locations);
}

QList<MemoryRoot> namedRoots(Invocation &invocation, const QStringList &folders)
{
    QList<MemoryRoot> roots;
    for (const QString &folder : folders) {
        const QString path = invocation.absolutePath(folder);
        const auto stat = invocation.fileSystem.stat(path);
        if (!stat)
            invocation.unreadable(folder, stat.error());
        else if (stat->kind != FileKind::Directory)
            invocation.unreadable(folder, {ErrorCode::NotRegular, u"not a folder"_s, folder, 0, 0});
        else
            roots.append({path, RootKind::Added, {}, {}, {}});
    }
    return roots;
}

} // namespace

DuplicateText comparedText(const QString &path, const QByteArray &bytes)
{
    const MemoryDocument document = parseMemoryDocument(path, bytes);
    return {document.name, document.description, document.body};
}

MemoryTexts readMemoryTexts(Invocation &invocation, const QStringList &folders)
{
    MemoryTexts texts;
    const QList<MemoryRoot> roots =
        folders.isEmpty() ? knownRoots(invocation) : namedRoots(invocation, folders);
    for (const MemoryRoot &root : roots) {
        const MemoryFolder folder = loadMemoryFolder(invocation.fileSystem, root);
        for (const Error &error : folder.unreadable)
            invocation.unreadable(error.path, error);
        for (const MemoryDocument &document : folder.documents) {
            const QString path = folder.filePath(document.fileName);
            texts.finder.insert(path, {document.name, document.description, document.body});
            texts.realPaths.insert(path, invocation.fileSystem.realPath(path).value_or(path));
        }
    }
    return texts;
}

} // namespace memorydesk::ctl
