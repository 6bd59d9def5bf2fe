// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/filesystem.h"

#include <QStringList>

namespace memorydesk::ctl {

/// Regular files that an absolute pattern names, in byte order. `*`, `?` and `[…]` match within one
/// part and no hidden names; `**` matches folders at any depth. A pattern that names an existing
/// file gives that file.
[[nodiscard]] QStringList globFiles(const FileSystem &fileSystem, const QString &pattern);

} // namespace memorydesk::ctl
