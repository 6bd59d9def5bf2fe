// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <vector>

namespace memorydesk {

/// Finds any of a few byte patterns in one pass over a buffer, many GB a second: each step compares
/// sixteen places with two rare bytes of every pattern. Transcripts are mostly lines that hold
/// none.
class PatternSearch
{
public:
    /// A pattern (2–64 bytes) and the positions in it of two bytes that are rare in transcripts.
    struct Pattern {
        QByteArray bytes;
        int firstRare = 0;
        int secondRare = 1;
    };

    /// Bytes behind a buffer that may be read (their values do not matter).
    static constexpr qsizetype padding = 128;

    explicit PatternSearch(std::vector<Pattern> patterns);

    /// Start of the first match at or after `from`, or -1. `data` must have `padding` readable
    /// bytes behind `size`.
    [[nodiscard]] qsizetype find(const char *data, qsizetype size, qsizetype from) const;

private:
    [[nodiscard]] bool matchesAt(const char *data, qsizetype size, qsizetype at) const;

    std::vector<Pattern> m_patterns;
};

/// Number of LF bytes. As quick as reading.
[[nodiscard]] qsizetype countLineFeeds(const char *data, qsizetype size);

} // namespace memorydesk
