// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inbox/inboxview.h"

#include "gui/common/elidedlabel.h"
#include "gui/common/keybutton.h"
#include "gui/common/noticebar.h"
#include "gui/common/theme.h"
#include "gui/inbox/calmpage.h"
#include "gui/inbox/inboxactions.h"
#include "gui/inbox/lanespane.h"
#include "gui/inbox/proposaldelegate.h"
#include "gui/inbox/proposallist.h"
#include "gui/inbox/reviewcard.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace memorydesk {

InboxView::InboxView(const Clock &clock, ProposalModel &model, InboxActions &actions,
                     QWidget *parent)
    : QSplitter(Qt::Horizontal, parent)
    , lanes(new LanesPane(this))
{
    setObjectName(u"inboxSplitter"_s);
    setChildrenCollapsible(false);
    setHandleWidth(1);
    addWidget(lanes);
    addWidget(makeListColumn(model));
    addWidget(makeCardColumn(clock, actions));
    setStretchFactor(0, 0);
    setStretchFactor(1, 0);
    setStretchFactor(2, 1);
    connect(this, &QSplitter::splitterMoved, this, [this] { m_sized = true; });
    actions.bind(list, card);
    retranslate();
}

QWidget *InboxView::makeListColumn(ProposalModel &model)
{
    auto *column = new QWidget(this);
    column->setProperty("panel", u"surface"_s);
    column->setAttribute(Qt::WA_StyledBackground);
    column->setMinimumWidth(220);
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto *heading = new QHBoxLayout;
    heading->setContentsMargins(20, 12, 16, 6);
    m_heading = new QLabel(column);
    m_heading->setFont(textFont(TextStyle::Heading));
    m_detail = new ElidedLabel(column);
    m_detail->setProperty("role", u"muted"_s);
    heading->addWidget(m_heading);
    heading->addSpacing(space::one);
    heading->addWidget(m_detail, 1);
    layout->addLayout(heading);
    m_noteRow = new QWidget(column);
    auto *note = new QHBoxLayout(m_noteRow);
    note->setContentsMargins(20, 0, 12, 6);
    note->setSpacing(space::half);
    m_note = new QLabel(m_noteRow);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    m_note->setProperty("role", u"secondary"_s);
    m_note->setFont(textFont(TextStyle::Small));
    m_noteLink = new QPushButton(m_noteRow);
    m_noteLink->setProperty("kind", u"link"_s);
    note->addWidget(m_note, 1);
    note->addWidget(m_noteLink, 0, Qt::AlignTop);
    m_noteRow->hide();
    layout->addWidget(m_noteRow);
    list = new ProposalList(column);
    list->setModel(&model);
    list->setItemDelegate(new ProposalDelegate(list));
    layout->addWidget(list, 1);
    m_faults = new QPushButton(column);
    m_faults->setProperty("kind", u"link"_s);
    m_faults->setObjectName(u"faultsButton"_s);
    m_faults->hide();
    auto *faults = new QHBoxLayout;
    faults->setContentsMargins(20, 6, 16, 8);
    faults->addWidget(m_faults);
    faults->addStretch(1);
    layout->addLayout(faults);
    connect(m_noteLink, &QPushButton::clicked, this, &InboxView::listNoteActivated);
    connect(m_faults, &QPushButton::clicked, this, &InboxView::faultsRequested);
    return column;
}

QWidget *InboxView::makeCardColumn(const Clock &clock, InboxActions &actions)
{
    auto *column = new QWidget(this);
    column->setProperty("panel", u"surface"_s);
    column->setAttribute(Qt::WA_StyledBackground);
    column->setMinimumWidth(340);
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_stack = new QStackedWidget(column);
    card = new ReviewCard(clock, m_stack);
    card->setObjectName(u"reviewCard"_s);
    card->setProperty("pane", true);
    calm = new CalmPage(m_stack);
    m_stack->addWidget(card);
    m_stack->addWidget(calm);
    m_stack->setCurrentWidget(calm);
    layout->addWidget(m_stack, 1);
    notice = new NoticeBar(column);
    auto *noticeRow = new QHBoxLayout;
    noticeRow->setContentsMargins(space::two, 0, space::two, space::one);
    noticeRow->addWidget(notice);
    layout->addLayout(noticeRow);
    m_actionBar = new QFrame(column);
    m_actionBar->setProperty("panel", u"bar"_s);
    m_actionBar->setObjectName(u"actionBar"_s);
    auto *bar = new QHBoxLayout(m_actionBar);
    bar->setContentsMargins(space::two, space::one, space::two, space::one);
    bar->setSpacing(space::one);
    bar->addWidget(new KeyButton(actions.store, KeyButton::Kind::Primary, m_actionBar));
    bar->addWidget(new KeyButton(actions.edit, KeyButton::Kind::Plain, m_actionBar));
    bar->addWidget(new KeyButton(actions.skip, KeyButton::Kind::Plain, m_actionBar));
    bar->addWidget(new KeyButton(actions.later, KeyButton::Kind::Plain, m_actionBar));
    bar->addStretch(1);
    bar->addWidget(new KeyButton(actions.undo, KeyButton::Kind::Quiet, m_actionBar));
    layout->addWidget(m_actionBar);
    return column;
}

void InboxView::setHeading(const QString &lane, const QString &detail)
{
    m_heading->setText(lane);
    m_detail->setText(detail);
}

void InboxView::setListNote(const QString &text, const QString &linkText)
{
    m_note->setText(text);
    m_noteLink->setText(linkText);
    m_noteLink->setVisible(!linkText.isEmpty());
    m_noteRow->setVisible(!text.isEmpty());
}

void InboxView::setFaults(int count)
{
    m_faultCount = count;
    retranslate();
}

void InboxView::showCard(bool shown)
{
    m_stack->setCurrentWidget(shown ? static_cast<QWidget *>(card) : calm);
    m_actionBar->setVisible(shown);
}

void InboxView::retranslate()
{
    list->setAccessibleName(tr("Proposals"));
    card->setAccessibleName(tr("Review card"));
    m_faults->setText(tr("%n place(s) could not be read…", nullptr, m_faultCount));
    m_faults->setVisible(m_faultCount > 0);
}

void InboxView::resizeEvent(QResizeEvent *event)
{
    // Until a person moves a divider the columns share the width by proportion.
    if (!m_sized) {
        const int lanesWidth = qBound(148, width() * 16 / 100, 208);
        const int listWidth = qBound(232, width() * 28 / 100, 380);
        setSizes({lanesWidth, listWidth, width() - lanesWidth - listWidth});
    }
    QSplitter::resizeEvent(event);
}

void InboxView::keepSizes()
{
    m_sized = true;
}

void InboxView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QSplitter::changeEvent(event);
}

} // namespace memorydesk
