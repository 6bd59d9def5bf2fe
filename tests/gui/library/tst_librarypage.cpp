// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/common/conflictbar.h"
#include "gui/common/diffview.h"
#include "gui/common/markdowneditor.h"
#include "gui/common/noticebar.h"
#include "gui/library/foldertree.h"
#include "gui/library/frontmatterform.h"
#include "gui/library/indexpane.h"
#include "gui/library/librarypage.h"
#include "gui/library/memorylistmodel.h"
#include "gui/library/memorypane.h"
#include "gui/library/newmemorydialog.h"
#include "gui/libraryfixture.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QDialog>
#include <QDragEnterEvent>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QListView>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace memorydesk;

namespace {

const auto crossFolder = u".config/maigo/memory/"_s;
const auto projectFolder = u".claude/projects/-home-x-app/memory/"_s;
const QByteArray lintText("---\nname: Lint first\ndescription: run lint  # why\n"
                          "type: feedback\n---\n\nRun it.\r\n42\xC2\xA0km\n");
const QByteArray indexText("# Memory index\n\n- [Lint first](lint.md) \xE2\x80\x94 run lint\n"
                           "- [Dark](dark.md) \xE2\x80\x94 dark mode\n");

} // namespace

class TestLibraryPage : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();
    void listsAndFilters_data();
    void listsAndFilters();
    void formEditChangesOneValueOnly();
    void savesTypedText();
    void doesNotSaveWhileComposing();
    void cleanViewReloadsSilently();
    void conflictWays_data();
    void conflictWays();
    void realConflictKeepsBothSides();
    void sameSizeChangeIsSeenBeforeWriting();
    void deletedOnDiskKeepsText();
    void deleteIsUndoable();
    void movesBetweenFolders_data();
    void movesBetweenFolders();
    void renamesWithIndexAndLinks();
    void createsFromDialog();
    void reordersIndexLines();
    void repairsIndexWithPreview();
    void leavingAsksFirst();

private:
    void openMemory(const QString &relative);
    void acceptPreview();
    [[nodiscard]] MemoryPane &pane() const { return *m_page->memoryPane(); }
    [[nodiscard]] MarkdownEditor &editor() const { return *pane().editor(); }

    std::unique_ptr<LibraryFixture> m_home;
    std::unique_ptr<LibraryPage> m_page;
};

void TestLibraryPage::init()
{
    m_home = std::make_unique<LibraryFixture>();
    m_home->write(crossFolder + u"MEMORY.md"_s, indexText);
    m_home->write(crossFolder + u"lint.md"_s, lintText);
    m_home->write(crossFolder + u"dark.md"_s,
                  "---\nname: Dark\ndescription: dark mode\ntype: user\n---\n\nSee [[lint]]. "
                  "\xE6\xB7\xB1\xE8\x89\xB2\n");
    m_home->write(projectFolder + u"MEMORY.md"_s,
                  "- [Freeze](project_freeze.md) \xE2\x80\x94 no deploys\n");
    m_home->write(projectFolder + u"project_freeze.md"_s,
                  "---\nname: Freeze\ndescription: no deploys\ntype: project\n---\n\nNone.\n\n"
                  "**Why:** asked\n**How to apply:** always\n");
    m_home->start();
    m_page = std::make_unique<LibraryPage>(*m_home->workspace, *m_home->source);
    m_page->resize(1200, 800);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    m_home->source->rescan();
    QTRY_COMPARE(m_page->memoryList()->model()->rowCount(), 3);
}

void TestLibraryPage::cleanup()
{
    m_page.reset();
    m_home.reset();
}

void TestLibraryPage::openMemory(const QString &relative)
{
    m_page->open(m_home->path(relative));
    QTRY_COMPARE(pane().path(), m_home->path(relative));
}

