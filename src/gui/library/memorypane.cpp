// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/library/memorypane.h"

#include "core/memory/memorychanges.h"
#include "gui/common/changerunner.h"
#include "gui/common/conflictbar.h"
#include "gui/common/diffview.h"
#include "gui/common/errortext.h"
#include "gui/common/findbar.h"
#include "gui/common/librarysource.h"
#include "gui/common/markdowneditor.h"
#include "gui/common/markdownpreview.h"
#include "gui/common/noticebar.h"
#include "gui/common/theme.h"
#include "gui/library/frontmatterform.h"
#include "gui/library/problemlist.h"

#include <QDir>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

// Short enough that findings stand within 100 ms of a pause, long enough to skip most keys of one.
constexpr int pauseMs = 40;

} // namespace

MemoryPane::MemoryPane(Workspace &workspace, LibrarySource &source, ChangeRunner &runner,
                       NoticeBar &notice, QWidget *parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_source(source)
    , m_runner(runner)
    , m_notice(notice)
    , m_title(new QLabel(this))
    , m_place(new QLabel(this))
    , m_saveButton(new QPushButton(this))
    , m_previewButton(new QToolButton(this))
    , m_conflict(new ConflictBar(this))
    , m_form(new FrontmatterForm(this))
    , m_views(new QStackedWidget(this))
    , m_editor(new MarkdownEditor(this))
    , m_find(new FindBar(*m_editor, this))
    , m_preview(new MarkdownPreview(this))
    , m_differences(new DiffView(this))
    , m_splitter(new QSplitter(Qt::Vertical, this))
    , m_problems(new ProblemList(this))
    , m_links(new QLabel(this))
{
    build();
    connectParts();
    retranslate();
    closeFile();
}

MemoryPane::~MemoryPane() = default;

void MemoryPane::build()
{
    m_title->setFont(textFont(TextStyle::Heading));
    m_title->setTextFormat(Qt::PlainText);
    m_place->setFont(textFont(TextStyle::Small));
    m_place->setProperty("role", u"muted"_s);
    m_place->setTextFormat(Qt::PlainText);
    m_place->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_place->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_saveButton->setProperty("kind", u"primary"_s);
    m_saveButton->setAutoDefault(false);
    m_saveButton->setObjectName(u"saveButton"_s);
    m_previewButton->setCheckable(true);
    m_links->setFont(textFont(TextStyle::Small));
    m_links->setProperty("role", u"secondary"_s);
    m_links->setWordWrap(true);
    m_links->setContentsMargins(space::two, space::half, space::two, space::half);

    auto *names = new QVBoxLayout;
    names->setSpacing(2);
    names->addWidget(m_title);
    names->addWidget(m_place);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(space::two, space::one, space::two, space::half);
    head->addLayout(names, 1);
    head->addWidget(m_previewButton);
    head->addWidget(m_saveButton);

    m_views->addWidget(m_editor);
    m_views->addWidget(m_preview);
    m_views->addWidget(m_differences);
    auto *text = new QWidget(this);
    auto *textLayout = new QVBoxLayout(text);
    textLayout->setContentsMargins(0, 0, 0, 0);
    textLayout->setSpacing(0);
    textLayout->addWidget(m_views, 1);
    textLayout->addWidget(m_find);
    m_splitter->addWidget(text);
    m_splitter->addWidget(m_problems);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setSizes({500, 110});
    m_splitter->setChildrenCollapsible(false);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_conflict);
    layout->addLayout(head);
    layout->addWidget(m_form);
    layout->addWidget(m_splitter, 1);
    layout->addWidget(m_links);
    m_checkTimer.setSingleShot(true);
    m_checkTimer.setInterval(pauseMs);
}

