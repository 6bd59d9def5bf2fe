// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QDialog>
#include <QList>

namespace memorydesk {

/// Every command that has a key, with its keys.
class KeyListDialog : public QDialog
{
    Q_OBJECT
public:
    explicit KeyListDialog(const QList<QAction *> &commands, QWidget *parent = nullptr);
};

} // namespace memorydesk
