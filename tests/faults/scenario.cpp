// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "scenario.h"

#include "core/files/recordedcommit.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cstdio>
#include <cstdlib>

#include <sys/stat.h>

using namespace memorydesk;
using namespace Qt::StringLiterals;

namespace {

const QByteArray memoryText = "---\nname: a rule\ndescription: d\ntype: feedback\n---\nold body\n";

[[noreturn]] void fail(const QByteArray &what)
{
    std::fprintf(stderr, "faults: %s\n", what.constData());
    std::exit(2);
}

void put(const QString &path, const QByteArray &bytes, mode_t mode = 0644)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
        fail("cannot make " + path.toUtf8());
    }
    file.close();
    ::chmod(QFile::encodeName(path).constData(), mode);
}

QByteArray get(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

struct Paths {
    QString memory;
    QString index;
    QString queue;
    QString summary;
    QString learnings;
    QString rejected;
    QString archive;

    explicit Paths(const QString &folder)
    {
        const QString user = userFolder(folder);
        const QString metrics = user + u"/repo/.orchestrator/metrics"_s;
        memory = user + u"/memory/a-rule.md"_s;
        index = user + u"/memory/MEMORY.md"_s;
        queue = metrics + u"/proposals.jsonl"_s;
        summary = metrics + u"/proposals-summary-W1.json"_s;
        learnings = metrics + u"/learnings.jsonl"_s;
        rejected = user + u"/repo/.orchestrator/rejected.log"_s;
        archive = user + u"/repo/.orchestrator/runtime/proposals-archive.jsonl"_s;
    }
};

/// A shared text file in one of its states. `line` stands for its lines.
void putVariant(const QByteArray &variant, const QString &path, const QByteArray &line,
                const QByteArray &needed)
{
    if (variant == "none") {
        return;
    }
    QByteArray text;
    if (variant == "large") {
        while (text.size() < 200'000) {
            text += line + ' ' + QByteArray::number(text.size()) + '\n';
        }
    } else if (variant != "empty") {
        text = line + '\n' + line + " 2\n";
    }
    text += needed;
    if (variant == "crlf") {
        text.replace('\n', "\r\n");
    } else if (variant == "unended" && text.endsWith('\n')) {
        text.chop(1);
    }
    if (variant == "linked") {
        const QString real =
            QFileInfo(path).path() + u"/../elsewhere/"_s + QFileInfo(path).fileName();
        put(QDir::cleanPath(real), text, 0600);
        QDir().mkpath(QFileInfo(path).path());
        QFile::link(QDir::cleanPath(real), path);
        return;
    }
    put(path, text, 0640);
}

QByteArray rowOf(int number)
{
    return "{\"id\":\"p" + QByteArray::number(number) + "\",\"confidence\":0.50,\"x\":\"字\"}";
}

Operation indexOperation(const QString &path, const QByteArray &line)
{
    if (!QFileInfo::exists(path)) {
        return Create{path, "# Memory index\n\n" + line + '\n', false};
    }
    const QByteArray before = get(path);
    const QByteArray ending = before.contains("\r\n") ? "\r\n" : "\n";
    QByteArray after = before;
    if (!after.isEmpty() && !after.endsWith('\n')) {
        after += ending;
    }
    return Replace{path, before, after + line + ending};
}

/// Rows as they stand in the queue, with a CR where it has them.
QList<QByteArray> queueRows(const Paths &paths, const QList<int> &numbers)
{
    const bool crlf = get(paths.queue).contains("\r\n");
    QList<QByteArray> rows;
    for (const int number : numbers) {
        rows.append(rowOf(number) + (crlf ? "\r" : ""));
    }
    return rows;
}

ChangeSet changeFor(const QByteArray &name, const Paths &paths)
{
    if (name == "store") {
        return {u"store-memory"_s,
                {},
                {Create{paths.memory, memoryText, false},
                 indexOperation(paths.index, "- [A rule](a-rule.md) — d")}};
    }
    if (name == "edit-store") {
        return {u"revise-memory"_s,
                {},
                {Replace{paths.memory, memoryText, memoryText + "new line\n"},
                 indexOperation(paths.index, "- [A rule](a-rule.md) — revised")}};
    }
    if (name == "skip") {
        return {
            u"skip-proposal"_s,
            {},
            {RemoveRows{
                 paths.queue, queueRows(paths, {1}), RowsGuard::QueueLock, false, {paths.summary}},
             Append{paths.rejected, {rowOf(1)}, RowsGuard::None, true}}};
    }
    return {
        u"promote-proposals"_s,
        {},
        {Append{paths.learnings,
                {"{\"id\":\"p1\",\"_provenance\":\"agent-proposed@W1\"}"},
                RowsGuard::None,
                true},
         Append{paths.archive, queueRows(paths, {1, 2}), RowsGuard::None, true},
         RemoveRows{
             paths.queue, queueRows(paths, {1, 2}), RowsGuard::QueueLock, false, {paths.summary}},
         Append{paths.rejected, {rowOf(2)}, RowsGuard::None, true}}};
}

int codeOf(const Result<CommitReport> &report)
{
    return report ? 0 : 1 + int(report.error().code);
}

} // namespace

