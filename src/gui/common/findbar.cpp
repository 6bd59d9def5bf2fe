// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/common/findbar.h"

#include "gui/common/markdowneditor.h"
#include "ui_findbar.h"

#include <QKeyEvent>

namespace memorydesk {

FindBar::FindBar(MarkdownEditor &editor, QWidget *parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::FindBar>())
    , m_editor(editor)
{
    m_ui->setupUi(this);
    hide();
    connect(m_ui->findEdit, &QLineEdit::textChanged, this, &FindBar::search);
    connect(m_ui->findEdit, &QLineEdit::returnPressed, this, [this] { step(false); });
    connect(m_ui->caseBox, &QCheckBox::toggled, this, &FindBar::search);
    connect(m_ui->nextButton, &QToolButton::clicked, this, [this] { step(false); });
    connect(m_ui->previousButton, &QToolButton::clicked, this, [this] { step(true); });
    connect(m_ui->replaceButton, &QPushButton::clicked, this,
            [this] { m_editor.replaceCurrent(m_ui->replaceEdit->text()); });
    connect(m_ui->replaceAllButton, &QPushButton::clicked, this, [this] {
        const int replaced = m_editor.replaceAll(m_ui->replaceEdit->text());
        m_ui->countLabel->setText(tr("%n replaced", nullptr, replaced));
    });
    connect(m_ui->closeButton, &QToolButton::clicked, this, &FindBar::close);
    connect(&m_editor, &MarkdownEditor::searchRequested, this, &FindBar::open);
}

FindBar::~FindBar() = default;

void FindBar::open()
{
    const QString selected = m_editor.textCursor().selectedText();
    if (!selected.isEmpty() && !selected.contains(QChar::ParagraphSeparator))
        m_ui->findEdit->setText(selected);
    const bool editable = !m_editor.isReadOnly();
    m_ui->replaceEdit->setEnabled(editable);
    m_ui->replaceButton->setEnabled(editable);
    m_ui->replaceAllButton->setEnabled(editable);
    show();
    m_ui->findEdit->setFocus(Qt::ShortcutFocusReason);
    m_ui->findEdit->selectAll();
    search();
}

void FindBar::close()
{
    m_editor.setSearch({}, Qt::CaseInsensitive);
    hide();
    m_editor.setFocus(Qt::OtherFocusReason);
}

void FindBar::search()
{
    const Qt::CaseSensitivity sensitivity =
        m_ui->caseBox->isChecked() ? Qt::CaseSensitive : Qt::CaseInsensitive;
    const int found = m_editor.setSearch(m_ui->findEdit->text(), sensitivity);
    m_ui->countLabel->setText(m_ui->findEdit->text().isEmpty() ? QString()
                                                               : tr("%n found", nullptr, found));
}

void FindBar::step(bool backward)
{
    m_editor.findNext(backward);
}

void FindBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_ui->retranslateUi(this);
        search();
    }
}

void FindBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        close();
        return;
    }
    QWidget::keyPressEvent(event);
}

} // namespace memorydesk
