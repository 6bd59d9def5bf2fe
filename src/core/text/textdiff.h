// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

namespace memorydesk {

struct DiffLine {
    enum class Kind { Context, Added, Removed };
    Kind kind = Kind::Context;
    int beforeLine = 0; ///< 1-based; 0 where the line does not exist.
    int afterLine = 0;
    QByteArray bytes; ///< With its line ending.
    bool operator==(const DiffLine &) const = default;
};

/// Line diff by libgit2 with `context` lines around changes (-1 = the whole file).
[[nodiscard]] QList<DiffLine> diffLines(const QByteArray &before, const QByteArray &after,
                                        int context = 3);

struct MergeResult {
    QByteArray bytes; ///< With conflict markers where `conflicts` > 0.
    int conflicts = 0;
};
/// Three-way merge by libgit2.
[[nodiscard]] Result<MergeResult> mergeThreeWay(const QByteArray &base, const QByteArray &ours,
                                                const QByteArray &theirs);

/// For each line of `after` the line of `before` (from 0) that it is, unchanged and in order, or
/// -1.
[[nodiscard]] QList<qsizetype> matchLines(const QStringList &before, const QStringList &after);
/// For an unmatched line of `after` (see matchLines): the line of `before` that stood in its place
/// within the same change, or -1 when it was added.
[[nodiscard]] qsizetype replacedLine(const QList<qsizetype> &matches, qsizetype line,
                                     qsizetype beforeCount);

/// Ranges (UTF-16 units) that differ between two texts, by word or CJK character, for side-by-side
/// marking.
struct WordDifference {
    QList<QPair<int, int>> leftRanges; ///< start, length
    QList<QPair<int, int>> rightRanges;
};
[[nodiscard]] WordDifference diffWords(const QString &left, const QString &right);

} // namespace memorydesk
