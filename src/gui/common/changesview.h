// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/changeset.h"

#include <QWidget>

class QListWidget;

namespace memorydesk {

class DiffView;

/// Every file of a change as a list, the chosen one as a difference. GUI thread.
class ChangesView : public QWidget
{
    Q_OBJECT
public:
    explicit ChangesView(QWidget *parent = nullptr);

    void setFiles(const QList<FileChange> &files);
    [[nodiscard]] const QList<FileChange> &files() const { return m_files; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void refreshList();
    void showCurrent();

    QList<FileChange> m_files;
    QListWidget *m_list;
    DiffView *m_difference;
};

} // namespace memorydesk
