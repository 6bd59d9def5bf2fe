// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/duplicates/characterfold.h"

#include <unicode/normalizer2.h>
#include <unicode/translit.h>
#include <unicode/uchar.h>

#include <algorithm>
#include <memory>

namespace memorydesk {

namespace {

constexpr char16_t firstHan = 0x3400;
constexpr char16_t lastHan = 0x9FFF;

bool isCombiningMark(char16_t unit)
{
    return unit >= 0x0300 && unit <= 0x036F;
}

/// Dashes, quotes and the few other signs that people exchange without meaning anything by it.
char16_t plainSign(char16_t unit)
{
    switch (unit) {
    case 0x2010:
    case 0x2011:
    case 0x2012:
    case 0x2013:
    case 0x2014:
    case 0x2015:
    case 0x2212:
        return u'-';
    case 0x2018:
    case 0x2019:
    case 0x201B:
    case 0x2032:
    case 0x02BC:
        return u'\'';
    case 0x201C:
    case 0x201D:
    case 0x201E:
    case 0x2033:
        return u'"';
    case 0x2028:
    case 0x2029:
        return u'\n';
    default:
        return unit;
    }
}

bool isHangul(char16_t unit)
{
    return unit >= 0xAC00 && unit <= 0xD7A3;
}

CharacterClass classify(char16_t unit)
{
    if (unit >= u'0' && unit <= u'9')
        return CharacterClass::Digit;
    if (unit >= 0xD800 && unit <= 0xDFFF)
        return CharacterClass::Symbol;
    if (u_isUWhiteSpace(unit) || u_iscntrl(unit))
        return CharacterClass::Blank;
    if ((unit >= firstHan && unit <= lastHan)
        || (unit >= 0x3041 && unit <= 0x30FF && unit != 0x30FB)
        || (unit >= 0xF900 && unit <= 0xFAFF) || unit == 0x3005)
        return CharacterClass::Ideograph;
    if (u_isalpha(unit) || isHangul(unit)
        || (U_GET_GC_MASK(unit) & (U_GC_M_MASK | U_GC_N_MASK)) != 0)
        return CharacterClass::Letter;
    if (u_ispunct(unit) || unit < 0x80)
        return CharacterClass::Punctuation;
    return CharacterClass::Symbol;
}

} // namespace

const CharacterFold &CharacterFold::table()
{
    static const CharacterFold instance;
    return instance;
}

CharacterFold::CharacterFold()
{
    foldCase();
    foldTraditional();
    classify();
}

void CharacterFold::foldCase()
{
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2 *caseFold = icu::Normalizer2::getNFKCCasefoldInstance(status);
    const icu::Normalizer2 *decompose = icu::Normalizer2::getNFDInstance(status);
    for (quint32 code = 0; code < 65536; ++code) {
        const char16_t unit = static_cast<char16_t>(code);
        m_single[code] = unit;
        if (U_FAILURE(status) || (code >= 0xD800 && code <= 0xDFFF))
            continue;
        icu::UnicodeString folded =
            caseFold->normalize(icu::UnicodeString(plainSign(unit)), status);
        if (!folded.isEmpty() && folded.charAt(0) < 0x0530)
            folded = decompose->normalize(folded, status);
        QString plain;
        for (int32_t i = 0; i < folded.length(); ++i) {
            if (!isCombiningMark(folded.charAt(i)))
                plain += QChar(plainSign(folded.charAt(i)));
        }
        if (unit == u'\n')
            continue;
        if (plain.isEmpty())
            m_single[code] = Vanishes;
        else if (plain.size() == 1)
            m_single[code] = plain.at(0).unicode();
        else {
            m_single[code] = Expands;
            m_expansions.emplace_back(unit, plain);
        }
    }
}

void CharacterFold::foldTraditional()
{
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::Transliterator> simplify(icu::Transliterator::createInstance(
        icu::UnicodeString(u"Traditional-Simplified"), UTRANS_FORWARD, status));
    if (U_FAILURE(status) || !simplify)
        return;
    // One call for all: a line per character, since the rules may look at neighbours.
    icu::UnicodeString lines;
    for (quint32 code = firstHan; code <= lastHan; ++code)
        lines.append(static_cast<char16_t>(code)).append(u'\n');
    simplify->transliterate(lines);
    quint32 code = firstHan;
    int32_t start = 0;
    for (int32_t i = 0; i < lines.length() && code <= lastHan; ++i) {
        if (lines.charAt(i) != u'\n')
            continue;
        if (i - start == 1)
            m_single[code] = lines.charAt(start);
        start = i + 1;
        ++code;
    }
}

void CharacterFold::classify()
{
    for (quint32 code = 0; code < 65536; ++code)
        m_class[code] = memorydesk::classify(static_cast<char16_t>(code));
}

QStringView CharacterFold::expansion(char16_t unit) const
{
    const auto found =
        std::ranges::lower_bound(m_expansions, unit, {}, &std::pair<char16_t, QString>::first);
    return found != m_expansions.end() && found->first == unit ? QStringView(found->second)
                                                               : QStringView();
}

FoldedText CharacterFold::fold(QStringView text) const
{
    FoldedText result;
    const auto size = static_cast<size_t>(text.size());
    result.text.reserve(size);
    result.origin.reserve(size + 1);
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char16_t folded = m_single[text[i].unicode()];
        if (folded == Vanishes)
            continue;
        if (folded != Expands) {
            result.text.push_back(folded);
            result.origin.push_back(static_cast<quint32>(i));
            continue;
        }
        for (const QChar part : expansion(text[i].unicode())) {
            result.text.push_back(m_single[part.unicode()]);
            result.origin.push_back(static_cast<quint32>(i));
        }
    }
    result.origin.push_back(static_cast<quint32>(text.size()));
    return result;
}

} // namespace memorydesk
