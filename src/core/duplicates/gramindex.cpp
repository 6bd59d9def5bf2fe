// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/duplicates/gramindex.h"

#include "core/duplicates/characterfold.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace memorydesk {

namespace {

constexpr size_t firstTableSize = 1 << 12;
constexpr size_t maximumQueryGrams = 512;
constexpr size_t keptFrequentGrams = 6; ///< The rarest grams count however frequent they are.
constexpr size_t smallIndex = 1000; ///< Below, no gram is too frequent.
constexpr size_t frequentShare = 20; ///< Grams in more than 1/20 of the texts are passed over.

quint32 mix(quint32 hash)
{
    hash ^= hash >> 16;
    hash *= 0x7FEB352DU;
    hash ^= hash >> 15;
    hash *= 0x846CA68BU;
    hash ^= hash >> 16;
    return hash == 0 ? 1 : hash;
}

/// Walks a text once and hands out its grams: words, pairs of ideographs, single ones that stand
/// alone, symbols.
template <typename Take>
class GramReader
{
public:
    explicit GramReader(Take take)
        : m_fold(CharacterFold::table())
        , m_take(std::move(take))
    {
    }

    void read(QStringView text)
    {
        for (const QChar source : text) {
            const char16_t folded = m_fold.single(source.unicode());
            if (folded == CharacterFold::Vanishes)
                continue;
            if (folded != CharacterFold::Expands) {
                readUnit(folded);
                continue;
            }
            for (const QChar part : m_fold.expansion(source.unicode()))
                readUnit(m_fold.single(part.unicode()));
        }
        endRun();
    }

private:
    void readUnit(char16_t unit)
    {
        switch (m_fold.classOf(unit)) {
        case CharacterClass::Letter:
        case CharacterClass::Digit:
            endIdeographs();
            m_word = (m_word ^ unit) * 16777619U;
            m_wordLength++;
            break;
        case CharacterClass::Ideograph:
            endWord();
            if (m_ideographs > 0)
                m_take(mix(quint32(m_last) * 0x9E3779B1U ^ quint32(unit) * 0x85EBCA77U));
            m_last = unit;
            ++m_ideographs;
            break;
        case CharacterClass::Symbol:
            endRun();
            m_take(mix(quint32(unit) * 0xC2B2AE35U));
            break;
        case CharacterClass::Blank:
        case CharacterClass::Punctuation:
            if (unit == u'_' && m_wordLength > 0)
                break;
            endRun();
            break;
        }
    }

    void endWord()
    {
        if (m_wordLength > 0)
            m_take(mix(m_word));
        m_word = seed;
        m_wordLength = 0;
    }

    void endIdeographs()
    {
        if (m_ideographs == 1)
            m_take(mix(quint32(m_last) * 0x27D4EB2FU));
        m_ideographs = 0;
    }

    void endRun()
    {
        endWord();
        endIdeographs();
    }

    static constexpr quint32 seed = 2166136261U;
    const CharacterFold &m_fold;
    Take m_take;
    quint32 m_word = seed;
    size_t m_wordLength = 0;
    size_t m_ideographs = 0;
    char16_t m_last = 0;
};

template <typename Take>
void readGrams(const DuplicateText &text, Take take)
{
    GramReader reader(std::move(take));
    reader.read(text.name);
    reader.read(text.description);
    reader.read(text.body);
}

std::vector<quint32> gramsOf(const DuplicateText &text)
{
    std::vector<quint32> grams;
    grams.reserve(256);
    readGrams(text, [&](quint32 gram) { grams.push_back(gram); });
    std::ranges::sort(grams);
    const auto doubled = std::ranges::unique(grams);
    grams.erase(doubled.begin(), doubled.end());
    return grams;
}

} // namespace

GramIndex::GramIndex()
    : m_table(firstTableSize, 0)
{
}

size_t GramIndex::placeOf(quint32 gram) const
{
    const size_t mask = m_table.size() - 1;
    size_t place = (gram * 0x9E3779B1U) & mask;
    while (m_table[place] != 0 && m_postings[m_table[place] - 1].gram != gram)
        place = (place + 1) & mask;
    return place;
}

const GramIndex::Posting *GramIndex::find(quint32 gram) const
{
    const quint32 found = m_table[placeOf(gram)];
    return found == 0 ? nullptr : &m_postings[found - 1];
}

GramIndex::Posting &GramIndex::findOrAdd(quint32 gram)
{
    size_t place = placeOf(gram);
    if (m_table[place] == 0) {
        if ((m_postings.size() + 1) * 2 > m_table.size()) {
            grow();
            place = placeOf(gram);
        }
        m_postings.emplace_back().gram = gram;
        m_table[place] = static_cast<quint32>(m_postings.size());
    }
    return m_postings[m_table[place] - 1];
}

void GramIndex::grow()
{
    m_table.assign(m_table.size() * 2, 0);
    for (size_t i = 0; i < m_postings.size(); ++i)
        m_table[placeOf(m_postings[i].gram)] = static_cast<quint32>(i + 1);
}

quint32 GramIndex::insert(const DuplicateText &text)
{
    const auto slot = static_cast<quint32>(m_gramCount.size());
    size_t count = 0;
    readGrams(text, [&](quint32 gram) {
        Posting &posting = findOrAdd(gram);
        if (posting.lastSlot == slot + 1)
            return;
        posting.lastSlot = slot + 1;
        posting.slots.push_back(slot);
        ++count;
    });
    m_gramCount.push_back(static_cast<quint16>(std::clamp<size_t>(count, 1, 65535)));
    ++m_alive;
    return slot;
}

