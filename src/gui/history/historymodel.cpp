// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/history/historymodel.h"

#include "gui/common/errortext.h"
#include "gui/common/icons.h"
#include "gui/common/timetext.h"

#include <QGuiApplication>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

QString iconOf(const HistoryEntry &entry)
{
    if (entry.role.kind == CommitRole::Kind::Undo)
        return u"undo"_s;
    if (entry.role.kind == CommitRole::Kind::Redo)
        return u"redo"_s;
    if (entry.title == u"outside-change"_s)
        return u"source"_s;
    if (entry.title == u"delete-memory"_s)
        return u"trash"_s;
    return entry.title.startsWith(u"skip"_s) ? u"skip"_s : u"check"_s;
}

} // namespace

QString HistoryModel::sentence(const HistoryEntry &entry)
{
    const QString title = changeTitle(entry.title, entry.titleArgs);
    if (entry.role.kind == CommitRole::Kind::Undo)
        return tr("Taken back: %1").arg(title);
    if (entry.role.kind == CommitRole::Kind::Redo)
        return tr("Done again: %1").arg(title);
    return title;
}

void HistoryModel::setEntries(const QList<HistoryEntry> &entries, const QDateTime &now)
{
    m_entries = entries;
    m_now = now;
    filter();
}

void HistoryModel::setQuery(const QString &query)
{
    if (m_query == query)
        return;
    m_query = query;
    filter();
}

void HistoryModel::retranslate()
{
    filter();
}

void HistoryModel::filter()
{
    beginResetModel();
    m_shown.clear();
    for (const HistoryEntry &entry : std::as_const(m_entries)) {
        const QString text = sentence(entry) + u'\n' + entry.paths.join(u'\n');
        if (m_query.isEmpty() || text.contains(m_query, Qt::CaseInsensitive))
            m_shown.append(entry);
    }
    endResetModel();
}

int HistoryModel::rowOf(const QString &id) const
{
    for (int row = 0; row < m_shown.size(); ++row) {
        if (m_shown[row].id == id)
            return row;
    }
    return -1;
}

int HistoryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

QVariant HistoryModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const HistoryEntry &entry = m_shown[index.row()];
    switch (role) {
    case Qt::DisplayRole: {
        const QString undone = entry.undone ? u" · "_s + tr("taken back") : QString();
        return u"%1\n%2 · %3%4"_s.arg(
            sentence(entry), ageText(entry.when, m_now),
            tr("%n file(s)", nullptr, static_cast<int>(entry.paths.size())), undone);
    }
    case Qt::DecorationRole:
        return themedIcon(iconOf(entry), QGuiApplication::palette());
    case Qt::ToolTipRole:
        return momentText(entry.when) + u'\n' + entry.paths.join(u'\n');
    case IdRole:
        return entry.id;
    case UndoneRole:
        return entry.undone;
    default:
        return {};
    }
}

} // namespace memorydesk