void TestLibraryPage::acceptPreview()
{
    QTRY_VERIFY(m_page->findChild<QDialog *>(u"changePreviewDialog"_s) != nullptr);
    auto *dialog = m_page->findChild<QDialog *>(u"changePreviewDialog"_s);
    QTest::mouseClick(dialog->findChild<QPushButton *>(u"acceptButton"_s), Qt::LeftButton);
}

void TestLibraryPage::listsAndFilters_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<int>("rows");
    QTest::newRow("nothing typed") << QString() << 3;
    QTest::newRow("name") << u"LINT first"_s << 1;
    QTest::newRow("one Chinese character") << u"色"_s << 1;
    QTest::newRow("description") << u"deploys"_s << 1;
    QTest::newRow("no match") << u"zzz"_s << 0;
}

void TestLibraryPage::listsAndFilters()
{
    QFETCH(const QString, query);
    QFETCH(const int, rows);
    const QAbstractItemModelTester tester(m_page->memoryList()->model());
    m_page->setFilterText(query);
    QTRY_COMPARE(m_page->memoryList()->model()->rowCount(), rows);
}

void TestLibraryPage::formEditChangesOneValueOnly()
{
    openMemory(crossFolder + u"lint.md"_s);
    auto *field = pane().findChild<QLineEdit *>(u"descriptionEdit"_s);
    QTRY_COMPARE(field->text(), u"run lint"_s);
    field->selectAll();
    QTest::keyClicks(field, u"Deploys: only Tue"_s);
    pane().save();
    const QByteArray expected = QByteArray(lintText).replace(
        "description: run lint  # why", "description: \"Deploys: only Tue\"  # why");
    QTRY_COMPARE(m_home->read(crossFolder + u"lint.md"_s), expected);
    QTRY_VERIFY(!pane().isDirty());
}

void TestLibraryPage::savesTypedText()
{
    openMemory(crossFolder + u"lint.md"_s);
    editor().moveCursor(QTextCursor::End);
    QTest::keyClicks(&editor(), u"x"_s);
    QVERIFY(pane().isDirty());
    pane().save();
    QTRY_COMPARE(m_home->read(crossFolder + u"lint.md"_s), lintText + "x");
    QTRY_VERIFY(!pane().isDirty());
    QCOMPARE(pane().conflictBar()->change().kind, OutsideChange::Kind::None);
}

void TestLibraryPage::doesNotSaveWhileComposing()
{
    openMemory(crossFolder + u"lint.md"_s);
    editor().moveCursor(QTextCursor::End);
    QInputMethodEvent composing(u"ㄘㄜˋ"_s, {});
    QCoreApplication::sendEvent(&editor(), &composing);
    pane().save();
    QVERIFY(pane().isDirty());
    QInputMethodEvent committed;
    committed.setCommitString(u"測"_s);
    QCoreApplication::sendEvent(&editor(), &committed);
    pane().save();
    QTRY_COMPARE(m_home->read(crossFolder + u"lint.md"_s), lintText + "\xE6\xB8\xAC");
}

void TestLibraryPage::cleanViewReloadsSilently()
{
    openMemory(crossFolder + u"lint.md"_s);
    editor().goTo(7, 3);
    const QByteArray changed = QByteArray(lintText).replace("Lint first", "Lint always");
    m_home->write(crossFolder + u"lint.md"_s, changed);
    QTRY_COMPARE_WITH_TIMEOUT(editor().bytes(), changed, 8000);
    QCOMPARE(editor().place(), qMakePair(7, 3));
    QVERIFY(!pane().isDirty());
    QCOMPARE(pane().conflictBar()->change().kind, OutsideChange::Kind::None);
}

