// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/filesystem.h"

namespace memorydesk {

/// A path below `root` that is safe to read or write: its real parent lies inside the real root,
/// its name holds no control character, no separator and is not `.` or `..`. Returns the absolute
/// path to use (real parent + name; a final link is followed only when its target stays inside).
/// OutsideRoot, InvalidName, NotRegular, NotFound (parent). This is the one gate for paths that
/// come from agents, documents or the environment.
[[nodiscard]] Result<QString> pathInside(const FileSystem &fileSystem, const QString &root,
                                         const QString &relativeName);

/// Whether text may stand in a path at all: non-empty, no NUL or control characters, no `..`
/// segment.
[[nodiscard]] Result<void> checkPathText(const QString &path);

} // namespace memorydesk
