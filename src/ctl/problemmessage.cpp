// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/problemmessage.h"

#include <QHash>

namespace memorydesk::ctl {

using namespace Qt::StringLiterals;

namespace {

const QHash<QString, QString> &messages()
{
    static const QHash<QString, QString> texts{
        {u"backup-file"_s, u"backup copy, not taken for a memory"_s},
        {u"bidirectional-character"_s,
         u"bidirectional control character %1 changes the order of what is seen"_s},
        {u"bom"_s, u"byte order mark: maigo's validator reads no frontmatter behind it"_s},
        {u"comment-swallows-text"_s, u"YAML comment swallows part of %1: %2"_s},
        {u"control-character"_s, u"control character %1"_s},
        {u"credential"_s, u"looks like a credential"_s},
        {u"dangling-link"_s, u"symbolic link to nothing"_s},
        {u"dead-path"_s, u"no such path on this machine: %1"_s},
        {u"duplicate-key"_s, u"key %1 is given twice: %2 and %3"_s},
        {u"editor-temporary"_s, u"an editor's temporary file, not taken for a memory"_s},
        {u"fix-recipe"_s,
         u"reads like a fix recipe (\"%1\"), which belongs in the code's history"_s},
        {u"frontmatter-missing"_s, u"metadata missing: no frontmatter on line 1"_s},
        {u"frontmatter-no-newline"_s,
         u"no newline after the closing ---: maigo's validator reads no frontmatter"_s},
        {u"frontmatter-not-a-mapping"_s, u"the frontmatter holds no keys"_s},
        {u"frontmatter-unclosed"_s, u"the frontmatter is never closed with ---"_s},
        {u"hidden-file"_s, u"hidden file, not taken for a memory"_s},
        {u"how-missing"_s, u"no **How to apply:** section"_s},
        {u"index-dangling"_s, u"index entry names a file that does not exist: %1"_s},
        {u"index-duplicate"_s, u"a second index entry for %1"_s},
        {u"index-line-too-long"_s, u"index line has %1 characters, 150 are allowed"_s},
        {u"index-near-limit"_s, u"near the limit: %1 of 200 lines, %2 of 25000 bytes"_s},
        {u"index-not-loaded"_s, u"not loaded, past the limit: %1 (%2)"_s},
        {u"index-outside"_s, u"index entry leads outside the folder: %1"_s},
        {u"index-over-limit"_s,
         u"over the limit: %1 lines and %2 bytes, agents load 200 lines or 25000 bytes; the rest is cut from here"_s},
        {u"index-unlisted"_s, u"not listed in MEMORY.md"_s},
        {u"invalid-utf8"_s, u"not valid UTF-8"_s},
        {u"invisible-character"_s, u"invisible character %1"_s},
        {u"key-misspelt"_s, u"key %1 should be %2"_s},
        {u"key-missing"_s, u"missing or blank: %1"_s},
        {u"not-a-file"_s, u"not a regular file, not taken for a memory"_s},
        {u"nul-character"_s, u"NUL character"_s},
        {u"origin-session-missing"_s, u"no originSessionId"_s},
        {u"other-convention"_s, u"written in another convention (%1) than its folder (%2)"_s},
        {u"outside-link"_s,
         u"symbolic link that leads outside the folder, not taken for a memory"_s},
        {u"path-pinned"_s, u"pinned to a place in the code: %1"_s},
        {u"relative-date"_s, u"relative date: %1"_s},
        {u"slug-bad-character"_s, u"the slug may hold only a-z, 0-9 and hyphens: %1"_s},
        {u"slug-empty"_s, u"the slug is empty"_s},
        {u"slug-no-letter-or-digit"_s, u"the slug has no letter or digit: %1"_s},
        {u"slug-too-long"_s, u"the slug is longer than 40 characters: %1"_s},
        {u"stale-date"_s, u"date in the past: %1"_s},
        {u"sync-conflict"_s, u"a synchronisation conflict copy, not taken for a memory"_s},
        {u"too-large"_s, u"too large to be a memory"_s},
        {u"two-types"_s, u"two different types: %1 at the top level, %2 under metadata"_s},
        {u"type-file-mismatch"_s, u"the type is %1, the file name says %2"_s},
        {u"type-legacy"_s, u"old type %1, now called project"_s},
        {u"type-unknown"_s, u"type %1 is none of feedback, project, reference, user"_s},
        {u"unreadable-file"_s, u"can't be read"_s},
        {u"url-not-verified"_s, u"address not verified: %1"_s},
        {u"why-missing"_s, u"no **Why:** section"_s},
        {u"yaml-error"_s, u"YAML error: %1"_s},
    };
    return texts;
}

} // namespace

QString problemMessage(const Problem &problem)
{
    QString text = messages().value(problem.code, problem.code);
    for (qsizetype i = 0; i < problem.args.size(); ++i) {
        text.replace(u'%' + QString::number(i + 1), problem.args[i]);
    }
    return text;
}

QString severityName(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return u"error"_s;
    case Severity::Warning:
        return u"warning"_s;
    case Severity::Hint:
        return u"hint"_s;
    }
    return {};
}

} // namespace memorydesk::ctl
