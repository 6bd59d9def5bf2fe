// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/statusstrip.h"

#include "gui/common/elidedlabel.h"
#include "gui/common/icons.h"
#include "gui/common/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace memorydesk {

StatusStrip::StatusStrip(QWidget *parent)
    : QFrame(parent)
    , m_status(new ElidedLabel(this))
    , m_watchIcon(new QLabel(this))
    , m_watchText(new QLabel(this))
    , m_language(new QToolButton(this))
{
    setObjectName(u"statusStrip"_s);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(16, 2, 8, 2);
    layout->setSpacing(6);
    m_status->setObjectName(u"statusLabel"_s);
    m_watchText->setObjectName(u"watchLabel"_s);
    m_language->setObjectName(u"languageButton"_s);
    layout->addWidget(m_status, 1);
    layout->addWidget(m_watchIcon);
    layout->addWidget(m_watchText);
    layout->addSpacing(8);
    m_language->setPopupMode(QToolButton::InstantPopup);
    m_language->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    layout->addWidget(m_language);
    retranslate();
}

void StatusStrip::setStatus(const QString &text)
{
    m_status->setText(text);
}

void StatusStrip::setWatchState(const WatchState &state)
{
    if (state == m_watch)
        return;
    m_watch = state;
    retranslate();
}

void StatusStrip::setLanguageMenu(QMenu *menu)
{
    m_language->setMenu(menu);
}

void StatusStrip::setLanguageName(const QString &name)
{
    m_language->setText(name);
}

void StatusStrip::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
    QFrame::changeEvent(event);
}

void StatusStrip::retranslate()
{
    const Theme &theme = themeOf(palette());
    const bool live = m_watch.notLive.isEmpty() && m_watch.folders > 0;
    m_watchIcon->setPixmap(drawnIcon(live ? u"live"_s : u"not-live"_s,
                                     live ? theme.good : theme.warning, 16, devicePixelRatioF()));
    QStringList parts{tr("Watching %n folder(s)", nullptr, m_watch.folders),
                      live ? tr("live") : tr("not live")};
    if (m_watch.reducedProtection)
        parts << tr("reduced protection");
    m_watchText->setText(parts.join(u" · "_s));
    m_watchText->setToolTip(m_watch.notLive.isEmpty()
                                ? QString()
                                : tr("Looked at every few seconds instead of watched:\n%1")
                                      .arg(m_watch.notLive.join(u'\n')));
    m_language->setIcon(themedIcon(u"language"_s, palette()));
    m_language->setAccessibleName(tr("Language"));
    m_language->setToolTip(tr("Language"));
}

} // namespace memorydesk
