// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/common/noticebar.h"

#include "gui/common/icons.h"
#include "gui/common/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace memorydesk {

NoticeBar::NoticeBar(QWidget *parent)
    : QFrame(parent)
    , m_icon(new QLabel(this))
    , m_text(new QLabel(this))
    , m_links(new QHBoxLayout)
    , m_close(new QToolButton(this))
{
    setObjectName(u"noticeBar"_s);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 4, 4, 4);
    layout->setSpacing(space::one);
    layout->addWidget(m_icon);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(m_text, 1);
    m_links->setSpacing(space::half);
    layout->addLayout(m_links);
    layout->addWidget(m_close);
    m_close->setAutoRaise(true);
    connect(m_close, &QToolButton::clicked, this, &NoticeBar::clear);
    hide();
}

void NoticeBar::say(Kind kind, const QString &text, const QList<Link> &links)
{
    m_kind = kind;
    setProperty("panel",
                kind == Kind::Result        ? u"notice"_s
                    : kind == Kind::Warning ? u"warning"_s
                                            : u"danger"_s);
    style()->unpolish(this);
    style()->polish(this);
    m_text->setText(text);
    while (const QLayoutItem *item = m_links->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    for (const Link &link : links) {
        auto *button = new QPushButton(link.text, this);
        button->setProperty("kind", u"link"_s);
        button->setAutoDefault(false);
        // Queued: the action may replace the links, and with them this button.
        connect(button, &QPushButton::clicked, this, link.act, Qt::QueuedConnection);
        m_links->addWidget(button);
    }
    refreshIcon();
    show();
}

void NoticeBar::clear()
{
    m_text->clear();
    hide();
}

void NoticeBar::setPermanent()
{
    m_permanent = true;
    m_close->hide();
}

QString NoticeBar::text() const
{
    return m_text->text();
}

void NoticeBar::changeEvent(QEvent *event)
{
    // What a notice says belongs to the moment it was said in; another language ends it.
    if (event->type() == QEvent::LanguageChange && !m_permanent)
        clear();
    if (event->type() == QEvent::PaletteChange)
        refreshIcon();
    QFrame::changeEvent(event);
}

void NoticeBar::refreshIcon()
{
    const Theme &theme = themeOf(palette());
    const QString name = m_kind == Kind::Result ? u"check"_s
        : m_kind == Kind::Warning               ? u"warning"_s
                                                : u"error"_s;
    const QColor color = m_kind == Kind::Result ? theme.accent
        : m_kind == Kind::Warning               ? theme.warning
                                                : theme.danger;
    m_icon->setPixmap(drawnIcon(name, color, 16, devicePixelRatioF()));
    m_close->setIcon(themedIcon(u"close"_s, palette()));
    m_close->setToolTip(tr("Close"));
    m_close->setAccessibleName(tr("Close"));
}

} // namespace memorydesk
