// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/projectpaths.h"

#include <algorithm>

namespace memorydesk {

namespace {

constexpr qsizetype longestSlug = 200;

bool isPlain(QChar unit)
{
    return (unit >= u'a' && unit <= u'z') || (unit >= u'A' && unit <= u'Z')
        || (unit >= u'0' && unit <= u'9');
}

/// The agent's hash of a path, in base 36 (32-bit h * 31 + unit, made positive).
QString pathHash(const QString &path)
{
    quint32 hash = 0;
    for (const QChar unit : path)
        hash = hash * 31 + unit.unicode();
    const qint64 value = qint32(hash);
    return QString::number(value < 0 ? -value : value, 36);
}

} // namespace

QString projectSlug(const QString &path)
{
    const QString normalized = path.normalized(QString::NormalizationForm_C);
    QString slug = normalized;
    std::replace_if(
        slug.begin(), slug.end(), [](QChar unit) { return !isPlain(unit); }, QChar(u'-'));
    if (slug.size() > longestSlug)
        slug = slug.first(longestSlug) + u'-' + pathHash(normalized);
    return slug;
}

} // namespace memorydesk
