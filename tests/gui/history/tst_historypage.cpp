// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/common/changesview.h"
#include "gui/history/historymodel.h"
#include "gui/history/historypage.h"
#include "gui/libraryfixture.h"

#include <QAbstractItemModelTester>
#include <QDialog>
#include <QListView>
#include <QPushButton>

using namespace Qt::StringLiterals;
using namespace memorydesk;

class TestHistoryPage : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();
    void listsChangesWithTheirFiles();
    void undoesAChange();
    void restoresAnOldVersion();

private:
    void commit(const ChangeSet &change);
    [[nodiscard]] QListView &list() const
    {
        return *m_page->findChild<QListView *>(u"historyList"_s);
    }

    std::unique_ptr<LibraryFixture> m_home;
    std::unique_ptr<HistoryPage> m_page;
};

void TestHistoryPage::init()
{
    m_home = std::make_unique<LibraryFixture>();
    m_home->write(u".config/maigo/memory/a.md"_s, "one\n");
    m_home->start();
    m_page = std::make_unique<HistoryPage>(*m_home->workspace);
    m_page->resize(1000, 600);
    m_page->show();
    m_page->activate();
    const QString path = m_home->path(u".config/maigo/memory/a.md"_s);
    commit({u"revise-memory"_s, {u"a"_s}, {Replace{path, "one\n", "two\n"}}});
    commit({u"revise-memory"_s, {u"a"_s}, {Replace{path, "two\n", "three\n"}}});
    QTRY_COMPARE(list().model()->rowCount(), 2);
}

void TestHistoryPage::cleanup()
{
    m_page.reset();
    m_home.reset();
}

void TestHistoryPage::commit(const ChangeSet &change)
{
    const auto plan =
        m_home->desk->run([change](ReviewDesk &desk) { return desk.planChange(change); });
    QTRY_VERIFY(plan.isFinished());
    QVERIFY(plan.result().has_value());
    DecisionPlan confirmed = *plan.result();
    confirmed.confirmed = true;
    const auto done = m_home->desk->commit(confirmed);
    QTRY_VERIFY(done.isFinished());
    QVERIFY(done.result().has_value());
}

void TestHistoryPage::listsChangesWithTheirFiles()
{
    const QAbstractItemModelTester tester(list().model());
    list().setCurrentIndex(list().model()->index(1, 0));
    auto *changes = m_page->findChild<ChangesView *>();
    QTRY_VERIFY(changes->isVisible() && changes->files().size() == 1);
    QTRY_COMPARE(changes->files().first().before, QByteArray("one\n"));
    QCOMPARE(changes->files().first().after, QByteArray("two\n"));
    m_page->setFilterText(u"nothing like it"_s);
    QCOMPARE(list().model()->rowCount(), 0);
}

void TestHistoryPage::undoesAChange()
{
    list().setCurrentIndex(list().model()->index(0, 0));
    m_page->undoCurrent();
    QTRY_COMPARE(m_home->read(u".config/maigo/memory/a.md"_s), QByteArray("two\n"));
    QTRY_COMPARE(list().model()->rowCount(), 3);
}

void TestHistoryPage::restoresAnOldVersion()
{
    list().setCurrentIndex(list().model()->index(1, 0));
    const auto *changes = m_page->findChild<ChangesView *>();
    QTRY_VERIFY(changes->files().size() == 1 && changes->files().first().before == "one\n");
    m_page->restoreBefore();
    QTRY_VERIFY(m_page->findChild<QDialog *>(u"changePreviewDialog"_s) != nullptr);
    QCOMPARE(m_home->read(u".config/maigo/memory/a.md"_s), QByteArray("three\n"));
    QTest::mouseClick(m_page->findChild<QPushButton *>(u"acceptButton"_s), Qt::LeftButton);
    QTRY_COMPARE(m_home->read(u".config/maigo/memory/a.md"_s), QByteArray("one\n"));
}

QTEST_MAIN(TestHistoryPage)
#include "tst_historypage.moc"
