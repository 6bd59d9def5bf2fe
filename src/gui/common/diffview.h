// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/common/diffrows.h"

#include <QWidget>

class QLabel;
class QStackedWidget;

namespace memorydesk {

class DiffPane;

/// What differs between two versions of a file: below each other or side by side, changed words
/// marked, + and − beside the colours. Small texts are compared at once, large ones in the
/// background. GUI thread.
class DiffView : public QWidget
{
    Q_OBJECT
public:
    enum class Mode { Unified, SideBySide };
    explicit DiffView(QWidget *parent = nullptr);

    /// Shows `before` → `after`; `context` lines around changes, −1 for the whole text.
    void setContents(const QByteArray &before, const QByteArray &after, int context = 3);
    /// Translated headings over the two sides, shown side by side only; empty ones are hidden.
    void setTitles(const QString &before, const QString &after);
    void setMode(Mode mode);
    [[nodiscard]] Mode mode() const { return m_mode; }
    /// What is shown now; empty while a large text is being compared.
    [[nodiscard]] const DiffRows &rows() const { return m_rows; }
    /// Height that shows all rows below each other.
    [[nodiscard]] int contentHeight() const;

Q_SIGNALS:
    /// `rows` are those of the last `setContents`.
    void rowsChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    void showRows(const DiffRows &rows);
    void refreshEmptyText();
    void linkScrolling();

    Mode m_mode = Mode::Unified;
    DiffRows m_rows;
    int m_generation = 0;
    QStackedWidget *m_stack;
    DiffPane *m_unified;
    DiffPane *m_left;
    DiffPane *m_right;
    QLabel *m_leftTitle;
    QLabel *m_rightTitle;
    QLabel *m_empty;
};

} // namespace memorydesk
