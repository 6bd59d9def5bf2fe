// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QFrame>
#include <QList>
#include <QPointer>

class QLineEdit;
class QListWidget;

namespace memorydesk {

/// A list of every command that fits what is typed; Return runs the chosen one. Closes when it
/// loses the focus. A child of the window, drawn over its content.
class CommandPalette : public QFrame
{
    Q_OBJECT
public:
    CommandPalette(const QList<QAction *> &commands, QWidget *window);

    /// Shows it at the top centre of the window with the focus in the field.
    void popUp();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill(const QString &text);
    void runCurrent();

    QList<QPointer<QAction>> m_commands;
    QLineEdit *m_field;
    QListWidget *m_list;
};

/// Whether all letters of `wanted` occur in `text` in order, and how well (0 = not at all):
/// whole words and starts of words count more. Case and blanks do not matter.
[[nodiscard]] int matchScore(const QString &wanted, const QString &text);

} // namespace memorydesk
