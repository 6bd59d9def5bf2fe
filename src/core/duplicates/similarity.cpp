// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/duplicates/similarity.h"

#include "core/duplicates/sentencealignment.h"

#include <algorithm>
#include <cmath>

namespace memorydesk {

namespace {

constexpr size_t maximumSentences = 96;
constexpr double partnerFloor = 0.3; ///< Sentences that share less are no partners.

using MeaningIndex = std::vector<std::pair<quint32, size_t>>;

bool speaks(const TextUnit &unit)
{
    return unit.weight > 0.1F;
}

bool isFact(const TextUnit &unit)
{
    switch (unit.kind) {
    case UnitKind::Number:
    case UnitKind::Version:
    case UnitKind::Date:
    case UnitKind::Time:
    case UnitKind::Path:
    case UnitKind::Flag:
    case UnitKind::Code:
        return true;
    case UnitKind::Word:
        return unit.named;
    case UnitKind::Ideographs:
    case UnitKind::Symbol:
        return false;
    }
    return false;
}

bool isNumeric(const TextUnit &unit)
{
    return unit.kind == UnitKind::Number || unit.kind == UnitKind::Version
        || unit.kind == UnitKind::Date || unit.kind == UnitKind::Time;
}

MeaningIndex indexMeanings(const NormalizedText &text)
{
    MeaningIndex index;
    index.reserve(text.units.size());
    for (size_t i = 0; i < text.units.size(); ++i)
        index.emplace_back(text.units[i].meaning, i);
    std::ranges::sort(index);
    return index;
}

auto withMeaning(const MeaningIndex &index, quint32 meaning)
{
    return std::ranges::equal_range(index, meaning, {}, &std::pair<quint32, size_t>::first);
}

double ratio(double part, double whole)
{
    return whole > 0 ? std::min(1.0, part / whole) : 0;
}

double saturate(double sum)
{
    return 1 - std::exp(-sum);
}

/// One comparison in the making.
class PairComparer
{
public:
    PairComparer(const NormalizedText &left, const NormalizedText &right)
        : m_left(left)
        , m_right(right)
        , m_rightIndex(indexMeanings(right))
        , m_leftIndex(indexMeanings(left))
        , m_leftCount(std::min(left.sentences.size(), maximumSentences))
        , m_rightCount(std::min(right.sentences.size(), maximumSentences))
        , m_shared(m_leftCount * m_rightCount, 0.0F)
    {
    }

    PairAnalysis run()
    {
        m_result.equal = m_left.equality == m_right.equality;
        matchUnits();
        shareSentences();
        measureCoverage();
        measureSequences();
        measureSentences();
        alignPartners();
        finishConflicts();
        return std::move(m_result);
    }

private:
    struct Partner {
        size_t right = 0;
        double coverage = 0; ///< Of the smaller of the two sentences.
        double dice = 0;
    };

    void matchUnits()
    {
        const auto match = [](const NormalizedText &from, const MeaningIndex &index,
                              std::vector<int> &partners) {
            partners.assign(from.units.size(), -1);
            for (size_t i = 0; i < from.units.size(); ++i) {
                const auto found = withMeaning(index, from.units[i].meaning);
                if (!found.empty())
                    partners[i] = static_cast<int>(found.front().second);
            }
        };
        match(m_left, m_rightIndex, m_result.leftPartner);
        match(m_right, m_leftIndex, m_result.rightPartner);
        matchTypos();
    }

    /// Unmatched words that are alike but for a typing mistake.
    void matchTypos()
    {
        std::vector<size_t> open;
        for (size_t j = 0; j < m_right.units.size() && open.size() < 200; ++j) {
            if (m_result.rightPartner[j] < 0 && m_right.units[j].kind == UnitKind::Word)
                open.push_back(j);
        }
        size_t tried = 0;
        for (size_t i = 0; i < m_left.units.size() && tried < 200; ++i) {
            if (m_result.leftPartner[i] >= 0 || m_left.units[i].kind != UnitKind::Word)
                continue;
            ++tried;
            for (const size_t j : open) {
                if (unitsMatch(m_left, m_left.units[i], m_right, m_right.units[j])) {
                    m_result.leftPartner[i] = static_cast<int>(j);
                    m_result.rightPartner[j] = static_cast<int>(i);
                    break;
                }
            }
        }
    }

    float &shared(size_t left, size_t right) { return m_shared[left * m_rightCount + right]; }

