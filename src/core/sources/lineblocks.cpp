// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/lineblocks.h"

#include <algorithm>
#include <cstring>

namespace memorydesk {

namespace {

/// Small enough to stay in the processor's cache while it is searched.
constexpr qsizetype blockSize = 256 << 10;

} // namespace

LineBlocks::LineBlocks(const ByteSource &source, qint64 offset)
    : m_source(source)
    , m_buffer(std::size_t(blockSize + padding))
    , m_offset(offset)
{
}

/// Moves what is left to the front, grows for a line longer than the buffer, reads on.
Result<qint64> LineBlocks::fill()
{
    const qsizetype kept = m_end - m_start;
    if (m_start > 0)
        std::memmove(m_buffer.data(), m_buffer.data() + m_start, std::size_t(kept));
    m_start = 0;
    m_end = kept;
    qsizetype room = qsizetype(m_buffer.size()) - padding;
    if (kept == room) {
        room = std::min<qsizetype>(room * 2, longestLine + blockSize);
        m_buffer.resize(std::size_t(room + padding));
    }
    const auto count = m_source.readAt(m_offset + kept, m_buffer.data() + kept, room - kept);
    if (count) {
        m_end += *count;
        m_bytesRead += *count;
    }
    return count;
}

Result<std::optional<LineBlocks::Block>> LineBlocks::next()
{
    qsizetype searched = 0;
    while (true) {
        const char *begin = m_buffer.data() + m_start;
        const qsizetype size = m_end - m_start;
        const void *feed = size > searched
            ? ::memrchr(begin + searched, '\n', std::size_t(size - searched))
            : nullptr;
        if (feed) {
            Block block;
            block.data = begin;
            block.size = static_cast<const char *>(feed) - begin + 1;
            block.offset = m_offset;
            m_start += block.size;
            m_offset += block.size;
            return block;
        }
        searched = size;
        if (size > longestLine)
            return skipLine();
        const auto count = fill();
        if (!count)
            return std::unexpected(count.error());
        if (*count == 0)
            return std::nullopt;
    }
}

Result<std::optional<LineBlocks::Block>> LineBlocks::skipLine()
{
    Block block;
    block.offset = m_offset;
    block.skippedLine = true;
    while (true) {
        const char *begin = m_buffer.data() + m_start;
        const void *feed =
            m_end > m_start ? std::memchr(begin, '\n', std::size_t(m_end - m_start)) : nullptr;
        if (feed) {
            const qsizetype size = static_cast<const char *>(feed) - begin + 1;
            m_start += size;
            m_offset += size;
            return block;
        }
        m_offset += m_end - m_start;
        m_start = m_end = 0;
        const auto count = fill();
        if (!count)
            return std::unexpected(count.error());
        if (*count == 0) {
            // Still being written; it is met again from its start.
            m_offset = block.offset;
            return std::nullopt;
        }
    }
}

LineBlocks::Block LineBlocks::tail() const
{
    return {m_buffer.data() + m_start, m_end - m_start, m_offset, false};
}

} // namespace memorydesk
