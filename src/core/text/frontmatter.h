// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QList>

namespace memorydesk {

/// One scalar of the frontmatter with the bytes it occupies in the document. Offsets are bytes of
/// the document, lines and columns 1-based (columns in code points).
struct FrontmatterScalar {
    QStringList keyPath; ///< {"description"}, {"metadata", "type"}, {"triggers", "0"}.
    QString value; ///< As YAML reads it; empty for a null.
    int line = 0; ///< Line in the file.
    int column = 0; ///< Column of the value.
    qsizetype valueStart = 0; ///< First byte of the value's source (quotes included).
    qsizetype valueEnd = 0; ///< One past its last byte; equals valueStart for a missing value.
    qsizetype keyStart = 0; ///< First byte of the key; of the value for list items.
    bool isNull = false; ///< No value, or `~` or `null` unquoted.
    bool operator==(const FrontmatterScalar &) const = default;
};

/// A mapping or list below the top level.
struct FrontmatterCollection {
    QStringList keyPath;
    bool isList = false;
    bool isFlow = false; ///< In brackets.
    qsizetype keyStart = 0;
    qsizetype start = 0;
    qsizetype end = 0;
    bool operator==(const FrontmatterCollection &) const = default;
};

/// Parsed frontmatter over unchanged bytes. The only user of yaml-cpp is frontmatter.cpp; flat
/// blocks take a quick path that gives yaml-cpp's verdict.
struct Frontmatter {
    bool present = false; ///< `---` on line 1 (after an optional BOM) with a closing `---` line.
    qsizetype blockStart = 0; ///< First byte of the opening line.
    qsizetype contentStart = 0; ///< First byte after the opening line.
    qsizetype contentEnd = 0; ///< First byte of the closing line.
    qsizetype bodyStart = 0; ///< First byte after the closing line; without frontmatter the first
                             ///< byte after the BOM.
    QList<FrontmatterScalar> scalars; ///< In file order; doubled keys appear twice.
    QList<FrontmatterCollection> collections; ///< In file order.
    QStringList keys; ///< Top-level keys in order, doubled ones twice.
    Problems problems; ///< `yaml-error`, `duplicate-key`, `frontmatter-not-a-mapping`,
                       ///< `frontmatter-unclosed`, `invalid-utf8`.

    /// First scalar at a key path, or null.
    [[nodiscard]] const FrontmatterScalar *find(const QStringList &keyPath) const;
    [[nodiscard]] const FrontmatterCollection *findCollection(const QStringList &keyPath) const;
    /// Value of a top-level scalar; empty when absent.
    [[nodiscard]] QString value(const QString &key) const;
    /// Scalar items of a top-level list; a single scalar counts as a list of one.
    [[nodiscard]] QStringList list(const QString &key) const;
    /// No problem of severity Error.
    [[nodiscard]] bool isSound() const;
};

enum class FrontmatterPath { QuickWhenFlat, AlwaysFull };

/// Never fails: what is wrong is in `problems`, what was read before a fault is kept.
[[nodiscard]] Frontmatter parseFrontmatter(const QByteArray &document,
                                           FrontmatterPath path = FrontmatterPath::QuickWhenFlat);

/// A plain or double-quoted YAML scalar on one line that YAML 1.1 and 1.2 readers both read back as
/// exactly `value`.
[[nodiscard]] QByteArray quoteYamlScalar(const QString &value);
/// The same, always in double quotes.
[[nodiscard]] QByteArray doubleQuotedYamlScalar(const QString &value);

/// The edits below change one value, key or line and nothing else; each is read back before it is
/// given out. Parse when the block is broken at that place, or ambiguous (doubled key).
///
/// Sets a scalar; adds `key: value` as last line of the (top-level or nested) block when it is
/// absent, and the block itself when the document has none.
[[nodiscard]] Result<QByteArray>
setFrontmatterValue(const QByteArray &document, const QStringList &keyPath, const QString &value);
/// Sets a top-level list, written `[a, b]`; an empty list removes the key.
[[nodiscard]] Result<QByteArray> setFrontmatterList(const QByteArray &document, const QString &key,
                                                    const QStringList &values);
/// Takes a key with its value and its lines away. Removing what is not there changes nothing.
[[nodiscard]] Result<QByteArray> removeFrontmatterKey(const QByteArray &document,
                                                      const QStringList &keyPath);
[[nodiscard]] Result<QByteArray>
renameFrontmatterKey(const QByteArray &document, const QStringList &keyPath, const QString &newKey);

} // namespace memorydesk
