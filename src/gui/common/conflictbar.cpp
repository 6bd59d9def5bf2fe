// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/common/conflictbar.h"

#include "ui_conflictbar.h"

#include <QEvent>

using namespace Qt::StringLiterals;

namespace memorydesk {

ConflictBar::ConflictBar(QWidget *parent)
    : QFrame(parent)
    , m_ui(std::make_unique<Ui::ConflictBar>())
{
    m_ui->setupUi(this);
    setProperty("panel", u"warning"_s);
    connect(m_ui->viewButton, &QPushButton::clicked, this, &ConflictBar::viewRequested);
    connect(m_ui->mergeButton, &QPushButton::clicked, this, &ConflictBar::mergeRequested);
    connect(m_ui->diskButton, &QPushButton::clicked, this, &ConflictBar::useDiskRequested);
    connect(m_ui->keepButton, &QPushButton::clicked, this, &ConflictBar::keepMineRequested);
    connect(m_ui->copyButton, &QPushButton::clicked, this, &ConflictBar::saveCopyRequested);
    QFrame::hide();
}

ConflictBar::~ConflictBar() = default;

void ConflictBar::show(const OutsideChange &change)
{
    m_change = change;
    refresh();
    setVisible(change.kind != OutsideChange::Kind::None);
}

void ConflictBar::refresh()
{
    const bool deleted = m_change.kind == OutsideChange::Kind::Deleted;
    const QString time = m_change.seen.toString(u"HH:mm"_s);
    m_ui->messageLabel->setText(
        deleted
            ? tr("Deleted on disk %1. Your text is kept here.").arg(time)
            : tr("Changed on disk %1 (+%2 −%3)")
                  .arg(time, QString::number(m_change.added), QString::number(m_change.removed)));
    m_ui->viewButton->setVisible(!deleted);
    m_ui->mergeButton->setVisible(!deleted);
    m_ui->mergeButton->setToolTip(m_change.mergesCleanly
                                      ? tr("Both changes fit together")
                                      : tr("Both changed the same lines: both versions are kept "
                                           "between marks for you to solve"));
    m_ui->diskButton->setText(deleted ? tr("Close it") : tr("Use disk version"));
    m_ui->keepButton->setText(deleted ? tr("Create it again") : tr("Keep mine"));
}

void ConflictBar::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_ui->retranslateUi(this);
        refresh();
    }
}

} // namespace memorydesk