    /// Common weight of every sentence with every other.
    void shareSentences()
    {
        std::vector<int> seen(m_rightCount, -1);
        for (size_t i = 0; i < m_left.units.size(); ++i) {
            const TextUnit &unit = m_left.units[i];
            if (!speaks(unit) || unit.sentence >= m_leftCount || m_result.leftPartner[i] < 0)
                continue;
            const quint32 meaning =
                m_right.units[static_cast<size_t>(m_result.leftPartner[i])].meaning;
            size_t looked = 0;
            for (const auto &[key, j] : withMeaning(m_rightIndex, meaning)) {
                const size_t sentence = m_right.units[j].sentence;
                if (sentence >= m_rightCount || seen[sentence] == static_cast<int>(i)
                    || ++looked > 64)
                    continue;
                seen[sentence] = static_cast<int>(i);
                shared(unit.sentence, sentence) += unit.weight;
            }
        }
    }

    void measureCoverage()
    {
        struct Sums {
            double all = 0, found = 0, statement = 0, statementFound = 0, facts = 0, factsFound = 0;
        };
        const auto sum = [](const NormalizedText &text, const std::vector<int> &partners) {
            Sums sums;
            for (size_t i = 0; i < text.units.size(); ++i) {
                const TextUnit &unit = text.units[i];
                const double weight = unit.weight;
                const bool found = partners[i] >= 0;
                sums.all += weight;
                sums.found += found ? weight : 0;
                const bool why = unit.sentence < text.sentences.size()
                    && text.sentences[unit.sentence].part == TextPart::Why;
                sums.statement += why ? 0 : weight;
                sums.statementFound += found && !why ? weight : 0;
                sums.facts += isFact(unit) ? weight : 0;
                sums.factsFound += isFact(unit) && found ? weight : 0;
            }
            return sums;
        };
        const Sums left = sum(m_left, m_result.leftPartner);
        const Sums right = sum(m_right, m_result.rightPartner);
        const bool leftSmaller = left.all <= right.all;
        m_smallerIsLeft = leftSmaller;
        const Sums &smaller = leftSmaller ? left : right;
        const Sums &larger = leftSmaller ? right : left;
        m_result[PairFeature::CoverageSmaller] = ratio(smaller.found, smaller.all);
        m_result[PairFeature::CoverageLarger] = ratio(larger.found, larger.all);
        m_result[PairFeature::StatementCoverage] =
            std::max(ratio(left.statementFound, left.statement),
                     ratio(right.statementFound, right.statement));
        const Sums &fewer = left.facts <= right.facts ? left : right;
        // Where there are hardly any facts, the share says little: it is drawn to one half.
        m_result[PairFeature::FactCoverage] = (fewer.factsFound + 1) / (fewer.facts + 2);
        m_result[PairFeature::FactDice] =
            (left.factsFound + right.factsFound + 1) / (left.facts + right.facts + 2);
        m_result[PairFeature::ExclusiveFacts] =
            ratio(std::min(left.facts - left.factsFound, right.facts - right.factsFound),
                  std::max(1.0, std::min(left.facts, right.facts)));
        m_result[PairFeature::SizeRatio] = ratio(smaller.all, larger.all);
    }

    static std::vector<std::pair<quint64, float>> sequences(const NormalizedText &text)
    {
        std::vector<std::pair<quint64, float>> pairs;
        size_t last = text.units.size();
        for (size_t i = 0; i < text.units.size(); ++i) {
            if (!speaks(text.units[i]))
                continue;
            if (last < i && text.units[last].sentence == text.units[i].sentence)
                pairs.emplace_back(quint64(text.units[last].meaning) << 32 | text.units[i].meaning,
                                   text.units[last].weight + text.units[i].weight);
            last = i;
        }
        std::ranges::sort(pairs);
        const auto doubled = std::ranges::unique(pairs, {}, &std::pair<quint64, float>::first);
        pairs.erase(doubled.begin(), doubled.end());
        return pairs;
    }

    void measureSequences()
    {
        const auto left = sequences(m_left);
        const auto right = sequences(m_right);
        double common = 0;
        double leftAll = 0;
        double rightAll = 0;
        for (const auto &[key, weight] : left)
            leftAll += weight;
        for (const auto &[key, weight] : right)
            rightAll += weight;
        for (auto a = left.begin(), b = right.begin(); a != left.end() && b != right.end();) {
            if (a->first == b->first) {
                common += std::min(a->second, b->second);
                ++a;
                ++b;
            } else if (a->first < b->first) {
                ++a;
            } else {
                ++b;
            }
        }
        m_result[PairFeature::SequenceSmaller] = ratio(common, std::min(leftAll, rightAll));
        m_result[PairFeature::SequenceDice] = ratio(2 * common, leftAll + rightAll);
    }

