// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/library/librarypage.h"

#include "core/memory/slug.h"
#include "gui/common/changerunner.h"
#include "gui/common/errortext.h"
#include "gui/common/librarysource.h"
#include "gui/common/noticebar.h"
#include "gui/common/theme.h"
#include "gui/common/timetext.h"
#include "gui/common/userprompt.h"
#include "gui/library/foldertree.h"
#include "gui/library/indexpane.h"
#include "gui/library/memorydelegate.h"
#include "gui/library/memorylistmodel.h"
#include "gui/library/memorypane.h"

#include <QComboBox>
#include <QDataStream>
#include <QEvent>
#include <QFileInfo>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace memorydesk {

LibraryPage::LibraryPage(Workspace &workspace, LibrarySource &source, QWidget *parent)
    : Page(parent)
    , m_workspace(workspace)
    , m_source(source)
    , m_notice(new NoticeBar(this))
    , m_runner(new ChangeRunner(workspace, *m_notice, this))
    , m_splitter(new QSplitter(this))
    , m_tree(new FolderTree(this))
    , m_typeFilter(new QComboBox(this))
    , m_problemFilter(new QToolButton(this))
    , m_count(new QLabel(this))
    , m_list(new QListView(this))
    , m_model(new MemoryListModel(this))
    , m_right(new QStackedWidget(this))
    , m_nothing(new QLabel(this))
    , m_pane(new MemoryPane(workspace, source, *m_runner, *m_notice, this))
    , m_index(new IndexPane(source, *m_runner, this))
{
    build();
    buildActions();
    connectParts();
    retranslate();
}

LibraryPage::~LibraryPage() = default;

void LibraryPage::build()
{
    m_list->setObjectName(u"memoryList"_s);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new MemoryDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setDragEnabled(true);
    m_list->setDragDropMode(QAbstractItemView::DragOnly);
    m_list->setDefaultDropAction(Qt::MoveAction);
    m_list->setMouseTracking(true);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_typeFilter->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_problemFilter->setCheckable(true);
    m_count->setProperty("role", u"muted"_s);
    m_count->setFont(textFont(TextStyle::Small));
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setProperty("role", u"muted"_s);

    auto *filters = new QHBoxLayout;
    filters->setContentsMargins(space::one, space::half, space::one, space::half);
    filters->addWidget(m_typeFilter);
    filters->addWidget(m_problemFilter);
    filters->addStretch(1);
    filters->addWidget(m_count);
    auto *middle = new QWidget(this);
    auto *middleLayout = new QVBoxLayout(middle);
    middleLayout->setContentsMargins(0, 0, 0, 0);
    middleLayout->setSpacing(0);
    middleLayout->addLayout(filters);
    middleLayout->addWidget(m_list, 1);
    m_right->addWidget(m_nothing);
    m_right->addWidget(m_pane);
    m_right->addWidget(m_index);
    m_splitter->addWidget(m_tree);
    m_splitter->addWidget(middle);
    m_splitter->addWidget(m_right);
    m_splitter->setSizes({210, 300, 640});
    m_splitter->setStretchFactor(2, 1);
    m_splitter->setChildrenCollapsible(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_splitter, 1);
    layout->addWidget(m_notice);
}

