// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/filesystem.h"

#include <QList>

namespace memorydesk {

/// The environment as values, so that tests and `--home` decide it.
struct Environment {
    QString home;
    QString claudeConfigFolder; ///< CLAUDE_CONFIG_DIR or <home>/.claude.
    QString memoryDir; ///< MEMORY_DIR, unchecked.
    QString sessionHistoryGlob; ///< SESSION_HISTORY_GLOB, unchecked.
    QString stateFolder; ///< XDG_STATE_HOME/memorydesk
    QString configFolder; ///< XDG_CONFIG_HOME/memorydesk
    QString cacheFolder; ///< XDG_CACHE_HOME/memorydesk
    QString maigoMemory; ///< <home>/.config/maigo/memory

    /// From the process environment; a non-empty `home` replaces HOME and all XDG folders.
    static Environment fromProcess(const QString &home = {});
};

/// A project as found on disk: its folder under `projects/`, its real path from `cwd`, never
/// decoded from the slug.
struct Project {
    QString slug; ///< Folder name.
    QString folder; ///< <config>/projects/<slug>
    QString realPath; ///< From cwd; empty when unknown.
    QString label; ///< Last part of the real path, made unique.
    QString memoryFolder; ///< Absolute; may not exist.
    bool memoryFolderExists = false;
    QStringList transcripts; ///< Main and subagent files.
    bool sharedStore = false; ///< Two real paths map to this folder.
    bool operator==(const Project &) const = default;
};

/// Folder name of a project path.
[[nodiscard]] QString projectSlug(const QString &path);
/// Every folder under `projects/`. Reads the first lines of transcripts for their `cwd`; some tens
/// of microseconds a transcript. Any thread.
[[nodiscard]] QList<Project> findProjects(const FileSystem &fileSystem,
                                          const Environment &environment);

/// First `cwd` among the first lines of a transcript; empty when there is none. Cheap.
[[nodiscard]] QString transcriptCwd(const QString &path);
/// Root of the git main working tree that a folder belongs to, found through `.git` and `commondir`
/// without running git; empty outside git. All worktrees of a repository give the same root.
[[nodiscard]] QString gitMainRoot(const FileSystem &fileSystem, const QString &folder);
/// Root of the working tree itself (a linked worktree has its own); empty outside git.
[[nodiscard]] QString gitWorkRoot(const FileSystem &fileSystem, const QString &folder);
/// `autoMemoryDirectory` for a project: its local settings, its settings, the person's. Empty when
/// none gives an absolute or `~/` path. `project` may be empty.
[[nodiscard]] QString autoMemoryDirectory(const FileSystem &fileSystem,
                                          const Environment &environment, const QString &project);
/// Memory folder of a project path: `autoMemoryDirectory`, else by the git main root, else by the
/// path itself. It may not exist.
[[nodiscard]] QString memoryFolderOf(const FileSystem &fileSystem, const Environment &environment,
                                     const QString &project);

/// Memory folder of a subagent.
struct AgentMemoryFolder {
    QString folder;
    QString agent;
    QString project; ///< Real path; empty for the person's own.
    bool operator==(const AgentMemoryFolder &) const = default;
};
[[nodiscard]] QList<AgentMemoryFolder> findAgentMemory(const FileSystem &fileSystem,
                                                       const Environment &environment,
                                                       const QList<Project> &projects);
/// Repositories with a proposal queue: from transcripts' cwd, folders added by hand.
struct QueueRepository {
    QString path; ///< Real path where it exists.
    QString label; ///< Unique, as for projects.
    QString why; ///< `transcript` or `added`.
};
[[nodiscard]] QList<QueueRepository> findRepositories(const FileSystem &fileSystem,
                                                      const QList<Project> &projects,
                                                      const QStringList &added);

/// The resolved, checked value of `memory_dir` or `session_history_glob`.
/// InvalidArgument with a code in `detail`: `unknown-key`, `forbidden-character`, `control-bytes`,
/// `whitespace`, `not-absolute`, `parent-segment`; NotFound when a derived folder does not exist.
[[nodiscard]] Result<QString> resolveSetting(const FileSystem &fileSystem,
                                             const Environment &environment, const QString &key,
                                             const QString &workingFolder);

} // namespace memorydesk
