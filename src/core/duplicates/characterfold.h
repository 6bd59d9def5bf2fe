// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

#include <array>
#include <string>
#include <vector>

namespace memorydesk {

/// What a folded UTF-16 unit is to the comparison.
enum class CharacterClass : quint8 {
    Blank,
    Letter, ///< Scripts that put blanks between words.
    Digit, ///< ASCII digits (all others are folded to them).
    Ideograph, ///< Han and kana: no blanks between words.
    Punctuation,
    Symbol, ///< Emoji and the like, also half of a surrogate pair.
};

/// Text folded for comparison, with the way back.
struct FoldedText {
    std::u16string text;
    std::vector<quint32> origin; ///< For each unit, its place in the source; one more for the end.
};

/// Folds characters for the comparison key: NFKC case folding, Latin accents, dashes and quotes,
/// and Traditional to Simplified. The table is made once from ICU (about 30 ms, on first use, any
/// thread). Immutable afterwards.
class CharacterFold
{
public:
    static const CharacterFold &table();

    [[nodiscard]] FoldedText fold(QStringView text) const;

    /// Folds one unit; `Expands` stands for "several", `Vanishes` for none.
    [[nodiscard]] char16_t single(char16_t unit) const { return m_single[unit]; }
    [[nodiscard]] QStringView expansion(char16_t unit) const;
    [[nodiscard]] CharacterClass classOf(char16_t folded) const { return m_class[folded]; }

    static constexpr char16_t Vanishes = 0xFFFF;
    static constexpr char16_t Expands = 0xFFFE;

private:
    CharacterFold();
    void foldCase();
    void foldTraditional();
    void classify();

    std::array<char16_t, 65536> m_single;
    std::array<CharacterClass, 65536> m_class;
    std::vector<std::pair<char16_t, QString>> m_expansions; ///< Sorted by unit.
};

} // namespace memorydesk
