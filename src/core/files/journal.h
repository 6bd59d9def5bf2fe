// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/plan.h"
#include "core/files/transaction.h"
#include "core/files/writablefilesystem.h"

namespace memorydesk {

/// One commit as written down before the first change: enough to finish it or take it back without
/// anything else. Lies in the state folder under `journal/`: `ID.journal` while at work,
/// `ID.done` once all files are in place and only the history record is missing.
struct Journal {
    QString id;
    ChangeSet change;
    ChangeSet inverse;
    CommitRole role;
    QList<Step> steps;
    QStringList newFolders;
    LockSet locks;
    bool keepReport = false; ///< Becomes `.done` instead of going away.

    [[nodiscard]] CommitReport report() const;
    bool operator==(const Journal &) const = default;
};

/// The journals in one state folder. Appear whole or not at all (see `createWhole`); each carries
/// its own SHA-256.
class JournalFolder
{
public:
    JournalFolder(WritableFileSystem &fileSystem, const QString &stateFolder);

    /// Makes the folders of the state folder when missing.
    [[nodiscard]] Result<void> prepare();
    /// Durable when it returns.
    [[nodiscard]] Result<void> write(const Journal &journal);
    /// Parse when the text is damaged.
    [[nodiscard]] Result<Journal> read(const QString &path) const;
    /// Paths of journals of work that was begun / is done but not settled, oldest first.
    [[nodiscard]] Result<QStringList> begun() const;
    [[nodiscard]] Result<QStringList> done() const;
    [[nodiscard]] Result<QStringList> drains() const;

    /// Ends a journal whose files are all in place: keeps it as done or removes it.
    [[nodiscard]] Result<void> finish(const Journal &journal);
    /// Notes that a commit is to be taken back, so that a recovery does not finish it instead.
    void markForRollback(const QString &id);
    [[nodiscard]] static bool isMarkedForRollback(const QString &path);
    /// Removes a journal whose files are all as before.
    [[nodiscard]] Result<void> discard(const QString &id);
    [[nodiscard]] Result<void> settle(const QString &id);
    /// Removes what a crash left of a journal that was not whole yet, once it is surely nobody's.
    [[nodiscard]] Result<void> clearParts(const Clock &clock);
    /// Puts a damaged journal aside, so that it is reported once and stays for a look.
    [[nodiscard]] Result<void> putAside(const QString &path);

    [[nodiscard]] QString folder() const { return m_folder; }
    [[nodiscard]] QString lockFolder() const { return m_lockFolder; }

private:
    [[nodiscard]] QString pathOf(const QString &id, const QString &ending) const;
    [[nodiscard]] Result<QStringList> ending(const QString &ending) const;
    [[nodiscard]] Result<void> removeIfThere(const QString &path);

    WritableFileSystem &m_fileSystem;
    QString m_folder;
    QString m_lockFolder;
};

} // namespace memorydesk
