// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/sectionfields.h"

#include "core/text/markdownblocks.h"

#include <QRegularExpression>

#include <algorithm>
#include <limits>
#include <optional>

namespace memorydesk {

using namespace Qt::StringLiterals;

namespace {

/// What a line says as a field line.
struct FieldLine {
    qsizetype indent = 0; ///< Blanks before the bullet or key.
    qsizetype contentIndent = 0; ///< Where the item's text begins; `indent` without a bullet.
    bool bullet = false;
    bool bold = false;
    QString key; ///< Lower case.
    QString value;
};

struct FieldName {
    QString name;
    QString SectionFields::*field;
};

const QList<FieldName> &fieldNames()
{
    static const QList<FieldName> names = {
        {u"type"_s, &SectionFields::type}, {u"name"_s, &SectionFields::name},
        {u"slug"_s, &SectionFields::slug}, {u"description"_s, &SectionFields::description},
        {u"body"_s, &SectionFields::body}, {u"rationale"_s, &SectionFields::rationale},
    };
    return names;
}

QString SectionFields::*fieldOf(const QString &key)
{
    const auto found = std::ranges::find(fieldNames(), key, &FieldName::name);
    return found == fieldNames().end() ? nullptr : found->field;
}

/// `- **key**: value` and its kin; the key may be bold or plain, the colon inside or outside the
/// bold, ASCII or full-width, the bullet absent.
std::optional<FieldLine> parseFieldLine(const MarkdownLine &line)
{
    static const QRegularExpression pattern(u"^([ \\t]*)([-*+][ \\t]+)?"
                                            "(?:(?:\\*\\*|__)([^*_:：]+)(?:\\*\\*|__)[ \\t]*[:：]"
                                            "|(?:\\*\\*|__)([^*_:：]+)[:：][ \\t]*(?:\\*\\*|__)"
                                            "|([A-Za-z]+)[ \\t]*[:：])(.*)$"_s);
    if (line.fenceOpenedAt != 0
        || (line.role != LineRole::TopLevel && line.role != LineRole::ListItem))
        return {};
    const auto match = pattern.match(line.text);
    if (!match.hasMatch())
        return {};
    FieldLine field;
    field.indent = match.capturedLength(1);
    field.bullet = match.capturedLength(2) > 0;
    field.contentIndent = field.indent + match.capturedLength(2);
    field.bold = match.capturedLength(5) <= 0;
    field.key = (match.captured(3) + match.captured(4) + match.captured(5)).trimmed().toLower();
    field.value = match.captured(6);
    return field;
}

qsizetype indentation(const QString &line)
{
    const auto text =
        std::ranges::find_if_not(line, [](QChar unit) { return unit == u' ' || unit == u'\t'; });
    return text - line.begin();
}

/// First line and the lines after it as one value.
QString joinValue(const QString &first, const QStringList &following)
{
    qsizetype common = std::numeric_limits<qsizetype>::max();
    for (const QString &line : following) {
        if (!line.trimmed().isEmpty())
            common = std::min(common, indentation(line));
    }
    QStringList lines = {first.trimmed()};
    for (const QString &line : following)
        lines.append(line.mid(std::min(common, indentation(line))));
    while (!lines.isEmpty() && lines.last().trimmed().isEmpty())
        lines.removeLast();
    while (!lines.isEmpty() && lines.first().trimmed().isEmpty())
        lines.removeFirst();
    if (!lines.isEmpty()) {
        QString &last = lines.last();
        while (last.back().isSpace())
            last.chop(1);
    }
    return lines.join(u'\n');
}

/// Walks over the lines of a section and collects the values.
class FieldReader
{
public:
    void take(const MarkdownLine &line)
    {
        const auto field = parseFieldLine(line);
        if (field && beginsField(*field)) {
            finishValue();
            m_target = fieldOf(field->key);
            m_first = field->value;
        } else if (m_target) {
            m_following.append(line.text);
        }
    }

    SectionFields finish()
    {
        finishValue();
        return m_fields;
    }

private:
    /// Whether a field line ends the value before it. The first field decides how fields look in
    /// this section: with or without bullet, and how deep.
    bool beginsField(const FieldLine &field)
    {
        const bool known = fieldOf(field.key) != nullptr;
        if (!m_style) {
            if (known)
                m_style = field;
            return known;
        }
        if (field.bullet != m_style->bullet)
            return false;
        const bool sibling =
            field.bullet ? field.indent < m_style->contentIndent : field.indent <= m_style->indent;
        return sibling && (known || (field.bullet && field.bold));
    }

    void finishValue()
    {
        if (m_target && (m_fields.*m_target).isEmpty())
            m_fields.*m_target = joinValue(m_first, m_following);
        m_target = nullptr;
        m_following.clear();
    }

    SectionFields m_fields;
    std::optional<FieldLine> m_style;
    QString SectionFields::*m_target = nullptr;
    QString m_first;
    QStringList m_following;
};

} // namespace

bool isSectionField(const MarkdownLine &line)
{
    const auto field = parseFieldLine(line);
    return field && fieldOf(field->key);
}

SectionFields readSectionFields(const QList<MarkdownLine> &lines)
{
    FieldReader reader;
    for (const MarkdownLine &line : lines)
        reader.take(line);
    return reader.finish();
}

QStringList missingFields(const SectionFields &fields)
{
    QStringList missing;
    for (const FieldName &name : fieldNames()) {
        if ((fields.*name.field).trimmed().isEmpty())
            missing.append(name.name);
    }
    return missing;
}

} // namespace memorydesk
