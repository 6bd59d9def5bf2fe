// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/memory/convention.h"

#include "core/memory/memorydocument.h"
#include "core/memory/slug.h"

#include <array>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

constexpr std::array conventions{Convention::Maigo, Convention::TypePrefixed, Convention::Kebab};

/// One physical line for every reader: controls and line separators become blanks.
QString onOneLine(const QString &text)
{
    QString line;
    line.reserve(text.size());
    for (const QChar c : text) {
        const bool breaks = c.category() == QChar::Other_Control
            || c.category() == QChar::Separator_Line || c.category() == QChar::Separator_Paragraph;
        line += breaks ? QChar(u' ') : c;
    }
    return line.trimmed();
}

QString escapedTitle(const QString &title)
{
    QString escaped;
    for (const QChar c : onOneLine(title)) {
        if (c == u'[' || c == u']' || c == u'\\') {
            escaped += u'\\';
        }
        escaped += c;
    }
    return escaped;
}

QByteArray keyLine(const char *key, const QString &value)
{
    return QByteArray(key) + ": " + quoteYamlScalar(value) + '\n';
}

QByteArray triggersLine(const QStringList &triggers)
{
    QByteArrayList quoted;
    for (const QString &trigger : triggers) {
        // Inside [ ] a comma or bracket would end a plain scalar.
        const bool plain = !trigger.contains(u',') && !trigger.contains(u'[')
            && !trigger.contains(u']') && !trigger.contains(u'{') && !trigger.contains(u'}');
        quoted += plain ? quoteYamlScalar(trigger) : doubleQuotedYamlScalar(trigger);
    }
    return "triggers: [" + quoted.join(", ") + "]\n";
}

} // namespace

QString conventionName(Convention convention)
{
    switch (convention) {
    case Convention::Maigo:
        return u"maigo"_s;
    case Convention::TypePrefixed:
        return u"type-prefixed"_s;
    case Convention::Kebab:
        return u"kebab"_s;
    }
    return {};
}

Convention conventionFromName(const QString &name, Convention otherwise)
{
    for (const Convention convention : conventions) {
        if (conventionName(convention) == name) {
            return convention;
        }
    }
    return otherwise;
}

Convention emptyFolderConvention(RootKind kind)
{
    switch (kind) {
    case RootKind::CrossProject:
        return Convention::Maigo;
    case RootKind::Subagent:
        return Convention::Kebab;
    case RootKind::Project:
    case RootKind::Added:
        break;
    }
    return Convention::TypePrefixed;
}

Convention conventionOf(const MemoryDocument &document)
{
    if (document.typeNested) {
        return Convention::Kebab;
    }
    return document.prefixType.isEmpty() ? Convention::Maigo : Convention::TypePrefixed;
}

Convention guessConvention(const QList<MemoryDocument> &documents, RootKind kind)
{
    std::array<int, conventions.size()> counts{};
    for (const MemoryDocument &document : documents) {
        if (document.frontmatter.present) {
            ++counts[static_cast<std::size_t>(conventionOf(document))];
        }
    }
    std::size_t best = 0;
    for (std::size_t i = 1; i < counts.size(); ++i) {
        if (counts[i] > counts[best]) {
            best = i;
        }
    }
    return counts[best] == 0 ? emptyFolderConvention(kind) : conventions[best];
}

Result<QString> memoryFileName(Convention convention, const QString &type, const QString &slug)
{
    if (const SlugFault fault = checkSlug(slug); fault != SlugFault::None) {
        return failure(ErrorCode::InvalidName, {}, slugFaultCode(fault));
    }
    if (!isMemoryType(type)) {
        return failure(ErrorCode::InvalidName, {}, u"type-unknown"_s);
    }
    return convention == Convention::TypePrefixed ? type + u'_' + slug + u".md"_s : slug + u".md"_s;
}

QByteArray indexLine(const QString &name, const QString &fileName, const QString &description)
{
    return "- [" + escapedTitle(name).toUtf8() + "](" + fileName.toUtf8() + ") \xE2\x80\x94 "
        + onOneLine(description).toUtf8();
}

QByteArray newIndexText()
{
    return "# Memory index\n\n";
}

QByteArray memoryFileText(Convention convention, const MemoryFields &fields)
{
    QByteArray text =
        "---\n" + keyLine("name", fields.name) + keyLine("description", fields.description);
    if (convention == Convention::Kebab) {
        text += "metadata:\n  " + keyLine("type", fields.type);
    } else {
        text += keyLine("type", fields.type);
    }
    if (convention == Convention::Maigo && fields.type == "project"_L1
        && !fields.triggers.isEmpty()) {
        text += triggersLine(fields.triggers);
    }
    text += "---\n\n" + fields.body.toUtf8();
    if (!text.endsWith('\n')) {
        text += '\n';
    }
    return text;
}

} // namespace memorydesk
