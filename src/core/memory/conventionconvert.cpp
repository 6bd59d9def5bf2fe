// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/memory/convention.h"

#include "core/memory/memorydocument.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

bool hasOtherMetadata(const Frontmatter &frontmatter)
{
    return std::ranges::any_of(frontmatter.scalars, [](const FrontmatterScalar &scalar) {
        return scalar.keyPath.size() > 1 && scalar.keyPath.first() == "metadata"_L1
            && scalar.keyPath != QStringList{u"metadata"_s, u"type"_s};
    });
}

Result<QByteArray> toNested(const QByteArray &bytes, const QString &type)
{
    return removeFrontmatterKey(bytes, {u"type"_s}).and_then([&type](const QByteArray &without) {
        return setFrontmatterValue(without, {u"metadata"_s, u"type"_s}, type);
    });
}

Result<QByteArray> toFlat(const QByteArray &bytes, const QString &type, bool keepMetadata)
{
    const QStringList gone =
        keepMetadata ? QStringList{u"metadata"_s, u"type"_s} : QStringList{u"metadata"_s};
    return removeFrontmatterKey(bytes, gone).and_then([&type](const QByteArray &without) {
        return setFrontmatterValue(without, {u"type"_s}, type);
    });
}

} // namespace

Result<QByteArray> convertDocument(const QByteArray &document, Convention to)
{
    const MemoryDocument parsed = parseMemoryDocument({}, document, {});
    if (!parsed.frontmatter.isSound()) {
        return failure(ErrorCode::Parse, {}, u"yaml-error"_s);
    }
    const bool nested = to == Convention::Kebab;
    if (!parsed.frontmatter.present || parsed.type.isEmpty() || parsed.typeNested == nested) {
        return document;
    }
    return nested ? toNested(document, parsed.type)
                  : toFlat(document, parsed.type, hasOtherMetadata(parsed.frontmatter));
}

} // namespace memorydesk
