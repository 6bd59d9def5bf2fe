// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/common/changesview.h"

#include "gui/common/diffview.h"
#include "gui/common/theme.h"

#include <QEvent>
#include <QFileInfo>
#include <QListWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace memorydesk {

ChangesView::ChangesView(QWidget *parent)
    : QWidget(parent)
    , m_list(new QListWidget(this))
    , m_difference(new DiffView(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::one);
    m_list->setProperty("panel", u"raised"_s);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setObjectName(u"changedFilesList"_s);
    m_list->setAccessibleName(tr("Files that change"));
    layout->addWidget(m_list);
    layout->addWidget(m_difference, 1);
    connect(m_list, &QListWidget::currentRowChanged, this, &ChangesView::showCurrent);
}

void ChangesView::setFiles(const QList<FileChange> &files)
{
    m_files = files;
    refreshList();
}

void ChangesView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refreshList();
    QWidget::changeEvent(event);
}

void ChangesView::refreshList()
{
    const int current = m_list->currentRow();
    m_list->clear();
    for (const FileChange &file : std::as_const(m_files)) {
        const QString what = !file.existsBefore ? tr("new")
            : !file.existsAfter                 ? tr("removed")
                                                : tr("changed");
        auto *item = new QListWidgetItem(u"%1 — %2"_s.arg(file.path, what), m_list);
        item->setToolTip(file.path);
    }
    const int row = m_list->sizeHintForRow(0);
    m_list->setFixedHeight(qMax(1, row) * qBound(1, m_list->count(), 5) + 18);
    m_list->setCurrentRow(qMin(qMax(0, current), m_list->count() - 1)); // -1 when empty
}

void ChangesView::showCurrent()
{
    const int row = m_list->currentRow();
    if (row >= 0 && row < static_cast<int>(m_files.size()))
        m_difference->setContents(m_files.at(row).before, m_files.at(row).after);
}

} // namespace memorydesk
