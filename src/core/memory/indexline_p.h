// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace memorydesk {

/// Places of the parts of one index line; offsets are UTF-16 units of the line's text.
struct IndexLineParts {
    QString title; ///< Escapes taken off.
    qsizetype titleStart = 0; ///< After the opening bracket.
    qsizetype titleLength = 0;
    qsizetype targetStart = 0; ///< Without angle brackets.
    qsizetype targetLength = 0;
    bool angled = false; ///< The target stands in < >.
    QString hook;
};

/// Splits `- [Title](target) — hook`; nothing for any other line, for links to other places of the
/// net and for anchors. Bullets `-`, `*`, `+`; brackets in the title may nest or be escaped
/// (CommonMark 6.3).
[[nodiscard]] std::optional<IndexLineParts> splitIndexLine(const QString &text);

/// Relative file name that a target names: percent-decoded, without fragment and `.` segments.
/// Empty when it leaves the folder.
[[nodiscard]] QString targetFileName(const QString &target);

} // namespace memorydesk
