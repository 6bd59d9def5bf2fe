// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/filesystem.h"
#include "core/memory/memorydocument.h"
#include "core/memory/memoryindex.h"

#include <optional>

namespace memorydesk {

/// Something in a memory folder that is no memory, with the reason as a stable code: "hidden-file",
/// "backup-file", "sync-conflict", "editor-temporary", "outside-link", "dangling-link",
/// "not-a-file", "unreadable-file", "too-large".
struct ExcludedFile {
    QString fileName;
    QString code;
    bool operator==(const ExcludedFile &) const = default;
};

/// Which files of a folder are memories: `*.md` in it and in `team/`.
struct MemoryFileList {
    QStringList files; ///< Relative names, sorted by bytes, `team/` ones last.
    QList<ExcludedFile> excluded; ///< `*.md` that are none, each named.
    QStringList outside; ///< Relative names of links that leave the folder.
};
[[nodiscard]] Result<MemoryFileList> listMemoryFiles(const FileSystem &fileSystem,
                                                     const QString &folder);

/// Where a folder is and what is known about it before reading.
struct MemoryRoot {
    QString path; ///< Absolute.
    RootKind kind = RootKind::Added;
    QString label; ///< Project name, agent name, folder name.
    QString detail; ///< Real path of the project, or where it comes from; may be empty.
    std::optional<Convention> convention; ///< Chosen by the person; else guessed.
    bool operator==(const MemoryRoot &) const = default;
};

/// One folder as read. A plain value.
struct MemoryFolder {
    MemoryRoot root;
    bool exists = false;
    QString notWritable; ///< Empty, or the reason as a code: "read-only", "permission-denied",
                         ///< "missing", "index-outside" (MEMORY.md links out).
    Convention convention = Convention::TypePrefixed;
    QList<MemoryDocument> documents;
    MemoryIndex index;
    QList<ExcludedFile> excluded;
    QList<Error> unreadable; ///< Inputs that could not be read (exit 3 of `check`).

    [[nodiscard]] QString indexPath() const;
    [[nodiscard]] QString filePath(const QString &fileName) const;
    [[nodiscard]] const MemoryDocument *find(const QString &fileName) const;
    [[nodiscard]] QStringList fileNames() const;
};

/// Reads a folder: list, documents, index, convention. A missing folder is an empty value with
/// `exists` false. Never fails as a whole; blocks on the disk, so not for the GUI thread.
[[nodiscard]] MemoryFolder loadMemoryFolder(const FileSystem &fileSystem, const MemoryRoot &root);

} // namespace memorydesk
