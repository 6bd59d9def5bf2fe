// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/memory/slug.h"
#include "core/review/proposal.h"

namespace memorydesk {

using namespace Qt::StringLiterals;

namespace {

/// The memory type a learning's type comes nearest to; a guess that stands in the card to be
/// changed.
QString memoryTypeFor(const QString &learningType)
{
    static const QStringList facts{u"architecture-pattern"_s, u"design-pattern"_s,
                                   u"domain-regression"_s,    u"fragile-file"_s,
                                   u"hardware-pattern"_s,     u"effective-sizing"_s};
    return facts.contains(learningType) ? u"project"_s : u"feedback"_s;
}

} // namespace

SectionFields memoryFieldsFor(const QueueRow &row, const QDateTime &now)
{
    const QDateTime created = QDateTime::fromString(row.createdAt, Qt::ISODateWithMs);
    SectionFields fields;
    fields.type = memoryTypeFor(row.type);
    fields.name = row.subject;
    fields.slug = suggestSlug(row.subject, (created.isValid() ? created : now).date(), row.insight);
    fields.description = row.subject;
    fields.body = row.insight;
    if (!row.evidence.trimmed().isEmpty()) {
        fields.body += u"\n\n**Why:** "_s + row.evidence;
    }
    if (!row.filePaths.isEmpty()) {
        fields.body += u"\n**How to apply:** "_s + row.filePaths.join(u", "_s);
    }
    fields.rationale = row.evidence;
    return fields;
}

} // namespace memorydesk
