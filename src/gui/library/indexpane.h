// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/memoryfolder.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;

namespace memorydesk {

class ChangeRunner;
class IndexLineList;
class LibrarySource;

/// A folder's MEMORY.md as an agent sees it: every line with its state, where loading ends, lines
/// dragged to reorder, and the repair of what is broken. GUI thread.
class IndexPane : public QWidget
{
    Q_OBJECT
public:
    IndexPane(LibrarySource &source, ChangeRunner &runner, QWidget *parent = nullptr);

    void showFolder(const QString &folder);
    [[nodiscard]] const QString &folder() const { return m_folder; }
    /// Moves line `line` (1-based) before line `before` and writes it.
    void moveLine(int line, int before);
    void repair();

Q_SIGNALS:
    void sourceRequested(const QString &folder);
    void memoryRequested(const QString &folder, const QString &fileName);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void refreshHead(const MemoryFolder &folder);
    [[nodiscard]] QString stateText(const IndexEntry &entry) const;

    LibrarySource &m_source;
    ChangeRunner &m_runner;
    QString m_folder;
    QLabel *m_title;
    QLabel *m_budget;
    QPushButton *m_repairButton;
    QPushButton *m_sourceButton;
    IndexLineList *m_lines;
    QLabel *m_unlisted;
};

} // namespace memorydesk
