// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/memory/memorydocument.h"

#include "core/memory/slug.h"
#include "core/text/lineendings.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

void readName(MemoryDocument &document)
{
    const QString file = document.fileName.mid(document.fileName.lastIndexOf(u'/') + 1);
    QString stem = file.endsWith(u".md"_s, Qt::CaseInsensitive) ? file.chopped(3) : file;
    for (const QString &type : memoryTypes()) {
        if (stem.startsWith(type + u'_')) {
            document.prefixType = type;
            stem = stem.mid(type.size() + 1);
            break;
        }
    }
    document.slug = stem;
}

QString nestedValue(const Frontmatter &frontmatter, const QString &key)
{
    const FrontmatterScalar *scalar = frontmatter.find({u"metadata"_s, key});
    return scalar ? scalar->value : QString();
}

void readFields(MemoryDocument &document)
{
    const Frontmatter &frontmatter = document.frontmatter;
    document.name = frontmatter.value(u"name"_s);
    document.description = frontmatter.value(u"description"_s);
    document.type = frontmatter.value(u"type"_s);
    if (document.type.isEmpty()) {
        document.type = nestedValue(frontmatter, u"type"_s);
        document.typeNested = !document.type.isEmpty();
    }
    document.originSessionId = frontmatter.value(u"originSessionId"_s);
    if (document.originSessionId.isEmpty()) {
        document.originSessionId = nestedValue(frontmatter, u"originSessionId"_s);
    }
    document.triggers = frontmatter.list(u"triggers"_s);
}

Problem textProblem(const QString &code, const QByteArray &bytes, qsizetype offset)
{
    Problem problem;
    problem.severity = Severity::Error;
    problem.code = code;
    problem.line = int(std::count(bytes.begin(), bytes.begin() + offset, '\n')) + 1;
    const qsizetype lineStart = offset == 0 ? 0 : bytes.lastIndexOf('\n', offset - 1) + 1;
    problem.column = codePointCount(decodeUtf8(bytes.mid(lineStart, offset - lineStart))) + 1;
    problem.length = 1;
    return problem;
}

/// Offset of the first byte that makes the text no UTF-8.
qsizetype firstInvalidByte(const QByteArray &bytes)
{
    qsizetype low = 0;
    qsizetype lineStart = 0;
    while (lineStart < bytes.size()) {
        const qsizetype end = bytes.indexOf('\n', lineStart);
        const qsizetype stop = end < 0 ? bytes.size() : end + 1;
        if (!isValidUtf8(bytes.mid(lineStart, stop - lineStart))) {
            low = lineStart;
            break;
        }
        lineStart = stop;
    }
    const QString decoded = decodeUtf8(bytes.mid(low));
    const qsizetype replaced = decoded.indexOf(QChar::ReplacementCharacter);
    return low + (replaced < 0 ? 0 : decoded.left(replaced).toUtf8().size());
}

} // namespace

MemoryDocument parseMemoryDocument(const QString &path, const QByteArray &bytes,
                                   const QString &fileName)
{
    MemoryDocument document;
    document.path = path;
    document.fileName = fileName.isEmpty() ? path.mid(path.lastIndexOf(u'/') + 1) : fileName;
    document.bytes = bytes;
    readName(document);
    document.frontmatter = parseFrontmatter(bytes);
    document.problems = document.frontmatter.problems;
    if (document.frontmatter.present) {
        readFields(document);
    }
    const qsizetype bodyStart = document.frontmatter.bodyStart;
    document.body = decodeUtf8(bytes.mid(bodyStart));
    document.bodyLine = int(std::count(bytes.begin(), bytes.begin() + bodyStart, '\n')) + 1;
    const bool told = std::ranges::contains(document.problems, u"invalid-utf8"_s, &Problem::code);
    if (!told && !isValidUtf8(bytes)) {
        document.problems += textProblem(u"invalid-utf8"_s, bytes, firstInvalidByte(bytes));
    }
    if (const qsizetype nul = bytes.indexOf('\0'); nul >= 0) {
        document.problems += textProblem(u"nul-character"_s, bytes, nul);
    }
    return document;
}

MemoryFields fieldsOf(const MemoryDocument &document)
{
    return {document.name, document.description, document.type,
            document.slug, document.triggers,    document.body};
}

} // namespace memorydesk
