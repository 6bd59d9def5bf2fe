// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/duplicates/textnormalizer.h"

#include "core/duplicates/unitscanner.h"

#include <algorithm>

namespace memorydesk {

namespace {

bool isUnitNamed(const TextUnit &unit, std::u16string_view english)
{
    const LexiconEntry *entry = Lexicon::table().english(english);
    return entry != nullptr && unit.meaning == entry->meaning;
}

void makeDate(TextUnit &unit, double month, double day)
{
    unit.kind = UnitKind::Date;
    unit.value = month * 100 + day;
    unit.wordClass = WordClass::Content;
    unit.meaning = unitKey(QString::number(unit.value).toStdU16String(), 2);
    unit.surface = unit.meaning;
}

void makeTime(TextUnit &unit, double minutes)
{
    unit.kind = UnitKind::Time;
    unit.value = minutes;
    unit.wordClass = WordClass::Content;
    unit.meaning = unitKey(QString::number(minutes).toStdU16String(), 3);
    unit.surface = unit.meaning;
}

void swallow(std::vector<TextUnit> &units, size_t into, size_t count)
{
    const TextUnit &last = units[into + count];
    if (last.field == units[into].field)
        units[into].length = last.start + last.length - units[into].start;
    units.erase(units.begin() + static_cast<std::ptrdiff_t>(into) + 1,
                units.begin() + static_cast<std::ptrdiff_t>(into + count) + 1);
}

/// "April 13", "13 April", 5 月 20 日 and 下午五點 become dates and times, in place.
void joinDatesAndTimes(std::vector<TextUnit> &units)
{
    const auto isNumber = [&](size_t at, double most) {
        return at < units.size() && units[at].kind == UnitKind::Number && units[at].value <= most;
    };
    const auto together = [&](size_t a, size_t b) {
        return b < units.size() && units[a].sentence == units[b].sentence
            && units[a].field == units[b].field;
    };
    for (size_t i = 0; i < units.size(); ++i) {
        if (units[i].wordClass == WordClass::Month && isNumber(i + 1, 31) && together(i, i + 1)) {
            makeDate(units[i], units[i].axis, units[i + 1].value);
            units[i].axis = 0;
            swallow(units, i, 1);
        } else if (isNumber(i, 31) && together(i, i + 1)
                   && units[i + 1].wordClass == WordClass::Month) {
            makeDate(units[i], units[i + 1].axis, units[i].value);
            swallow(units, i, 1);
        } else if (isNumber(i, 12) && together(i, i + 2) && isUnitNamed(units[i + 1], u"month")
                   && isNumber(i + 2, 31)) {
            makeDate(units[i], units[i].value, units[i + 2].value);
            const bool day = together(i, i + 3) && isUnitNamed(units[i + 3], u"day");
            swallow(units, i, day ? 3 : 2);
        } else if (isNumber(i, 24) && together(i, i + 1) && isUnitNamed(units[i + 1], u"o'clock")) {
            const bool afternoon =
                i > 0 && together(i - 1, i) && isUnitNamed(units[i - 1], u"afternoon");
            makeTime(units[i], (units[i].value + (afternoon && units[i].value < 12 ? 12 : 0)) * 60);
            swallow(units, i, 1);
        } else if (isNumber(i, 12) && together(i, i + 1) && units[i + 1].axis == -30
                   && units[i + 1].kind == UnitKind::Word) {
            makeTime(units[i], (units[i].value + (units[i].value < 12 ? 12 : 0)) * 60);
            swallow(units, i, 1);
        }
    }
}

float weightOf(const TextUnit &unit)
{
    switch (unit.kind) {
    case UnitKind::Number:
    case UnitKind::Version:
    case UnitKind::Date:
    case UnitKind::Time:
        return 1.0F;
    case UnitKind::Path:
    case UnitKind::Flag:
    case UnitKind::Code:
        return 1.6F;
    case UnitKind::Symbol:
        return 0.05F;
    case UnitKind::Word:
    case UnitKind::Ideographs:
        break;
    }
    switch (unit.wordClass) {
    case WordClass::Stop:
    case WordClass::WhyMark:
    case WordClass::HowMark:
        return 0.05F;
    case WordClass::Light:
    case WordClass::Scope:
    case WordClass::Order:
    case WordClass::Unit:
    case WordClass::Month:
        return 0.4F;
    case WordClass::Obligation:
    case WordClass::Permission:
    case WordClass::Negation:
        return 0.15F;
    case WordClass::Content:
        break;
    }
    if (unit.kind == UnitKind::Ideographs)
        return unit.meaning < 0x80000000U ? 0.9F : 0.5F;
    return unit.named ? 1.3F : 1.0F;
}

/// Marks what a negation of its clause governs: what follows it, or all when nothing much follows.
void spreadNegation(std::vector<TextUnit> &units)
{
    for (size_t begin = 0; begin < units.size();) {
        size_t end = begin;
        size_t negation = units.size();
        while (end < units.size() && units[end].clause == units[begin].clause) {
            if (units[end].wordClass == WordClass::Negation)
                negation = std::min(negation, end);
            ++end;
        }
        if (negation < end) {
            float after = 0;
            for (size_t i = negation + 1; i < end; ++i)
                after += units[i].weight;
            for (size_t i = after < 1 ? begin : negation + 1; i < end; ++i)
                units[i].negated = units[i].wordClass != WordClass::Negation;
        }
        begin = end;
    }
}

bool countsForEquality(const std::u16string &text, size_t at, const CharacterFold &fold)
{
    const CharacterClass unitClass = fold.classOf(text[at]);
    if (unitClass != CharacterClass::Punctuation)
        return unitClass != CharacterClass::Blank;
    const auto classAt = [&](size_t place) {
        return place < text.size() ? fold.classOf(text[place]) : CharacterClass::Blank;
    };
    const bool digitsAround = at > 0 && classAt(at - 1) == CharacterClass::Digit
        && classAt(at + 1) == CharacterClass::Digit;
    switch (text[at]) {
    case u'+':
    case u'<':
    case u'>':
    case u'=':
    case u'%':
    case u'&':
    case u'$':
    case u'@':
    case u'|':
        return true;
    case u'#':
        return at + 1 < text.size() && classAt(at + 1) != CharacterClass::Blank
            && text[at + 1] != u'#';
    case u'-':
        return digitsAround
            || ((at == 0 || classAt(at - 1) == CharacterClass::Blank || text[at - 1] == u'`')
                && classAt(at + 1) == CharacterClass::Letter);
    default:
        return digitsAround;
    }
}

void appendEquality(QStringView source, std::u16string &equality)
{
    const CharacterFold &fold = CharacterFold::table();
    const std::u16string text = fold.fold(source).text;
    for (size_t i = 0; i < text.size(); ++i) {
        if (countsForEquality(text, i, fold))
            equality.push_back(text[i]);
    }
    equality.push_back(u'\n');
}

} // namespace

NormalizedText normalizeText(const DuplicateText &text)
{
    NormalizedText result;
    UnitScanner(text.name, DuplicateField::Name, result).scan();
    UnitScanner(text.description, DuplicateField::Description, result).scan();
    UnitScanner(text.body, DuplicateField::Body, result).scan();
    joinDatesAndTimes(result.units);
    for (TextUnit &unit : result.units)
        unit.weight = weightOf(unit);
    spreadNegation(result.units);
    // Joining has moved units: sentences are counted out again.
    std::vector<TextSentence> sentences;
    for (size_t i = 0; i < result.units.size(); ++i) {
        if (sentences.empty() || result.units[i].sentence != result.units[i - 1].sentence) {
            const size_t known =
                std::min<size_t>(result.units[i].sentence, result.sentences.size() - 1);
            sentences.push_back({i, i, result.sentences[known].part, 0});
        }
        sentences.back().end = i + 1;
        sentences.back().weight += result.units[i].weight;
        result.weight += result.units[i].weight;
    }
    for (size_t i = 0; i < sentences.size(); ++i) {
        for (size_t at = sentences[i].begin; at < sentences[i].end; ++at)
            result.units[at].sentence = static_cast<quint16>(std::min<size_t>(i, 65535));
    }
    result.sentences = std::move(sentences);
    appendEquality(text.name, result.equality);
    appendEquality(text.description, result.equality);
    appendEquality(text.body, result.equality);
    return result;
}

} // namespace memorydesk
