// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/memory/indexline_p.h"

#include <QStringList>
#include <QUrl>

namespace memorydesk {

namespace {

qsizetype skipBlanks(QStringView text, qsizetype at)
{
    while (at < text.size() && (text[at] == u' ' || text[at] == u'\t')) {
        ++at;
    }
    return at;
}

/// Start of the link's title, or -1 when the line is no bullet with a link first.
qsizetype titleStart(QStringView text)
{
    qsizetype at = skipBlanks(text, 0);
    if (at >= text.size() || !QStringView(u"-*+").contains(text[at])) {
        return -1;
    }
    const qsizetype after = skipBlanks(text, at + 1);
    if (after == at + 1 || after >= text.size() || text[after] != u'[') {
        return -1;
    }
    return after + 1;
}

/// Closing bracket that is followed by a target: the matching one, else the first `](`.
qsizetype titleEnd(QStringView text, qsizetype start)
{
    int depth = 0;
    for (qsizetype at = start; at < text.size(); ++at) {
        if (text[at] == u'\\') {
            ++at;
        } else if (text[at] == u'[') {
            ++depth;
        } else if (text[at] == u']' && depth-- == 0) {
            if (at + 1 < text.size() && text[at + 1] == u'(') {
                return at;
            }
            break;
        }
    }
    return text.indexOf(u"](", start);
}

/// One past the target, or -1. Parentheses may nest (CommonMark 6.3); blanks are borne with, since
/// hand-written lines have them, unless a quoted link title follows.
qsizetype targetEnd(QStringView text, qsizetype start, bool angled)
{
    int depth = 0;
    for (qsizetype at = start; at < text.size(); ++at) {
        if (text[at] == u'\\') {
            ++at;
        } else if (angled && text[at] == u'>') {
            return at;
        } else if (!angled && text[at] == u'(') {
            ++depth;
        } else if (!angled && text[at] == u')' && depth-- == 0) {
            return at;
        } else if (!angled && text[at] == u' ' && at + 1 < text.size()
                   && (text[at + 1] == u'"' || text[at + 1] == u'\'')) {
            return at;
        }
    }
    return -1;
}

QString unescaped(QStringView text)
{
    QString plain;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const bool escapes = text[at] == u'\\' && at + 1 < text.size()
            && text[at + 1].unicode() < 128 && !text[at + 1].isLetterOrNumber()
            && !text[at + 1].isSpace();
        plain += escapes ? text[++at] : text[at];
    }
    return plain;
}

QString hookAfter(QStringView rest)
{
    rest = rest.trimmed();
    qsizetype at = 0;
    while (at < rest.size() && QStringView(u"\u2014\u2013-:\uFF1A").contains(rest[at])) {
        ++at;
    }
    return rest.mid(at).trimmed().toString();
}

bool hasScheme(QStringView target)
{
    const qsizetype colon = target.indexOf(u':');
    if (colon < 2) {
        return false;
    }
    for (const QChar c : target.left(colon)) {
        if (!c.isLetterOrNumber() && c != u'+' && c != u'.' && c != u'-') {
            return false;
        }
    }
    return true;
}

} // namespace

std::optional<IndexLineParts> splitIndexLine(const QString &line)
{
    const QStringView text(line);
    const qsizetype start = titleStart(text);
    const qsizetype end = start < 0 ? -1 : titleEnd(text, start);
    if (end < 0) {
        return {};
    }
    IndexLineParts parts;
    parts.titleStart = start;
    parts.titleLength = end - start;
    parts.title = unescaped(text.mid(start, end - start));
    qsizetype target = skipBlanks(text, end + 2);
    parts.angled = target < text.size() && text[target] == u'<';
    target += parts.angled ? 1 : 0;
    const qsizetype stop = targetEnd(text, target, parts.angled);
    if (stop < 0) {
        return {};
    }
    const QStringView name = text.mid(target, stop - target).trimmed();
    if (name.isEmpty() || name.startsWith(u'#') || hasScheme(name)) {
        return {};
    }
    parts.targetStart = target;
    parts.targetLength = name.size();
    const qsizetype close = text.indexOf(u')', stop);
    parts.hook = close < 0 ? QString() : hookAfter(text.mid(close + 1));
    return parts;
}

QString targetFileName(const QString &target)
{
    QString name = unescaped(target);
    name = QUrl::fromPercentEncoding(name.toUtf8());
    if (const qsizetype fragment = name.indexOf(u'#'); fragment >= 0) {
        name.truncate(fragment);
    }
    if (name.startsWith(u'/') || name.startsWith(u'~') || name.contains(QChar(u'\0'))) {
        return {};
    }
    QStringList clean;
    for (const QString &segment : name.split(u'/')) {
        if (segment.isEmpty() || segment == u".") {
            continue;
        }
        if (segment == u"..") {
            if (clean.isEmpty()) {
                return {};
            }
            clean.removeLast();
        } else {
            clean += segment;
        }
    }
    return clean.join(u'/');
}

} // namespace memorydesk
