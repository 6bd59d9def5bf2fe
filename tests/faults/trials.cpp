// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "trials.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <cstdio>
#include <ranges>

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

using namespace memorydesk;
using namespace Qt::StringLiterals;

namespace {

const QByteArray foreignText = "{\"foreign\":\"somebody else's row\"}";
constexpr mode_t foreignMode = 0604;

struct NamedError {
    int number;
    const char *name;
};
constexpr NamedError injectedErrors[] = {{ENOSPC, "ENOSPC"}, {EDQUOT, "EDQUOT"}, {EIO, "EIO"},
                                         {EACCES, "EACCES"}, {EROFS, "EROFS"},   {EMFILE, "EMFILE"},
                                         {EINTR, "EINTR"}};

QByteArray read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool writeWith(const QString &path, int flags, const QByteArray &bytes)
{
    const int file = ::open(QFile::encodeName(path).constData(), flags | O_CLOEXEC, 0644);
    const bool done =
        file >= 0 && ::write(file, bytes.constData(), size_t(bytes.size())) == bytes.size();
    ::close(file);
    return done;
}

/// What another program does to a file.
void actAsForeign(const QByteArray &action, const QString &path)
{
    const QByteArray name = QFile::encodeName(path);
    if (action == "edit") {
        writeWith(path, O_WRONLY | O_CREAT | O_TRUNC, foreignText + '\n');
    } else if (action == "append") {
        const QByteArray bytes = read(path);
        const bool torn = !bytes.isEmpty() && !bytes.endsWith('\n');
        writeWith(path, O_WRONLY | O_CREAT | O_APPEND, (torn ? "\n" : "") + foreignText + '\n');
    } else if (action == "replace") {
        writeWith(path + u".foreign"_s, O_WRONLY | O_CREAT | O_TRUNC, foreignText + '\n');
        std::rename((name + ".foreign").constData(), name.constData());
    } else if (action == "delete") {
        ::unlink(name.constData());
    } else if (action == "chmod") {
        ::chmod(name.constData(), foreignMode);
    }
}

Snapshot without(Snapshot snapshot, const QStringList &paths)
{
    for (const QString &path : paths) {
        snapshot.remove(path);
    }
    return snapshot;
}

Snapshot filesOnly(const Snapshot &snapshot)
{
    Snapshot files;
    for (const auto &[path, text] : snapshot.asKeyValueRange()) {
        if (!text.startsWith("4")) { // Octal mode of a folder.
            files.insert(path, text);
        }
    }
    return files;
}

} // namespace

void Counts::add(const Counts &other)
{
    points += other.points;
    trials += other.trials;
    stored += other.stored;
    refused += other.refused;
    unsettled += other.unsettled;
    violations += other.violations;
}

Trials::Trials(Scenario scenario, const QString &base, Size size)
    : m_scenario(std::move(scenario))
    , m_undoEvery(size == Size::Full ? 1 : 4)
    , m_work(base + u"/work"_s)
    , m_template(base + u"/template"_s)
{
}

bool Trials::prepare()
{
    buildTree(m_scenario, m_work);
    copyTree(m_work, m_template);
    m_before = takeSnapshot(userFolder(m_work));
    const ChildOutcome outcome = run({});
    m_after = takeSnapshot(userFolder(m_work));
    m_calls = outcome.calls;
    Counts counts;
    check(outcome, "no fault", &counts);
    const bool good = outcome.exitCode == 0 && m_before != m_after && counts.violations == 0;
    if (!good) {
        std::printf("%s: does not work without faults (exit %d)\n", m_scenario.label().constData(),
                    outcome.exitCode);
    }
    return good;
}

void Trials::reset()
{
    copyTree(m_template, m_work);
}

ChildOutcome Trials::run(const Injection &injection)
{
    reset();
    return runTraced([this] { return act(m_scenario, m_work); }, injection);
}

int Trials::fileCalls() const
{
    return int(m_calls.size());
}

int Trials::syncCalls() const
{
    return int(std::ranges::count_if(
        m_calls, [](int call) { return call == SYS_fsync || call == SYS_fdatasync; }));
}

void Trials::wrong(const QByteArray &what, const QByteArray &why, Counts *counts) const
{
    ++counts->violations;
    std::printf("VIOLATION %s, %s: %s\n", m_scenario.label().constData(), what.constData(),
                why.constData());
}

