// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inbox/batchdialog.h"
#include "gui/inbox/duplicategate.h"
#include "gui/inboxfixture.h"

#include <QApplication>
#include <QCheckBox>
#include <QElapsedTimer>
#include <QInputMethodEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>

using namespace memorydesk;
using namespace Qt::StringLiterals;

namespace {

const auto queuePath = u"api/.orchestrator/metrics/proposals.jsonl"_s;
const auto learningsPath = u"api/.orchestrator/metrics/learnings.jsonl"_s;
const auto rejectedPath = u"api/.orchestrator/proposals.rejected.log"_s;
const auto archivePath = u"api/.orchestrator/runtime/proposals-archive.jsonl"_s;
const auto indexPath = u".config/maigo/memory/MEMORY.md"_s;

QByteArray threeRows()
{
    return InboxFixture::row(1, "Cache first") + InboxFixture::row(2, "Pin the tools")
        + InboxFixture::row(3, "Small commits");
}

/// The text a person handed over, as one pending section.
void handOver(InboxFixture &fixture, const QByteArray &text)
{
    const auto result =
        submitText(fixture.environment, fixture.clock, QString::fromUtf8(text), u"test"_s);
    QVERIFY(result.has_value());
}

} // namespace

class TestInboxPage : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { new CompositionGuard(qApp); }

    void storePromotesARowAndUndoPutsEveryByteBack()
    {
        InboxFixture fixture;
        fixture.makeRepository(u"api"_s, threeRows());
        fixture.start();
        QCOMPARE(fixture.page->badge(), 3);
        fixture.pressInList(Qt::Key_S);
        QTRY_COMPARE(fixture.read(queuePath),
                     InboxFixture::row(2, "Pin the tools") + InboxFixture::row(3, "Small commits"));
        const QByteArray learnings = fixture.read(learningsPath);
        QVERIFY(learnings.startsWith("{\"id\":\"p1\""));
        QVERIFY(learnings.endsWith("}\n"));
        QCOMPARE(learnings.count('\n'), 1);
        QCOMPARE(fixture.read(archivePath), InboxFixture::row(1, "Cache first"));
        fixture.settle();
        QTRY_COMPARE(fixture.page->badge(), 2);
        fixture.pressInList(Qt::Key_U);
        QTRY_COMPARE(fixture.read(queuePath), threeRows());
        QVERIFY(fixture.read(learningsPath).isEmpty());
        QVERIFY(fixture.read(archivePath).isEmpty());
        QTRY_COMPARE(fixture.page->badge(), 3);
    }

    void undoAndRedoWorkAfterARestart()
    {
        InboxFixture fixture;
        fixture.makeRepository(u"api"_s, threeRows());
        fixture.start();
        fixture.pressInList(Qt::Key_X);
        QTRY_VERIFY(fixture.read(rejectedPath).contains("\"id\":\"p1\""));
        fixture.settle();
        fixture.restart();
        QTRY_VERIFY(fixture.desk->canUndo());
        fixture.pressInList(Qt::Key_U);
        QTRY_COMPARE(fixture.read(queuePath), threeRows());
        fixture.settle();
        QTRY_VERIFY(fixture.desk->canRedo());
        fixture.pressInList(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(!fixture.read(queuePath).contains("\"id\":\"p1\""));
    }

    void storeWritesASectionAsAMemoryWithItsIndexLine()
    {
        InboxFixture fixture;
        handOver(fixture, InboxFixture::section("Lint before push", "lint-before-push"));
        fixture.start();
        QCOMPARE(fixture.page->badge(), 1);
        QCOMPARE(fixture.child<QLabel>("indexLineLabel")->text(),
                 u"+ - [Lint before push](lint-before-push.md) — What Lint before push means"_s);
        fixture.pressInList(Qt::Key_S);
        QTRY_VERIFY(fixture.exists(u".config/maigo/memory/lint-before-push.md"_s));
        QTRY_COMPARE(
            fixture.read(indexPath),
            QByteArray("# Memory index\n\n- [Lint before push](lint-before-push.md) — What "
                       "Lint before push means\n"));
        const QByteArray memory = fixture.read(u".config/maigo/memory/lint-before-push.md"_s);
        QVERIFY(memory.startsWith("---\nname: Lint before push\n"));
        QVERIFY(memory.contains("type: feedback\n"));
        QVERIFY(memory.contains("Text of Lint before push"));
        QTRY_COMPARE(fixture.page->badge(), 0);
        QTRY_VERIFY(fixture.desk->canUndo());
        fixture.pressInList(Qt::Key_U);
        QTRY_VERIFY(!fixture.exists(u".config/maigo/memory/lint-before-push.md"_s));
        QVERIFY(!fixture.exists(indexPath));
    }

    void editThenStoreWritesWhatWasTyped()
    {
        InboxFixture fixture;
        handOver(fixture, InboxFixture::section("Lint before push", "lint-before-push"));
        fixture.start();
        fixture.pressInList(Qt::Key_E);
        auto *name = fixture.child<QLineEdit>("nameEdit");
        QVERIFY(name->hasFocus());
        QTest::keyClicks(name, u" today"_s);
        QTest::keyClick(name, Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(fixture.read(indexPath),
                     QByteArray("# Memory index\n\n- [Lint before push today](lint-before-push.md) "
                                "— What Lint before push means\n"));
    }

    void lettersInAFieldAreText()
    {
        InboxFixture fixture;
        fixture.makeRepository(u"api"_s, threeRows());
        handOver(fixture, InboxFixture::section("Alpha", "alpha"));
        fixture.start();
        for (int step = 0; step < 4; ++step)
            fixture.pressInList(Qt::Key_J);
        fixture.settle();
        fixture.pressInList(Qt::Key_E);
        auto *name = fixture.child<QLineEdit>("nameEdit");
        QTest::keyClicks(name, u"sexdum jk/?"_s);
        QVERIFY(name->text().endsWith(u"sexdum jk/?"_s));
        auto *body = fixture.child<QPlainTextEdit>("bodyEdit");
        body->setFocus();
        QTest::keyClicks(body, u"sexdu"_s);
        QVERIFY(body->toPlainText().startsWith(u"sexdu"_s));
        fixture.settle();
        QCOMPARE(fixture.page->badge(), 4);
        QCOMPARE(fixture.read(queuePath), threeRows());
    }

    void skipMovesARowToTheRejectedLog()
    {
        InboxFixture fixture;
        fixture.makeRepository(u"api"_s, threeRows());
        fixture.start();
        fixture.pressInList(Qt::Key_X);
        QTRY_COMPARE(fixture.read(queuePath),
                     InboxFixture::row(2, "Pin the tools") + InboxFixture::row(3, "Small commits"));
        const QByteArray rejected = fixture.read(rejectedPath);
        QVERIFY(rejected.contains("\"_rejected_reason\":\"user-declined\""));
        QCOMPARE(rejected.count('\n'), 1);
        QVERIFY(fixture.read(learningsPath).isEmpty());
    }

    void notNowWritesNothingOfThePersons()
    {
        InboxFixture fixture;
        fixture.makeRepository(u"api"_s, threeRows());
        fixture.start();
        fixture.pressInList(Qt::Key_D);
        QTRY_COMPARE(fixture.page->badge(), 2);
        QCOMPARE(fixture.read(queuePath), threeRows());
        QVERIFY(!fixture.exists(rejectedPath));
        QVERIFY(!fixture.exists(learningsPath));
        QTRY_VERIFY(fixture.desk->canUndo());
        fixture.pressInList(Qt::Key_U);
        QTRY_COMPARE(fixture.page->badge(), 3);
    }

    void enterOpensAndNeverStores()
    {
        InboxFixture fixture;
        fixture.makeRepository(u"api"_s, threeRows());
        fixture.start();
        fixture.pressInList(Qt::Key_Return);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        fixture.settle();
        QCOMPARE(fixture.read(queuePath), threeRows());
    }

    void compositionKeepsReturnAndEscape_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        for (const char *field : {"nameEdit", "descriptionEdit", "slugEdit", "bodyEdit"}) {
            const QString name = QString::fromLatin1(field);
            QTest::addRow("%s return", field)
                << name << Qt::Key_Return << Qt::KeyboardModifiers(Qt::NoModifier);
            QTest::addRow("%s escape", field)
                << name << Qt::Key_Escape << Qt::KeyboardModifiers(Qt::NoModifier);
            QTest::addRow("%s store", field)
                << name << Qt::Key_Return << Qt::KeyboardModifiers(Qt::ControlModifier);
        }
    }
    void compositionKeepsReturnAndEscape()
    {
        QFETCH(QString, field);
        QFETCH(Qt::Key, key);
        QFETCH(Qt::KeyboardModifiers, modifiers);
        InboxFixture fixture;
        handOver(fixture, InboxFixture::section("Alpha", "alpha"));
        fixture.start();
        auto *widget = fixture.page->findChild<QWidget *>(field);
        widget->setFocus();
        QInputMethodEvent composing(u"ㄘㄜˋ"_s, {});
        QApplication::sendEvent(widget, &composing);
        QTest::keyClick(widget, key, modifiers);
        QTest::qWait(400);
        QVERIFY(!fixture.exists(u".config/maigo/memory"_s));
        QVERIFY(widget->hasFocus());
        QInputMethodEvent done;
        done.setCommitString(u"測"_s);
        QApplication::sendEvent(widget, &done);
        const auto *line = qobject_cast<QLineEdit *>(widget);
        const QString text =
            line != nullptr ? line->text() : qobject_cast<QPlainTextEdit *>(widget)->toPlainText();
        QVERIFY(text.contains(u'測'));
        QVERIFY(!text.contains(u'ㄘ'));
    }

    void anAppendShowsWithinASecondAndKeepsTyping()
    {
        InboxFixture fixture;
        fixture.makeRepository(u"api"_s, threeRows());
        handOver(fixture, InboxFixture::section("Alpha", "alpha"));
        fixture.start();
        fixture.page->showProposal(fixture.page->currentKey());
        for (int step = 0; step < 4; ++step)
            fixture.pressInList(Qt::Key_J);
        fixture.settle();
        const QString key = fixture.page->currentKey();
        auto *description = fixture.child<QLineEdit>("descriptionEdit");
        description->setFocus();
        description->setCursorPosition(4);
        QTest::keyClicks(description, u"typed "_s);
        const QString typed = description->text();
        QElapsedTimer sinceAppend;
        sinceAppend.start();
        fixture.append(queuePath, InboxFixture::row(4, "Fresh from an agent"));
        QTRY_COMPARE_WITH_TIMEOUT(fixture.page->badge(), 5, 5000);
        QVERIFY2(sinceAppend.elapsed() <= 1000, qPrintable(u"%1 ms"_s.arg(sinceAppend.elapsed())));
        QCOMPARE(fixture.page->currentKey(), key);
        QCOMPARE(description->text(), typed);
        QCOMPARE(description->cursorPosition(), 10);
        QVERIFY(description->hasFocus());
    }

    void fiveHundredRowsOfTenProjects()
    {
        InboxFixture fixture;
        for (int project = 0; project < 10; ++project) {
            QByteArray queue;
            for (int number = 0; number < 50; ++number)
                queue += InboxFixture::row(project * 100 + number,
                                           number == 7 ? "Zebra"
                                                       : "Subject " + QByteArray::number(number));
            fixture.makeRepository(u"project-%1"_s.arg(project), queue);
        }
        fixture.start();
        QCOMPARE(fixture.page->badge(), 500);
        QCOMPARE(fixture.list()->model()->rowCount(), 510);
        fixture.page->setFilterText(u"zebra"_s);
        QCOMPARE(fixture.list()->model()->rowCount(), 20);
    }

    void aCollidingFileNameIsAskedAbout()
    {
        InboxFixture fixture;
        const QByteArray old("---\nname: Old\ndescription: Before\ntype: user\n---\n\nSomething "
                             "entirely different about lunch\n");
        fixture.write(u".config/maigo/memory/alpha.md"_s, old);
        fixture.write(indexPath, "# Memory index\n\n- [Old](alpha.md) — Before\n");
        handOver(fixture, InboxFixture::section("Alpha", "alpha"));
        fixture.start();
        fixture.pressInList(Qt::Key_S);
        QTRY_COMPARE(fixture.prompt.asked.size(), 1);
        QCOMPARE(fixture.read(u".config/maigo/memory/alpha.md"_s), old);
        fixture.prompt.choice = 2;
        fixture.pressInList(Qt::Key_S);
        QTRY_VERIFY(fixture.read(u".config/maigo/memory/alpha.md"_s).contains("name: Alpha\n"));
        QTRY_COMPARE(fixture.read(indexPath),
                     QByteArray("# Memory index\n\n- [Alpha](alpha.md) — What Alpha means\n"));
    }

    void somethingAlikeNeedsAChoice()
    {
        InboxFixture fixture;
        const QByteArray old("---\nname: Run the linter before each push\ndescription: Lint first\n"
                             "type: feedback\n---\n\nAlways run the linter before each push to the "
                             "main branch.\n");
        fixture.write(u".config/maigo/memory/lint.md"_s, old);
        handOver(fixture,
                 "## Memory propose\n\n- **name**: Run the linter before each push\n"
                 "- **slug**: linter\n- **description**: Lint first\n- **type**: feedback\n"
                 "- **rationale**: asked for\n"
                 "- **body**: Always run the linter before each push to the main branch!\n");
        fixture.start();
        // The same text is listed as stored already; it can be stored all the same.
        if (fixture.page->badge() == 0)
            QSKIP("listed as already stored");
        fixture.pressInList(Qt::Key_S);
        DuplicateGate *gate = nullptr;
        QTRY_VERIFY((gate = fixture.page->findChild<DuplicateGate *>()) != nullptr);
        QVERIFY(!fixture.exists(u".config/maigo/memory/linter.md"_s));
        gate->findChild<QPushButton *>(u"createButton"_s)->click();
        QTRY_VERIFY(fixture.exists(u".config/maigo/memory/linter.md"_s));
        QCOMPARE(fixture.read(u".config/maigo/memory/lint.md"_s), old);
    }

    void aClosedBatchDeclinesNothing()
    {
        InboxFixture fixture;
        fixture.makeRepository(u"api"_s, threeRows());
        fixture.start();
        fixture.pressInList(Qt::Key_B);
        auto *dialog = fixture.page->findChild<BatchDialog *>();
        QVERIFY(dialog != nullptr);
        QCOMPARE(dialog->findChild<QLabel *>(u"headerLabel"_s)->text(), u"Memory · api"_s);
        dialog->close();
        QTRY_COMPARE(fixture.page->badge(), 0);
        QCOMPARE(fixture.read(queuePath), threeRows());
        QVERIFY(!fixture.exists(rejectedPath));
    }

    void aBatchStoresAndArchivesWhatWasShown()
    {
        InboxFixture fixture;
        fixture.makeRepository(u"api"_s, threeRows());
        fixture.start();
        fixture.pressInList(Qt::Key_B);
        auto *dialog = fixture.page->findChild<BatchDialog *>();
        QVERIFY(dialog != nullptr);
        const auto options = dialog->findChildren<QCheckBox *>();
        QCOMPARE(options.size(), 3);
        options.at(1)->setChecked(true);
        dialog->findChild<QPushButton *>(u"nextButton"_s)->click();
        auto *confirm = dialog->findChild<QPushButton *>(u"confirmButton"_s);
        QTRY_VERIFY(confirm->isEnabled());
        QCOMPARE(fixture.read(queuePath), threeRows());
        confirm->click();
        QTRY_VERIFY(fixture.read(learningsPath).contains("\"id\":\"p2\""));
        QTRY_COMPARE(fixture.read(rejectedPath).count('\n'), 2);
        QVERIFY(fixture.read(queuePath).isEmpty());
    }
};

QTEST_MAIN(TestInboxPage)
#include "tst_inboxpage.moc"
