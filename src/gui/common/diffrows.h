// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace memorydesk {

/// One shown line of a difference.
struct DiffRow {
    enum class Kind { Context, Added, Removed, Filler, Gap };
    Kind kind = Kind::Context;
    int beforeLine = 0; ///< 1-based; 0 = none.
    int afterLine = 0;
    QString text; ///< Without line end; an ending that alone differs is shown as a mark.
    QList<QPair<int, int>> changed; ///< Words that differ: start and length in UTF-16 units.
    bool operator==(const DiffRow &) const = default;
};

/// A difference laid out for reading.
struct DiffRows {
    QList<DiffRow> unified;
    QList<DiffRow> left; ///< As many rows as `right`, with fillers.
    QList<DiffRow> right;
    int added = 0;
    int removed = 0;
};

/// Values in, values out, for any thread. `context` lines around changes, −1 for all.
[[nodiscard]] DiffRows diffRows(const QByteArray &before, const QByteArray &after, int context = 3);

} // namespace memorydesk
