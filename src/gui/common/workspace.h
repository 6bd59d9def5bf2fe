// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/files/filesystem.h"
#include "core/sources/projectpaths.h"

#include <QThreadPool>

namespace memorydesk {

class UserPrompt;

/// What `main` builds and hands down to every page. Pages keep a reference; it outlives them.
/// `writes` has one thread: every change set is committed there, in order. Reading and computing
/// go to the global pool.
struct Workspace {
    const FileSystem &fileSystem;
    const Clock &clock;
    Environment environment;
    UserPrompt &prompt;
    QThreadPool &writes;
};

} // namespace memorydesk
