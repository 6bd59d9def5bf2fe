// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/suspiciouscharacters.h"

#include <optional>

#include <unicode/uchar.h>
#include <unicode/uscript.h>

namespace memorydesk {

namespace {

using Kind = SuspiciousCharacter::Kind;

bool isBidirectionalControl(char32_t character)
{
    return character == 0x061C || character == 0x200E || character == 0x200F
        || (character >= 0x202A && character <= 0x202E)
        || (character >= 0x2066 && character <= 0x2069);
}

bool isInvisible(char32_t character)
{
    return character == 0x00AD || character == 0x034F || character == 0x115F || character == 0x1160
        || character == 0x17B4 || character == 0x17B5
        || (character >= 0x180B && character <= 0x180F)
        || (character >= 0x200B && character <= 0x200D)
        || (character >= 0x2060 && character <= 0x2064)
        || (character >= 0x206A && character <= 0x206F) || character == 0x2800
        || character == 0x3164 || (character >= 0xFE00 && character <= 0xFE0F)
        || character == 0xFEFF || character == 0xFFA0
        || (character >= 0xFFF9 && character <= 0xFFFB)
        || (character >= 0x1BCA0 && character <= 0x1BCA3)
        || (character >= 0x1D173 && character <= 0x1D17A)
        || (character >= 0xE0000 && character <= 0xE0FFF);
}

bool isControl(char32_t character)
{
    return (character < 0x20 && character != u'\t' && character != u'\n' && character != u'\r')
        || (character >= 0x7F && character < 0xA0);
}

std::optional<Kind> kindOf(char32_t character)
{
    if (isControl(character))
        return Kind::Control;
    if (isBidirectionalControl(character))
        return Kind::Bidirectional;
    if (isInvisible(character))
        return Kind::Invisible;
    return {};
}

bool isEmojiPart(char32_t character)
{
    const auto code = static_cast<UChar32>(character);
    return u_hasBinaryProperty(code, UCHAR_EXTENDED_PICTOGRAPHIC)
        || u_hasBinaryProperty(code, UCHAR_EMOJI) || character == 0xFE0F || character == 0x20E3;
}

/// Scripts in which a joiner or non-joiner changes how letters are drawn.
bool usesJoiners(char32_t character)
{
    UErrorCode error = U_ZERO_ERROR;
    switch (uscript_getScript(static_cast<UChar32>(character), &error)) {
    case USCRIPT_ARABIC:
    case USCRIPT_SYRIAC:
    case USCRIPT_MONGOLIAN:
    case USCRIPT_NKO:
    case USCRIPT_DEVANAGARI:
    case USCRIPT_BENGALI:
    case USCRIPT_GURMUKHI:
    case USCRIPT_GUJARATI:
    case USCRIPT_ORIYA:
    case USCRIPT_TAMIL:
    case USCRIPT_TELUGU:
    case USCRIPT_KANNADA:
    case USCRIPT_MALAYALAM:
    case USCRIPT_SINHALA:
    case USCRIPT_KHMER:
    case USCRIPT_MYANMAR:
    case USCRIPT_TIBETAN:
        return true;
    default:
        return false;
    }
}

bool isHonest(const QList<uint> &text, qsizetype i)
{
    const char32_t character = text.at(i);
    const char32_t before = i > 0 ? text.at(i - 1) : 0;
    const char32_t after = i + 1 < text.size() ? text.at(i + 1) : 0;
    if (character == 0xFEFF)
        return i == 0;
    if (character == 0x200D)
        return (isEmojiPart(before) && isEmojiPart(after))
            || (usesJoiners(before) && (after == 0 || usesJoiners(after) || after == u' '));
    if (character == 0x200C)
        return usesJoiners(before) && usesJoiners(after);
    if (character == 0xFE0F || character == 0xFE0E)
        return isEmojiPart(before);
    if (character >= 0xFE00 && character <= 0xFE0D)
        return before > 0x2000; // Forms of CJK and mathematical characters.
    if (character >= 0xE0100 && character <= 0xE01EF)
        return u_hasBinaryProperty(static_cast<UChar32>(before), UCHAR_IDEOGRAPHIC);
    if (character >= 0xE0020 && character <= 0xE007F) {
        // Flags of regions: a black flag, then tags.
        qsizetype first = i;
        while (first > 0 && text.at(first) >= 0xE0020 && text.at(first) <= 0xE007F && i - first < 8)
            --first;
        return text.at(first) == 0x1F3F4;
    }
    if (character >= 0x180B && character <= 0x180F)
        return usesJoiners(before);
    return false;
}

/// Most texts hold none at all; that is found out without decoding surrogates.
bool mayHoldAny(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar unit) {
        const ushort code = unit.unicode();
        return code == 0xDB40 || code == 0xD834 || code == 0xD82F
            || (!unit.isSurrogate() && kindOf(code).has_value());
    });
}

} // namespace

QList<SuspiciousCharacter> findSuspiciousCharacters(const QString &text)
{
    QList<SuspiciousCharacter> found;
    if (!mayHoldAny(text))
        return found;
    const QList<uint> characters = text.toUcs4();
    qsizetype position = 0;
    int line = 1;
    int column = 1;
    for (qsizetype i = 0; i < characters.size(); ++i) {
        const char32_t character = characters.at(i);
        const std::optional<Kind> kind = kindOf(character);
        if (kind && !isHonest(characters, i))
            found.append({*kind, character, position, line, column});
        position += character > 0xFFFF ? 2 : 1;
        ++column;
        if (character == u'\n') {
            ++line;
            column = 1;
        }
    }
    return found;
}

} // namespace memorydesk
