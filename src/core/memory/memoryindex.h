// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace memorydesk {

inline constexpr int indexLineLimit = 200; ///< Lines an agent loads.
inline constexpr int indexByteLimit = 25000; ///< Bytes an agent loads.
inline constexpr int indexEntryLimit = 150; ///< Code points of one index line.

enum class IndexEntryState {
    Ok,
    Dangling, ///< No such file.
    Duplicate, ///< A later line for a file that an earlier line names.
    Outside, ///< Leaves the folder, also through a symbolic link.
};

/// One line `- [Title](target) — hook` of MEMORY.md.
struct IndexEntry {
    int line = 0; ///< 1-based line of the file.
    int column = 1; ///< 1-based code point of the target.
    QString title; ///< Backslash escapes taken off.
    QString target; ///< As written.
    QString fileName; ///< Decoded and cleaned: what `target` names, relative to the folder.
    QString hook; ///< Text after the link and its dash.
    int length = 0; ///< Code points of the line.
    bool loaded = false;
    IndexEntryState state = IndexEntryState::Ok;
    bool operator==(const IndexEntry &) const = default;
};

/// How much of an index an agent sees.
struct IndexBudget {
    int lines = 0; ///< Of the whole file; a final newline is no further line.
    qsizetype bytes = 0; ///< Of the whole file.
    int countedLines = 0; ///< After stripping frontmatter and block comments.
    qsizetype countedBytes = 0;
    int lastLoadedLine = 0; ///< Last line of the file that still loads.
    bool cut = false; ///< Something does not load.
    bool nearLimit = false; ///< From 80 % of either limit on, and not cut.
    bool operator==(const IndexBudget &) const = default;
};

/// MEMORY.md as read. Links in comments, fences and indented code are no entries.
struct MemoryIndex {
    bool exists = false;
    QByteArray bytes;
    QList<IndexEntry> entries;
    QStringList unlisted; ///< Memory files without an entry, in the order of the file list.
    IndexBudget budget;

    /// First entry for a file name, or null.
    [[nodiscard]] const IndexEntry *find(const QString &fileName) const;
};

/// Reads an index against the folder's memory files (`files`, relative names) and the names that
/// lead outside (`outside`, relative names of links out of the folder).
[[nodiscard]] MemoryIndex parseMemoryIndex(const QByteArray &bytes, const QStringList &files,
                                           const QStringList &outside = {});
[[nodiscard]] IndexBudget indexBudget(const QByteArray &bytes);

/// Byte-true edits: every other byte (order, headings, prose, comments, endings, a missing final
/// newline) stays. `line` is 1-based. New lines take the file's dominant ending. Lines are given
/// without line end.
///
/// Appends after the last entry line of the file, or at the end when there is none; a file that
/// does not end in a newline gets none at its new end.
[[nodiscard]] QByteArray appendIndexEntry(const QByteArray &index, const QByteArray &entry);
[[nodiscard]] Result<QByteArray> replaceIndexLine(const QByteArray &index, int line,
                                                  const QByteArray &entry);
[[nodiscard]] Result<QByteArray> removeIndexLine(const QByteArray &index, int line);
/// Moves a line so that it stands directly before what is now line `before` (last + 1 = at the
/// end).
[[nodiscard]] Result<QByteArray> moveIndexLine(const QByteArray &index, int line, int before);
/// The line with another target (and title when given); marker, hook and spacing stay.
[[nodiscard]] Result<QByteArray> retargetIndexLine(const QByteArray &index, int line,
                                                   const QString &fileName);

} // namespace memorydesk
