// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/review/inbox.h"

#include <QDialog>

namespace memorydesk {

/// Places that could not be read and damaged rows, each with file, line and reason.
class FaultsDialog : public QDialog
{
    Q_OBJECT
public:
    explicit FaultsDialog(const QList<SourceFault> &faults, QWidget *parent = nullptr);
};

} // namespace memorydesk
