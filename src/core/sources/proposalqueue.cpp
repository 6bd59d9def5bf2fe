// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/proposalqueue.h"

#include "core/sources/jsonrecord.h"
#include "core/sources/sessionconfig.h"
#include "core/text/lineendings.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace memorydesk {

using namespace Qt::StringLiterals;

namespace {

/// Queues hold a few rows; what is larger than this is not read into memory.
constexpr qint64 largestQueue = 256LL << 20;
constexpr qint64 largestSummary = 1LL << 20;

bool isBlankRow(const QByteArray &row)
{
    return std::ranges::all_of(row, [](char c) { return c == ' ' || c == '\t' || c == '\r'; });
}

Problem warning(const QString &code, int line, const QStringList &args = {})
{
    Problem problem;
    problem.severity = Severity::Warning;
    problem.code = code;
    problem.line = line;
    problem.column = line > 0 ? 1 : 0;
    problem.args = args;
    return problem;
}

QString contentId(const QByteArray &bytes)
{
    return u"row-"_s
        + QString::fromLatin1(
               QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().first(16));
}

QueueRow rowFrom(const JsonRecord &record, const QByteArray &bytes, int line)
{
    const QJsonObject &object = record.object;
    const auto text = [&object](QLatin1StringView key) { return object.value(key).toString(); };
    QueueRow row;
    row.bytes = bytes;
    row.line = line;
    row.givenId = text("id"_L1);
    row.id = row.givenId.isEmpty() ? contentId(bytes) : row.givenId;
    row.createdAt = text("created_at"_L1);
    row.waveId = text("wave_id"_L1);
    row.type = text("type"_L1);
    row.subject = text("subject"_L1);
    row.insight = text("insight"_L1);
    row.evidence = text("evidence"_L1);
    row.proposedByAgent = text("proposed_by_agent"_L1);
    if (const QJsonValue confidence = object.value("confidence"_L1); confidence.isDouble()) {
        row.confidence = confidence.toDouble();
        row.confidenceText = QString::fromLatin1(record.sources.value(u"confidence"_s));
    }
    for (const QJsonValue path : object.value("file_paths"_L1).toArray()) {
        if (path.isString())
            row.filePaths.append(path.toString());
    }
    row.problems = validateProposal(object);
    for (Problem &problem : row.problems) {
        problem.line = line;
        problem.column = 1;
    }
    return row;
}

void warnAboutDoubledIds(ParsedQueue &queue)
{
    QSet<QString> seen;
    for (const QueueRow &row : std::as_const(queue.rows)) {
        if (!row.givenId.isEmpty() && seen.contains(row.givenId))
            queue.warnings.append(warning(u"duplicate-id"_s, row.line, {row.givenId}));
        seen.insert(row.givenId);
    }
}

/// Ids of the records that were promoted already.
QSet<QString> promotedIds(const FileSystem &fileSystem, const QString &path, Problems &warnings)
{
    QSet<QString> ids;
    const auto bytes = fileSystem.read(path, largestQueue);
    if (!bytes) {
        if (bytes.error().code != ErrorCode::NotFound) {
            Problem problem = warning(u"learnings-unreadable"_s, 0, {bytes.error().detail});
            problem.path = path;
            warnings.append(problem);
        }
        return ids;
    }
    qsizetype start = 0;
    while (start < bytes->size()) {
        const qsizetype feed = bytes->indexOf('\n', start);
        const qsizetype end = feed < 0 ? bytes->size() : feed;
        const auto record = parseJsonRecord(QByteArrayView(*bytes).sliced(start, end - start));
        if (record) {
            if (const QString id = record->object.value("id"_L1).toString(); !id.isEmpty())
                ids.insert(id);
        }
        start = end + 1;
    }
    return ids;
}

qint64 counter(const QJsonObject &summary, QLatin1StringView key)
{
    const double value = summary.value(key).toDouble(0);
    return std::isfinite(value) && std::abs(value) < 9e15 ? qint64(value) : 0;
}

void readSummaries(const FileSystem &fileSystem, const QString &folder, CollectedQueue &queue)
{
    static constexpr QLatin1StringView prefix("proposals-summary-");
    static constexpr QLatin1StringView suffix(".json");
    for (const QString &name : fileSystem.list(folder).value_or(QStringList())) {
        if (!name.startsWith(prefix) || !name.endsWith(suffix)
            || name.size() <= prefix.size() + suffix.size())
            continue;
        const QString path = folder + u'/' + name;
        queue.summaryPaths.append(path);
        const auto bytes = fileSystem.read(path, largestSummary);
        const auto record = bytes ? parseJsonRecord(*bytes) : std::unexpected(JsonFault());
        if (!record) {
            Problem problem = warning(u"summary-unreadable"_s, 0, {name});
            problem.path = path;
            queue.warnings.append(problem);
            continue;
        }
        const QString wave =
            name.sliced(prefix.size(), name.size() - prefix.size() - suffix.size());
        queue.waveSummaries.append({wave, record->object});
        queue.stats.queued += counter(record->object, "queued"_L1);
        queue.stats.dropped += counter(record->object, "dropped"_L1);
        queue.stats.belowFloor += counter(record->object, "below_floor"_L1);
        queue.stats.fsError += counter(record->object, "fs_error"_L1);
    }
}

void decideGate(const SessionConfig &config, CollectedQueue &queue)
{
    if (!config.found) {
        queue.gate = GateReason::NoClaudeMd;
        queue.gateDetail = u"no CLAUDE.md"_s;
    } else if (!config.persistence) {
        queue.gate = GateReason::Persistence;
        queue.gateDetail = u"persistence"_s;
    } else if (!config.proposalsEnabled) {
        queue.gate = GateReason::ProposalsDisabled;
        queue.gateDetail = u"proposals disabled"_s;
    } else if (queue.rows.isEmpty() && queue.damaged.isEmpty()) {
        queue.gate = GateReason::QueueEmpty;
        queue.gateDetail = u"queue empty"_s;
    }
}

} // namespace

