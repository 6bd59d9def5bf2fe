// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/review/jsonrow.h"

#include "core/text/lineendings.h"

namespace memorydesk {

namespace {

using namespace Qt::StringLiterals;

bool isBlank(char byte)
{
    return byte == ' ' || byte == '\t' || byte == '\r' || byte == '\n';
}

/// Walks the bytes of one object. Nested values are taken by their brackets: the rows that come
/// here were read strictly by the queue reader before.
class Scanner
{
public:
    explicit Scanner(const QByteArray &bytes)
        : m_bytes(bytes)
        , m_position(startsWithBom(bytes) ? 3 : 0)
    {
    }

    [[nodiscard]] bool atEnd() const { return m_position >= m_bytes.size(); }

    void skipBlanks()
    {
        while (!atEnd() && isBlank(m_bytes.at(m_position))) {
            ++m_position;
        }
    }

    bool take(char expected)
    {
        skipBlanks();
        if (atEnd() || m_bytes.at(m_position) != expected) {
            return false;
        }
        ++m_position;
        return true;
    }

    /// Null when there is no whole string here.
    QByteArray takeString()
    {
        skipBlanks();
        const qsizetype start = m_position;
        return skipString() ? m_bytes.sliced(start, m_position - start) : QByteArray();
    }

    /// Null when there is no whole value here.
    QByteArray takeValue()
    {
        skipBlanks();
        const qsizetype start = m_position;
        int depth = 0;
        while (!atEnd()) {
            const char byte = m_bytes.at(m_position);
            if (byte == '"') {
                if (!skipString()) {
                    return {};
                }
                continue;
            }
            if (depth == 0 && (byte == ',' || byte == '}' || byte == ']')) {
                break;
            }
            depth += byte == '{' || byte == '[' ? 1 : 0;
            depth -= byte == '}' || byte == ']' ? 1 : 0;
            ++m_position;
        }
        qsizetype end = m_position;
        while (end > start && isBlank(m_bytes.at(end - 1))) {
            --end;
        }
        return depth == 0 && end > start ? m_bytes.sliced(start, end - start) : QByteArray();
    }

private:
    bool skipString()
    {
        if (atEnd() || m_bytes.at(m_position) != '"') {
            return false;
        }
        for (++m_position; !atEnd(); ++m_position) {
            const char byte = m_bytes.at(m_position);
            if (byte == '\\') {
                ++m_position;
            } else if (byte == '"') {
                ++m_position;
                return true;
            }
        }
        return false;
    }

    const QByteArray &m_bytes;
    qsizetype m_position;
};

QChar simpleEscape(QChar letter)
{
    switch (letter.unicode()) {
    case u'b':
        return u'\b';
    case u'f':
        return u'\f';
    case u'n':
        return u'\n';
    case u'r':
        return u'\r';
    case u't':
        return u'\t';
    default:
        return letter;
    }
}

/// Text of a JSON string. Not by Qt's reader, which refuses the lone surrogates that writers in
/// JavaScript leave when they cut a text inside an emoji.
QString decoded(const QByteArray &quoted)
{
    const QString source = QString::fromUtf8(quoted.sliced(1, quoted.size() - 2));
    QString text;
    text.reserve(source.size());
    for (qsizetype i = 0; i < source.size(); ++i) {
        if (source.at(i) != u'\\' || i + 1 >= source.size()) {
            text += source.at(i);
            continue;
        }
        ++i;
        if (source.at(i) == u'u' && i + 4 < source.size()) {
            text += QChar(QStringView(source).sliced(i + 1, 4).toUShort(nullptr, 16));
            i += 4;
        } else {
            text += simpleEscape(source.at(i));
        }
    }
    return text;
}

bool isString(const QByteArray &value)
{
    return value.size() >= 2 && value.startsWith('"');
}

} // namespace

Result<JsonRow> JsonRow::parse(const QByteArray &bytes)
{
    const auto broken = [&] { return failure(ErrorCode::Parse, {}, u"not-an-object"_s); };
    Scanner scanner(bytes);
    JsonRow row;
    if (!scanner.take('{')) {
        return broken();
    }
    bool more = !scanner.take('}');
    while (more) {
        const QByteArray key = scanner.takeString();
        if (key.isNull() || !scanner.take(':')) {
            return broken();
        }
        const QByteArray value = scanner.takeValue();
        if (value.isNull()) {
            return broken();
        }
        const QString name = decoded(key);
        if (row.contains(name)) {
            row.set(name, value);
        } else {
            row.m_members.append({name, key, value});
        }
        more = scanner.take(',');
        if (!more && !scanner.take('}')) {
            return broken();
        }
    }
    scanner.skipBlanks();
    return scanner.atEnd() ? Result<JsonRow>(row) : broken();
}

QByteArray JsonRow::value(const QString &key) const
{
    for (const Member &member : m_members) {
        if (member.key == key) {
            return member.value;
        }
    }
    return {};
}

QString JsonRow::text(const QString &key) const
{
    const QByteArray found = value(key);
    return isString(found) ? decoded(found) : QString();
}

bool JsonRow::contains(const QString &key) const
{
    return !value(key).isNull();
}

void JsonRow::set(const QString &key, const QByteArray &json)
{
    for (Member &member : m_members) {
        if (member.key == key) {
            member.value = json;
            return;
        }
    }
    m_members.append({key, jsonString(key), json});
}

void JsonRow::setText(const QString &key, const QString &text)
{
    set(key, jsonString(text));
}

void JsonRow::remove(const QString &key)
{
    m_members.removeIf([&](const Member &member) { return member.key == key; });
}

QByteArray JsonRow::bytes() const
{
    QByteArrayList parts;
    for (const Member &member : m_members) {
        parts.append(member.keyBytes + ':' + member.value);
    }
    return '{' + parts.join(',') + '}';
}

QByteArray jsonString(const QString &text)
{
    const auto escaped = [](char16_t unit) -> QString {
        switch (unit) {
        case u'"':
            return u"\\\""_s;
        case u'\\':
            return u"\\\\"_s;
        case u'\b':
            return u"\\b"_s;
        case u'\f':
            return u"\\f"_s;
        case u'\n':
            return u"\\n"_s;
        case u'\r':
            return u"\\r"_s;
        case u'\t':
            return u"\\t"_s;
        default:
            return u"\\u%1"_s.arg(uint(unit), 4, 16, QChar(u'0'));
        }
    };
    QString result = u"\""_s;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar unit = text.at(i);
        const bool pair =
            unit.isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate();
        if (pair) {
            result += unit;
            result += text.at(++i);
        } else if (unit < u' ' || unit == u'"' || unit == u'\\' || unit.isSurrogate()) {
            result += escaped(unit.unicode());
        } else {
            result += unit;
        }
    }
    return (result + u'"').toUtf8();
}

} // namespace memorydesk