    Partner partnerOf(size_t left)
    {
        Partner best;
        for (size_t right = 0; right < m_rightCount; ++right) {
            const double common = shared(left, right);
            const double a = m_left.sentences[left].weight;
            const double b = m_right.sentences[right].weight;
            const double dice = ratio(2 * common, a + b);
            if (dice > best.dice)
                best = {right, ratio(common, std::min(a, b)), dice};
        }
        return best;
    }

    void measureSentences()
    {
        double sum = 0;
        double weights = 0;
        double worst = 1;
        const NormalizedText &smaller = m_smallerIsLeft ? m_left : m_right;
        const size_t count = m_smallerIsLeft ? m_leftCount : m_rightCount;
        const size_t others = m_smallerIsLeft ? m_rightCount : m_leftCount;
        for (size_t own = 0; own < count; ++own) {
            const double weight = smaller.sentences[own].weight;
            if (weight < 1)
                continue;
            double best = 0;
            for (size_t other = 0; other < others; ++other)
                best = std::max(
                    best, ratio(m_smallerIsLeft ? shared(own, other) : shared(other, own), weight));
            sum += best * best * weight;
            weights += weight;
            if (smaller.sentences[own].part != TextPart::Why && weight > 2)
                worst = std::min(worst, best);
        }
        m_result[PairFeature::SentenceCoverage] = ratio(sum, weights);
        m_result[PairFeature::WorstSentence] = worst;
    }

    void alignPartners()
    {
        std::vector<char> leftAligned(m_left.units.size(), 0);
        std::vector<char> rightAligned(m_right.units.size(), 0);
        for (size_t left = 0; left < m_leftCount; ++left) {
            const Partner partner = partnerOf(left);
            if (partner.coverage < partnerFloor)
                continue;
            const auto stretches = alignSentences(m_left, m_left.sentences[left], m_right,
                                                  m_right.sentences[partner.right]);
            for (size_t i = 0; i < stretches.size(); ++i) {
                const AlignedStretch &stretch = stretches[i];
                if (!stretch.matched) {
                    lookAtEdit(stretch, partner, i > 0, i + 1 < stretches.size());
                    continue;
                }
                for (size_t at = 0; at < stretch.left.size(); ++at) {
                    leftAligned[stretch.left[at]] = 1;
                    rightAligned[stretch.right[at]] = 1;
                    lookAtPolarity(stretch.left[at], stretch.right[at], partner);
                }
            }
            lookAtOrder(stretches, partner);
        }
        double leftWeight = 0;
        double rightWeight = 0;
        for (size_t i = 0; i < m_left.units.size(); ++i)
            leftWeight += leftAligned[i] ? m_left.units[i].weight : 0;
        for (size_t i = 0; i < m_right.units.size(); ++i)
            rightWeight += rightAligned[i] ? m_right.units[i].weight : 0;
        const double leftShare = ratio(leftWeight, m_left.weight);
        const double rightShare = ratio(rightWeight, m_right.weight);
        m_result[PairFeature::AlignedSmaller] = m_smallerIsLeft ? leftShare : rightShare;
        m_result[PairFeature::AlignedLarger] = m_smallerIsLeft ? rightShare : leftShare;
        m_alignedWeight = leftWeight;
    }

    void lookAtPolarity(size_t left, size_t right, const Partner &partner)
    {
        const TextUnit &a = m_left.units[left];
        const TextUnit &b = m_right.units[right];
        m_polarityAll += a.weight;
        if (a.negated == b.negated)
            return;
        m_polarityDiffers += a.weight * partner.dice;
        if (m_polarityLeft.empty() || m_left.units[m_polarityLeft.back()].clause != a.clause) {
            m_polarityLeft.push_back(left);
            m_polarityRight.push_back(right);
        }
    }

    /// Units of an edit that the other text has nowhere.
    static std::vector<size_t> exclusive(const std::vector<size_t> &units,
                                         const std::vector<int> &partners)
    {
        std::vector<size_t> result;
        for (const size_t unit : units) {
            if (partners[unit] < 0)
                result.push_back(unit);
        }
        return result;
    }

