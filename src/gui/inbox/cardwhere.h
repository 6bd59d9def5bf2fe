// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/inbox/draftcheck.h"
#include "gui/inbox/targetchoice.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace memorydesk {

class BudgetMeter;
class CardSection;

/// WHERE: the target, the exact path, the exact index line, how full the index is then, both
/// indexes, and the way to the exact changes.
class CardWhere : public QWidget
{
    Q_OBJECT
public:
    explicit CardWhere(QWidget *parent = nullptr);

    void setDraft(const Proposal &proposal, const Draft &draft, const QList<TargetChoice> &choices);
    void setCheck(const DraftCheck &check);
    void setChecking(); ///< The last check no longer fits what is typed.
    void fill(Draft &draft) const;
    void setNotStorable(bool fixed);
    void retranslate();

Q_SIGNALS:
    void targetChosen(Target target);
    void edited();
    void changesRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void showIndexes();
    void refreshBudget();

    CardSection *m_section;
    QComboBox *m_target;
    QCheckBox *m_alsoLearning;
    QLabel *m_sessionLabel;
    QLineEdit *m_session;
    QLabel *m_path;
    QLabel *m_line;
    QLabel *m_budgetText;
    BudgetMeter *m_meter;
    QPushButton *m_changes;
    QPushButton *m_toggleIndexes;
    QWidget *m_indexes;
    QLabel *m_crossTitle;
    QPlainTextEdit *m_cross;
    QLabel *m_projectTitle;
    QPlainTextEdit *m_project;
    QList<TargetChoice> m_choices;
    DraftCheck m_check;
    bool m_checked = false;
    bool m_loading = false;
};

} // namespace memorydesk
