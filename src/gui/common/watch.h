// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/folderwatcher.h"

#include <QHash>
#include <QObject>
#include <QStringList>

namespace memorydesk {

/// How the watched folders are doing, for the status strip.
struct WatchState {
    int folders = 0;
    QStringList notLive; ///< Folders that are only polled.
    bool reducedProtection = false; ///< Decisions 22.
    bool operator==(const WatchState &) const = default;
};

/// One watcher for the whole window: each page says which folders it needs, changes go to all.
/// GUI thread.
class Watch : public QObject
{
    Q_OBJECT
public:
    explicit Watch(QObject *parent = nullptr);

    /// Replaces what `client` (a page id) watches.
    void setFolders(const QString &client, const QStringList &folders);
    [[nodiscard]] WatchState state() const;

Q_SIGNALS:
    void foldersChanged(const QStringList &folders);
    void stateChanged();

private:
    QHash<QString, QStringList> m_clients;
    FolderWatcher m_watcher;
};

} // namespace memorydesk