    void lookAtEdit(const AlignedStretch &stretch, const Partner &partner, bool matchedBefore,
                    bool matchedAfter)
    {
        ++m_edits;
        const double context =
            partner.dice * partner.dice * (matchedBefore && matchedAfter ? 1.0 : 0.7);
        lookAtOpposites(stretch, context);
        lookAtNegation(stretch, context);
        lookAtScope(stretch, context);
        if (stretch.left.empty() || stretch.right.empty())
            return;
        const std::vector<size_t> left = exclusive(stretch.left, m_result.leftPartner);
        const std::vector<size_t> right = exclusive(stretch.right, m_result.rightPartner);
        if (left.empty() || right.empty()) {
            lookAtExchange(stretch, context);
            return;
        }
        const auto firstOf = [](const NormalizedText &text, const std::vector<size_t> &units,
                                auto test) {
            const auto found =
                std::ranges::find_if(units, [&](size_t unit) { return test(text.units[unit]); });
            return found == units.end() ? -1 : static_cast<int>(*found);
        };
        const int numberLeft = firstOf(m_left, left, isNumeric);
        const int numberRight = firstOf(m_right, right, isNumeric);
        if (numberLeft >= 0 && numberRight >= 0) {
            addNumberDifference(static_cast<size_t>(numberLeft), static_cast<size_t>(numberRight),
                                context);
            return;
        }
        const double length = static_cast<double>(std::max(left.size(), right.size()));
        const double closeness = context / (1 + 0.25 * std::max(0.0, length - 2));
        m_result.differences.push_back({kindOf(left, right), closeness, left, right});
    }

    void addNumberDifference(size_t left, size_t right, double context)
    {
        const UnitKind a = m_left.units[left].kind;
        const UnitKind b = m_right.units[right].kind;
        DifferenceKind kind = DifferenceKind::Number;
        if (a == UnitKind::Version || b == UnitKind::Version)
            kind = DifferenceKind::Version;
        else if (a == UnitKind::Date || a == UnitKind::Time || b == UnitKind::Date
                 || b == UnitKind::Time)
            kind = DifferenceKind::Date;
        else if (left > 0 && m_left.units[left - 1].named
                 && m_left.letters(m_left.units[left]).find(u'.') != std::u16string_view::npos)
            kind = DifferenceKind::Version;
        m_result.differences.push_back({kind, context, {left}, {right}});
    }

    DifferenceKind kindOf(const std::vector<size_t> &left, const std::vector<size_t> &right) const
    {
        const auto some = [&](auto test) {
            const auto in = [&](const NormalizedText &text, const std::vector<size_t> &units) {
                return std::ranges::any_of(units,
                                           [&](size_t unit) { return test(text.units[unit]); });
            };
            return in(m_left, left) && in(m_right, right);
        };
        if (some([](const TextUnit &unit) { return unit.kind == UnitKind::Path; }))
            return DifferenceKind::Path;
        if (some([](const TextUnit &unit) { return unit.kind == UnitKind::Flag; }))
            return DifferenceKind::Flag;
        if (some([](const TextUnit &unit) {
                return unit.kind == UnitKind::Code || unit.kind == UnitKind::Path;
            }))
            return DifferenceKind::Code;
        if (some([](const TextUnit &unit) {
                return unit.kind == UnitKind::Word && unit.wordClass == WordClass::Content
                    && unit.meaning >= 0x80000000U;
            }))
            return DifferenceKind::Name;
        return DifferenceKind::Wording;
    }

    /// A negation that stands on one side only.
    void lookAtNegation(const AlignedStretch &stretch, double context)
    {
        const auto negations = [](const NormalizedText &text, const std::vector<size_t> &units) {
            std::vector<size_t> result;
            for (const size_t unit : units) {
                if (text.units[unit].wordClass == WordClass::Negation)
                    result.push_back(unit);
            }
            return result;
        };
        const auto left = negations(m_left, stretch.left);
        const auto right = negations(m_right, stretch.right);
        const size_t length = stretch.left.size() + stretch.right.size();
        if (left.size() % 2 != right.size() % 2 && length < 6)
            m_result.differences.push_back({DifferenceKind::Polarity, context, left, right});
    }

    /// One word for another, both of which both texts have.
    void lookAtExchange(const AlignedStretch &stretch, double context)
    {
        if (stretch.left.size() > 2 || stretch.right.size() > 2)
            return;
        const TextUnit &a = m_left.units[stretch.left.front()];
        const TextUnit &b = m_right.units[stretch.right.front()];
        if (std::min(a.weight, b.weight) < 0.45F || a.meaning == b.meaning)
            return;
        m_result.differences.push_back(
            {kindOf(stretch.left, stretch.right), context, stretch.left, stretch.right});
        m_exchange += context;
    }

