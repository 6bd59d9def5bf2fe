// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace memorydesk {

/// What a look at a folder's path found, for telling whether it changed without a watch.
struct FolderInspection {
    bool exists = false;
    quint64 device = 0;
    quint64 inode = 0;
    bool isRemote = false; ///< On a file system whose changes elsewhere raise no events here.
    QByteArray contents; ///< Hash over names, sizes, inodes and times; only when asked for.
    bool operator==(const FolderInspection &) const = default;
};

enum class InspectContents { No, Yes };

/// May block on a dead network mount: never called on the GUI thread. Thread-safe.
[[nodiscard]] FolderInspection inspectFolder(const QString &path, InspectContents contents);

} // namespace memorydesk
