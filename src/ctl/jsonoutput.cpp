// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/jsonoutput.h"

#include <QLocale>

#include <cmath>

namespace memorydesk::ctl {

namespace {

QByteArray joined(const QList<QByteArray> &values)
{
    QByteArray text = "[";
    for (qsizetype i = 0; i < values.size(); ++i) {
        if (i > 0)
            text += ',';
        text += values.at(i);
    }
    return text + ']';
}

void appendEscaped(QByteArray &text, char16_t unit)
{
    static constexpr char digits[] = "0123456789abcdef";
    text += "\\u";
    for (int shift = 12; shift >= 0; shift -= 4)
        text += digits[(unit >> shift) & 0xF];
}

} // namespace

QByteArray jsonString(const QString &text)
{
    QByteArray result = "\"";
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar unit = text.at(i);
        if (unit.isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate()) {
            result += QStringView(text).mid(i, 2).toUtf8();
            ++i;
        } else if (unit.isSurrogate() || unit < u' ' || unit == u'\x7f') {
            // A lone surrogate has no UTF-8 form; the escape keeps it readable.
            switch (unit.unicode()) {
            case u'\n':
                result += "\\n";
                break;
            case u'\r':
                result += "\\r";
                break;
            case u'\t':
                result += "\\t";
                break;
            default:
                appendEscaped(result, unit.unicode());
            }
        } else if (unit == u'"' || unit == u'\\') {
            result += '\\';
            result += char(unit.unicode());
        } else if (unit < u'\x80') {
            result += char(unit.unicode());
        } else {
            result += QStringView(text).mid(i, 1).toUtf8();
        }
    }
    return result + '"';
}

QByteArray jsonStringOrNull(const QString &text)
{
    return text.isEmpty() ? QByteArray("null") : jsonString(text);
}

QByteArray jsonBool(bool value)
{
    return value ? "true" : "false";
}

QByteArray jsonNumber(qint64 value)
{
    return QByteArray::number(value);
}

QByteArray jsonNumber(double value)
{
    return std::isfinite(value) ? QByteArray::number(value, 'g', QLocale::FloatingPointShortest)
                                : QByteArray("null");
}

QByteArray jsonArray(const QList<QByteArray> &values)
{
    return joined(values);
}

QByteArray jsonArray(const QStringList &texts)
{
    QList<QByteArray> values;
    for (const QString &text : texts)
        values.append(jsonString(text));
    return joined(values);
}

JsonObject &JsonObject::add(const char *key, const QByteArray &value)
{
    return add(QString::fromLatin1(key), value);
}

JsonObject &JsonObject::add(const QString &key, const QByteArray &value)
{
    if (!m_members.isEmpty())
        m_members += ',';
    m_members += jsonString(key) + ':' + value;
    return *this;
}

} // namespace memorydesk::ctl
