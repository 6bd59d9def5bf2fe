// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/files/diskfilesystem.h"
#include "core/memory/library.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace memorydesk;
using namespace Qt::StringLiterals;

namespace {

void write(const QString &path, const QByteArray &bytes)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

} // namespace

class TestLibrary : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        const QString home = m_folder->path();
        write(home + u"/.claude/projects/-home-ana-app/memory/user_a.md"_s,
              "---\nname: a\ndescription: d\ntype: user\n---\nx\n");
        write(home + u"/.claude/projects/-home-ana-app/memory/MEMORY.md"_s,
              "- [a](user_a.md) — d\n");
        write(home + u"/.claude/projects/-home-ana-empty/s.jsonl"_s, "{}\n");
        write(home + u"/.claude/agent-memory/reviewer/MEMORY.md"_s, "");
        write(home + u"/app/.claude/agent-memory/planner/MEMORY.md"_s, "");
        write(home + u"/app/.claude/agent-memory-local/tester/MEMORY.md"_s, "");
        write(home + u"/notes/x.md"_s, "x\n");
        QVERIFY(QFile::link(home + u"/notes"_s, home + u"/linked"_s));
        m_locations.crossProject = home + u"/.config/maigo/memory"_s;
        m_locations.claudeConfigFolder = home + u"/.claude"_s;
        m_locations.repositories = {home + u"/app"_s};
        m_locations.added = {home + u"/notes"_s, home + u"/linked"_s, home + u"/gone"_s};
    }
    void everyRootOnce()
    {
        const DiskFileSystem disk;
        QStringList found;
        for (const MemoryRoot &root : findMemoryRoots(disk, m_locations))
            found.append(root.path.sliced(m_folder->path().size()));
        QCOMPARE(found,
                 (QStringList{
                     u"/.config/maigo/memory"_s, u"/.claude/projects/-home-ana-app/memory"_s,
                     u"/.claude/agent-memory/reviewer"_s, u"/app/.claude/agent-memory/planner"_s,
                     u"/app/.claude/agent-memory-local/tester"_s, u"/notes"_s}));
    }
    void autoMemoryDirectoryThatIsAlreadyKnown()
    {
        const DiskFileSystem disk;
        m_locations.autoMemoryDirectory = m_folder->path() + u"/notes"_s;
        const QList<MemoryRoot> roots = findMemoryRoots(disk, m_locations);
        QCOMPARE(roots.last().detail, u"autoMemoryDirectory"_s);
        QCOMPARE(roots.size(), 6);
    }
    void loadsWhatIsThere()
    {
        const DiskFileSystem disk;
        const Library library =
            loadLibrary(disk, findMemoryRoots(disk, m_locations), QDate(2026, 8, 1));
        QCOMPARE(library.folders.size(), 6);
        QCOMPARE(library.problems.size(), 6);
        QVERIFY(!library.folders.first().exists);
        QVERIFY(library.problems.first().isEmpty());
        QCOMPARE(library.folders.at(1).documents.size(), 1);
        QCOMPARE(library.folders.at(1).documents.first().name, u"a"_s);
        QVERIFY(!library.problems.last().isEmpty());
        const CancelToken cancel;
        cancel.cancel();
        QVERIFY(loadLibrary(disk, findMemoryRoots(disk, m_locations), QDate(2026, 8, 1), cancel)
                    .folders.isEmpty());
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    LibraryLocations m_locations;
};

QTEST_GUILESS_MAIN(TestLibrary)
#include "tst_library.moc"
