// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/clock.h"

#include <QTest>

using namespace memorydesk;

class TestClock : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void nowIsUtc() { QCOMPARE(SystemClock().now().timeSpec(), Qt::UTC); }
    void monotonicDoesNotGoBack()
    {
        const SystemClock clock;
        const qint64 first = clock.monotonicMs();
        QVERIFY(clock.monotonicMs() >= first);
    }
};

QTEST_GUILESS_MAIN(TestClock)
#include "tst_clock.moc"
