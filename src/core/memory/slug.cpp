// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/memory/slug.h"

#include <QCryptographicHash>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

bool isSlugLetter(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9');
}

/// Runs of anything else become one hyphen; accents are taken off Latin letters first.
QString latinSlug(const QString &title)
{
    const QString plain = title.normalized(QString::NormalizationForm_KD).toLower();
    QString slug;
    bool gap = false;
    for (const QChar c : plain) {
        if (c.category() == QChar::Mark_NonSpacing || c == u'\'' || c == u'\u2019') {
            continue;
        }
        if (!isSlugLetter(c)) {
            gap = true;
            continue;
        }
        if (gap && !slug.isEmpty()) {
            slug += u'-';
        }
        gap = false;
        slug += c;
    }
    return slug;
}

QString cutAtWord(const QString &slug)
{
    if (slug.size() <= slugLimit) {
        return slug;
    }
    const qsizetype hyphen = slug.lastIndexOf(u'-', slugLimit);
    return slug.left(hyphen > slugLimit / 2 ? hyphen : slugLimit);
}

} // namespace

const QStringList &memoryTypes()
{
    static const QStringList types{u"user"_s, u"feedback"_s, u"project"_s, u"reference"_s};
    return types;
}

bool isMemoryType(const QString &type)
{
    return memoryTypes().contains(type);
}

SlugFault checkSlug(const QString &slug)
{
    if (slug.isEmpty()) {
        return SlugFault::Empty;
    }
    const auto allowed = [](QChar c) { return isSlugLetter(c) || c == u'-'; };
    if (!std::ranges::all_of(slug, allowed)) {
        return SlugFault::BadCharacter;
    }
    if (slug.size() > slugLimit) {
        return SlugFault::TooLong;
    }
    return std::ranges::any_of(slug, isSlugLetter) ? SlugFault::None : SlugFault::NoLetterOrDigit;
}

QString slugFaultCode(SlugFault fault)
{
    switch (fault) {
    case SlugFault::None:
        return {};
    case SlugFault::Empty:
        return u"slug-empty"_s;
    case SlugFault::TooLong:
        return u"slug-too-long"_s;
    case SlugFault::BadCharacter:
        return u"slug-bad-character"_s;
    case SlugFault::NoLetterOrDigit:
        return u"slug-no-letter-or-digit"_s;
    }
    return {};
}

QString suggestSlug(const QString &title, const QDate &date, const QString &content)
{
    const QString latin = cutAtWord(latinSlug(title));
    // A lone digit or letter left over from a Chinese title says nothing about it.
    const bool telling =
        std::ranges::count_if(latin, [](QChar c) { return c >= u'a' && c <= u'z'; }) >= 2;
    if (telling) {
        return latin;
    }
    const QByteArray hash =
        QCryptographicHash::hash((title + u'\n' + content).toUtf8(), QCryptographicHash::Sha256);
    return u"note-%1-%2"_s.arg(date.toString(Qt::ISODate),
                               QString::fromLatin1(hash.toHex().left(6)));
}

QString collidingName(const QString &fileName, const QStringList &names)
{
    const auto found = std::ranges::find_if(names, [&fileName](const QString &name) {
        return name.compare(fileName, Qt::CaseInsensitive) == 0;
    });
    return found == names.end() ? QString() : *found;
}

} // namespace memorydesk
