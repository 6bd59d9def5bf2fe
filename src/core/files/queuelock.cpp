// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/files/queuelock.h"

#include "core/files/wholefile.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSysInfo>

#include <chrono>
#include <thread>
#include <utility>

#include <csignal>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

constexpr int pollMs = 50;
constexpr qint64 maxLockBytes = 1 << 16;

/// Takes a stale lock away, unless it changed since it was read.
Result<void> removeStale(WritableFileSystem &fileSystem, const QString &path,
                         const QByteArray &text)
{
    const Result<QByteArray> now = fileSystem.read(path, maxLockBytes);
    if (!now || *now != text) {
        return {};
    }
    const Result<void> removed = fileSystem.unlink(path);
    return removed || removed.error().code == ErrorCode::NotFound ? Result<void>() : removed;
}

} // namespace

QString QueueLock::pathFor(const QString &queuePath)
{
    return QFileInfo(queuePath).path() + "/proposals-write.lock"_L1;
}

QByteArray QueueLock::textFor(const Clock &clock)
{
    // Written by hand: producers write the members in this order.
    const QJsonObject host{{u"host"_s, QSysInfo::machineHostName()}};
    const QByteArray hostPart = QJsonDocument(host).toJson(QJsonDocument::Compact);
    return "{\"pid\":" + QByteArray::number(::getpid()) + ',' + hostPart.mid(1, hostPart.size() - 2)
        + ",\"acquiredAt\":\"" + clock.now().toString(Qt::ISODateWithMs).toLatin1() + "\"}";
}

bool QueueLock::isStale(const QByteArray &text)
{
    const QJsonObject body = QJsonDocument::fromJson(text).object();
    const qint64 pid = body["pid"_L1].toInteger();
    const QString host = body["host"_L1].toString();
    if (pid <= 0 || host.isEmpty()) {
        return true;
    }
    return host == QSysInfo::machineHostName() && ::kill(pid_t(pid), 0) != 0 && errno == ESRCH;
}

Result<QueueLock> QueueLock::acquire(WritableFileSystem &fileSystem, const QString &lockPath,
                                     const QByteArray &text, int waitMs)
{
    for (int waited = 0;; waited += pollMs) {
        const Result<void> made = createWhole(fileSystem, lockPath, text, 0644, Durable::No);
        if (made) {
            return QueueLock(fileSystem, lockPath, text);
        }
        if (made.error().code != ErrorCode::AlreadyExists) {
            return std::unexpected(made.error());
        }
        const Result<QByteArray> other = fileSystem.read(lockPath, maxLockBytes);
        // One that vanished in between is tried again, never overridden.
        if (!other && other.error().code != ErrorCode::NotFound) {
            return std::unexpected(other.error());
        }
        if (other && isStale(*other)) {
            if (const Result<void> removed = removeStale(fileSystem, lockPath, *other); !removed) {
                return std::unexpected(removed.error());
            }
            if (waited < waitMs) {
                continue;
            }
        }
        if (waited >= waitMs) {
            return failure(ErrorCode::LockTimeout, lockPath);
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(pollMs));
    }
}

QueueLock::QueueLock(WritableFileSystem &fileSystem, QString path, QByteArray text)
    : m_fileSystem(&fileSystem)
    , m_path(std::move(path))
    , m_text(std::move(text))
{
}

QueueLock::QueueLock(QueueLock &&other) noexcept
    : m_fileSystem(std::exchange(other.m_fileSystem, nullptr))
    , m_path(std::move(other.m_path))
    , m_text(std::move(other.m_text))
{
}

QueueLock::~QueueLock()
{
    if (m_fileSystem == nullptr) {
        return;
    }
    // Somebody who took us for dead may own the name by now.
    const Result<QByteArray> text = m_fileSystem->read(m_path, maxLockBytes);
    if (!text || *text == m_text) {
        std::ignore = m_fileSystem->unlink(m_path);
    }
}

} // namespace memorydesk
