// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace memorydesk {

/// What stands in place of the card when nothing is left: a calm sentence and two ways on.
class CalmPage : public QWidget
{
    Q_OBJECT
public:
    explicit CalmPage(QWidget *parent = nullptr);

    enum class Mood { Reading, Empty, NothingChosen };
    void setMood(Mood mood, const QString &sentence);
    void setUndo(bool possible);
    void setUndecided(int count);
    void retranslate();

Q_SIGNALS:
    void undoRequested();
    void undecidedRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    Mood m_mood = Mood::Reading;
    QString m_sentence;
    int m_undecidedCount = 0;
    bool m_undoPossible = false;
    QLabel *m_drawing;
    QLabel *m_title;
    QLabel *m_text;
    QPushButton *m_undo;
    QPushButton *m_undecided;
};

} // namespace memorydesk
