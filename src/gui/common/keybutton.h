// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

class QAction;

namespace memorydesk {

/// A button for an action that shows the action's key as a small cap. Follows text, state and tool
/// tip of the action.
class KeyButton : public QPushButton
{
    Q_OBJECT
public:
    enum class Kind { Plain, Primary, Quiet };
    KeyButton(QAction *action, Kind kind, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void follow();
    [[nodiscard]] QString keyText() const;
    [[nodiscard]] int capWidth() const;

    QAction *m_action;
    Kind m_kind;
};

} // namespace memorydesk
