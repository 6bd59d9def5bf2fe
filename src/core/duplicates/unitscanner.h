// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/duplicates/characterfold.h"
#include "core/duplicates/textnormalizer.h"

namespace memorydesk {

/// Cuts one field into units: words, Chinese words, numbers, paths, flags, code. Sentences and
/// clauses are counted on from what the result already holds.
class UnitScanner
{
public:
    UnitScanner(QStringView source, DuplicateField field, NormalizedText &result);
    void scan();

private:
    struct Chunk {
        size_t begin;
        size_t end;
    };

    [[nodiscard]] CharacterClass classAt(size_t at) const;
    [[nodiscard]] char16_t unitAt(size_t at) const
    {
        return at < m_text.size() ? m_text[at] : u'\0';
    }
    [[nodiscard]] bool isWordUnit(size_t at) const;
    [[nodiscard]] bool isUpperAt(size_t at) const;
    [[nodiscard]] bool beginsChunk(size_t at) const;
    [[nodiscard]] bool joins(size_t at) const;
    [[nodiscard]] size_t chunkEnd(size_t begin) const;

    void scanPunctuation();
    void scanSymbol();
    void scanIdeographs();
    bool scanChineseNumber();
    void scanChunk();
    void scanNumeric(Chunk chunk);
    bool scanDateOrTime(Chunk chunk);
    void scanWords(Chunk chunk);
    size_t scanPhrase(size_t begin, size_t end);
    void endSentence();
    void endClause();
    void markPart(const LexiconEntry &entry);
    TextUnit &add(Chunk chunk, UnitKind kind, std::u16string_view key);
    TextUnit &addEntry(Chunk chunk, UnitKind kind, const LexiconEntry &entry);
    TextUnit &addNumber(Chunk chunk, double value);

    const CharacterFold &m_fold;
    const Lexicon &m_lexicon;
    QStringView m_source;
    FoldedText m_folded;
    const std::u16string &m_text;
    DuplicateField m_field;
    NormalizedText &m_result;
    quint32 m_foldedBase;
    TextPart m_part;
    size_t m_at = 0;
    size_t m_sentenceBegin = 0;
    quint16 m_clause = 0;
    bool m_inCode = false;
};

/// Stable 32-bit key of a string, and of a number, for TextUnit::meaning and ::surface.
[[nodiscard]] quint32 unitKey(std::u16string_view text, quint32 salt = 0);

} // namespace memorydesk
