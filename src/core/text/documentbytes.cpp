// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/documentbytes.h"

#include "core/text/lineendings.h"
#include "core/text/textdiff.h"

namespace memorydesk {

namespace {

constexpr QChar paragraphEnd(0x2029);

QString lineText(const QByteArray &bytes)
{
    QString text = decodeUtf8(bytes);
    text.replace(QChar(0), QChar(QChar::ReplacementCharacter));
    // An editor takes this character for its own line end and would give it back as one.
    text.replace(paragraphEnd, QChar(QChar::ReplacementCharacter));
    return text;
}

QStringList textLines(const QString &text)
{
    QString unified = text;
    unified.replace(paragraphEnd, u'\n');
    return unified.split(u'\n');
}

} // namespace

QString editorText(const QByteArray &document)
{
    const QByteArray bytes = startsWithBom(document) ? document.sliced(3) : document;
    QStringList lines;
    for (const LineRange &line : lineRanges(bytes))
        lines.append(lineText(bytes.sliced(line.start, line.textEnd - line.start)));
    QString text = lines.join(u'\n');
    if (bytes.endsWith('\n'))
        text += u'\n';
    return text;
}

QByteArray applyEditorText(const QByteArray &original, const QString &text)
{
    const bool bom = startsWithBom(original);
    const QByteArray bytes = bom ? original.sliced(3) : original;
    const QList<LineRange> ranges = lineRanges(bytes);

    // Each original line as the editor showed it, so that equal lines can be recognised.
    QStringList shown;
    for (const LineRange &line : ranges)
        shown.append(lineText(bytes.sliced(line.start, line.textEnd - line.start)));
    if (bytes.isEmpty() || bytes.endsWith('\n'))
        shown.append(QString());

    const QStringList wanted = textLines(text);
    const QByteArray ending = dominantLineEnding(bytes);
    const QList<qsizetype> origin = matchLines(shown, wanted);
    QByteArray result = bom ? QByteArray(utf8Bom) : QByteArray();
    for (qsizetype i = 0; i < wanted.size(); ++i) {
        const bool last = i + 1 == wanted.size();
        const qsizetype from = origin.at(i);
        const bool known = from >= 0 && from < ranges.size();
        if (known) {
            const LineRange &line = ranges.at(from);
            result += QByteArrayView(bytes).sliced(line.start, line.textEnd - line.start);
        } else {
            result += wanted.at(i).toUtf8();
        }
        if (last)
            break;
        // A changed line keeps the ending of the line that stood in its place.
        const qsizetype place = known ? from : replacedLine(origin, i, shown.size());
        const bool hasEnding =
            place >= 0 && place < ranges.size() && ranges.at(place).end > ranges.at(place).textEnd;
        result += hasEnding ? bytes.sliced(ranges.at(place).textEnd,
                                           ranges.at(place).end - ranges.at(place).textEnd)
                            : ending;
    }
    return result;
}

} // namespace memorydesk
