// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/common/watch.h"

#include <QFrame>

class QLabel;
class QToolButton;

namespace memorydesk {

/// The line at the bottom: page status, watch state, language. Owned by the main window.
class StatusStrip : public QFrame
{
    Q_OBJECT
public:
    explicit StatusStrip(QWidget *parent = nullptr);

    void setStatus(const QString &text);
    void setWatchState(const WatchState &state);
    void setLanguageMenu(QMenu *menu);
    void setLanguageName(const QString &name);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    WatchState m_watch;
    QLabel *m_status;
    QLabel *m_watchIcon;
    QLabel *m_watchText;
    QToolButton *m_language;
};

} // namespace memorydesk
