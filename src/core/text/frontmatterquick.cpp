// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/frontmatterquick_p.h"
#include "core/text/lineendings.h"

namespace memorydesk {

namespace {

bool isKeyCharacter(char character)
{
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z')
        || (character >= '0' && character <= '9') || character == '_' || character == '-';
}

bool isNullWord(QByteArrayView word)
{
    return word == "~" || word == "null" || word == "Null" || word == "NULL";
}

/// Characters whose meaning differs between readers, or that are not text at all: left to the full
/// parser. Bytes above 0x7F are fine but for U+0085, U+2028, U+2029 and U+FEFF.
bool isUndisputed(QByteArrayView text)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<uchar>(text.at(i));
        if (byte < 0x20 || byte == 0x7F)
            return false;
        if (byte == 0xC2 && i + 1 < text.size() && static_cast<uchar>(text.at(i + 1)) < 0xA0)
            return false;
        if (byte == 0xE2 && i + 2 < text.size() && static_cast<uchar>(text.at(i + 1)) == 0x80
            && (static_cast<uchar>(text.at(i + 2)) & 0xFE) == 0xA8)
            return false;
        if (byte == 0xEF && i + 1 < text.size() && static_cast<uchar>(text.at(i + 1)) == 0xBB)
            return false;
    }
    return true;
}

class FlatParser
{
public:
    FlatParser(const QByteArray &document, Frontmatter &frontmatter)
        : m_document(document)
        , m_frontmatter(frontmatter)
    {
    }
    bool parse();

private:
    bool parseLine(qsizetype start, qsizetype end);
    bool parseKeyLine(qsizetype start, qsizetype end, int indent);
    bool addValue(const QStringList &keyPath, qsizetype keyStart, qsizetype start, qsizetype end);
    bool addPlain(FrontmatterScalar scalar, qsizetype end);
    bool addQuoted(FrontmatterScalar scalar, qsizetype end);
    bool addList(const QStringList &keyPath, qsizetype keyStart, qsizetype start, qsizetype end);
    [[nodiscard]] QByteArrayView view(qsizetype start, qsizetype end) const
    {
        return QByteArrayView(m_document).sliced(start, end - start);
    }
    [[nodiscard]] int columnAt(qsizetype place) const
    {
        return codePointCount(QString::fromUtf8(view(m_lineStart, place))) + 1;
    }

    const QByteArray &m_document;
    Frontmatter &m_frontmatter;
    int m_line = 1; // The opening line.
    qsizetype m_lineStart = 0;
    QString m_parent; // Key without a value whose children may follow.
    int m_childIndent = 0; // 0 = no child seen yet.
    bool m_parentOpen = false;
};

bool FlatParser::parse()
{
    qsizetype start = m_frontmatter.contentStart;
    while (start < m_frontmatter.contentEnd) {
        const qsizetype feed = m_document.indexOf('\n', start);
        qsizetype end = feed;
        if (end > start && m_document.at(end - 1) == '\r')
            --end;
        ++m_line;
        m_lineStart = start;
        if (!parseLine(start, end))
            return false;
        start = feed + 1;
    }
    return true;
}

bool FlatParser::parseLine(qsizetype start, qsizetype end)
{
    qsizetype text = start;
    while (text < end && m_document.at(text) == ' ')
        ++text;
    if (text == end)
        return true;
    if (!isUndisputed(view(text, end)))
        return false;
    if (m_document.at(text) == '#')
        return true;
    const auto indent = static_cast<int>(text - start);
    if (indent == 0) {
        m_parentOpen = false;
    } else {
        if (!m_parentOpen || (m_childIndent != 0 && m_childIndent != indent))
            return false;
        m_childIndent = indent;
    }
    return parseKeyLine(text, end, indent);
}

