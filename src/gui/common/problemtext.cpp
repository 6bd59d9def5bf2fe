// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/common/errortext.h"

#include <QCoreApplication>
#include <QHash>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

/// Context of the strings in this file.
struct ProblemTextContext {
    Q_DECLARE_TR_FUNCTIONS(ProblemText)
};

/// Sentences by code; %1, %2 are the problem's arguments.
const QHash<QString, const char *> &problemSentences()
{
    static const QHash<QString, const char *> sentences = {
        {u"already-stored"_s, QT_TRANSLATE_NOOP("ProblemText", "It is already stored.")},
        {u"backup-file"_s, QT_TRANSLATE_NOOP("ProblemText", "A backup file is no memory.")},
        {u"body-missing"_s, QT_TRANSLATE_NOOP("ProblemText", "The body is empty.")},
        {u"byte-order-mark"_s,
         QT_TRANSLATE_NOOP("ProblemText", "The file starts with a byte order mark.")},
        {u"config-unreadable"_s,
         QT_TRANSLATE_NOOP("ProblemText", "The session settings cannot be read.")},
        {u"dangling-link"_s,
         QT_TRANSLATE_NOOP("ProblemText", "The index names a file that is not there: %1")},
        {u"description-missing"_s, QT_TRANSLATE_NOOP("ProblemText", "The description is missing.")},
        {u"duplicate-id"_s, QT_TRANSLATE_NOOP("ProblemText", "The id “%1” occurs more than once.")},
        {u"duplicate-key"_s,
         QT_TRANSLATE_NOOP("ProblemText", "The key “%1” is given more than once.")},
        {u"editor-temporary"_s,
         QT_TRANSLATE_NOOP("ProblemText", "A temporary file of an editor is no memory.")},
        {u"field-empty"_s, QT_TRANSLATE_NOOP("ProblemText", "The field “%1” is empty.")},
        {u"field-line-break"_s,
         QT_TRANSLATE_NOOP("ProblemText", "The field “%1” holds a line break.")},
        {u"field-not-string"_s, QT_TRANSLATE_NOOP("ProblemText", "The field “%1” is not a text.")},
        {u"field-too-long"_s, QT_TRANSLATE_NOOP("ProblemText", "The field “%1” is too long.")},
        {u"frontmatter-broken"_s,
         QT_TRANSLATE_NOOP("ProblemText", "The metadata block is broken.")},
        {u"frontmatter-missing"_s,
         QT_TRANSLATE_NOOP("ProblemText", "The metadata block is missing.")},
        {u"frontmatter-not-a-mapping"_s,
         QT_TRANSLATE_NOOP("ProblemText", "The metadata block holds no keys.")},
        {u"frontmatter-unclosed"_s,
         QT_TRANSLATE_NOOP("ProblemText", "The metadata block is never closed.")},
        {u"hidden-file"_s, QT_TRANSLATE_NOOP("ProblemText", "A hidden file is no memory.")},
        {u"how-missing"_s,
         QT_TRANSLATE_NOOP("ProblemText", "The part “**How to apply:**” is missing.")},
        {u"in-code-block"_s,
         QT_TRANSLATE_NOOP("ProblemText", "The section is inside a code block.")},
        {u"incomplete"_s, QT_TRANSLATE_NOOP("ProblemText", "The section is incomplete.")},
        {u"index-line-too-long"_s,
         QT_TRANSLATE_NOOP("ProblemText", "The index line has %1 characters; 150 are the limit.")},
        {u"index-near-limit"_s,
         QT_TRANSLATE_NOOP("ProblemText", "The index is near the limit of what is loaded.")},
        {u"index-not-loaded"_s,
         QT_TRANSLATE_NOOP("ProblemText", "The index line lies beyond what an agent loads.")},
        {u"index-over-limit"_s,
         QT_TRANSLATE_NOOP("ProblemText", "The index is longer than what is loaded.")},
        {u"invalid-confidence"_s,
         QT_TRANSLATE_NOOP("ProblemText", "The confidence is not a number from 0 to 1.")},
        {u"invalid-encoding"_s, QT_TRANSLATE_NOOP("ProblemText", "The text is not valid UTF-8.")},
        {u"invalid-file-paths"_s,
         QT_TRANSLATE_NOOP("ProblemText", "The list of files is not allowed.")},
        {u"invalid-proposed-by-agent"_s,
         QT_TRANSLATE_NOOP("ProblemText", "The agent’s name is not a text.")},
        {u"invalid-schema-version"_s,
         QT_TRANSLATE_NOOP("ProblemText", "The schema version is not 1.")},
        {u"invalid-slug"_s, QT_TRANSLATE_NOOP("ProblemText", "The file name is not allowed.")},
        {u"invalid-type"_s, QT_TRANSLATE_NOOP("ProblemText", "The type “%1” is not allowed here.")},
        {u"invalid-wave-id"_s, QT_TRANSLATE_NOOP("ProblemText", "The wave name is not allowed.")},
        {u"key-missing"_s, QT_TRANSLATE_NOOP("ProblemText", "The key “%1” is missing.")},
        {u"learnings-unreadable"_s,
         QT_TRANSLATE_NOOP("ProblemText", "The learnings cannot be read.")},
        {u"missing-field"_s, QT_TRANSLATE_NOOP("ProblemText", "The field “%1” is missing.")},
        {u"name-differs"_s, QT_TRANSLATE_NOOP("ProblemText", "File name and name disagree.")},
        {u"name-missing"_s, QT_TRANSLATE_NOOP("ProblemText", "The name is missing.")},
        {u"no-index-entry"_s,
         QT_TRANSLATE_NOOP("ProblemText", "The index has no line for this file.")},
        {u"not-a-file"_s, QT_TRANSLATE_NOOP("ProblemText", "This is not an ordinary file.")},
        {u"nul-character"_s, QT_TRANSLATE_NOOP("ProblemText", "The text holds a NUL character.")},
        {u"outside-link"_s, QT_TRANSLATE_NOOP("ProblemText", "A link leads out of the folder: %1")},
        {u"relative-date"_s,
         QT_TRANSLATE_NOOP("ProblemText", "“%1” is a relative date and will be wrong soon.")},
        {u"section-missing"_s, QT_TRANSLATE_NOOP("ProblemText", "The part “%1” is missing.")},
        {u"slug-bad-character"_s,
         QT_TRANSLATE_NOOP("ProblemText", "The file name may hold only a–z, 0–9 and hyphens.")},
        {u"slug-empty"_s, QT_TRANSLATE_NOOP("ProblemText", "The file name is empty.")},
        {u"slug-no-letter-or-digit"_s,
         QT_TRANSLATE_NOOP("ProblemText", "The file name needs a letter or a digit.")},
        {u"slug-too-long"_s,
         QT_TRANSLATE_NOOP("ProblemText", "The file name is longer than 40 characters.")},
        {u"summary-unreadable"_s,
         QT_TRANSLATE_NOOP("ProblemText", "A wave summary cannot be read.")},
        {u"sync-conflict"_s,
         QT_TRANSLATE_NOOP("ProblemText", "A copy made by a sync conflict is no memory.")},
        {u"type-differs"_s,
         QT_TRANSLATE_NOOP("ProblemText", "Two different types are given: %1 and %2.")},
        {u"type-missing"_s, QT_TRANSLATE_NOOP("ProblemText", "The type is missing.")},
        {u"type-unknown"_s,
         QT_TRANSLATE_NOOP("ProblemText", "The type “%1” is not one of the four.")},
        {u"unreadable-file"_s, QT_TRANSLATE_NOOP("ProblemText", "The file cannot be read.")},
        {u"why-missing"_s, QT_TRANSLATE_NOOP("ProblemText", "The part “**Why:**” is missing.")},
        {u"bidirectional-character"_s,
         QT_TRANSLATE_NOOP("ProblemText",
                           "The hidden character %1 changes the order of what is seen.")},
        {u"bom"_s, QT_TRANSLATE_NOOP("ProblemText", "The file starts with a byte order mark.")},
        {u"comment-swallows-text"_s,
         QT_TRANSLATE_NOOP("ProblemText", "A YAML comment swallows part of the value: %1")},
        {u"control-character"_s,
         QT_TRANSLATE_NOOP("ProblemText", "The text holds the control character %1.")},
        {u"credential"_s, QT_TRANSLATE_NOOP("ProblemText", "This looks like a credential.")},
        {u"dead-path"_s,
         QT_TRANSLATE_NOOP("ProblemText", "There is no such path on this machine: %1")},
        {u"fix-recipe"_s,
         QT_TRANSLATE_NOOP(
             "ProblemText",
             "“%1” reads like a fix recipe; that belongs in the history of the code.")},
        {u"frontmatter-no-newline"_s,
         QT_TRANSLATE_NOOP("ProblemText", "The line end after the closing --- is missing.")},
        {u"index-dangling"_s,
         QT_TRANSLATE_NOOP("ProblemText", "The index names a file that is not there: %1")},
        {u"index-duplicate"_s,
         QT_TRANSLATE_NOOP("ProblemText", "The index names %1 more than once.")},
        {u"index-outside"_s,
         QT_TRANSLATE_NOOP("ProblemText", "The index line leads out of the folder: %1")},
        {u"index-unlisted"_s,
         QT_TRANSLATE_NOOP("ProblemText", "The index has no line for this file.")},
        {u"invisible-character"_s,
         QT_TRANSLATE_NOOP("ProblemText", "The text holds the invisible character %1.")},
        {u"key-misspelt"_s, QT_TRANSLATE_NOOP("ProblemText", "The key “%1” should be “%2”.")},
        {u"origin-session-missing"_s,
         QT_TRANSLATE_NOOP("ProblemText", "The originSessionId is missing.")},
        {u"other-convention"_s,
         QT_TRANSLATE_NOOP("ProblemText",
                           "Written in another convention (%1) than the folder (%2).")},
        {u"path-pinned"_s, QT_TRANSLATE_NOOP("ProblemText", "Pinned to a place in the code: %1")},
        {u"stale-date"_s, QT_TRANSLATE_NOOP("ProblemText", "The date %1 has passed.")},
        {u"too-large"_s, QT_TRANSLATE_NOOP("ProblemText", "The file is too large to be a memory.")},
        {u"two-types"_s,
         QT_TRANSLATE_NOOP("ProblemText",
                           "Two different types are given: %1 and %2 under metadata.")},
        {u"type-file-mismatch"_s,
         QT_TRANSLATE_NOOP("ProblemText", "The type is %1, the file name says %2.")},
        {u"type-legacy"_s,
         QT_TRANSLATE_NOOP("ProblemText", "The old type “%1” is now called project.")},
        {u"url-not-verified"_s,
         QT_TRANSLATE_NOOP("ProblemText", "The address was not verified: %1")},
        {u"yaml-error"_s, QT_TRANSLATE_NOOP("ProblemText", "The frontmatter cannot be read: %1")},
    };
    return sentences;
}

} // namespace

