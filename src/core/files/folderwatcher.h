// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

#include <memory>

namespace memorydesk {

/// Watches folders (never single files: a watch on a file dies at the first atomic replace) and
/// says which of them changed, collected over a short quiet time (80 ms, at most 400 ms late under
/// constant change). Folders that cannot be watched are polled at most every 5 s; `isLive` says
/// which. A folder that vanishes is watched for again. Content decides, not this signal: receivers
/// compare hashes. GUI or any one thread with an event loop.
class FolderWatcher : public QObject
{
    Q_OBJECT
public:
    /// Times in ms; tests shorten them and lower the number of watches.
    struct Options {
        int quietMs = 80; ///< Collecting ends when nothing happened for so long …
        int latestMs = 400; ///< … or so long after the first change.
        int missingMs = 1000; ///< How often a vanished folder is looked for.
        int inspectMs = 5000; ///< How often unwatchable folders are compared, and all others
                              ///< checked to be still the folder of that name.
        int maxWatches = 1 << 30;
    };

    explicit FolderWatcher(QObject *parent = nullptr);
    explicit FolderWatcher(const Options &options, QObject *parent = nullptr);
    ~FolderWatcher() override;

    /// Replaces the set of watched folders. Missing ones are waited for.
    void setFolders(const QStringList &folders);
    [[nodiscard]] QStringList folders() const;
    /// False while at least one folder is only polled; `notLive` names them.
    [[nodiscard]] bool isLive() const;
    [[nodiscard]] QStringList notLive() const;

Q_SIGNALS:
    /// Absolute folder paths in which something appeared, vanished or was written.
    void foldersChanged(const QStringList &folders);
    void liveChanged(bool live);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace memorydesk
