// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/duplicates/sentencealignment.h"

#include <rapidfuzz/fuzz.hpp>

#include <algorithm>

namespace memorydesk {

namespace {

constexpr size_t maximumCells = 90000;
constexpr size_t shortestTypo = 5;
constexpr double typoRatio = 80;

std::vector<size_t> speakingUnits(const NormalizedText &text, const TextSentence &sentence)
{
    std::vector<size_t> units;
    for (size_t i = sentence.begin; i < sentence.end; ++i) {
        if (text.units[i].weight > 0.1F)
            units.push_back(i);
    }
    return units;
}

void append(std::vector<AlignedStretch> &stretches, bool matched, int left, int right)
{
    if (stretches.empty() || stretches.back().matched != matched)
        stretches.push_back({matched, {}, {}});
    if (left >= 0)
        stretches.back().left.push_back(static_cast<size_t>(left));
    if (right >= 0)
        stretches.back().right.push_back(static_cast<size_t>(right));
}

} // namespace

bool unitsMatch(const NormalizedText &left, const TextUnit &a, const NormalizedText &right,
                const TextUnit &b)
{
    if (a.meaning == b.meaning)
        return true;
    if (a.kind != UnitKind::Word || b.kind != UnitKind::Word || a.meaning < 0x80000000U
        || b.meaning < 0x80000000U || a.foldedLength < shortestTypo
        || b.foldedLength < shortestTypo)
        return false;
    const auto lettersLeft = left.letters(a);
    const auto lettersRight = right.letters(b);
    if (lettersLeft.front() != lettersRight.front())
        return false;
    return rapidfuzz::fuzz::ratio(lettersLeft.begin(), lettersLeft.end(), lettersRight.begin(),
                                  lettersRight.end(), typoRatio)
        >= typoRatio;
}

std::vector<AlignedStretch> alignSentences(const NormalizedText &left,
                                           const TextSentence &leftSentence,
                                           const NormalizedText &right,
                                           const TextSentence &rightSentence)
{
    const std::vector<size_t> a = speakingUnits(left, leftSentence);
    const std::vector<size_t> b = speakingUnits(right, rightSentence);
    std::vector<AlignedStretch> stretches;
    if (a.empty() || b.empty() || a.size() * b.size() > maximumCells)
        return stretches;
    const size_t width = b.size() + 1;
    // Best common weight of the rest, from each pair of places.
    std::vector<float> best((a.size() + 1) * width, 0.0F);
    std::vector<bool> matches(a.size() * b.size(), false);
    for (size_t i = a.size(); i-- > 0;) {
        for (size_t j = b.size(); j-- > 0;) {
            float value = std::max(best[(i + 1) * width + j], best[i * width + j + 1]);
            const bool match = unitsMatch(left, left.units[a[i]], right, right.units[b[j]]);
            matches[i * b.size() + j] = match;
            if (match)
                value = std::max(value, best[(i + 1) * width + j + 1] + left.units[a[i]].weight);
            best[i * width + j] = value;
        }
    }
    size_t i = 0;
    size_t j = 0;
    while (i < a.size() && j < b.size()) {
        const float here = best[i * width + j];
        if (matches[i * b.size() + j]
            && here <= best[(i + 1) * width + j + 1] + left.units[a[i]].weight) {
            append(stretches, true, static_cast<int>(a[i++]), static_cast<int>(b[j++]));
        } else if (here <= best[(i + 1) * width + j]) {
            append(stretches, false, static_cast<int>(a[i++]), -1);
        } else {
            append(stretches, false, -1, static_cast<int>(b[j++]));
        }
    }
    for (; i < a.size(); ++i)
        append(stretches, false, static_cast<int>(a[i]), -1);
    for (; j < b.size(); ++j)
        append(stretches, false, -1, static_cast<int>(b[j]));
    return stretches;
}

} // namespace memorydesk
