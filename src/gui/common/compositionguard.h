// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class QWidget;

namespace memorydesk {

/// Knows whether an input method is composing text in any field of the program, and keeps Return,
/// Enter and Escape of that time from reaching fields, dialogs and shortcuts: they belong to the
/// composition (case: a draft stored or closed by confirming a candidate). Installed on the
/// application object; GUI thread.
class CompositionGuard : public QObject
{
    Q_OBJECT
public:
    explicit CompositionGuard(QObject *application);

    [[nodiscard]] bool isComposing() const { return !m_field.isNull(); }
    /// Asks the input method to commit; true when nothing is being composed afterwards.
    bool finish();
    /// The guard of this program, or null in tests without one.
    [[nodiscard]] static CompositionGuard *of(const QObject *application);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QPointer<QObject> m_field;
};

/// Whether a decision may go on: no composition is open, or it could be committed.
[[nodiscard]] bool compositionFinished();

} // namespace memorydesk
