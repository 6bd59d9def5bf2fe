// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/duplicates/textnormalizer.h"

#include <array>

namespace memorydesk {

/// What is measured on a pair of texts; the verdict is a weighing of these. Shares are 0…1 of
/// weight.
enum class PairFeature : quint8 {
    CoverageSmaller, ///< Of the text that says less, what the other says too.
    CoverageLarger,
    SequenceSmaller, ///< The same for neighbouring pairs of words.
    SequenceDice,
    SentenceCoverage, ///< Mean over the sentences of the text that says less, best partner each,
                      ///< squared.
    WorstSentence, ///< Of its statement, the sentence least found again.
    StatementCoverage, ///< As CoverageSmaller, without reasons (Why).
    FactCoverage, ///< Numbers, paths, flags, code and names that both have, of the side with fewer.
    FactDice,
    AlignedSmaller, ///< In the same order within partner sentences.
    AlignedLarger,
    SizeRatio, ///< Smaller weight by larger weight.
    EditDensity, ///< Edited places by aligned weight.
    NumberConflict, ///< From here on: how strongly aligned places state different facts.
    PolarityConflict,
    OppositeConflict,
    NameConflict,
    CodeConflict,
    WordingConflict,
    ScopeConflict,
    OrderConflict,
    LooseNumberConflict, ///< Both have numbers that the other has not.
    FactPolarity, ///< Shared words that only one side puts under a negation.
    ExchangeConflict, ///< Single words that stand for each other, though both texts have both.
    StrongestConflict,
    ExclusiveFacts, ///< Facts that only one has, on both sides, by all facts.
    Count,
};

constexpr size_t pairFeatureCount = static_cast<size_t>(PairFeature::Count);
using PairFeatures = std::array<double, pairFeatureCount>;

/// Units of both texts that stand at answering places and differ.
struct PairDifference {
    DifferenceKind kind = DifferenceKind::Wording;
    double strength = 0; ///< 0…1, how sure it is that the places answer each other.
    std::vector<size_t> left; ///< Unit indices.
    std::vector<size_t> right;
};

/// All that comparing two texts yields, before the verdict.
struct PairAnalysis {
    PairFeatures features{};
    std::vector<PairDifference> differences; ///< Strongest first.
    std::vector<int> leftPartner; ///< For each left unit a right unit with the same meaning, or -1.
    std::vector<int> rightPartner;
    bool equal = false; ///< After normalisation.

    double &operator[](PairFeature feature) { return features[static_cast<size_t>(feature)]; }
    double operator[](PairFeature feature) const { return features[static_cast<size_t>(feature)]; }
};

/// Compares two texts. Pure; any thread; about 15 µs for ordinary memories, under 50 ms for any.
[[nodiscard]] PairAnalysis analysePair(const NormalizedText &left, const NormalizedText &right);

} // namespace memorydesk