void LibraryPage::connectParts()
{
    connect(&m_source, &LibrarySource::libraryReset, this, &LibraryPage::refreshLibrary);
    connect(&m_source, &LibrarySource::folderChanged, this, &LibraryPage::refreshLibrary);
    connect(m_tree, &FolderTree::folderSelected, this, [this](const QString &path) {
        MemoryScope scope = m_model->scope();
        scope.folder = path;
        m_model->setScope(scope);
        if (m_right->currentIndex() == static_cast<int>(Right::Index) && !path.isEmpty())
            m_index->showFolder(path);
    });
    connect(m_tree, &FolderTree::memoriesDropped, this, &LibraryPage::transfer);
    connect(m_tree, &FolderTree::filesDropped, this, &LibraryPage::importFiles);
    connect(m_tree, &FolderTree::dropRefused, this,
            [this](const QString &folder, const QString &reason) {
                m_notice->say(NoticeBar::Kind::Warning,
                              tr("%1 takes nothing: %2").arg(folder, reasonText(reason)));
            });
    connect(m_typeFilter, &QComboBox::activated, this, [this] {
        MemoryScope scope = m_model->scope();
        scope.type = m_typeFilter->currentData().toString();
        m_model->setScope(scope);
    });
    connect(m_problemFilter, &QToolButton::toggled, this, [this](bool on) {
        MemoryScope scope = m_model->scope();
        scope.onlyProblems = on;
        m_model->setScope(scope);
    });
    connect(m_model, &MemoryListModel::settled, this, [this] {
        m_count->setText(tr("%n memories", nullptr, m_model->rowCount()));
        selectPath(m_wanted.isEmpty() ? m_pane->path() : m_wanted);
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &LibraryPage::onCurrentChanged);
    connect(m_list, &QListView::activated, this, [this] { m_pane->focusEditor(); });
    connect(m_list, &QListView::customContextMenuRequested, this, &LibraryPage::showContextMenu);
    connect(m_pane, &MemoryPane::renameRequested, this, &LibraryPage::renameFile);
    connect(m_pane, &MemoryPane::memoryRequested, this, &LibraryPage::followLink);
    connect(m_pane, &MemoryPane::addressRequested, this,
            [this](const QString &address) { Q_EMIT linkActivated(QUrl(address)); });
    connect(m_pane, &MemoryPane::dirtyChanged, this, [this] { Q_EMIT statusChanged(); });
    connect(m_index, &IndexPane::memoryRequested, this, &LibraryPage::followLink);
    connect(m_index, &IndexPane::sourceRequested, this, [this](const QString &folder) {
        leaveEditor([this, folder] { openMemory(folder, u"MEMORY.md"_s); });
    });
}

void LibraryPage::refreshLibrary()
{
    m_tree->setLibrary(m_source.library());
    m_model->setLibrary(m_source.library());
    refreshTransferMenus();
    Q_EMIT statusChanged();
}

void LibraryPage::selectPath(const QString &path)
{
    const int row = path.isEmpty() ? -1 : m_model->rowOf(path);
    if (row < 0)
        return;
    m_wanted.clear();
    const QModelIndex index = m_model->index(row);
    m_list->setCurrentIndex(index);
    m_list->scrollTo(index);
}

void LibraryPage::onCurrentChanged(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    const QString folder = index.data(MemoryListModel::FolderRole).toString();
    const QString fileName = index.data(MemoryListModel::FileNameRole).toString();
    if (index.data(MemoryListModel::PathRole).toString() == m_pane->path())
        return;
    leaveEditor([this, folder, fileName] { openMemory(folder, fileName); });
}

void LibraryPage::openMemory(const QString &folder, const QString &fileName)
{
    m_pane->openFile(folder, fileName);
    m_right->setCurrentIndex(static_cast<int>(Right::Memory));
}

void LibraryPage::leaveEditor(const std::function<void()> &next)
{
    if (!m_pane->isDirty()) {
        next();
        return;
    }
    Question question;
    question.title = tr("Save your changes to %1?").arg(m_pane->fileName());
    question.text = tr("The text was edited and is not written yet.");
    question.choices = {tr("Stay here"), tr("Save"), tr("Discard my changes")};
    question.preferred = 1;
    question.dangerous = 2;
    m_workspace.prompt.ask(this, question, [this, next](int choice) {
        if (choice == 1) {
            connect(m_pane, &MemoryPane::saved, this, next, Qt::SingleShotConnection);
            m_pane->save();
        } else if (choice == 2) {
            m_pane->closeFile();
            next();
        } else {
            selectPath(m_pane->path());
        }
    });
}

void LibraryPage::followLink(const QString &folder, const QString &target)
{
    const MemoryFolder *found = m_source.folder(folder);
    if (found == nullptr)
        return;
    for (const MemoryDocument &document : found->documents) {
        const QString stem = QFileInfo(document.fileName).completeBaseName();
        if (document.fileName == target || document.slug == target || stem == target
            || document.name == target) {
            open(document.path);
            return;
        }
    }
    m_notice->say(NoticeBar::Kind::Warning, tr("No memory “%1” in this folder").arg(target));
}

void LibraryPage::open(const QString &target)
{
    for (const MemoryFolder &folder : m_source.library().folders) {
        for (const MemoryDocument &document : folder.documents) {
            if (document.path != target)
                continue;
            setFilterText({});
            m_tree->selectFolder(folder.root.path);
            m_wanted = target;
            selectPath(target);
            return;
        }
        if (folder.indexPath() == target) {
            m_tree->selectFolder(folder.root.path);
            showIndex();
            return;
        }
    }
    m_wanted = target; // Opened when the first reading finds it.
}

void LibraryPage::showIndex()
{
    QString folder = m_tree->currentFolder();
    if (folder.isEmpty())
        folder = m_pane->folder();
    if (folder.isEmpty() && !m_source.library().folders.isEmpty())
        folder = m_source.library().folders.first().root.path;
    m_index->showFolder(folder);
    m_right->setCurrentIndex(static_cast<int>(Right::Index));
}

QString LibraryPage::pageId() const
{
    return u"library"_s;
}

QString LibraryPage::title() const
{
    return tr("Library");
}

QString LibraryPage::iconName() const
{
    return u"library"_s;
}

QString LibraryPage::statusText() const
{
    if (m_source.isBusy())
        return tr("Reading memories…");
    qsizetype memories = 0;
    qsizetype problems = 0;
    for (qsizetype i = 0; i < m_source.library().folders.size(); ++i) {
        memories += m_source.library().folders[i].documents.size();
        problems += m_source.library().problems.value(i).size();
    }
    QString text = tr("%n memories", nullptr, static_cast<int>(memories)) + u" · "_s
        + tr("%n problem(s)", nullptr, static_cast<int>(problems));
    const MemoryFolder *folder = m_source.folder(m_pane->folder());
    if (folder != nullptr && folder->index.exists)
        text += u" · "_s
            + tr("index %n line(s), %1 of 25 kB", nullptr, folder->index.budget.lines)
                  .arg(sizeText(folder->index.budget.bytes));
    if (m_pane->isDirty())
        text += u" · "_s + tr("not saved");
    return text;
}

QString LibraryPage::filterPlaceholder() const
{
    return tr("Filter memories");
}

QString LibraryPage::filterText() const
{
    return m_model->query();
}

void LibraryPage::setFilterText(const QString &text)
{
    m_model->setQuery(text);
}

void LibraryPage::focusContent()
{
    m_list->setFocus(Qt::OtherFocusReason);
}

void LibraryPage::activate()
{
    m_source.start();
}

void LibraryPage::rescan()
{
    m_source.setAddedFolders(m_workspace.addedFolders);
    m_source.rescan();
}

bool LibraryPage::mayClose()
{
    if (!m_pane->isDirty())
        return true;
    leaveEditor([this] { window()->close(); });
    return false;
}

bool LibraryPage::isBusy() const
{
    return m_source.isBusy();
}

QByteArray LibraryPage::saveLayout() const
{
    return m_splitter->saveState();
}

void LibraryPage::restoreLayout(const QByteArray &layout)
{
    if (!layout.isEmpty())
        m_splitter->restoreState(layout);
}

void LibraryPage::retranslate()
{
    m_nothing->setText(tr("Choose a memory to read or edit it."));
    m_problemFilter->setText(tr("With problems"));
    const QString type = m_typeFilter->currentData().toString();
    m_typeFilter->clear();
    m_typeFilter->addItem(tr("Every type"), QString());
    for (const QString &name : memoryTypes())
        m_typeFilter->addItem(name, name);
    m_typeFilter->setCurrentIndex(std::max(0, m_typeFilter->findData(type)));
    m_typeFilter->setAccessibleName(tr("Type"));
    m_list->setAccessibleName(tr("Memories"));
    m_tree->setAccessibleName(tr("Folders"));
    m_count->setText(tr("%n memories", nullptr, m_model->rowCount()));
    const QHash<QString, QString> texts = {
        {u"new"_s, tr("&New memory…")},
        {u"edit"_s, tr("&Edit")},
        {u"save"_s, tr("&Save")},
        {u"preview"_s, tr("&Preview or source")},
        {u"index"_s, tr("Show the &index")},
        {u"delete"_s, tr("Move to &trash")},
        {u"undo"_s, tr("&Undo")},
        {u"redo"_s, tr("&Redo")},
    };
    for (auto text = texts.begin(); text != texts.end(); ++text)
        m_named.value(text.key())->setText(text.value());
    m_moveMenu->setTitle(tr("&Move to"));
    m_copyMenu->setTitle(tr("&Copy to"));
    m_typeMenu->setTitle(tr("Change &type"));
}

void LibraryPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        Q_EMIT titleChanged();
        Q_EMIT statusChanged();
    }
    Page::changeEvent(event);
}

} // namespace memorydesk
