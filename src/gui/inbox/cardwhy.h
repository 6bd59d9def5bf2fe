// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/review/proposal.h"

#include <QUrl>
#include <QWidget>

class QLabel;

namespace memorydesk {

class CardSection;

/// WHY: rationale, evidence, and who said it where, when and how surely.
class CardWhy : public QWidget
{
    Q_OBJECT
public:
    explicit CardWhy(const Clock &clock, QWidget *parent = nullptr);

    void setProposal(const Proposal &proposal);
    void retranslate();

Q_SIGNALS:
    void linkActivated(const QUrl &link);

protected:
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QString factsText() const;
    [[nodiscard]] QString sourceText() const;

    const Clock &m_clock;
    Proposal m_proposal;
    CardSection *m_section;
    QLabel *m_rationale;
    QLabel *m_evidence;
    QLabel *m_facts;
    QLabel *m_source;
};

} // namespace memorydesk
