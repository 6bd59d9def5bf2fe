// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/files/folderinspection.h"

#include "core/files/diskfilesystem.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>

#include <algorithm>
#include <array>

#include <sys/vfs.h>

namespace memorydesk {

namespace {

bool isRemote(const QString &path)
{
    // NFS, CIFS, SMB2, FUSE, 9P, AFS, Ceph, Coda.
    constexpr std::array<quint32, 8> remote{0x6969,     0xff534d42, 0xfe534d42, 0x65735546,
                                            0x01021997, 0x5346414f, 0x00c36400, 0x73757245};
    struct statfs data = {};
    if (::statfs(QFile::encodeName(path).constData(), &data) != 0) {
        return false;
    }
    return std::ranges::contains(remote, quint32(data.f_type));
}

QByteArray hashContents(const DiskFileSystem &disk, const QString &path)
{
    QCryptographicHash hash(QCryptographicHash::Sha1);
    const Result<QStringList> names = disk.list(path);
    if (!names) {
        return {};
    }
    for (const QString &name : *names) {
        const Result<FileStat> stat = disk.stat(QDir(path).filePath(name));
        const FileStat data = stat.value_or(FileStat());
        hash.addData(QFile::encodeName(name) + '\0' + QByteArray::number(data.size) + ' '
                     + QByteArray::number(data.inode) + ' ' + QByteArray::number(data.modifiedNs));
    }
    return hash.result();
}

} // namespace

FolderInspection inspectFolder(const QString &path, InspectContents contents)
{
    const DiskFileSystem disk;
    FolderInspection result;
    const Result<FileStat> stat = disk.stat(path);
    if (!stat || stat->kind != FileKind::Directory) {
        return result;
    }
    result.exists = true;
    result.device = stat->device;
    result.inode = stat->inode;
    result.isRemote = isRemote(path);
    if (contents == InspectContents::Yes) {
        result.contents = hashContents(disk, path);
    }
    return result;
}

} // namespace memorydesk
