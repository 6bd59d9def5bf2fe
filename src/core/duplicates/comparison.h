// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace memorydesk {

/// The three texts of a memory that are compared. A plain text is a `body` alone.
struct DuplicateText {
    QString name;
    QString description;
    QString body;
    bool operator==(const DuplicateText &) const = default;
};

enum class DuplicateField { Name, Description, Body };

/// A stretch of one field, in UTF-16 units of the text as given (not of its normalised form).
struct DuplicateRange {
    DuplicateField field = DuplicateField::Body;
    qsizetype start = 0;
    qsizetype length = 0;
    bool operator==(const DuplicateRange &) const = default;
};

/// What two texts are to each other, weakest first.
enum class Verdict {
    None, ///< Nothing in common worth a line.
    Related, ///< The same topic, different statements.
    Contradicts, ///< The same statement with a differing fact; both can't hold.
    Duplicate, ///< The same statement in other words.
    Same, ///< Equal after normalisation.
};

/// What a reason speaks of.
enum class ReasonCode {
    Shared, ///< Both say it, in each side's own places.
    OnlyLeft, ///< Only the left text says it; right is empty.
    OnlyRight, ///< Only the right text says it; left is empty.
    Differs, ///< Aligned places that state different facts; see `kind`.
};

/// Which fact differs, for ReasonCode::Differs.
enum class DifferenceKind {
    None,
    Number, ///< 3 -> 5, also number words and Chinese numerals.
    Version, ///< 3.11 -> 3.13
    Date, ///< Dates and clock times.
    Polarity, ///< must / must not, 可以 / 不可以, on / off, before / after. A side may be empty.
    Path, ///< File names and paths.
    Flag, ///< --force -> --force-with-lease
    Code, ///< Any other code span or identifier.
    Name, ///< Tool, product, person or role: names of one kind exchanged.
    Scope, ///< all -> only some
    Order, ///< The same things the other way round.
    Wording, ///< Differing words with no known kind.
};

/// One reason of a verdict, as places in both texts. The window maps codes to sentences.
struct Reason {
    ReasonCode code = ReasonCode::Shared;
    DifferenceKind kind = DifferenceKind::None;
    QList<DuplicateRange> left;
    QList<DuplicateRange> right;
    bool operator==(const Reason &) const = default;
};

/// The outcome of comparing two texts. `score` is 0…1, how much of the same they say; it orders
/// matches of one verdict and is shown as a percentage.
struct Comparison {
    Verdict verdict = Verdict::None;
    double score = 0;
    QList<Reason>
        reasons; ///< Differs first, then shared, only-left, only-right; none of a code when empty.
    bool operator==(const Comparison &) const = default;
};

/// Stable names for commands and logs: `same`, `duplicate`, `contradicts`, `related`, `none`.
[[nodiscard]] QString verdictName(Verdict verdict);
/// `shared`, `only-left`, `only-right`, `differs`.
[[nodiscard]] QString reasonName(ReasonCode code);
/// `number`, `version`, …; empty for DifferenceKind::None.
[[nodiscard]] QString differenceName(DifferenceKind kind);
/// The words at a range.
[[nodiscard]] QString textAt(const DuplicateText &text, const DuplicateRange &range);

} // namespace memorydesk
