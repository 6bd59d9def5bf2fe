// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/problems/problemspage.h"

#include "core/memory/memorychanges.h"
#include "gui/common/changerunner.h"
#include "gui/common/errortext.h"
#include "gui/common/librarysource.h"
#include "gui/common/noticebar.h"
#include "gui/common/theme.h"
#include "gui/problems/problemmodel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QSettings>
#include <QTableView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

QString settingsPath(const Environment &environment)
{
    return QDir(environment.configFolder).filePath(u"dismissed.ini"_s);
}

/// The same repair for every finding of a kind, folder by folder, as one change set.
Result<ChangeSet> fixAll(const Library &library, const QString &code, const QString &fixCode,
                         const QSet<QString> &dismissed, const QDate &today)
{
    QList<ChangeSet> changes;
    int fixed = 0;
    QStringList labels;
    for (qsizetype i = 0; i < library.folders.size(); ++i) {
        QList<QuickFix> fixes;
        for (const Problem &problem : library.problems.value(i)) {
            if (problem.code != code || dismissed.contains(ProblemModel::keyOf(problem)))
                continue;
            const QList<QuickFix> offered = fixesFor(problem, library.folders[i], today);
            if (!offered.isEmpty() && offered.first().code == fixCode)
                fixes.append(offered.first());
        }
        if (fixes.isEmpty())
            continue;
        const Result<ChangeSet> change = fixProblems(fixes, library.folders[i]);
        if (!change || change->isEmpty())
            continue;
        changes.append(*change);
        fixed += change->titleArgs.value(0).toInt();
        labels.append(change->titleArgs.value(1));
    }
    Result<ChangeSet> joined = joinChangeSets(u"fix-problems"_s, changes);
    if (joined)
        joined->titleArgs = {QString::number(fixed), labels.join(u", "_s)};
    return joined;
}

} // namespace

ProblemsPage::ProblemsPage(Workspace &workspace, LibrarySource &source, QWidget *parent)
    : Page(parent)
    , m_workspace(workspace)
    , m_source(source)
    , m_notice(new NoticeBar(this))
    , m_runner(new ChangeRunner(workspace, *m_notice, this))
    , m_model(new ProblemModel(this))
    , m_severity(new QComboBox(this))
    , m_kind(new QComboBox(this))
    , m_withDismissed(new QCheckBox(this))
    , m_table(new QTableView(this))
{
    const QSettings store(settingsPath(workspace.environment), QSettings::IniFormat);
    const QStringList remembered = store.value("keys"_L1).toStringList();
    m_dismissed = QSet<QString>(remembered.begin(), remembered.end());
    build();
    connect(&m_source, &LibrarySource::libraryReset, this, &ProblemsPage::refresh);
    connect(&m_source, &LibrarySource::folderChanged, this, &ProblemsPage::refresh);
    connect(m_severity, &QComboBox::activated, this, &ProblemsPage::applyScope);
    connect(m_kind, &QComboBox::activated, this, &ProblemsPage::applyScope);
    connect(m_withDismissed, &QCheckBox::toggled, this, &ProblemsPage::applyScope);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ProblemsPage::refreshActions);
    connect(m_model, &QAbstractItemModel::modelReset, this, &ProblemsPage::refreshActions);
    connect(m_table, &QTableView::activated, this, &ProblemsPage::openCurrent);
    retranslate();
    refresh();
}

QAction *ProblemsPage::addAction(const QString &name, const QKeySequence &key,
                                 void (ProblemsPage::*act)())
{
    auto *action = new QAction(this);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, act);
    m_table->addAction(action);
    m_actions.append(action);
    m_named.insert(name, action);
    return action;
}

