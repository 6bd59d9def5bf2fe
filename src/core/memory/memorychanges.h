// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/changeset.h"
#include "core/memory/memoryfolder.h"

namespace memorydesk {

/// Change sets for memories. Pure functions of the folder as read: nothing is written, and a folder
/// that has changed since makes the commit a Conflict. Codes in `detail` are stable.
///
/// Titles: "create-memory", "revise-memory", "rename-memory", "delete-memory", "move-memory",
/// "copy-memory", "edit-index", "fix-problems".

enum class Overwrite { No, Yes };

/// The file and exactly one index line; the cross-project folder and a missing MEMORY.md
/// are made. AlreadyExists (path = what stands there, also when only the case differs) unless
/// overwriting, which replaces the file's one index line. InvalidName (slug, type), Blocked
/// ("name-missing", "description-missing", "index-line-too-long" outside maigo folders), NotFound
/// (missing folder that we don't make), ReadOnly.
[[nodiscard]] Result<ChangeSet> createMemory(const MemoryFolder &folder, const MemoryFields &fields,
                                             Overwrite overwrite = Overwrite::No);

/// New bytes for an existing memory; its index line follows name and description when it matched
/// them before or when `updateIndex` asks for it; added when missing.
enum class IndexLine { Keep, Update };
[[nodiscard]] Result<ChangeSet> reviseMemory(const MemoryFolder &folder, const QString &fileName,
                                             const QByteArray &after,
                                             IndexLine indexLine = IndexLine::Keep);

/// File, index line and every `[[link]]` and relative link of the folder.
[[nodiscard]] Result<ChangeSet> renameMemory(const MemoryFolder &folder, const QString &fileName,
                                             const QString &newSlug);
/// Another type: frontmatter, and the file name where the convention holds the type there.
[[nodiscard]] Result<ChangeSet> retypeMemory(const MemoryFolder &folder, const QString &fileName,
                                             const QString &newType);
/// Files and their index lines; History keeps the bytes.
[[nodiscard]] Result<ChangeSet> deleteMemories(const MemoryFolder &folder,
                                               const QStringList &fileNames);

enum class Transfer { Move, Copy };
/// Between folders: convention converted, both indexes updated, one change set. AlreadyExists,
/// ReadOnly, NotFound, InvalidName.
[[nodiscard]] Result<ChangeSet> transferMemories(const MemoryFolder &from, const MemoryFolder &to,
                                                 const QStringList &fileNames, Transfer transfer);
/// Files from elsewhere (dropped in): converted to the folder's convention.
[[nodiscard]] Result<ChangeSet> importMemory(const MemoryFolder &to, const QString &fileName,
                                             const QByteArray &bytes);

/// New bytes for MEMORY.md (made when absent); empty change set when nothing changes.
[[nodiscard]] Result<ChangeSet> editIndex(const MemoryFolder &folder, const QByteArray &after);
/// The index with dangling and duplicate lines removed and unlisted files appended; what the person
/// wrote otherwise stays. Bytes, for `editIndex`.
[[nodiscard]] QByteArray repairedIndex(const MemoryFolder &folder);

/// Joins change sets over different files into one; InvalidArgument when two touch one file.
[[nodiscard]] Result<ChangeSet> joinChangeSets(const QString &title, const QList<ChangeSet> &sets);

} // namespace memorydesk
