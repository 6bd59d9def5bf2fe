// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QList>

#include <optional>

namespace memorydesk {

/// One scalar of the frontmatter with the bytes it occupies in the document.
struct FrontmatterScalar {
    QStringList keyPath; ///< {"description"} or {"metadata", "type"}.
    QString value; ///< As YAML reads it.
    int line = 0; ///< 1-based line in the file.
    int column = 0; ///< 1-based code point of the value.
    qsizetype valueStart = 0; ///< Byte offset of the value's source (quotes included).
    qsizetype valueEnd = 0; ///< One past its last byte.
    bool operator==(const FrontmatterScalar &) const = default;
};

/// Parsed frontmatter over unchanged bytes. The only user of yaml-cpp is frontmatter.cpp; flat
/// blocks take a quick path that must give yaml-cpp's verdict.
struct Frontmatter {
    bool present = false; ///< `---` on line 1 (after an optional BOM) with a closing `---` line.
    qsizetype blockStart = 0; ///< First byte of the opening line.
    qsizetype contentStart = 0; ///< First byte after the opening line.
    qsizetype contentEnd = 0; ///< First byte of the closing line.
    qsizetype bodyStart =
        0; ///< First byte after the closing line; 0 without frontmatter (BOM belongs to neither).
    QList<FrontmatterScalar> scalars; ///< In file order; doubled keys appear twice.
    QStringList keys; ///< Top-level keys in order.
    Problems problems; ///< YAML errors, doubled keys, … with file lines.

    /// First scalar at a key path, or nothing.
    [[nodiscard]] const FrontmatterScalar *find(const QStringList &keyPath) const;
    [[nodiscard]] QString value(const QString &key) const;
};

[[nodiscard]] Frontmatter parseFrontmatter(const QByteArray &document);

/// A plain or double-quoted YAML scalar on one line that YAML 1.1 and 1.2 readers both read back as
/// exactly `value`.
[[nodiscard]] QByteArray quoteYamlScalar(const QString &value);

/// The document with one scalar's bytes replaced; adds `key: value` as last line of the (top-level
/// or nested) block when it is absent. Everything else stays byte-identical. Parse when the block
/// is broken at that place.
[[nodiscard]] Result<QByteArray>
setFrontmatterValue(const QByteArray &document, const QStringList &keyPath, const QString &value);

} // namespace memorydesk
