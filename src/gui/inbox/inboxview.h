// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"

#include <QSplitter>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace memorydesk {

class CalmPage;
class InboxActions;
class LanesPane;
class NoticeBar;
class ProposalList;
class ProposalModel;
class ReviewCard;

/// The three panes of the inbox with their bars; holds the widgets, decides nothing.
class InboxView : public QSplitter
{
    Q_OBJECT
public:
    InboxView(const Clock &clock, ProposalModel &model, InboxActions &actions,
              QWidget *parent = nullptr);

    void setHeading(const QString &lane, const QString &detail);
    /// A quiet line over the list (gates, waiting agents); empty hides it.
    void setListNote(const QString &text, const QString &linkText);
    void setFaults(int count);
    void showCard(bool shown);
    /// The dividers stand where a person put them.
    void keepSizes();

    [[nodiscard]] bool hasOwnSizes() const { return m_sized; }

    LanesPane *lanes;
    ProposalList *list;
    ReviewCard *card;
    CalmPage *calm;
    NoticeBar *notice;

Q_SIGNALS:
    void listNoteActivated();
    void faultsRequested();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeListColumn(ProposalModel &model);
    QWidget *makeCardColumn(const Clock &clock, InboxActions &actions);
    void retranslate();

    QLabel *m_heading;
    QLabel *m_detail;
    QLabel *m_note;
    QPushButton *m_noteLink;
    QWidget *m_noteRow;
    QPushButton *m_faults;
    int m_faultCount = 0;
    bool m_sized = false;
    QStackedWidget *m_stack;
    QWidget *m_actionBar;
};

} // namespace memorydesk