QString problemText(const Problem &problem)
{
    const char *sentence = problemSentences().value(problem.code, nullptr);
    if (sentence == nullptr) {
        return problem.args.isEmpty() ? problem.code
                                      : u"%1: %2"_s.arg(problem.code, problem.args.join(u", "_s));
    }
    QString text = ProblemTextContext::tr(sentence);
    for (int index = 0; index < static_cast<int>(problem.args.size()); ++index)
        text.replace(u'%' + QString::number(index + 1), problem.args.at(index));
    return text;
}

QString faultText(const QString &code, const QString &detail)
{
    QString text;
    if (code == u"queue-unreadable")
        text = ProblemTextContext::tr("The queue cannot be read.");
    else if (code == u"transcript-unreadable")
        text = ProblemTextContext::tr("The transcript cannot be read.");
    else if (code == u"submitted-unreadable")
        text = ProblemTextContext::tr("A text handed over cannot be read.");
    else if (code == u"damaged-row")
        text = ProblemTextContext::tr("A damaged row; the other rows are fine.");
    else if (code == u"damaged-line")
        text = ProblemTextContext::tr("A damaged line; the other lines are fine.");
    else
        text = problemText({Severity::Warning, code, 0, 0, 0, {}, {}});
    return detail.isEmpty() ? text : u"%1 (%2)"_s.arg(text, reasonText(detail));
}

