// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QList>

class QButtonGroup;
class QHBoxLayout;
class QLineEdit;
class QToolButton;

namespace memorydesk {

class Page;

/// The row of page tabs with filter box and palette button. Owned by the main window.
class PageBar : public QFrame
{
    Q_OBJECT
public:
    explicit PageBar(const QList<Page *> &pages, QWidget *parent = nullptr);

    void setCurrent(int index);
    /// Takes titles and badges from the pages again.
    void refreshTitles();
    /// Shows the filter of the page in front.
    void showFilterOf(const Page *page);
    void focusFilter();

Q_SIGNALS:
    void pageRequested(int index);
    void filterEdited(const QString &text);
    /// Escape or Down in the filter box.
    void filterLeft();
    void paletteRequested();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void retranslate();
    void refreshIcons();

    QList<Page *> m_pages;
    QButtonGroup *m_group;
    QLineEdit *m_filter;
    QAction *m_filterIcon;
    QToolButton *m_palette;
};

} // namespace memorydesk
