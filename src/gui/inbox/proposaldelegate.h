// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace memorydesk {

/// Paints a proposal as two lines with its type mark, confidence and badges, and headings as small
/// labels. Every mark has a shape or sign of its own besides its colour.
class ProposalDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

private:
    void paintHeading(QPainter &painter, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const;
    /// Right side of the first line; returns its width.
    int paintBadges(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                    const QRect &line) const;
};

} // namespace memorydesk
