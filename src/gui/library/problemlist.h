// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/fixes.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QMenu;
class QToolButton;

namespace memorydesk {

/// Findings of the document in the editor; a click goes to the place, *Fix* offers repairs. GUI
/// thread.
class ProblemList : public QWidget
{
    Q_OBJECT
public:
    explicit ProblemList(QWidget *parent = nullptr);

    /// `folder` holds the document as it stands in the editor; it answers what can be repaired.
    void setProblems(const Problems &problems, const MemoryFolder &folder, const QDate &today);
    [[nodiscard]] const Problems &problems() const { return m_problems; }
    [[nodiscard]] QList<QuickFix> currentFixes() const;
    void selectProblem(int row);

Q_SIGNALS:
    void placeRequested(int line, int column);
    void fixRequested(const memorydesk::QuickFix &fix);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void refreshFixes();

    Problems m_problems;
    MemoryFolder m_folder;
    QDate m_today;
    QLabel *m_title;
    QToolButton *m_fixButton;
    QMenu *m_fixMenu;
    QListWidget *m_list;
};

} // namespace memorydesk
