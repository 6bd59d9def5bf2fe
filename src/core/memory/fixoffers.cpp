// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/memory/fixes.h"

#include "core/memory/fixparts_p.h"
#include "core/memory/slug.h"
#include "core/text/lineendings.h"

#include <functional>

namespace memorydesk {

using namespace Qt::StringLiterals;

namespace {

/// Longest description taken from a body, in code points: what fits an index line.
constexpr int descriptionLength = 100;

struct Offer {
    const Problem &problem;
    const MemoryFolder &folder;
    const MemoryDocument *document = nullptr; // Null for findings in MEMORY.md.
    QDate today;

    [[nodiscard]] QuickFix fix(const QString &code, const QStringList &args = {}) const
    {
        return {code, problem, args};
    }
};

/// First line of the body that says something, without Markdown marks.
QString firstSentence(const QString &body)
{
    for (const QString &line : body.split(u'\n')) {
        QString text = line.simplified();
        while (!text.isEmpty() && QStringView(u"#>-*+ ").contains(text.front()))
            text.remove(0, 1);
        if (!text.isEmpty() && !text.startsWith("<!--"_L1) && !text.startsWith("```"_L1))
            return truncateAtGrapheme(text, descriptionLength);
    }
    return {};
}

/// A value for a missing key that stands somewhere already; nothing is made up.
QString knownValue(const Offer &offer, const QString &key)
{
    const MemoryDocument &document = *offer.document;
    const IndexEntry *entry = offer.folder.index.find(document.fileName);
    if (key == "name"_L1)
        return entry && !entry->title.isEmpty() ? entry->title : document.slug;
    if (key == "description"_L1)
        return entry && !entry->hook.isEmpty() ? entry->hook : firstSentence(document.body);
    return document.prefixType;
}

QList<QuickFix> missingKey(const Offer &offer)
{
    const QString key = offer.problem.args.value(0);
    const QString value = knownValue(offer, key);
    if (value.isEmpty())
        return {};
    return {offer.fix(u"add-key"_s, {key, value})};
}

QList<QuickFix> setTypes(const Offer &offer, const QStringList &types)
{
    QList<QuickFix> fixes;
    for (const QString &type : types) {
        const QuickFix fix = offer.fix(u"set-type"_s, {type});
        if (isMemoryType(type) && !fixes.contains(fix))
            fixes.append(fix);
    }
    return fixes;
}

QList<QuickFix> newSlug(const Offer &offer)
{
    const MemoryDocument &document = *offer.document;
    const QString title = document.name.isEmpty() ? document.slug : document.name;
    return {offer.fix(u"rename-slug"_s, {suggestSlug(title, offer.today, document.body)})};
}

QList<QuickFix> absoluteDates(const Offer &offer)
{
    const FrontmatterScalar *modified =
        offer.document->frontmatter.find({u"metadata"_s, u"modified"_s});
    const QDate written = modified
        ? QDate::fromString(modified->value.first(qMin(modified->value.size(), 10LL)), Qt::ISODate)
        : QDate();
    const QString relative = offer.problem.args.value(0);
    const QString date = absoluteDate(relative, written.isValid() ? written : offer.today);
    if (date.isEmpty())
        return {};
    return {offer.fix(u"absolute-date"_s, {relative, date})};
}

QList<QuickFix> shorterHook(const Offer &offer)
{
    const QList<QByteArray> lines = splitLines(offer.folder.index.bytes);
    const QByteArray line = shortenedIndexLine(lines.value(offer.problem.line - 1));
    if (line.isEmpty())
        return {};
    return {offer.fix(u"shorten-hook"_s, {decodeUtf8(line)})};
}

QList<QuickFix> danglingEntry(const Offer &offer)
{
    const QString target = offer.problem.args.value(0);
    QList<QuickFix> fixes;
    const QString file = likelyFile(target, offer.folder.fileNames());
    if (!file.isEmpty() && !offer.folder.index.find(file))
        fixes.append(offer.fix(u"repair-target"_s, {target, file}));
    fixes.append(offer.fix(u"remove-index-line"_s, {target}));
    return fixes;
}

QList<QuickFix> otherConvention(const Offer &offer)
{
    const auto converted = convertDocument(offer.document->bytes, offer.folder.convention);
    if (!converted || *converted == offer.document->bytes)
        return {};
    return {offer.fix(u"move-type"_s, {conventionName(offer.folder.convention)})};
}

QList<QuickFix> quoteBrokenValue(const Offer &offer)
{
    const QList<QByteArray> lines = splitLines(offer.document->bytes);
    const QByteArray line = lines.value(offer.problem.line - 1);
    const QuickFix fix = offer.fix(
        u"quote-value"_s, {QString::fromUtf8(line.first(qMax(line.indexOf(':'), 0LL))).trimmed()});
    return applyFix(fix, offer.document->bytes, offer.folder) ? QList{fix} : QList<QuickFix>();
}

QList<QuickFix> ifItWorks(const Offer &offer, const QString &code)
{
    const QuickFix fix = offer.fix(code);
    return applyFix(fix, offer.document->bytes, offer.folder) ? QList{fix} : QList<QuickFix>();
}

using Offering = std::function<QList<QuickFix>(const Offer &)>;

const QHash<QString, Offering> &indexOfferings()
{
    static const QHash<QString, Offering> offerings{
        {u"index-dangling"_s, danglingEntry},
        {u"index-line-too-long"_s, shorterHook},
        {u"index-duplicate"_s,
         [](const Offer &offer) {
             return QList{offer.fix(u"remove-index-line"_s, offer.problem.args)};
         }},
        {u"index-outside"_s,
         [](const Offer &offer) {
             return QList{offer.fix(u"remove-index-line"_s, offer.problem.args)};
         }},
    };
    return offerings;
}

QList<QuickFix> removeCharacter(const Offer &offer)
{
    return {offer.fix(u"remove-character"_s, offer.problem.args)};
}

const QHash<QString, Offering> &documentOfferings()
{
    static const QHash<QString, Offering> offerings{
        {u"yaml-error"_s, quoteBrokenValue},
        {u"comment-swallows-text"_s,
         [](const Offer &offer) {
             return QList{offer.fix(u"quote-value"_s, {offer.problem.args.value(0)})};
         }},
        {u"key-missing"_s, missingKey},
        {u"key-misspelt"_s,
         [](const Offer &offer) { return QList{offer.fix(u"rename-key"_s, offer.problem.args)}; }},
        {u"two-types"_s,
         [](const Offer &offer) {
             const QString prefix = offer.document->prefixType;
             return offer.problem.args.contains(prefix)
                 ? setTypes(offer, QStringList{prefix} + offer.problem.args)
                 : setTypes(offer, offer.problem.args);
         }},
        {u"type-legacy"_s, [](const Offer &offer) { return setTypes(offer, {u"project"_s}); }},
        {u"type-unknown"_s,
         [](const Offer &offer) {
             return setTypes(
                 offer, {offer.document->type.trimmed().toLower(), offer.document->prefixType});
         }},
        {u"type-file-mismatch"_s,
         [](const Offer &offer) { return setTypes(offer, {offer.document->prefixType}); }},
        {u"other-convention"_s, otherConvention},
        {u"why-missing"_s, [](const Offer &offer) { return QList{offer.fix(u"add-sections"_s)}; }},
        {u"how-missing"_s, [](const Offer &offer) { return QList{offer.fix(u"add-sections"_s)}; }},
        {u"bom"_s, [](const Offer &offer) { return QList{offer.fix(u"remove-bom"_s)}; }},
        {u"frontmatter-no-newline"_s,
         [](const Offer &offer) { return QList{offer.fix(u"add-newline"_s)}; }},
        {u"frontmatter-missing"_s,
         [](const Offer &offer) { return ifItWorks(offer, u"add-frontmatter"_s); }},
        {u"frontmatter-unclosed"_s,
         [](const Offer &offer) { return ifItWorks(offer, u"close-frontmatter"_s); }},
        {u"relative-date"_s, absoluteDates},
        {u"invisible-character"_s, removeCharacter},
        {u"bidirectional-character"_s, removeCharacter},
        {u"control-character"_s, removeCharacter},
        {u"index-unlisted"_s,
         [](const Offer &offer) {
             return QList{offer.fix(u"add-index-line"_s, {offer.document->fileName})};
         }},
    };
    return offerings;
}

const MemoryDocument *documentAt(const MemoryFolder &folder, const QString &path)
{
    for (const MemoryDocument &document : folder.documents) {
        if (document.path == path || folder.filePath(document.fileName) == path)
            return &document;
    }
    return nullptr;
}

} // namespace

QList<QuickFix> fixesFor(const Problem &problem, const MemoryFolder &folder, const QDate &today)
{
    Offer offer{problem, folder, documentAt(folder, problem.path), today};
    if (!offer.document) {
        const auto found = indexOfferings().constFind(problem.code);
        const bool index = problem.path == folder.indexPath();
        return index && found != indexOfferings().constEnd() ? (*found)(offer) : QList<QuickFix>();
    }
    if (problem.code.startsWith("slug-"_L1))
        return newSlug(offer);
    const auto found = documentOfferings().constFind(problem.code);
    return found != documentOfferings().constEnd() ? (*found)(offer) : QList<QuickFix>();
}

QString fixTarget(const QuickFix &fix, const MemoryFolder &folder)
{
    return fix.code == "add-index-line"_L1 ? folder.indexPath() : fix.problem.path;
}

} // namespace memorydesk
