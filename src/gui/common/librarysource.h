// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/cancel.h"
#include "core/base/clock.h"
#include "core/memory/library.h"
#include "core/sources/projectpaths.h"

#include <QFuture>
#include <QHash>
#include <QObject>

namespace memorydesk {

class Watch;

/// Every memory folder of the machine as last read, kept current: read in the background at
/// `start`, folder by folder again when something in it changes. One for the whole window. GUI
/// thread.
class LibrarySource : public QObject
{
    Q_OBJECT
public:
    LibrarySource(const FileSystem &fileSystem, const Clock &clock, Environment environment,
                  QStringList addedFolders, Watch &watch, QObject *parent = nullptr);
    /// Waits for a reading that is under way, after cancelling it.
    ~LibrarySource() override;

    /// Begins reading and watching; further calls do nothing.
    void start();
    /// Finds and reads everything again.
    void rescan();
    /// Folders added by hand; reads again when they are others.
    void setAddedFolders(const QStringList &folders);
    /// How the files of one folder are named, when the person chose it; reads again.
    void setConvention(const QString &folder, Convention convention);

    [[nodiscard]] const Library &library() const { return m_library; }
    [[nodiscard]] const MemoryFolder *folder(const QString &path) const;
    [[nodiscard]] Problems problems(const QString &folderPath) const;
    /// True until the first reading is done.
    [[nodiscard]] bool isBusy() const { return !m_loaded; }
    [[nodiscard]] QDate today() const;

Q_SIGNALS:
    /// The set of folders is another one, or all were read again.
    void libraryReset();
    /// One folder was read again and is different now.
    void folderChanged(const QString &path);

private:
    void onFoldersChanged(const QStringList &folders);
    void reload(const MemoryRoot &root);
    void watchAll();
    [[nodiscard]] QString projectsFolder() const;

    const FileSystem &m_fileSystem;
    const Clock &m_clock;
    Environment m_environment;
    QStringList m_added;
    QHash<QString, Convention> m_conventions;
    Watch &m_watch;
    QFuture<void> m_reading;
    Library m_library;
    CancelToken m_cancel;
    int m_generation = 0;
    QHash<QString, int> m_folderGenerations;
    bool m_started = false;
    bool m_loaded = false;
};

} // namespace memorydesk
