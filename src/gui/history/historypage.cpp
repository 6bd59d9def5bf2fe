// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/history/historypage.h"

#include "gui/common/changerunner.h"
#include "gui/common/changesview.h"
#include "gui/common/desk.h"
#include "gui/common/errortext.h"
#include "gui/common/noticebar.h"
#include "gui/common/theme.h"
#include "gui/common/timetext.h"
#include "gui/history/historymodel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

// Far more than a person scrolls through; older ones are found with git in the state folder.
constexpr int mostEntries = 2000;

/// Operations that put these versions in place of what is on disk now.
Result<ChangeSet> restoring(const FileSystem &fileSystem, const QList<FileChange> &files,
                            bool after)
{
    ChangeSet change{u"restore-version"_s, {}, {}};
    for (const FileChange &file : files) {
        const bool wanted = after ? file.existsAfter : file.existsBefore;
        const QByteArray bytes = after ? file.after : file.before;
        const Result<QByteArray> now = fileSystem.read(file.path);
        if (!now && now.error().code != ErrorCode::NotFound)
            return std::unexpected(now.error());
        if (!wanted && now)
            change.operations += Remove{file.path, *now};
        else if (wanted && !now)
            change.operations += Create{file.path, bytes};
        else if (wanted && *now != bytes)
            change.operations += Replace{file.path, *now, bytes};
        change.titleArgs = {file.path.sliced(file.path.lastIndexOf(u'/') + 1)};
    }
    return change;
}

} // namespace

HistoryPage::HistoryPage(Workspace &workspace, QWidget *parent)
    : Page(parent)
    , m_workspace(workspace)
    , m_notice(new NoticeBar(this))
    , m_runner(new ChangeRunner(workspace, *m_notice, this))
    , m_model(new HistoryModel(this))
    , m_splitter(new QSplitter(this))
    , m_list(new QListView(this))
    , m_heading(new QLabel(this))
    , m_undoButton(new QPushButton(this))
    , m_beforeButton(new QPushButton(this))
    , m_afterButton(new QPushButton(this))
    , m_changes(new ChangesView(this))
    , m_undoAction(new QAction(this))
    , m_beforeAction(new QAction(this))
    , m_afterAction(new QAction(this))
{
    build();
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &HistoryPage::showCurrent);
    connect(&m_workspace.desk, &Desk::historyChanged, this, [this] {
        if (m_active)
            load();
    });
    const QList<QPair<QAction *, QPushButton *>> pairs{{m_undoAction, m_undoButton},
                                                       {m_beforeAction, m_beforeButton},
                                                       {m_afterAction, m_afterButton}};
    for (const auto &[action, button] : pairs)
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
    m_undoAction->setShortcut(Qt::Key_U);
    m_undoAction->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_list->addAction(m_undoAction);
    connect(m_undoAction, &QAction::triggered, this, &HistoryPage::undoCurrent);
    connect(m_beforeAction, &QAction::triggered, this, &HistoryPage::restoreBefore);
    connect(m_afterAction, &QAction::triggered, this, &HistoryPage::restoreAfter);
    retranslate();
    refreshButtons();
}

void HistoryPage::build()
{
    m_list->setObjectName(u"historyList"_s);
    m_list->setModel(m_model);
    m_list->setSpacing(2);
    m_list->setUniformItemSizes(true);
    m_heading->setFont(textFont(TextStyle::Heading));
    m_heading->setTextFormat(Qt::PlainText);
    m_heading->setWordWrap(true);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(space::two, space::one, space::two, space::one);
    head->addWidget(m_heading, 1);
    for (QPushButton *button : {m_undoButton, m_beforeButton, m_afterButton}) {
        button->setAutoDefault(false);
        head->addWidget(button);
    }
    auto *right = new QWidget(this);
    auto *rightLayout = new QVBoxLayout(right);
    rightLayout->setContentsMargins(0, 0, 0, 0);
    rightLayout->setSpacing(0);
    rightLayout->addLayout(head);
    rightLayout->addWidget(m_changes, 1);
    rightLayout->addStretch();
    m_splitter->addWidget(m_list);
    m_splitter->addWidget(right);
    m_splitter->setSizes({380, 760});
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setChildrenCollapsible(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_splitter, 1);
    layout->addWidget(m_notice);
}

QString HistoryPage::currentId() const
{
    return m_list->currentIndex().data(HistoryModel::IdRole).toString();
}

void HistoryPage::load()
{
    m_busy = true;
    const int generation = ++m_generation;
    m_workspace.desk.run([](ReviewDesk &desk) { return desk.history().entries(mostEntries); })
        .then(this, [this, generation](const Result<QList<HistoryEntry>> &entries) {
            if (generation != m_generation)
                return;
            m_busy = false;
            if (!entries) {
                m_notice->say(NoticeBar::Kind::Danger, errorText(entries.error()));
                return;
            }
            const QString id = currentId();
            m_reloading = true;
            m_model->setEntries(*entries, m_workspace.clock.now());
            const int row = std::max(0, m_model->rowOf(id));
            m_list->setCurrentIndex(m_model->index(row));
            m_reloading = false;
            showCurrent();
            Q_EMIT statusChanged();
        });
}

