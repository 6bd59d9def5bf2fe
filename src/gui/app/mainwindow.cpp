// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/mainwindow.h"

#include "gui/app/aboutdialog.h"
#include "gui/app/commandpalette.h"
#include "gui/app/keylistdialog.h"
#include "gui/app/mainmenu.h"
#include "gui/app/pagebar.h"
#include "gui/app/pages.h"
#include "gui/app/settings.h"
#include "gui/app/settingsdialog.h"
#include "gui/common/desk.h"
#include "gui/common/userprompt.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDesktopServices>
#include <QScreen>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace memorydesk {

MainWindow::MainWindow(Workspace &workspace, Settings &settings, QWidget *parent)
    : QMainWindow(parent)
    , m_workspace(workspace)
    , m_settings(settings)
    , m_stack(new QStackedWidget(this))
    , m_pages(makePages(workspace, m_stack))
    , m_bar(new PageBar(m_pages, this))
    , m_strip(new StatusStrip(this))
    , m_menu(new MainMenu(*this, settings))
{
    auto *centre = new QWidget(this);
    auto *layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_bar);
    layout->addWidget(m_stack, 1);
    layout->addWidget(m_strip);
    setCentralWidget(centre);
    setMinimumSize(720, 480);
    setAcceptDrops(true);

    for (Page *page : std::as_const(m_pages)) {
        m_stack->addWidget(page);
        connect(page, &Page::titleChanged, this, &MainWindow::refreshTitle);
        connect(page, &Page::badgeChanged, this, &MainWindow::refreshTitle);
        connect(page, &Page::statusChanged, this, &MainWindow::refreshStatus);
        connect(page, &Page::linkActivated, this, &MainWindow::openLink);
        connect(page, &Page::folderOffered, this, &MainWindow::offerFolder);
    }
    connect(m_bar, &PageBar::pageRequested, this, &MainWindow::showPage);
    connect(m_bar, &PageBar::filterEdited, this,
            [this](const QString &text) { currentPage()->setFilterText(text); });
    connect(m_bar, &PageBar::filterLeft, this, [this] { currentPage()->focusContent(); });
    connect(m_bar, &PageBar::paletteRequested, this, &MainWindow::showPalette);
    connect(m_menu, &MainMenu::filterRequested, m_bar, &PageBar::focusFilter);
    connect(&workspace.watch, &Watch::stateChanged, this, &MainWindow::refreshWatchState);
    connect(&workspace.desk, &Desk::changed, this, &MainWindow::refreshWatchState);
    connect(&settings, &Settings::addedFoldersChanged, this, [this] {
        m_workspace.addedFolders = m_settings.addedFolders();
        for (Page *page : std::as_const(m_pages))
            page->rescan();
    });
    m_strip->setLanguageMenu(m_menu->languageMenu());
    restoreLayout();
    refreshTitle();
}

Page *MainWindow::currentPage() const
{
    return m_pages.at(m_stack->currentIndex());
}

void MainWindow::showPage(int index)
{
    if (index < 0 || index >= static_cast<int>(m_pages.size()))
        return;
    m_stack->setCurrentIndex(index);
    m_bar->setCurrent(index);
    m_bar->showFilterOf(m_pages.at(index));
    m_menu->showPage(m_pages.at(index));
    m_pages.at(index)->activate();
    m_pages.at(index)->focusContent();
    refreshStatus();
}

void MainWindow::openArguments(const QStringList &arguments)
{
    for (const QString &argument : arguments)
        m_pages.first()->open(argument);
    if (isMinimized())
        showNormal();
    raise();
    activateWindow();
}

void MainWindow::refreshWatchState()
{
    WatchState state = m_workspace.watch.state();
    state.reducedProtection = m_workspace.desk.reducedProtection();
    m_strip->setWatchState(state);
}

void MainWindow::offerFolder(const QString &folder)
{
    if (m_settings.addedFolders().contains(folder))
        return;
    Question question;
    question.title = tr("Watch this folder?");
    question.text = tr("Proposals and memories in it are shown from now on. Nothing in the folder "
                       "is changed.");
    question.detail = folder;
    question.choices = {tr("Cancel"), tr("Watch")};
    question.preferred = 1;
    m_workspace.prompt.ask(this, question, [this, folder](int choice) {
        if (choice == 1)
            m_settings.setAddedFolders(m_settings.addedFolders() << folder);
    });
}