void TestLibraryPage::conflictWays_data()
{
    QTest::addColumn<QString>("way");
    QTest::addColumn<QByteArray>("saved");
    const QByteArray one("- [One](user_1.md) \xE2\x80\x94 ");
    const QByteArray rest(
        "- [Two](user_2.md) \xE2\x80\x94 b\n- [Three](user_3.md) \xE2\x80\x94 c\n");
    const QByteArray four("- [Four](user_4.md) \xE2\x80\x94 d\n");
    QTest::newRow("merge keeps both") << u"merge"_s << one + "A\n" + rest + four;
    QTest::newRow("use disk version") << u"disk"_s << one + "a\n" + rest + four;
    QTest::newRow("keep mine") << u"mine"_s << one + "A\n" + rest;
}

void TestLibraryPage::conflictWays()
{
    QFETCH(const QString, way);
    QFETCH(const QByteArray, saved);
    const QString file = crossFolder + u"MEMORY.md"_s;
    const QByteArray before("- [One](user_1.md) \xE2\x80\x94 a\n- [Two](user_2.md) \xE2\x80\x94 b\n"
                            "- [Three](user_3.md) \xE2\x80\x94 c\n");
    m_home->write(file, before);
    QTRY_COMPARE_WITH_TIMEOUT(m_home->source->folder(m_home->environment.maigoMemory)->index.bytes,
                              before, 8000);
    pane().openFile(m_home->environment.maigoMemory, u"MEMORY.md"_s);
    editor().replaceBytes(QByteArray(before).replace(" a\n", " A\n"));
    QVERIFY(pane().isDirty());
    m_home->write(file, before + "- [Four](user_4.md) \xE2\x80\x94 d\n");
    QTRY_COMPARE_WITH_TIMEOUT(pane().conflictBar()->change().kind, OutsideChange::Kind::Changed,
                              8000);
    QCOMPARE(pane().conflictBar()->change().added, 1);
    QCOMPARE(pane().conflictBar()->change().removed, 0);
    QVERIFY(pane().conflictBar()->change().mergesCleanly);
    pane().save(); // Refused while the bar stands.
    pane().viewDifferences();
    QCOMPARE(pane().view(), MemoryPane::View::Differences);
    if (way == u"merge"_s)
        pane().mergeDisk();
    else if (way == u"disk"_s)
        pane().useDisk();
    else
        pane().keepMine();
    QCOMPARE(pane().conflictBar()->change().kind, OutsideChange::Kind::None);
    pane().save();
    QTRY_COMPARE(m_home->read(file), saved);
    QTRY_VERIFY(!pane().isDirty());
}

void TestLibraryPage::realConflictKeepsBothSides()
{
    const QString file = crossFolder + u"dark.md"_s;
    openMemory(file);
    const QByteArray before = editor().bytes();
    editor().replaceBytes(QByteArray(before).replace("See", "Mine"));
    m_home->write(file, QByteArray(before).replace("See", "Them"));
    QTRY_COMPARE_WITH_TIMEOUT(pane().conflictBar()->change().kind, OutsideChange::Kind::Changed,
                              8000);
    QVERIFY(!pane().conflictBar()->change().mergesCleanly);
    pane().mergeDisk();
    QVERIFY(editor().bytes().contains("Mine"));
    QVERIFY(editor().bytes().contains("Them"));
    QCOMPARE(m_home->read(file), QByteArray(before).replace("See", "Them"));
}

void TestLibraryPage::sameSizeChangeIsSeenBeforeWriting()
{
    const QString file = crossFolder + u"lint.md"_s;
    openMemory(file);
    editor().moveCursor(QTextCursor::End);
    QTest::keyClicks(&editor(), u"x"_s);
    const QByteArray outside = QByteArray(lintText).replace("Run", "Ran");
    m_home->write(file, outside);
    pane().save(); // Perhaps before the watcher said anything.
    QTRY_COMPARE_WITH_TIMEOUT(pane().conflictBar()->change().kind, OutsideChange::Kind::Changed,
                              8000);
    QCOMPARE(m_home->read(file), outside);
    QCOMPARE(editor().bytes(), lintText + "x");
}

