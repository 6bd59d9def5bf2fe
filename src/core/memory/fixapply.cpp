// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/memory/fixes.h"

#include "core/memory/fixparts_p.h"
#include "core/memory/indexline_p.h"
#include "core/memory/slug.h"
#include "core/text/lineendings.h"

#include <functional>

namespace memorydesk {

using namespace Qt::StringLiterals;

namespace {

using Bytes = Result<QByteArray>;

std::unexpected<Error> gone(const QuickFix &fix)
{
    return failure(ErrorCode::Conflict, fix.problem.path, fix.problem.code);
}

struct Place {
    qsizetype start = 0;
    qsizetype end = 0;
};

/// Bytes that the problem marks: its line and column, and the text its first argument names.
std::optional<Place> placeOf(const Problem &problem, const QByteArray &bytes,
                             const QByteArray &text)
{
    const QList<LineRange> lines = lineRanges(bytes);
    if (problem.line < 1 || problem.line > lines.size())
        return {};
    const LineRange line = lines.at(problem.line - 1);
    const QByteArray source = bytes.sliced(line.start, line.textEnd - line.start);
    const QList<uint> before = decodeUtf8(source).toUcs4().first(
        qMin(qsizetype(problem.column) - 1, decodeUtf8(source).toUcs4().size()));
    qsizetype offset = 0;
    for (const char32_t character : before)
        offset += QString::fromUcs4(&character, 1).toUtf8().size();
    // In the frontmatter the column counts within the value, whose quotes come on top.
    const qsizetype found = source.indexOf(text, qMin(offset, source.size()));
    const qsizetype place = found < 0 ? source.indexOf(text) : found;
    if (place < 0 || text.isEmpty())
        return {};
    return Place{line.start + place, line.start + place + text.size()};
}

Bytes replaceMarked(const QuickFix &fix, const QByteArray &bytes, const QByteArray &text,
                    const QByteArray &replacement)
{
    const std::optional<Place> place = placeOf(fix.problem, bytes, text);
    if (!place)
        return gone(fix);
    QByteArray result = bytes;
    return result.replace(place->start, place->end - place->start, replacement);
}

/// What stands after the colon of a line, as it stands there.
Bytes quoteValue(const QuickFix &fix, const QByteArray &bytes, const MemoryFolder &)
{
    const QList<LineRange> lines = lineRanges(bytes);
    if (fix.problem.line < 1 || fix.problem.line > lines.size())
        return gone(fix);
    const LineRange line = lines.at(fix.problem.line - 1);
    const QByteArrayView source =
        QByteArrayView(bytes).sliced(line.start, line.textEnd - line.start);
    const qsizetype colon = source.indexOf(": ");
    if (colon < 1)
        return gone(fix);
    const QByteArrayView value = source.sliced(colon + 2).trimmed();
    const QByteArray quoted = doubleQuotedYamlScalar(decodeUtf8(value.toByteArray()));
    QByteArray result = bytes;
    result.replace(value.data() - bytes.constData(), value.size(), quoted);
    const Frontmatter before = parseFrontmatter(bytes);
    const Frontmatter after = parseFrontmatter(result);
    const auto faultsHere = [&](const Frontmatter &frontmatter) {
        return std::count_if(
            frontmatter.problems.begin(), frontmatter.problems.end(),
            [&](const Problem &problem) { return problem.line == fix.problem.line; });
    };
    if (value.isEmpty() || value.front() == '"' || !after.present
        || (fix.problem.code == "yaml-error"_L1 && faultsHere(after) >= faultsHere(before)))
        return failure(ErrorCode::Parse, fix.problem.path, u"edit-not-possible"_s);
    return result;
}

Bytes addKey(const QuickFix &fix, const QByteArray &bytes, const MemoryFolder &folder)
{
    const QString key = fix.args.value(0);
    const Frontmatter frontmatter = parseFrontmatter(bytes);
    const bool nested = key == "type"_L1 && folder.convention == Convention::Kebab;
    const QStringList path = nested ? QStringList{u"metadata"_s, key} : QStringList{key};
    if (!frontmatter.value(key).trimmed().isEmpty())
        return gone(fix);
    return setFrontmatterValue(bytes, path, fix.args.value(1));
}

Bytes addFrontmatter(const QuickFix &fix, const QByteArray &bytes, const MemoryFolder &folder)
{
    if (parseFrontmatter(bytes).present)
        return gone(fix);
    const MemoryDocument *document = nullptr;
    for (const MemoryDocument &candidate : folder.documents) {
        if (candidate.path == fix.problem.path)
            document = &candidate;
    }
    if (!document)
        return gone(fix);
    Bytes result = bytes;
    for (const char *key : {"name", "description", "type"}) {
        Problem missing = fix.problem;
        missing.code = u"key-missing"_s;
        missing.args = {QString::fromLatin1(key)};
        for (const QuickFix &offer : fixesFor(missing, folder, {})) {
            if (result)
                result = addKey(offer, *result, folder);
        }
    }
    return result;
}

Bytes closeFrontmatter(const QuickFix &fix, const QByteArray &bytes, const MemoryFolder &)
{
    const QList<LineRange> lines = lineRanges(bytes);
    qsizetype last = 0;
    for (qsizetype i = 1; i < lines.size(); ++i) {
        const QByteArray line =
            bytes.sliced(lines.at(i).start, lines.at(i).textEnd - lines.at(i).start);
        const qsizetype colon = line.indexOf(':');
        const bool key = colon > 0 && !line.first(colon).trimmed().contains(' ');
        if (!key && !line.startsWith(' ') && !line.startsWith('#'))
            break;
        last = i;
    }
    if (last == 0)
        return gone(fix);
    QByteArray result = bytes;
    const QByteArray ending = dominantLineEnding(bytes.first(lines.at(last).end));
    const bool open = lines.at(last).end == lines.at(last).textEnd;
    result.insert(lines.at(last).end, (open ? ending : QByteArray()) + "---" + ending);
    const Frontmatter after = parseFrontmatter(result);
    if (!after.present || !after.isSound())
        return failure(ErrorCode::Parse, fix.problem.path, u"edit-not-possible"_s);
    return result;
}

Bytes setType(const QuickFix &fix, const QByteArray &bytes, const MemoryFolder &)
{
    const Frontmatter frontmatter = parseFrontmatter(bytes);
    Bytes result = bytes;
    bool any = false;
    for (const QStringList &path :
         {QStringList{u"type"_s}, QStringList{u"metadata"_s, u"type"_s}}) {
        if (!frontmatter.find(path) || !result)
            continue;
        result = setFrontmatterValue(*result, path, fix.args.value(0));
        any = true;
    }
    return any ? result : Bytes(gone(fix));
}

/// Empty headings of the missing sections; what belongs under them only the person knows.
Bytes addSections(const QuickFix &, const QByteArray &bytes, const MemoryFolder &)
{
    const QByteArray ending = dominantLineEnding(bytes);
    QByteArray result = bytes;
    for (const char *heading : {"**Why:**", "**How to apply:**"}) {
        if (result.contains(heading))
            continue;
        if (!result.isEmpty() && !result.endsWith('\n'))
            result += ending;
        const bool follows = result.endsWith("**Why:**" + ending);
        result += (follows ? QByteArray() : ending) + heading + ending;
    }
    return result;
}

Bytes removeCharacter(const QuickFix &fix, const QByteArray &bytes, const MemoryFolder &)
{
    const char32_t character = fix.problem.args.value(0).sliced(2).toUInt(nullptr, 16);
    return replaceMarked(fix, bytes, QString::fromUcs4(&character, 1).toUtf8(), {});
}

Bytes removeBom(const QuickFix &fix, const QByteArray &bytes, const MemoryFolder &)
{
    return startsWithBom(bytes) ? Bytes(bytes.sliced(3)) : Bytes(gone(fix));
}

Bytes addNewline(const QuickFix &fix, const QByteArray &bytes, const MemoryFolder &)
{
    return bytes.endsWith('\n') ? Bytes(gone(fix)) : Bytes(bytes + dominantLineEnding(bytes));
}

/// The entry the problem is about, when it still stands on its line.
std::optional<IndexEntry> entryOf(const QuickFix &fix, const QByteArray &bytes)
{
    for (const IndexEntry &entry : parseMemoryIndex(bytes, {}).entries) {
        if (entry.line == fix.problem.line)
            return entry;
    }
    return {};
}

Bytes shortenHook(const QuickFix &fix, const QByteArray &bytes, const MemoryFolder &)
{
    if (!entryOf(fix, bytes))
        return gone(fix);
    const QByteArray line = shortenedIndexLine(splitLines(bytes).value(fix.problem.line - 1));
    if (line != fix.args.value(0).toUtf8())
        return gone(fix);
    return replaceIndexLine(bytes, fix.problem.line, line);
}

Bytes removeLine(const QuickFix &fix, const QByteArray &bytes, const MemoryFolder &)
{
    const std::optional<IndexEntry> entry = entryOf(fix, bytes);
    if (!entry || entry->target != fix.args.value(0))
        return gone(fix);
    return removeIndexLine(bytes, fix.problem.line);
}

Bytes repairTarget(const QuickFix &fix, const QByteArray &bytes, const MemoryFolder &)
{
    const std::optional<IndexEntry> entry = entryOf(fix, bytes);
    if (!entry || entry->target != fix.args.value(0))
        return gone(fix);
    return retargetIndexLine(bytes, fix.problem.line, fix.args.value(1));
}

Bytes addIndexLine(const QuickFix &fix, const QByteArray &bytes, const MemoryFolder &folder)
{
    const QString fileName = fix.args.value(0);
    const MemoryDocument *document = folder.find(fileName);
    if (!document || parseMemoryIndex(bytes, {}).find(fileName))
        return gone(fix);
    const QString name = document->name.isEmpty() ? document->slug : document->name;
    QByteArray line = indexLine(name, fileName, document->description);
    if (codePointCount(decodeUtf8(line)) > indexEntryLimit) {
        const QByteArray shorter = shortenedIndexLine(line);
        line = shorter.isEmpty() ? line : shorter;
    }
    return appendIndexEntry(bytes.isEmpty() && !folder.index.exists ? newIndexText() : bytes, line);
}

using Application = Bytes (*)(const QuickFix &, const QByteArray &, const MemoryFolder &);

const QHash<QString, Application> &applications()
{
    static const QHash<QString, Application> all{
        {u"quote-value"_s, quoteValue},
        {u"add-key"_s, addKey},
        {u"add-frontmatter"_s, addFrontmatter},
        {u"close-frontmatter"_s, closeFrontmatter},
        {u"rename-key"_s,
         [](const QuickFix &fix, const QByteArray &bytes, const MemoryFolder &) {
             return renameFrontmatterKey(bytes, {fix.args.value(0)}, fix.args.value(1));
         }},
        {u"set-type"_s, setType},
        {u"move-type"_s,
         [](const QuickFix &, const QByteArray &bytes, const MemoryFolder &folder) {
             return convertDocument(bytes, folder.convention);
         }},
        {u"add-sections"_s, addSections},
        {u"absolute-date"_s,
         [](const QuickFix &fix, const QByteArray &bytes, const MemoryFolder &) {
             return replaceMarked(fix, bytes, fix.args.value(0).toUtf8(),
                                  fix.args.value(1).toUtf8());
         }},
        {u"remove-character"_s, removeCharacter},
        {u"remove-bom"_s, removeBom},
        {u"add-newline"_s, addNewline},
        {u"shorten-hook"_s, shortenHook},
        {u"remove-index-line"_s, removeLine},
        {u"repair-target"_s, repairTarget},
        {u"add-index-line"_s, addIndexLine},
    };
    return all;
}

} // namespace

Result<QByteArray> applyFix(const QuickFix &fix, const QByteArray &bytes,
                            const MemoryFolder &folder)
{
    const auto found = applications().constFind(fix.code);
    if (found == applications().constEnd())
        return failure(ErrorCode::InvalidArgument, fix.problem.path, fix.code);
    return (*found)(fix, bytes, folder);
}

} // namespace memorydesk
