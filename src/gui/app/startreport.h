// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace memorydesk {

class MainWindow;

/// `--print-first-paint`: prints `first-paint-ms N` and `inbox-complete-ms N`, then ends the
/// program.
class StartReport : public QObject
{
    Q_OBJECT
public:
    StartReport(MainWindow &window, const QElapsedTimer &sinceStart);

Q_SIGNALS:
    void finished();

private:
    void look();

    MainWindow &m_window;
    QElapsedTimer m_sinceStart;
    QTimer m_timer;
};

} // namespace memorydesk
