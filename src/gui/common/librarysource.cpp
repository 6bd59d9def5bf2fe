// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/common/librarysource.h"

#include "gui/common/watch.h"

#include <QDir>
#include <QSet>
#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

// Labels come from the projects' real paths; the folder's own name says nothing reliable.
void labelRoots(QList<MemoryRoot> &roots, const QList<Project> &projects)
{
    QHash<QString, const Project *> byFolder;
    for (const Project &project : projects)
        byFolder.insert(project.memoryFolder, &project);
    for (MemoryRoot &root : roots) {
        const Project *project = byFolder.value(root.path, nullptr);
        if (project == nullptr)
            continue;
        root.label = project->label.isEmpty() ? project->slug : project->label;
        root.detail = project->realPath;
    }
}

LibraryLocations locationsOf(const Environment &environment, const QList<Project> &projects,
                             const QStringList &added)
{
    LibraryLocations locations;
    locations.crossProject = environment.maigoMemory;
    locations.claudeConfigFolder = environment.claudeConfigFolder;
    for (const Project &project : projects) {
        if (!project.realPath.isEmpty())
            locations.repositories.append(project.realPath);
    }
    locations.added = added;
    return locations;
}

Library readLibrary(const FileSystem &fileSystem, const Environment &environment,
                    const QStringList &added, const QHash<QString, Convention> &conventions,
                    const QDate &today, const CancelToken &cancel)
{
    const QList<Project> projects = findProjects(fileSystem, environment);
    QList<MemoryRoot> roots =
        findMemoryRoots(fileSystem, locationsOf(environment, projects, added));
    labelRoots(roots, projects);
    for (MemoryRoot &root : roots) {
        if (conventions.contains(root.path))
            root.convention = conventions.value(root.path);
    }
    return loadLibrary(fileSystem, roots, today, cancel);
}

} // namespace

LibrarySource::LibrarySource(const FileSystem &fileSystem, const Clock &clock,
                             Environment environment, QStringList addedFolders, Watch &watch,
                             QObject *parent)
    : QObject(parent)
    , m_fileSystem(fileSystem)
    , m_clock(clock)
    , m_environment(std::move(environment))
    , m_added(std::move(addedFolders))
    , m_watch(watch)
{
    connect(&m_watch, &Watch::foldersChanged, this, &LibrarySource::onFoldersChanged);
}

LibrarySource::~LibrarySource()
{
    m_cancel.cancel();
    m_reading.waitForFinished();
}

QDate LibrarySource::today() const
{
    return m_clock.now().toLocalTime().date();
}

void LibrarySource::start()
{
    if (m_started)
        return;
    m_started = true;
    rescan();
}

void LibrarySource::rescan()
{
    m_started = true;
    m_cancel.cancel();
    m_cancel = {};
    const int generation = ++m_generation;
    QFuture<Library> reading =
        QtConcurrent::run(readLibrary, std::cref(m_fileSystem), m_environment, m_added,
                          m_conventions, today(), m_cancel);
    m_reading = QFuture<void>(reading);
    reading.then(this, [this, generation](const Library &library) {
        if (generation != m_generation)
            return;
        m_library = library;
        m_loaded = true;
        watchAll();
        Q_EMIT libraryReset();
    });
}

void LibrarySource::setAddedFolders(const QStringList &folders)
{
    if (m_added == folders)
        return;
    m_added = folders;
    if (m_started)
        rescan();
}

void LibrarySource::setConvention(const QString &folder, Convention convention)
{
    m_conventions.insert(folder, convention);
    if (m_started)
        rescan();
}

const MemoryFolder *LibrarySource::folder(const QString &path) const
{
    for (const MemoryFolder &folder : m_library.folders) {
        if (folder.root.path == path)
            return &folder;
    }
    return nullptr;
}

Problems LibrarySource::problems(const QString &folderPath) const
{
    for (qsizetype i = 0; i < m_library.folders.size(); ++i) {
        if (m_library.folders[i].root.path == folderPath)
            return m_library.problems.value(i);
    }
    return {};
}

QString LibrarySource::projectsFolder() const
{
    return QDir(m_environment.claudeConfigFolder).filePath(u"projects"_s);
}

void LibrarySource::watchAll()
{
    QStringList folders;
    for (const MemoryFolder &folder : std::as_const(m_library.folders)) {
        folders.append(folder.root.path);
        folders.append(QDir(folder.root.path).filePath(u"team"_s));
    }
    // New projects appear here.
    folders.append(projectsFolder());
    m_watch.setFolders(u"library"_s, folders);
}

void LibrarySource::onFoldersChanged(const QStringList &folders)
{
    QSet<QString> reloaded;
    for (const QString &changed : folders) {
        const MemoryFolder *known = folder(changed);
        if (known == nullptr && changed.endsWith("/team"_L1))
            known = folder(changed.chopped(5));
        if (changed == projectsFolder()) {
            rescan();
            return;
        }
        // Other pages watch folders of their own.
        if (known != nullptr && !reloaded.contains(known->root.path)) {
            reloaded.insert(known->root.path);
            reload(known->root);
        }
    }
}

void LibrarySource::reload(const MemoryRoot &root)
{
    const int generation = m_generation;
    const int folderGeneration = ++m_folderGenerations[root.path];
    QtConcurrent::run(loadLibrary, std::cref(m_fileSystem), QList<MemoryRoot>{root}, today(),
                      m_cancel)
        .then(this, [this, root, generation, folderGeneration](const Library &one) {
            const bool stale = generation != m_generation
                || folderGeneration != m_folderGenerations.value(root.path);
            if (stale || one.folders.isEmpty())
                return;
            for (qsizetype i = 0; i < m_library.folders.size(); ++i) {
                if (m_library.folders[i].root.path != root.path)
                    continue;
                m_library.folders[i] = one.folders.first();
                m_library.problems[i] = one.problems.value(0);
                Q_EMIT folderChanged(root.path);
                return;
            }
        });
}

} // namespace memorydesk
