// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/candidatedraft.h"

#include "core/text/lineendings.h"

#include <QCryptographicHash>

#include <algorithm>

namespace memorydesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int slugLength = 40;
constexpr int nameLength = 60;
constexpr int indexLength = 150;

bool isLatin(QChar unit)
{
    return unit >= u'a' && unit <= u'z';
}

/// Runs of anything but a–z and 0–9 become one hyphen.
QString hyphenated(const QString &text)
{
    QString slug;
    for (const QChar unit : text.toLower()) {
        if (isLatin(unit) || (unit >= u'0' && unit <= u'9'))
            slug += unit;
        else if (!slug.isEmpty() && !slug.endsWith(u'-'))
            slug += u'-';
    }
    return slug;
}

QString cutSlug(QString slug)
{
    slug.truncate(slugLength);
    while (slug.endsWith(u'-'))
        slug.chop(1);
    return slug;
}

/// One physical line for every reader.
QString oneLine(QString text)
{
    std::ranges::replace_if(
        text,
        [](QChar unit) {
            return unit < u' ' || unit == u'\x7f' || unit == u'\x85' || unit == u'\u2028'
                || unit == u'\u2029';
        },
        QChar(u' '));
    return text.simplified();
}

QString shortened(const QString &text, int limit)
{
    if (codePointCount(text) <= limit)
        return text;
    return truncateAtGrapheme(text, limit - 1) + u'…';
}

void draftSlug(Candidate &candidate)
{
    const QString prefix =
        candidate.signal == CandidateSignal::Confirmation ? u"confirmed-"_s : QString();
    const QString beginning = truncateAtGrapheme(candidate.claim, slugLength);
    const QString slug = hyphenated(beginning);
    candidate.slugIsSuggested = std::ranges::none_of(slug, isLatin);
    if (!candidate.slugIsSuggested) {
        candidate.slug = cutSlug(prefix + slug);
        return;
    }
    const QByteArray hash =
        QCryptographicHash::hash(candidate.claim.toUtf8(), QCryptographicHash::Sha256).toHex();
    const QString date =
        candidate.when.isValid() ? candidate.when.date().toString(Qt::ISODate) + u'-' : QString();
    candidate.slug = prefix + date + QString::fromLatin1(hash.first(8));
}

} // namespace

void draftCandidate(Candidate &candidate)
{
    draftSlug(candidate);
    const QString line = oneLine(candidate.claim);
    candidate.name = shortened(line, nameLength);
    candidate.draftBody = candidate.claim;
    if (candidate.type == "feedback"_L1 || candidate.type == "project"_L1)
        candidate.draftBody += u"\n\n**Why:** %1\n**How to apply:** %1"_s.arg(candidatePlaceholder);
    QString title = candidate.name;
    title.replace(u'[', u'(').replace(u']', u')');
    const QString entry = u"- [%1](%2_%3.md) — "_s.arg(title, candidate.type, candidate.slug);
    candidate.draftIndexEntry = entry + shortened(line, indexLength - codePointCount(entry));
}

} // namespace memorydesk
