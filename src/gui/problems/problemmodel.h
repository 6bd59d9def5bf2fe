// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/library.h"

#include <QAbstractTableModel>
#include <QSet>

namespace memorydesk {

/// What narrows the findings down.
struct ProblemScope {
    int severity = -1; ///< A Severity, −1 = every one.
    QString code; ///< Empty = every kind.
    QString text; ///< In sentence, project or path.
    bool withDismissed = false;
    bool operator==(const ProblemScope &) const = default;
};

/// Every finding of every folder as a table. A thin adapter on values of core; GUI thread.
class ProblemModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;
    enum Column { ProblemColumn, ProjectColumn, PlaceColumn, FixColumn, ColumnCount };

    struct Row {
        Problem problem;
        QString folder; ///< Path.
        QString label;
        bool dismissed = false;
    };

    void setLibrary(const Library &library, const QSet<QString> &dismissed);
    void setScope(const ProblemScope &scope);
    [[nodiscard]] const ProblemScope &scope() const { return m_scope; }
    void setDismissed(const QSet<QString> &dismissed);
    [[nodiscard]] const Row &row(int index) const { return m_shown[index]; }
    /// Kinds that occur, sorted.
    [[nodiscard]] QStringList codes() const;
    /// Findings that are not dismissed.
    [[nodiscard]] int openCount() const;
    /// What a dismissal is remembered by: it ends when the text of the place becomes another.
    [[nodiscard]] static QString keyOf(const Problem &problem);
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    void filter();
    [[nodiscard]] QString fixColumnText(const Row &row) const;

    Library m_library;
    QList<Row> m_rows;
    QList<Row> m_shown;
    ProblemScope m_scope;
};

} // namespace memorydesk
