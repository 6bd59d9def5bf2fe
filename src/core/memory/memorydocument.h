// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"
#include "core/memory/convention.h"
#include "core/text/frontmatter.h"

namespace memorydesk {

/// One memory file as read. A plain value; `bytes` is the truth, the rest is read from it.
struct MemoryDocument {
    QString path; ///< As given or found.
    QString fileName; ///< Relative to the folder: `x.md` or `team/x.md`.
    QByteArray bytes;
    Frontmatter frontmatter;
    QString name;
    QString description;
    QString type; ///< Top level, else `metadata.type`; may be an unknown type.
    bool typeNested = false; ///< `type` came from `metadata:`.
    QString originSessionId; ///< Top level or in `metadata:`.
    QStringList triggers;
    QString slug; ///< Stem without the type prefix that a known type gives.
    QString prefixType; ///< Type in the file name, empty without one.
    QString body; ///< Text after the frontmatter; all of it without one.
    int bodyLine = 1; ///< 1-based line of the file where the body starts.
    Problems
        problems; ///< What the syntax alone shows (YAML, encoding, NUL); rules are in checks.h.

    bool operator==(const MemoryDocument &other) const
    {
        return path == other.path && fileName == other.fileName && bytes == other.bytes;
    }
};

/// Never fails: broken documents have problems. Linear in the size. Thread-safe. `fileName`
/// defaults to the last part of the path.
[[nodiscard]] MemoryDocument parseMemoryDocument(const QString &path, const QByteArray &bytes,
                                                 const QString &fileName = {});

/// The editable values of a document.
[[nodiscard]] MemoryFields fieldsOf(const MemoryDocument &document);

} // namespace memorydesk
