// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/inbox/proposalmodel.h"

#include <QTreeWidget>

namespace memorydesk {

/// Navigation of the inbox: lanes with counts, then the scopes of the chosen lane. Proposals can be
/// dropped on a scope.
class LanesPane : public QTreeWidget
{
    Q_OBJECT
public:
    explicit LanesPane(QWidget *parent = nullptr);

    /// Counts anew; keeps what is chosen.
    void setProposals(const QList<Proposal> &proposals);
    void choose(Lane lane, const QString &scope = {});
    [[nodiscard]] Lane lane() const { return m_lane; }
    [[nodiscard]] QString scope() const { return m_scope; }
    /// Of all scopes.
    [[nodiscard]] int total(Lane lane) const { return m_laneTotals.value(lane); }
    void retranslate();

Q_SIGNALS:
    void chosen(Lane lane, const QString &scope);
    /// `scope` is `crossProjectScope` or a project's label.
    void proposalsDropped(const QStringList &keys, const QString &scope);

protected:
    void changeEvent(QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void rebuild();
    void takeCurrent();
    [[nodiscard]] QString dropScope(const QPoint &position) const;

    QList<Proposal> m_proposals;
    QHash<Lane, int> m_laneCounts; ///< Of the chosen scope.
    QHash<Lane, int> m_laneTotals;
    Lane m_lane = Lane::Pending;
    QString m_scope;
    bool m_rebuilding = false;
};

} // namespace memorydesk
