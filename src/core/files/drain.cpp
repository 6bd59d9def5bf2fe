// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/files/drain.h"

#include "core/files/rows.h"
#include "core/files/wholefile.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

constexpr qint64 quietMs = 10'000;

QString notePath(const JournalFolder &journals, const QString &oldFile)
{
    return QDir(journals.folder()).filePath(QFileInfo(oldFile).fileName().mid(1) + ".drain"_L1);
}

RowsGuard guardFor(const Journal &journal, const Step &step)
{
    for (const Operation &operation : journal.change.operations) {
        if (operationPath(operation) != step.name) {
            continue;
        }
        if (const auto *removal = std::get_if<RemoveRows>(&operation)) {
            return removal->guard;
        }
        if (const auto *restoring = std::get_if<RestoreRows>(&operation)) {
            return restoring->guard;
        }
    }
    return RowsGuard::None;
}

/// Rows in an old file that were not there when it was replaced.
QList<QByteArray> grownRows(const QByteArray &before, const QByteArray &now)
{
    if (now.startsWith(before)) {
        return splitRows(now.sliced(before.size()));
    }
    // Rewritten in place: whatever was not known is new.
    QList<QByteArray> rows = splitRows(now);
    const QList<QByteArray> known = splitRows(before);
    for (const QByteArray &row : known) {
        rows.removeOne(row);
    }
    return rows;
}

} // namespace

Result<bool> releaseOldRows(WritableFileSystem &fileSystem, const Clock &clock,
                            const JournalFolder &journals, const Journal &journal, const Step &step)
{
    const Result<FileHandle> handle = fileSystem.openRead(step.temp);
    if (!handle) {
        return handle.error().code == ErrorCode::NotFound ? Result<bool>(false)
                                                          : std::unexpected(handle.error());
    }
    const OpenFile old(fileSystem, *handle);
    const WriterState writer = fileSystem.writerState(*handle);
    const Result<QByteArray> bytes = fileSystem.readAt(*handle, 0, step.before.size() + 1);
    if (!bytes) {
        return std::unexpected(bytes.error());
    }
    if (writer == WriterState::None && *bytes == step.before) {
        const Result<void> removed = fileSystem.unlink(step.temp);
        return removed ? Result<bool>(false) : std::unexpected(removed.error());
    }
    const bool guarded = guardFor(journal, step) == RowsGuard::QueueLock;
    const QJsonObject note{{u"queue"_s, step.name},
                           {u"guarded"_s, guarded},
                           {u"oldFile"_s, step.temp},
                           {u"before"_s, QString::fromLatin1(step.before.toBase64())},
                           {u"since"_s, clock.now().toString(Qt::ISODateWithMs)}};
    const Result<void> noted =
        createWhole(fileSystem, notePath(journals, step.temp),
                    QJsonDocument(note).toJson(QJsonDocument::Compact), 0600, Durable::Yes);
    if (!noted && noted.error().code != ErrorCode::AlreadyExists) {
        return std::unexpected(noted.error());
    }
    return true;
}

Result<void> forgetOldRows(WritableFileSystem &fileSystem, const JournalFolder &journals,
                           const Step &step)
{
    const Result<void> removed = fileSystem.unlink(notePath(journals, step.temp));
    return removed || removed.error().code == ErrorCode::NotFound ? Result<void>() : removed;
}

Result<WaitingRows> readWaitingRows(const FileSystem &fileSystem, const QString &note)
{
    const Result<QByteArray> bytes = fileSystem.read(note);
    if (!bytes) {
        return std::unexpected(bytes.error());
    }
    const QJsonObject json = QJsonDocument::fromJson(*bytes).object();
    WaitingRows waiting;
    waiting.queue = json["queue"_L1].toString();
    waiting.guard = json["guarded"_L1].toBool() ? RowsGuard::QueueLock : RowsGuard::None;
    waiting.oldFile = json["oldFile"_L1].toString();
    waiting.before = QByteArray::fromBase64(json["before"_L1].toString().toLatin1());
    waiting.since = QDateTime::fromString(json["since"_L1].toString(), Qt::ISODateWithMs);
    if (waiting.queue.isEmpty() || waiting.oldFile.isEmpty() || !waiting.since.isValid()) {
        return failure(ErrorCode::Parse, note);
    }
    return waiting;
}

Result<DrainStep> nextDrainStep(WritableFileSystem &fileSystem, const Clock &clock,
                                const WaitingRows &waiting)
{
    DrainStep step;
    const Result<FileHandle> handle = fileSystem.openRead(waiting.oldFile);
    if (!handle) {
        return handle.error().code == ErrorCode::NotFound ? Result<DrainStep>(step)
                                                          : std::unexpected(handle.error());
    }
    const OpenFile old(fileSystem, *handle);
    const WriterState writer = fileSystem.writerState(*handle);
    const Result<FileStat> stat = fileSystem.statHandle(*handle);
    if (!stat) {
        return std::unexpected(stat.error());
    }
    const qint64 now = clock.now().toMSecsSinceEpoch();
    const qint64 lastSign = qMax(stat->modifiedNs / 1'000'000, waiting.since.toMSecsSinceEpoch());
    if (writer != WriterState::None && now - lastSign < quietMs) {
        step.wait = true;
        return step;
    }
    const Result<QByteArray> bytes = fileSystem.readAt(*handle, 0, stat->size);
    if (!bytes) {
        return std::unexpected(bytes.error());
    }
    const QList<QByteArray> rows = grownRows(waiting.before, *bytes);
    step.rows = int(rows.size());
    step.change.title = u"carry-rows"_s;
    if (!rows.isEmpty()) {
        step.change.operations.append(Append{waiting.queue, rows, waiting.guard, false});
    }
    step.change.operations.append(Remove{waiting.oldFile, *bytes});
    return step;
}

} // namespace memorydesk
