// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace memorydesk {

struct MemoryDocument;

/// How the files of one folder are named and shaped; guessed per folder, changeable.
enum class Convention {
    Maigo, ///< `<slug>.md`, flat keys, no Why / How needed, BOM warned about.
    TypePrefixed, ///< `<type>_<slug>.md`, flat keys, Why / How for feedback and project.
    Kebab, ///< `<slug>.md` with `metadata:` → `type`, Why / How for feedback and project.
};

/// What kind of folder it is; decides the convention of an empty one.
enum class RootKind { CrossProject, Project, Subagent, Added };

/// The values a person edits; what every new memory is written from.
struct MemoryFields {
    QString name;
    QString description;
    QString type;
    QString slug;
    QStringList triggers; ///< Written only for type project in maigo folders.
    QString body;
    bool operator==(const MemoryFields &) const = default;
};

/// Stable names "maigo", "type-prefixed", "kebab", for settings.
[[nodiscard]] QString conventionName(Convention convention);
[[nodiscard]] Convention conventionFromName(const QString &name, Convention otherwise);

/// Convention of a folder without files.
[[nodiscard]] Convention emptyFolderConvention(RootKind kind);
/// The convention one file follows by itself.
[[nodiscard]] Convention conventionOf(const MemoryDocument &document);
/// Majority of the files; a tie goes Maigo, TypePrefixed, Kebab; no files: by kind.
[[nodiscard]] Convention guessConvention(const QList<MemoryDocument> &documents, RootKind kind);

/// File name of a memory. InvalidName with the slug's or type's code in `detail`.
[[nodiscard]] Result<QString> memoryFileName(Convention convention, const QString &type,
                                             const QString &slug);
/// `- [name](file) — description` on one physical line: line separators and controls become
/// blanks, brackets are escaped. Without line end. Not shortened.
[[nodiscard]] QByteArray indexLine(const QString &name, const QString &fileName,
                                   const QString &description);
/// `# Memory index` and a blank line.
[[nodiscard]] QByteArray newIndexText();
/// Complete text of a new memory: LF, flat or nested frontmatter, blank line, the body as given
/// with a final newline. Nothing is invented.
[[nodiscard]] QByteArray memoryFileText(Convention convention, const MemoryFields &fields);
/// The document in another folder's convention: type moved between top level and `metadata:`;
/// body, comments and foreign keys stay byte-identical. Parse when the frontmatter is broken.
[[nodiscard]] Result<QByteArray> convertDocument(const QByteArray &document, Convention to);

} // namespace memorydesk
