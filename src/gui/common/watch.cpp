// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/common/watch.h"

namespace memorydesk {

Watch::Watch(QObject *parent)
    : QObject(parent)
{
    connect(&m_watcher, &FolderWatcher::foldersChanged, this, &Watch::foldersChanged);
    connect(&m_watcher, &FolderWatcher::liveChanged, this, &Watch::stateChanged);
}

void Watch::setFolders(const QString &client, const QStringList &folders)
{
    if (m_clients.value(client) == folders)
        return;
    m_clients.insert(client, folders);
    QStringList all;
    for (const QStringList &some : std::as_const(m_clients))
        all << some;
    all.removeDuplicates();
    m_watcher.setFolders(all);
    Q_EMIT stateChanged();
}

WatchState Watch::state() const
{
    return {static_cast<int>(m_watcher.folders().size()), m_watcher.notLive(), false};
}

} // namespace memorydesk
