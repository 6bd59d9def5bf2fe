// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/library/indexpane.h"

#include "core/memory/memorychanges.h"
#include "core/text/lineendings.h"
#include "gui/common/changerunner.h"
#include "gui/common/icons.h"
#include "gui/common/librarysource.h"
#include "gui/common/theme.h"
#include "gui/common/timetext.h"
#include "gui/library/indexlinelist.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace memorydesk {

IndexPane::IndexPane(LibrarySource &source, ChangeRunner &runner, QWidget *parent)
    : QWidget(parent)
    , m_source(source)
    , m_runner(runner)
    , m_title(new QLabel(this))
    , m_budget(new QLabel(this))
    , m_repairButton(new QPushButton(this))
    , m_sourceButton(new QPushButton(this))
    , m_lines(new IndexLineList(this))
    , m_unlisted(new QLabel(this))
{
    m_title->setFont(textFont(TextStyle::Heading));
    m_title->setTextFormat(Qt::PlainText);
    m_budget->setProperty("role", u"secondary"_s);
    m_budget->setWordWrap(true);
    m_unlisted->setProperty("role", u"warning"_s);
    m_unlisted->setTextFormat(Qt::PlainText);
    m_unlisted->setWordWrap(true);
    m_unlisted->setContentsMargins(space::two, space::one, space::two, space::one);
    m_lines->setFont(textFont(TextStyle::Code));
    m_repairButton->setAutoDefault(false);
    m_sourceButton->setAutoDefault(false);
    auto *names = new QVBoxLayout;
    names->addWidget(m_title);
    names->addWidget(m_budget);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(space::two, space::one, space::two, space::one);
    head->addLayout(names, 1);
    head->addWidget(m_repairButton);
    head->addWidget(m_sourceButton);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(m_lines, 1);
    layout->addWidget(m_unlisted);
    connect(m_lines, &IndexLineList::moveRequested, this, &IndexPane::moveLine);
    connect(m_lines, &QListWidget::itemActivated, this, [this](const QListWidgetItem *item) {
        const QString fileName = item->data(IndexLineList::fileRole).toString();
        if (!fileName.isEmpty())
            Q_EMIT memoryRequested(m_folder, fileName);
    });
    connect(m_repairButton, &QPushButton::clicked, this, &IndexPane::repair);
    connect(m_sourceButton, &QPushButton::clicked, this,
            [this] { Q_EMIT sourceRequested(m_folder); });
    connect(&m_source, &LibrarySource::folderChanged, this, [this](const QString &folder) {
        if (folder == m_folder)
            refresh();
    });
    connect(&m_source, &LibrarySource::libraryReset, this, &IndexPane::refresh);
}

void IndexPane::showFolder(const QString &folder)
{
    m_folder = folder;
    refresh();
}

QString IndexPane::stateText(const IndexEntry &entry) const
{
    switch (entry.state) {
    case IndexEntryState::Ok:
        return entry.length > indexEntryLimit
            ? tr("%n characters, 150 are the limit", nullptr, entry.length)
            : QString();
    case IndexEntryState::Dangling:
        return tr("no such file");
    case IndexEntryState::Duplicate:
        return tr("named twice");
    case IndexEntryState::Outside:
        return tr("outside the folder");
    }
    return {};
}

void IndexPane::refreshHead(const MemoryFolder &folder)
{
    const IndexBudget &budget = folder.index.budget;
    m_title->setText(tr("Index of %1").arg(folder.root.label));
    const QString used =
        tr("%n line(s), %1 of 25 kB", nullptr, budget.lines).arg(sizeText(budget.bytes));
    m_budget->setText(!folder.index.exists ? tr("There is no MEMORY.md yet.")
                          : budget.cut     ? tr("%1. Only the lines up to %2 load.")
                                             .arg(used, QString::number(budget.lastLoadedLine))
                          : budget.nearLimit ? tr("%1. Near the limit of what loads.").arg(used)
                                             : tr("%1. Everything loads.").arg(used));
    const QStringList &unlisted = folder.index.unlisted;
    m_unlisted->setText(tr("Without a line: %1").arg(unlisted.join(u", "_s)));
    m_unlisted->setVisible(!unlisted.isEmpty());
    m_repairButton->setEnabled(folder.notWritable.isEmpty()
                               && repairedIndex(folder) != folder.index.bytes);
    m_sourceButton->setEnabled(folder.index.exists);
    m_repairButton->setText(tr("Repair…"));
    m_repairButton->setToolTip(
        tr("Remove lines that point nowhere or twice, add the missing ones"));
    m_sourceButton->setText(tr("Edit as text"));
}

void IndexPane::refresh()
{
    const MemoryFolder *folder = m_source.folder(m_folder);
    if (folder == nullptr)
        return;
    refreshHead(*folder);
    const int scrolled = m_lines->verticalScrollBar()->value();
    const int current = m_lines->currentRow();
    m_lines->clear();
    const Theme &theme = themeOf(palette());
    QHash<int, const IndexEntry *> entries;
    for (const IndexEntry &entry : folder->index.entries)
        entries.insert(entry.line, &entry);
    const QList<QByteArray> lines = splitLines(folder->index.bytes);
    for (int line = 1; line <= lines.size(); ++line) {
        const IndexEntry *entry = entries.value(line, nullptr);
        const QString state = entry != nullptr ? stateText(*entry) : QString();
        QString text = QString::fromUtf8(lines[line - 1]);
        if (!state.isEmpty())
            text += u"   ← "_s + state;
        auto *item = new QListWidgetItem(text, m_lines);
        item->setData(IndexLineList::lineRole, line);
        item->setData(IndexLineList::fileRole, entry != nullptr ? entry->fileName : QString());
        if (!state.isEmpty())
            item->setForeground(theme.warning);
        else if (entry == nullptr || !entry->loaded)
            item->setForeground(theme.muted);
        if (!state.isEmpty())
            item->setIcon(drawnIcon(u"warning"_s, theme.warning));
        if (folder->index.budget.cut && line == folder->index.budget.lastLoadedLine) {
            auto *cut = new QListWidgetItem(tr("──── loading ends here ────"), m_lines);
            cut->setFlags(Qt::ItemIsEnabled);
            cut->setForeground(theme.danger);
        }
    }
    m_lines->setCurrentRow(std::min(current, m_lines->count() - 1));
    m_lines->verticalScrollBar()->setValue(scrolled);
}

void IndexPane::moveLine(int line, int before)
{
    const MemoryFolder *folder = m_source.folder(m_folder);
    if (folder == nullptr || before == line || before == line + 1)
        return;
    m_runner.run(
        [folder = *folder, line, before]() -> Result<ChangeSet> {
            const Result<QByteArray> after = moveIndexLine(folder.index.bytes, line, before);
            if (!after)
                return std::unexpected(after.error());
            return editIndex(folder, *after);
        },
        ChangeRunner::Show::AtOnce);
}

void IndexPane::repair()
{
    const MemoryFolder *folder = m_source.folder(m_folder);
    if (folder == nullptr)
        return;
    m_runner.run([folder = *folder] { return editIndex(folder, repairedIndex(folder)); },
                 ChangeRunner::Show::Preview);
}

void IndexPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace memorydesk
