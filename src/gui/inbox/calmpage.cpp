// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inbox/calmpage.h"

#include "gui/common/icons.h"
#include "gui/common/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace memorydesk {

CalmPage::CalmPage(QWidget *parent)
    : QWidget(parent)
    , m_drawing(new QLabel(this))
    , m_title(new QLabel(this))
    , m_text(new QLabel(this))
    , m_undo(new QPushButton(this))
    , m_undecided(new QPushButton(this))
{
    setObjectName(u"calmPage"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(space::four, space::four, space::four, space::four);
    layout->setSpacing(space::one);
    layout->addStretch(2);
    for (QLabel *label : {m_drawing, m_title, m_text}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(label != m_drawing);
        layout->addWidget(label);
    }
    m_title->setFont(textFont(TextStyle::Title));
    m_text->setProperty("role", u"secondary"_s);
    auto *buttons = new QHBoxLayout;
    buttons->setContentsMargins(0, space::one, 0, 0);
    buttons->setSpacing(space::one);
    buttons->addStretch(1);
    buttons->addWidget(m_undo);
    buttons->addWidget(m_undecided);
    buttons->addStretch(1);
    layout->addLayout(buttons);
    layout->addStretch(3);
    connect(m_undo, &QPushButton::clicked, this, &CalmPage::undoRequested);
    connect(m_undecided, &QPushButton::clicked, this, &CalmPage::undecidedRequested);
    retranslate();
}

void CalmPage::setMood(Mood mood, const QString &sentence)
{
    m_mood = mood;
    m_sentence = sentence;
    retranslate();
}

void CalmPage::setUndo(bool possible)
{
    m_undoPossible = possible;
    retranslate();
}

void CalmPage::setUndecided(int count)
{
    m_undecidedCount = count;
    retranslate();
}

void CalmPage::retranslate()
{
    const Theme &theme = themeOf(palette());
    QString drawing;
    switch (m_mood) {
    case Mood::Reading:
        drawing = u"rescan"_s;
        m_title->setText(tr("Reading…"));
        m_text->setText(tr("Proposals appear as they are found."));
        break;
    case Mood::Empty:
        drawing = u"stored"_s;
        m_title->setText(tr("All clear"));
        m_text->setText(m_sentence);
        break;
    case Mood::NothingChosen:
        drawing = u"inbox"_s;
        m_title->setText(tr("Nothing chosen"));
        m_text->setText(tr("Choose a proposal to review it."));
        break;
    }
    m_drawing->setPixmap(drawnIcon(drawing, theme.accent, 40, devicePixelRatioF()));
    m_undo->setText(tr("Undo last"));
    m_undo->setVisible(m_mood == Mood::Empty && m_undoPossible);
    m_undecided->setText(tr("Show undecided (%1)").arg(m_undecidedCount));
    m_undecided->setVisible(m_mood == Mood::Empty && m_undecidedCount > 0);
}

void CalmPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace memorydesk
