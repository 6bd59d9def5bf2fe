// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/common/compositionguard.h"

#include <QApplication>
#include <QInputMethod>
#include <QInputMethodEvent>
#include <QKeyEvent>

namespace memorydesk {

CompositionGuard::CompositionGuard(QObject *application)
    : QObject(application)
{
    application->installEventFilter(this);
}

bool CompositionGuard::finish()
{
    if (isComposing())
        QGuiApplication::inputMethod()->commit();
    return !isComposing();
}

CompositionGuard *CompositionGuard::of(const QObject *application)
{
    return application->findChild<CompositionGuard *>(Qt::FindDirectChildrenOnly);
}

bool CompositionGuard::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::InputMethod: {
        const auto *input = static_cast<QInputMethodEvent *>(event);
        if (!input->preeditString().isEmpty())
            m_field = watched;
        else if (m_field == watched)
            m_field = nullptr;
        return false;
    }
    case QEvent::FocusOut:
        if (m_field == watched)
            m_field = nullptr;
        return false;
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress: {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool belongs = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter
            || key->key() == Qt::Key_Escape;
        if (!isComposing() || !belongs || key->modifiers() != Qt::NoModifier)
            return false;
        // Taken for the field's own, so that no shortcut and no default button gets it.
        event->accept();
        return true;
    }
    default:
        return false;
    }
}

bool compositionFinished()
{
    CompositionGuard *guard = CompositionGuard::of(qApp);
    return guard == nullptr || guard->finish();
}

} // namespace memorydesk