void TestLibraryPage::deletedOnDiskKeepsText()
{
    const QString file = crossFolder + u"lint.md"_s;
    openMemory(file);
    editor().moveCursor(QTextCursor::End);
    QTest::keyClicks(&editor(), u"x"_s);
    QVERIFY(QFile::remove(m_home->path(file)));
    QTRY_COMPARE_WITH_TIMEOUT(pane().conflictBar()->change().kind, OutsideChange::Kind::Deleted,
                              8000);
    QCOMPARE(editor().bytes(), lintText + "x");
    QVERIFY(!m_home->exists(file));
    pane().keepMine();
    QTRY_COMPARE(m_home->read(file), lintText + "x");
}

void TestLibraryPage::deleteIsUndoable()
{
    const QString file = crossFolder + u"lint.md"_s;
    openMemory(file);
    m_page->deleteSelected();
    QTRY_VERIFY(!m_home->exists(file));
    QVERIFY(!m_home->read(crossFolder + u"MEMORY.md"_s).contains("lint.md"));
    QTRY_COMPARE_WITH_TIMEOUT(m_page->memoryList()->model()->rowCount(), 2, 8000);
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    m_page->focusContent();
    QTest::keyClick(m_page->memoryList(), Qt::Key_U);
    QTRY_COMPARE(m_home->read(file), lintText);
    QTRY_COMPARE(m_home->read(crossFolder + u"MEMORY.md"_s), indexText);
}

void TestLibraryPage::movesBetweenFolders_data()
{
    QTest::addColumn<bool>("copies");
    QTest::newRow("drag moves") << false;
    QTest::newRow("drag with Ctrl copies") << true;
}

