// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/files/gitpacks.h"

#include "core/files/diskfilesystem.h"
#include "core/files/gitstaging.h"

#include <QDir>
#include <QFile>
#include <QtEndian>

#include <cstring>
#include <memory>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

constexpr int manyPacks = 40;
constexpr qint64 smallPackBytes = 8LL << 20;

struct FreePack {
    void operator()(git_packbuilder *pack) const { git_packbuilder_free(pack); }
};
using PackPointer = std::unique_ptr<git_packbuilder, FreePack>;

QString packFolder(const QString &repositoryPath)
{
    return QDir(repositoryPath).filePath(u"objects/pack"_s);
}

int newPack(PackPointer *pack, git_repository *repository)
{
    git_packbuilder *builder = nullptr;
    const int status = git_packbuilder_new(&builder, repository);
    pack->reset(builder);
    if (status == 0) {
        git_packbuilder_set_threads(builder, 1);
    }
    return status;
}

/// Makes the libraries's view of the packs follow the disk.
void refresh(git_repository *repository)
{
    git_odb *objects = nullptr;
    if (git_repository_odb(&objects, repository) == 0) {
        git_odb_refresh(objects);
        git_odb_free(objects);
    }
}

/// Adds all objects that an index of a pack (version 2) lists.
bool insertAll(git_packbuilder *pack, const QString &indexPath)
{
    constexpr qsizetype countAt = 8 + 255 * 4;
    constexpr qsizetype namesAt = 8 + 256 * 4;
    QFile file(indexPath);
    const QByteArray index = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    if (index.size() < namesAt || !index.startsWith("\xfftOc")) {
        return false;
    }
    const auto count = qsizetype(qFromBigEndian<quint32>(index.constData() + countAt));
    if (index.size() < namesAt + count * GIT_OID_SHA1_SIZE) {
        return false;
    }
    for (qsizetype number = 0; number < count; ++number) {
        git_oid id = {};
        std::memcpy(id.id, index.constData() + namesAt + number * GIT_OID_SHA1_SIZE,
                    GIT_OID_SHA1_SIZE);
        if (git_packbuilder_insert(pack, &id, nullptr) != 0) {
            return false;
        }
    }
    return true;
}

} // namespace

int writeStaged(git_repository *repository, GitStaging *staging)
{
    if (staging->isEmpty()) {
        return 0;
    }
    PackPointer pack;
    int status = newPack(&pack, repository);
    if (status == 0) {
        status = staging->insertInto(pack.get());
    }
    if (status == 0) {
        status = git_packbuilder_write(pack.get(), nullptr, 0, nullptr, nullptr);
    }
    staging->clear();
    refresh(repository);
    return status;
}

void joinSmallPacks(git_repository *repository)
{
    const QDir folder(packFolder(QFile::decodeName(git_repository_path(repository))));
    const QFileInfoList packs = folder.entryInfoList({u"pack-*.pack"_s}, QDir::Files);
    QStringList small;
    for (const QFileInfo &pack : packs) {
        if (pack.size() < smallPackBytes) {
            small.append(pack.completeBaseName());
        }
    }
    PackPointer joined;
    if (small.size() < manyPacks || newPack(&joined, repository) != 0) {
        return;
    }
    for (const QString &name : std::as_const(small)) {
        if (!insertAll(joined.get(), folder.filePath(name + u".idx"_s))) {
            return;
        }
    }
    if (git_packbuilder_write(joined.get(), nullptr, 0, nullptr, nullptr) != 0) {
        return;
    }
    const QString result = u"pack-"_s + QString::fromLatin1(git_packbuilder_name(joined.get()));
    for (const QString &name : std::as_const(small)) {
        if (name != result) {
            // The index first: a pack without one is not looked at.
            QFile::remove(folder.filePath(name + u".idx"_s));
            QFile::remove(folder.filePath(name + u".pack"_s));
        }
    }
    refresh(repository);
}

void clearUnfinishedPacks(const QString &repositoryPath)
{
    const QString folder = packFolder(repositoryPath);
    // One complete listing decides: a question that fails must not look like a missing partner.
    const Result<QStringList> names = DiskFileSystem().list(folder);
    if (!names) {
        return;
    }
    for (const QString &name : *names) {
        const bool index = name.endsWith(u".idx");
        const bool named = name.startsWith(u"pack-") && (index || name.endsWith(u".pack"));
        const QString stem = name.first(name.lastIndexOf(u'.') + 1);
        if (!named || !names->contains(stem + (index ? u"pack"_s : u"idx"_s))) {
            QFile::remove(QDir(folder).filePath(name));
        }
    }
}

} // namespace memorydesk
