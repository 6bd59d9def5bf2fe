// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/patternsearch.h"

#include <algorithm>
#include <bit>
#include <cstring>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace memorydesk {

PatternSearch::PatternSearch(std::vector<Pattern> patterns)
    : m_patterns(std::move(patterns))
{
}

bool PatternSearch::matchesAt(const char *data, qsizetype size, qsizetype at) const
{
    return std::ranges::any_of(m_patterns, [=](const Pattern &pattern) {
        return at + pattern.bytes.size() <= size
            && std::memcmp(data + at, pattern.bytes.constData(), std::size_t(pattern.bytes.size()))
            == 0;
    });
}

#ifdef __SSE2__

namespace {

__m128i loadBytes(const char *data)
{
    return _mm_loadu_si128(reinterpret_cast<const __m128i *>(data));
}

} // namespace

qsizetype PatternSearch::find(const char *data, qsizetype size, qsizetype from) const
{
    struct Probe {
        __m128i first, second;
        qsizetype firstAt, secondAt;
    };
    std::vector<Probe> probes;
    probes.reserve(m_patterns.size());
    for (const Pattern &pattern : m_patterns)
        probes.push_back({_mm_set1_epi8(pattern.bytes.at(pattern.firstRare)),
                          _mm_set1_epi8(pattern.bytes.at(pattern.secondRare)), pattern.firstRare,
                          pattern.secondRare});
    for (qsizetype at = from; at < size; at += 16) {
        __m128i found = _mm_setzero_si128();
        for (const Probe &probe : probes) {
            const __m128i first = _mm_cmpeq_epi8(loadBytes(data + at + probe.firstAt), probe.first);
            const __m128i second =
                _mm_cmpeq_epi8(loadBytes(data + at + probe.secondAt), probe.second);
            found = _mm_or_si128(found, _mm_and_si128(first, second));
        }
        auto mask = unsigned(_mm_movemask_epi8(found));
        while (mask != 0) {
            const qsizetype place = at + std::countr_zero(mask);
            if (place < size && matchesAt(data, size, place))
                return place;
            mask &= mask - 1;
        }
    }
    return -1;
}

qsizetype countLineFeeds(const char *data, qsizetype size)
{
    const __m128i feed = _mm_set1_epi8('\n');
    __m128i total = _mm_setzero_si128();
    qsizetype at = 0;
    while (size - at >= 16) {
        // A byte counter holds 255 steps before it is summed up.
        __m128i counters = _mm_setzero_si128();
        const qsizetype end = std::min(size - 15, at + qsizetype(255) * 16);
        for (; at < end; at += 16)
            counters = _mm_sub_epi8(counters, _mm_cmpeq_epi8(loadBytes(data + at), feed));
        total = _mm_add_epi64(total, _mm_sad_epu8(counters, _mm_setzero_si128()));
    }
    alignas(16) qint64 sums[2];
    _mm_store_si128(reinterpret_cast<__m128i *>(sums), total);
    return qsizetype(sums[0] + sums[1]) + std::count(data + at, data + size, '\n');
}

#else

qsizetype PatternSearch::find(const char *data, qsizetype size, qsizetype from) const
{
    qsizetype best = -1;
    for (const Pattern &pattern : m_patterns) {
        const qsizetype end = best < 0 ? size : std::min(size, best + pattern.bytes.size());
        const void *found = end > from
            ? ::memmem(data + from, std::size_t(end - from), pattern.bytes.constData(),
                       std::size_t(pattern.bytes.size()))
            : nullptr;
        if (found)
            best = static_cast<const char *>(found) - data;
    }
    return best;
}

qsizetype countLineFeeds(const char *data, qsizetype size)
{
    return std::count(data, data + size, '\n');
}

#endif

} // namespace memorydesk
