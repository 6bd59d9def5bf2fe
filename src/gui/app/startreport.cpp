// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/startreport.h"

#include "gui/app/mainwindow.h"

#include <cstdio>

namespace memorydesk {

StartReport::StartReport(MainWindow &window, const QElapsedTimer &sinceStart)
    : m_window(window)
    , m_sinceStart(sinceStart)
{
    connect(&window, &MainWindow::shown, this, [this] {
        std::printf("first-paint-ms %lld\n", static_cast<long long>(m_sinceStart.elapsed()));
        std::fflush(stdout);
        m_timer.start(10);
    });
    connect(&m_timer, &QTimer::timeout, this, &StartReport::look);
}

void StartReport::look()
{
    if (m_window.pages().first()->isBusy())
        return;
    m_timer.stop();
    std::printf("inbox-complete-ms %lld\n", static_cast<long long>(m_sinceStart.elapsed()));
    std::fflush(stdout);
    Q_EMIT finished();
}

} // namespace memorydesk
