// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/frontmatter.h"
#include "core/text/lineendings.h"
#include "core/text/yamlranges_p.h"

namespace memorydesk {

using namespace Qt::StringLiterals;

namespace {

std::unexpected<Error> broken(const QString &detail)
{
    return failure(ErrorCode::Parse, {}, detail);
}

bool isDoubled(const Frontmatter &frontmatter, const QStringList &keyPath)
{
    qsizetype count = 0;
    for (const FrontmatterScalar &scalar : frontmatter.scalars)
        count += scalar.keyPath == keyPath ? 1 : 0;
    for (const FrontmatterCollection &collection : frontmatter.collections)
        count += collection.keyPath == keyPath ? 1 : 0;
    return count > 1;
}

using Values = QList<QPair<QStringList, QString>>;

/// Everything but what stands at or below `keyPath`.
Values otherValues(const Frontmatter &frontmatter, const QStringList &keyPath)
{
    Values values;
    for (const FrontmatterScalar &scalar : frontmatter.scalars) {
        // A null parent may become a mapping by the edit.
        const bool parent = scalar.isNull && keyPath.size() > 1
            && scalar.keyPath == keyPath.first(keyPath.size() - 1);
        if (!parent && scalar.keyPath.first(qMin(scalar.keyPath.size(), keyPath.size())) != keyPath)
            values.append({scalar.keyPath, scalar.value});
    }
    return values;
}

bool keepsOthers(const Frontmatter &before, const Frontmatter &after, const QStringList &keyPath)
{
    return after.present && after.isSound() == before.isSound()
        && after.problems.size() == before.problems.size()
        && otherValues(before, keyPath) == otherValues(after, keyPath);
}

QByteArray replaced(const QByteArray &document, qsizetype start, qsizetype end,
                    const QByteArray &bytes)
{
    QByteArray result = document;
    result.replace(start, end - start, bytes);
    return result;
}

QByteArray blockEnding(const QByteArray &document, const Frontmatter &frontmatter)
{
    return dominantLineEnding(document.first(qMax(frontmatter.contentEnd, qsizetype(0))));
}

QByteArray withValue(const QByteArray &document, const FrontmatterScalar &scalar,
                     const QByteArray &source)
{
    if (scalar.valueStart < scalar.valueEnd)
        return replaced(document, scalar.valueStart, scalar.valueEnd, source);
    const bool blank = document.at(scalar.valueStart) == ' ';
    const qsizetype place = scalar.valueStart + (blank ? 1 : 0);
    return replaced(document, place, place, blank ? source : ' ' + source);
}

/// The document with a new line for an absent key.
Result<QByteArray> withNewKey(const QByteArray &document, const Frontmatter &frontmatter,
                              const QStringList &keyPath, const QByteArray &source)
{
    const QByteArray ending = blockEnding(document, frontmatter);
    const QByteArray line = keyPath.last().toUtf8() + ": " + source + ending;
    if (keyPath.size() == 1)
        return replaced(document, frontmatter.contentEnd, frontmatter.contentEnd, line);
    if (keyPath.size() != 2)
        return failure(ErrorCode::InvalidArgument, {}, u"nesting"_s);
    const QStringList parent{keyPath.first()};
    const YamlRangeScanner scanner{document, frontmatter.contentEnd};
    if (const FrontmatterCollection *mapping = frontmatter.findCollection(parent)) {
        if (mapping->isList || mapping->isFlow)
            return broken(u"not-a-block-mapping"_s);
        const qsizetype place = scanner.nextLine(mapping->end);
        const QByteArray indent(scanner.columnOf(mapping->start), ' ');
        return replaced(document, place, place, indent + line);
    }
    if (const FrontmatterScalar *scalar = frontmatter.find(parent)) {
        if (!scalar->isNull || scalar->valueStart != scalar->valueEnd)
            return broken(u"not-a-mapping"_s);
        const qsizetype place = scanner.nextLine(scalar->valueStart);
        return replaced(document, place, place, "  " + line);
    }
    return replaced(document, frontmatter.contentEnd, frontmatter.contentEnd,
                    parent.first().toUtf8() + ':' + ending + "  " + line);
}

QByteArray withEmptyBlock(const QByteArray &document)
{
    const QByteArray ending = dominantLineEnding(document);
    const qsizetype start = startsWithBom(document) ? 3 : 0;
    const QByteArray gap = document.size() > start ? ending : QByteArray();
    return replaced(document, start, start, "---" + ending + "---" + ending + gap);
}

bool writesKey(const QString &key)
{
    return !key.isEmpty() && quoteYamlScalar(key) == key.toUtf8() && !key.contains(u':');
}

} // namespace

Result<QByteArray> setFrontmatterValue(const QByteArray &original, const QStringList &keyPath,
                                       const QString &value)
{
    if (keyPath.isEmpty() || !writesKey(keyPath.last()))
        return failure(ErrorCode::InvalidArgument, {}, u"key"_s);
    QByteArray document = original;
    Frontmatter before = parseFrontmatter(document);
    if (!before.present) {
        if (!before.problems.isEmpty())
            return broken(before.problems.first().code);
        document = withEmptyBlock(document);
        before = parseFrontmatter(document);
    }
    if (isDoubled(before, keyPath))
        return broken(u"duplicate-key"_s);
    const FrontmatterScalar *scalar = before.find(keyPath);
    if (!scalar && before.findCollection(keyPath))
        return broken(u"not-a-scalar"_s);
    QList<QByteArray> sources{quoteYamlScalar(value), doubleQuotedYamlScalar(value)};
    if (scalar && scalar->valueStart < scalar->valueEnd && document.at(scalar->valueStart) == '"')
        sources.removeFirst();
    for (const QByteArray &source : std::as_const(sources)) {
        const Result<QByteArray> after = scalar
            ? Result<QByteArray>(withValue(document, *scalar, source))
            : withNewKey(document, before, keyPath, source);
        if (!after)
            return after;
        const Frontmatter parsed = parseFrontmatter(*after);
        const FrontmatterScalar *written = parsed.find(keyPath);
        if (written && written->value == value && !isDoubled(parsed, keyPath)
            && keepsOthers(before, parsed, keyPath))
            return after;
    }
    return broken(u"edit-not-possible"_s);
}

Result<QByteArray> setFrontmatterList(const QByteArray &document, const QString &key,
                                      const QStringList &values)
{
    if (values.isEmpty())
        return removeFrontmatterKey(document, {key});
    QByteArray source("[");
    for (const QString &value : values) {
        // Inside brackets more characters end a plain scalar.
        const bool plain = quoteYamlScalar(value) == value.toUtf8()
            && !QStringView(value).contains(u',') && !value.contains(u'[') && !value.contains(u']')
            && !value.contains(u'{') && !value.contains(u'}') && !value.contains(u':');
        source += source.size() > 1 ? ", " : "";
        source += plain ? value.toUtf8() : doubleQuotedYamlScalar(value);
    }
    source += ']';
    const Frontmatter before = parseFrontmatter(document);
    if (!before.present)
        return broken(u"frontmatter-missing"_s);
    if (isDoubled(before, {key}))
        return broken(u"duplicate-key"_s);
    Result<QByteArray> after = broken(u"edit-not-possible"_s);
    if (const FrontmatterScalar *scalar = before.find({key})) {
        after = withValue(document, *scalar, source);
    } else if (const FrontmatterCollection *list = before.findCollection({key})) {
        const YamlRangeScanner scanner{document, before.contentEnd};
        const qsizetype start = list->isFlow ? list->start : scanner.afterColon(list->keyStart);
        if (start >= 0)
            after = replaced(document, start, list->end, list->isFlow ? source : ' ' + source);
    } else {
        after = withNewKey(document, before, {key}, source);
    }
    if (!after)
        return after;
    const Frontmatter parsed = parseFrontmatter(*after);
    if (parsed.list(key) != values || !keepsOthers(before, parsed, {key}))
        return broken(u"edit-not-possible"_s);
    return after;
}

Result<QByteArray> removeFrontmatterKey(const QByteArray &document, const QStringList &keyPath)
{
    const Frontmatter before = parseFrontmatter(document);
    const FrontmatterScalar *scalar = before.find(keyPath);
    const FrontmatterCollection *collection = before.findCollection(keyPath);
    if (!scalar && !collection)
        return document;
    if (isDoubled(before, keyPath))
        return broken(u"duplicate-key"_s);
    const YamlRangeScanner scanner{document, before.contentEnd};
    const qsizetype key = scalar ? scalar->keyStart : collection->keyStart;
    const qsizetype start = scanner.lineStart(key);
    const qsizetype end = scanner.nextLine(scalar ? scalar->valueEnd : collection->end);
    if (!QByteArrayView(document).sliced(start, key - start).trimmed().isEmpty())
        return broken(u"not-on-a-line-of-its-own"_s);
    const QByteArray after = replaced(document, start, end, {});
    const Frontmatter parsed = parseFrontmatter(after);
    if (parsed.find(keyPath) || parsed.findCollection(keyPath)
        || !keepsOthers(before, parsed, keyPath))
        return broken(u"edit-not-possible"_s);
    return after;
}

Result<QByteArray> renameFrontmatterKey(const QByteArray &document, const QStringList &keyPath,
                                        const QString &newKey)
{
    const Frontmatter before = parseFrontmatter(document);
    const FrontmatterScalar *scalar = before.find(keyPath);
    if (!scalar || isDoubled(before, keyPath))
        return broken(scalar ? u"duplicate-key"_s : u"key-missing"_s);
    QStringList newPath = keyPath;
    newPath.last() = newKey;
    if (!writesKey(newKey) || before.find(newPath) || before.findCollection(newPath))
        return failure(ErrorCode::AlreadyExists, {}, newKey);
    const YamlRangeScanner scanner{document, before.contentEnd};
    const qsizetype colon = scanner.afterColon(scalar->keyStart);
    if (colon < 0)
        return broken(u"edit-not-possible"_s);
    const QByteArray after = replaced(document, scalar->keyStart, colon - 1, newKey.toUtf8());
    const Frontmatter parsed = parseFrontmatter(after);
    const FrontmatterScalar *written = parsed.find(newPath);
    if (!written || written->value != scalar->value
        || otherValues(before, keyPath) != otherValues(parsed, newPath))
        return broken(u"edit-not-possible"_s);
    return after;
}

} // namespace memorydesk