void MemoryPane::connectParts()
{
    connect(m_editor, &MarkdownEditor::bytesChanged, this, &MemoryPane::onBytesChanged);
    connect(&m_checkTimer, &QTimer::timeout, this, &MemoryPane::startCheck);
    connect(m_saveButton, &QPushButton::clicked, this, &MemoryPane::save);
    connect(m_previewButton, &QToolButton::toggled, this,
            [this](bool on) { setView(on ? View::Preview : View::Source); });
    connect(m_form, &FrontmatterForm::valueEdited, this, &MemoryPane::applyValue);
    connect(m_form, &FrontmatterForm::renameRequested, this,
            [this] { Q_EMIT renameRequested(m_folder, m_fileName); });
    connect(m_problems, &ProblemList::placeRequested, this, &MemoryPane::goTo);
    connect(m_problems, &ProblemList::fixRequested, this, &MemoryPane::applyQuickFix);
    connect(m_preview, &MarkdownPreview::wikiLinkActivated, this,
            [this](const QString &slug) { Q_EMIT memoryRequested(m_folder, slug); });
    connect(m_preview, &MarkdownPreview::referenceActivated, this, [this](const QString &target) {
        if (target.contains(u':'))
            Q_EMIT addressRequested(target);
        else
            Q_EMIT memoryRequested(m_folder, target);
    });
    connect(m_links, &QLabel::linkActivated, this,
            [this](const QString &target) { Q_EMIT memoryRequested(m_folder, target); });
    connect(m_conflict, &ConflictBar::viewRequested, this, &MemoryPane::viewDifferences);
    connect(m_conflict, &ConflictBar::mergeRequested, this, &MemoryPane::mergeDisk);
    connect(m_conflict, &ConflictBar::useDiskRequested, this, &MemoryPane::useDisk);
    connect(m_conflict, &ConflictBar::keepMineRequested, this, &MemoryPane::keepMine);
    connect(m_conflict, &ConflictBar::saveCopyRequested, this, &MemoryPane::saveCopy);
    connect(&m_source, &LibrarySource::folderChanged, this, [this](const QString &folder) {
        if (folder == m_folder)
            compareWithDisk();
    });
    connect(&m_source, &LibrarySource::libraryReset, this, &MemoryPane::compareWithDisk);
}

bool MemoryPane::isIndex() const
{
    return m_fileName == u"MEMORY.md"_s;
}

void MemoryPane::openFile(const QString &folder, const QString &fileName)
{
    const MemoryFolder *found = m_source.folder(folder);
    if (found == nullptr)
        return;
    const MemoryDocument *document = found->find(fileName);
    m_folder = folder;
    m_fileName = fileName;
    m_path = found->filePath(fileName);
    m_base = isIndex() ? found->index.bytes : document != nullptr ? document->bytes : QByteArray();
    m_onDisk = isIndex() ? found->index.exists : document != nullptr;
    m_disk.reset();
    m_saving.clear();
    m_dirty = false;
    m_conflict->show({});
    setEnabled(true);
    m_editor->setLocked(!found->notWritable.isEmpty());
    m_editor->setBytes(m_base);
    m_form->setVisible(!isIndex());
    setView(m_view == View::Differences ? View::Source : m_view);
    refreshHead();
    startCheck();
    Q_EMIT dirtyChanged();
}

void MemoryPane::closeFile()
{
    ++m_generation;
    m_folder.clear();
    m_fileName.clear();
    m_path.clear();
    m_base.clear();
    m_onDisk = false;
    m_disk.reset();
    m_dirty = false;
    m_conflict->show({});
    m_editor->setBytes({});
    m_problems->setProblems({}, {}, {});
    m_links->clear();
    setEnabled(false);
    refreshHead();
    Q_EMIT dirtyChanged();
}

bool MemoryPane::isDirty() const
{
    return !m_path.isEmpty() && (m_dirty || m_editor->isComposing());
}

void MemoryPane::onBytesChanged()
{
    const bool dirty = !m_path.isEmpty() && (m_editor->bytes() != m_base || !m_onDisk);
    if (dirty != m_dirty) {
        m_dirty = dirty;
        refreshHead();
        Q_EMIT dirtyChanged();
    }
    m_checkTimer.start();
    if (m_view == View::Preview)
        m_preview->setMemory(m_editor->bytes(), true);
}