    /// Weight share of common words that one text always negates and the other never.
    double factPolarity() const
    {
        double all = 0;
        double differs = 0;
        for (size_t i = 0; i < m_left.units.size(); ++i) {
            const TextUnit &unit = m_left.units[i];
            if (m_result.leftPartner[i] < 0 || unit.weight < 0.45F)
                continue;
            const auto here = negatedShare(m_left, m_leftIndex, unit.meaning);
            const auto there = negatedShare(m_right, m_rightIndex, unit.meaning);
            all += unit.weight;
            differs += unit.weight * std::abs(here - there);
        }
        return ratio(differs, std::max(2.0, all));
    }

    static double negatedShare(const NormalizedText &text, const MeaningIndex &index,
                               quint32 meaning)
    {
        double all = 0;
        double negated = 0;
        for (const auto &[key, unit] : withMeaning(index, meaning)) {
            if (++all > 16)
                break;
            negated += text.units[unit].negated ? 1 : 0;
        }
        return ratio(negated, all);
    }

    void lookAtOpposites(const AlignedStretch &stretch, double context)
    {
        for (const size_t i : stretch.left) {
            const TextUnit &a = m_left.units[i];
            if (a.axis == 0 || a.wordClass == WordClass::Month || a.wordClass == WordClass::Scope)
                continue;
            for (const size_t j : stretch.right) {
                const TextUnit &b = m_right.units[j];
                if (b.axis == -a.axis && b.wordClass != WordClass::Month)
                    m_result.differences.push_back({DifferenceKind::Polarity, context, {i}, {j}});
            }
        }
    }

    void lookAtScope(const AlignedStretch &stretch, double context)
    {
        const auto scopes = [](const NormalizedText &text, const std::vector<size_t> &units,
                               const std::vector<int> &partners) {
            std::vector<size_t> result;
            for (const size_t unit : units) {
                if (text.units[unit].wordClass == WordClass::Scope && text.units[unit].axis != 0
                    && partners[unit] < 0)
                    result.push_back(unit);
            }
            return result;
        };
        const auto left = scopes(m_left, stretch.left, m_result.leftPartner);
        const auto right = scopes(m_right, stretch.right, m_result.rightPartner);
        if (left.empty() && right.empty())
            return;
        bool opposite = false;
        for (const size_t i : left) {
            for (const size_t j : right)
                opposite |= m_left.units[i].axis == -m_right.units[j].axis;
        }
        m_result.differences.push_back(
            {DifferenceKind::Scope, context * (opposite ? 1 : 0.5), left, right});
    }

    /// The same units moved across an order word or exchanged with each other.
    void lookAtOrder(const std::vector<AlignedStretch> &stretches, const Partner &partner)
    {
        std::vector<std::pair<size_t, size_t>> moved; // left unit, right unit
        for (const AlignedStretch &stretch : stretches) {
            if (stretch.matched)
                continue;
            for (const size_t i : stretch.left) {
                if (m_result.leftPartner[i] < 0 || m_left.units[i].weight < 0.45F)
                    continue;
                for (const AlignedStretch &other : stretches) {
                    if (other.matched || &other == &stretch)
                        continue;
                    for (const size_t j : other.right) {
                        if (m_right.units[j].meaning == m_left.units[i].meaning)
                            moved.emplace_back(i, j);
                    }
                }
            }
        }
        // Exchanged: in one edit X stands against Y, in another Y against X.
        for (const AlignedStretch &first : stretches) {
            if (first.matched || first.left.empty() || first.right.empty())
                continue;
            for (const auto &[i, j] : moved) {
                for (const auto &[k, l] : moved) {
                    const bool here = std::ranges::find(first.left, i) != first.left.end()
                        && std::ranges::find(first.right, l) != first.right.end();
                    const bool there = here && i != k
                        && m_left.units[i].meaning != m_left.units[k].meaning
                        && answers(stretches, k, j);
                    if (there) {
                        m_result.differences.push_back(
                            {DifferenceKind::Order, partner.dice * partner.dice, {i, k}, {l, j}});
                        return;
                    }
                }
            }
        }
        if (moved.empty() || !hasOrderWord(m_left, stretches, true)
            || !hasOrderWord(m_right, stretches, false))
            return;
        m_result.differences.push_back({DifferenceKind::Order,
                                        0.6 * partner.coverage * partner.dice,
                                        {moved.front().first},
                                        {moved.front().second}});
    }

