// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace memorydesk {

/// A character that a reader cannot see or that reorders what is seen.
struct SuspiciousCharacter {
    enum class Kind { Invisible, Bidirectional, Control };
    Kind kind = Kind::Invisible;
    char32_t character = 0;
    qsizetype position = 0; ///< UTF-16 offset in the text.
    int line = 1; ///< 1-based.
    int column = 1; ///< 1-based, in code points.
    bool operator==(const SuspiciousCharacter &) const = default;
};

/// Zero width, tag, bidirectional and control characters. Honest uses are left alone: ZWJ and
/// variation selectors in emoji sequences, ZWNJ and ZWJ between letters of scripts that need them,
/// a BOM at the very start, U+3000, tabs and line ends. Linear.
[[nodiscard]] QList<SuspiciousCharacter> findSuspiciousCharacters(const QString &text);

} // namespace memorydesk
