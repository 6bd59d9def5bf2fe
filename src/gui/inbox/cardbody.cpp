// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inbox/cardbody.h"

#include "core/text/lineendings.h"
#include "gui/common/cardsection.h"
#include "gui/common/icons.h"
#include "gui/common/markdowneditor.h"
#include "gui/common/markdownpreview.h"
#include "gui/common/theme.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QScopedValueRollback>
#include <QStackedWidget>
#include <QTextBlock>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

constexpr int leastLines = 3;
constexpr int mostLines = 18;

} // namespace

CardBody::CardBody(QWidget *parent)
    : QWidget(parent)
    , m_section(new CardSection(this))
    , m_stack(new QStackedWidget(this))
    , m_editor(new MarkdownEditor(this))
    , m_preview(new MarkdownPreview(this))
    , m_source(new QToolButton(this))
    , m_rendered(new QToolButton(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_section);
    m_editor->setObjectName(u"bodyEdit"_s);
    m_preview->setObjectName(u"bodyPreview"_s);
    m_editor->setTabChangesFocus(true);
    m_stack->addWidget(m_editor);
    m_stack->addWidget(m_preview);
    auto *switches = new QHBoxLayout;
    switches->setSpacing(2);
    auto *group = new QButtonGroup(this);
    for (QToolButton *button : {m_source, m_rendered}) {
        button->setCheckable(true);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setFocusPolicy(Qt::TabFocus);
        group->addButton(button);
        switches->addWidget(button);
    }
    switches->addStretch(1);
    m_source->setChecked(true);
    m_section->content()->setSpacing(space::half);
    m_section->content()->addLayout(switches);
    m_section->content()->addWidget(m_stack);
    connect(m_source, &QToolButton::clicked, this, [this] { m_stack->setCurrentIndex(0); });
    connect(m_rendered, &QToolButton::clicked, this, [this] {
        m_preview->setMemory(m_editor->bytes(), true);
        m_stack->setCurrentIndex(1);
    });
    connect(m_editor, &MarkdownEditor::bytesChanged, this, [this] {
        fitHeight();
        if (!m_loading)
            Q_EMIT edited();
    });
    retranslate();
}

CardBody::~CardBody()
{
    // The editor's document changes once more while it is torn down.
    disconnect(m_editor, nullptr, this, nullptr);
}

void CardBody::setDraft(const Proposal &proposal, const Draft &draft)
{
    const QScopedValueRollback loading(m_loading, true);
    m_learning = draft.target == Target::Learnings;
    const QByteArray bytes = (m_learning ? proposal.row.insight : draft.fields.body).toUtf8();
    const bool same = m_key == proposal.key();
    if (!same || m_editor->bytes() != bytes)
        m_editor->setBytes(bytes);
    m_editor->setLocked(m_learning);
    m_preview->setMemory(bytes, same);
    m_key = proposal.key();
    fitHeight();
}

void CardBody::fill(Draft &draft) const
{
    if (!m_learning)
        draft.fields.body = decodeUtf8(m_editor->bytes());
}

void CardBody::setNotStorable(bool fixed)
{
    m_editor->setLocked(fixed || m_learning);
}

void CardBody::togglePreview()
{
    const bool hadFocus = m_editor->hasFocus() || m_preview->hasFocus();
    (isPreview() ? m_source : m_rendered)->click();
    if (hadFocus)
        m_stack->currentWidget()->setFocus(Qt::OtherFocusReason);
}

bool CardBody::isPreview() const
{
    return m_stack->currentIndex() == 1;
}

void CardBody::retranslate()
{
    m_section->setLabel(m_learning ? tr("Insight") : tr("Body"));
    m_source->setText(tr("Text"));
    m_rendered->setText(tr("Preview"));
    m_rendered->setToolTip(tr("Text or preview (%1)").arg(u"Ctrl+E"_s));
    m_source->setIcon(themedIcon(u"source"_s, palette()));
    m_rendered->setIcon(themedIcon(u"preview"_s, palette()));
    m_editor->setAccessibleName(tr("Body"));
    m_preview->setAccessibleName(tr("Preview of the body"));
}

void CardBody::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
    QWidget::changeEvent(event);
}

void CardBody::fitHeight()
{
    // Count wrapped lines where the layout knows them, so that a card needs no inner scrolling for
    // ordinary memories.
    int lines = 0;
    const QTextDocument *document = m_editor->document();
    for (QTextBlock block = document->begin(); block.isValid() && lines <= mostLines;
         block = block.next())
        lines += qMax(1, block.lineCount());
    const int height =
        QFontMetrics(m_editor->font()).lineSpacing() * qBound(leastLines, lines + 1, mostLines)
        + 20;
    m_stack->setFixedHeight(height);
}

} // namespace memorydesk
