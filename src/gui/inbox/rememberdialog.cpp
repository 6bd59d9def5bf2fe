// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inbox/rememberdialog.h"

#include "core/memory/slug.h"
#include "gui/common/compositionguard.h"
#include "gui/common/memorytype.h"
#include "gui/common/theme.h"
#include "ui_rememberdialog.h"

#include <QEvent>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace memorydesk {

RememberDialog::RememberDialog(QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_unique<Ui::RememberDialog>())
{
    m_ui->setupUi(this);
    m_ui->titleLabel->setFont(textFont(TextStyle::Heading));
    m_ui->slugEdit->setFont(textFont(TextStyle::Code));
    fillTypes();
    connect(m_ui->nameEdit, &QLineEdit::textChanged, this, &RememberDialog::refresh);
    connect(m_ui->descriptionEdit, &QLineEdit::textChanged, this, &RememberDialog::refresh);
    connect(m_ui->bodyEdit, &QPlainTextEdit::textChanged, this, &RememberDialog::refresh);
    connect(m_ui->slugEdit, &QLineEdit::textEdited, this, [this] {
        m_slugTouched = true;
        refresh();
    });
    connect(m_ui->cancelButton, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_ui->proposeButton, &QPushButton::clicked, this, &RememberDialog::propose);
    refresh();
}

RememberDialog::~RememberDialog() = default;

void RememberDialog::fillTypes()
{
    const int row = qMax(0, m_ui->typeCombo->currentIndex());
    m_ui->typeCombo->clear();
    for (const QString &type : memoryTypes())
        m_ui->typeCombo->addItem(typeIcon(type, themeOf(palette())),
                                 u"%1 — %2"_s.arg(type, typeGloss(type)), type);
    m_ui->typeCombo->setCurrentIndex(row);
}

void RememberDialog::refresh()
{
    if (!m_slugTouched && !m_ui->nameEdit->text().isEmpty())
        m_ui->slugEdit->setText(suggestSlug(m_ui->nameEdit->text(), QDate::currentDate(),
                                            m_ui->bodyEdit->toPlainText()));
    const bool complete = !m_ui->nameEdit->text().trimmed().isEmpty()
        && !m_ui->descriptionEdit->text().trimmed().isEmpty()
        && !m_ui->bodyEdit->toPlainText().trimmed().isEmpty()
        && checkSlug(m_ui->slugEdit->text()) == SlugFault::None;
    m_ui->proposeButton->setEnabled(complete);
}

void RememberDialog::propose()
{
    if (!compositionFinished())
        return;
    SectionFields fields;
    fields.type = m_ui->typeCombo->currentData().toString();
    fields.name = m_ui->nameEdit->text().trimmed();
    fields.slug = m_ui->slugEdit->text();
    fields.description = m_ui->descriptionEdit->text().trimmed();
    fields.body = m_ui->bodyEdit->toPlainText().trimmed();
    fields.rationale = m_ui->rationaleEdit->text().trimmed();
    if (fields.rationale.isEmpty())
        fields.rationale = tr("Written by hand.");
    Q_EMIT proposed(fields);
    accept();
}

void RememberDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_ui->retranslateUi(this);
        fillTypes();
    }
}

} // namespace memorydesk
