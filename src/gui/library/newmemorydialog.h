// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/library.h"

#include <QDialog>

#include <memory>

class QPushButton;

namespace Ui {
class NewMemoryDialog;
}

namespace memorydesk {

/// A new memory from the template of its type, with the exact path and index line it will get.
/// Opened with `open()`; writes nothing itself. GUI thread.
class NewMemoryDialog : public QDialog
{
    Q_OBJECT
public:
    /// `folder` is the path chosen at first; folders that cannot be written are left out.
    NewMemoryDialog(const Library &library, const QString &folder, const QDate &today,
                    QWidget *parent = nullptr);
    ~NewMemoryDialog() override;

    [[nodiscard]] MemoryFields fields() const;
    [[nodiscard]] const MemoryFolder *folder() const;

private:
    void refresh();
    void applyTemplate();

    const std::unique_ptr<Ui::NewMemoryDialog> m_ui;
    Library m_library;
    QDate m_today;
    QPushButton *m_create;
    QString m_template;
    bool m_slugChosen = false;
};

} // namespace memorydesk
