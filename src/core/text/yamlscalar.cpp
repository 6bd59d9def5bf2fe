// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/frontmatter.h"

#include <QSet>

namespace memorydesk {

using namespace Qt::StringLiterals;

namespace {

// Words that YAML 1.1 or 1.2 readers take for a truth value, nothing, a merge or a default.
bool isReservedWord(const QString &value)
{
    static const QSet<QString> words{
        u"y"_s,    u"n"_s, u"yes"_s, u"no"_s, u"true"_s, u"false"_s, u"on"_s,    u"off"_s,
        u"null"_s, u"~"_s, u"="_s,   u"<<"_s, u".inf"_s, u".nan"_s,  u"+.inf"_s, u"-.inf"_s,
    };
    return words.contains(value.toLower());
}

// Numbers, dates and times of both versions, sexagesimal and octal ones too: whatever starts like a
// number and holds nothing but what numbers and time stamps are made of.
bool looksNumeric(const QString &value)
{
    const QChar first = value.front();
    const bool starts =
        (first >= u'0' && first <= u'9') || first == u'+' || first == u'-' || first == u'.';
    if (!starts)
        return false;
    static constexpr QLatin1StringView parts("0123456789abcdefABCDEFxXoOtTzZ_.:+- ");
    return std::all_of(value.begin(), value.end(),
                       [](QChar character) { return parts.contains(character); });
}

bool needsEscape(char32_t character)
{
    return character < 0x20 || (character >= 0x7F && character < 0xA0) || character == 0x2028
        || character == 0x2029 || character == 0xFEFF || (character & 0xFFFE) == 0xFFFE;
}

bool isPlainSafe(const QString &value)
{
    if (value.isEmpty() || value.front().isSpace() || value.back().isSpace())
        return false;
    if (QStringView(u"-?:,[]{}#&*!|>'\"%@`").contains(value.front()) || value.back() == u':')
        return false;
    if (value.contains(": "_L1) || value.contains(" #"_L1) || value.startsWith("..."_L1))
        return false;
    return !isReservedWord(value) && !looksNumeric(value);
}

} // namespace

QByteArray doubleQuotedYamlScalar(const QString &value)
{
    QByteArray result("\"");
    for (const char32_t character : value.toUcs4()) {
        if (character == U'"' || character == U'\\') {
            result += '\\';
            result += static_cast<char>(character);
        } else if (character == U'\n') {
            result += "\\n";
        } else if (character == U'\t') {
            result += "\\t";
        } else if (character == U'\r') {
            result += "\\r";
        } else if (needsEscape(character)) {
            const int digits = character < 0x100 ? 2 : character < 0x10000 ? 4 : 8;
            result += digits == 2 ? "\\x" : digits == 4 ? "\\u" : "\\U";
            result +=
                QByteArray::number(static_cast<uint>(character), 16).rightJustified(digits, '0');
        } else {
            result += QString::fromUcs4(&character, 1).toUtf8();
        }
    }
    return result + '"';
}

QByteArray quoteYamlScalar(const QString &value)
{
    const QList<uint> characters = value.toUcs4();
    const bool escape = std::any_of(characters.begin(), characters.end(),
                                    [](uint character) { return needsEscape(character); });
    return escape || !isPlainSafe(value) ? doubleQuotedYamlScalar(value) : value.toUtf8();
}

} // namespace memorydesk
