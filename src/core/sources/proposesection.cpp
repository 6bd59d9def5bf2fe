// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/proposesection.h"

#include "core/memory/slug.h"
#include "core/sources/sectionfields.h"
#include "core/text/markdownblocks.h"

#include <QCryptographicHash>
#include <QRegularExpression>

#include <algorithm>

namespace memorydesk {

using namespace Qt::StringLiterals;

namespace {

/// Text with its lines classified and the offset of each line start.
struct Lines {
    QString text; ///< Lone CRs read as line ends, so that offsets stay those of the original.
    QList<MarkdownLine> lines;
    QList<qsizetype> starts;

    explicit Lines(const QString &source)
        : text(source)
    {
        for (qsizetype i = 0; i < text.size(); ++i) {
            if (text.at(i) == u'\r' && (i + 1 == text.size() || text.at(i + 1) != u'\n'))
                text[i] = u'\n';
        }
        lines = classifyMarkdownLines(text);
        qsizetype start = 0;
        for (qsizetype i = 0; i < lines.size(); ++i) {
            starts.append(start);
            start = text.indexOf(u'\n', start) + 1;
        }
    }

    [[nodiscard]] qsizetype startOf(qsizetype index) const
    {
        return index < starts.size() ? starts.at(index) : text.size();
    }
};

bool isBlank(const MarkdownLine &line)
{
    return QStringView(line.text).trimmed().isEmpty();
}

bool isProposeHeading(const MarkdownLine &line)
{
    static const QRegularExpression pattern(
        u"^ {0,3}##[ \\t]+Memory propose(?:[ \\t]+#+)?[ \\t]*$"_s);
    return line.headingLevel == 2 && pattern.match(line.text).hasMatch();
}

/// A one-line paragraph with a setext underline, which is a heading of level 1 or 2 as well.
bool isSetextHeading(const QList<MarkdownLine> &lines, qsizetype index)
{
    static const QRegularExpression underline(u"^ {0,3}(?:=+|-+)[ \\t]*$"_s);
    static const QRegularExpression paragraph(u"^ {0,3}[^\\s#>=*_~`<+-]"_s);
    if (index == 0 || index + 1 >= lines.size() || !isBlank(lines.at(index - 1)))
        return false;
    const MarkdownLine &line = lines.at(index);
    const MarkdownLine &next = lines.at(index + 1);
    return line.role == LineRole::TopLevel && line.headingLevel == 0
        && next.role == LineRole::TopLevel && paragraph.match(line.text).hasMatch()
        && underline.match(next.text).hasMatch() && !isSectionField(line);
}

qsizetype sectionEnd(const QList<MarkdownLine> &lines, qsizetype heading)
{
    for (qsizetype i = heading + 1; i < lines.size(); ++i) {
        const int level = lines.at(i).headingLevel;
        if (level == 1 || level == 2 || isSetextHeading(lines, i))
            return i;
    }
    return lines.size();
}

/// A slug to offer: from the given one, else from the name, else from the content's hash.
QString slugSuggestion(const SectionFields &fields)
{
    for (const QString &source : {fields.slug, fields.name}) {
        const QString folded = source.normalized(QString::NormalizationForm_KC);
        const auto letters = std::ranges::count_if(folded, [](QChar unit) {
            return (unit >= u'a' && unit <= u'z') || (unit >= u'A' && unit <= u'Z');
        });
        if (letters >= 2) // What suggestSlug takes for telling; fewer would need a date.
            return suggestSlug(source, {});
    }
    const QByteArray content = (fields.slug + u'\n' + fields.name + u'\n' + fields.body).toUtf8();
    return u"note-"_s
        + QString::fromLatin1(
               QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex().first(8));
}

void judge(ProposeSection &section)
{
    section.missing = missingFields(section.fields);
    const bool badSlug = checkSlug(section.fields.slug) != SlugFault::None;
    if (badSlug)
        section.suggestedSlug = slugSuggestion(section.fields);
    if (!section.missing.isEmpty())
        section.refusal = SectionRefusal::Incomplete;
    else if (badSlug)
        section.refusal = SectionRefusal::InvalidSlug;
    else if (!isMemoryType(section.fields.type))
        section.refusal = SectionRefusal::InvalidType;
}

QList<ProposeSection> topLevelSections(const Lines &document, int lineOffset)
{
    QList<ProposeSection> sections;
    const QList<MarkdownLine> &lines = document.lines;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (!isProposeHeading(lines.at(i)))
            continue;
        const qsizetype end = sectionEnd(lines, i);
        ProposeSection section;
        section.line = lines.at(i).number + lineOffset;
        section.fields = readSectionFields(lines.mid(i + 1, end - i - 1));
        const qsizetype start = document.startOf(i);
        section.raw = document.text.mid(start, document.startOf(end) - start);
        judge(section);
        sections.append(section);
        i = end - 1;
    }
    return sections;
}

/// A fence at top level whose content may be a whole answer: never closed, or around everything.
struct AnswerFence {
    qsizetype open = 0;
    qsizetype end = 0; ///< One past the last content line.
    bool closed = false;
};

QList<AnswerFence> answerFences(const QList<MarkdownLine> &lines)
{
    QList<AnswerFence> fences;
    const auto first = std::ranges::find_if_not(lines, isBlank);
    const auto last = std::find_if_not(lines.rbegin(), lines.rend(), isBlank);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const MarkdownLine &line = lines.at(i);
        if (line.role != LineRole::FenceOpen || line.depth > 0)
            continue;
        qsizetype end = i + 1;
        while (end < lines.size() && lines.at(end).role == LineRole::FenceContent)
            ++end;
        const bool wraps = line.number == first->number && last->role == LineRole::FenceClose
            && last->fenceOpenedAt == line.number;
        if (!line.fenceCloses || wraps)
            fences.append({i, end, line.fenceCloses});
        i = end - 1;
    }
    return fences;
}

} // namespace

QList<ProposeSection> findProposeSections(const QString &text)
{
    // Most texts have none; classifying is for those that could.
    if (!text.contains("Memory propose"_L1))
        return {};
    const Lines document(text);
    QList<ProposeSection> sections = topLevelSections(document, 0);
    for (const AnswerFence &fence : answerFences(document.lines)) {
        const qsizetype start = document.startOf(fence.open + 1);
        const Lines inner(document.text.mid(start, document.startOf(fence.end) - start));
        const int openedAt = document.lines.at(fence.open).number;
        for (ProposeSection section : topLevelSections(inner, openedAt)) {
            section.refusal = SectionRefusal::InCodeBlock;
            section.openedAt = openedAt;
            section.closed = fence.closed;
            sections.append(section);
        }
    }
    std::ranges::sort(sections, {}, &ProposeSection::line);
    // Lone CRs were read as line ends; what is shown and copied is the text as it came.
    if (document.text != text) {
        for (ProposeSection &section : sections) {
            const qsizetype start = document.startOf(section.line - 1);
            section.raw = text.mid(start, section.raw.size());
        }
    }
    return sections;
}

} // namespace memorydesk
