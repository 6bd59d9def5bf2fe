// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/files/placement.h"

#include "core/files/drain.h"
#include "core/files/wholefile.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace memorydesk {

QStringList touchedFolders(const Journal &journal)
{
    QStringList folders;
    for (const Step &step : journal.steps) {
        if (step.kind != StepKind::Append) {
            folders.append(QFileInfo(step.path).path());
        }
    }
    for (const QString &folder : journal.newFolders) {
        folders.append(QFileInfo(folder).path());
    }
    folders.removeDuplicates();
    return folders;
}

qsizetype findAdded(const Step &step, const QByteArray &bytes)
{
    const QByteArray added = step.added();
    qsizetype at = bytes.indexOf(added, step.before.size());
    while (at > 0 && !added.startsWith('\n') && bytes[at - 1] != '\n') {
        at = bytes.indexOf(added, at + 1);
    }
    return at;
}

Placement::Placement(WritableFileSystem &fileSystem, const Clock &clock,
                     const JournalFolder &journals, const Journal &journal)
    : m_fileSystem(fileSystem)
    , m_clock(clock)
    , m_journals(journals)
    , m_journal(journal)
{
}

Result<void> Placement::run(const Transaction::Verify &verify)
{
    Result<void> done = makeFolders();
    if (done) {
        done = stage();
    }
    for (const Step &step : m_journal.steps) {
        if (done) {
            done = place(step);
        }
    }
    for (const Step &step : m_journal.steps) {
        if (done) {
            done = readBack(step, verify);
        }
    }
    if (done) {
        done = clearUp();
    }
    if (done) {
        done = syncFolders();
    }
    return done;
}

Result<void> Placement::makeFolders()
{
    for (const QString &folder : m_journal.newFolders) {
        const Result<void> made = m_fileSystem.makeFolder(folder, 0755);
        if (!made && made.error().code != ErrorCode::AlreadyExists) {
            return made;
        }
    }
    return {};
}

Result<void> Placement::stage()
{
    for (const Step &step : m_journal.steps) {
        const bool isNew = step.kind == StepKind::Create;
        if (!isNew && step.kind != StepKind::Replace && step.kind != StepKind::Rows) {
            continue;
        }
        const FileStat *like = isNew ? nullptr : &step.attributes;
        const Result<void> staged = createTemp(m_fileSystem, step.temp, step.after, like);
        if (!staged) {
            return failure(staged.error().code, step.name, staged.error().detail);
        }
    }
    return {};
}

Result<void> Placement::place(const Step &step)
{
    Result<void> placed;
    switch (step.kind) {
    case StepKind::Create:
        placed = m_fileSystem.renameNoReplace(step.temp, step.path);
        break;
    case StepKind::Replace:
    case StepKind::Rows:
        placed = exchange(step);
        break;
    case StepKind::Move:
        placed = m_fileSystem.renameNoReplace(step.path, step.to);
        if (placed) {
            placed = checkOld(step, step.to);
        }
        break;
    case StepKind::Remove:
        placed = m_fileSystem.renameNoReplace(step.path, step.temp);
        if (placed) {
            placed = checkOld(step, step.temp);
        }
        break;
    case StepKind::Append:
        placed = append(step);
        break;
    }
    if (placed) {
        return placed;
    }
    // A name that came or went since the plan was made is a conflict, like changed bytes.
    const ErrorCode code = placed.error().code;
    const bool raced = code == ErrorCode::AlreadyExists || code == ErrorCode::NotFound;
    return failure(raced ? ErrorCode::Conflict : code, step.name, placed.error().detail);
}

Result<void> Placement::exchange(const Step &step)
{
    const Result<void> exchanged = m_fileSystem.exchange(step.temp, step.path);
    if (exchanged) {
        return checkOld(step, step.temp);
    }
    return exchanged.error().code == ErrorCode::Unsupported ? replaceOver(step) : exchanged;
}

Result<void> Placement::replaceOver(const Step &step)
{
    m_reduced = true;
    const Result<FileHandle> handle = m_fileSystem.openRead(step.path);
    if (!handle) {
        return std::unexpected(handle.error());
    }
    const OpenFile old(m_fileSystem, *handle);
    const qint64 enough = step.before.size() + 1;
    Result<QByteArray> bytes = m_fileSystem.readAt(*handle, 0, enough);
    if (!bytes) {
        return std::unexpected(bytes.error());
    }
    if (*bytes != step.before) {
        return failure(ErrorCode::Conflict, step.name);
    }
    if (const Result<void> renamed = m_fileSystem.renameOver(step.temp, step.path); !renamed) {
        return renamed;
    }
    bytes = m_fileSystem.readAt(*handle, 0, enough);
    if (bytes && *bytes == step.before) {
        return {};
    }
    // Somebody wrote into the old file in that moment: theirs goes back into place. Their bytes are
    // put where Rollback looks for what came out.
    bytes = m_fileSystem.readAt(*handle, 0, 64LL << 20);
    if (!bytes) {
        return std::unexpected(bytes.error());
    }
    const Result<void> kept = createTemp(m_fileSystem, step.temp, *bytes, &step.attributes);
    return kept ? failure(ErrorCode::Conflict, step.name) : kept;
}