void HistoryPage::showCurrent()
{
    if (m_reloading)
        return;
    const QString id = currentId();
    if (id != m_shownId) {
        m_shownId = id;
        m_files.clear();
        m_changes->hide();
    }
    refreshButtons();
    if (id.isEmpty()) {
        m_heading->clear();
        return;
    }
    const HistoryEntry &entry = m_model->entry(m_list->currentIndex().row());
    m_heading->setText(u"%1\n%2"_s.arg(HistoryModel::sentence(entry), momentText(entry.when)));
    m_workspace.desk.run([id](ReviewDesk &desk) { return desk.history().files(id); })
        .then(this, [this, id](const Result<QList<FileChange>> &files) {
            if (id != currentId())
                return;
            if (!files) {
                m_notice->say(NoticeBar::Kind::Danger, errorText(files.error()));
                return;
            }
            m_files = *files;
            if (!m_files.isEmpty() && m_changes->files() != m_files)
                m_changes->setFiles(m_files);
            m_changes->setVisible(!m_files.isEmpty());
            refreshButtons();
        });
}

void HistoryPage::refreshButtons()
{
    const QModelIndex current = m_list->currentIndex();
    const bool outside =
        current.isValid() && m_model->entry(current.row()).title == u"outside-change"_s;
    const bool undone = current.data(HistoryModel::UndoneRole).toBool();
    m_undoAction->setEnabled(current.isValid() && !outside && !undone);
    m_beforeAction->setEnabled(!m_files.isEmpty());
    m_afterAction->setEnabled(!m_files.isEmpty());
    m_undoButton->setEnabled(m_undoAction->isEnabled());
    m_beforeButton->setEnabled(m_beforeAction->isEnabled());
    m_afterButton->setEnabled(m_afterAction->isEnabled());
}

void HistoryPage::undoCurrent()
{
    if (!currentId().isEmpty())
        m_runner->undo(currentId());
}

void HistoryPage::restoreBefore()
{
    restore(false);
}

void HistoryPage::restoreAfter()
{
    restore(true);
}

void HistoryPage::restore(bool after)
{
    m_runner->run([&fileSystem = m_workspace.fileSystem, files = m_files,
                   after] { return restoring(fileSystem, files, after); },
                  ChangeRunner::Show::Preview);
}

QString HistoryPage::pageId() const
{
    return u"history"_s;
}

QString HistoryPage::title() const
{
    return tr("History");
}

QString HistoryPage::iconName() const
{
    return u"history"_s;
}

QString HistoryPage::statusText() const
{
    return tr("%n change(s)", nullptr, m_model->rowCount());
}

QList<QAction *> HistoryPage::pageActions() const
{
    return {m_undoAction, m_beforeAction, m_afterAction};
}

QString HistoryPage::filterPlaceholder() const
{
    return tr("Filter changes");
}

QString HistoryPage::filterText() const
{
    return m_model->query();
}

void HistoryPage::setFilterText(const QString &text)
{
    m_model->setQuery(text);
    m_list->setCurrentIndex(m_model->index(0));
    showCurrent();
    Q_EMIT statusChanged();
}

void HistoryPage::focusContent()
{
    m_list->setFocus(Qt::OtherFocusReason);
}

void HistoryPage::activate()
{
    m_active = true;
    load();
}

void HistoryPage::rescan()
{
    load();
}

QByteArray HistoryPage::saveLayout() const
{
    return m_splitter->saveState();
}

void HistoryPage::restoreLayout(const QByteArray &layout)
{
    if (!layout.isEmpty())
        m_splitter->restoreState(layout);
}

void HistoryPage::retranslate()
{
    m_undoAction->setText(tr("&Undo this change"));
    m_undoAction->setToolTip(tr("Takes the change back with all its files (U)"));
    m_beforeAction->setText(tr("Restore the version &before…"));
    m_afterAction->setText(tr("Restore &this version…"));
    m_undoButton->setText(tr("Undo"));
    m_undoButton->setToolTip(m_undoAction->toolTip());
    m_beforeButton->setText(tr("Version before…"));
    m_beforeButton->setToolTip(tr("Writes the files as they were before this change"));
    m_afterButton->setText(tr("This version…"));
    m_afterButton->setToolTip(tr("Writes the files as they were after this change"));
    m_list->setAccessibleName(tr("Changes"));
    m_model->retranslate();
}

void HistoryPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_list->setCurrentIndex(m_model->index(0));
        showCurrent();
        Q_EMIT titleChanged();
        Q_EMIT statusChanged();
    }
    Page::changeEvent(event);
}

} // namespace memorydesk
