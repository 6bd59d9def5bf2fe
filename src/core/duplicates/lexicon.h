// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

#include <span>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace memorydesk {

/// The part a word plays in a statement.
enum class WordClass : quint8 {
    Content,
    Light, ///< Says little: use, make, need, please.
    Stop, ///< Says nothing for a comparison: the, of, 的, 了.
    Obligation, ///< must, should, 必须
    Permission, ///< may, can, 可以
    Negation, ///< not, never, 不要, avoid
    Scope, ///< all, only, except, 所有, 只有
    Order, ///< before, first, then, 之前, 再
    Unit, ///< seconds, MB, 分钟
    WhyMark, ///< Heads the reason of a memory.
    HowMark, ///< Heads its application.
    Month, ///< january … december; `axis` is 1…12
};

/// A word of the lexicon: words with one meaning, in both languages, share the concept.
struct LexiconEntry {
    quint32 meaning = 0; ///< Never 0 in the lexicon.
    WordClass wordClass = WordClass::Content;
    qint16 axis = 0; ///< Opposites have the same number with different signs; 0 = no opposite.
};

/// General words of technical English and Chinese: function words, modality, opposites, units, and
/// words with the same meaning. Made once from the table in lexicontable.cpp; immutable afterwards;
/// any thread.
class Lexicon
{
public:
    static const Lexicon &table();

    /// A stemmed English word or phrase (words joined by one blank); nullptr when unknown.
    [[nodiscard]] const LexiconEntry *english(std::u16string_view words) const;
    /// True when some longer phrase begins with these words.
    [[nodiscard]] bool beginsPhrase(std::u16string_view words) const;
    /// Longest Chinese word at the start of folded text, with its length; nullptr when none.
    [[nodiscard]] const LexiconEntry *chinese(std::u16string_view text, size_t &length) const;

    /// Crude stem of a folded English word: plural, -ing, -ed and a final e go.
    static std::u16string stem(std::u16string_view word);

private:
    Lexicon();
    void addEnglish(QStringView words, const LexiconEntry &entry);
    void addChinese(QStringView words, const LexiconEntry &entry);

    // By hash of the word: the words are fixed, none of them collide.
    std::unordered_map<quint64, LexiconEntry> m_english;
    std::unordered_set<quint64> m_beginnings;
    std::unordered_map<quint64, LexiconEntry> m_chinese;
    std::vector<quint8> m_longestFrom; ///< By first unit: longest Chinese word that begins with it.
};

/// One line of the table: English words split by commas, Chinese words by blanks.
struct LexiconRow {
    WordClass wordClass;
    qint16 axis;
    std::u16string_view english;
    std::u16string_view chinese;
};

[[nodiscard]] std::span<const LexiconRow> lexiconRows();

} // namespace memorydesk
