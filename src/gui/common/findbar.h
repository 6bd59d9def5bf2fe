// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <memory>

namespace Ui {
class FindBar;
}

namespace memorydesk {

class MarkdownEditor;

/// Find and replace under an editor; hidden until asked for. Escape closes it and gives the focus
/// back.
class FindBar : public QWidget
{
    Q_OBJECT
public:
    explicit FindBar(MarkdownEditor &editor, QWidget *parent = nullptr);
    ~FindBar() override;

    /// Shows the bar with the editor's selected text.
    void open();
    void close();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void search();
    void step(bool backward);

    const std::unique_ptr<Ui::FindBar> m_ui;
    MarkdownEditor &m_editor;
};

} // namespace memorydesk
