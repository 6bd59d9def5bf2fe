// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/files/diskfilesystem.h"
#include "core/memory/memorychanges.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace memorydesk;
using namespace Qt::StringLiterals;

namespace {

MemoryFields fields(const QString &type, const QString &slug)
{
    return {u"Lint first"_s, u"Lint before push"_s, type, slug, {}, u"Run lint.\n"_s};
}

template <typename T>
T only(const ChangeSet &change)
{
    QList<T> found;
    for (const Operation &operation : change.operations) {
        if (const T *match = std::get_if<T>(&operation)) {
            found += *match;
        }
    }
    return found.size() == 1 ? found.first() : T{};
}

} // namespace

class TestMemoryChanges : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void createWritesFileAndOneLine();
    void createMakesCrossProjectFolderOnly();
    void existingSlugIsNeverOverwrittenUnasked();
    void overwriteReplacesItsOneLine();
    void longIndexLineBlocksOutsideMaigo();
    void createRefuses_data();
    void createRefuses();
    void reviseLetsTheLineFollow();
    void renameTakesLinksAlong();
    void deleteTakesTheLine();
    void moveConvertsAndUpdatesBothIndexes();
    void moveRefusesTakenName();
    void indexLinkedOutOfTheFolderIsNotWritten();
    void repairKeepsProse();
    void conversionKeepsTheRest_data();
    void conversionKeepsTheRest();

private:
    void write(const QString &name, const QByteArray &bytes) const
    {
        const QString path = m_home->filePath(name);
        QVERIFY(QDir().mkpath(path.left(path.lastIndexOf(u'/'))));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    MemoryFolder load(const QString &name, RootKind kind = RootKind::Project) const
    {
        return loadMemoryFolder(m_disk, {m_home->filePath(name), kind, name, {}, {}});
    }

    DiskFileSystem m_disk;
    std::unique_ptr<QTemporaryDir> m_home;
};

void TestMemoryChanges::init()
{
    m_home = std::make_unique<QTemporaryDir>();
    QVERIFY(m_home->isValid());
}

void TestMemoryChanges::createWritesFileAndOneLine()
{
    write(u"p/MEMORY.md"_s, "# Index\n\n- [A](feedback_a.md) — x\n");
    write(u"p/feedback_a.md"_s, "---\nname: A\ndescription: x\ntype: feedback\n---\n\nA\n");
    const auto change = createMemory(load(u"p"_s), fields(u"feedback"_s, u"lint"_s));
    QVERIFY(change);
    QCOMPARE(change->operations.size(), 2);
    const Create file = only<Create>(*change);
    QVERIFY(file.path.endsWith(u"/p/feedback_lint.md"_s));
    QCOMPARE(file.bytes,
             QByteArray("---\nname: Lint first\ndescription: Lint before push\ntype: "
                        "feedback\n---\n\nRun lint.\n"));
    QCOMPARE(only<Replace>(*change).after,
             QByteArray("# Index\n\n- [A](feedback_a.md) — x\n- [Lint first](feedback_lint.md) — "
                        "Lint before push\n"));
}

void TestMemoryChanges::createMakesCrossProjectFolderOnly()
{
    const auto change =
        createMemory(load(u"none"_s, RootKind::CrossProject), fields(u"user"_s, u"lint"_s));
    QVERIFY(change);
    const auto file = std::get<Create>(change->operations[0]);
    QVERIFY(file.path.endsWith(u"/none/lint.md"_s));
    QVERIFY(file.createFolder);
    QCOMPARE(std::get<Create>(change->operations[1]).bytes,
             QByteArray("# Memory index\n\n- [Lint first](lint.md) — Lint before push\n"));
    const auto refused =
        createMemory(load(u"none"_s, RootKind::Project), fields(u"user"_s, u"lint"_s));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::NotFound);
}

void TestMemoryChanges::existingSlugIsNeverOverwrittenUnasked()
{
    write(u"p/Feedback_DUP.md"_s, "x");
    write(u"p/feedback_dup2.md"_s, "---\nname: n\ndescription: d\ntype: feedback\n---\nx\n");
    for (const QString &slug : {u"dup"_s, u"dup2"_s}) {
        const auto change = createMemory(load(u"p"_s), fields(u"feedback"_s, slug));
        QVERIFY(!change);
        QCOMPARE(change.error().code, ErrorCode::AlreadyExists);
    }
}

void TestMemoryChanges::overwriteReplacesItsOneLine()
{
    write(u"p/MEMORY.md"_s,
          "- [Old](user_lint.md) — old\n- [B](user_b.md) — b\n- [Again](./user_lint.md) — twice\n");
    write(u"p/user_lint.md"_s, "---\nname: Old\ndescription: old\ntype: user\n---\nold\n");
    write(u"p/user_b.md"_s, "---\nname: B\ndescription: b\ntype: user\n---\nb\n");
    const auto change = createMemory(load(u"p"_s), fields(u"user"_s, u"lint"_s), Overwrite::Yes);
    QVERIFY(change);
    QCOMPARE(std::get<Replace>(change->operations[1]).after,
             QByteArray("- [Lint first](user_lint.md) — Lint before push\n- [B](user_b.md) — b\n"));
}

