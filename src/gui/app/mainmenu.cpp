// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/mainmenu.h"

#include "gui/app/languageswitch.h"
#include "gui/app/mainwindow.h"
#include "gui/app/settings.h"
#include "gui/common/icons.h"

#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>

using namespace Qt::StringLiterals;

namespace memorydesk {

MainMenu::MainMenu(MainWindow &window, Settings &settings)
    : QObject(&window)
    , m_window(window)
    , m_settings(settings)
{
    QMenuBar *bar = window.menuBar();
    m_file = bar->addMenu(QString());
    m_pageMenu = bar->addMenu(QString());
    m_view = bar->addMenu(QString());
    m_help = bar->addMenu(QString());
    makeFileMenu();
    makeViewMenu();
    makeHelpMenu();
    retranslate();
}

QAction *MainMenu::add(QMenu *menu, const QString &icon, const QList<QKeySequence> &keys)
{
    QAction *action = menu->addAction(QString());
    action->setShortcuts(keys);
    if (!icon.isEmpty())
        action->setProperty("drawing", icon);
    m_window.addAction(action);
    return action;
}

void MainMenu::makeFileMenu()
{
    m_settingsAction = add(m_file, u"settings"_s, {QKeySequence(Qt::CTRL | Qt::Key_Comma)});
    connect(m_settingsAction, &QAction::triggered, &m_window, &MainWindow::showSettings);
    m_file->addSeparator();
    m_quit = add(m_file, u""_s, {QKeySequence(Qt::CTRL | Qt::Key_Q)});
    m_quit->setMenuRole(QAction::QuitRole);
    connect(m_quit, &QAction::triggered, &m_window, &QWidget::close);
}

void MainMenu::makeViewMenu()
{
    for (int index = 0; index < static_cast<int>(m_window.pages().size()); ++index) {
        QAction *action = add(m_view, m_window.pages().at(index)->iconName(),
                              {QKeySequence(u"Alt+%1"_s.arg(index + 1))});
        connect(action, &QAction::triggered, &m_window,
                [this, index] { m_window.showPage(index); });
        m_pageSwitches << action;
    }
    m_view->addSeparator();
    m_filter =
        add(m_view, u"search"_s, {QKeySequence(Qt::Key_Slash), QKeySequence(Qt::CTRL | Qt::Key_F)});
    connect(m_filter, &QAction::triggered, this, &MainMenu::filterRequested);
    m_palette = add(m_view, u"palette"_s, {QKeySequence(Qt::CTRL | Qt::Key_K)});
    connect(m_palette, &QAction::triggered, &m_window, &MainWindow::showPalette);
    m_nextPane = add(m_view, u""_s, {QKeySequence(Qt::Key_F6)});
    connect(m_nextPane, &QAction::triggered, &m_window, &MainWindow::focusNextPane);
    m_rescan = add(m_view, u"rescan"_s, {QKeySequence(Qt::Key_F5)});
    connect(m_rescan, &QAction::triggered, &m_window, [this] { m_window.currentPage()->rescan(); });
    m_view->addSeparator();

    m_theme = m_view->addMenu(QString());
    auto *themes = new QActionGroup(this);
    const auto addTheme = [&](ThemeChoice choice) {
        QAction *action = m_theme->addAction(QString());
        action->setCheckable(true);
        action->setChecked(m_settings.theme() == choice);
        themes->addAction(action);
        connect(action, &QAction::triggered, this, [this, choice] { m_settings.setTheme(choice); });
        return action;
    };
    m_themeSystem = addTheme(ThemeChoice::System);
    m_themeLight = addTheme(ThemeChoice::Light);
    m_themeDark = addTheme(ThemeChoice::Dark);

    m_language = m_view->addMenu(QString());
    auto *languages = new QActionGroup(this);
    const auto addLanguage = [&](const QString &code, const QString &name) {
        QAction *action = m_language->addAction(name);
        action->setCheckable(true);
        action->setChecked(m_settings.language() == code);
        languages->addAction(action);
        connect(action, &QAction::triggered, this, [this, code] { m_settings.setLanguage(code); });
        return action;
    };
    m_languageSystem = addLanguage(QString(), QString());
    for (const auto &[code, name] : LanguageSwitch::languages())
        addLanguage(code, name);
}

void MainMenu::makeHelpMenu()
{
    m_keys = add(m_help, u"help"_s,
                 {QKeySequence(Qt::Key_F1), QKeySequence(Qt::SHIFT | Qt::Key_Question),
                  QKeySequence(Qt::Key_Question)});
    connect(m_keys, &QAction::triggered, &m_window, &MainWindow::showKeys);
    m_about = add(m_help, u""_s, {});
    m_about->setMenuRole(QAction::AboutRole);
    connect(m_about, &QAction::triggered, &m_window, &MainWindow::showAbout);
}

void MainMenu::showPage(Page *page)
{
    m_page = page;
    m_pageMenu->clear();
    m_pageMenu->addActions(page->pageActions());
    m_pageMenu->menuAction()->setVisible(!page->pageActions().isEmpty());
    m_pageMenu->setTitle(page->title());
}

QList<QAction *> MainMenu::commands() const
{
    QList<QAction *> all;
    if (m_page != nullptr)
        all = m_page->pageActions();
    all << m_pageSwitches;
    all << QList<QAction *>{m_filter,    m_rescan,         m_nextPane, m_themeSystem, m_themeLight,
                            m_themeDark, m_settingsAction, m_keys,     m_about,       m_quit};
    all << m_language->actions();
    all.removeIf([](const QAction *action) { return action->isSeparator(); });
    return all;
}

void MainMenu::retranslate()
{
    m_file->setTitle(tr("&File"));
    m_view->setTitle(tr("&View"));
    m_help->setTitle(tr("&Help"));
    m_theme->setTitle(tr("Theme"));
    m_language->setTitle(tr("Language"));
    m_settingsAction->setText(tr("Settings…"));
    m_quit->setText(tr("Quit"));
    for (int index = 0; index < static_cast<int>(m_pageSwitches.size()); ++index)
        m_pageSwitches.at(index)->setText(m_window.pages().at(index)->title());
    m_filter->setText(tr("Filter"));
    m_palette->setText(tr("Find a command…"));
    m_nextPane->setText(tr("Next pane"));
    m_rescan->setText(tr("Read everything again"));
    m_themeSystem->setText(tr("Like the system"));
    m_themeLight->setText(tr("Light"));
    m_themeDark->setText(tr("Dark"));
    m_languageSystem->setText(tr("System language"));
    m_keys->setText(tr("Keys"));
    m_about->setText(tr("About Memory Desk"));
    if (m_page != nullptr)
        m_pageMenu->setTitle(m_page->title());
    for (QAction *action : m_window.actions()) {
        const QString drawing = action->property("drawing").toString();
        if (!drawing.isEmpty())
            action->setIcon(themedIcon(drawing, m_window.palette()));
    }
}

} // namespace memorydesk
