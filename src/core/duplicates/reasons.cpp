// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/duplicates/reasons.h"

namespace memorydesk {

namespace {

constexpr double weakestDifference = 0.08;
constexpr size_t mostDifferences = 12;

DuplicateRange rangeOf(const TextUnit &unit)
{
    return {unit.field, static_cast<qsizetype>(unit.start), static_cast<qsizetype>(unit.length)};
}

/// Ranges of the units, those of neighbours in one sentence joined.
QList<DuplicateRange> rangesOf(const NormalizedText &text, const std::vector<size_t> &units)
{
    QList<DuplicateRange> ranges;
    size_t last = 0;
    for (const size_t at : units) {
        const TextUnit &unit = text.units[at];
        const bool joins = !ranges.isEmpty() && at == last + 1
            && text.units[last].sentence == unit.sentence && text.units[last].field == unit.field;
        if (joins)
            ranges.last().length =
                static_cast<qsizetype>(unit.start + unit.length) - ranges.last().start;
        else
            ranges.append(rangeOf(unit));
        last = at;
    }
    return ranges;
}

/// Units that have or lack a partner; words that say nothing go with their neighbours.
std::vector<size_t> unitsByPartner(const NormalizedText &text, const std::vector<int> &partners,
                                   bool shared)
{
    std::vector<size_t> units;
    for (size_t i = 0; i < text.units.size(); ++i) {
        const bool fits = (partners[i] >= 0) == shared;
        const bool silent = text.units[i].weight <= 0.1F;
        const bool follows = !units.empty() && units.back() + 1 == i;
        if ((fits && !silent) || (silent && follows))
            units.push_back(i);
    }
    return units;
}

} // namespace

QList<Reason> reasonsOf(const NormalizedText &left, const NormalizedText &right,
                        const PairAnalysis &analysis)
{
    QList<Reason> reasons;
    for (const PairDifference &difference : analysis.differences) {
        if (difference.strength < weakestDifference
            || static_cast<size_t>(reasons.size()) == mostDifferences)
            break;
        reasons.append({ReasonCode::Differs, difference.kind, rangesOf(left, difference.left),
                        rangesOf(right, difference.right)});
    }
    const auto add = [&](ReasonCode code, QList<DuplicateRange> leftRanges,
                         QList<DuplicateRange> rightRanges) {
        if (!leftRanges.isEmpty() || !rightRanges.isEmpty())
            reasons.append(
                {code, DifferenceKind::None, std::move(leftRanges), std::move(rightRanges)});
    };
    add(ReasonCode::Shared, rangesOf(left, unitsByPartner(left, analysis.leftPartner, true)),
        rangesOf(right, unitsByPartner(right, analysis.rightPartner, true)));
    add(ReasonCode::OnlyLeft, rangesOf(left, unitsByPartner(left, analysis.leftPartner, false)),
        {});
    add(ReasonCode::OnlyRight, {},
        rangesOf(right, unitsByPartner(right, analysis.rightPartner, false)));
    return reasons;
}

} // namespace memorydesk
