// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/review/reviewdesk.h"
#include "core/sources/proposalqueue.h"

#include <QDialog>

#include <memory>

class QCheckBox;

namespace Ui {
class BatchDialog;
}

namespace memorydesk {

class ChangesView;
class Desk;

/// The batch review of one repository's queue: four at a time, in order, then the exact
/// preview of every file and row. Only its last button decides; closing it before leaves every row
/// undecided, nothing is declined by it.
class BatchDialog : public QDialog
{
    Q_OBJECT
public:
    BatchDialog(Desk &desk, const QString &repository, const QString &label,
                const QList<QueueRow> &rows, QWidget *parent = nullptr);
    ~BatchDialog() override;

Q_SIGNALS:
    void confirmed(const DecisionPlan &plan);
    void leftUndecided();

protected:
    void changeEvent(QEvent *event) override;

private:
    void showStep(int step);
    void showQuestion();
    void showPreview();
    void takeAnswers();
    void takePlan(const Result<DecisionPlan> &plan);
    [[nodiscard]] bool isPreview() const;
    [[nodiscard]] BatchDecision decision() const;

    Desk &m_desk;
    QString m_repository;
    QString m_label;
    QList<QueueRow> m_rows;
    QList<ReviewBatch> m_batches;
    QSet<QString> m_approved; ///< Ids.
    QList<QCheckBox *> m_options;
    int m_step = 0;
    int m_generation = 0;
    DecisionPlan m_plan;
    bool m_decided = false;
    const std::unique_ptr<Ui::BatchDialog> m_ui;
    ChangesView *m_changes;
};

} // namespace memorydesk
