// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/review/inbox.h"
#include "core/review/reviewdesk.h"

#include "core/files/diskfilesystem.h"

#include <QDir>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace memorydesk;
using namespace Qt::StringLiterals;

/// The demo has to show every state of the inbox, or people look at it in vain.
class TestDemoData : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void showsEveryState();
};

void TestDemoData::showsEveryState()
{
    const QString python = QStandardPaths::findExecutable(u"python3"_s);
    if (python.isEmpty()) {
        QSKIP("python3 makes the demo data");
    }
    const QTemporaryDir folder;
    const QString home = folder.filePath(u"home"_s);
    QProcess maker;
    maker.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    maker.start(python, {QStringLiteral(MEMORYDESK_SOURCE_DIR "/resources/demo/make-demo"), home});
    QVERIFY(maker.waitForFinished(30000));
    QCOMPARE(maker.exitCode(), 0);

    DiskFileSystem disk;
    const SystemClock clock;
    const Environment environment = Environment::fromProcess(home);
    const auto desk = ReviewDesk::open(disk, clock, environment);
    QVERIFY(desk.has_value());
    const InboxContent content = InboxReader(disk, clock, environment).refresh();
    QMap<QString, int> states;
    QMap<QString, int> refusals;
    int lowConfidence = 0;
    for (const Proposal &proposal : content.proposals) {
        ++states[stateName(proposal.state)];
        ++refusals[refusalName(proposal.section.refusal)];
        lowConfidence += proposal.lowConfidence ? 1 : 0;
    }
    for (const char *state : {"pending", "undecided", "skipped", "earlier", "gated", "refused",
                              "waiting", "already-stored"}) {
        QVERIFY2(states.value(QString::fromLatin1(state)) > 0, state);
    }
    for (const char *refusal : {"incomplete", "invalid-slug", "in-code-block"}) {
        QVERIFY2(refusals.value(QString::fromLatin1(refusal)) > 0, refusal);
    }
    QVERIFY(lowConfidence > 0);
    QVERIFY(states.value(u"pending"_s) >= 8);
    QCOMPARE(content.projects.size(), 4);
    QCOMPARE(content.repositories.size(), 4);
    QVERIFY(std::ranges::any_of(
        content.faults, [](const SourceFault &fault) { return fault.code == u"damaged-row"; }));
    QCOMPARE(content.gates.size(), 1);
}

QTEST_GUILESS_MAIN(TestDemoData)
#include "tst_demodata.moc"
