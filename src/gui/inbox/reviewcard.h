// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/inbox/draftcheck.h"
#include "gui/inbox/targetchoice.h"

#include <QUrl>
#include <QWidget>

class QLabel;
class QScrollArea;

namespace memorydesk {

class CardBody;
class CardLike;
class CardRisk;
class CardWhat;
class CardWhere;
class CardWhy;
class NoticeBar;

/// The review card: what, body, why, where, what is like it, what is wrong with it. Holds the draft
/// that a person edits; knows nothing of reading and writing.
class ReviewCard : public QWidget
{
    Q_OBJECT
public:
    explicit ReviewCard(const Clock &clock, QWidget *parent = nullptr);

    /// Another proposal, or the same one read again: then typing and cursor stay.
    void setProposal(const Proposal &proposal, const Draft &draft,
                     const QList<TargetChoice> &choices);
    void setCheck(const DraftCheck &check);
    void setChecking();
    void setPosition(int number, int count); ///< n / m; 0 hides it.
    [[nodiscard]] QString key() const { return m_proposal.key(); }
    [[nodiscard]] Draft draft() const;
    void startEditing();
    void focusSlug();
    void togglePreview();
    void scrollToTop();

Q_SIGNALS:
    void draftEdited();
    void targetChosen(Target target);
    void changesRequested();
    void useAnywayRequested();
    void linkActivated(const QUrl &link);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refreshHeader();
    void refreshState();
    void refreshRisks();
    [[nodiscard]] QString refusalText() const;

    Proposal m_proposal;
    Draft m_draft;
    DraftCheck m_check;
    bool m_checked = false;
    int m_number = 0;
    int m_count = 0;
    const Clock &m_clock;
    QLabel *m_origin;
    QLabel *m_position;
    NoticeBar *m_state;
    QScrollArea *m_scroll;
    CardWhat *m_what;
    CardBody *m_body;
    CardWhy *m_why;
    CardWhere *m_where;
    CardLike *m_like;
    CardRisk *m_risk;
};

} // namespace memorydesk
