// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/proposalqueue.h"
#include "ctl/commands.h"
#include "ctl/jsonoutput.h"
#include "ctl/queuetext.h"

#include <QJsonDocument>

namespace memorydesk::ctl {

using namespace Qt::StringLiterals;

namespace {

QByteArray statsJson(const QueueStats &stats)
{
    return JsonObject()
        .add("queued", jsonNumber(stats.queued))
        .add("dropped", jsonNumber(stats.dropped))
        .add("below_floor", jsonNumber(stats.belowFloor))
        .add("fs_error", jsonNumber(stats.fsError))
        .add("parse_errors", jsonNumber(stats.parseErrors))
        .text();
}

QByteArray collectedJson(const CollectedQueue &queue)
{
    QList<QByteArray> rows;
    for (const QueueRow &row : queue.rows)
        rows.append(recordText(row));
    JsonObject summaries;
    for (const auto &[wave, summary] : queue.waveSummaries)
        summaries.add(wave, QJsonDocument(summary).toJson(QJsonDocument::Compact));
    QList<QByteArray> damaged;
    for (const DamagedRow &row : queue.damaged)
        damaged.append(JsonObject()
                           .add("line", jsonNumber(qint64(row.line)))
                           .add("reason", jsonString(row.reason))
                           .text());
    QList<QByteArray> warnings;
    for (const Problem &problem : queue.warnings)
        warnings.append(JsonObject()
                            .add("line", jsonNumber(qint64(problem.line)))
                            .add("code", jsonString(problem.code))
                            .add("message", jsonString(queueProblemText(problem)))
                            .text());
    const bool open = queue.gate == GateReason::Open;
    return JsonObject()
        .add("gate",
             JsonObject()
                 .add("open", jsonBool(open))
                 .add("reason", jsonStringOrNull(gateText(queue)))
                 .text())
        .add("queue", jsonArray(rows))
        .add("stats", statsJson(queue.stats))
        .add("perWaveSummaries", summaries.text())
        .add("damaged", jsonArray(damaged))
        .add("warnings", jsonArray(warnings))
        .text();
}

void printForPeople(Invocation &invocation, const CollectedQueue &queue)
{
    if (queue.gate != GateReason::Open)
        invocation.printLine(gateInfoLine(queue));
    for (const QueueRow &row : queue.rows) {
        QString line = u"%1  %2  %3"_s.arg(row.waveId, row.type, row.subject);
        line.replace(u'\n', u' ').replace(u'\r', u' ');
        if (row.confidence)
            line += u"  "_s + row.confidenceText;
        if (row.alreadyStored)
            line += u"  (already stored)"_s;
        else if (row.belowFloor)
            line += u"  (low)"_s;
        invocation.printLine(line);
    }
    for (const DamagedRow &row : queue.damaged)
        invocation.note(
            u"%1:%2: damaged row (%3)"_s.arg(queue.queuePath).arg(row.line).arg(row.reason));
    for (const Problem &problem : queue.warnings) {
        const QString &path = problem.path.isEmpty() ? queue.queuePath : problem.path;
        invocation.note(u"%1:%2: %3"_s.arg(path).arg(problem.line).arg(queueProblemText(problem)));
    }
}

} // namespace

std::optional<QueueRequest> takeQueueRequest(Invocation &invocation, const QString &command)
{
    QueueRequest request;
    const OptionValue repository = takeOption(invocation.arguments, u"--repo"_s);
    const OptionValue minimum = takeOption(invocation.arguments, u"--min-confidence"_s);
    if (const auto unknown = unknownOption(invocation.arguments)) {
        wrongUsage(invocation, u"%1: unknown option %2"_s.arg(command, *unknown));
        return {};
    }
    if (!operands(invocation.arguments).isEmpty()) {
        wrongUsage(invocation, u"%1 takes no file"_s.arg(command));
        return {};
    }
    if (!repository.present || repository.value.isEmpty()) {
        wrongUsage(invocation, u"%1 needs --repo DIR"_s.arg(command));
        return {};
    }
    if (minimum.present) {
        bool ok = false;
        const double value = minimum.value.toDouble(&ok);
        if (!ok || value != value) {
            wrongUsage(invocation, u"--min-confidence needs a number"_s);
            return {};
        }
        request.minConfidence = value;
    }
    request.repository = invocation.absolutePath(repository.value);
    const auto stat = invocation.fileSystem.stat(request.repository);
    if (!stat)
        invocation.unreadable(repository.value, stat.error());
    else if (stat->kind != FileKind::Directory)
        invocation.unreadable(repository.value,
                              {ErrorCode::NotRegular, u"not a folder"_s, {}, 0, 0});
    return request;
}

CollectedQueue collectFor(Invocation &invocation, const QueueRequest &request)
{
    CollectedQueue queue =
        collectProposals(invocation.fileSystem, request.repository, request.minConfidence);
    if (queue.unreadable)
        invocation.unreadable(queue.queuePath, *queue.unreadable);
    for (const Problem &problem : std::as_const(queue.warnings)) {
        if (problem.code.endsWith("-unreadable"_L1) && problem.code != "summary-unreadable"_L1)
            invocation.unreadable(problem.path, {ErrorCode::Io, problem.args.value(0), {}, 0, 0});
    }
    return queue;
}

Exit runCollect(Invocation &invocation)
{
    const auto request = takeQueueRequest(invocation, u"collect"_s);
    if (!request)
        return Exit::Usage;
    const CollectedQueue queue = collectFor(invocation, *request);
    if (invocation.json())
        invocation.print(collectedJson(queue) + '\n');
    else
        printForPeople(invocation, queue);
    return Exit::Fine;
}

} // namespace memorydesk::ctl
