// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/duplicates/comparison.h"
#include "gui/inbox/lane.h"

#include <QAbstractListModel>
#include <QHash>
#include <QSet>

namespace memorydesk {

/// What of the inbox is listed.
struct InboxFilter {
    Lane lane = Lane::Pending;
    QString scope; ///< Project label, `crossProjectScope`, or empty for all.
    QString text; ///< All words must occur; case does not matter.
    bool operator==(const InboxFilter &) const = default;
};
inline constexpr char16_t crossProjectScope[] = u"\u0001cross-project";

[[nodiscard]] bool matches(const Proposal &proposal, const InboxFilter &filter);

/// The proposals of one lane and scope, with a heading row before each project and wave.
/// A thin adapter: `setProposals` turns the old list into the new one by removing and inserting
/// rows, so that selection and scroll position stay.
class ProposalModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role {
        HeadingRole = Qt::UserRole + 1, ///< bool: a heading row.
        KeyRole,
        TypeRole,
        MetaRole, ///< "project · W3 · 2 h", translated.
        ConfidenceRole, ///< "0.85" or empty.
        SimilarRole, ///< bool: something says the same.
        ProblemRole, ///< Severity as int, -1 for none.
        LowRole, ///< bool: below the queue's confidence floor.
        StateTextRole, ///< "undecided" … where it says more than the lane.
        CheckedRole, ///< bool: chosen for a batch.
        CountRole, ///< Headings: rows below.
    };

    explicit ProposalModel(const Clock &clock, QObject *parent = nullptr);

    void setProposals(const QList<Proposal> &proposals);
    void setFilter(const InboxFilter &filter);
    [[nodiscard]] const InboxFilter &filter() const { return m_filter; }
    void setSimilar(const QString &key, Verdict verdict);
    void setChecked(const QString &key, bool checked);
    [[nodiscard]] QStringList checkedKeys() const;
    void retranslate();

    [[nodiscard]] const Proposal *proposal(const QString &key) const;
    [[nodiscard]] int rowOf(const QString &key) const; ///< -1 when not listed.
    [[nodiscard]] QString keyAt(int row) const; ///< Empty for headings.
    [[nodiscard]] QStringList listedKeys() const; ///< In order, without headings.

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QMimeData *mimeData(const QModelIndexList &indexes) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] Qt::DropActions supportedDragActions() const override { return Qt::CopyAction; }

private:
    struct Row {
        QString key; ///< Of the proposal, or of the group for headings.
        int proposal = -1; ///< Index in m_proposals; -1 for headings.
        int count = 0;
    };
    [[nodiscard]] QList<Row> makeRows() const;
    void replaceRows(QList<Row> rows);
    [[nodiscard]] QVariant headingData(const Row &row, int role) const;
    [[nodiscard]] QString metaText(const Proposal &proposal) const;

    const Clock &m_clock;
    InboxFilter m_filter;
    QList<Proposal> m_proposals;
    QHash<QString, int> m_byKey;
    QList<Row> m_rows;
    QHash<QString, Verdict> m_similar;
    QSet<QString> m_checked;
};

/// MIME type of dragged proposals: keys, one a line.
inline constexpr char16_t proposalMimeType[] = u"application/x-memorydesk-proposals";

} // namespace memorydesk
