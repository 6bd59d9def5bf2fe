// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace memorydesk {

/// A thin bar of how much of an index's limit is used, now and after a change. Always stands beside
/// the numbers in words.
class BudgetMeter : public QWidget
{
    Q_OBJECT
public:
    explicit BudgetMeter(QWidget *parent = nullptr);

    /// Shares of the limit, 0 … 1 and more.
    void setShares(double before, double after);
    [[nodiscard]] QSize sizeHint() const override { return {120, 6}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    double m_before = 0;
    double m_after = 0;
};

} // namespace memorydesk