void ProblemsPage::build()
{
    m_table->setObjectName(u"problemTable"_s);
    m_table->setModel(m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->setColumnWidth(ProblemModel::ProblemColumn, 430);
    m_table->setColumnWidth(ProblemModel::ProjectColumn, 130);
    m_table->setColumnWidth(ProblemModel::PlaceColumn, 210);
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(space::one, space::half, space::one, space::half);
    bar->addWidget(m_severity);
    bar->addWidget(m_kind);
    bar->addWidget(m_withDismissed);
    bar->addStretch(1);
    addAction(u"open"_s, {}, &ProblemsPage::openCurrent);
    addAction(u"fix"_s, Qt::Key_F, &ProblemsPage::fixCurrent);
    addAction(u"all"_s, Qt::SHIFT | Qt::Key_F, &ProblemsPage::fixAllOfKind);
    addAction(u"dismiss"_s, Qt::Key_D, &ProblemsPage::dismissCurrent);
    for (const QString &name : {u"open"_s, u"fix"_s, u"all"_s, u"dismiss"_s}) {
        auto *button = new QPushButton(this);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, m_named.value(name), &QAction::trigger);
        m_buttons.insert(name, button);
        bar->addWidget(button);
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(bar);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_notice);
}

void ProblemsPage::refresh()
{
    const int row = m_table->currentIndex().row();
    m_model->setLibrary(m_source.library(), m_dismissed);
    refreshKinds();
    if (m_model->rowCount() > 0)
        m_table->setCurrentIndex(m_model->index(std::clamp(row, 0, m_model->rowCount() - 1), 0));
    Q_EMIT statusChanged();
}

void ProblemsPage::refreshKinds()
{
    const QString current = m_kind->currentData().toString();
    m_kind->clear();
    m_kind->addItem(tr("Every kind"), QString());
    for (const QString &code : m_model->codes())
        m_kind->addItem(code, code);
    m_kind->setCurrentIndex(std::max(0, m_kind->findData(current)));
}

void ProblemsPage::applyScope()
{
    ProblemScope scope = m_model->scope();
    scope.severity = m_severity->currentData().toInt();
    scope.code = m_kind->currentData().toString();
    scope.withDismissed = m_withDismissed->isChecked();
    m_model->setScope(scope);
    m_table->setCurrentIndex(m_model->index(0, 0));
}

QList<QuickFix> ProblemsPage::fixesOfRow(int row) const
{
    if (row < 0)
        return {};
    const ProblemModel::Row &found = m_model->row(row);
    const MemoryFolder *folder = m_source.folder(found.folder);
    return folder == nullptr ? QList<QuickFix>{}
                             : fixesFor(found.problem, *folder, m_source.today());
}

void ProblemsPage::refreshActions()
{
    const int row = m_table->currentIndex().row();
    const QList<QuickFix> fixes = fixesOfRow(row);
    m_named.value(u"open"_s)->setEnabled(row >= 0);
    m_named.value(u"dismiss"_s)->setEnabled(row >= 0);
    m_named.value(u"fix"_s)->setEnabled(!fixes.isEmpty());
    // A rename needs a person's look at every single name.
    m_named.value(u"all"_s)->setEnabled(!fixes.isEmpty() && fixes.first().code != u"rename-slug"_s);
    for (auto button = m_buttons.begin(); button != m_buttons.end(); ++button)
        button.value()->setEnabled(m_named.value(button.key())->isEnabled());
}

void ProblemsPage::openCurrent()
{
    const int row = m_table->currentIndex().row();
    if (row < 0)
        return;
    QUrl link;
    link.setScheme(u"memorydesk"_s);
    link.setPath(u"library/"_s + m_model->row(row).problem.path);
    Q_EMIT linkActivated(link);
}

void ProblemsPage::fixCurrent()
{
    const int row = m_table->currentIndex().row();
    const QList<QuickFix> fixes = fixesOfRow(row);
    const MemoryFolder *folder = row < 0 ? nullptr : m_source.folder(m_model->row(row).folder);
    if (fixes.isEmpty() || folder == nullptr)
        return;
    m_runner->run(
        [folder = *folder, fix = fixes.first()]() -> Result<ChangeSet> {
            if (fix.code != u"rename-slug"_s)
                return fixProblems({fix}, folder);
            const QString fileName = QDir(folder.root.path).relativeFilePath(fix.problem.path);
            return renameMemory(folder, fileName, fix.args.value(0));
        },
        ChangeRunner::Show::Preview);
}

