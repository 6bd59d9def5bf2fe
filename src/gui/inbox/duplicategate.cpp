// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inbox/duplicategate.h"

#include "gui/common/diffview.h"
#include "gui/common/theme.h"
#include "gui/inbox/cardlike.h"
#include "ui_duplicategate.h"

#include <QEvent>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

QByteArray comparable(const DuplicateText &text)
{
    return (text.name + u'\n' + text.description + u"\n\n"_s + text.body.trimmed() + u'\n')
        .toUtf8();
}

} // namespace

DuplicateGate::DuplicateGate(const DraftCheck &check, QWidget *parent)
    : QDialog(parent)
    , m_check(check)
    , m_items(gatedBy(check))
    , m_ui(std::make_unique<Ui::DuplicateGate>())
    , m_difference(new DiffView(this))
{
    m_ui->setupUi(this);
    m_ui->titleLabel->setFont(textFont(TextStyle::Heading));
    m_ui->differenceLayout->addWidget(m_difference);
    m_ui->dialogLayout->setStretchFactor(m_ui->differenceLayout, 1);
    m_difference->setMode(DiffView::Mode::SideBySide);
    fill();
    connect(m_ui->itemsList, &QListWidget::currentRowChanged, this, &DuplicateGate::showCurrent);
    connect(m_ui->reviseButton, &QPushButton::clicked, this, [this] { decide(Choice::Revise); });
    connect(m_ui->replaceButton, &QPushButton::clicked, this, [this] { decide(Choice::Replace); });
    connect(m_ui->createButton, &QPushButton::clicked, this, [this] { decide(Choice::Create); });
    connect(m_ui->cancelButton, &QPushButton::clicked, this, [this] { decide(Choice::Cancel); });
    connect(this, &QDialog::finished, this, [this] {
        if (!m_decided)
            Q_EMIT decided(Choice::Cancel);
    });
    showCurrent();
}

DuplicateGate::~DuplicateGate() = default;

const SimilarItem &DuplicateGate::chosenItem() const
{
    return m_items.at(qMax(0, m_ui->itemsList->currentRow()));
}

void DuplicateGate::fill()
{
    const int row = qMax(0, m_ui->itemsList->currentRow());
    m_ui->itemsList->clear();
    for (const SimilarItem &item : std::as_const(m_items))
        m_ui->itemsList->addItem(
            u"%1 · %2 — %3"_s.arg(item.title, item.where, verdictText(item.match)));
    m_ui->itemsList->setCurrentRow(row);
    m_ui->itemsList->setFixedHeight(qMax(1, m_ui->itemsList->sizeHintForRow(0))
                                        * qBound(1, static_cast<int>(m_items.size()), 4)
                                    + 18);
    m_difference->setTitles(tr("There already"), tr("This proposal"));
}

void DuplicateGate::showCurrent()
{
    if (m_ui->itemsList->currentRow() < 0)
        return;
    const SimilarItem &item = chosenItem();
    const bool memory = item.kind == SimilarItem::Kind::Memory;
    m_ui->reviseButton->setVisible(memory);
    m_ui->replaceButton->setVisible(memory && item.match.verdict == Verdict::Contradicts);
    const QString difference = differenceText(comparedText(m_check.draft.fields), item);
    m_ui->reasonLabel->setText(difference);
    m_ui->reasonLabel->setVisible(!difference.isEmpty());
    m_ui->pathLabel->setText(item.path);
    m_difference->setContents(comparable(item.text), comparable(comparedText(m_check.draft.fields)),
                              -1);
}

void DuplicateGate::decide(Choice choice)
{
    m_decided = true;
    Q_EMIT decided(choice);
    close();
}

void DuplicateGate::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_ui->retranslateUi(this);
        fill();
        showCurrent();
    }
}

} // namespace memorydesk