void TestMemoryChanges::longIndexLineBlocksOutsideMaigo()
{
    MemoryFields wide = fields(u"user"_s, u"lint"_s);
    wide.description = QString(150, u'd');
    QVERIFY(QDir(m_home->path()).mkdir(u"p"_s));
    const auto change = createMemory(load(u"p"_s), wide);
    QVERIFY(!change);
    QCOMPARE(change.error().code, ErrorCode::Blocked);
    QCOMPARE(change.error().detail, u"index-line-too-long"_s);
    QVERIFY(createMemory(load(u"p"_s, RootKind::CrossProject), wide));
}

void TestMemoryChanges::createRefuses_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("slug");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("description");
    QTest::addColumn<QString>("detail");
    QTest::newRow("escape") << u"user"_s << u"../x"_s << u"n"_s << u"d"_s
                            << u"slug-bad-character"_s;
    QTest::newRow("type escape") << u"../project"_s << u"ok"_s << u"n"_s << u"d"_s
                                 << u"type-unknown"_s;
    QTest::newRow("no name") << u"user"_s << u"ok"_s << u" "_s << u"d"_s << u"name-missing"_s;
    QTest::newRow("no description")
        << u"user"_s << u"ok"_s << u"n"_s << u"\t"_s << u"description-missing"_s;
}

void TestMemoryChanges::createRefuses()
{
    QFETCH(QString, type);
    QFETCH(QString, slug);
    QFETCH(QString, name);
    QFETCH(QString, description);
    QVERIFY(QDir(m_home->path()).mkdir(u"p"_s));
    const auto change = createMemory(load(u"p"_s), {name, description, type, slug, {}, u"b"_s});
    QVERIFY(!change);
    QTEST(change.error().detail, "detail");
}

void TestMemoryChanges::reviseLetsTheLineFollow()
{
    write(u"p/MEMORY.md"_s, "- [A](user_a.md) — d\n- [Hand-made](user_b.md) — other words\n");
    write(u"p/user_a.md"_s, "---\nname: A\ndescription: d\ntype: user\n---\nx\n");
    write(u"p/user_b.md"_s, "---\nname: B\ndescription: d\ntype: user\n---\nx\n");
    const MemoryFolder folder = load(u"p"_s);
    const QByteArray after = "---\nname: A\ndescription: new\ntype: user\n---\nx\n";
    const auto follows = reviseMemory(folder, u"user_a.md"_s, after);
    QVERIFY(follows);
    QCOMPARE(std::get<Replace>(follows->operations[1]).after,
             QByteArray("- [A](user_a.md) — new\n- [Hand-made](user_b.md) — other words\n"));
    const auto stays = reviseMemory(folder, u"user_b.md"_s, after);
    QVERIFY(stays);
    QCOMPARE(stays->operations.size(), 1);
    const auto asked = reviseMemory(folder, u"user_b.md"_s, after, IndexLine::Update);
    QVERIFY(asked);
    QCOMPARE(asked->operations.size(), 2);
}

void TestMemoryChanges::renameTakesLinksAlong()
{
    write(u"p/MEMORY.md"_s, "- [A](user_a.md) — d\n");
    write(u"p/user_a.md"_s, "---\nname: A\ndescription: d\ntype: user\n---\nsee [[user_a]]\n");
    write(u"p/user_b.md"_s,
          "---\nname: B\ndescription: d\ntype: user\n---\n[[user_a|A]] [x](user_a.md) "
          "[[user_ab]]\n```\n[[user_a]]\n```\n");
    const auto change = renameMemory(load(u"p"_s), u"user_a.md"_s, u"better"_s);
    QVERIFY(change);
    QVERIFY(only<Create>(*change).path.endsWith(u"/user_better.md"_s));
    QVERIFY(only<Create>(*change).bytes.contains("see [[user_better]]"));
    QVERIFY(only<Remove>(*change).path.endsWith(u"/user_a.md"_s));
    QCOMPARE(std::get<Replace>(change->operations[2]).after,
             QByteArray("- [A](user_better.md) — d\n"));
    QCOMPARE(
        std::get<Replace>(change->operations[3]).after,
        QByteArray(
            "---\nname: B\ndescription: d\ntype: user\n---\n[[user_better|A]] [x](user_better.md) "
            "[[user_ab]]\n```\n[[user_a]]\n```\n"));
    const auto taken = renameMemory(load(u"p"_s), u"user_a.md"_s, u"b"_s);
    QVERIFY(!taken);
    QCOMPARE(taken.error().code, ErrorCode::AlreadyExists);
}

void TestMemoryChanges::deleteTakesTheLine()
{
    write(u"p/MEMORY.md"_s, "# I\r\n- [A](user_a.md) — d\r\nprose\r\n");
    write(u"p/user_a.md"_s, "---\nname: A\ndescription: d\ntype: user\n---\nx\n");
    const auto change = deleteMemories(load(u"p"_s), {u"user_a.md"_s});
    QVERIFY(change);
    QVERIFY(only<Remove>(*change).path.endsWith(u"/user_a.md"_s));
    QCOMPARE(only<Replace>(*change).after, QByteArray("# I\r\nprose\r\n"));
}

