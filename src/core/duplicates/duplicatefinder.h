// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/cancel.h"
#include "core/base/result.h"
#include "core/duplicates/comparison.h"

#include <QStringList>

#include <functional>
#include <memory>

namespace memorydesk {

/// A text of the finder that resembles the one asked about. In its reasons `left` is the text asked
/// about and `right` the text found.
struct DuplicateMatch {
    QString id;
    Verdict verdict = Verdict::None;
    double score = 0;
    QList<Reason> reasons;
    bool operator==(const DuplicateMatch &) const = default;
};

/// Texts that belong together. `same` and `duplicate` groups never overlap; a `contradicts` group
/// holds texts that state different facts about one thing and may name members of the other groups.
struct DuplicateCluster {
    Verdict verdict = Verdict::None; ///< The weakest verdict that holds the group together.
    QStringList members; ///< Sorted; at least two.
    double score = 0; ///< Lowest score of a link that holds the group together.
    bool operator==(const DuplicateCluster &) const = default;
};

/// Finds what already says the same among many texts. Holds an index in memory, reads and writes
/// nothing. Threads: const calls may run beside each other on any threads; insert, remove and clear
/// need to be alone (the caller sees to it). The texts are shared, not copied.
class DuplicateFinder
{
public:
    DuplicateFinder();
    ~DuplicateFinder();
    DuplicateFinder(DuplicateFinder &&) noexcept;
    DuplicateFinder &operator=(DuplicateFinder &&) noexcept;
    Q_DISABLE_COPY(DuplicateFinder)

    /// Adds a text, or replaces the one with this id. Under 1 ms for a memory of ordinary size.
    void insert(const QString &id, const DuplicateText &text);
    void remove(const QString &id); ///< Nothing happens for an unknown id.
    void clear();

    [[nodiscard]] qsizetype size() const;
    [[nodiscard]] bool contains(const QString &id) const;
    [[nodiscard]] DuplicateText text(const QString &id) const; ///< Empty for an unknown id.
    [[nodiscard]] qsizetype indexBytes() const; ///< Memory of the index without the texts.

    /// What resembles `text`, best verdict first, then score, then id; never Verdict::None, at most
    /// `limit`. `leaveOut` names ids that are not looked at (a text that asks about itself). Empty
    /// when cancelled.
    [[nodiscard]] QList<DuplicateMatch> query(const DuplicateText &text, int limit = 10,
                                              const CancelToken &cancel = {},
                                              const QStringList &leaveOut = {}) const;

    /// Groups over everything inserted, strongest verdict first, then by first member. `progress`
    /// gets done and total, at most about a hundred times, on the calling thread. Cancelled when
    /// asked to stop.
    [[nodiscard]] Result<QList<DuplicateCluster>>
    clusters(const std::function<void(qsizetype done, qsizetype total)> &progress = {},
             const CancelToken &cancel = {}) const;

    /// Verdict on two texts alone, independent of any index.
    [[nodiscard]] static Comparison compare(const DuplicateText &left, const DuplicateText &right);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace memorydesk
