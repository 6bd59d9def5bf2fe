// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/duplicates/similarity.h"

namespace memorydesk {

/// Inputs of the verdict: the features, some of them joined with how well the texts align.
constexpr size_t verdictInputCount = pairFeatureCount + 14;
using VerdictInputs = std::array<double, verdictInputCount>;

/// Weights of one logistic model; the last is the constant.
using VerdictWeights = std::array<double, verdictInputCount + 1>;

/// How sure the model is, 0…1 each.
struct VerdictLikelihood {
    double alike = 0; ///< They make the same statement, whether or not a fact differs.
    double conflict = 0; ///< If they do: a fact differs.
    double topic = 0; ///< They are about the same thing.
};

[[nodiscard]] VerdictInputs verdictInputs(const PairFeatures &features);
[[nodiscard]] double logistic(const VerdictInputs &inputs, const VerdictWeights &weights);
[[nodiscard]] VerdictLikelihood judge(const PairAnalysis &analysis);

/// The verdict at the fitted thresholds (verdictweights.h).
[[nodiscard]] Verdict verdictOf(const PairAnalysis &analysis, const VerdictLikelihood &likelihood);

/// 0…1, see Comparison::score.
[[nodiscard]] double scoreOf(const PairAnalysis &analysis);

/// Verdict, score and reasons of two texts taken apart.
[[nodiscard]] Comparison compareTexts(const NormalizedText &left, const NormalizedText &right);

} // namespace memorydesk
