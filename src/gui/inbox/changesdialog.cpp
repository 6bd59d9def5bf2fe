// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inbox/changesdialog.h"

#include "gui/common/changesview.h"
#include "gui/common/theme.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace memorydesk {

ChangesDialog::ChangesDialog(const QList<FileChange> &files, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Exact changes"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(space::three, space::three, space::three, space::two);
    layout->setSpacing(space::two);
    auto *title = new QLabel(
        tr("Exact changes in %n file(s)", nullptr, static_cast<int>(files.size())), this);
    title->setFont(textFont(TextStyle::Heading));
    auto *note = new QLabel(tr("This is what is written when you store. Nothing has been written "
                               "yet."),
                            this);
    note->setProperty("role", u"secondary"_s);
    note->setWordWrap(true);
    auto *view = new ChangesView(this);
    view->setFiles(files);
    auto *close = new QPushButton(tr("Close"), this);
    close->setDefault(true);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    layout->addWidget(title);
    layout->addWidget(note);
    layout->addWidget(view, 1);
    layout->addWidget(close, 0, Qt::AlignRight);
    resize(820, 600);
}

} // namespace memorydesk
