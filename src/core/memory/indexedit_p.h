// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/changeset.h"
#include "core/memory/memoryfolder.h"

namespace memorydesk {

/// MEMORY.md of one folder while a change set is put together: several edits, one operation.
class IndexEdit
{
public:
    explicit IndexEdit(const MemoryFolder &folder);

    /// Exactly one line for the file: the first one replaced, later ones removed, else appended.
    Result<void> putLine(const QString &fileName, const QByteArray &line);
    void removeLines(const QString &fileName);
    void retarget(const QString &from, const QString &to);
    void append(const QByteArray &line);

    /// Lines as they stand now, against nothing: only line, title, target and hook are of use.
    [[nodiscard]] MemoryIndex parsed() const;
    /// Create, Replace, or nothing when no byte changed.
    void addTo(ChangeSet &change) const;

private:
    const MemoryFolder &m_folder;
    QByteArray m_bytes;
    bool m_touched = false;
};

/// The index line of a memory as an edit of this folder would write it. Blocked with
/// "index-line-too-long" over 150 code points, outside maigo folders.
[[nodiscard]] Result<QByteArray> checkedIndexLine(const MemoryFolder &folder, const QString &name,
                                                  const QString &fileName,
                                                  const QString &description);

/// Whether the folder can take new files: NotFound, ReadOnly. `createsFolder` tells that it is to
/// be made (the cross-project root only).
[[nodiscard]] Result<void> checkWritable(const MemoryFolder &folder);
[[nodiscard]] bool createsFolder(const MemoryFolder &folder);

/// AlreadyExists when the name, also in another case, stands in the folder or in `taken`.
[[nodiscard]] Result<void> checkFree(const MemoryFolder &folder, const QString &fileName,
                                     const QStringList &taken = {});

/// A document with the links to one memory of its folder led to its new name: `[[wiki]]` by stem,
/// relative ones by file name. Code is left alone.
[[nodiscard]] QByteArray withLinksRenamed(const QByteArray &document, const QString &fromFile,
                                          const QString &toFile);

} // namespace memorydesk
