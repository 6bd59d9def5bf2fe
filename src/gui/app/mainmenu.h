// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QList>
#include <QObject>

class QMenu;
class QMenuBar;

namespace memorydesk {

class MainWindow;
class Page;
class Settings;

/// Every command that belongs to the window as a whole, as menu entries with their keys; the page
/// in front brings its own menu. Owned by the main window.
class MainMenu : public QObject
{
    Q_OBJECT
public:
    MainMenu(MainWindow &window, Settings &settings);

    /// Puts the page's actions into the page menu.
    void showPage(Page *page);
    [[nodiscard]] QMenu *languageMenu() const { return m_language; }
    /// All commands that make sense now, for the command palette.
    [[nodiscard]] QList<QAction *> commands() const;
    void retranslate();

Q_SIGNALS:
    void filterRequested();

private:
    QAction *add(QMenu *menu, const QString &icon, const QList<QKeySequence> &keys);
    void makeFileMenu();
    void makeViewMenu();
    void makeHelpMenu();

    MainWindow &m_window;
    Settings &m_settings;
    QMenu *m_file;
    QMenu *m_view;
    QMenu *m_pageMenu;
    QMenu *m_help;
    QMenu *m_theme;
    QMenu *m_language;
    QList<QAction *> m_pageSwitches;
    QAction *m_filter, *m_palette, *m_settingsAction, *m_quit;
    QAction *m_rescan, *m_nextPane;
    QAction *m_themeSystem, *m_themeLight, *m_themeDark;
    QAction *m_languageSystem;
    QAction *m_keys, *m_about;
    Page *m_page = nullptr;
};

} // namespace memorydesk