void TestMemoryChanges::moveConvertsAndUpdatesBothIndexes()
{
    write(u"k/MEMORY.md"_s, "- [Own words](a-rule.md) — kept\n");
    write(u"k/a-rule.md"_s,
          "---\nname: a-rule\ndescription: d\nmetadata: \n  node_type: memory\n  type: "
          "user\n---\n\nx\n");
    write(u"m/MEMORY.md"_s, "- [B](b.md) — b\n");
    write(u"m/b.md"_s, "---\nname: B\ndescription: b\ntype: user\n---\n\nx\n");
    const auto change = transferMemories(load(u"k"_s), load(u"m"_s, RootKind::CrossProject),
                                         {u"a-rule.md"_s}, Transfer::Move);
    QVERIFY(change);
    QCOMPARE(change->operations.size(), 4);
    QVERIFY(only<Create>(*change).path.endsWith(u"/m/a-rule.md"_s));
    QCOMPARE(only<Create>(*change).bytes,
             QByteArray("---\nname: a-rule\ndescription: d\nmetadata: \n  node_type: memory\ntype: "
                        "user\n---\n\nx\n"));
    QCOMPARE(std::get<Replace>(change->operations[2]).after,
             QByteArray("- [B](b.md) — b\n- [Own words](a-rule.md) — kept\n"));
    QCOMPARE(std::get<Replace>(change->operations[3]).after, QByteArray());
    const auto copied =
        transferMemories(load(u"k"_s), load(u"m"_s), {u"a-rule.md"_s}, Transfer::Copy);
    QVERIFY(copied);
    QCOMPARE(copied->operations.size(), 2);
}

void TestMemoryChanges::moveRefusesTakenName()
{
    write(u"k/user_a.md"_s, "---\nname: A\ndescription: d\ntype: user\n---\nx\n");
    write(u"m/User_A.md"_s, "x");
    const auto change =
        transferMemories(load(u"k"_s), load(u"m"_s), {u"user_a.md"_s}, Transfer::Move);
    QVERIFY(!change);
    QCOMPARE(change.error().code, ErrorCode::AlreadyExists);
}

void TestMemoryChanges::indexLinkedOutOfTheFolderIsNotWritten()
{
    write(u"away/MEMORY.md"_s, "- [A](user_a.md) — d\n");
    write(u"p/user_a.md"_s, "---\nname: A\ndescription: d\ntype: user\n---\nx\n");
    QVERIFY(QFile::link(m_home->filePath(u"away/MEMORY.md"_s), m_home->filePath(u"p/MEMORY.md"_s)));
    const auto change = createMemory(load(u"p"_s), fields(u"user"_s, u"lint"_s));
    QVERIFY(!change);
    QCOMPARE(change.error().code, ErrorCode::OutsideRoot);
}

void TestMemoryChanges::repairKeepsProse()
{
    write(u"p/MEMORY.md"_s,
          "# I\n\n- [Gone](gone.md) — g\nprose\n- [A](user_a.md) — d\n- [A2](user_a.md) — d\n");
    write(u"p/user_a.md"_s, "---\nname: A\ndescription: d\ntype: user\n---\nx\n");
    write(u"p/user_b.md"_s, "---\nname: B\ndescription: new\ntype: user\n---\nx\n");
    QCOMPARE(repairedIndex(load(u"p"_s)),
             QByteArray("# I\n\nprose\n- [A](user_a.md) — d\n- [B](user_b.md) — new\n"));
}

void TestMemoryChanges::conversionKeepsTheRest_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<Convention>("to");
    QTest::addColumn<QByteArray>("after");
    QTest::newRow("flat to nested")
        << QByteArray("---\n# c\nname: a\ntype: user\ndescription: \"d\"\n---\nx")
        << Convention::Kebab
        << QByteArray("---\n# c\nname: a\ndescription: \"d\"\nmetadata:\n  type: user\n---\nx");
    QTest::newRow("nested alone to flat")
        << QByteArray("---\nname: a\nmetadata: \n  type: user\n---\nx") << Convention::TypePrefixed
        << QByteArray("---\nname: a\ntype: user\n---\nx");
    QTest::newRow("same shape") << QByteArray("---\nname: a\ntype: user\n---\r\nx")
                                << Convention::Maigo
                                << QByteArray("---\nname: a\ntype: user\n---\r\nx");
    QTest::newRow("no frontmatter") << QByteArray("x\n") << Convention::Kebab << QByteArray("x\n");
}

void TestMemoryChanges::conversionKeepsTheRest()
{
    QFETCH(QByteArray, before);
    QFETCH(Convention, to);
    const auto after = convertDocument(before, to);
    QVERIFY(after);
    QTEST(*after, "after");
    QVERIFY(!convertDocument("---\nname: a: b\ntype: user\n---\nx", Convention::Kebab));
}

QTEST_GUILESS_MAIN(TestMemoryChanges)
#include "tst_memorychanges.moc"