/// What came out must be what was planned on, and nobody may still be writing it.
Result<void> Placement::checkOld(const Step &step, const QString &path)
{
    const Result<FileHandle> handle = m_fileSystem.openRead(path);
    if (!handle) {
        return std::unexpected(handle.error());
    }
    const OpenFile old(m_fileSystem, *handle);
    const Result<FileStat> stat = m_fileSystem.statHandle(*handle);
    if (!stat) {
        return std::unexpected(stat.error());
    }
    // Asked before reading: with no writer left, what is read then is final.
    const WriterState writer = m_fileSystem.writerState(*handle);
    const Result<QByteArray> bytes = m_fileSystem.readAt(*handle, 0, step.before.size() + 1);
    if (!bytes) {
        return std::unexpected(bytes.error());
    }
    const bool sameAttributes = stat->mode == step.attributes.mode
        && stat->owner == step.attributes.owner && stat->group == step.attributes.group;
    if (*bytes != step.before || !sameAttributes) {
        return failure(ErrorCode::Conflict, step.name);
    }
    // An old queue file is let go once its writer was quiet, even if it never closes it.
    const bool isOldRows = QFileInfo(step.path).fileName().startsWith(tempPrefix);
    if (writer == WriterState::Open && step.kind != StepKind::Rows && !isOldRows) {
        return failure(ErrorCode::Conflict, step.name, u"open for writing elsewhere"_s);
    }
    return {};
}

Result<void> Placement::append(const Step &step)
{
    const Result<FileHandle> handle = m_fileSystem.openAppend(step.path);
    if (!handle) {
        return std::unexpected(handle.error());
    }
    OpenFile file(m_fileSystem, *handle);
    const Result<FileStat> opened = m_fileSystem.statHandle(*handle);
    if (!opened) {
        return std::unexpected(opened.error());
    }
    if (opened->inode != step.attributes.inode || opened->size < step.before.size()) {
        return failure(ErrorCode::Conflict, step.name);
    }
    if (opened->size > step.before.size()) {
        // Others have appended since the plan was made; fine, if their last row is whole.
        const Result<QByteArray> last = m_fileSystem.readAt(*handle, opened->size - 1, 1);
        if (!last || *last != "\n") {
            return last ? failure(ErrorCode::Conflict, step.name) : std::unexpected(last.error());
        }
    }
    const QByteArray added = step.added();
    const Result<qint64> written = m_fileSystem.write(*handle, added);
    if (!written) {
        return std::unexpected(written.error());
    }
    if (*written != added.size()) {
        return failure(ErrorCode::PartialWrite, step.name);
    }
    Result<void> done = m_fileSystem.sync(*handle);
    const Result<void> closed = file.close();
    if (done && !closed) {
        done = closed;
    }
    if (!done) {
        return done;
    }
    // Replaced under us: the rows went into a file without a name and are added again.
    const Result<FileStat> now = m_fileSystem.stat(step.path, FollowLinks::No);
    return now && now->inode == opened->inode ? Result<void>()
                                              : failure(ErrorCode::Conflict, step.name);
}

Result<void> Placement::readBack(const Step &step, const Transaction::Verify &verify)
{
    if (step.kind == StepKind::Remove) {
        return {}; // Who makes a new file of that name from now on comes after us.
    }
    const bool moved = step.kind == StepKind::Move;
    const Result<QByteArray> bytes = m_fileSystem.read(moved ? step.to : step.path);
    if (!bytes) {
        return std::unexpected(bytes.error());
    }
    const bool grows = step.kind == StepKind::Rows;
    const bool good = step.kind == StepKind::Append ? findAdded(step, *bytes) >= 0
        : grows                                     ? bytes->startsWith(step.after)
                                                    : *bytes == step.after;
    if (!good) {
        return failure(ErrorCode::ReadBack, step.name);
    }
    return verify ? verify(moved ? step.toName : step.name, *bytes) : Result<void>();
}

Result<void> Placement::clearUp()
{
    for (const Step &step : m_journal.steps) {
        if (step.kind == StepKind::Rows) {
            const Result<bool> waiting =
                releaseOldRows(m_fileSystem, m_clock, m_journals, m_journal, step);
            if (!waiting) {
                return std::unexpected(waiting.error());
            }
            m_draining = m_draining || *waiting;
        } else if (step.kind == StepKind::Replace || step.kind == StepKind::Remove) {
            const Result<void> removed = m_fileSystem.unlink(step.temp);
            // After a plain rename there is no old file left.
            if (!removed && (!m_reduced || removed.error().code != ErrorCode::NotFound)) {
                return removed;
            }
        }
    }
    return {};
}

Result<void> Placement::syncFolders()
{
    const QStringList folders = touchedFolders(m_journal);
    for (const QString &folder : folders) {
        if (const Result<void> synced = m_fileSystem.syncFolder(folder); !synced) {
            return synced;
        }
    }
    return {};
}

} // namespace memorydesk
