// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inbox/proposalmodel.h"

#include "core/review/draft.h"
#include "gui/common/timetext.h"

#include <QMimeData>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

QString groupKey(const Proposal &proposal)
{
    return u"\u0001%1\u0001%2"_s.arg(proposal.project, proposal.row.waveId);
}

int worstSeverity(const Proposal &proposal)
{
    int worst = -1;
    for (const Problem &problem : proposal.problems)
        worst = std::max(worst, static_cast<int>(problem.severity));
    return worst;
}

QString markdownOf(const Proposal &proposal)
{
    if (!proposal.section.raw.isEmpty())
        return proposal.section.raw;
    return proposal.fields.body.isEmpty() ? proposal.title : proposal.fields.body;
}

} // namespace

bool matches(const Proposal &proposal, const InboxFilter &filter)
{
    if (laneOf(proposal.state) != filter.lane)
        return false;
    if (filter.scope == crossProjectScope) {
        if (draftFor(proposal).target != Target::CrossProject)
            return false;
    } else if (!filter.scope.isEmpty() && proposal.project != filter.scope) {
        return false;
    }
    const QStringList words = filter.text.split(u' ', Qt::SkipEmptyParts);
    return std::ranges::all_of(words, [&](const QString &word) {
        for (const QString &text :
             {proposal.title, proposal.project, proposal.type, proposal.fields.description,
              proposal.fields.slug, proposal.fields.body, proposal.row.waveId}) {
            if (text.contains(word, Qt::CaseInsensitive))
                return true;
        }
        return false;
    });
}

ProposalModel::ProposalModel(const Clock &clock, QObject *parent)
    : QAbstractListModel(parent)
    , m_clock(clock)
{
}

void ProposalModel::setProposals(const QList<Proposal> &proposals)
{
    m_proposals = proposals;
    m_byKey.clear();
    for (int index = 0; index < static_cast<int>(m_proposals.size()); ++index)
        m_byKey.insert(m_proposals.at(index).key(), index);
    m_checked.removeIf([this](const QString &key) { return !m_byKey.contains(key); });
    replaceRows(makeRows());
}

void ProposalModel::setFilter(const InboxFilter &filter)
{
    if (filter == m_filter)
        return;
    m_filter = filter;
    beginResetModel();
    m_rows = makeRows();
    endResetModel();
}

void ProposalModel::setSimilar(const QString &key, Verdict verdict)
{
    m_similar.insert(key, verdict);
    if (const int row = rowOf(key); row >= 0)
        Q_EMIT dataChanged(index(row), index(row), {SimilarRole});
}

void ProposalModel::setChecked(const QString &key, bool checked)
{
    if (checked)
        m_checked.insert(key);
    else
        m_checked.remove(key);
    if (const int row = rowOf(key); row >= 0)
        Q_EMIT dataChanged(index(row), index(row), {CheckedRole});
}

QStringList ProposalModel::checkedKeys() const
{
    QStringList keys = listedKeys();
    keys.removeIf([this](const QString &key) { return !m_checked.contains(key); });
    return keys;
}