QString changeTitle(const QString &title, const QStringList &args)
{
    const QString first = args.value(0);
    if (title.startsWith(u"store-"))
        return ProblemTextContext::tr("Stored “%1”").arg(first);
    if (title == u"keep-undecided")
        return ProblemTextContext::tr("Left undecided: “%1”").arg(first);
    if (title == u"review-batch")
        return ProblemTextContext::tr("Batch: %1 stored, %2 declined").arg(first, args.value(1));
    if (title == u"create-memory")
        return ProblemTextContext::tr("Created “%1”").arg(first);
    if (title == u"revise-memory")
        return ProblemTextContext::tr("Edited “%1”").arg(first);
    if (title == u"rename-memory")
        return ProblemTextContext::tr("Renamed “%1”").arg(first);
    if (title == u"retype-memory")
        return ProblemTextContext::tr("Changed the type of “%1”").arg(first);
    if (title == u"delete-memory")
        return ProblemTextContext::tr("Moved to the trash: “%1”").arg(first);
    if (title == u"move-memory")
        return ProblemTextContext::tr("Moved “%1”").arg(first);
    if (title == u"copy-memory")
        return ProblemTextContext::tr("Copied “%1”").arg(first);
    if (title == u"import-memory")
        return ProblemTextContext::tr("Took in “%1”").arg(first);
    if (title == u"edit-index")
        return ProblemTextContext::tr("Edited the index");
    if (title == u"fix-problems")
        return ProblemTextContext::tr("Fixed %1 problem(s) in %2").arg(first, args.value(1));
    if (title == u"restore-version")
        return ProblemTextContext::tr("Restored “%1”").arg(first);
    if (title == u"submit-text")
        return ProblemTextContext::tr("Took in a text");
    if (title == u"skip-proposal")
        return ProblemTextContext::tr("Skipped “%1”").arg(first);
    if (title == u"outside-change")
        return ProblemTextContext::tr("Changed outside");
    return first.isEmpty() ? title : u"%1: %2"_s.arg(title, first);
}

} // namespace memorydesk
