// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/sectiontext.h"

#include "ctl/jsonoutput.h"

namespace memorydesk::ctl {

using namespace Qt::StringLiterals;

namespace {

QString reasonOf(SectionRefusal refusal)
{
    switch (refusal) {
    case SectionRefusal::None:
        return {};
    case SectionRefusal::Incomplete:
        return u"incomplete"_s;
    case SectionRefusal::InvalidSlug:
        return u"invalid-slug"_s;
    case SectionRefusal::InvalidType:
        return u"invalid-type"_s;
    case SectionRefusal::InCodeBlock:
        return u"in-code-block"_s;
    }
    return {};
}

void addPlace(JsonObject &object, const TranscriptSection &found)
{
    object.add("line", jsonNumber(qint64(found.line)));
    if (found.textLine > 0)
        object.add("textLine", jsonNumber(qint64(found.textLine)));
}

} // namespace

QByteArray acceptedJson(const TranscriptSection &found)
{
    const SectionFields &fields = found.section.fields;
    JsonObject object;
    object.add("type", jsonString(fields.type))
        .add("name", jsonString(fields.name))
        .add("slug", jsonString(fields.slug))
        .add("description", jsonString(fields.description))
        .add("body", jsonString(fields.body))
        .add("rationale", jsonString(fields.rationale));
    addPlace(object, found);
    return object.add("raw", jsonString(found.section.raw)).text();
}

QByteArray refusedJson(const TranscriptSection &found)
{
    const ProposeSection &section = found.section;
    const bool inCode = section.refusal == SectionRefusal::InCodeBlock;
    JsonObject object;
    addPlace(object, found);
    return object.add("reason", jsonString(reasonOf(section.refusal)))
        .add("missing", jsonArray(section.missing))
        .add("suggestedSlug", jsonStringOrNull(section.suggestedSlug))
        .add("openedAt", inCode ? jsonNumber(qint64(section.openedAt)) : QByteArray("null"))
        .add("closed", inCode ? jsonBool(section.closed) : QByteArray("null"))
        .add("raw", jsonString(section.raw))
        .text();
}

QString refusalText(const TranscriptSection &found)
{
    const ProposeSection &section = found.section;
    const QString place = u"line %1: "_s.arg(found.line);
    switch (section.refusal) {
    case SectionRefusal::None:
        break;
    case SectionRefusal::Incomplete:
        return place
            + u"a section was found but is incomplete, missing %1"_s.arg(
                section.missing.join(u", "_s));
    case SectionRefusal::InvalidSlug:
        return place
            + u"the slug %1 is not 1–40 of a–z, 0–9 and -; %2 would be"_s.arg(
                QString::fromUtf8(jsonString(section.fields.slug)), section.suggestedSlug);
    case SectionRefusal::InvalidType:
        return place
            + u"the type %1 is none of user, feedback, project, reference"_s.arg(
                QString::fromUtf8(jsonString(section.fields.type)));
    case SectionRefusal::InCodeBlock:
        return place
            + u"text that looks like a proposal is inside a code block (opened at line %1%2)"_s.arg(
                QString::number(section.openedAt),
                section.closed ? QString() : u", never closed"_s);
    }
    return {};
}

QList<TranscriptSection> sectionsOfText(const QList<ProposeSection> &sections)
{
    QList<TranscriptSection> result;
    for (const ProposeSection &section : sections) {
        TranscriptSection found;
        found.section = section;
        found.line = section.line;
        result.append(found);
    }
    return result;
}

} // namespace memorydesk::ctl
