// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/duplicates/duplicatefinder.h"

#include "core/duplicates/gramindex.h"
#include "core/duplicates/verdictmodel.h"

#include <QHash>

#include <algorithm>
#include <map>
#include <numeric>

namespace memorydesk {

namespace {

constexpr size_t lookedAt = 24; ///< Candidates that get an exact comparison.
constexpr float relatedFloor = 0.18F; ///< Below this likeness nothing is related.
constexpr float alikeFloor = 0.3F; ///< Below this likeness no two texts of a corpus say the same.

struct Link {
    quint32 left;
    quint32 right;
    Verdict verdict;
    double score;
};

/// Disjoint groups of slots.
class Groups
{
public:
    explicit Groups(size_t size)
        : m_parent(size)
    {
        std::iota(m_parent.begin(), m_parent.end(), 0U);
    }
    quint32 of(quint32 slot)
    {
        while (m_parent[slot] != slot)
            slot = m_parent[slot] = m_parent[m_parent[slot]];
        return slot;
    }
    void join(quint32 a, quint32 b) { m_parent[of(a)] = of(b); }

private:
    std::vector<quint32> m_parent;
};

} // namespace

struct DuplicateFinder::Private {
    struct Entry {
        QString id;
        DuplicateText text;
    };

    GramIndex index;
    QHash<QString, quint32> slots;
    std::vector<Entry> entries; ///< By slot; those taken out are empty.

