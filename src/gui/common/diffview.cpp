// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/common/diffview.h"

#include "gui/common/diffpane.h"
#include "gui/common/theme.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QScrollBar>
#include <QStackedWidget>
#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

// Up to here comparing costs less than handing it to another thread and back.
constexpr qsizetype comparedAtOnce = 32 * 1024;

} // namespace

DiffView::DiffView(QWidget *parent)
    : QWidget(parent)
    , m_stack(new QStackedWidget(this))
    , m_unified(new DiffPane(DiffPane::Numbers::Both, this))
    , m_left(new DiffPane(DiffPane::Numbers::Before, this))
    , m_right(new DiffPane(DiffPane::Numbers::After, this))
    , m_leftTitle(new QLabel(this))
    , m_rightTitle(new QLabel(this))
    , m_empty(new QLabel(this))
{
    auto *sides = new QWidget(this);
    auto *grid = new QGridLayout(sides);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(1);
    grid->addWidget(m_leftTitle, 0, 0);
    grid->addWidget(m_rightTitle, 0, 1);
    grid->addWidget(m_left, 1, 0);
    grid->addWidget(m_right, 1, 1);
    // Rows stay beside each other only as long as none of them wraps.
    m_left->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_right->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_empty->setAlignment(Qt::AlignCenter);
    m_stack->addWidget(m_unified);
    m_stack->addWidget(sides);
    m_stack->addWidget(m_empty);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);
    setTitles({}, {});
    linkScrolling();
    refreshEmptyText();
}

void DiffView::linkScrolling()
{
    const auto link = [this](const QScrollBar *from, QScrollBar *to) {
        connect(from, &QScrollBar::valueChanged, to, &QScrollBar::setValue);
    };
    link(m_left->verticalScrollBar(), m_right->verticalScrollBar());
    link(m_right->verticalScrollBar(), m_left->verticalScrollBar());
    link(m_left->horizontalScrollBar(), m_right->horizontalScrollBar());
    link(m_right->horizontalScrollBar(), m_left->horizontalScrollBar());
}

void DiffView::setContents(const QByteArray &before, const QByteArray &after, int context)
{
    const int generation = ++m_generation;
    if (before.size() + after.size() <= comparedAtOnce) {
        showRows(diffRows(before, after, context));
        return;
    }
    m_rows = {};
    QtConcurrent::run(diffRows, before, after, context)
        .then(this, [this, generation](const DiffRows &rows) {
            if (generation == m_generation)
                showRows(rows);
        });
}

void DiffView::showRows(const DiffRows &rows)
{
    m_rows = rows;
    m_unified->setRows(rows.unified);
    m_left->setRows(rows.left);
    m_right->setRows(rows.right);
    setMode(m_mode);
    Q_EMIT rowsChanged();
}

void DiffView::setTitles(const QString &before, const QString &after)
{
    m_leftTitle->setText(before);
    m_rightTitle->setText(after);
    m_leftTitle->setVisible(!before.isEmpty());
    m_rightTitle->setVisible(!after.isEmpty());
}

void DiffView::setMode(Mode mode)
{
    m_mode = mode;
    if (m_rows.unified.isEmpty())
        m_stack->setCurrentIndex(2);
    else
        m_stack->setCurrentIndex(mode == Mode::Unified ? 0 : 1);
}

int DiffView::contentHeight() const
{
    return m_rows.unified.isEmpty() ? m_empty->sizeHint().height() : m_unified->contentHeight();
}

void DiffView::refreshEmptyText()
{
    m_empty->setText(tr("No difference"));
}

void DiffView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refreshEmptyText();
}

} // namespace memorydesk
