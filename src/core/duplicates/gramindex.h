// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/duplicates/comparison.h"

#include <QtTypes>

#include <vector>

namespace memorydesk {

/// A text that shares grams with the one asked about.
struct GramCandidate {
    quint32 slot = 0;
    float likeness = 0; ///< 0…1: common rareness by the rareness of the smaller side, estimated.
};

/// Inverted index over words and pairs of ideographs, by rareness. Finds the few texts worth an
/// exact look. Const calls may run beside each other; changes need to be alone. What it answers
/// depends on the texts in it only, not on the order of changes.
class GramIndex
{
public:
    GramIndex();

    /// Adds a text and gives its slot; slots are never given twice.
    quint32 insert(const DuplicateText &text);
    /// Takes out a slot; `text` is the one that went in.
    void remove(quint32 slot, const DuplicateText &text);
    void clear();

    /// Texts that share most, best first, ties in any order; none below `floor`.
    [[nodiscard]] std::vector<GramCandidate> candidates(const DuplicateText &text, size_t limit,
                                                        float floor) const;

    [[nodiscard]] size_t size() const { return m_alive; }
    [[nodiscard]] qsizetype bytes() const;

private:
    struct Posting {
        quint32 gram = 0;
        quint32 lastSlot = 0; ///< Plus one; tells a second occurrence in one text.
        quint32 dead = 0; ///< Slots in the list that are taken out.
        std::vector<quint32> slots; ///< Ascending.
    };
    struct WeightedPosting {
        const Posting *posting;
        float rareness;
    };

    [[nodiscard]] size_t placeOf(quint32 gram) const;
    [[nodiscard]] const Posting *find(quint32 gram) const;
    Posting &findOrAdd(quint32 gram);
    void grow();
    void sweep(Posting &posting) const;
    [[nodiscard]] float rareness(size_t texts) const;
    [[nodiscard]] std::vector<WeightedPosting> weighed(const std::vector<quint32> &grams,
                                                       float &whole) const;

    std::vector<quint32> m_table; ///< Open addressing: index in m_postings plus one.
    std::vector<Posting> m_postings;
    std::vector<quint16> m_gramCount; ///< Distinct grams by slot, at most 65535; 0 = taken out.
    size_t m_alive = 0;
};

} // namespace memorydesk