void MainWindow::openLink(const QUrl &link)
{
    if (link.scheme() != u"memorydesk") {
        QDesktopServices::openUrl(link);
        return;
    }
    const QString text = link.path(QUrl::FullyDecoded);
    const QString id = text.section(u'/', 0, 0);
    for (int index = 0; index < static_cast<int>(m_pages.size()); ++index) {
        if (m_pages.at(index)->pageId() != id)
            continue;
        showPage(index);
        const QString target = text.mid(id.size() + 1);
        if (!target.isEmpty())
            m_pages.at(index)->open(target);
        return;
    }
}

void MainWindow::showPalette()
{
    auto *palette = new CommandPalette(m_menu->commands(), this);
    palette->setAttribute(Qt::WA_DeleteOnClose);
    palette->popUp();
}

void MainWindow::showKeys()
{
    auto *dialog = new KeyListDialog(m_menu->commands(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::showAbout()
{
    auto *dialog = new AboutDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::showSettings()
{
    auto *dialog = new SettingsDialog(m_workspace, m_settings, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::focusNextPane()
{
    QList<QWidget *> panes;
    for (QWidget *widget : currentPage()->findChildren<QWidget *>()) {
        if (widget->property("pane").toBool() && widget->isVisible())
            panes << widget;
    }
    if (panes.isEmpty())
        return;
    const auto holdsFocus = [](const QWidget *pane) {
        const QWidget *focus = QApplication::focusWidget();
        return focus == pane || (focus != nullptr && pane->isAncestorOf(focus));
    };
    const auto current = std::ranges::find_if(panes, holdsFocus);
    const auto next =
        current == panes.end() || current + 1 == panes.end() ? panes.begin() : current + 1;
    (*next)->setFocus(Qt::TabFocusReason);
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) {
        m_menu->retranslate();
        refreshTitle();
        refreshStatus();
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    for (int index = 0; index < static_cast<int>(m_pages.size()); ++index) {
        if (!m_pages.at(index)->mayClose()) {
            showPage(index);
            event->ignore();
            return;
        }
    }
    rememberLayout();
    QMainWindow::closeEvent(event);
}

void MainWindow::paintEvent(QPaintEvent *event)
{
    QMainWindow::paintEvent(event);
    if (!m_painted) {
        m_painted = true;
        QMetaObject::invokeMethod(this, &MainWindow::shown, Qt::QueuedConnection);
    }
}

void MainWindow::refreshTitle()
{
    const Page *first = m_pages.first();
    setWindowTitle(first->badge() > 0 ? tr("Memory Desk — %n pending", nullptr, first->badge())
                                      : tr("Memory Desk"));
    m_bar->refreshTitles();
    m_menu->retranslate();
}

void MainWindow::refreshStatus()
{
    m_strip->setStatus(currentPage()->statusText());
    m_strip->setLanguageName(QLocale().language() == QLocale::Chinese ? u"繁體中文"_s
                                                                      : u"English"_s);
    m_bar->showFilterOf(currentPage());
}

void MainWindow::rememberLayout()
{
    m_settings.setLayout(u"window"_s, saveGeometry());
    m_settings.setValue(u"page"_s, currentPage()->pageId());
    for (const Page *page : std::as_const(m_pages))
        m_settings.setLayout(u"page-"_s + page->pageId(), page->saveLayout());
}

void MainWindow::restoreLayout()
{
    if (!restoreGeometry(m_settings.layout(u"window"_s))) {
        const QSize room = screen()->availableSize();
        resize(QSize(1280, 800).boundedTo(room));
    }
    int index = 0;
    for (int i = 0; i < static_cast<int>(m_pages.size()); ++i) {
        Page *page = m_pages.at(i);
        const QByteArray layout = m_settings.layout(u"page-"_s + page->pageId());
        if (!layout.isEmpty())
            page->restoreLayout(layout);
        if (page->pageId() == m_settings.value(u"page"_s))
            index = i;
    }
    showPage(index);
}

} // namespace memorydesk
