// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inbox/faultsdialog.h"

#include "gui/common/errortext.h"
#include "gui/common/theme.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace memorydesk {

FaultsDialog::FaultsDialog(const QList<SourceFault> &faults, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Not readable"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(space::three, space::three, space::three, space::two);
    layout->setSpacing(space::two);
    auto *note = new QLabel(tr("These places could not be read. Everything else was; nothing was "
                               "changed or lost."),
                            this);
    note->setWordWrap(true);
    note->setProperty("role", u"secondary"_s);
    auto *list = new QTreeWidget(this);
    list->setRootIsDecorated(false);
    list->setHeaderLabels({tr("File"), tr("Line"), tr("Reason")});
    list->setTextElideMode(Qt::ElideMiddle);
    for (const SourceFault &fault : faults) {
        const QString reason = faultText(fault.code, fault.detail);
        auto *item = new QTreeWidgetItem(
            list, {fault.path, fault.line > 0 ? QString::number(fault.line) : QString(), reason});
        item->setToolTip(0, fault.path);
        item->setToolTip(2, reason);
    }
    list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    list->header()->setStretchLastSection(false);
    list->header()->resizeSection(1, 60);
    list->header()->resizeSection(2, 320);
    auto *close = new QPushButton(tr("Close"), this);
    close->setDefault(true);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    layout->addWidget(note);
    layout->addWidget(list, 1);
    layout->addWidget(close, 0, Qt::AlignRight);
    resize(760, 400);
}

} // namespace memorydesk
