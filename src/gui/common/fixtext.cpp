// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/common/fixtext.h"

#include <QCoreApplication>
#include <QHash>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

/// Context of the strings in this file.
struct FixTextContext {
    Q_DECLARE_TR_FUNCTIONS(FixText)
};

const QHash<QString, const char *> &fixSentences()
{
    static const QHash<QString, const char *> sentences = {
        {u"quote-value"_s, QT_TRANSLATE_NOOP("FixText", "Quote the value of “%1”")},
        {u"add-key"_s, QT_TRANSLATE_NOOP("FixText", "Add the key “%1”: %2")},
        {u"add-frontmatter"_s, QT_TRANSLATE_NOOP("FixText", "Add a metadata block")},
        {u"close-frontmatter"_s, QT_TRANSLATE_NOOP("FixText", "Close the metadata block")},
        {u"rename-key"_s, QT_TRANSLATE_NOOP("FixText", "Rename the key “%1” to “%2”")},
        {u"set-type"_s, QT_TRANSLATE_NOOP("FixText", "Set the type to %1")},
        {u"move-type"_s, QT_TRANSLATE_NOOP("FixText", "Put the type where this folder keeps it")},
        {u"rename-slug"_s, QT_TRANSLATE_NOOP("FixText", "Rename the file to “%1”")},
        {u"add-sections"_s,
         QT_TRANSLATE_NOOP("FixText", "Add the empty parts Why and How to apply")},
        {u"absolute-date"_s, QT_TRANSLATE_NOOP("FixText", "Write “%2” instead of “%1”")},
        {u"remove-character"_s, QT_TRANSLATE_NOOP("FixText", "Remove the character %1")},
        {u"remove-bom"_s, QT_TRANSLATE_NOOP("FixText", "Remove the byte order mark")},
        {u"add-newline"_s, QT_TRANSLATE_NOOP("FixText", "Add the missing line end")},
        {u"shorten-hook"_s, QT_TRANSLATE_NOOP("FixText", "Shorten the line to: %1")},
        {u"add-index-line"_s, QT_TRANSLATE_NOOP("FixText", "Add the index line for %1")},
        {u"remove-index-line"_s, QT_TRANSLATE_NOOP("FixText", "Remove the index line of %1")},
        {u"repair-target"_s, QT_TRANSLATE_NOOP("FixText", "Point the line to %2 instead of %1")},
    };
    return sentences;
}

} // namespace

QString fixText(const QuickFix &fix)
{
    const char *sentence = fixSentences().value(fix.code, nullptr);
    if (sentence == nullptr)
        return u"%1 %2"_s.arg(fix.code, fix.args.join(u", "_s));
    QString text = FixTextContext::tr(sentence);
    for (qsizetype index = 0; index < fix.args.size(); ++index)
        text.replace(u'%' + QString::number(index + 1), fix.args[index]);
    return text;
}

} // namespace memorydesk
