// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/aboutdialog.h"

#include "gui/common/theme.h"

#include <QCoreApplication>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace memorydesk {

AboutDialog::AboutDialog(QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("About Memory Desk"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(space::four, space::four, space::four, space::two);
    layout->setSpacing(space::one);
    auto *name = new QLabel(tr("Memory Desk"), this);
    name->setFont(textFont(TextStyle::Title));
    layout->addWidget(name);
    auto *version = new QLabel(tr("Version %1").arg(QCoreApplication::applicationVersion()), this);
    version->setProperty("role", u"muted"_s);
    layout->addWidget(version);
    layout->addSpacing(space::one);
    auto *promise = new QLabel(tr("Nothing is remembered without a person, nothing is ever lost, "
                                  "and every act can be taken back."),
                               this);
    promise->setWordWrap(true);
    promise->setMinimumWidth(360);
    layout->addWidget(promise);
    auto *licence = new QLabel(tr("Free software under the GNU General Public License, version 3 "
                                  "or later."),
                               this);
    licence->setWordWrap(true);
    licence->setProperty("role", u"secondary"_s);
    layout->addWidget(licence);
    layout->addSpacing(space::two);
    auto *close = new QPushButton(tr("Close"), this);
    close->setDefault(true);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    layout->addWidget(close, 0, Qt::AlignRight);
}

} // namespace memorydesk
