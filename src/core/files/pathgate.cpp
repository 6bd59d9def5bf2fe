// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/files/pathgate.h"

#include <QDir>

#include <algorithm>

namespace memorydesk {

namespace {

bool isForbidden(QChar character)
{
    const char16_t unit = character.unicode();
    return unit < 0x20 || (unit >= 0x7f && unit < 0xa0) || unit == 0x2028 || unit == 0x2029;
}

bool liesIn(const QString &path, const QString &root)
{
    return path == root || path.startsWith(root.endsWith(u'/') ? root : root + u'/');
}

} // namespace

Result<void> checkPathText(const QString &path)
{
    constexpr qsizetype maxPathBytes = 4095;
    if (path.isEmpty() || std::ranges::any_of(path, isForbidden) || !path.isValidUtf16()
        || path.toUtf8().size() > maxPathBytes) {
        return failure(ErrorCode::InvalidName, path);
    }
    const auto segments = QStringView(path).split(u'/');
    if (std::ranges::any_of(segments, [](QStringView part) { return part == u".."; })) {
        return failure(ErrorCode::InvalidName, path);
    }
    return {};
}

Result<QString> pathInside(const FileSystem &fileSystem, const QString &root,
                           const QString &relativeName)
{
    constexpr qsizetype maxNameBytes = 255;
    if (const Result<void> text = checkPathText(relativeName); !text) {
        return std::unexpected(text.error());
    }
    if (QDir::isAbsolutePath(relativeName) || relativeName.contains(u'\\')) {
        return failure(ErrorCode::InvalidName, relativeName);
    }
    const qsizetype slash = relativeName.lastIndexOf(u'/');
    const QString name = relativeName.mid(slash + 1);
    if (name.isEmpty() || name == u"." || name.toUtf8().size() > maxNameBytes) {
        return failure(ErrorCode::InvalidName, relativeName);
    }
    const Result<QString> realRoot = fileSystem.realPath(root);
    if (!realRoot) {
        return realRoot;
    }
    const Result<QString> parent = slash < 0
        ? realRoot
        : fileSystem.realPath(QDir(*realRoot).filePath(relativeName.first(slash)));
    if (!parent) {
        return parent;
    }
    if (!liesIn(*parent, *realRoot)) {
        return failure(ErrorCode::OutsideRoot, relativeName);
    }
    const QString path = QDir(*parent).filePath(name);
    const Result<FileStat> own = fileSystem.stat(path, FollowLinks::No);
    if (!own) {
        return own.error().code == ErrorCode::NotFound ? Result<QString>(path)
                                                       : std::unexpected(own.error());
    }
    if (own->kind == FileKind::Regular) {
        return path;
    }
    if (own->kind != FileKind::Symlink) {
        return failure(ErrorCode::NotRegular, path);
    }
    const Result<QString> target = fileSystem.realPath(path);
    if (!target) {
        // A link to nothing: what it would create cannot be told to be inside.
        return failure(ErrorCode::OutsideRoot, path);
    }
    if (!liesIn(*target, *realRoot)) {
        return failure(ErrorCode::OutsideRoot, path);
    }
    const Result<FileStat> followed = fileSystem.stat(*target, FollowLinks::No);
    if (!followed || followed->kind != FileKind::Regular) {
        return failure(ErrorCode::NotRegular, path);
    }
    return *target;
}

} // namespace memorydesk