QList<Scenario> allScenarios()
{
    QList<Scenario> list;
    for (const char *name :
         {"store", "edit-store", "skip", "promote", "undo-store", "undo-promote"}) {
        for (const char *variant :
             {"none", "empty", "plain", "unended", "crlf", "large", "linked"}) {
            list.append(Scenario{name, variant});
        }
    }
    return list;
}

QList<Scenario> fewScenarios()
{
    return {{"store", "none"},    {"edit-store", "linked"},  {"skip", "crlf"},
            {"promote", "empty"}, {"undo-store", "unended"}, {"undo-promote", "plain"}};
}

Desk::Desk(const QString &folder)
    : transaction(disk, clock, stateFolder(folder))
{
    auto opened = History::open(stateFolder(folder), clock);
    if (opened) {
        history = std::move(*opened);
    }
}

QString userFolder(const QString &folder)
{
    return folder + u"/user"_s;
}

QString stateFolder(const QString &folder)
{
    return folder + u"/state"_s;
}

void buildTree(const Scenario &scenario, const QString &folder)
{
    QDir(folder).removeRecursively();
    const Paths paths(folder);
    const bool rows = scenario.name == "skip" || scenario.name.endsWith("promote");
    put(userFolder(folder) + u"/memory/other.md"_s, "not to be touched\n", 0600);
    put(userFolder(folder) + u"/repo/.orchestrator/STATE.md"_s, "session_id: s\n");
    if (rows) {
        // A queue is never absent here: without one there is nothing to decide.
        const QByteArray queueVariant = scenario.variant == "none" ? "empty" : scenario.variant;
        putVariant(queueVariant, paths.queue, "{\"id\":\"kept\"}",
                   rowOf(1) + '\n' + rowOf(2) + '\n');
        putVariant(scenario.variant, paths.learnings, "{\"id\":\"l\"}", {});
        put(paths.summary, "{\n  \"queued\": 2\n}\n");
    } else {
        putVariant(scenario.variant, paths.index, "- [Other](other.md) — o", {});
        if (scenario.name == "edit-store") {
            put(paths.memory, memoryText, 0640);
        }
    }
    if (scenario.variant == "none" && !scenario.name.startsWith("undo-")) {
        return; // The app's very first act: no state folder yet.
    }
    const Desk desk(folder);
    if (scenario.name.startsWith("undo-")) {
        Desk first(folder);
        if (!first.history
            || !commitAndRecord(first.transaction, *first.history,
                                changeFor(scenario.name.mid(5), paths))) {
            fail("cannot prepare " + scenario.label());
        }
    }
}

int act(const Scenario &scenario, const QString &folder)
{
    Desk desk(folder);
    if (!desk.history) {
        return 1 + int(ErrorCode::Io);
    }
    if (scenario.name.startsWith("undo-")) {
        return codeOf(undo(desk.transaction, *desk.history));
    }
    const ChangeSet change = changeFor(scenario.name, Paths(folder));
    return codeOf(commitAndRecord(desk.transaction, *desk.history, change));
}

int recover(const QString &folder)
{
    Desk desk(folder);
    if (!desk.history) {
        return 1 + int(ErrorCode::Io);
    }
    const Result<RecoveryReport> report = recoverAndRecord(desk.transaction, *desk.history);
    return report ? 0 : 1 + int(report.error().code);
}

QStringList sharedFiles(const Scenario &scenario, const QString &folder)
{
    const Paths paths(folder);
    const bool rows = scenario.name == "skip" || scenario.name.endsWith("promote");
    return rows ? QStringList{paths.queue, paths.learnings}
                : QStringList{paths.memory, paths.index};
}
