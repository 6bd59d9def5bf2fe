// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/changeset.h"

#include <QDialog>

namespace memorydesk {

/// The exact preview of a change: every file, as it will be written.
class ChangesDialog : public QDialog
{
    Q_OBJECT
public:
    explicit ChangesDialog(const QList<FileChange> &files, QWidget *parent = nullptr);
};

} // namespace memorydesk