bool FlatParser::parseKeyLine(qsizetype start, qsizetype end, int indent)
{
    qsizetype keyEnd = start;
    while (keyEnd < end && isKeyCharacter(m_document.at(keyEnd)))
        ++keyEnd;
    const QByteArrayView key = view(start, keyEnd);
    if (key.isEmpty() || key.front() == '-' || isNullWord(key) || keyEnd == end
        || m_document.at(keyEnd) != ':')
        return false;
    qsizetype value = keyEnd + 1;
    if (value < end && m_document.at(value) != ' ')
        return false;
    while (value < end && m_document.at(value) == ' ')
        ++value;
    while (end > value && m_document.at(end - 1) == ' ')
        --end;
    const QString name = QString::fromLatin1(key);
    QStringList keyPath{name};
    if (indent == 0) {
        m_frontmatter.keys.append(name);
        m_parent = name;
        m_childIndent = 0;
        m_parentOpen = value == end;
    } else {
        keyPath.prepend(m_parent);
        // The parent turns out to be a mapping, not a null.
        if (!m_frontmatter.scalars.isEmpty()
            && m_frontmatter.scalars.constLast().keyPath == QStringList{m_parent}
            && m_frontmatter.scalars.constLast().isNull
            && m_frontmatter.scalars.constLast().keyStart < m_lineStart) {
            const FrontmatterScalar parent = m_frontmatter.scalars.takeLast();
            m_frontmatter.collections.append(
                {parent.keyPath, false, false, parent.keyStart, start, start});
        }
    }
    if (value == end) {
        const qsizetype place = keyEnd + 1;
        m_frontmatter.scalars.append(
            {keyPath, {}, m_line, columnAt(place), place, place, start, true});
        if (indent != 0)
            m_frontmatter.collections.last().end = place;
        return true;
    }
    if (!addValue(keyPath, start, value, end))
        return false;
    if (indent != 0) {
        if (m_frontmatter.collections.constLast().isList)
            return false; // A list inside a mapping: the full parser keeps the books.
        m_frontmatter.collections.last().end = end;
    }
    return true;
}

bool FlatParser::addValue(const QStringList &keyPath, qsizetype keyStart, qsizetype start,
                          qsizetype end)
{
    FrontmatterScalar scalar;
    scalar.keyPath = keyPath;
    scalar.line = m_line;
    scalar.column = columnAt(start);
    scalar.valueStart = start;
    scalar.valueEnd = end;
    scalar.keyStart = keyStart;
    const char first = m_document.at(start);
    if (first == '"' || first == '\'')
        return addQuoted(std::move(scalar), end);
    if (first == '[')
        return addList(keyPath, keyStart, start, end);
    return addPlain(std::move(scalar), end);
}

bool FlatParser::addPlain(FrontmatterScalar scalar, qsizetype end)
{
    const QByteArrayView text = view(scalar.valueStart, end);
    if (QByteArrayView("-?:,[]{}#&*!|>'\"%@`").contains(text.front()) || text.back() == ':')
        return false;
    if (text.contains(": ") || text.contains(" #") || isNullWord(text) || text.startsWith("..."))
        return false;
    scalar.value = QString::fromUtf8(text);
    m_frontmatter.scalars.append(std::move(scalar));
    return true;
}

bool FlatParser::addQuoted(FrontmatterScalar scalar, qsizetype end)
{
    const QByteArrayView text = view(scalar.valueStart, end);
    if (text.size() < 2 || text.back() != text.front())
        return false;
    const QByteArrayView inside = text.sliced(1, text.size() - 2);
    if (inside.contains(text.front()) || (text.front() == '"' && inside.contains('\\')))
        return false;
    scalar.value = QString::fromUtf8(inside);
    m_frontmatter.scalars.append(std::move(scalar));
    return true;
}

bool FlatParser::addList(const QStringList &keyPath, qsizetype keyStart, qsizetype start,
                         qsizetype end)
{
    if (m_document.at(end - 1) != ']')
        return false;
    m_frontmatter.collections.append({keyPath, true, true, keyStart, start, end});
    qsizetype place = start + 1;
    for (int index = 0; place < end - 1; ++index) {
        while (m_document.at(place) == ' ')
            ++place;
        qsizetype item = place;
        while (isKeyCharacter(m_document.at(item)))
            ++item;
        const QByteArrayView text = view(place, item);
        if (text.isEmpty() || text.front() == '-' || isNullWord(text))
            return false;
        m_frontmatter.scalars.append({keyPath + QStringList{QString::number(index)},
                                      QString::fromLatin1(text), m_line, columnAt(place), place,
                                      item, place, false});
        while (m_document.at(item) == ' ')
            ++item;
        if (m_document.at(item) == ',' && item + 1 < end - 1)
            place = item + 1;
        else if (item == end - 1)
            break;
        else
            return false;
    }
    return true;
}

} // namespace

bool parseFlatFrontmatter(const QByteArray &document, Frontmatter &frontmatter)
{
    return FlatParser(document, frontmatter).parse();
}

} // namespace memorydesk
