// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/memory/checks.h"

#include "core/memory/slug.h"
#include "core/memory/wordingchecks_p.h"
#include "core/text/lineendings.h"

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

Problem problemAt(Severity severity, const QString &code, int line, int column,
                  const QStringList &args = {})
{
    Problem problem;
    problem.severity = severity;
    problem.code = code;
    problem.line = line;
    problem.column = column;
    problem.args = args;
    return problem;
}

Problem problemAt(Severity severity, const QString &code, const FrontmatterScalar &scalar,
                  const QStringList &args)
{
    Problem problem = problemAt(severity, code, scalar.line, scalar.column, args);
    problem.length = codePointCount(scalar.value);
    return problem;
}

/// What an audit calls critical is what the maigo validator only warns of.
Severity critical(const CheckContext &context)
{
    return context.convention == Convention::Maigo ? Severity::Warning : Severity::Error;
}

bool hasCode(const MemoryDocument &document, QLatin1StringView code)
{
    return std::ranges::any_of(document.problems,
                               [code](const Problem &problem) { return problem.code == code; });
}

void checkKeys(const MemoryDocument &document, const CheckContext &context, Problems &problems)
{
    const std::array<std::pair<QString, QString>, 3> required{
        {{u"name"_s, document.name},
         {u"description"_s, document.description},
         {u"type"_s, document.type}}};
    for (const auto &[key, value] : required) {
        if (value.trimmed().isEmpty()) {
            const FrontmatterScalar *scalar = document.frontmatter.find({key});
            problems +=
                problemAt(critical(context), u"key-missing"_s, scalar ? scalar->line : 1, 1, {key});
        }
    }
    static const QHash<QString, QString> misspelt{{u"desc"_s, u"description"_s},
                                                  {u"summary"_s, u"description"_s},
                                                  {u"kind"_s, u"type"_s},
                                                  {u"title"_s, u"name"_s},
                                                  {u"originSession"_s, u"originSessionId"_s}};
    for (const FrontmatterScalar &scalar : document.frontmatter.scalars) {
        const QString right =
            scalar.keyPath.size() == 1 ? misspelt.value(scalar.keyPath.first()) : QString();
        if (!right.isEmpty() && !document.frontmatter.keys.contains(right)) {
            problems += problemAt(Severity::Warning, u"key-misspelt"_s, scalar.line, 1,
                                  {scalar.keyPath.first(), right});
        }
    }
}

void checkType(const MemoryDocument &document, Problems &problems)
{
    const FrontmatterScalar *flat = document.frontmatter.find({u"type"_s});
    const FrontmatterScalar *nested = document.frontmatter.find({u"metadata"_s, u"type"_s});
    if (flat && nested && !flat->value.isEmpty() && !nested->value.isEmpty()
        && flat->value != nested->value) {
        problems +=
            problemAt(Severity::Warning, u"two-types"_s, *nested, {flat->value, nested->value});
    }
    const FrontmatterScalar *used = document.typeNested ? nested : flat;
    if (!used || document.type.isEmpty()) {
        return;
    }
    if (!isMemoryType(document.type)) {
        const bool legacy = document.type == "convention"_L1;
        problems += problemAt(Severity::Warning, legacy ? u"type-legacy"_s : u"type-unknown"_s,
                              *used, {document.type});
    } else if (!document.prefixType.isEmpty() && document.prefixType != document.type) {
        problems += problemAt(Severity::Warning, u"type-file-mismatch"_s, *used,
                              {document.type, document.prefixType});
    }
}

void checkName(const MemoryDocument &document, const CheckContext &context, Problems &problems)
{
    if (const SlugFault fault = checkSlug(document.slug); fault != SlugFault::None) {
        problems += problemAt(Severity::Warning, slugFaultCode(fault), 1, 1, {document.slug});
    }
    if (document.frontmatter.present && conventionOf(document) != context.convention) {
        problems +=
            problemAt(Severity::Hint, u"other-convention"_s, 1, 1,
                      {conventionName(conventionOf(document)), conventionName(context.convention)});
    }
}

