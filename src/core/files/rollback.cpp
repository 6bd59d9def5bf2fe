// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/files/rollback.h"

#include "core/files/drain.h"
#include "core/files/placement.h"
#include "core/files/wholefile.h"

#include <QFileInfo>

#include <ranges>

using namespace Qt::StringLiterals;

namespace memorydesk {

using Content = std::optional<QByteArray>;

Result<Content> readIfThere(const FileSystem &fileSystem, const QString &path)
{
    Result<QByteArray> bytes = fileSystem.read(path);
    if (bytes) {
        return Content(std::move(*bytes));
    }
    return bytes.error().code == ErrorCode::NotFound ? Result<Content>(std::nullopt)
                                                     : std::unexpected(bytes.error());
}

namespace {

StepState replaceState(const Step &step, const Content &target, const Content &temp)
{
    const bool grown = step.kind == StepKind::Rows && target && target->startsWith(step.after)
        && *target != step.before;
    if (target == step.after || grown) {
        const bool oldRows = step.kind == StepKind::Rows && temp && temp->startsWith(step.before);
        return !temp || *temp == step.before || oldRows ? StepState::After : StepState::Foreign;
    }
    return target == step.before ? StepState::Before : StepState::Unknown;
}

StepState removeState(const Step &step, const Content &target, const Content &temp)
{
    if (!target) {
        return !temp || *temp == step.before ? StepState::After : StepState::Foreign;
    }
    return *target == step.before ? StepState::Before : StepState::Unknown;
}

StepState createState(const Step &step, const Content &target, const Content &temp)
{
    if (temp || !target) {
        return StepState::Before; // The temp's name goes away by being put in place.
    }
    return *target == step.after ? StepState::After : StepState::Unknown;
}

/// Name of a file in which content is written again. Never the temp's name: that one tells by its
/// content whether a step was done.
QString backName(const Step &step)
{
    return step.temp + ".back"_L1;
}

/// What an appended file holds without our part.
QByteArray withoutAdded(const Step &step, const QByteArray &bytes)
{
    const QByteArray added = step.added();
    const qsizetype at = findAdded(step, bytes);
    if (at < 0) {
        return bytes;
    }
    const QByteArray rest = bytes.sliced(at + added.size());
    // The newline that we added before our rows now ends the row before; others rely on it.
    const bool keepsNewline = added.startsWith('\n') && !rest.isEmpty();
    return bytes.first(at) + (keepsNewline ? QByteArray("\n") : QByteArray()) + rest;
}

StepState moveState(const Step &step, const Content &from, const Content &to)
{
    if (from) {
        return *from == step.before ? StepState::Before : StepState::Unknown;
    }
    if (!to) {
        return StepState::Unknown;
    }
    return *to == step.after ? StepState::After : StepState::Foreign;
}

} // namespace

Result<StepState> stepState(const WritableFileSystem &fileSystem, const Step &step)
{
    const bool moves = step.kind == StepKind::Move;
    const Result<Content> target = readIfThere(fileSystem, step.path);
    const Result<Content> other = readIfThere(fileSystem, moves ? step.to : step.temp);
    if (!target || !other) {
        return std::unexpected(!target ? target.error() : other.error());
    }
    switch (step.kind) {
    case StepKind::Create:
        return createState(step, *target, *other);
    case StepKind::Replace:
    case StepKind::Rows:
        return replaceState(step, *target, *other);
    case StepKind::Move:
        return moveState(step, *target, *other);
    case StepKind::Remove:
        return removeState(step, *target, *other);
    case StepKind::Append:
        if (!*target) {
            return StepState::Unknown;
        }
        return findAdded(step, **target) >= 0 ? StepState::After : StepState::Before;
    }
    return StepState::Unknown;
}

Rollback::Rollback(WritableFileSystem &fileSystem, JournalFolder &journals, const Journal &journal)
    : m_fileSystem(fileSystem)
    , m_journals(journals)
    , m_journal(journal)
{
}

Result<QStringList> Rollback::run()
{
    Result<void> done;
    // One that fails does not keep the others from being taken back.
    for (const Step &step : m_journal.steps | std::views::reverse) {
        const Result<void> undone = undo(step);
        if (!undone) {
            done = failure(undone.error().code, step.name, undone.error().detail);
        }
    }
    if (!done) {
        return std::unexpected(done.error());
    }
    for (const QString &folder : m_journal.newFolders | std::views::reverse) {
        std::ignore = m_fileSystem.removeFolder(folder); // Stays when somebody put something in.
    }
    const QStringList folders = touchedFolders(m_journal);
    for (const QString &folder : folders) {
        const Result<void> synced = m_fileSystem.syncFolder(folder);
        if (!synced && synced.error().code != ErrorCode::NotFound) {
            return std::unexpected(synced.error());
        }
    }
    if (const Result<void> discarded = m_journals.discard(m_journal.id); !discarded) {
        return std::unexpected(discarded.error());
    }
    return m_untouched;
}

Result<void> Rollback::undo(const Step &step)
{
    if (const Result<void> cleared = clearBack(step); !cleared) {
        return cleared;
    }
    switch (step.kind) {
    case StepKind::Create:
        return undoCreate(step);
    case StepKind::Replace:
        return undoReplace(step);
    case StepKind::Rows:
        if (const Result<void> forgotten = forgetOldRows(m_fileSystem, m_journals, step);
            !forgotten) {
            return forgotten;
        }
        return undoReplace(step);
    case StepKind::Move:
        return undoMove(step);
    case StepKind::Remove:
        return undoRemove(step);
    case StepKind::Append:
        return undoAppend(step);
    }
    return {};
}

/// Ends a restoring that was cut off: content still being written, or old content that came out.
Result<void> Rollback::clearBack(const Step &step)
{
    const Result<Content> back = readIfThere(m_fileSystem, backName(step));
    const Result<Content> target = readIfThere(m_fileSystem, step.path);
    const Result<StepState> state = stepState(m_fileSystem, step);
    if (!back || !target || !state) {
        return std::unexpected(!back ? back.error() : !target ? target.error() : state.error());
    }
    if (!*back) {
        return {};
    }
    const bool cameOut = *state != StepState::After;
    const bool known = step.kind == StepKind::Append
        ? withoutAdded(step, **back) == *target
        : *back == step.after || step.before.startsWith(**back)
            || ((*back)->startsWith(step.after) && *target
                && (*target)->endsWith((*back)->mid(step.after.size())));
    if (cameOut && !known) {
        leave(backName(step));
        return {};
    }
    return m_fileSystem.unlink(backName(step));
}

/// Writes content again and puts it in the target's place, where `expected` must come out.
Result<void> Rollback::restore(const Step &step, const QByteArray &bytes,
                               const QByteArray &expected)
{
    const Result<void> staged = createTemp(m_fileSystem, backName(step), bytes, &step.attributes);
    return staged ? swapIn(step, backName(step), expected) : staged;
}

/// Removes our temp when its bytes are ours: whole, or torn while being written.
Result<void> Rollback::removeTemp(const Step &step)
{
    const Result<Content> temp = readIfThere(m_fileSystem, step.temp);
    if (!temp) {
        return std::unexpected(temp.error());
    }
    if (!*temp) {
        return {};
    }
    if (**temp == step.before || step.after.startsWith(**temp)) {
        return m_fileSystem.unlink(step.temp);
    }
    leave(step.temp);
    return {};
}

Result<void> Rollback::undoCreate(const Step &step)
{
    const Result<StepState> state = stepState(m_fileSystem, step);
    if (!state) {
        return std::unexpected(state.error());
    }
    if (*state == StepState::Unknown) {
        leave(step.name);
        return {};
    }
    if (*state == StepState::Before) {
        return removeTemp(step);
    }
    if (const Result<void> out = m_fileSystem.renameNoReplace(step.path, step.temp); !out) {
        return out;
    }
    const Result<Content> bytes = readIfThere(m_fileSystem, step.temp);
    if (bytes && *bytes == step.after) {
        return m_fileSystem.unlink(step.temp);
    }
    leave(step.name);
    return m_fileSystem.renameNoReplace(step.temp, step.path);
}

Result<void> Rollback::undoReplace(const Step &step)
{
    const Result<Content> target = readIfThere(m_fileSystem, step.path);
    const Result<Content> temp = readIfThere(m_fileSystem, step.temp);
    if (!target || !temp) {
        return std::unexpected(!target ? target.error() : temp.error());
    }
    const StepState state = replaceState(step, *target, *temp);
    if (state == StepState::Before || state == StepState::Unknown) {
        if (state == StepState::Unknown) {
            leave(step.name);
        }
        return removeTemp(step);
    }
    const bool grown = **target != step.after;
    if (*temp && !grown) {
        return swapIn(step, step.temp, step.after);
    }
    // The old file is gone, or the new one has grown since: the old content is written again, with
    // the new rows behind it.
    QByteArray bytes = step.before;
    if (grown) {
        const bool torn = !bytes.isEmpty() && !bytes.endsWith('\n');
        bytes += (torn ? QByteArray("\n") : QByteArray()) + (*target)->sliced(step.after.size());
    }
    const Result<void> restored = restore(step, bytes, **target);
    return restored ? removeTemp(step) : restored;
}

/// Brings a file of ours into the target's place; `expected` must come out.
Result<void> Rollback::swapIn(const Step &step, const QString &from, const QByteArray &expected)
{
    const Result<void> exchanged = m_fileSystem.exchange(from, step.path);
    if (!exchanged) {
        return exchanged.error().code == ErrorCode::Unsupported
            ? m_fileSystem.renameOver(from, step.path)
            : exchanged;
    }
    const Result<Content> out = readIfThere(m_fileSystem, from);
    if (!out) {
        return std::unexpected(out.error());
    }
    if (*out == expected) {
        return m_fileSystem.unlink(from);
    }
    leave(step.name); // Somebody replaced it in that moment: theirs goes back.
    return m_fileSystem.exchange(from, step.path);
}

Result<void> Rollback::undoRemove(const Step &step)
{
    const Result<Content> target = readIfThere(m_fileSystem, step.path);
    const Result<Content> temp = readIfThere(m_fileSystem, step.temp);
    if (!target || !temp) {
        return std::unexpected(!target ? target.error() : temp.error());
    }
    if (*target) {
        if (**target != step.before) {
            leave(step.name);
        }
        // The name is taken again: its new owner has replaced what we had taken away.
        return removeTemp(step);
    }
    if (!*temp) {
        const Result<void> staged =
            createTemp(m_fileSystem, step.temp, step.before, &step.attributes);
        if (!staged) {
            return staged;
        }
    }
    return m_fileSystem.renameNoReplace(step.temp, step.path);
}

Result<void> Rollback::undoMove(const Step &step)
{
    const Result<Content> from = readIfThere(m_fileSystem, step.path);
    if (!from) {
        return std::unexpected(from.error());
    }
    const Result<FileStat> moved = m_fileSystem.stat(step.to, FollowLinks::No);
    const bool ours = moved && moved->inode == step.attributes.inode;
    if (*from) {
        // Both names on one file: the rename was done by link and unlink, and cut in between.
        const Result<FileStat> old = m_fileSystem.stat(step.path, FollowLinks::No);
        return ours && old && old->inode == moved->inode ? m_fileSystem.unlink(step.to)
                                                         : Result<void>();
    }
    if (!ours) {
        leave(step.toName);
        return {};
    }
    return m_fileSystem.renameNoReplace(step.to, step.path);
}

Result<void> Rollback::undoAppend(const Step &step)
{
    const Result<Content> target = readIfThere(m_fileSystem, step.path);
    if (!target) {
        return std::unexpected(target.error());
    }
    if (!*target) {
        leave(step.name);
        return {};
    }
    const QByteArray &bytes = **target;
    const QByteArray added = step.added();
    const qsizetype at = findAdded(step, bytes);
    if (at >= 0 && at + added.size() == bytes.size()) {
        return cutTail(step, at, added);
    }
    if (at >= 0) {
        // Others have appended since: our part is taken out of the middle by a replaced file.
        return restore(step, withoutAdded(step, bytes), bytes);
    }
    const QByteArray tail = bytes.mid(step.before.size());
    if (!tail.isEmpty() && bytes.startsWith(step.before) && added.startsWith(tail)) {
        return cutTail(step, step.before.size(), tail);
    }
    return {};
}

/// Cuts our own bytes off the end, only if the file still ends in exactly them.
Result<void> Rollback::cutTail(const Step &step, qint64 size, const QByteArray &tail)
{
    const Result<FileHandle> handle = m_fileSystem.openAppend(step.path);
    if (!handle) {
        return std::unexpected(handle.error());
    }
    OpenFile file(m_fileSystem, *handle);
    const Result<QByteArray> end = m_fileSystem.readAt(*handle, size, tail.size() + 1);
    if (!end) {
        return std::unexpected(end.error());
    }
    if (*end != tail) {
        leave(step.name);
        return {};
    }
    Result<void> done = m_fileSystem.truncate(*handle, size);
    if (done) {
        done = m_fileSystem.sync(*handle);
    }
    const Result<void> closed = file.close();
    return done ? closed : done;
}

} // namespace memorydesk
