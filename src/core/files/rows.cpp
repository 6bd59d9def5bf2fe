// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/files/rows.h"

#include <QHash>

#include <algorithm>

namespace memorydesk {

namespace {

bool isBlank(const QByteArray &row)
{
    return std::ranges::all_of(row, [](char byte) { return byte == ' ' || byte == '\r'; });
}

QByteArray joinRows(const QList<QByteArray> &rows, bool finalNewline)
{
    QByteArray bytes = rows.join('\n');
    if (finalNewline && !rows.isEmpty()) {
        bytes.append('\n');
    }
    return bytes;
}

/// Where a row goes back: beside its old neighbour, the one nearest to its old place.
qsizetype placeFor(const RestoreRows::Row &row, const QList<QByteArray> &rows, qsizetype fallback)
{
    if (row.index == 0) {
        return 0;
    }
    qsizetype best = -1;
    for (qsizetype at = 1; at <= rows.size(); ++at) {
        const bool nearer = best < 0 || qAbs(at - row.index) < qAbs(best - row.index);
        if (nearer && rows[at - 1] == row.follows) {
            best = at;
        }
    }
    return best < 0 ? fallback : best;
}

} // namespace

bool hasLineFeed(const QList<QByteArray> &rows)
{
    return std::ranges::any_of(rows, [](const QByteArray &row) { return row.contains('\n'); });
}

QList<QByteArray> splitRows(const QByteArray &bytes)
{
    QList<QByteArray> rows = bytes.split('\n');
    if (rows.last().isEmpty()) {
        rows.removeLast();
    }
    return rows;
}

Result<RowRemoval> removeRows(const QByteArray &bytes, const RemoveRows &operation)
{
    if (hasLineFeed(operation.rows)) {
        return failure(ErrorCode::InvalidArgument, operation.path);
    }
    QHash<QByteArray, int> wanted;
    for (const QByteArray &row : operation.rows) {
        ++wanted[row];
    }
    const QList<QByteArray> rows = splitRows(bytes);
    const bool finalNewline = bytes.endsWith('\n');
    RowRemoval result;
    QList<QByteArray> kept;
    bool lastRemoved = false;
    for (qsizetype at = rows.size() - 1; at >= 0; --at) {
        const auto found = wanted.find(rows[at]);
        if (found == wanted.end() || *found == 0) {
            kept.prepend(rows[at]);
            continue;
        }
        --*found;
        const bool last = at + 1 == rows.size();
        lastRemoved = lastRemoved || last;
        result.removed.prepend(
            {rows[at], at == 0 ? QByteArray() : rows[at - 1], last && !finalNewline, at});
    }
    const bool missing = std::ranges::any_of(wanted, [](int count) { return count > 0; });
    if (missing && !operation.missingIsFine) {
        return failure(ErrorCode::Conflict, operation.path);
    }
    result.emptied = std::ranges::all_of(kept, isBlank);
    result.after = joinRows(kept, lastRemoved ? !operation.dropFinalNewline : finalNewline);
    return result;
}

QByteArray restoreRows(const QByteArray &bytes, const QList<RestoreRows::Row> &restored)
{
    QList<QByteArray> rows = splitRows(bytes);
    bool finalNewline = bytes.isEmpty() || bytes.endsWith('\n');
    qsizetype afterPrevious = 0;
    for (const RestoreRows::Row &row : restored) {
        const qsizetype at = placeFor(row, rows, afterPrevious);
        if (at == rows.size()) {
            finalNewline = !row.endedFile;
        }
        rows.insert(at, row.bytes);
        afterPrevious = at + 1;
    }
    return joinRows(rows, finalNewline);
}

QByteArray appendedBytes(const QByteArray &bytes, const QList<QByteArray> &rows)
{
    QByteArray added;
    if (!bytes.isEmpty() && !bytes.endsWith('\n')) {
        added.append('\n');
    }
    added.append(joinRows(rows, true));
    return added;
}

} // namespace memorydesk
