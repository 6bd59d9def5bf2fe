// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/common/theme.h"

#include <QByteArray>
#include <QObject>
#include <QSettings>
#include <QStringList>

namespace memorydesk {

/// What the person chose and what the window remembers, in <config folder>/memorydesk.ini.
/// GUI thread; read once at construction, written by QSettings in the background.
class Settings : public QObject
{
    Q_OBJECT
public:
    explicit Settings(const QString &configFolder, QObject *parent = nullptr);

    /// `en`, `zh_TW`, or empty for the system's language.
    [[nodiscard]] QString language() const;
    void setLanguage(const QString &language);
    [[nodiscard]] ThemeChoice theme() const;
    void setTheme(ThemeChoice theme);
    /// Repositories and folders added by hand.
    [[nodiscard]] QStringList addedFolders() const;
    void setAddedFolders(const QStringList &folders);
    /// Remembered window state by key (`window`, `page/inbox`, …).
    [[nodiscard]] QByteArray layout(const QString &key) const;
    void setLayout(const QString &key, const QByteArray &bytes);
    [[nodiscard]] QString value(const QString &key) const;
    void setValue(const QString &key, const QString &value);

Q_SIGNALS:
    void languageChanged();
    void themeChanged();
    void addedFoldersChanged();

private:
    QSettings m_store;
};

} // namespace memorydesk
