// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/libraryfixture.h"
#include "gui/problems/problemmodel.h"
#include "gui/problems/problemspage.h"

#include <QAbstractItemModelTester>
#include <QDialog>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>

using namespace Qt::StringLiterals;
using namespace memorydesk;

class TestProblemsPage : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();
    void listsAndFilters();
    void fixesAllOfAKindWithOneUndo();
    void dismissalIsRemembered();
    void opensThePlace();

private:
    void select(const QString &code);
    [[nodiscard]] ProblemModel &model() const
    {
        return static_cast<ProblemModel &>(*m_page->table()->model());
    }

    std::unique_ptr<LibraryFixture> m_home;
    std::unique_ptr<ProblemsPage> m_page;
};

namespace {

const auto first = u".claude/projects/-home-x-one/memory/"_s;
const auto second = u".claude/projects/-home-x-two/memory/"_s;
const QByteArray colon("---\nname: Window\ndescription: Deploys: only Tue\ntype: user\n---\n\nx\n");

} // namespace

void TestProblemsPage::init()
{
    m_home = std::make_unique<LibraryFixture>();
    for (const QString &folder : {first, second}) {
        m_home->write(folder + u"user_window.md"_s, colon);
        m_home->write(folder + u"MEMORY.md"_s, "- [Window](user_window.md) \xE2\x80\x94 x\n");
    }
    m_home->start();
    m_page = std::make_unique<ProblemsPage>(*m_home->workspace, *m_home->source);
    m_page->resize(1100, 600);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
}

void TestProblemsPage::cleanup()
{
    m_page.reset();
    m_home.reset();
}

void TestProblemsPage::select(const QString &code)
{
    for (int row = 0; row < model().rowCount(); ++row) {
        if (model().row(row).problem.code == code) {
            m_page->table()->setCurrentIndex(model().index(row, 0));
            return;
        }
    }
    QFAIL(qPrintable(u"no problem "_s + code));
}

void TestProblemsPage::listsAndFilters()
{
    const QAbstractItemModelTester tester(&model());
    const int all = model().rowCount();
    QVERIFY(all >= 2);
    m_page->setFilterText(u"-home-x-one"_s);
    QVERIFY(model().rowCount() > 0);
    QVERIFY(model().rowCount() < all);
    m_page->setFilterText({});
    QCOMPARE(model().rowCount(), all);
}

void TestProblemsPage::fixesAllOfAKindWithOneUndo()
{
    select(u"yaml-error"_s);
    m_page->fixAllOfKind();
    QTRY_VERIFY(m_page->findChild<QDialog *>(u"changePreviewDialog"_s) != nullptr);
    QCOMPARE(m_home->read(first + u"user_window.md"_s), colon);
    QTest::mouseClick(m_page->findChild<QPushButton *>(u"acceptButton"_s), Qt::LeftButton);
    const QByteArray fixed =
        QByteArray(colon).replace("Deploys: only Tue", "\"Deploys: only Tue\"");
    QTRY_COMPARE(m_home->read(first + u"user_window.md"_s), fixed);
    QTRY_COMPARE(m_home->read(second + u"user_window.md"_s), fixed);
    const auto undone = m_home->desk->undo();
    QTRY_VERIFY(undone.isFinished());
    QCOMPARE(m_home->read(first + u"user_window.md"_s), colon);
    QCOMPARE(m_home->read(second + u"user_window.md"_s), colon);
}

void TestProblemsPage::dismissalIsRemembered()
{
    const int all = model().rowCount();
    select(u"yaml-error"_s);
    m_page->dismissCurrent();
    QCOMPARE(model().rowCount(), all - 1);
    m_page = std::make_unique<ProblemsPage>(*m_home->workspace, *m_home->source);
    QCOMPARE(model().rowCount(), all - 1);
}

void TestProblemsPage::opensThePlace()
{
    const QSignalSpy links(m_page.get(), &Page::linkActivated);
    select(u"yaml-error"_s);
    m_page->openCurrent();
    QCOMPARE(links.size(), 1);
    QVERIFY(links.first().first().toUrl().path().endsWith(u"user_window.md"_s));
}

QTEST_MAIN(TestProblemsPage)
#include "tst_problemspage.moc"