ParsedQueue parseQueue(const QByteArray &bytes)
{
    ParsedQueue queue;
    qsizetype start = 0;
    for (int line = 1; start < bytes.size(); ++line) {
        const qsizetype feed = bytes.indexOf('\n', start);
        const qsizetype end = feed < 0 ? bytes.size() : feed;
        const QByteArray row = bytes.sliced(start, end - start);
        start = end + 1;
        if (isBlankRow(row))
            continue;
        QByteArrayView text = row;
        if (line == 1 && startsWithBom(row)) {
            text = text.sliced(3);
            queue.warnings.append(warning(u"byte-order-mark"_s, line));
        }
        if (const auto record = parseJsonRecord(text))
            queue.rows.append(rowFrom(*record, row, line));
        else
            queue.damaged.append({line, record.error().code, row});
    }
    warnAboutDoubledIds(queue);
    return queue;
}

CollectedQueue collectProposals(const FileSystem &fileSystem, const QString &repository,
                                std::optional<double> minConfidence)
{
    CollectedQueue queue;
    queue.repository = repository;
    const QString metrics = repository + "/.orchestrator/metrics"_L1;
    queue.queuePath = metrics + "/proposals.jsonl"_L1;
    const SessionConfig config = readSessionConfig(fileSystem, repository);
    if (config.unreadable) {
        Problem problem = warning(u"config-unreadable"_s, 0, {config.unreadable->detail});
        problem.path = config.path;
        queue.warnings.append(problem);
    }

    if (const auto bytes = fileSystem.read(queue.queuePath, largestQueue)) {
        ParsedQueue parsed = parseQueue(*bytes);
        queue.rows = std::move(parsed.rows);
        queue.damaged = std::move(parsed.damaged);
        queue.warnings += parsed.warnings;
        queue.stats.parseErrors = queue.damaged.size();
        readSummaries(fileSystem, metrics, queue);
    } else if (bytes.error().code != ErrorCode::NotFound) {
        queue.unreadable = bytes.error();
    }
    decideGate(config, queue);
    if (queue.rows.isEmpty())
        return queue;

    const QSet<QString> promoted =
        promotedIds(fileSystem, metrics + "/learnings.jsonl"_L1, queue.warnings);
    for (QueueRow &row : queue.rows) {
        row.belowFloor = row.confidence && *row.confidence < config.minConfidence;
        row.alreadyStored = !row.givenId.isEmpty() && promoted.contains(row.givenId);
        queue.warnings += row.problems;
    }
    if (minConfidence && std::isfinite(*minConfidence)) {
        queue.rows.removeIf([minConfidence](const QueueRow &row) {
            return row.confidence && *row.confidence < *minConfidence;
        });
    }
    // FIFO is by the created_at text, as upstream sorts.
    std::ranges::stable_sort(queue.rows, {}, &QueueRow::createdAt);
    return queue;
}

} // namespace memorydesk