/// `description: see #12` loses what stands behind the blank and the hash.
void checkSwallowedText(const MemoryDocument &document, Problems &problems)
{
    for (const FrontmatterScalar &scalar : document.frontmatter.scalars) {
        const bool plain = scalar.valueEnd > scalar.valueStart
            && document.bytes[scalar.valueStart] != '"'
            && document.bytes[scalar.valueStart] != '\'';
        const bool told = scalar.keyPath == QStringList{u"name"_s}
            || scalar.keyPath == QStringList{u"description"_s};
        if (!plain || !told) {
            continue;
        }
        qsizetype end = document.bytes.indexOf('\n', scalar.valueEnd);
        end = end < 0 ? document.bytes.size() : end;
        const QByteArray rest =
            document.bytes.mid(scalar.valueEnd, end - scalar.valueEnd).trimmed();
        if (rest.startsWith('#')) {
            problems += problemAt(Severity::Warning, u"comment-swallows-text"_s, scalar,
                                  {scalar.keyPath.first(), decodeUtf8(rest)});
        }
    }
}

void checkSections(const MemoryDocument &document, const CheckContext &context, Problems &problems)
{
    if (context.convention == Convention::Maigo) {
        return;
    }
    if (document.type == "feedback"_L1 || document.type == "project"_L1) {
        if (!document.body.contains("**Why:**"_L1)) {
            problems += problemAt(Severity::Warning, u"why-missing"_s, document.bodyLine, 1);
        }
        if (!document.body.contains("**How to apply:**"_L1)) {
            problems += problemAt(Severity::Warning, u"how-missing"_s, document.bodyLine, 1);
        }
    }
    if (document.originSessionId.isEmpty()) {
        problems += problemAt(Severity::Hint, u"origin-session-missing"_s, 1, 1);
    }
}

/// What maigo's validator can't read although YAML could.
void checkForMaigo(const MemoryDocument &document, Problems &problems)
{
    if (startsWithBom(document.bytes)) {
        problems += problemAt(Severity::Warning, u"bom"_s, 1, 1);
    }
    const bool unterminated = document.frontmatter.present
        && document.frontmatter.bodyStart >= document.bytes.size()
        && !document.bytes.endsWith('\n');
    if (unterminated) {
        problems += problemAt(Severity::Warning, u"frontmatter-no-newline"_s,
                              std::max(1, document.bodyLine), 1);
    }
}

void sortProblems(Problems &problems)
{
    std::ranges::stable_sort(problems, [](const Problem &left, const Problem &right) {
        return std::tie(left.path, left.line, left.column)
            < std::tie(right.path, right.line, right.column);
    });
}

} // namespace

Problems checkDocument(const MemoryDocument &document, const CheckContext &context)
{
    Problems problems = document.problems;
    if (!document.frontmatter.present) {
        if (!hasCode(document, "frontmatter-unclosed"_L1)) {
            problems += problemAt(critical(context), u"frontmatter-missing"_s, 1, 1);
        }
    } else if (!hasCode(document, "yaml-error"_L1)
               && !hasCode(document, "frontmatter-not-a-mapping"_L1)) {
        checkKeys(document, context, problems);
        checkType(document, problems);
        checkSwallowedText(document, problems);
        checkSections(document, context, problems);
    }
    checkName(document, context, problems);
    if (context.convention == Convention::Maigo) {
        checkForMaigo(document, problems);
    }
    problems += checkWording(document, context);
    for (Problem &problem : problems) {
        problem.path = document.path;
    }
    sortProblems(problems);
    return problems;
}

Problems checkFolder(const MemoryFolder &folder, const CheckContext &context)
{
    Problems problems;
    for (const MemoryDocument &document : folder.documents) {
        problems += checkDocument(document, context);
    }
    problems += checkIndex(folder);
    for (const ExcludedFile &file : folder.excluded) {
        Problem problem = problemAt(Severity::Warning, file.code, 1, 1, {file.fileName});
        problem.path = folder.filePath(file.fileName);
        problems += problem;
    }
    sortProblems(problems);
    return problems;
}

} // namespace memorydesk