void GramIndex::sweep(Posting &posting) const
{
    std::erase_if(posting.slots, [&](quint32 slot) { return m_gramCount[slot] == 0; });
    posting.dead = 0;
}

void GramIndex::remove(quint32 slot, const DuplicateText &text)
{
    m_gramCount[slot] = 0;
    --m_alive;
    for (const quint32 gram : gramsOf(text)) {
        Posting &posting = m_postings[m_table[placeOf(gram)] - 1];
        // Long lists are swept now and then, not at each removal.
        if (++posting.dead * 8 > posting.slots.size())
            sweep(posting);
    }
}

void GramIndex::clear()
{
    *this = GramIndex();
}

float GramIndex::rareness(size_t texts) const
{
    // Smoothed, so that in a small index no gram counts for much more than another.
    constexpr float smoothing = 16;
    return 1
        + std::log((smoothing + static_cast<float>(m_alive))
                   / (smoothing + static_cast<float>(texts)));
}

std::vector<GramIndex::WeightedPosting> GramIndex::weighed(const std::vector<quint32> &grams,
                                                           float &whole) const
{
    std::vector<WeightedPosting> postings;
    postings.reserve(grams.size());
    for (const quint32 gram : grams) {
        const Posting *posting = find(gram);
        const size_t texts = posting == nullptr ? 0 : posting->slots.size() - posting->dead;
        if (texts == 0) {
            whole += rareness(0);
            continue;
        }
        postings.push_back({posting, rareness(texts)});
    }
    std::ranges::sort(postings, [](const WeightedPosting &a, const WeightedPosting &b) {
        return a.rareness != b.rareness ? a.rareness > b.rareness
                                        : a.posting->gram < b.posting->gram;
    });
    if (postings.size() > maximumQueryGrams)
        postings.resize(maximumQueryGrams);
    if (m_alive >= smallIndex) {
        size_t kept = 0;
        std::erase_if(postings, [&](const WeightedPosting &weighted) {
            return ++kept > keptFrequentGrams
                && weighted.posting->slots.size() - weighted.posting->dead
                > m_alive / frequentShare;
        });
    }
    for (const WeightedPosting &weighted : postings)
        whole += weighted.rareness;
    return postings;
}

std::vector<GramCandidate> GramIndex::candidates(const DuplicateText &text, size_t limit,
                                                 float floor) const
{
    const std::vector<quint32> grams = gramsOf(text);
    float whole = 0;
    const std::vector<WeightedPosting> postings = weighed(grams, whole);
    std::vector<GramCandidate> found;
    if (postings.empty())
        return found;
    // Kept between calls and zero at rest: filling it anew would cost more than the search.
    thread_local std::vector<float> sums;
    if (sums.size() < m_gramCount.size())
        sums.resize(m_gramCount.size(), 0.0F);
    size_t walked = 0;
    for (const WeightedPosting &weighted : postings) {
        walked += weighted.posting->slots.size();
        for (const quint32 slot : weighted.posting->slots)
            sums[slot] += weighted.rareness;
    }
    // A text with fewer grams than the question can't share more than its own: what it has is
    // estimated from its count and the mean rareness of the question.
    const float mean = whole / static_cast<float>(std::max<size_t>(1, grams.size()));
    const auto look = [&](quint32 slot) {
        const float sum = sums[slot];
        if (sum <= 0)
            return;
        sums[slot] = 0;
        if (m_gramCount[slot] == 0)
            return;
        const float own = mean * static_cast<float>(m_gramCount[slot]);
        const float likeness =
            std::min(1.0F,
                     sum
                         / std::sqrt(std::min(whole, own)
                                     * std::max(1e-3F,
                                                std::min(whole, own) * 0.75F
                                                    + 0.25F * std::max(whole, own))));
        if (likeness >= floor)
            found.push_back({slot, likeness});
    };
    if (walked * 2 < m_gramCount.size()) {
        for (const WeightedPosting &weighted : postings)
            std::ranges::for_each(weighted.posting->slots, look);
    } else {
        for (quint32 slot = 0; slot < m_gramCount.size(); ++slot)
            look(slot);
    }
    const auto better = [](const GramCandidate &a, const GramCandidate &b) {
        return a.likeness != b.likeness ? a.likeness > b.likeness : a.slot < b.slot;
    };
    if (found.size() > limit) {
        std::ranges::nth_element(found, found.begin() + static_cast<std::ptrdiff_t>(limit), better);
        // Ties at the border stay together, so that the answer doesn't depend on slots.
        const float border = found[limit].likeness;
        const auto beyond = std::partition(
            found.begin() + static_cast<std::ptrdiff_t>(limit), found.end(),
            [&](const GramCandidate &candidate) { return candidate.likeness == border; });
        const auto kept = static_cast<size_t>(beyond - found.begin());
        found.resize(std::min(kept, 4 * limit));
    }
    std::ranges::sort(found, better);
    return found;
}

qsizetype GramIndex::bytes() const
{
    size_t bytes = m_table.capacity() * sizeof(quint32) + m_postings.capacity() * sizeof(Posting)
        + m_gramCount.capacity() * sizeof(quint16);
    for (const Posting &posting : m_postings)
        bytes += posting.slots.capacity() * sizeof(quint32);
    return static_cast<qsizetype>(bytes);
}

} // namespace memorydesk
