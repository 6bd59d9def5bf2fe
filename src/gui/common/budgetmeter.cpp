// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/common/budgetmeter.h"

#include "gui/common/theme.h"

#include <QPainter>

namespace memorydesk {

BudgetMeter::BudgetMeter(QWidget *parent)
    : QWidget(parent)
{
    setFixedHeight(6);
    setMinimumWidth(80);
}

void BudgetMeter::setShares(double before, double after)
{
    m_before = before;
    m_after = after;
    update();
}

void BudgetMeter::paintEvent(QPaintEvent *event)
{
    Q_UNUSED(event)
    const Theme &theme = themeOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const QRectF room(0, 1, width(), 4);
    painter.setBrush(theme.border);
    painter.drawRoundedRect(room, 2, 2);
    const auto bar = [&](double share, const QColor &color) {
        QRectF part = room;
        part.setWidth(qMax(4.0, room.width() * qMin(1.0, share)));
        painter.setBrush(color);
        painter.drawRoundedRect(part, 2, 2);
    };
    const QColor full = m_after > 1.0 ? theme.danger
        : m_after >= 0.8              ? theme.warning
                                      : theme.accent;
    if (m_after > 0)
        bar(m_after, full);
    if (m_before > 0 && m_before < m_after)
        bar(m_before, theme.muted);
}

} // namespace memorydesk
