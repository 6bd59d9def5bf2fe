// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sources/bytesource.h"

#include <optional>
#include <vector>

namespace memorydesk {

/// Reads a source in blocks that hold whole lines only, so that a line never needs to be put
/// together by its users. Lines over 64 MiB are skipped and reported as such.
class LineBlocks
{
public:
    static constexpr qint64 longestLine = 64LL << 20;
    /// Bytes behind every block (and the tail) that may be read.
    static constexpr qsizetype padding = 128;

    struct Block {
        const char *data = nullptr; ///< Valid until the next call.
        qsizetype size = 0; ///< Ends with LF.
        qint64 offset = 0; ///< Of the first byte in the source.
        bool skippedLine = false; ///< No data: one line over the limit stood here.
    };

    LineBlocks(const ByteSource &source, qint64 offset);

    /// Next block, or nothing at the end. Io when reading fails.
    [[nodiscard]] Result<std::optional<Block>> next();
    /// After the end: the bytes behind the last LF and where they start.
    [[nodiscard]] Block tail() const;
    [[nodiscard]] qint64 bytesRead() const { return m_bytesRead; }

private:
    [[nodiscard]] Result<qint64> fill();
    [[nodiscard]] Result<std::optional<Block>> skipLine();

    const ByteSource &m_source;
    std::vector<char> m_buffer;
    qsizetype m_start = 0; ///< Unconsumed bytes are [m_start, m_end).
    qsizetype m_end = 0;
    qint64 m_offset = 0; ///< Of m_start in the source.
    qint64 m_bytesRead = 0;
};

} // namespace memorydesk
