// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/library/problemlist.h"

#include "gui/common/errortext.h"
#include "gui/common/fixtext.h"
#include "gui/common/icons.h"
#include "gui/common/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

QIcon severityIcon(Severity severity, const Theme &theme)
{
    switch (severity) {
    case Severity::Error:
        return drawnIcon(u"error"_s, theme.danger);
    case Severity::Warning:
        return drawnIcon(u"warning"_s, theme.warning);
    case Severity::Hint:
        return drawnIcon(u"hint"_s, theme.muted);
    }
    return {};
}

} // namespace

ProblemList::ProblemList(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_fixButton(new QToolButton(this))
    , m_fixMenu(new QMenu(this))
    , m_list(new QListWidget(this))
{
    m_title->setFont(textFont(TextStyle::Label));
    m_title->setProperty("role", u"muted"_s);
    m_fixButton->setPopupMode(QToolButton::InstantPopup);
    m_fixButton->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_fixButton->setMenu(m_fixMenu);
    m_list->setObjectName(u"problemList"_s);
    m_list->setUniformItemSizes(true);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(space::two, space::half, space::one, 0);
    head->addWidget(m_title, 1);
    head->addWidget(m_fixButton);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(m_list);
    connect(m_list, &QListWidget::currentRowChanged, this, &ProblemList::refreshFixes);
    connect(m_list, &QListWidget::itemClicked, this, [this](const QListWidgetItem *item) {
        const Problem problem = m_problems.value(m_list->row(item));
        Q_EMIT placeRequested(problem.line, problem.column);
    });
    connect(m_list, &QListWidget::itemActivated, this, [this](const QListWidgetItem *item) {
        const Problem problem = m_problems.value(m_list->row(item));
        Q_EMIT placeRequested(problem.line, problem.column);
    });
    refresh();
}

void ProblemList::setProblems(const Problems &problems, const MemoryFolder &folder,
                              const QDate &today)
{
    m_folder = folder;
    m_today = today;
    if (m_problems == problems) {
        refreshFixes();
        return;
    }
    m_problems = problems;
    refresh();
}

void ProblemList::refresh()
{
    const Theme &theme = themeOf(palette());
    const int row = m_list->currentRow();
    m_list->clear();
    for (const Problem &problem : std::as_const(m_problems)) {
        auto *item = new QListWidgetItem(severityIcon(problem.severity, theme),
                                         u"%1:%2  %3"_s.arg(QString::number(problem.line),
                                                            QString::number(problem.column),
                                                            problemText(problem)),
                                         m_list);
        item->setToolTip(problem.code);
    }
    m_list->setCurrentRow(std::clamp(row, 0, std::max(0, static_cast<int>(m_problems.size()) - 1)));
    m_title->setText(m_problems.isEmpty()
                         ? tr("No problems")
                         : tr("%n problem(s)", nullptr, static_cast<int>(m_problems.size())));
    m_fixButton->setText(tr("Fix…"));
    m_list->setVisible(!m_problems.isEmpty());
    refreshFixes();
}

QList<QuickFix> ProblemList::currentFixes() const
{
    const int row = m_list->currentRow();
    if (row < 0 || row >= m_problems.size())
        return {};
    return fixesFor(m_problems[row], m_folder, m_today);
}

void ProblemList::selectProblem(int row)
{
    m_list->setCurrentRow(row);
}

void ProblemList::refreshFixes()
{
    m_fixMenu->clear();
    const QList<QuickFix> fixes = currentFixes();
    for (const QuickFix &fix : fixes) {
        const QAction *action = m_fixMenu->addAction(fixText(fix));
        connect(action, &QAction::triggered, this, [this, fix] { Q_EMIT fixRequested(fix); });
    }
    m_fixButton->setVisible(!fixes.isEmpty());
}

void ProblemList::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace memorydesk
