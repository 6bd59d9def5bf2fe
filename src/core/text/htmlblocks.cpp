// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/htmlblocks_p.h"

#include <QRegularExpression>
#include <QStringList>

namespace memorydesk {

using namespace Qt::StringLiterals;

namespace {

// Tag names of kind 6, in the order of the alphabet.
constexpr QLatin1StringView blockTags(
    " address article aside base basefont blockquote body caption center col colgroup dd details "
    "dialog dir div dl dt fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 "
    "head header hr html iframe legend li link main menu menuitem nav noframes ol optgroup option "
    "p param search section summary table tbody td tfoot th thead title tr track ul ");

bool isBlankOr(QStringView rest, QStringView others)
{
    return rest.isEmpty() || rest.front() == u' ' || rest.front() == u'\t'
        || others.contains(rest.front());
}

QStringView tagName(QStringView text)
{
    qsizetype length = 0;
    while (length < text.size() && text.at(length).unicode() < 128
           && text.at(length).isLetterOrNumber())
        ++length;
    return text.first(length);
}

bool isCompleteTag(QStringView text)
{
    static const QRegularExpression expression(
        u"^<(?:[A-Za-z][A-Za-z0-9-]*"
        "(?:[ \\t]+[A-Za-z_:][A-Za-z0-9_.:-]*"
        "(?:[ \\t]*=[ \\t]*(?:[^ \\t\"'=<>`]+|'[^']*'|\"[^\"]*\"))?)*"
        "[ \\t]*/?|/[A-Za-z][A-Za-z0-9-]*[ \\t]*)>[ \\t]*$"_s);
    return expression.matchView(text).hasMatch();
}

} // namespace

int htmlBlockStart(QStringView text, bool inParagraph)
{
    if (text.size() < 2 || text.front() != u'<')
        return 0;
    if (text.startsWith("<!--"_L1))
        return 2;
    if (text.startsWith("<?"_L1))
        return 3;
    if (text.startsWith("<![CDATA["_L1))
        return 5;
    if (text.startsWith("<!"_L1))
        return text.size() > 2 && text.at(2).unicode() < 128 && text.at(2).isLetter() ? 4 : 0;
    const bool closing = text.at(1) == u'/';
    const QStringView inside = text.sliced(closing ? 2 : 1);
    const QStringView name = tagName(inside);
    if (!name.isEmpty()) {
        const QString lower = name.toString().toLower();
        const QStringView rest = inside.sliced(name.size());
        if (!closing && isBlankOr(rest, u">")
            && (lower == "script"_L1 || lower == "pre"_L1 || lower == "style"_L1
                || lower == "textarea"_L1))
            return 1;
        if (blockTags.contains(QString(u' ' + lower + u' '))
            && (isBlankOr(rest, u">") || rest.startsWith("/>"_L1)))
            return 6;
    }
    return !inParagraph && isCompleteTag(text) ? 7 : 0;
}

bool htmlBlockEnds(int type, QStringView text)
{
    switch (type) {
    case 1:
        return text.contains("</script>"_L1, Qt::CaseInsensitive)
            || text.contains("</pre>"_L1, Qt::CaseInsensitive)
            || text.contains("</style>"_L1, Qt::CaseInsensitive)
            || text.contains("</textarea>"_L1, Qt::CaseInsensitive);
    case 2:
        return text.contains("-->"_L1);
    case 3:
        return text.contains("?>"_L1);
    case 4:
        return text.contains(u'>');
    case 5:
        return text.contains("]]>"_L1);
    default:
        return false;
    }
}

} // namespace memorydesk
