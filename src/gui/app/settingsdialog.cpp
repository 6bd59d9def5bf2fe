// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/settingsdialog.h"

#include "gui/app/languageswitch.h"
#include "gui/app/settings.h"
#include "gui/common/userprompt.h"
#include "ui_settingsdialog.h"

#include <QEvent>
#include <QSignalBlocker>

using namespace Qt::StringLiterals;

namespace memorydesk {

SettingsDialog::SettingsDialog(Workspace &workspace, Settings &settings, QWidget *parent)
    : QDialog(parent)
    , m_workspace(workspace)
    , m_settings(settings)
    , m_ui(std::make_unique<Ui::SettingsDialog>())
{
    m_ui->setupUi(this);
    fill();
    connect(m_ui->languageCombo, &QComboBox::activated, this, [this](int index) {
        m_settings.setLanguage(m_ui->languageCombo->itemData(index).toString());
    });
    connect(m_ui->themeCombo, &QComboBox::activated, this, [this](int index) {
        m_settings.setTheme(static_cast<ThemeChoice>(m_ui->themeCombo->itemData(index).toInt()));
    });
    connect(m_ui->addFolderButton, &QPushButton::clicked, this, &SettingsDialog::addFolder);
    connect(m_ui->removeFolderButton, &QPushButton::clicked, this, &SettingsDialog::removeFolder);
    connect(m_ui->foldersList, &QListWidget::currentRowChanged, this,
            [this](int row) { m_ui->removeFolderButton->setEnabled(row >= 0); });
    connect(m_ui->closeButton, &QPushButton::clicked, this, &QDialog::accept);
}

SettingsDialog::~SettingsDialog() = default;

void SettingsDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_ui->retranslateUi(this);
        fill();
    }
}

void SettingsDialog::fill()
{
    m_ui->languageCombo->clear();
    m_ui->languageCombo->addItem(tr("System language"), QString());
    for (const auto &[code, name] : LanguageSwitch::languages())
        m_ui->languageCombo->addItem(name, code);
    m_ui->languageCombo->setCurrentIndex(m_ui->languageCombo->findData(m_settings.language()));
    m_ui->themeCombo->clear();
    m_ui->themeCombo->addItem(tr("Like the system"), static_cast<int>(ThemeChoice::System));
    m_ui->themeCombo->addItem(tr("Light"), static_cast<int>(ThemeChoice::Light));
    m_ui->themeCombo->addItem(tr("Dark"), static_cast<int>(ThemeChoice::Dark));
    m_ui->themeCombo->setCurrentIndex(
        m_ui->themeCombo->findData(static_cast<int>(m_settings.theme())));
    m_ui->foldersList->clear();
    m_ui->foldersList->addItems(m_settings.addedFolders());
    m_ui->removeFolderButton->setEnabled(m_ui->foldersList->currentRow() >= 0);
}

void SettingsDialog::addFolder()
{
    m_workspace.prompt.askFolder(this, tr("Watch a folder"), [this](const QString &folder) {
        QStringList folders = m_settings.addedFolders();
        if (folder.isEmpty() || folders.contains(folder))
            return;
        m_settings.setAddedFolders(folders << folder);
        fill();
    });
}

void SettingsDialog::removeFolder()
{
    QStringList folders = m_settings.addedFolders();
    const int row = m_ui->foldersList->currentRow();
    if (row < 0 || row >= static_cast<int>(folders.size()))
        return;
    folders.removeAt(row);
    m_settings.setAddedFolders(folders);
    fill();
}

} // namespace memorydesk
