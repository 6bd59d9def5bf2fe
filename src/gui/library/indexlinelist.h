// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

namespace memorydesk {

/// Lines of an index that can be dragged to another place. Says what was asked for; the lines
/// themselves change only when the file did. GUI thread.
class IndexLineList : public QListWidget
{
    Q_OBJECT
public:
    explicit IndexLineList(QWidget *parent = nullptr);

    /// Role of an item's 1-based line; 0 for the mark that shows where loading ends.
    static constexpr int lineRole = Qt::UserRole + 1;
    /// Role of the file an item's line names.
    static constexpr int fileRole = Qt::UserRole + 2;

Q_SIGNALS:
    void moveRequested(int line, int before);

protected:
    void dropEvent(QDropEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// Line that the item in `row` or the next one with a line has; one past the last at the end.
    [[nodiscard]] int lineAt(int row) const;
};

} // namespace memorydesk