void ProblemsPage::fixAllOfKind()
{
    const int row = m_table->currentIndex().row();
    const QList<QuickFix> fixes = fixesOfRow(row);
    if (fixes.isEmpty())
        return;
    m_runner->run(
        [library = m_source.library(), code = m_model->row(row).problem.code,
         fixCode = fixes.first().code, dismissed = m_dismissed,
         today = m_source.today()] { return fixAll(library, code, fixCode, dismissed, today); },
        ChangeRunner::Show::Preview);
}

void ProblemsPage::dismissCurrent()
{
    const int row = m_table->currentIndex().row();
    if (row < 0)
        return;
    const QString key = ProblemModel::keyOf(m_model->row(row).problem);
    if (!m_dismissed.remove(key))
        m_dismissed.insert(key);
    remember();
    m_model->setDismissed(m_dismissed);
    if (m_model->rowCount() > 0)
        m_table->setCurrentIndex(m_model->index(std::min(row, m_model->rowCount() - 1), 0));
    Q_EMIT statusChanged();
}

void ProblemsPage::remember()
{
    QSettings store(settingsPath(m_workspace.environment), QSettings::IniFormat);
    store.setValue("keys"_L1, QStringList(m_dismissed.begin(), m_dismissed.end()));
}

QString ProblemsPage::pageId() const
{
    return u"problems"_s;
}

QString ProblemsPage::title() const
{
    return tr("Problems");
}

QString ProblemsPage::iconName() const
{
    return u"problems"_s;
}

QString ProblemsPage::statusText() const
{
    return m_source.isBusy() ? tr("Reading memories…")
                             : tr("%n problem(s)", nullptr, m_model->openCount());
}

QString ProblemsPage::filterPlaceholder() const
{
    return tr("Filter problems");
}

QString ProblemsPage::filterText() const
{
    return m_model->scope().text;
}

void ProblemsPage::setFilterText(const QString &text)
{
    ProblemScope scope = m_model->scope();
    scope.text = text;
    m_model->setScope(scope);
}

void ProblemsPage::focusContent()
{
    m_table->setFocus(Qt::OtherFocusReason);
}

void ProblemsPage::activate()
{
    m_source.start();
}

void ProblemsPage::rescan()
{
    m_source.rescan();
}

bool ProblemsPage::isBusy() const
{
    return m_source.isBusy();
}

void ProblemsPage::retranslate()
{
    const int severity = m_severity->currentIndex();
    m_severity->clear();
    m_severity->addItem(tr("Every severity"), -1);
    m_severity->addItem(tr("Errors"), static_cast<int>(Severity::Error));
    m_severity->addItem(tr("Warnings"), static_cast<int>(Severity::Warning));
    m_severity->addItem(tr("Hints"), static_cast<int>(Severity::Hint));
    m_severity->setCurrentIndex(std::max(0, severity));
    m_withDismissed->setText(tr("Show dismissed"));
    const QHash<QString, QPair<QString, QString>> texts = {
        {u"open"_s, {tr("&Open the place"), tr("Open")}},
        {u"fix"_s, {tr("Fix…"), tr("Fix…")}},
        {u"all"_s, {tr("Fix all of this kind…"), tr("Fix all of this kind…")}},
        {u"dismiss"_s, {tr("&Dismiss for good"), tr("Dismiss")}},
    };
    for (auto text = texts.begin(); text != texts.end(); ++text) {
        m_named.value(text.key())->setText(text->first);
        m_buttons.value(text.key())->setText(text->second);
    }
    m_table->setAccessibleName(tr("Problems"));
    m_model->retranslate();
    refreshKinds();
}

void ProblemsPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
        Q_EMIT titleChanged();
        Q_EMIT statusChanged();
    }
    Page::changeEvent(event);
}

} // namespace memorydesk