void MemoryPane::setView(View view)
{
    m_view = view;
    if (view == View::Preview)
        m_preview->setMemory(m_editor->bytes());
    m_views->setCurrentIndex(static_cast<int>(view));
    const QSignalBlocker blocker(m_previewButton);
    m_previewButton->setChecked(view == View::Preview);
}

void MemoryPane::togglePreview()
{
    setView(m_view == View::Preview ? View::Source : View::Preview);
}

void MemoryPane::focusEditor()
{
    if (m_view != View::Source)
        setView(View::Source);
    m_editor->setFocus(Qt::OtherFocusReason);
}

void MemoryPane::goTo(int line, int column)
{
    focusEditor();
    m_editor->goTo(line, column);
}

std::optional<MemoryFolder> MemoryPane::folderWith(const QByteArray &bytes) const
{
    const MemoryFolder *found = m_source.folder(m_folder);
    if (found == nullptr)
        return std::nullopt;
    MemoryFolder folder = *found;
    if (isIndex()) {
        folder.index = parseMemoryIndex(bytes, folder.fileNames());
        folder.index.exists = m_onDisk;
        return folder;
    }
    for (MemoryDocument &document : folder.documents) {
        if (document.fileName == m_fileName)
            document = parseMemoryDocument(document.path, bytes, m_fileName);
    }
    return folder;
}

void MemoryPane::save()
{
    m_editor->commitComposition();
    if (!isDirty() || m_editor->isComposing())
        return; // What an input method still holds is not saved half.
    if (m_conflict->change().kind != OutsideChange::Kind::None) {
        m_notice.say(NoticeBar::Kind::Warning,
                     tr("The file changed on disk. Choose in the bar above the text first."));
        return;
    }
    const std::optional<MemoryFolder> folder = folderWith(m_base);
    if (!folder)
        return;
    const QByteArray after = m_editor->bytes();
    m_saving = after;
    const auto build = [folder = *folder, name = m_fileName, path = m_path, after,
                        exists = m_onDisk, index = isIndex()]() -> Result<ChangeSet> {
        if (!exists && !index)
            return ChangeSet{u"create-memory"_s, {name}, {Create{path, after}}};
        return index ? editIndex(folder, after) : reviseMemory(folder, name, after);
    };
    m_runner.run(
        build, ChangeRunner::Show::AtOnce,
        [this, path = m_path, after](const CommitReport &) {
            if (path == m_path)
                adopt(after);
            Q_EMIT saved();
        },
        [this](const Error &error) {
            m_saving.clear();
            if (error.code == ErrorCode::Conflict)
                readDisk();
            else
                m_notice.say(NoticeBar::Kind::Danger, errorText(error));
        });
}

void MemoryPane::applyValue(const QStringList &keyPath, const QString &value)
{
    const Result<QByteArray> after = setFrontmatterValue(m_editor->bytes(), keyPath, value);
    if (after)
        m_editor->replaceBytes(*after);
    else
        m_notice.say(NoticeBar::Kind::Warning, errorText(after.error()));
}

void MemoryPane::refreshHead()
{
    m_title->setText(isIndex() ? tr("Index") : m_fileName);
    m_place->setText(QDir::toNativeSeparators(m_path));
    m_place->setToolTip(m_path);
    m_saveButton->setEnabled(m_dirty);
    m_form->setLocked(m_editor->isReadOnly());
}

void MemoryPane::retranslate()
{
    m_saveButton->setText(tr("Save"));
    m_saveButton->setToolTip(tr("Write the file (Ctrl+S)"));
    m_previewButton->setText(tr("Preview"));
    m_previewButton->setToolTip(tr("Preview or source (Ctrl+E)"));
    m_editor->setAccessibleName(tr("Text of the memory"));
    m_differences->setTitles(tr("On disk"), tr("Yours"));
    refreshHead();
}

void MemoryPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (!m_path.isEmpty())
            startCheck();
    }
}

} // namespace memorydesk
