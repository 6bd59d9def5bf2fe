// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/pagebar.h"

#include "gui/common/icons.h"
#include "gui/common/page.h"

#include <QAction>
#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace memorydesk {

PageBar::PageBar(const QList<Page *> &pages, QWidget *parent)
    : QFrame(parent)
    , m_pages(pages)
    , m_group(new QButtonGroup(this))
    , m_filter(new QLineEdit(this))
    , m_palette(new QToolButton(this))
{
    setObjectName(u"pageBar"_s);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 0, 16, 0);
    layout->setSpacing(0);
    for (int index = 0; index < static_cast<int>(pages.size()); ++index) {
        auto *button = new QToolButton(this);
        button->setProperty("kind", u"page"_s);
        button->setCheckable(true);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        m_group->addButton(button, index);
        layout->addWidget(button);
        connect(button, &QToolButton::clicked, this,
                [this, index] { Q_EMIT pageRequested(index); });
    }
    layout->addStretch(1);
    m_filter->setObjectName(u"filterEdit"_s);
    m_filter->setClearButtonEnabled(true);
    m_filter->setMinimumWidth(140);
    m_filter->setMaximumWidth(300);
    m_filter->installEventFilter(this);
    m_filterIcon = m_filter->addAction(QIcon(), QLineEdit::LeadingPosition);
    layout->addWidget(m_filter, 2);
    layout->addSpacing(8);
    m_palette->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    layout->addWidget(m_palette);
    connect(m_filter, &QLineEdit::textChanged, this, &PageBar::filterEdited);
    connect(m_palette, &QToolButton::clicked, this, &PageBar::paletteRequested);
    retranslate();
    refreshIcons();
}

void PageBar::setCurrent(int index)
{
    if (auto *button = m_group->button(index))
        button->setChecked(true);
}

void PageBar::refreshTitles()
{
    for (int index = 0; index < static_cast<int>(m_pages.size()); ++index) {
        const Page *page = m_pages.at(index);
        const QString text = page->badge() > 0
            ? u"%1  %2"_s.arg(page->title(), QLocale().toString(page->badge()))
            : page->title();
        m_group->button(index)->setText(text);
        m_group->button(index)->setToolTip(u"Alt+%1"_s.arg(index + 1));
    }
}

void PageBar::showFilterOf(const Page *page)
{
    const QSignalBlocker blocker(m_filter);
    m_filter->setText(page->filterText());
    m_filter->setPlaceholderText(page->filterPlaceholder());
}

void PageBar::focusFilter()
{
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

void PageBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        refreshIcons();
    QFrame::changeEvent(event);
}

bool PageBar::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_filter && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Escape) {
            if (!m_filter->text().isEmpty())
                m_filter->clear();
            else
                Q_EMIT filterLeft();
            return true;
        }
        if (key->key() == Qt::Key_Down || key->key() == Qt::Key_Return
            || key->key() == Qt::Key_Enter) {
            Q_EMIT filterLeft();
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

void PageBar::resizeEvent(QResizeEvent *event)
{
    m_palette->setToolButtonStyle(width() < 1000 ? Qt::ToolButtonIconOnly
                                                 : Qt::ToolButtonTextBesideIcon);
    QFrame::resizeEvent(event);
}

void PageBar::retranslate()
{
    m_filter->setAccessibleName(tr("Filter"));
    m_palette->setText(tr("Commands"));
    m_palette->setToolTip(tr("Find a command (%1)").arg(u"Ctrl+K"_s));
    refreshTitles();
}

void PageBar::refreshIcons()
{
    for (int index = 0; index < static_cast<int>(m_pages.size()); ++index)
        m_group->button(index)->setIcon(themedIcon(m_pages.at(index)->iconName(), palette()));
    m_filterIcon->setIcon(themedIcon(u"search"_s, palette()));
    m_palette->setIcon(themedIcon(u"palette"_s, palette()));
}

} // namespace memorydesk
