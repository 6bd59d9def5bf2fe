// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inbox/batchdialog.h"

#include "gui/common/changesview.h"
#include "gui/common/desk.h"
#include "gui/common/errortext.h"
#include "gui/common/theme.h"
#include "ui_batchdialog.h"

#include <QCheckBox>
#include <QEvent>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace memorydesk {

BatchDialog::BatchDialog(Desk &desk, const QString &repository, const QString &label,
                         const QList<QueueRow> &rows, QWidget *parent)
    : QDialog(parent)
    , m_desk(desk)
    , m_repository(repository)
    , m_label(label)
    , m_rows(rows)
    , m_batches(reviewBatches(rows))
    , m_ui(std::make_unique<Ui::BatchDialog>())
    , m_changes(new ChangesView(this))
{
    m_ui->setupUi(this);
    m_ui->headerLabel->setFont(textFont(TextStyle::Label));
    m_ui->questionLabel->setFont(textFont(TextStyle::Heading));
    m_ui->changesLayout->addWidget(m_changes, 1);
    connect(m_ui->backButton, &QPushButton::clicked, this, [this] {
        takeAnswers();
        showStep(m_step - 1);
    });
    connect(m_ui->nextButton, &QPushButton::clicked, this, [this] {
        takeAnswers();
        showStep(m_step + 1);
    });
    connect(m_ui->confirmButton, &QPushButton::clicked, this, [this] {
        m_decided = true;
        m_plan.confirmed = true;
        Q_EMIT confirmed(m_plan);
        accept();
    });
    connect(m_ui->sessionEdit, &QLineEdit::editingFinished, this, [this] {
        if (isPreview() && m_ui->sessionEdit->isModified())
            showPreview();
    });
    connect(this, &QDialog::finished, this, [this] {
        if (!m_decided)
            Q_EMIT leftUndecided();
    });
    showStep(0);
}

BatchDialog::~BatchDialog() = default;

bool BatchDialog::isPreview() const
{
    return m_step >= static_cast<int>(m_batches.size());
}

void BatchDialog::showStep(int step)
{
    m_step = step;
    ++m_generation;
    m_ui->pages->setCurrentWidget(isPreview() ? m_ui->previewPage : m_ui->questionPage);
    m_ui->backButton->setVisible(step > 0);
    m_ui->nextButton->setVisible(!isPreview());
    m_ui->nextButton->setDefault(!isPreview());
    m_ui->confirmButton->setVisible(isPreview());
    if (isPreview())
        showPreview();
    else
        showQuestion();
}

void BatchDialog::showQuestion()
{
    const ReviewBatch &batch = m_batches.at(m_step);
    m_ui->headerLabel->setText(u"%1 · %2"_s.arg(batch.header, m_label));
    m_ui->questionLabel->setText(batch.question);
    qDeleteAll(m_options);
    m_options.clear();
    for (const ReviewBatch::Option &option : batch.options) {
        auto *check =
            new QCheckBox(QString(option.label).replace(u'&', u"&&"_s), m_ui->questionPage);
        check->setFont(textFont(TextStyle::Code));
        check->setToolTip(option.description);
        check->setAccessibleDescription(option.description);
        check->setProperty("rowId", option.id);
        check->setChecked(m_approved.contains(option.id));
        auto *description = new QLabel(option.description, check);
        description->setTextFormat(Qt::PlainText);
        m_options << check;
        m_ui->optionsLayout->addWidget(check);
        description->setParent(m_ui->questionPage);
        description->setProperty("role", u"muted"_s);
        description->setContentsMargins(26, 0, 0, 8);
        description->setWordWrap(true);
        m_ui->optionsLayout->addWidget(description);
        // The description goes with its option.
        connect(check, &QObject::destroyed, description, &QObject::deleteLater);
    }
    if (!m_options.isEmpty())
        m_options.first()->setFocus(Qt::OtherFocusReason);
    m_ui->stepLabel->setText(
        u"%1 / %2"_s.arg(m_step + 1).arg(static_cast<int>(m_batches.size()) + 1));
}

void BatchDialog::takeAnswers()
{
    for (const QCheckBox *option : std::as_const(m_options)) {
        const QString id = option->property("rowId").toString();
        if (option->isChecked())
            m_approved.insert(id);
        else
            m_approved.remove(id);
    }
}

BatchDecision BatchDialog::decision() const
{
    BatchDecision decision;
    decision.repository = m_repository;
    decision.sourceSession = m_ui->sessionEdit->text().trimmed();
    for (const QueueRow &row : m_rows)
        (m_approved.contains(row.id) ? decision.approved : decision.declined) << row;
    return decision;
}

void BatchDialog::showPreview()
{
    const BatchDecision batch = decision();
    m_ui->headerLabel->setText(m_label);
    m_ui->questionLabel->setText(tr("Store %1, archive %2 as declined?")
                                     .arg(batch.approved.size())
                                     .arg(batch.declined.size()));
    m_ui->stepLabel->setText(tr("Exact preview"));
    m_ui->confirmButton->setEnabled(false);
    m_ui->sessionEdit->setModified(false);
    m_ui->sessionWidget->setVisible(!batch.approved.isEmpty());
    m_ui->warningLabel->clear();
    m_ui->warningLabel->hide();
    const int generation = ++m_generation;
    m_desk.run([batch](ReviewDesk &desk) { return desk.planBatch(batch); })
        .then(this, [this, generation](const Result<DecisionPlan> &plan) {
            if (generation == m_generation)
                takePlan(plan);
        });
}

void BatchDialog::takePlan(const Result<DecisionPlan> &plan)
{
    if (!plan) {
        m_ui->warningLabel->setText(errorText(plan.error()));
        m_ui->warningLabel->show();
        return;
    }
    m_plan = *plan;
    m_changes->setFiles(plan->files);
    QStringList warnings;
    if (plan->promotion) {
        warnings << plan->promotion->errors;
        if (!plan->promotion->skippedReason.isEmpty())
            warnings << tr("The queue stays as it is: %1").arg(plan->promotion->skippedReason);
    }
    if (plan->rejection)
        warnings << plan->rejection->errors;
    m_ui->warningLabel->setText(warnings.join(u'\n'));
    m_ui->warningLabel->setVisible(!warnings.isEmpty());
    m_ui->confirmButton->setEnabled(true);
    m_ui->confirmButton->setFocus(Qt::OtherFocusReason);
}

void BatchDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_ui->retranslateUi(this);
        takeAnswers();
        showStep(m_step);
    }
}

} // namespace memorydesk
