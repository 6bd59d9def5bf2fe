// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/files/filesystem.h"
#include "core/sources/projectpaths.h"

#include <QStringList>

namespace memorydesk {

class Desk;
class UserPrompt;
class Watch;

/// What `main` builds and hands down to every page. Pages keep a reference; it outlives them.
/// Every change set is planned and committed through `desk`, in order. Reading and computing go to
/// the global pool.
struct Workspace {
    const FileSystem &fileSystem;
    const Clock &clock;
    Environment environment;
    QStringList addedFolders; ///< By hand; pages hear of changes through `rescan`.
    UserPrompt &prompt;
    Desk &desk;
    Watch &watch;
};

} // namespace memorydesk
