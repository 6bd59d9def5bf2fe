// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/projectpaths.h"

#include <QDir>

#include <cstdlib>

namespace memorydesk {

using namespace Qt::StringLiterals;

namespace {

QString variable(const char *name)
{
    return qEnvironmentVariable(name);
}

/// An XDG folder; a relative value counts as unset (XDG base directory rules).
QString xdgFolder(const char *name, const QString &fallback)
{
    const QString value = variable(name);
    return QDir::isAbsolutePath(value) ? QDir::cleanPath(value) : fallback;
}

} // namespace

Environment Environment::fromProcess(const QString &home)
{
    const bool replaced = !home.isEmpty();
    Environment environment;
    environment.home = QDir::cleanPath(replaced ? home : QDir::homePath());
    const QString &root = environment.home;
    environment.memoryDir = variable("MEMORY_DIR");
    environment.sessionHistoryGlob = variable("SESSION_HISTORY_GLOB");
    environment.maigoMemory = root + "/.config/maigo/memory"_L1;

    const QString claude = variable("CLAUDE_CONFIG_DIR");
    environment.claudeConfigFolder =
        !replaced && QDir::isAbsolutePath(claude) ? QDir::cleanPath(claude) : root + "/.claude"_L1;

    const QString state = root + "/.local/state"_L1;
    const QString config = root + "/.config"_L1;
    const QString cache = root + "/.cache"_L1;
    environment.stateFolder =
        (replaced ? state : xdgFolder("XDG_STATE_HOME", state)) + "/memorydesk"_L1;
    environment.configFolder =
        (replaced ? config : xdgFolder("XDG_CONFIG_HOME", config)) + "/memorydesk"_L1;
    environment.cacheFolder =
        (replaced ? cache : xdgFolder("XDG_CACHE_HOME", cache)) + "/memorydesk"_L1;
    return environment;
}

} // namespace memorydesk
