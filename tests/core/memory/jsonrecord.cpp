// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/jsonrecord.h"

#include <QJsonArray>

#include <charconv>
#include <limits>

#include "core/text/lineendings.h"

namespace memorydesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int deepest = 256;

class Reader
{
public:
    explicit Reader(QByteArrayView text)
        : m_begin(text.data())
        , m_at(text.data())
        , m_end(text.data() + text.size())
    {
    }

    std::expected<JsonRecord, JsonFault> read()
    {
        skipBlank();
        if (m_at == m_end || *m_at != '{') {
            QJsonValue value;
            if (readValue(value, 0) && (skipBlank(), m_at == m_end))
                return std::unexpected(JsonFault{u"not-an-object"_s, 0});
            return std::unexpected(fault());
        }
        JsonRecord record;
        if (!readMembers(record.object, 0, &record.sources))
            return std::unexpected(fault());
        skipBlank();
        if (m_at != m_end)
            return std::unexpected(fault());
        return record;
    }

private:
    JsonFault fault() const
    {
        const bool torn = m_at == m_end && m_code == "invalid-json"_L1;
        return {torn ? u"torn"_s : m_code, m_at - m_begin};
    }

    bool fail(const QString &code)
    {
        m_code = code;
        return false;
    }

    void skipBlank()
    {
        while (m_at != m_end && (*m_at == ' ' || *m_at == '\t' || *m_at == '\n' || *m_at == '\r'))
            ++m_at;
    }

    bool take(char wanted)
    {
        skipBlank();
        if (m_at == m_end || *m_at != wanted)
            return false;
        ++m_at;
        return true;
    }

    bool readValue(QJsonValue &value, int depth)
    {
        skipBlank();
        if (m_at == m_end)
            return false;
        switch (*m_at) {
        case '{': {
            QJsonObject object;
            if (!readMembers(object, depth + 1, nullptr))
                return false;
            value = object;
            return true;
        }
        case '[':
            return readArray(value, depth + 1);
        case '"': {
            QString text;
            if (!readString(text))
                return false;
            value = text;
            return true;
        }
        case 't':
            value = true;
            return readWord("true");
        case 'f':
            value = false;
            return readWord("false");
        case 'n':
            value = QJsonValue::Null;
            return readWord("null");
        default:
            return readNumber(value);
        }
    }

    bool readWord(QByteArrayView word)
    {
        for (const char letter : word) {
            if (m_at == m_end || *m_at != letter)
                return false;
            ++m_at;
        }
        return true;
    }

    bool readMembers(QJsonObject &object, int depth, QHash<QString, QByteArray> *sources)
    {
        if (depth > deepest)
            return fail(u"nested-too-deep"_s);
        ++m_at;
        if (take('}'))
            return true;
        while (true) {
            QString key;
            skipBlank();
            if (m_at == m_end || *m_at != '"' || !readString(key) || !take(':'))
                return false;
            skipBlank();
            const char *start = m_at;
            QJsonValue value;
            if (!readValue(value, depth))
                return false;
            object.insert(key, value);
            if (sources)
                sources->insert(key, QByteArray(start, m_at - start));
            if (take('}'))
                return true;
            if (!take(','))
                return false;
        }
    }

    bool readArray(QJsonValue &value, int depth)
    {
        if (depth > deepest)
            return fail(u"nested-too-deep"_s);
        ++m_at;
        QJsonArray array;
        if (!take(']')) {
            while (true) {
                QJsonValue element;
                if (!readValue(element, depth))
                    return false;
                array.append(element);
                if (take(']'))
                    break;
                if (!take(','))
                    return false;
            }
        }
        value = array;
        return true;
    }

    bool digits()
    {
        const char *start = m_at;
        while (m_at != m_end && *m_at >= '0' && *m_at <= '9')
            ++m_at;
        return m_at != start;
    }

    bool readNumber(QJsonValue &value)
    {
        const char *start = m_at;
        if (*m_at == '-')
            ++m_at;
        if (m_at != m_end && *m_at == '0')
            ++m_at;
        else if (!digits())
            return false;
        if (m_at != m_end && *m_at == '.' && (++m_at, !digits()))
            return false;
        if (m_at != m_end && (*m_at == 'e' || *m_at == 'E')) {
            ++m_at;
            if (m_at != m_end && (*m_at == '+' || *m_at == '-'))
                ++m_at;
            if (!digits())
                return false;
        }
        double number = 0;
        const auto parsed = std::from_chars(start, m_at, number);
        if (parsed.ec == std::errc::result_out_of_range) {
            // from_chars does not say on which side; only a positive exponent can overflow.
            const QByteArrayView source(start, m_at - start);
            const bool tiny = source.contains("e-") || source.contains("E-");
            number = tiny ? 0.0 : std::numeric_limits<double>::infinity();
            if (*start == '-')
                number = -number;
        }
        value = number;
        return true;
    }

    bool readHex(char16_t &unit)
    {
        unit = 0;
        for (int i = 0; i < 4; ++i, ++m_at) {
            if (m_at == m_end)
                return false;
            const char digit = *m_at;
            int number = 0;
            if (digit >= '0' && digit <= '9')
                number = digit - '0';
            else if (digit >= 'a' && digit <= 'f')
                number = digit - 'a' + 10;
            else if (digit >= 'A' && digit <= 'F')
                number = digit - 'A' + 10;
            else
                return false;
            unit = char16_t(unit * 16 + number);
        }
        return true;
    }

    bool readEscape(QString &text)
    {
        ++m_at;
        if (m_at == m_end)
            return false;
        switch (*m_at) {
        case '"':
            text += u'"';
            break;
        case '\\':
            text += u'\\';
            break;
        case '/':
            text += u'/';
            break;
        case 'b':
            text += u'\b';
            break;
        case 'f':
            text += u'\f';
            break;
        case 'n':
            text += u'\n';
            break;
        case 'r':
            text += u'\r';
            break;
        case 't':
            text += u'\t';
            break;
        case 'u': {
            ++m_at;
            char16_t unit = 0;
            if (!readHex(unit))
                return false;
            text += QChar(unit);
            return true;
        }
        default:
            return false;
        }
        ++m_at;
        return true;
    }

    bool readString(QString &text)
    {
        ++m_at;
        while (true) {
            const char *start = m_at;
            while (m_at != m_end && *m_at != '"' && *m_at != '\\' && uchar(*m_at) >= 0x20)
                ++m_at;
            if (m_at != start) {
                const QByteArray part = QByteArray::fromRawData(start, m_at - start);
                if (!isValidUtf8(part)) {
                    // A cut inside a character at the very end is a torn row, not a foreign
                    // encoding.
                    return m_at == m_end ? false : (m_at = start, fail(u"invalid-utf8"_s));
                }
                text += decodeUtf8(part);
            }
            if (m_at == m_end || uchar(*m_at) < 0x20)
                return false;
            if (*m_at == '"') {
                ++m_at;
                return true;
            }
            if (!readEscape(text))
                return false;
        }
    }

    const char *m_begin;
    const char *m_at;
    const char *m_end;
    QString m_code = u"invalid-json"_s;
};

} // namespace

std::expected<JsonRecord, JsonFault> parseJsonRecord(QByteArrayView text)
{
    return Reader(text).read();
}

} // namespace memorydesk
