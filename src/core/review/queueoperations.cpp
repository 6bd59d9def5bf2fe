// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/review/queueoperations.h"

#include "core/review/repositoryfiles.h"

#include <QDir>

namespace memorydesk {

namespace {

Result<void> addRows(QList<Operation> &operations, const FileSystem &fileSystem,
                     const QString &repository, QLatin1StringView file, const QByteArrayList &rows,
                     bool createFolder)
{
    if (rows.isEmpty()) {
        return {};
    }
    const Result<QString> path = repositoryFile(fileSystem, repository, QString(file));
    if (!path) {
        return std::unexpected(path.error());
    }
    Append append;
    append.path = *path;
    append.rows = rows;
    append.createFolder = createFolder;
    operations.append(append);
    return {};
}

/// A row's CR belongs to its line end once it stands in another file.
QByteArrayList withoutCarriageReturn(QByteArrayList rows)
{
    for (QByteArray &row : rows) {
        if (row.endsWith('\r')) {
            row.chop(1);
        }
    }
    return rows;
}

} // namespace

Result<QList<Operation>> queueOperations(const FileSystem &fileSystem, const QueueOutcome &outcome)
{
    QList<Operation> operations;
    const auto add = [&](QLatin1StringView file, const QByteArrayList &rows, bool createFolder) {
        return addRows(operations, fileSystem, outcome.repository, file, rows, createFolder);
    };
    return add(repositoryfiles::learnings, withoutCarriageReturn(outcome.learnings), false)
        .and_then([&] {
            return add(repositoryfiles::rejected, withoutCarriageReturn(outcome.rejected), false);
        })
        .and_then([&] { return add(repositoryfiles::archive, outcome.leaving, true); })
        .and_then([&]() -> Result<QList<Operation>> {
            if (outcome.leaving.isEmpty()) {
                return operations;
            }
            const Result<QString> queue =
                repositoryFile(fileSystem, outcome.repository, QString(repositoryfiles::queue));
            if (!queue) {
                return std::unexpected(queue.error());
            }
            const Result<QStringList> summaries = waveSummaryFiles(fileSystem, outcome.repository);
            if (!summaries) {
                return std::unexpected(summaries.error());
            }
            RemoveRows removal;
            removal.path = *queue;
            removal.rows = outcome.leaving;
            removal.guard = RowsGuard::QueueLock;
            removal.removeWhenEmpty = *summaries;
            operations.append(removal);
            return operations;
        });
}

int rowsLeft(const QByteArrayList &queue, const QByteArrayList &leaving)
{
    QByteArrayList gone = leaving;
    int left = 0;
    for (const QByteArray &line : queue) {
        if (!line.trimmed().isEmpty() && !gone.removeOne(line)) {
            ++left;
        }
    }
    return left;
}

QByteArrayList allCopies(const Proposal &proposal)
{
    return QByteArrayList(qMax(qsizetype(1), proposal.occurrences.size()), proposal.row.bytes);
}

} // namespace memorydesk