void ProposalModel::retranslate()
{
    if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

const Proposal *ProposalModel::proposal(const QString &key) const
{
    const auto found = m_byKey.constFind(key);
    return found == m_byKey.constEnd() ? nullptr : &m_proposals.at(*found);
}

int ProposalModel::rowOf(const QString &key) const
{
    const auto found = std::ranges::find(m_rows, key, &Row::key);
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

QString ProposalModel::keyAt(int row) const
{
    return row >= 0 && row < rowCount() && m_rows.at(row).proposal >= 0 ? m_rows.at(row).key
                                                                        : QString();
}

QStringList ProposalModel::listedKeys() const
{
    QStringList keys;
    for (const Row &row : m_rows) {
        if (row.proposal >= 0)
            keys << row.key;
    }
    return keys;
}

QList<ProposalModel::Row> ProposalModel::makeRows() const
{
    QStringList order;
    QHash<QString, QList<int>> groups;
    for (int index = 0; index < static_cast<int>(m_proposals.size()); ++index) {
        if (!matches(m_proposals.at(index), m_filter))
            continue;
        const QString key = groupKey(m_proposals.at(index));
        if (!groups.contains(key))
            order << key;
        groups[key] << index;
    }
    // Waves of one project stand beside each other, projects in the order of their first row.
    QStringList projects;
    for (const QString &key : std::as_const(order)) {
        const QString project = key.section(u'\u0001', 1, 1);
        if (!projects.contains(project))
            projects << project;
    }
    std::ranges::stable_sort(order, {}, [&](const QString &key) {
        return projects.indexOf(key.section(u'\u0001', 1, 1));
    });
    QList<Row> rows;
    for (const QString &key : std::as_const(order)) {
        const QList<int> members = groups.value(key);
        rows << Row{key, -1, static_cast<int>(members.size())};
        for (const int index : members)
            rows << Row{m_proposals.at(index).key(), index, 0};
    }
    return rows;
}

void ProposalModel::replaceRows(QList<Row> rows)
{
    QSet<QString> wanted;
    for (const Row &row : std::as_const(rows))
        wanted.insert(row.key);
    QStringList kept;
    QSet<QString> present;
    for (const Row &row : std::as_const(m_rows)) {
        if (wanted.contains(row.key)) {
            kept << row.key;
            present.insert(row.key);
        }
    }
    QStringList keptInNewOrder;
    for (const Row &row : std::as_const(rows)) {
        if (present.contains(row.key))
            keptInNewOrder << row.key;
    }
    if (kept != keptInNewOrder) {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
        return;
    }
    for (int row = rowCount() - 1; row >= 0; --row) {
        if (wanted.contains(m_rows.at(row).key))
            continue;
        int first = row;
        while (first > 0 && !wanted.contains(m_rows.at(first - 1).key))
            --first;
        beginRemoveRows({}, first, row);
        m_rows.remove(first, row - first + 1);
        endRemoveRows();
        row = first;
    }
    for (int row = 0; row < static_cast<int>(rows.size()); ++row) {
        if (present.contains(rows.at(row).key)) {
            m_rows[row] = rows.at(row);
            continue;
        }
        int last = row;
        while (last + 1 < static_cast<int>(rows.size()) && !present.contains(rows.at(last + 1).key))
            ++last;
        beginInsertRows({}, row, last);
        for (int added = row; added <= last; ++added)
            m_rows.insert(added, rows.at(added));
        endInsertRows();
        row = last;
    }
    retranslate();
}

int ProposalModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant ProposalModel::headingData(const Row &row, int role) const
{
    const QString project = row.key.section(u'\u0001', 1, 1);
    const QString wave = row.key.section(u'\u0001', 2, 2);
    switch (role) {
    case Qt::DisplayRole:
        return wave.isEmpty() ? project : u"%1 · %2"_s.arg(project, wave);
    case HeadingRole:
        return true;
    case CountRole:
        return row.count;
    default:
        return {};
    }
}

QString ProposalModel::metaText(const Proposal &proposal) const
{
    QStringList parts{proposal.project};
    if (!proposal.row.waveId.isEmpty())
        parts << proposal.row.waveId;
    parts << ageText(proposal.createdAt, m_clock.now());
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

QVariant ProposalModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows.at(index.row());
    if (row.proposal < 0)
        return headingData(row, role);
    const Proposal &proposal = m_proposals.at(row.proposal);
    switch (role) {
    case Qt::DisplayRole:
        return proposal.title.isEmpty() ? tr("(without a name)") : proposal.title;
    case Qt::ToolTipRole:
        return proposal.title;
    case Qt::AccessibleTextRole:
        return u"%1, %2, %3"_s.arg(proposal.title, proposal.type, metaText(proposal));
    case HeadingRole:
        return false;
    case KeyRole:
        return row.key;
    case TypeRole:
        return proposal.type;
    case MetaRole:
        return metaText(proposal);
    case ConfidenceRole:
        return proposal.row.confidenceText;
    case SimilarRole:
        return m_similar.value(row.key, Verdict::None) >= Verdict::Contradicts;
    case ProblemRole:
        return worstSeverity(proposal);
    case LowRole:
        return proposal.row.belowFloor;
    case StateTextRole:
        return proposal.state == ProposalState::AlreadyStored ? tr("already stored") : QString();
    case CheckedRole:
        return m_checked.contains(row.key);
    default:
        return {};
    }
}

Qt::ItemFlags ProposalModel::flags(const QModelIndex &index) const
{
    if (!index.isValid() || m_rows.at(index.row()).proposal < 0)
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled;
}

QStringList ProposalModel::mimeTypes() const
{
    return {QString::fromUtf16(proposalMimeType), u"text/markdown"_s, u"text/plain"_s};
}

QMimeData *ProposalModel::mimeData(const QModelIndexList &indexes) const
{
    QStringList keys;
    QStringList texts;
    for (const QModelIndex &index : indexes) {
        if (const Proposal *found = proposal(keyAt(index.row())); found != nullptr) {
            keys << found->key();
            texts << markdownOf(*found);
        }
    }
    auto *data = new QMimeData;
    data->setData(QString::fromUtf16(proposalMimeType), keys.join(u'\n').toUtf8());
    data->setData(u"text/markdown"_s, texts.join(u"\n\n"_s).toUtf8());
    data->setText(texts.join(u"\n\n"_s));
    return data;
}

} // namespace memorydesk
