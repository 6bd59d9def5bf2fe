// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/duplicates/lexicon.h"

#include "core/duplicates/characterfold.h"

#include <QList>

#include <algorithm>

namespace memorydesk {

using namespace std::string_view_literals;

namespace {

bool isVowel(char16_t unit)
{
    return unit == u'a' || unit == u'e' || unit == u'i' || unit == u'o' || unit == u'u'
        || unit == u'y';
}

bool hasVowel(std::u16string_view word)
{
    return std::ranges::any_of(word, isVowel);
}

/// running -> run, but calling -> call.
void undouble(std::u16string &word)
{
    const size_t size = word.size();
    if (size < 3 || word[size - 1] != word[size - 2])
        return;
    if (!isVowel(word.back()) && word.back() != u'l' && word.back() != u's' && word.back() != u'z')
        word.pop_back();
}

void dropPlural(std::u16string &word)
{
    if (word.size() < 4 || !word.ends_with(u's') || word.ends_with(u"ss"sv)
        || word.ends_with(u"us"sv) || word.ends_with(u"is"sv))
        return;
    if (word.ends_with(u"ies"sv) && word.size() > 4)
        word.replace(word.size() - 3, 3, 1, u'y');
    else if (word.ends_with(u"xes"sv) || word.ends_with(u"ses"sv) || word.ends_with(u"zes"sv)
             || word.ends_with(u"ches"sv) || word.ends_with(u"shes"sv))
        word.erase(word.size() - 2);
    else
        word.pop_back();
}

bool dropEnding(std::u16string &word, std::u16string_view ending)
{
    if (word.size() < ending.size() + 3 || !word.ends_with(ending)
        || !hasVowel(std::u16string_view(word).substr(0, word.size() - ending.size())))
        return false;
    word.erase(word.size() - ending.size());
    undouble(word);
    return true;
}

constexpr quint64 hashSeed = 14695981039346656037ULL;

quint64 hashOn(quint64 hash, char16_t unit)
{
    return (hash ^ unit) * 1099511628211ULL;
}

quint64 hashOf(std::u16string_view text)
{
    quint64 hash = hashSeed;
    for (const char16_t unit : text)
        hash = hashOn(hash, unit);
    return hash;
}

QString folded(QStringView text)
{
    return QString::fromStdU16String(CharacterFold::table().fold(text).text);
}

} // namespace

const Lexicon &Lexicon::table()
{
    static const Lexicon instance;
    return instance;
}

std::u16string Lexicon::stem(std::u16string_view source)
{
    std::u16string word(source);
    if (word.ends_with(u"'s"sv))
        word.erase(word.size() - 2);
    if (word.size() < 4)
        return word;
    dropPlural(word);
    if (!dropEnding(word, u"ing"sv) && word.ends_with(u"ied"sv) && word.size() > 4)
        word.replace(word.size() - 3, 3, 1, u'y');
    else if (!word.ends_with(u"eed"sv))
        dropEnding(word, u"ed"sv);
    if (word.size() > 3 && word.ends_with(u'e'))
        word.pop_back();
    if (word.size() > 3 && word.ends_with(u'y'))
        word.back() = u'i';
    return word;
}

Lexicon::Lexicon()
    : m_longestFrom(65536, 0)
{
    quint32 meaning = 0;
    for (const LexiconRow &row : lexiconRows()) {
        const LexiconEntry entry{++meaning, row.wordClass, row.axis};
        addEnglish(QStringView(row.english), entry);
        addChinese(QStringView(row.chinese), entry);
    }
}

void Lexicon::addEnglish(QStringView words, const LexiconEntry &entry)
{
    for (const QStringView phrase : words.split(u',', Qt::SkipEmptyParts)) {
        std::u16string key;
        for (const QStringView word : phrase.split(u' ', Qt::SkipEmptyParts)) {
            if (!key.empty()) {
                m_beginnings.insert(hashOf(key));
                key += u' ';
            }
            key += stem(folded(word).toStdU16String());
        }
        m_english.emplace(hashOf(key), entry); // The first row that names a word keeps it.
    }
}

void Lexicon::addChinese(QStringView words, const LexiconEntry &entry)
{
    for (const QStringView word : words.split(u' ', Qt::SkipEmptyParts)) {
        const std::u16string key = folded(word).toStdU16String();
        m_chinese.emplace(hashOf(key), entry);
        quint8 &longest = m_longestFrom[key.front()];
        longest = std::max(longest, static_cast<quint8>(key.size()));
    }
}

const LexiconEntry *Lexicon::english(std::u16string_view words) const
{
    const auto found = m_english.find(hashOf(words));
    return found == m_english.end() ? nullptr : &found->second;
}

bool Lexicon::beginsPhrase(std::u16string_view words) const
{
    return m_beginnings.contains(hashOf(words));
}

const LexiconEntry *Lexicon::chinese(std::u16string_view text, size_t &length) const
{
    length = 0;
    const LexiconEntry *longest = nullptr;
    const size_t most =
        text.empty() ? 0 : std::min<size_t>(m_longestFrom[text.front()], text.size());
    quint64 hash = hashSeed;
    for (size_t i = 0; i < most; ++i) {
        hash = hashOn(hash, text[i]);
        const auto found = m_chinese.find(hash);
        if (found != m_chinese.end()) {
            longest = &found->second;
            length = i + 1;
        }
    }
    return longest;
}

} // namespace memorydesk
