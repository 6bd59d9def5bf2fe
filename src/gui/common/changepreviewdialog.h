// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/changeset.h"

#include <QDialog>

namespace memorydesk {

/// Shows every file of a change, byte for byte, before it is made. Opened with `open()`, answers
/// with `accepted` or `rejected`; deletes itself. GUI thread.
class ChangePreviewDialog : public QDialog
{
    Q_OBJECT
public:
    /// `verb` is the translated word on the button that makes the change.
    ChangePreviewDialog(const QString &title, const QString &verb, const QList<FileChange> &files,
                        QWidget *parent = nullptr);
};

} // namespace memorydesk
