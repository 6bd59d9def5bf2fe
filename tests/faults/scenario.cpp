// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "scenario.h"

#include "core/sources/proposalqueue.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTimeZone>

#include <cstdio>
#include <cstdlib>

#include <sys/stat.h>

using namespace memorydesk;
using namespace Qt::StringLiterals;

namespace {

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

    explicit Paths(const QString &folder)
    {
        const QString root = userFolder(folder) + u"/home/.config/maigo/memory"_s;
        const QString metrics = repositoryFolder(folder) + u"/.orchestrator/metrics"_s;
        memory = root + u"/dark-theme.md"_s;
        index = root + u"/MEMORY.md"_s;
        queue = metrics + u"/proposals.jsonl"_s;
        summary = metrics + u"/proposals-summary-W1.json"_s;
        learnings = metrics + u"/learnings.jsonl"_s;
    }
    static QString repositoryFolder(const QString &folder)
    {
        return userFolder(folder) + u"/repo"_s;
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
        // An index may not lead out of its folder; the queue's files may lie anywhere in the
        // repository.
        const QString folder = path.endsWith(u"/MEMORY.md"_s) ? u"/kept/"_s : u"/../elsewhere/"_s;
        const QString real = QFileInfo(path).path() + folder + QFileInfo(path).fileName();
        put(QDir::cleanPath(real), text, 0600);
        QDir().mkpath(QFileInfo(path).path());
        QFile::link(QDir::cleanPath(real), path);
        return;
    }
    put(path, text, 0640);
}

QByteArray rowOf(int number)
{
    const QByteArray id = "p" + QByteArray::number(number);
    return R"({"id":")" + id
        + R"(","created_at":"2026-05-04T08:15:30.120Z","wave_id":"W1","type":"workflow-pattern","subject":"Subject )"
        + id
        + R"(","insight":"字 insight.","evidence":"Seen twice.","confidence":0.80,"schema_version":1})";
}

Proposal sectionProposal()
{
    Proposal proposal;
    proposal.origin = Origin::Section;
    proposal.fields = {u"user"_s,
                       u"Dark theme"_s,
                       u"dark-theme"_s,
                       u"Prefers dark themes"_s,
                       u"Use dark themes."_s,
                       u"said so"_s};
    proposal.section.fields = proposal.fields;
    proposal.title = proposal.fields.name;
    proposal.occurrences = {{u"/t.jsonl"_s, 1, {}, {}, {}, {}}};
    return proposal;
}

QList<QueueRow> rowsOf(const Paths &paths, const QList<int> &numbers)
{
    QList<QueueRow> rows;
    for (const QueueRow &row : parseQueue(get(paths.queue)).rows) {
        for (const int number : numbers) {
            if (row.id == u"p%1"_s.arg(number)) {
                rows.append(row);
            }
        }
    }
    return rows;
}

Result<DecisionPlan> planFor(const QByteArray &name, ReviewDesk &desk, const QString &folder)
{
    const Paths paths(folder);
    const QString repository = Paths::repositoryFolder(folder);
    if (name == "store" || name == "edit-store") {
        const Proposal proposal = sectionProposal();
        Draft draft = draftFor(proposal);
        if (name == "edit-store") {
            draft.fields.body = u"Use dark themes, also in print.\n改過"_s;
            draft.existing = ExistingFile::Overwrite;
        }
        return desk.planStore(proposal, draft);
    }
    if (name == "skip") {
        Proposal proposal;
        proposal.origin = Origin::Queue;
        proposal.repository = repository;
        proposal.row = rowsOf(paths, {1}).value(0);
        proposal.title = proposal.row.subject;
        proposal.occurrences = {{paths.queue, proposal.row.line, {}, {}, {}, {}}};
        return desk.planSkip({proposal}, u"not now"_s);
    }
    return desk.planBatch({repository, rowsOf(paths, {1}), rowsOf(paths, {2}), {}});
}

int codeOf(const Error &error)
{
    return 1 + int(error.code);
}

int decide(const QByteArray &name, const QString &folder)
{
    const Desk desk(folder);
    if (!desk.review) {
        return codeOf(desk.review.error());
    }
    Result<DecisionPlan> plan = planFor(name, **desk.review, folder);
    if (!plan) {
        return codeOf(plan.error());
    }
    plan->confirmed = true;
    const Result<CommittedDecision> done = (*desk.review)->commit(*plan);
    return done ? 0 : codeOf(done.error());
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

QDateTime StoppedClock::now() const
{
    return QDateTime(QDate(2026, 5, 10), QTime(12, 0, 1, 5), QTimeZone::UTC);
}

Desk::Desk(const QString &folder)
    : environment(Environment::fromProcess(userFolder(folder) + u"/home"_s))
    , review(failure(ErrorCode::Io))
{
    environment.stateFolder = stateFolder(folder);
    review = ReviewDesk::open(disk, clock, environment);
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
    const QString repository = Paths::repositoryFolder(folder);
    put(QFileInfo(paths.index).path() + u"/other.md"_s,
        "---\nname: other\ndescription: o\ntype: user\n---\nnot to be touched\n", 0600);
    put(repository + u"/.orchestrator/STATE.md"_s, "---\nsession_id: s\n---\n");
    if (rows) {
        // A queue is never absent here: without one there is nothing to decide.
        const QByteArray queueVariant = scenario.variant == "none" ? "empty" : scenario.variant;
        putVariant(queueVariant, paths.queue, "{\"id\":\"kept\"}",
                   rowOf(1) + '\n' + rowOf(2) + '\n');
        putVariant(scenario.variant, paths.learnings, "{\"id\":\"l\"}", {});
        put(paths.summary, "{\n  \"queued\": 2\n}\n");
    } else {
        if (scenario.name == "edit-store" && decide("store", folder) != 0) {
            fail("cannot prepare " + scenario.label());
        }
        QFile::remove(paths.index);
        putVariant(scenario.variant, paths.index, "- [Other](other.md) — o", {});
    }
    if (scenario.name.startsWith("undo-") && decide(scenario.name.mid(5), folder) != 0) {
        fail("cannot prepare " + scenario.label());
    }
    if (scenario.variant != "none") {
        const Desk opened(folder); // Else it is the very first start: no state folder yet.
    }
}

int act(const Scenario &scenario, const QString &folder)
{
    if (!scenario.name.startsWith("undo-")) {
        return decide(scenario.name, folder);
    }
    const Desk desk(folder);
    if (!desk.review) {
        return codeOf(desk.review.error());
    }
    const Result<CommitReport> undone = (*desk.review)->undo();
    return undone ? 0 : codeOf(undone.error());
}

int recover(const QString &folder)
{
    const Desk desk(folder);
    return desk.review ? 0 : codeOf(desk.review.error());
}

QStringList sharedFiles(const Scenario &scenario, const QString &folder)
{
    const Paths paths(folder);
    const bool rows = scenario.name == "skip" || scenario.name.endsWith("promote");
    if (scenario.name == "edit-store") {
        return {
            paths.index}; // What the memory held when it was planned on is overwritten by choice.
    }
    return rows ? QStringList{paths.queue, paths.learnings}
                : QStringList{paths.memory, paths.index};
}
