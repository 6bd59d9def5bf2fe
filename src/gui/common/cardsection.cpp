// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/common/cardsection.h"

#include "gui/common/theme.h"

#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

constexpr int gutterWidth = 72;
constexpr int narrowWidth = 560; ///< Below it the label stands above.

} // namespace

CardSection::CardSection(QWidget *parent)
    : QWidget(parent)
    , m_outer(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_label(new QLabel(this))
    , m_content(new QVBoxLayout)
{
    m_outer->setContentsMargins(0, 0, 0, 0);
    m_outer->setSpacing(space::one);
    m_label->setFont(textFont(TextStyle::Label));
    m_label->setProperty("role", u"muted"_s);
    m_label->setContentsMargins(0, 7, 0, 0);
    m_label->setFixedWidth(gutterWidth);
    m_outer->addWidget(m_label, 0, Qt::AlignTop);
    m_content->setContentsMargins(0, 0, 0, 0);
    m_content->setSpacing(space::one);
    m_outer->addLayout(m_content, 1);
}

void CardSection::setLabel(const QString &text)
{
    m_label->setText(text);
}

void CardSection::resizeEvent(QResizeEvent *event)
{
    const bool narrow = width() < narrowWidth;
    m_outer->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_outer->setSpacing(narrow ? space::half : space::one);
    m_label->setContentsMargins(0, narrow ? 0 : 7, 0, 0);
    QWidget::resizeEvent(event);
}

} // namespace memorydesk
