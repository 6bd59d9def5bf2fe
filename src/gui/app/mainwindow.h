// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/statusstrip.h"
#include "gui/common/page.h"
#include "gui/common/workspace.h"

#include <QMainWindow>

class QStackedWidget;

namespace memorydesk {

class MainMenu;
class PageBar;
class Settings;

/// The window: page bar, pages, status strip and menus wired together; no logic of its own.
class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    MainWindow(Workspace &workspace, Settings &settings, QWidget *parent = nullptr);

    [[nodiscard]] QList<Page *> pages() const { return m_pages; }
    [[nodiscard]] Page *currentPage() const;
    void showPage(int index);
    /// Files, folders or text that a second start or a drop hands over.
    void openArguments(const QStringList &arguments);

public Q_SLOTS:
    void openLink(const QUrl &link);
    void showPalette();
    void showKeys();
    void showAbout();
    void showSettings();
    void focusNextPane();

Q_SIGNALS:
    /// The first paint is on the screen.
    void shown();

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void refreshWatchState();
    void offerFolder(const QString &folder);
    void refreshTitle();
    void refreshStatus();
    void rememberLayout();
    void restoreLayout();

    Workspace &m_workspace;
    Settings &m_settings;
    QStackedWidget *m_stack;
    QList<Page *> m_pages;
    PageBar *m_bar;
    StatusStrip *m_strip;
    MainMenu *m_menu;
    bool m_painted = false;
};

} // namespace memorydesk
