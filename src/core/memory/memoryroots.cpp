// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/memory/library.h"

#include <QSet>

namespace memorydesk {

using namespace Qt::StringLiterals;

namespace {

/// Collects roots; a folder that is reached by two ways is listed once, by the first.
class RootCollector
{
public:
    explicit RootCollector(const FileSystem &fileSystem)
        : m_fileSystem(fileSystem)
    {
    }

    void addAlways(const MemoryRoot &root)
    {
        const auto real = m_fileSystem.realPath(root.path);
        if (root.path.isEmpty() || m_seen.contains(real.value_or(root.path)))
            return;
        m_seen.insert(real.value_or(root.path));
        m_roots.append(root);
    }
    void addExisting(const MemoryRoot &root)
    {
        if (!root.path.isEmpty() && isFolder(root.path))
            addAlways(root);
    }
    /// Each folder in `parent` as a subagent's.
    void addAgents(const QString &parent, const QString &detail)
    {
        for (const QString &name : folderNames(parent))
            addExisting({parent + u'/' + name, RootKind::Subagent, name, detail, {}});
    }
    [[nodiscard]] QStringList folderNames(const QString &parent) const
    {
        QStringList names;
        for (const QString &name : m_fileSystem.list(parent).value_or(QStringList())) {
            if (!name.startsWith(u'.') && isFolder(parent + u'/' + name))
                names.append(name);
        }
        return names;
    }
    [[nodiscard]] QList<MemoryRoot> take() { return std::move(m_roots); }

private:
    [[nodiscard]] bool isFolder(const QString &path) const
    {
        const auto stat = m_fileSystem.stat(path);
        return stat && stat->kind == FileKind::Directory;
    }

    const FileSystem &m_fileSystem;
    QSet<QString> m_seen;
    QList<MemoryRoot> m_roots;
};

} // namespace

QList<MemoryRoot> findMemoryRoots(const FileSystem &fileSystem, const LibraryLocations &locations)
{
    RootCollector collector(fileSystem);
    if (!locations.crossProject.isEmpty())
        collector.addAlways({locations.crossProject, RootKind::CrossProject, {}, {}, {}});
    if (!locations.claudeConfigFolder.isEmpty()) {
        const QString projects = locations.claudeConfigFolder + "/projects"_L1;
        for (const QString &slug : collector.folderNames(projects)) {
            const QString folder = projects + u'/' + slug + "/memory"_L1;
            collector.addExisting({folder, RootKind::Project, slug, {}, {}});
        }
        collector.addAgents(locations.claudeConfigFolder + "/agent-memory"_L1, {});
    }
    for (const QString &repository : locations.repositories) {
        collector.addAgents(repository + "/.claude/agent-memory"_L1, repository);
        collector.addAgents(repository + "/.claude/agent-memory-local"_L1, repository);
    }
    const auto lastPart = [](const QString &path) {
        return path.sliced(path.lastIndexOf(u'/') + 1);
    };
    collector.addExisting({locations.autoMemoryDirectory,
                           RootKind::Project,
                           lastPart(locations.autoMemoryDirectory),
                           u"autoMemoryDirectory"_s,
                           {}});
    for (const QString &folder : locations.added)
        collector.addExisting({folder, RootKind::Added, lastPart(folder), {}, {}});
    return collector.take();
}

} // namespace memorydesk
