// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/files/inmemoryfilesystem.h"
#include "core/files/pathgate.h"

#include <QTest>

using namespace memorydesk;
using namespace Qt::StringLiterals;

class TestPathGate : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void names_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("path"); // Empty: refused.
        QTest::addColumn<ErrorCode>("code");
        const auto good = [](const char *row, const QString &name, const QString &path) {
            QTest::newRow(row) << name << path << ErrorCode::Io;
        };
        const auto bad = [](const char *row, const QString &name, ErrorCode code) {
            QTest::newRow(row) << name << QString() << code;
        };
        good("plain new name", u"feedback_a.md"_s, u"/real/m/feedback_a.md"_s);
        good("existing file", u"a.md"_s, u"/real/m/a.md"_s);
        good("in a folder", u"team/b.md"_s, u"/real/m/team/b.md"_s);
        good("CJK", u"規則.md"_s, u"/real/m/規則.md"_s);
        good("percent signs are only letters", u"%2e%2e%2fx"_s, u"/real/m/%2e%2e%2fx"_s);
        good("reserved elsewhere", u"feedback_con.md"_s, u"/real/m/feedback_con.md"_s);
        good("dots inside", u"a..b.md"_s, u"/real/m/a..b.md"_s);
        good("two links, both inside", u"hop1.md"_s, u"/real/m/a.md"_s);
        good("255 bytes", QString(255, u'a'), u"/real/m/"_s + QString(255, u'a'));
        bad("parent", u"../escape"_s, ErrorCode::InvalidName);
        bad("bare parent", u".."_s, ErrorCode::InvalidName);
        bad("itself", u"."_s, ErrorCode::InvalidName);
        bad("parent in the middle", u"team/../../x"_s, ErrorCode::InvalidName);
        bad("absolute", u"/etc/cron.d/x"_s, ErrorCode::InvalidName);
        bad("backslash", u"a\\b"_s, ErrorCode::InvalidName);
        bad("NUL", u"x"_s + QChar(u'\0') + u"y"_s, ErrorCode::InvalidName);
        bad("line feed", u"x\ny"_s, ErrorCode::InvalidName);
        bad("delete", u"x\x7fy"_s, ErrorCode::InvalidName);
        bad("next line (C1)", u"x\x85y"_s, ErrorCode::InvalidName);
        bad("line separator", u"x\u2028y"_s, ErrorCode::InvalidName);
        bad("lone surrogate", u"x"_s + QChar(0xd800), ErrorCode::InvalidName);
        bad("empty", QString(), ErrorCode::InvalidName);
        bad("trailing slash", u"team/"_s, ErrorCode::InvalidName);
        bad("256 bytes", QString(256, u'a'), ErrorCode::InvalidName);
        bad("86 letters of 3 bytes", QString(86, u'規'), ErrorCode::InvalidName);
        bad("no such folder", u"none/x.md"_s, ErrorCode::NotFound);
        bad("link out", u"out.md"_s, ErrorCode::OutsideRoot);
        bad("folder link out", u"outside/x.md"_s, ErrorCode::OutsideRoot);
        bad("link to nothing", u"dangling.md"_s, ErrorCode::OutsideRoot);
        bad("folder with a similar name", u"twin/x.md"_s, ErrorCode::OutsideRoot);
        bad("FIFO", u"fifo.md"_s, ErrorCode::NotRegular);
        bad("folder", u"team"_s, ErrorCode::NotRegular);
        bad("link to a folder", u"teamlink"_s, ErrorCode::NotRegular);
        bad("link in a circle", u"circle.md"_s, ErrorCode::OutsideRoot);
    }
    void names()
    {
        QFETCH(QString, name);
        QFETCH(QString, path);
        QFETCH(ErrorCode, code);
        InMemoryFileSystem disk;
        disk.setFile(u"/real/m/a.md"_s, "a");
        disk.setFolder(u"/real/m/team"_s);
        disk.setFile(u"/etc/secret"_s, "s");
        disk.setFolder(u"/real/m-twin"_s);
        disk.setSymlink(u"/memory"_s, u"/real/m"_s);
        disk.setSymlink(u"/real/m/hop1.md"_s, u"hop2.md"_s);
        disk.setSymlink(u"/real/m/hop2.md"_s, u"a.md"_s);
        disk.setSymlink(u"/real/m/out.md"_s, u"/etc/secret"_s);
        disk.setSymlink(u"/real/m/outside"_s, u"/etc"_s);
        disk.setSymlink(u"/real/m/dangling.md"_s, u"/real/m/nothing.md"_s);
        disk.setSymlink(u"/real/m/twin"_s, u"/real/m-twin"_s);
        disk.setSymlink(u"/real/m/teamlink"_s, u"team"_s);
        disk.setSymlink(u"/real/m/circle.md"_s, u"circle.md"_s);
        disk.setFifo(u"/real/m/fifo.md"_s);
        const auto before = disk.tree();
        const Result<QString> found = pathInside(disk, u"/memory"_s, name);
        QCOMPARE(found.has_value(), !path.isEmpty());
        if (found) {
            QCOMPARE(*found, path);
        } else {
            QCOMPARE(found.error().code, code);
        }
        QCOMPARE(disk.tree(), before);
    }
};

QTEST_GUILESS_MAIN(TestPathGate)
#include "tst_pathgate.moc"