void Trials::check(const ChildOutcome &outcome, const QByteArray &what, Counts *counts)
{
    ++counts->trials;
    const bool stored = !outcome.killed && outcome.exitCode == 0;
    const bool refused = !outcome.killed && outcome.exitCode > 0;
    counts->stored += stored;
    counts->refused += refused;
    if (outcome.hung) {
        wrong(what, "hung", counts);
    }
    if (recover(m_work) != 0) {
        wrong(what, "recovery failed", counts);
    }
    const Snapshot user = takeSnapshot(userFolder(m_work));
    const Snapshot state = takeSnapshot(stateFolder(m_work));
    if (recover(m_work) != 0 || takeSnapshot(m_work + u"/user"_s) != user
        || takeSnapshot(stateFolder(m_work)) != state) {
        wrong(what, "the second recovery changed something", counts);
    }
    for (const auto &[path, text] : state.asKeyValueRange()) {
        const bool note = path.startsWith(u"/locks/") && !text.endsWith('\n');
        if (path.startsWith(u"/journal/") || note) {
            wrong(what, "left behind: " + path.toUtf8(), counts);
        }
    }
    const bool isBefore = user == m_before;
    const bool isAfter = user == m_after;
    if (!isBefore && !isAfter) {
        wrong(what,
              "mixed; to before: " + firstDifference(m_before, user).toUtf8()
                  + "; to after: " + firstDifference(m_after, user).toUtf8(),
              counts);
    } else if (stored && !isAfter) {
        wrong(what, "said stored, is not", counts);
    } else if (outcome.exitCode == 1 + int(ErrorCode::RollbackFailed)) {
        ++counts->unsettled;
    } else if (refused && !isBefore) {
        wrong(what, "said refused (" + QByteArray::number(outcome.exitCode - 1) + "), is stored",
              counts);
    }
    if (isAfter && (m_undoEvery == 1 || counts->trials % m_undoEvery == 0)) {
        checkUndo(what, counts);
    }
}

/// Whatever was stored must be known to the history, and taken back by it byte for byte.
void Trials::checkUndo(const QByteArray &what, Counts *counts)
{
    const Desk desk(m_work);
    const bool undoing = m_scenario.name.startsWith("undo-");
    const History *history = desk.review ? &(*desk.review)->history() : nullptr;
    if (history == nullptr || (undoing ? history->nextRedo() : history->nextUndo()).isEmpty()) {
        wrong(what, "stored, but not in the history", counts);
        return;
    }
    const Result<CommitReport> back = undoing ? (*desk.review)->redo() : (*desk.review)->undo();
    const Snapshot user = takeSnapshot(userFolder(m_work));
    if (!back || filesOnly(user).keys() != filesOnly(m_before).keys()) {
        wrong(what, "cannot be taken back: " + firstDifference(m_before, user).toUtf8(), counts);
    }
}

Counts Trials::kills(Size size)
{
    Counts counts;
    const int calls = int(m_calls.size());
    counts.points = calls;
    for (int at = 1; at <= calls; ++at) {
        for (const Fault fault : {Fault::KillBefore, Fault::KillAfter}) {
            if (size == Size::Short
                && (fault == Fault::KillAfter || !isChangingCall(m_calls[at - 1]))) {
                continue; // Before the next call is after this one.
            }
            const ChildOutcome outcome = run({fault, at});
            const QByteArray what =
                (fault == Fault::KillBefore ? "killed before " : "killed after ")
                + QByteArray::number(at) + ' ' + callName(m_calls[at - 1]);
            check(outcome, what, &counts);
        }
    }
    return counts;
}

Counts Trials::killsInRecovery(Size size)
{
    Counts counts;
    const int calls = int(m_calls.size());
    const int step = size == Size::Full ? 5 : 150;
    const QString crashed = m_template + u"-crashed"_s;
    for (int at = step; at <= calls; at += step) {
        std::ignore = run({Fault::KillBefore, at});
        copyTree(m_work, crashed);
        const QList<int> recovery = runTraced([this] { return recover(m_work); }, {}).calls;
        for (int second = 1; second <= recovery.size(); ++second) {
            if (size == Size::Short && !isChangingCall(recovery[second - 1])) {
                continue;
            }
            ++counts.points;
            copyTree(crashed, m_work);
            ChildOutcome outcome =
                runTraced([this] { return recover(m_work); }, {Fault::KillBefore, second});
            outcome.killed = true; // Of the act nothing was heard.
            check(outcome,
                  "killed at " + QByteArray::number(at) + ", recovery killed at "
                      + QByteArray::number(second) + ' ' + callName(recovery[second - 1]),
                  &counts);
        }
    }
    return counts;
}

Counts Trials::errors(Size size)
{
    Counts counts;
    for (int at = 1; at <= m_calls.size(); ++at) {
        const int call = m_calls[at - 1];
        if (size == Size::Short && !isChangingCall(call) && at % 8 != 0) {
            continue; // Of calls that only look, an eighth.
        }
        ++counts.points;
        for (size_t kind = 0; kind < std::size(injectedErrors); ++kind) {
            for (const bool persistent : {false, true}) {
                const bool chosen =
                    size_t(at) % (2 * std::size(injectedErrors)) == 2 * kind + (persistent ? 1 : 0);
                if (size == Size::Short && !chosen) {
                    continue;
                }
                const NamedError &error = injectedErrors[kind];
                const ChildOutcome outcome = run({Fault::Error, at, error.number, persistent});
                check(outcome,
                      QByteArray(error.name) + (persistent ? " from " : " at ")
                          + QByteArray::number(at) + ' ' + callName(call),
                      &counts);
            }
        }
    }
    return counts;
}

