// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/memory/wordingchecks_p.h"

#include "core/text/lineendings.h"
#include "core/text/suspiciouscharacters.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

/// A rule on lines of text. `needles` (lower case) are looked for first, since most memories break
/// no rule and patterns cost more than a search.
struct WordingRule {
    QString code;
    Severity severity;
    QByteArrayList needles;
    QRegularExpression pattern;
};

QRegularExpression compiled(const QString &pattern, bool caseless)
{
    QRegularExpression expression(pattern,
                                  caseless ? QRegularExpression::CaseInsensitiveOption
                                           : QRegularExpression::NoPatternOption);
    expression.optimize();
    return expression;
}

const QList<WordingRule> &wordingRules()
{
    static const QList<WordingRule> rules{
        {u"fix-recipe"_s,
         Severity::Warning,
         {"the fix is", "to resolve this", "the bug was", "the error occurred because"},
         compiled(u"the fix is|to resolve this|the bug was|the error occurred because"_s, true)},
        {u"path-pinned"_s,
         Severity::Warning,
         {":", "()`", "/"},
         compiled(
             u"(?<![/\\w.-])[\\w-]+\\.[A-Za-z]\\w{0,7}:\\d+\\b|`[A-Z]\\w*\\(\\)`|(?<![\\w.:/~-])/[\\w.@+-]+(?:/[\\w.@+-]+)*/?"_s,
             false)},
        {u"relative-date"_s,
         Severity::Warning,
         {"last week", "last month", "yesterday", "tomorrow", "next ", "this sprint", "昨天",
          "明天",      "上週",       "上周",      "下週",     "下周",  "上個月",      "上个月",
          "下個月",    "下个月",     "前天",      "後天",     "后天",  "本週",        "本周"},
         compiled(
             u"\\b(?:last (?:week|month)|yesterday|tomorrow|this sprint|next "
             "(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|month|sprint))\\b"
             "|昨天|明天|前天|後天|后天|[上下本][週周]|[上下][個个]月"_s,
             true)},
        {u"credential"_s,
         Severity::Error,
         {"sk-", "ghp_", "akia", "xoxb-", "bearer "},
         compiled(u"\\bsk-[A-Za-z0-9]{20,}|\\bghp_[A-Za-z0-9]{36}|\\bAKIA[A-Z0-9]{16}|\\bxoxb-[A-"
                  u"Za-z0-9-]{6,}|"
                  "\\bBearer [A-Za-z0-9._~+/-]{20,}"_s,
                  false)},
    };
    return rules;
}

/// The pattern finds any absolute path; only one of eight characters or more pins anything.
constexpr qsizetype pinnedPathLength = 8;

struct BodyLine {
    QString text;
    int number = 0;
};

QList<BodyLine> linesOf(const MemoryDocument &document)
{
    QList<BodyLine> lines;
    int number = document.bodyLine;
    for (const QString &line : document.body.split(u'\n')) {
        lines += {line, number++};
    }
    return lines;
}

Problem found(const QString &code, Severity severity, const BodyLine &line, qsizetype start,
              qsizetype length)
{
    const QStringView text(line.text);
    Problem problem;
    problem.severity = severity;
    problem.code = code;
    problem.line = line.number;
    problem.column = codePointCount(text.left(start)) + 1;
    problem.length = codePointCount(text.mid(start, length));
    problem.args = {text.mid(start, length).toString()};
    return problem;
}

void applyRule(const WordingRule &rule, const QByteArray &lowered, const QList<BodyLine> &lines,
               Problems &problems)
{
    const auto occurs = [&lowered](const QByteArray &needle) { return lowered.contains(needle); };
    if (std::ranges::none_of(rule.needles, occurs)) {
        return;
    }
    const bool pinned = rule.code == "path-pinned"_L1;
    for (const BodyLine &line : lines) {
        auto matches = rule.pattern.globalMatch(line.text);
        while (matches.hasNext()) {
            const QRegularExpressionMatch match = matches.next();
            if (pinned && match.captured().startsWith(u'/')
                && match.capturedLength() < pinnedPathLength) {
                continue;
            }
            problems += found(rule.code, rule.severity, line, match.capturedStart(),
                              match.capturedLength());
            break; // One finding a line says enough.
        }
    }
}

