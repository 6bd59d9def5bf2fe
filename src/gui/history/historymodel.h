// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/history.h"

#include <QAbstractListModel>

namespace memorydesk {

/// Remembered changes, newest first. A thin adapter on values of core; GUI thread.
class HistoryModel : public QAbstractListModel
{
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;
    enum Role { IdRole = Qt::UserRole + 1, UndoneRole };

    /// `now` decides how ages are told.
    void setEntries(const QList<HistoryEntry> &entries, const QDateTime &now);
    /// Only entries whose sentence or a path holds the text.
    void setQuery(const QString &query);
    [[nodiscard]] const QString &query() const { return m_query; }
    [[nodiscard]] const HistoryEntry &entry(int row) const { return m_shown[row]; }
    [[nodiscard]] int rowOf(const QString &id) const;
    /// The words of an entry in the present language.
    [[nodiscard]] static QString sentence(const HistoryEntry &entry);
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    void filter();

    QList<HistoryEntry> m_entries;
    QList<HistoryEntry> m_shown;
    QDateTime m_now;
    QString m_query;
};

} // namespace memorydesk
