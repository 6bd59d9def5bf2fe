// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "snapshot.h"

#include <QFile>

#include <filesystem>

#include <sys/stat.h>

namespace {

QByteArray readFile(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("<unreadable>");
}

} // namespace

Snapshot takeSnapshot(const QString &folder)
{
    Snapshot snapshot;
    const std::filesystem::path root = folder.toStdString();
    std::error_code error;
    for (const auto &entry : std::filesystem::recursive_directory_iterator(root, error)) {
        struct stat data = {};
        ::lstat(entry.path().c_str(), &data);
        QByteArray text = QByteArray::number(data.st_mode, 8) + ' '
            + QByteArray::number(data.st_uid) + ' ' + QByteArray::number(data.st_gid) + '\n';
        const QString path = QString::fromStdString(entry.path().string());
        if (entry.is_symlink()) {
            text += QByteArray::fromStdString(std::filesystem::read_symlink(entry.path()).string());
        } else if (entry.is_regular_file()) {
            text += readFile(path);
        }
        snapshot.insert(path.mid(folder.size()), text);
    }
    return snapshot;
}

QString firstDifference(const Snapshot &one, const Snapshot &two)
{
    for (const auto &[path, text] : one.asKeyValueRange()) {
        if (!two.contains(path)) {
            return QStringLiteral("missing: ") + path;
        }
        if (two.value(path) != text) {
            return QStringLiteral("differs: ") + path;
        }
    }
    for (const auto &[path, text] : two.asKeyValueRange()) {
        if (!one.contains(path)) {
            return QStringLiteral("new: ") + path;
        }
    }
    return {};
}

void copyTree(const QString &from, const QString &to)
{
    using namespace std::filesystem;
    const path target = to.toStdString();
    std::error_code ignored;
    remove_all(target, ignored);
    copy(path(from.toStdString()), target, copy_options::recursive | copy_options::copy_symlinks);
}