/// A past date in a project memory, unless words before it say that it is a starting point.
void checkStaleDates(const MemoryDocument &document, const QDate &today,
                     const QList<BodyLine> &lines, Problems &problems)
{
    static const QRegularExpression date = compiled(u"\\b(\\d{4}-\\d{2}-\\d{2})\\b"_s, false);
    static const QRegularExpression anchor = compiled(
        u"\\b(?:as of|since|starting|started|decided|created|effective|from|began)\\b|自|從|从|截至|決定|决定|開始|开始"_s,
        true);
    constexpr qsizetype anchorReach = 60;
    if (document.type != "project"_L1 || !today.isValid()) {
        return;
    }
    QString before;
    for (const BodyLine &line : lines) {
        auto matches = date.globalMatch(line.text);
        while (matches.hasNext()) {
            const QRegularExpressionMatch match = matches.next();
            const QDate day = QDate::fromString(match.captured(1), Qt::ISODate);
            const QString reach =
                (before + line.text.left(match.capturedStart())).right(anchorReach);
            if (day.isValid() && day < today && !anchor.match(reach).hasMatch()) {
                problems += found(u"stale-date"_s, Severity::Warning, line, match.capturedStart(),
                                  match.capturedLength());
            }
        }
        before = line.text.right(anchorReach) + u'\n';
    }
}

void checkReferences(const MemoryDocument &document, const CheckContext &context,
                     const QList<BodyLine> &lines, Problems &problems)
{
    static const QRegularExpression reference = compiled(
        u"^\\s*(?:[-*+]\\s+)?(?:\\*\\*)?(path|url):(?:\\*\\*)?\\s*`?([^`\\r]+?)`?\\s*$"_s, true);
    if (document.type != "reference"_L1) {
        return;
    }
    for (const BodyLine &line : lines) {
        const QRegularExpressionMatch match = reference.match(line.text);
        if (!match.hasMatch()) {
            continue;
        }
        if (match.captured(1).toLower() == "url"_L1) {
            problems += found(u"url-not-verified"_s, Severity::Hint, line, match.capturedStart(2),
                              match.capturedLength(2));
        } else if (match.captured(2).startsWith(u'/') && context.pathExists
                   && !context.pathExists(match.captured(2))) {
            problems += found(u"dead-path"_s, Severity::Warning, line, match.capturedStart(2),
                              match.capturedLength(2));
        }
    }
}

QString characterCode(SuspiciousCharacter::Kind kind)
{
    switch (kind) {
    case SuspiciousCharacter::Kind::Invisible:
        return u"invisible-character"_s;
    case SuspiciousCharacter::Kind::Bidirectional:
        return u"bidirectional-character"_s;
    case SuspiciousCharacter::Kind::Control:
        return u"control-character"_s;
    }
    return {};
}

bool mayHideSomething(const QByteArray &bytes)
{
    return std::ranges::any_of(bytes, [](char byte) {
        const auto value = static_cast<unsigned char>(byte);
        // Everything suspicious beyond ASCII starts with one of these UTF-8 lead bytes.
        return (value < 0x20 && byte != '\n' && byte != '\r' && byte != '\t') || value == 0x7F
            || value == 0xC2 || value == 0xCD || value == 0xD8 || value == 0xE1 || value == 0xE2
            || value == 0xEF || value == 0xF3;
    });
}

void checkCharacters(const MemoryDocument &document, Problems &problems)
{
    if (!mayHideSomething(document.bytes)) {
        return;
    }
    for (const SuspiciousCharacter &suspect :
         findSuspiciousCharacters(decodeUtf8(document.bytes))) {
        if (suspect.character == 0) {
            continue; // Told by the document reader.
        }
        Problem problem;
        problem.severity = Severity::Warning;
        problem.code = characterCode(suspect.kind);
        problem.line = suspect.line;
        problem.column = suspect.column;
        problem.length = 1;
        problem.args = {
            u"U+"_s
            + QString::number(uint(suspect.character), 16).toUpper().rightJustified(4, u'0')};
        problems += problem;
    }
}

} // namespace

Problems checkWording(const MemoryDocument &document, const CheckContext &context)
{
    Problems problems;
    const QByteArray lowered = document.bytes.toLower();
    QList<BodyLine> lines = linesOf(document);
    if (!document.description.isEmpty()) {
        const FrontmatterScalar *scalar = document.frontmatter.find({u"description"_s});
        lines.prepend({document.description, scalar ? scalar->line : 1});
    }
    for (const WordingRule &rule : wordingRules()) {
        applyRule(rule, lowered, lines, problems);
    }
    checkStaleDates(document, context.today, lines, problems);
    checkReferences(document, context, lines, problems);
    checkCharacters(document, problems);
    return problems;
}

} // namespace memorydesk
