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

    /// From the process environment; a non-empty `home` replaces HOME and all XDG folders
    /// (decisions 13).
    static Environment fromProcess(const QString &home = {});
};

/// A project as found on disk: its folder under `projects/`, its real path from `cwd`, never
/// decoded from the slug.
struct Project {
    QString slug; ///< Folder name.
    QString folder; ///< <config>/projects/<slug>
    QString realPath; ///< From cwd; empty when unknown.
    QString label; ///< Last part of the real path, made unique (decisions 10).
    QString memoryFolder; ///< Absolute; may not exist.
    bool memoryFolderExists = false;
    QStringList transcripts; ///< Main and subagent files.
    bool sharedStore = false; ///< Two real paths map to this folder.
    bool operator==(const Project &) const = default;
};

/// Folder name of a project path (formats 4.1).
[[nodiscard]] QString projectSlug(const QString &path);
[[nodiscard]] QList<Project> findProjects(const FileSystem &fileSystem,
                                          const Environment &environment);
/// Repositories with a proposal queue: from transcripts' cwd, folders added by hand (decisions 9).
struct QueueRepository {
    QString path;
    QString label;
    QString why;
};
[[nodiscard]] QList<QueueRepository> findRepositories(const FileSystem &fileSystem,
                                                      const QList<Project> &projects,
                                                      const QStringList &added);

/// The resolved, checked value of `memory_dir` or `session_history_glob` (decisions 13, 34).
[[nodiscard]] Result<QString> resolveSetting(const FileSystem &fileSystem,
                                             const Environment &environment, const QString &key,
                                             const QString &workingFolder);

} // namespace memorydesk
