// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/singleinstance.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSaveFile>
#include <QUuid>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

constexpr qint64 mostBytes = 1 << 20;

} // namespace

SingleInstance::SingleInstance(const QString &stateFolder, QObject *parent)
    : QObject(parent)
    , m_stateFolder(stateFolder)
    , m_handoverFolder(QDir(stateFolder).filePath(u"handover"_s))
{
    connect(&m_watcher, &FolderWatcher::foldersChanged, this, &SingleInstance::takeHandovers);
}

SingleInstance::~SingleInstance()
{
    if (m_lock >= 0)
        ::close(m_lock);
}

bool SingleInstance::acquire()
{
    QDir().mkpath(m_handoverFolder);
    const QByteArray path = QFile::encodeName(QDir(m_stateFolder).filePath(u"window.lock"_s));
    m_lock = ::open(path.constData(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
    // Where no lock can be had at all (a read-only state folder), starting is better than refusing.
    if (m_lock < 0)
        return true;
    if (::flock(m_lock, LOCK_EX | LOCK_NB) != 0) {
        ::close(m_lock);
        m_lock = -1;
        return false;
    }
    // What was left for a window that is gone is of no use to this one.
    for (const QString &name : QDir(m_handoverFolder).entryList({u"*.json"_s}, QDir::Files))
        QFile::remove(QDir(m_handoverFolder).filePath(name));
    m_watcher.setFolders({m_handoverFolder});
    return true;
}

bool SingleInstance::handOver(const QStringList &arguments) const
{
    const QString name = QUuid::createUuid().toString(QUuid::WithoutBraces) + u".json"_s;
    QSaveFile file(QDir(m_handoverFolder).filePath(name));
    if (!file.open(QIODevice::WriteOnly))
        return false;
    const QByteArray bytes =
        QJsonDocument(QJsonArray::fromStringList(arguments)).toJson(QJsonDocument::Compact);
    return file.write(bytes) == bytes.size() && file.commit();
}

void SingleInstance::takeHandovers()
{
    const QDir folder(m_handoverFolder);
    for (const QString &name : folder.entryList({u"*.json"_s}, QDir::Files, QDir::Time)) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QJsonDocument document = QJsonDocument::fromJson(file.read(mostBytes));
        file.remove();
        QStringList arguments;
        for (const QJsonValue value : document.array())
            arguments << value.toString();
        Q_EMIT argumentsHandedOver(arguments);
    }
}

} // namespace memorydesk
