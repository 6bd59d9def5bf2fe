// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/common/workspace.h"

#include <QDialog>

#include <memory>

namespace Ui {
class SettingsDialog;
}

namespace memorydesk {

class Settings;

/// Language, theme and folders watched in addition. Changes act at once; nothing to confirm.
class SettingsDialog : public QDialog
{
    Q_OBJECT
public:
    SettingsDialog(Workspace &workspace, Settings &settings, QWidget *parent = nullptr);
    ~SettingsDialog() override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void addFolder();
    void removeFolder();

    Workspace &m_workspace;
    Settings &m_settings;
    const std::unique_ptr<Ui::SettingsDialog> m_ui;
};

} // namespace memorydesk