    static bool answers(const std::vector<AlignedStretch> &stretches, size_t left, size_t right)
    {
        return std::ranges::any_of(stretches, [&](const AlignedStretch &stretch) {
            return !stretch.matched && std::ranges::find(stretch.left, left) != stretch.left.end()
                && std::ranges::find(stretch.right, right) != stretch.right.end();
        });
    }

    static bool hasOrderWord(const NormalizedText &text,
                             const std::vector<AlignedStretch> &stretches, bool left)
    {
        return std::ranges::any_of(stretches, [&](const AlignedStretch &stretch) {
            return std::ranges::any_of(left ? stretch.left : stretch.right, [&](size_t unit) {
                return text.units[unit].wordClass == WordClass::Order;
            });
        });
    }

    void finishConflicts()
    {
        if (m_polarityDiffers > 0)
            m_result.differences.push_back({DifferenceKind::Polarity,
                                            ratio(m_polarityDiffers, std::max(1.0, m_polarityAll)),
                                            m_polarityLeft, m_polarityRight});
        std::array<double, pairFeatureCount> sums{};
        const auto add = [&](PairFeature feature, double strength) {
            sums[static_cast<size_t>(feature)] += strength;
        };
        for (const PairDifference &difference : m_result.differences) {
            switch (difference.kind) {
            case DifferenceKind::Number:
            case DifferenceKind::Version:
            case DifferenceKind::Date:
                add(PairFeature::NumberConflict, difference.strength);
                break;
            case DifferenceKind::Polarity:
                if (difference.left != m_polarityLeft || m_polarityLeft.empty())
                    add(PairFeature::OppositeConflict, difference.strength);
                break;
            case DifferenceKind::Path:
            case DifferenceKind::Flag:
            case DifferenceKind::Code:
                add(PairFeature::CodeConflict, difference.strength);
                break;
            case DifferenceKind::Name:
                add(PairFeature::NameConflict, difference.strength);
                break;
            case DifferenceKind::Scope:
                add(PairFeature::ScopeConflict, difference.strength);
                break;
            case DifferenceKind::Order:
                add(PairFeature::OrderConflict, difference.strength);
                break;
            case DifferenceKind::Wording:
            case DifferenceKind::None:
                add(PairFeature::WordingConflict, difference.strength);
                break;
            }
        }
        for (size_t i = 0; i < pairFeatureCount; ++i) {
            if (sums[i] > 0)
                m_result.features[i] = saturate(sums[i]);
        }
        m_result[PairFeature::PolarityConflict] =
            std::sqrt(ratio(m_polarityDiffers, std::max(1.0, m_polarityAll)));
        m_result[PairFeature::FactPolarity] = factPolarity();
        m_result[PairFeature::ExchangeConflict] = saturate(m_exchange);
        for (const PairDifference &difference : m_result.differences) {
            double &strongest = m_result[PairFeature::StrongestConflict];
            strongest = std::max(strongest, difference.strength);
        }
        m_result[PairFeature::EditDensity] = ratio(m_edits, std::max(1.0, m_alignedWeight));
        m_result[PairFeature::LooseNumberConflict] = looseNumbers();
        std::ranges::stable_sort(m_result.differences, std::greater(), &PairDifference::strength);
    }

    double looseNumbers() const
    {
        const auto count = [](const NormalizedText &text, const std::vector<int> &partners) {
            double own = 0;
            for (size_t i = 0; i < text.units.size(); ++i)
                own += isNumeric(text.units[i]) && partners[i] < 0 ? 1 : 0;
            return own;
        };
        return saturate(
            0.5
            * std::min(count(m_left, m_result.leftPartner), count(m_right, m_result.rightPartner)));
    }

    const NormalizedText &m_left;
    const NormalizedText &m_right;
    MeaningIndex m_rightIndex;
    MeaningIndex m_leftIndex;
    size_t m_leftCount;
    size_t m_rightCount;
    std::vector<float> m_shared;
    PairAnalysis m_result;
    bool m_smallerIsLeft = true;
    double m_alignedWeight = 0;
    double m_edits = 0;
    double m_exchange = 0;
    double m_polarityAll = 0;
    double m_polarityDiffers = 0;
    std::vector<size_t> m_polarityLeft;
    std::vector<size_t> m_polarityRight;
};

} // namespace

PairAnalysis analysePair(const NormalizedText &left, const NormalizedText &right)
{
    return PairComparer(left, right).run();
}

} // namespace memorydesk