void TestLibraryPage::movesBetweenFolders()
{
    QFETCH(const bool, copies);
    openMemory(crossFolder + u"lint.md"_s);
    m_page->folderTree()->selectFolder(m_home->path(projectFolder.chopped(1)));
    const QRect target = m_page->folderTree()->visualRect(m_page->folderTree()->currentIndex());
    m_page->folderTree()->selectFolder({});
    auto *model = m_page->memoryList()->model();
    const int row =
        static_cast<MemoryListModel *>(model)->rowOf(m_home->path(crossFolder + u"lint.md"_s));
    const std::unique_ptr<QMimeData> mime(model->mimeData({model->index(row, 0)}));
    QVERIFY(mime->hasFormat(u"text/markdown"_s));
    QCOMPARE(mime->urls().size(), 1);
    QDragEnterEvent enter(target.center(), Qt::MoveAction | Qt::CopyAction, mime.get(),
                          Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_page->folderTree()->viewport(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(target.center(), Qt::MoveAction | Qt::CopyAction, mime.get(), Qt::LeftButton,
                    copies ? Qt::ControlModifier : Qt::NoModifier);
    QCoreApplication::sendEvent(m_page->folderTree()->viewport(), &drop);
    QTRY_VERIFY2(m_home->exists(projectFolder + u"feedback_lint.md"_s),
                 qPrintable(m_page->findChild<NoticeBar *>()->text()));
    QVERIFY(m_home->read(projectFolder + u"MEMORY.md"_s).contains("(feedback_lint.md)"));
    QCOMPARE(m_home->exists(crossFolder + u"lint.md"_s), copies);
    QCOMPARE(m_home->read(crossFolder + u"MEMORY.md"_s).contains("(lint.md)"), copies);
}

void TestLibraryPage::renamesWithIndexAndLinks()
{
    openMemory(crossFolder + u"lint.md"_s);
    m_home->prompt.text = u"lint-first"_s;
    m_page->renameFile(m_home->environment.maigoMemory, u"lint.md"_s);
    QCOMPARE(m_home->prompt.suggestion, u"lint"_s);
    acceptPreview();
    QTRY_VERIFY(m_home->exists(crossFolder + u"lint-first.md"_s));
    QVERIFY(!m_home->exists(crossFolder + u"lint.md"_s));
    QVERIFY(m_home->read(crossFolder + u"MEMORY.md"_s).contains("(lint-first.md)"));
    QVERIFY(m_home->read(crossFolder + u"dark.md"_s).contains("[[lint-first]]"));
}

void TestLibraryPage::createsFromDialog()
{
    m_page->newMemory();
    auto *dialog = m_page->findChild<NewMemoryDialog *>();
    QVERIFY(dialog != nullptr);
    dialog->findChild<QLineEdit *>(u"nameEdit"_s)->setText(u"提交前先跑測試"_s);
    QTest::keyClicks(dialog->findChild<QLineEdit *>(u"descriptionEdit"_s), u"run tests"_s);
    QVERIFY(!dialog->findChild<QLineEdit *>(u"slugEdit"_s)->text().isEmpty());
    auto *slug = dialog->findChild<QLineEdit *>(u"slugEdit"_s);
    slug->clear();
    QTest::keyClicks(slug, u"run-tests"_s);
    QTest::keyClicks(dialog->findChild<QPlainTextEdit *>(u"bodyEdit"_s), u"Always."_s);
    dialog->accept();
    QTRY_VERIFY(m_home->exists(crossFolder + u"run-tests.md"_s));
    QVERIFY(m_home->read(crossFolder + u"run-tests.md"_s).endsWith("\n\nAlways.\n"));
    QCOMPARE(m_home->read(crossFolder + u"MEMORY.md"_s),
             indexText + QStringLiteral("- [提交前先跑測試](run-tests.md) — run tests\n").toUtf8());
    QTRY_COMPARE_WITH_TIMEOUT(pane().path(), m_home->path(crossFolder + u"run-tests.md"_s), 8000);
}

void TestLibraryPage::reordersIndexLines()
{
    m_page->folderTree()->selectFolder(m_home->environment.maigoMemory);
    m_page->showIndex();
    m_page->indexPane()->moveLine(4, 3);
    QTRY_COMPARE(m_home->read(crossFolder + u"MEMORY.md"_s),
                 QByteArray("# Memory index\n\n- [Dark](dark.md) \xE2\x80\x94 dark mode\n"
                            "- [Lint first](lint.md) \xE2\x80\x94 run lint\n"));
}

void TestLibraryPage::repairsIndexWithPreview()
{
    m_home->write(crossFolder + u"MEMORY.md"_s, indexText + "- [Gone](gone.md) \xE2\x80\x94 x\n");
    QTRY_COMPARE_WITH_TIMEOUT(
        m_home->source->folder(m_home->environment.maigoMemory)->index.entries.size(), 3, 8000);
    m_page->folderTree()->selectFolder(m_home->environment.maigoMemory);
    m_page->showIndex();
    m_page->indexPane()->repair();
    acceptPreview();
    QTRY_COMPARE(m_home->read(crossFolder + u"MEMORY.md"_s), indexText);
}

void TestLibraryPage::leavingAsksFirst()
{
    openMemory(crossFolder + u"lint.md"_s);
    editor().moveCursor(QTextCursor::End);
    QTest::keyClicks(&editor(), u"x"_s);
    m_page->open(m_home->path(crossFolder + u"dark.md"_s));
    QCOMPARE(m_home->prompt.asked.size(), 1);
    QCOMPARE(pane().path(), m_home->path(crossFolder + u"lint.md"_s));
    QCOMPARE(editor().bytes(), lintText + "x");
    m_home->prompt.choice = 1; // Save.
    m_page->open(m_home->path(crossFolder + u"dark.md"_s));
    QTRY_COMPARE(pane().path(), m_home->path(crossFolder + u"dark.md"_s));
    QCOMPARE(m_home->read(crossFolder + u"lint.md"_s), lintText + "x");
}

QTEST_MAIN(TestLibraryPage)
#include "tst_librarypage.moc"
