// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/projectpaths.h"

#include "core/sources/uniquelabels.h"

#include <QDir>
#include <QSet>

#include <algorithm>

namespace memorydesk {

using namespace Qt::StringLiterals;

namespace {

/// Transcripts asked for their working directory; more tell nothing new.
constexpr int askedTranscripts = 200;

bool isKind(const FileSystem &fileSystem, const QString &path, FileKind kind)
{
    const auto stat = fileSystem.stat(path);
    return stat && stat->kind == kind;
}

QStringList transcriptsIn(const FileSystem &fileSystem, const QString &folder,
                          const QStringList &names)
{
    QStringList files;
    for (const QString &name : names) {
        const QString path = folder + u'/' + name;
        if (name.endsWith(".jsonl"_L1) && isKind(fileSystem, path, FileKind::Regular))
            files.append(path);
    }
    return files;
}

void addTranscripts(const FileSystem &fileSystem, Project &project)
{
    const QStringList names = fileSystem.list(project.folder).value_or(QStringList());
    project.transcripts = transcriptsIn(fileSystem, project.folder, names);
    for (const QString &name : names) {
        if (name.endsWith(".jsonl"_L1) || name == "memory"_L1)
            continue;
        const QString subagents = project.folder + u'/' + name + "/subagents"_L1;
        if (const auto files = fileSystem.list(subagents))
            project.transcripts += transcriptsIn(fileSystem, subagents, *files);
    }
}

/// The directory whose slug the folder carries: the given one or one above it; else empty.
QString ownerOf(const QString &slug, const QString &cwd)
{
    const qsizetype comparable = 200;
    for (QString path = QDir::cleanPath(cwd); path.size() > 1;) {
        const QString own = projectSlug(path);
        const bool both = own.size() > comparable && slug.size() > comparable;
        if (own == slug || (both && own.first(comparable) == slug.first(comparable)))
            return path;
        const qsizetype slash = path.lastIndexOf(u'/');
        if (slash <= 0)
            break;
        path.truncate(slash);
    }
    return {};
}

void findRealPath(Project &project)
{
    QSet<QString> owners;
    QString firstCwd;
    int asked = 0;
    for (const QString &transcript : std::as_const(project.transcripts)) {
        if (++asked > askedTranscripts)
            break;
        const QString cwd = transcriptCwd(transcript);
        if (!cwd.startsWith(u'/'))
            continue;
        if (firstCwd.isEmpty())
            firstCwd = QDir::cleanPath(cwd);
        const QString owner = ownerOf(project.slug, cwd);
        if (!owner.isEmpty() && project.realPath.isEmpty())
            project.realPath = owner;
        if (!owner.isEmpty())
            owners.insert(owner);
    }
    project.sharedStore = owners.size() > 1;
    if (project.realPath.isEmpty())
        project.realPath = firstCwd;
}

/// What stands for the path of a project without a known one.
QString pathForLabel(const Project &project)
{
    if (!project.realPath.isEmpty())
        return project.realPath;
    const QStringList parts = project.slug.split(u'-', Qt::SkipEmptyParts);
    return parts.isEmpty() ? project.slug : parts.join(u'/');
}

void addAgentFolders(const FileSystem &fileSystem, const QString &parent, const QString &project,
                     QList<AgentMemoryFolder> &folders)
{
    for (const QString &name : fileSystem.list(parent).value_or(QStringList())) {
        const QString folder = parent + u'/' + name;
        if (!name.startsWith(u'.') && isKind(fileSystem, folder, FileKind::Directory))
            folders.append({folder, name, project});
    }
}

} // namespace

QList<Project> findProjects(const FileSystem &fileSystem, const Environment &environment)
{
    const QString root = environment.claudeConfigFolder + "/projects"_L1;
    QList<Project> projects;
    QStringList paths;
    for (const QString &name : fileSystem.list(root).value_or(QStringList())) {
        Project project;
        project.slug = name;
        project.folder = root + u'/' + name;
        if (!isKind(fileSystem, project.folder, FileKind::Directory))
            continue;
        addTranscripts(fileSystem, project);
        findRealPath(project);
        const QString own = project.folder + "/memory"_L1;
        project.memoryFolder = project.realPath.isEmpty()
            ? own
            : memoryFolderOf(fileSystem, environment, project.realPath);
        project.memoryFolderExists = isKind(fileSystem, project.memoryFolder, FileKind::Directory);
        if (!project.memoryFolderExists && isKind(fileSystem, own, FileKind::Directory)) {
            project.memoryFolder = own;
            project.memoryFolderExists = true;
        }
        paths.append(pathForLabel(project));
        projects.append(project);
    }
    const QStringList labels = uniqueLabels(paths);
    for (qsizetype i = 0; i < projects.size(); ++i)
        projects[i].label = labels.at(i);
    return projects;
}

QList<QueueRepository> findRepositories(const FileSystem &fileSystem,
                                        const QList<Project> &projects, const QStringList &added)
{
    QList<QueueRepository> repositories;
    QSet<QString> known;
    const auto add = [&](const QString &path, const QString &why) {
        const QString real = fileSystem.realPath(path).value_or(path);
        if (known.contains(real))
            return;
        known.insert(real);
        repositories.append({real, {}, why});
    };
    for (const QString &folder : added)
        add(folder, u"added"_s);
    for (const Project &project : projects) {
        if (project.realPath.isEmpty())
            continue;
        for (const QString &path : {project.realPath, gitWorkRoot(fileSystem, project.realPath)}) {
            if (!path.isEmpty()
                && isKind(fileSystem, path + "/.orchestrator/metrics"_L1, FileKind::Directory))
                add(path, u"transcript"_s);
        }
    }
    QStringList paths;
    for (const QueueRepository &repository : std::as_const(repositories))
        paths.append(repository.path);
    const QStringList labels = uniqueLabels(paths);
    for (qsizetype i = 0; i < repositories.size(); ++i)
        repositories[i].label = labels.at(i);
    return repositories;
}

QList<AgentMemoryFolder> findAgentMemory(const FileSystem &fileSystem,
                                         const Environment &environment,
                                         const QList<Project> &projects)
{
    QList<AgentMemoryFolder> folders;
    addAgentFolders(fileSystem, environment.claudeConfigFolder + "/agent-memory"_L1, {}, folders);
    QSet<QString> seen;
    for (const Project &project : projects) {
        if (project.realPath.isEmpty() || seen.contains(project.realPath))
            continue;
        seen.insert(project.realPath);
        for (const QLatin1StringView name : {"agent-memory"_L1, "agent-memory-local"_L1})
            addAgentFolders(fileSystem, project.realPath + "/.claude/"_L1 + name, project.realPath,
                            folders);
    }
    return folders;
}

} // namespace memorydesk
