// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/files/changeset.h"

namespace memorydesk {

/// Byte-true edits of files made of LF-ended rows. Pure functions. A CR before the LF belongs to
/// the row.

struct RowRemoval {
    QByteArray after;
    QList<RestoreRows::Row> removed; ///< In file order.
    bool emptied = false; ///< Nothing but blank rows is left.
};

/// Takes one occurrence of each row out, the last one where several are equal. Conflict when one is
/// missing and that is not fine; InvalidArgument for a row with an LF inside.
[[nodiscard]] Result<RowRemoval> removeRows(const QByteArray &bytes, const RemoveRows &operation);

/// Puts rows back beside their old neighbours.
[[nodiscard]] QByteArray restoreRows(const QByteArray &bytes, const QList<RestoreRows::Row> &rows);

/// What has to be written at the end of `bytes` to add the rows.
[[nodiscard]] QByteArray appendedBytes(const QByteArray &bytes, const QList<QByteArray> &rows);

/// Whether any row contains an LF, so that it would be more than one row.
[[nodiscard]] bool hasLineFeed(const QList<QByteArray> &rows);

/// Rows of `bytes`, without their LF; a final fragment counts as a row.
[[nodiscard]] QList<QByteArray> splitRows(const QByteArray &bytes);

} // namespace memorydesk
