// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/duplicates/textnormalizer.h"

#include <vector>

namespace memorydesk {

/// A stretch of two aligned sentences: matched units, or an edit with units of one or both sides.
struct AlignedStretch {
    bool matched = false;
    std::vector<size_t> left; ///< Unit indices, without words that say nothing.
    std::vector<size_t> right;
};

/// Aligns two sentences in order for the largest common weight. Words alike but for a typing
/// mistake match. Sentences too long for it (product over `maximumCells`) give nothing.
[[nodiscard]] std::vector<AlignedStretch> alignSentences(const NormalizedText &left,
                                                         const TextSentence &leftSentence,
                                                         const NormalizedText &right,
                                                         const TextSentence &rightSentence);

/// Equal in meaning, or the same word with a typing mistake.
[[nodiscard]] bool unitsMatch(const NormalizedText &left, const TextUnit &a,
                              const NormalizedText &right, const TextUnit &b);

} // namespace memorydesk
