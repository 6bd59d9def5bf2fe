// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/common/diffrows.h"

#include <QPlainTextEdit>

namespace memorydesk {

/// One column of a DiffView: rows with line numbers and a + or − before each changed line, so that
/// colour is never alone. GUI thread.
class DiffPane : public QPlainTextEdit
{
    Q_OBJECT
public:
    enum class Numbers { Before, After, Both };
    DiffPane(Numbers numbers, QWidget *parent = nullptr);

    void setRows(const QList<DiffRow> &rows);
    [[nodiscard]] const QList<DiffRow> &rows() const { return m_rows; }
    /// Height that shows every row without scrolling, for cards that grow with their content.
    [[nodiscard]] int contentHeight() const;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    [[nodiscard]] QMimeData *createMimeDataFromSelection() const override;

private:
    class Margin;
    friend class Margin;

    void updateColors();
    void updateMargin();
    void paintMargin(QPaintEvent *event);
    [[nodiscard]] int marginWidth() const;
    [[nodiscard]] QString numberText(const DiffRow &row) const;

    Numbers m_numbers;
    QList<DiffRow> m_rows;
    int m_digits = 2;
    Margin *m_margin;
};

} // namespace memorydesk
