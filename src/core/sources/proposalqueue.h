// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"
#include "core/files/filesystem.h"

#include <QJsonObject>
#include <QList>

#include <optional>

namespace memorydesk {

/// One row of `.orchestrator/metrics/proposals.jsonl` with its own bytes, which are what is written
/// back or archived.
struct QueueRow {
    QByteArray bytes; ///< Without LF; a CR before it is part of the bytes.
    int line = 0; ///< 1-based line in the file.
    QString id;
    QString givenId; ///< As written; `id` is a content hash when this is empty.
    QString createdAt; ///< As text; sorts the queue.
    QString waveId;
    QString type;
    QString subject;
    QString insight;
    QString evidence;
    std::optional<double> confidence;
    QString confidenceText; ///< Digits as written.
    QString proposedByAgent;
    QStringList filePaths;
    Problems problems; ///< Schema faults; such a row may be skipped or become a memory.
    bool belowFloor = false;
    bool alreadyStored = false; ///< Its id stands in learnings.jsonl.
};

struct DamagedRow {
    int line = 0;
    QString reason; ///< `torn`, `invalid-json`, `invalid-utf8`, `not-an-object`, `nested-too-deep`.
    QByteArray bytes;
};

struct QueueStats {
    qint64 queued = 0, dropped = 0, belowFloor = 0, fsError = 0, parseErrors = 0;
    bool operator==(const QueueStats &) const = default;
};

enum class GateReason { Open, Persistence, ProposalsDisabled, QueueEmpty, NoClaudeMd };

/// Everything the review of one repository's queue needs; reading never fails as a whole.
struct CollectedQueue {
    QString repository; ///< As given.
    QString queuePath;
    GateReason gate = GateReason::Open;
    QString gateDetail;
    QList<QueueRow>
        rows; ///< Sorted by created_at text, stable; filtered by `minConfidence` when given.
    QList<DamagedRow> damaged;
    Problems warnings;
    QueueStats stats;
    QList<QPair<QString, QJsonObject>> waveSummaries; ///< wave id → parsed sidecar.
    QStringList summaryPaths; ///< Sidecars, removed when the queue becomes empty.
    std::optional<Error> unreadable; ///< The queue file itself could not be read.
};

/// The rows of a queue file: split on 0x0A only, blank rows are none.
struct ParsedQueue {
    QList<QueueRow> rows; ///< In file order.
    QList<DamagedRow> damaged;
    Problems warnings;
};
[[nodiscard]] ParsedQueue parseQueue(const QByteArray &bytes);

[[nodiscard]] CollectedQueue collectProposals(const FileSystem &fileSystem,
                                              const QString &repository,
                                              std::optional<double> minConfidence = {});

/// Schema faults of a proposal record, in upstream's order. Lengths in UTF-16 units.
[[nodiscard]] Problems validateProposal(const QJsonObject &record);
[[nodiscard]] bool isProposableType(const QString &type);
/// The 13 types an agent may propose, in upstream's order.
[[nodiscard]] QStringList proposableTypes();
/// Days until a learning of this type expires (unknown = 60).
[[nodiscard]] int learningLifetimeDays(const QString &type);

/// One batch of the review question. Options map back by id.
struct ReviewBatch {
    struct Option {
        QString id, label, description;
    };
    QString header;
    QString question;
    QList<Option> options;
};
[[nodiscard]] QList<ReviewBatch> reviewBatches(const QList<QueueRow> &rows);

} // namespace memorydesk
