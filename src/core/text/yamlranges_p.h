// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace memorydesk {

/// Where a YAML value's source ends. The parser gives only the start of a value, so its end is
/// found by the lexical rules of its style. All offsets are bytes of `bytes`; `limit` is where the
/// frontmatter ends.
struct YamlRangeScanner {
    const QByteArray &bytes;
    qsizetype limit = 0;

    /// End of a scalar at `start`. `indent` is the column (from 0) of its key or dash: deeper lines
    /// belong to the scalar.
    [[nodiscard]] qsizetype scalarEnd(qsizetype start, int indent, bool inFlow) const;
    /// End of a `[…]` or `{…}` at `start`.
    [[nodiscard]] qsizetype flowEnd(qsizetype start) const;
    /// First byte after the colon that follows a key at `keyStart`; -1 when there is none.
    [[nodiscard]] qsizetype afterColon(qsizetype keyStart) const;
    /// Column from 0, in bytes, of a place.
    [[nodiscard]] int columnOf(qsizetype place) const;
    /// First byte of the line after `place`.
    [[nodiscard]] qsizetype nextLine(qsizetype place) const;
    [[nodiscard]] qsizetype lineStart(qsizetype place) const;

private:
    [[nodiscard]] qsizetype quotedEnd(qsizetype start) const;
    [[nodiscard]] qsizetype blockEnd(qsizetype start, int indent) const;
    [[nodiscard]] qsizetype plainEnd(qsizetype start, int indent, bool inFlow) const;
    [[nodiscard]] qsizetype plainEndOfLine(qsizetype start, bool inFlow, bool *stopped) const;
    [[nodiscard]] qsizetype skipProperties(qsizetype start) const;
};

} // namespace memorydesk
