// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/keylistdialog.h"

#include "gui/common/theme.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

QString keysOf(const QAction *action)
{
    QStringList keys;
    for (const QKeySequence &key : action->shortcuts()) {
        const QString text = key.toString(QKeySequence::NativeText);
        if (!keys.contains(text))
            keys << text;
    }
    return keys.join(u"   "_s);
}

} // namespace

KeyListDialog::KeyListDialog(const QList<QAction *> &commands, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Keys"));
    auto *content = new QWidget(this);
    auto *grid = new QGridLayout(content);
    grid->setContentsMargins(8, 8, 24, 8);
    grid->setHorizontalSpacing(space::four);
    grid->setVerticalSpacing(space::one);
    int row = 0;
    for (const QAction *action : commands) {
        const QString keys = keysOf(action);
        if (keys.isEmpty())
            continue;
        QString text = action->text();
        text.remove(u'&');
        grid->addWidget(new QLabel(text, content), row, 0);
        auto *label = new QLabel(keys, content);
        label->setFont(textFont(TextStyle::Code));
        label->setProperty("role", u"secondary"_s);
        grid->addWidget(label, row, 1);
        ++row;
    }
    grid->setColumnStretch(0, 1);
    grid->setRowStretch(row, 1);
    content->setProperty("panel", u"surface"_s);
    content->setAttribute(Qt::WA_StyledBackground);
    auto *scroll = new QScrollArea(this);
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    auto *note = new QLabel(tr("Letters act while a list or the card has the focus, never while "
                               "you type."),
                            this);
    note->setWordWrap(true);
    note->setProperty("role", u"muted"_s);
    auto *close = new QPushButton(tr("Close"), this);
    close->setDefault(true);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(space::three, space::three, space::three, space::two);
    layout->setSpacing(space::two);
    layout->addWidget(scroll, 1);
    layout->addWidget(note);
    layout->addWidget(close, 0, Qt::AlignRight);
    resize(520, 560);
}

} // namespace memorydesk
