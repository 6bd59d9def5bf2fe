// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/memory/library.h"

#include <QTest>

using namespace memorydesk;
using namespace Qt::StringLiterals;

class TestMemoryFilter : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void finds_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QList<int>>("ids");
        QTest::newRow("empty shows all") << QString() << QList<int>{0, 1, 2, 3};
        QTest::newRow("blank shows all") << u"  \u3000"_s << QList<int>{0, 1, 2, 3};
        QTest::newRow("one character") << u"測"_s << QList<int>{0, 3};
        QTest::newRow("in the body") << u"發佈"_s << QList<int>{1};
        QTest::newRow("case") << u"DEPLOY"_s << QList<int>{1, 2};
        QTest::newRow("slug") << u"dark-ui"_s << QList<int>{2};
        QTest::newRow("two words") << u"deploy 部署"_s << QList<int>{1};
        QTest::newRow("order does not matter") << u"部署 deploy"_s << QList<int>{1};
        QTest::newRow("not over a border") << u"甲乙"_s << QList<int>();
        QTest::newRow("absent") << u"zebra"_s << QList<int>();
        QTest::newRow("astral") << u"\U0001F680"_s << QList<int>{3};
        QTest::newRow("composed finds decomposed") << u"caf\u00E9"_s << QList<int>{3};
        QTest::newRow("sharp s") << u"STRAßE"_s << QList<int>{2};
        QTest::newRow("repeated start") << u"aab"_s << QList<int>{3};
    }
    void finds()
    {
        QFETCH(QString, query);
        QFETCH(QList<int>, ids);
        const MemoryFilter filter({
            {u"測試"_s, u"先跑測試"_s, u"tests"_s, u"甲"_s},
            {u"乙 Deploy"_s, u"部署"_s, u"deploy-window"_s, u"只在週二發佈\n"_s},
            {u"UI"_s, u"deploy later"_s, u"dark-ui"_s, u"Straße"_s},
            {u"mixed"_s, u""_s, u"m"_s, u"測\U0001F680 cafe\u0301 aaab"_s},
        });
        QCOMPARE(filter.matches(query), ids);
        QCOMPARE(filter.size(), 4);
    }
    void emptyLibrary() { QVERIFY(MemoryFilter({}).matches(u"a"_s).isEmpty()); }
    void cancelled()
    {
        const MemoryFilter filter({{u"a"_s, {}, {}, {}}});
        const CancelToken cancel;
        cancel.cancel();
        QVERIFY(filter.matches(u"a"_s, cancel).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestMemoryFilter)
#include "tst_memoryfilter.moc"
