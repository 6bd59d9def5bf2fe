// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/duplicates/verdictmodel.h"

#include "core/duplicates/reasons.h"
#include "core/duplicates/verdictweights.h"

#include <cmath>

namespace memorydesk {

VerdictInputs verdictInputs(const PairFeatures &features)
{
    const auto at = [&](PairFeature feature) { return features[static_cast<size_t>(feature)]; };
    VerdictInputs inputs{};
    size_t next = 0;
    for (const double feature : features)
        inputs[next++] = feature;
    // A conflict weighs more the better the rest agrees.
    const double aligned = at(PairFeature::AlignedSmaller) * at(PairFeature::AlignedSmaller);
    for (const PairFeature conflict :
         {PairFeature::NumberConflict, PairFeature::PolarityConflict, PairFeature::OppositeConflict,
          PairFeature::NameConflict, PairFeature::CodeConflict, PairFeature::WordingConflict,
          PairFeature::ScopeConflict, PairFeature::OrderConflict})
        inputs[next++] = at(conflict) * aligned;
    inputs[next++] = at(PairFeature::CoverageSmaller) * at(PairFeature::CoverageLarger);
    inputs[next++] = at(PairFeature::CoverageSmaller) * at(PairFeature::CoverageSmaller);
    inputs[next++] = at(PairFeature::AlignedSmaller) * at(PairFeature::AlignedLarger);
    inputs[next++] = at(PairFeature::EditDensity) * aligned;
    inputs[next++] = at(PairFeature::StrongestConflict) * at(PairFeature::AlignedSmaller)
        * at(PairFeature::AlignedLarger);
    inputs[next++] = at(PairFeature::ExchangeConflict) * aligned;
    return inputs;
}

double logistic(const VerdictInputs &inputs, const VerdictWeights &weights)
{
    double sum = weights.back();
    for (size_t i = 0; i < inputs.size(); ++i)
        sum += inputs[i] * weights[i];
    return 1 / (1 + std::exp(-sum));
}

VerdictLikelihood judge(const PairAnalysis &analysis)
{
    const VerdictInputs inputs = verdictInputs(analysis.features);
    return {logistic(inputs, alikeWeights), logistic(inputs, conflictWeights),
            logistic(inputs, topicWeights)};
}

Verdict verdictOf(const PairAnalysis &analysis, const VerdictLikelihood &likelihood)
{
    if (analysis.equal)
        return Verdict::Same;
    if (likelihood.alike >= alikeThreshold) {
        // No conflict without a place to show for it.
        const bool conflict =
            !analysis.differences.empty() && likelihood.conflict >= conflictThreshold;
        return conflict ? Verdict::Contradicts : Verdict::Duplicate;
    }
    return likelihood.topic >= topicThreshold ? Verdict::Related : Verdict::None;
}

double scoreOf(const PairAnalysis &analysis)
{
    if (analysis.equal)
        return 1;
    return 0.5 * analysis[PairFeature::CoverageSmaller]
        + 0.3 * analysis[PairFeature::CoverageLarger] + 0.2 * analysis[PairFeature::AlignedSmaller];
}

Comparison compareTexts(const NormalizedText &left, const NormalizedText &right)
{
    const PairAnalysis analysis = analysePair(left, right);
    Comparison result;
    result.verdict = verdictOf(analysis, judge(analysis));
    result.score = scoreOf(analysis);
    if (result.verdict != Verdict::None)
        result.reasons = reasonsOf(left, right, analysis);
    return result;
}

} // namespace memorydesk
