// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/duplicates/unitscanner.h"

#include <algorithm>
#include <charconv>

namespace memorydesk {

namespace {

constexpr size_t longestChunk = 200;
constexpr std::u16string_view numerals = u"〇零一二三四五六七八九十百千万亿两半";

bool isLetterOrDigit(CharacterClass unitClass)
{
    return unitClass == CharacterClass::Letter || unitClass == CharacterClass::Digit;
}

bool isAsciiLetter(char16_t unit)
{
    return unit >= u'a' && unit <= u'z';
}

bool isDigit(char16_t unit)
{
    return unit >= u'0' && unit <= u'9';
}

/// Digits with thousands separators left out.
double numberOf(std::u16string_view digits)
{
    std::string plain;
    for (const char16_t unit : digits) {
        if (isDigit(unit) || unit == u'.')
            plain.push_back(static_cast<char>(unit));
    }
    double value = 0;
    std::from_chars(plain.data(), plain.data() + plain.size(), value);
    return value;
}

int numeralValue(char16_t unit)
{
    switch (unit) {
    case u'〇':
    case u'零':
        return 0;
    case u'一':
        return 1;
    case u'二':
    case u'两':
        return 2;
    case u'三':
        return 3;
    case u'四':
        return 4;
    case u'五':
        return 5;
    case u'六':
        return 6;
    case u'七':
        return 7;
    case u'八':
        return 8;
    case u'九':
        return 9;
    default:
        return -1;
    }
}

double multiplierOf(char16_t unit)
{
    switch (unit) {
    case u'十':
        return 10;
    case u'百':
        return 100;
    case u'千':
        return 1000;
    case u'万':
        return 1e4;
    case u'亿':
        return 1e8;
    default:
        return 0;
    }
}

double chineseValue(std::u16string_view run)
{
    double total = 0;
    double section = 0;
    double digit = -1;
    bool multiplied = false;
    for (const char16_t unit : run) {
        if (unit == u'半')
            continue;
        const double multiplier = multiplierOf(unit);
        if (multiplier == 0) {
            // Digit by digit, as years are written.
            digit = digit > 0 && !multiplied ? digit * 10 + numeralValue(unit) : numeralValue(unit);
            continue;
        }
        multiplied = true;
        if (multiplier < 1e4) {
            section += (digit < 0 ? 1 : digit) * multiplier;
        } else {
            total = (total + section + std::max(digit, 0.0)) * multiplier;
            section = 0;
        }
        digit = -1;
    }
    return total + section + std::max(digit, 0.0);
}

double englishNumber(std::u16string_view word)
{
    static constexpr std::pair<std::u16string_view, double> words[] = {
        {u"two", 2},      {u"three", 3},    {u"four", 4},    {u"five", 5},      {u"six", 6},
        {u"seven", 7},    {u"eight", 8},    {u"nine", 9},    {u"ten", 10},      {u"eleven", 11},
        {u"twelve", 12},  {u"fifteen", 15}, {u"twenty", 20}, {u"thirty", 30},   {u"forty", 40},
        {u"fifty", 50},   {u"sixty", 60},   {u"ninety", 90}, {u"hundred", 100}, {u"thousand", 1000},
        {u"million", 1e6}};
    const auto *const found =
        std::ranges::find(words, word, &std::pair<std::u16string_view, double>::first);
    return found == std::end(words) ? -1 : found->second;
}

} // namespace

quint32 unitKey(std::u16string_view text, quint32 salt)
{
    quint32 hash = 2166136261U ^ (salt * 0x9E3779B1U);
    for (const char16_t unit : text)
        hash = (hash ^ unit) * 16777619U;
    hash ^= hash >> 15;
    return hash | 0x80000000U; // Concepts of the lexicon have the lower half.
}

UnitScanner::UnitScanner(QStringView source, DuplicateField field, NormalizedText &result)
    : m_fold(CharacterFold::table())
    , m_lexicon(Lexicon::table())
    , m_source(source)
    , m_folded(m_fold.fold(source))
    , m_text(m_folded.text)
    , m_field(field)
    , m_result(result)
    , m_foldedBase(static_cast<quint32>(result.folded.size()))
    , m_part(field == DuplicateField::Name              ? TextPart::Title
                 : field == DuplicateField::Description ? TextPart::Description
                                                        : TextPart::Statement)
    , m_sentenceBegin(result.units.size())
    , m_clause(result.units.empty() ? quint16(0)
                                    : static_cast<quint16>(result.units.back().clause + 1))
{
}

CharacterClass UnitScanner::classAt(size_t at) const
{
    return at < m_text.size() ? m_fold.classOf(m_text[at]) : CharacterClass::Blank;
}

bool UnitScanner::isWordUnit(size_t at) const
{
    return isLetterOrDigit(classAt(at)) || unitAt(at) == u'_';
}

bool UnitScanner::isUpperAt(size_t at) const
{
    return m_source[m_folded.origin[at]].isUpper();
}

bool UnitScanner::beginsChunk(size_t at) const
{
    if (isWordUnit(at))
        return true;
    const bool atEdge = at == 0 || classAt(at - 1) == CharacterClass::Blank
        || classAt(at - 1) == CharacterClass::Ideograph || unitAt(at - 1) == u'`'
        || unitAt(at - 1) == u'(' || unitAt(at - 1) == u'"' || unitAt(at - 1) == u'\'';
    if (!atEdge)
        return false;
    switch (unitAt(at)) {
    case u'-':
        return isAsciiLetter(unitAt(at + 1))
            || (unitAt(at + 1) == u'-' && isAsciiLetter(unitAt(at + 2)));
    case u'.':
    case u'/':
    case u'@':
    case u'#':
    case u'$':
    case u'~':
        return isWordUnit(at + 1) || (unitAt(at) == u'~' && unitAt(at + 1) == u'/')
            || (unitAt(at) == u'.' && unitAt(at + 1) == u'/');
    default:
        return false;
    }
}

bool UnitScanner::joins(size_t at) const
{
    const bool before = isWordUnit(at - 1);
    const bool after = isWordUnit(at + 1);
    switch (unitAt(at)) {
    case u'\'':
        return before && classAt(at + 1) == CharacterClass::Letter;
    case u',':
        return isDigit(unitAt(at - 1)) && isDigit(unitAt(at + 1)) && isDigit(unitAt(at + 2))
            && isDigit(unitAt(at + 3)) && !isDigit(unitAt(at + 4));
    case u':':
        return (isDigit(unitAt(at - 1)) && isDigit(unitAt(at + 1)))
            || (unitAt(at + 1) == u'/' && unitAt(at + 2) == u'/') || (m_inCode && after);
    case u'/':
        return after || unitAt(at + 1) == u'.' || unitAt(at + 1) == u'/' || unitAt(at + 1) == u'*'
            || unitAt(at - 1) == u'/' || before;
    case u'-':
    case u'.':
    case u'@':
        return after || (unitAt(at) == u'-' && unitAt(at - 1) == u'-' && after);
    case u'*':
    case u'=':
    case u'+':
    case u'#':
    case u'~':
        return m_inCode && classAt(at + 1) != CharacterClass::Blank && unitAt(at + 1) != u'`';
    default:
        return false;
    }
}

size_t UnitScanner::chunkEnd(size_t begin) const
{
    size_t end = begin + 1;
    while (end < m_text.size() && end - begin < longestChunk
           && (isWordUnit(end) || joins(end)
               || (end == begin + 1 && unitAt(begin) == u'-' && unitAt(end) == u'-')))
        ++end;
    return end;
}

TextUnit &UnitScanner::add(Chunk chunk, UnitKind kind, std::u16string_view key)
{
    TextUnit unit;
    unit.kind = kind;
    unit.surface = unitKey(key);
    unit.meaning = unit.surface;
    unit.field = m_field;
    unit.sentence = static_cast<quint16>(std::min<size_t>(m_result.sentences.size(), 65535));
    unit.clause = m_clause;
    unit.start = m_folded.origin[chunk.begin];
    // A folded sign may stand for a part of its source only: end after the last source unit
    // touched.
    unit.length = m_folded.origin[chunk.end - 1] + 1 - unit.start;
    unit.foldedStart = m_foldedBase + static_cast<quint32>(chunk.begin);
    unit.foldedLength = static_cast<quint32>(chunk.end - chunk.begin);
    m_result.units.push_back(unit);
    return m_result.units.back();
}

TextUnit &UnitScanner::addEntry(Chunk chunk, UnitKind kind, const LexiconEntry &entry)
{
    TextUnit &unit =
        add(chunk, kind, std::u16string_view(m_text).substr(chunk.begin, chunk.end - chunk.begin));
    unit.meaning = entry.meaning;
    unit.wordClass = entry.wordClass;
    unit.axis = entry.axis;
    return unit;
}

TextUnit &UnitScanner::addNumber(Chunk chunk, double value)
{
    const QString digits = QString::number(value, 'g', 15);
    TextUnit &unit = add(chunk, UnitKind::Number, digits.toStdU16String());
    unit.meaning = unitKey(digits.toStdU16String(), 1);
    unit.value = value;
    return unit;
}

void UnitScanner::endClause()
{
    if (!m_result.units.empty() && m_result.units.back().clause == m_clause)
        ++m_clause;
}

void UnitScanner::endSentence()
{
    endClause();
    const size_t end = m_result.units.size();
    if (end == m_sentenceBegin)
        return;
    m_result.sentences.push_back({m_sentenceBegin, end, m_part, 0});
    m_sentenceBegin = end;
}

/// A heading such as "Why:" belongs to no sentence: what follows is another part.
void UnitScanner::markPart(const LexiconEntry &entry)
{
    size_t next = m_at;
    while (unitAt(next) == u'*' || unitAt(next) == u'_')
        ++next;
    if (unitAt(next) != u':' || m_field != DuplicateField::Body)
        return;
    m_result.units.pop_back();
    endSentence();
    m_part = entry.wordClass == WordClass::WhyMark ? TextPart::Why : TextPart::How;
    m_at = next + 1;
}

void UnitScanner::scan()
{
    while (m_at < m_text.size() && m_result.units.size() < NormalizedText::maximumUnits) {
        switch (classAt(m_at)) {
        case CharacterClass::Blank:
            if (m_text[m_at] == u'\n') {
                endSentence();
                m_inCode = false;
            }
            ++m_at;
            break;
        case CharacterClass::Ideograph:
            if (!scanChineseNumber())
                scanIdeographs();
            break;
        case CharacterClass::Symbol:
            scanSymbol();
            break;
        case CharacterClass::Letter:
        case CharacterClass::Digit:
        case CharacterClass::Punctuation:
            if (beginsChunk(m_at))
                scanChunk();
            else
                scanPunctuation();
            break;
        }
    }
    endSentence();
    m_result.folded += m_text;
}

void UnitScanner::scanPunctuation()
{
    const char16_t unit = m_text[m_at];
    const bool stands =
        classAt(m_at + 1) != CharacterClass::Letter && classAt(m_at + 1) != CharacterClass::Digit;
    switch (unit) {
    case u'`':
        m_inCode = !m_inCode;
        break;
    case u'%':
        if (const LexiconEntry *entry = m_lexicon.english(u"percent"))
            addEntry({m_at, m_at + 1}, UnitKind::Word, *entry);
        break;
    case 0x3002:
    case u'!':
    case u'?':
    case u';':
        endSentence();
        break;
    case u'.':
    case 0x2026:
        if (stands)
            endSentence();
        break;
    case u',':
    case u':':
    case u'(':
    case u')':
    case u'>':
    case u'[':
    case u']':
        endClause();
        break;
    default:
        break;
    }
    ++m_at;
}

void UnitScanner::scanSymbol()
{
    const size_t length = QChar::isHighSurrogate(m_text[m_at]) && m_at + 1 < m_text.size() ? 2 : 1;
    add({m_at, m_at + length}, UnitKind::Symbol, std::u16string_view(m_text).substr(m_at, length));
    m_at += length;
}

bool UnitScanner::scanChineseNumber()
{
    size_t end = m_at;
    while (end < m_text.size() && numerals.find(m_text[end]) != std::u16string_view::npos
           && m_text[end] != u'半')
        ++end;
    const size_t length = end - m_at;
    if (length == 0)
        return false;
    size_t wordLength = 0;
    if (m_lexicon.chinese(std::u16string_view(m_text).substr(m_at), wordLength) != nullptr
        && wordLength > length)
        return false;
    const std::u16string_view run = std::u16string_view(m_text).substr(m_at, length);
    TextUnit *last = m_result.units.empty() ? nullptr : &m_result.units.back();
    if (last != nullptr && last->kind == UnitKind::Number && last->clause == m_clause
        && std::ranges::all_of(run, [](char16_t unit) { return multiplierOf(unit) > 0; })) {
        double value = last->value;
        for (const char16_t unit : run)
            value *= multiplierOf(unit);
        const size_t begin = last->start;
        m_result.units.pop_back();
        TextUnit &unit = addNumber({m_at, end}, value);
        unit.length += unit.start - static_cast<quint32>(begin);
        unit.start = static_cast<quint32>(begin);
        m_at = end;
        return true;
    }
    const bool countable =
        length > 1 || (numeralValue(run[0]) > 1 && classAt(end) == CharacterClass::Ideograph);
    if (!countable || (m_at > 0 && m_text[m_at - 1] == u'第' && numeralValue(run[0]) == 1))
        return false;
    addNumber({m_at, end}, chineseValue(run));
    m_at = end;
    return true;
}

void UnitScanner::scanIdeographs()
{
    size_t length = 0;
    const LexiconEntry *entry = m_lexicon.chinese(std::u16string_view(m_text).substr(m_at), length);
    if (entry == nullptr) {
        add({m_at, m_at + 1}, UnitKind::Ideographs, std::u16string_view(m_text).substr(m_at, 1));
        ++m_at;
        return;
    }
    addEntry({m_at, m_at + length}, UnitKind::Ideographs, *entry);
    m_at += length;
    if (entry->wordClass == WordClass::WhyMark || entry->wordClass == WordClass::HowMark)
        markPart(*entry);
}

void UnitScanner::scanChunk()
{
    Chunk chunk{m_at, chunkEnd(m_at)};
    const std::u16string_view text =
        std::u16string_view(m_text).substr(chunk.begin, chunk.end - chunk.begin);
    m_at = chunk.end;
    const auto has = [&](char16_t unit) { return text.find(unit) != std::u16string_view::npos; };
    if (text.front() == u'-') {
        add(chunk, UnitKind::Flag, text).named = true;
    } else if (isDigit(text.front())) {
        scanNumeric(chunk);
    } else if (text.front() == u'v' && text.size() > 1
               && std::ranges::all_of(
                   text.substr(1), [](char16_t unit) { return isDigit(unit) || unit == u'.'; })) {
        add(chunk, UnitKind::Version, text.substr(1)).named = true;
    } else if (has(u'/')
               && (m_inCode || has(u'.') || has(u'_') || has(u'@') || text.front() == u'/'
                   || text.back() == u'/' || std::ranges::count(text, u'/') > 1)) {
        add(chunk, UnitKind::Path, text).named = true;
    } else if (has(u'.') && text != u"e.g" && text != u"i.e") {
        add(chunk, UnitKind::Path, text).named = true;
    } else if (has(u'_') || has(u'=') || has(u'*') || has(u'@') || text.front() == u'#'
               || text.front() == u'$' || (m_inCode && (has(u'-') || has(u':')))) {
        add(chunk, UnitKind::Code, text).named = true;
    } else {
        scanWords(chunk);
    }
}

bool UnitScanner::scanDateOrTime(Chunk chunk)
{
    const std::u16string_view text =
        std::u16string_view(m_text).substr(chunk.begin, chunk.end - chunk.begin);
    std::vector<std::u16string_view> parts;
    size_t begin = 0;
    for (size_t i = 0; i <= text.size(); ++i) {
        if (i < text.size() && isDigit(text[i]))
            continue;
        parts.push_back(text.substr(begin, i - begin));
        begin = i + 1;
    }
    if (std::ranges::any_of(parts, &std::u16string_view::empty))
        return false;
    const char16_t separator = parts[0].size() < text.size() ? text[parts[0].size()] : u'\0';
    if (parts.size() == 3 && parts[0].size() == 4
        && (separator == u'-' || separator == u'/' || separator == u'.')) {
        const double value = numberOf(parts[1]) * 100 + numberOf(parts[2]);
        if (value > 1231 || numberOf(parts[2]) > 31)
            return false;
        const Chunk year{chunk.begin, chunk.begin + 4};
        addNumber(year, numberOf(parts[0]));
        TextUnit &unit = addNumber({chunk.begin + 5, chunk.end}, value);
        unit.kind = UnitKind::Date;
        unit.meaning = unitKey(QString::number(value).toStdU16String(), 2);
        return true;
    }
    if (separator == u':' && parts.size() >= 2 && parts[0].size() <= 2 && parts[1].size() == 2) {
        TextUnit &unit = addNumber(chunk, numberOf(parts[0]) * 60 + numberOf(parts[1]));
        unit.kind = UnitKind::Time;
        unit.meaning = unitKey(QString::number(unit.value).toStdU16String(), 3);
        return true;
    }
    return false;
}

void UnitScanner::scanNumeric(Chunk chunk)
{
    if (scanDateOrTime(chunk))
        return;
    const std::u16string_view text =
        std::u16string_view(m_text).substr(chunk.begin, chunk.end - chunk.begin);
    size_t digits = 0;
    while (digits < text.size()
           && (isDigit(text[digits]) || text[digits] == u'.' || text[digits] == u','))
        ++digits;
    const size_t dots = static_cast<size_t>(std::ranges::count(text.substr(0, digits), u'.'));
    const std::u16string_view rest = text.substr(digits);
    if (dots > 1 && rest.empty()) {
        add(chunk, UnitKind::Version, text).named = true;
        return;
    }
    const bool plainRest = std::ranges::all_of(rest, isAsciiLetter);
    if (!plainRest || dots > 1 || rest.size() > 3) {
        add(chunk, UnitKind::Code, text).named = true;
        return;
    }
    addNumber({chunk.begin, chunk.begin + digits}, numberOf(text.substr(0, digits)));
    if (rest.empty() || rest == u"th" || rest == u"st" || rest == u"nd" || rest == u"rd"
        || rest == u"x")
        return;
    const Chunk unitChunk{chunk.begin + digits, chunk.end};
    if (const LexiconEntry *entry = m_lexicon.english(Lexicon::stem(rest)))
        addEntry(unitChunk, UnitKind::Word, *entry);
    else
        add(unitChunk, UnitKind::Word, rest);
}

/// Longest phrase of the lexicon at `begin`; its end, or `begin` when there is none.
size_t UnitScanner::scanPhrase(size_t begin, size_t end)
{
    std::u16string key;
    size_t best = begin;
    const LexiconEntry *found = nullptr;
    size_t wordBegin = begin;
    size_t wordEnd = end;
    for (int words = 0; words < 4; ++words) {
        if (!key.empty())
            key += u' ';
        key += Lexicon::stem(std::u16string_view(m_text).substr(wordBegin, wordEnd - wordBegin));
        if (const LexiconEntry *entry = m_lexicon.english(key)) {
            found = entry;
            best = wordEnd;
        }
        if (!m_lexicon.beginsPhrase(key) || unitAt(wordEnd) != u' ')
            break;
        wordBegin = wordEnd + 1;
        wordEnd = wordBegin;
        while (classAt(wordEnd) == CharacterClass::Letter)
            ++wordEnd;
        if (wordEnd == wordBegin)
            break;
    }
    if (found != nullptr) {
        addEntry({begin, best}, UnitKind::Word, *found);
        if (found->wordClass == WordClass::WhyMark || found->wordClass == WordClass::HowMark) {
            m_at = std::max(m_at, best);
            markPart(*found);
            return std::max(m_at, best);
        }
    }
    return best;
}

void UnitScanner::scanWords(Chunk chunk)
{
    static constexpr std::u16string_view clauseWords[] = {
        u"but", u"because", u"since", u"so", u"otherwise", u"unless", u"instead", u"rather"};
    size_t begin = chunk.begin;
    while (begin < chunk.end) {
        size_t end = begin;
        while (end < chunk.end && (isWordUnit(end) || unitAt(end) == u'\''))
            ++end;
        if (end == begin) {
            ++begin;
            continue;
        }
        std::u16string_view word = std::u16string_view(m_text).substr(begin, end - begin);
        if (word.ends_with(u"n't")) {
            // don't, can't, isn't: the verb says nothing, the rest negates.
            addEntry({begin, end}, UnitKind::Word, *m_lexicon.english(u"not"));
            begin = end;
            continue;
        }
        if (std::ranges::find(clauseWords, word) != std::end(clauseWords))
            endClause();
        const double number = englishNumber(word);
        if (number >= 0) {
            addNumber({begin, end}, number);
            begin = end;
            continue;
        }
        const size_t phraseEnd = scanPhrase(begin, end);
        if (phraseEnd > begin) {
            begin = std::max(phraseEnd, end);
            m_at = std::max(m_at, begin);
            continue;
        }
        const bool hasDigit = std::ranges::any_of(word, isDigit);
        bool innerCapital = false;
        for (size_t i = begin + 1; i < end; ++i)
            innerCapital |= isUpperAt(i);
        TextUnit &unit = add({begin, end}, hasDigit ? UnitKind::Code : UnitKind::Word, word);
        unit.meaning = unitKey(Lexicon::stem(word));
        unit.named = hasDigit || innerCapital || m_inCode || isUpperAt(begin);
        begin = end;
    }
    m_at = std::max(m_at, begin);
}

} // namespace memorydesk