Counts Trials::shortWrites()
{
    Counts counts;
    for (int at = 1; at <= m_calls.size(); ++at) {
        if (isWriteCall(m_calls[at - 1])) {
            ++counts.points;
            check(run({Fault::ShortWrite, at}), "short write at " + QByteArray::number(at),
                  &counts);
        }
    }
    return counts;
}

Counts Trials::foreignWriters(Size size)
{
    Counts counts;
    const QStringList files = sharedFiles(m_scenario, m_work);
    for (int at = 1; at <= m_calls.size(); ++at) {
        if (size == Size::Short && at % 16 != 0) {
            continue;
        }
        ++counts.points;
        int turn = at / 16;
        for (const QString &file : files) {
            for (const char *action :
                 {"edit", "append", "replace", "delete", "chmod", "held 2", "held 9", "held 40"}) {
                if (size == Size::Full || ++turn % 8 == 0) {
                    foreignTrial(file, action, at, &counts);
                }
            }
        }
    }
    return counts;
}

void Trials::foreignTrial(const QString &file, const QByteArray &action, int at, Counts *counts)
{
    bool wasThere = false;
    int held = -1;
    Injection injection{Fault::Interpose, at};
    const auto writeHeld = [&held] {
        if (held >= 0) {
            const QByteArray row = foreignText + '\n';
            if (::write(held, row.constData(), size_t(row.size())) != row.size()) {
                std::printf("cannot write as another program\n");
            }
            ::close(std::exchange(held, -1));
        }
    };
    if (action.startsWith("held")) {
        // Opened at one call, written to and closed some calls later.
        injection.foreign = [&] {
            held = ::open(QFile::encodeName(file).constData(), O_WRONLY | O_APPEND | O_CLOEXEC);
            wasThere = held >= 0;
        };
        injection.secondAfter = action.mid(5).toInt();
        injection.second = writeHeld;
    } else {
        injection.foreign = [&] {
            wasThere = QFileInfo::exists(file);
            actAsForeign(action, file);
        };
    }
    const ChildOutcome outcome = run(injection);
    writeHeld();
    if (!outcome.hit) {
        return; // This run had fewer calls; nobody acted.
    }
    checkForeign(outcome, file, action, wasThere,
                 action + " of " + QFileInfo(file).fileName().toUtf8() + " before "
                     + QByteArray::number(at) + ' ' + callName(m_calls[at - 1]),
                 counts);
}

void Trials::checkForeign(const ChildOutcome &outcome, const QString &file,
                          const QByteArray &action, bool wasThere, const QByteArray &what,
                          Counts *counts)
{
    ++counts->trials;
    const bool stored = outcome.exitCode == 0;
    counts->stored += stored;
    counts->refused += !stored;
    if (recover(m_work) != 0) {
        wrong(what, "recovery failed", counts);
    }
    const bool writes = action == "edit" || action == "append" || action == "replace"
        || (action.startsWith("held") && wasThere);
    if (writes && !read(file).contains(foreignText)) {
        wrong(what, "another program's bytes are lost", counts);
    }
    if (action == "delete" && wasThere && read(file).contains("Use dark themes.")) {
        wrong(what, "a deleted file is back", counts);
    }
    struct stat data = {};
    if (action == "chmod" && wasThere && ::stat(QFile::encodeName(file).constData(), &data) == 0
        && (data.st_mode & 07777) != foreignMode) {
        wrong(what, "another program's mode is lost", counts);
    }
    // All other files are as before, or as previewed; a link's target belongs to the file.
    const QString name = file.mid(userFolder(m_work).size());
    QStringList own{name, QFileInfo(name).path() + u"/kept/"_s + QFileInfo(name).fileName()};
    own.append(
        QDir::cleanPath(QFileInfo(name).path() + u"/../elsewhere/"_s + QFileInfo(name).fileName()));
    if (name.endsWith(u"/proposals.jsonl")) {
        // With somebody's new row in it the queue was not emptied, so its summary stays.
        own.append(QFileInfo(name).path() + u"/proposals-summary-W1.json"_s);
    }
    const Snapshot user = without(takeSnapshot(userFolder(m_work)), own);
    const Snapshot &expected = stored ? m_after : m_before;
    if (user != without(expected, own)) {
        wrong(what,
              QByteArray(stored ? "stored" : "refused") + ", but "
                  + firstDifference(without(expected, own), user).toUtf8(),
              counts);
    }
}
