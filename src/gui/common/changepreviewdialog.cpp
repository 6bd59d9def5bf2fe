// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/common/changepreviewdialog.h"

#include "gui/common/changesview.h"
#include "gui/common/theme.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace memorydesk {

ChangePreviewDialog::ChangePreviewDialog(const QString &title, const QString &verb,
                                         const QList<FileChange> &files, QWidget *parent)
    : QDialog(parent)
{
    setObjectName(u"changePreviewDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowModality(Qt::WindowModal);
    setWindowTitle(title);
    resize(860, 560);
    auto *heading = new QLabel(title, this);
    heading->setFont(textFont(TextStyle::Heading));
    heading->setTextFormat(Qt::PlainText);
    heading->setWordWrap(true);
    auto *changes = new ChangesView(this);
    changes->setFiles(files);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton *accept = buttons->addButton(verb, QDialogButtonBox::AcceptRole);
    accept->setObjectName(u"acceptButton"_s);
    accept->setProperty("kind", u"primary"_s);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(heading);
    layout->addWidget(changes, 1);
    layout->addWidget(buttons);
    accept->setFocus();
}

} // namespace memorydesk