    [[nodiscard]] std::vector<Link> links(const std::function<void(qsizetype, qsizetype)> &progress,
                                          const CancelToken &cancel) const;
    [[nodiscard]] QList<DuplicateCluster> grouped(const std::vector<Link> &links,
                                                  bool contradicting) const;
};

DuplicateFinder::DuplicateFinder()
    : d(std::make_unique<Private>())
{
}

DuplicateFinder::~DuplicateFinder() = default;
DuplicateFinder::DuplicateFinder(DuplicateFinder &&) noexcept = default;
DuplicateFinder &DuplicateFinder::operator=(DuplicateFinder &&) noexcept = default;

void DuplicateFinder::insert(const QString &id, const DuplicateText &text)
{
    remove(id);
    d->slots.insert(id, d->index.insert(text));
    d->entries.push_back({id, text});
}

void DuplicateFinder::remove(const QString &id)
{
    const auto found = d->slots.constFind(id);
    if (found == d->slots.constEnd())
        return;
    Private::Entry &entry = d->entries[*found];
    d->index.remove(*found, entry.text);
    entry = {};
    d->slots.erase(found);
}

void DuplicateFinder::clear()
{
    *d = Private();
}

qsizetype DuplicateFinder::size() const
{
    return d->slots.size();
}

bool DuplicateFinder::contains(const QString &id) const
{
    return d->slots.contains(id);
}

DuplicateText DuplicateFinder::text(const QString &id) const
{
    const auto found = d->slots.constFind(id);
    return found == d->slots.constEnd() ? DuplicateText() : d->entries[*found].text;
}

qsizetype DuplicateFinder::indexBytes() const
{
    return d->index.bytes()
        + static_cast<qsizetype>(d->entries.capacity() * sizeof(Private::Entry));
}

QList<DuplicateMatch> DuplicateFinder::query(const DuplicateText &text, int limit,
                                             const CancelToken &cancel,
                                             const QStringList &leaveOut) const
{
    QList<DuplicateMatch> matches;
    const size_t wanted = std::max(lookedAt, static_cast<size_t>(std::max(0, limit)))
        + static_cast<size_t>(leaveOut.size());
    const auto candidates = d->index.candidates(text, wanted, relatedFloor);
    if (candidates.empty())
        return matches;
    const NormalizedText asked = normalizeText(text);
    for (const GramCandidate &candidate : candidates) {
        if (cancel.isCancelled())
            return {};
        const Private::Entry &entry = d->entries[candidate.slot];
        if (leaveOut.contains(entry.id))
            continue;
        Comparison comparison = compareTexts(asked, normalizeText(entry.text));
        if (comparison.verdict != Verdict::None)
            matches.append(
                {entry.id, comparison.verdict, comparison.score, std::move(comparison.reasons)});
    }
    std::ranges::sort(matches, [](const DuplicateMatch &a, const DuplicateMatch &b) {
        if (a.verdict != b.verdict)
            return a.verdict > b.verdict;
        return a.score != b.score ? a.score > b.score : a.id < b.id;
    });
    if (matches.size() > limit)
        matches.resize(std::max(0, limit));
    return matches;
}

std::vector<Link>
DuplicateFinder::Private::links(const std::function<void(qsizetype, qsizetype)> &progress,
                                const CancelToken &cancel) const
{
    std::vector<Link> links;
    const auto total = static_cast<qsizetype>(entries.size());
    const qsizetype step = std::max<qsizetype>(1, total / 100);
    for (quint32 slot = 0; slot < entries.size() && !cancel.isCancelled(); ++slot) {
        if (progress && slot % step == 0)
            progress(slot, total);
        if (entries[slot].id.isNull())
            continue;
        const auto candidates = index.candidates(entries[slot].text, lookedAt, alikeFloor);
        NormalizedText own;
        for (const GramCandidate &candidate : candidates) {
            // Each pair is looked at once, from its later member by id.
            if (entries[candidate.slot].id >= entries[slot].id)
                continue;
            if (own.units.empty())
                own = normalizeText(entries[slot].text);
            const NormalizedText other = normalizeText(entries[candidate.slot].text);
            const PairAnalysis analysis = analysePair(own, other);
            const Verdict verdict = verdictOf(analysis, judge(analysis));
            if (verdict >= Verdict::Contradicts)
                links.push_back({slot, candidate.slot, verdict, scoreOf(analysis)});
        }
    }
    if (progress && !cancel.isCancelled())
        progress(total, total);
    return links;
}

QList<DuplicateCluster> DuplicateFinder::Private::grouped(const std::vector<Link> &links,
                                                          bool contradicting) const
{
    Groups groups(entries.size());
    for (const Link &link : links) {
        if ((link.verdict == Verdict::Contradicts) == contradicting)
            groups.join(link.left, link.right);
    }
    std::map<quint32, DuplicateCluster> clusters;
    for (const Link &link : links) {
        if ((link.verdict == Verdict::Contradicts) != contradicting)
            continue;
        DuplicateCluster &cluster = clusters[groups.of(link.left)];
        const bool first = cluster.members.isEmpty();
        cluster.verdict = first ? link.verdict : std::min(cluster.verdict, link.verdict);
        cluster.score = first ? link.score : std::min(cluster.score, link.score);
        cluster.members << entries[link.left].id << entries[link.right].id;
    }
    QList<DuplicateCluster> result;
    for (auto &[root, cluster] : clusters) {
        cluster.members.removeDuplicates();
        cluster.members.sort();
        result.append(std::move(cluster));
    }
    return result;
}

Result<QList<DuplicateCluster>>
DuplicateFinder::clusters(const std::function<void(qsizetype, qsizetype)> &progress,
                          const CancelToken &cancel) const
{
    const std::vector<Link> links = d->links(progress, cancel);
    if (cancel.isCancelled())
        return failure(ErrorCode::Cancelled);
    QList<DuplicateCluster> result = d->grouped(links, false) + d->grouped(links, true);
    std::ranges::sort(result, [](const DuplicateCluster &a, const DuplicateCluster &b) {
        return a.verdict != b.verdict ? a.verdict > b.verdict
                                      : a.members.first() < b.members.first();
    });
    return result;
}

Comparison DuplicateFinder::compare(const DuplicateText &left, const DuplicateText &right)
{
    return compareTexts(normalizeText(left), normalizeText(right));
}

} // namespace memorydesk
