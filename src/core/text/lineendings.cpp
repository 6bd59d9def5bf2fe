// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/lineendings.h"

#include <QStringDecoder>
#include <QTextBoundaryFinder>

namespace memorydesk {

bool startsWithBom(const QByteArray &bytes)
{
    return bytes.startsWith(utf8Bom);
}

QString decodeUtf8(const QByteArray &bytes)
{
    // Stateless: a decoder without this flag takes a leading BOM away.
    QStringDecoder decoder(QStringDecoder::Utf8,
                           QStringConverter::Flag::Stateless
                               | QStringConverter::Flag::ConvertInitialBom);
    return decoder.decode(bytes);
}

bool isValidUtf8(const QByteArray &bytes)
{
    return QByteArrayView(bytes).isValidUtf8();
}

QByteArray dominantLineEnding(const QByteArray &bytes)
{
    const qsizetype last = bytes.lastIndexOf('\n');
    if (last > 0 && bytes.at(last - 1) == '\r')
        return QByteArrayLiteral("\r\n");
    return QByteArrayLiteral("\n");
}

QList<LineRange> lineRanges(const QByteArray &bytes)
{
    QList<LineRange> lines;
    qsizetype start = 0;
    while (start < bytes.size()) {
        const qsizetype feed = bytes.indexOf('\n', start);
        const qsizetype end = feed < 0 ? bytes.size() : feed + 1;
        qsizetype textEnd = feed < 0 ? end : feed;
        if (feed > start && bytes.at(feed - 1) == '\r')
            --textEnd;
        lines.append({start, textEnd, end});
        start = end;
    }
    return lines;
}

QList<QByteArray> splitLines(const QByteArray &bytes)
{
    QList<QByteArray> lines;
    for (const LineRange &line : lineRanges(bytes))
        lines.append(bytes.sliced(line.start, line.textEnd - line.start));
    return lines;
}

int codePointCount(QStringView text)
{
    qsizetype count = text.size();
    for (qsizetype i = 1; i < text.size(); ++i) {
        if (text.at(i).isLowSurrogate() && text.at(i - 1).isHighSurrogate())
            --count;
    }
    return static_cast<int>(count);
}

QString truncateAtGrapheme(const QString &text, int count)
{
    if (codePointCount(text) <= count)
        return text;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    qsizetype kept = 0;
    for (qsizetype next = finder.toNextBoundary(); next > 0; next = finder.toNextBoundary()) {
        if (codePointCount(QStringView(text).first(next)) > count)
            break;
        kept = next;
    }
    return text.first(kept);
}

} // namespace memorydesk
