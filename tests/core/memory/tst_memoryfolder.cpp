// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/files/diskfilesystem.h"
#include "core/memory/memoryfolder.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

using namespace memorydesk;
using namespace Qt::StringLiterals;

class TestMemoryFolder : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void memoriesAndExclusions();
    void missingFolderIsEmpty();
    void conventionByMajority();
    void linkedRootIsResolved();
    void readOnlyFolderIsTold();

private:
    void write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    MemoryFolder load(RootKind kind = RootKind::Project) const
    {
        return loadMemoryFolder(m_disk, {m_folder->path(), kind, u"p"_s, {}, {}});
    }

    DiskFileSystem m_disk;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestMemoryFolder::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void TestMemoryFolder::memoriesAndExclusions()
{
    const QByteArray text = "---\nname: n\ndescription: d\ntype: user\n---\nx\n";
    for (const QString &name :
         {u"user_a.md"_s, u"bad NAME.md"_s, u".hidden.md"_s, u"old~.md"_s, u"note.txt"_s,
          u"a.sync-conflict-20260101-1.md"_s, u"#auto#.md"_s}) {
        write(name, text);
    }
    QVERIFY(QDir(m_folder->path()).mkdir(u"team"_s));
    write(u"team/shared.md"_s, text);
    QVERIFY(QDir(m_folder->path()).mkdir(u"folder.md"_s));
    QCOMPARE(mkfifo(QFile::encodeName(m_folder->filePath(u"pipe.md"_s)).constData(), 0600), 0);
    QVERIFY(QFile::link(u"/etc/hostname"_s, m_folder->filePath(u"out.md"_s)));
    QVERIFY(QFile::link(u"user_a.md"_s, m_folder->filePath(u"inside.md"_s)));
    QVERIFY(QFile::link(u"nowhere.md"_s, m_folder->filePath(u"gone.md"_s)));
    write(u"MEMORY.md"_s, "- [A](user_a.md) — d\n- [Out](out.md) — d\n");

    const MemoryFolder folder = load();
    QCOMPARE(folder.fileNames(),
             (QStringList{u"bad NAME.md"_s, u"inside.md"_s, u"user_a.md"_s, u"team/shared.md"_s}));
    QMap<QString, QString> codes;
    for (const ExcludedFile &file : folder.excluded) {
        codes[file.fileName] = file.code;
    }
    QCOMPARE(codes,
             (QMap<QString, QString>{{u".hidden.md"_s, u"hidden-file"_s},
                                     {u"old~.md"_s, u"backup-file"_s},
                                     {u"a.sync-conflict-20260101-1.md"_s, u"sync-conflict"_s},
                                     {u"#auto#.md"_s, u"editor-temporary"_s},
                                     {u"folder.md"_s, u"not-a-file"_s},
                                     {u"pipe.md"_s, u"not-a-file"_s},
                                     {u"out.md"_s, u"outside-link"_s},
                                     {u"gone.md"_s, u"dangling-link"_s}}));
    QCOMPARE(folder.index.entries.size(), 2);
    QCOMPARE(folder.index.entries[1].state, IndexEntryState::Outside);
    QVERIFY(!folder.index.unlisted.contains(u"out.md"_s));
}

void TestMemoryFolder::missingFolderIsEmpty()
{
    const MemoryFolder folder = loadMemoryFolder(
        m_disk, {m_folder->filePath(u"none"_s), RootKind::CrossProject, {}, {}, {}});
    QVERIFY(!folder.exists);
    QCOMPARE(folder.convention, Convention::Maigo);
    QCOMPARE(folder.notWritable, u"missing"_s);
    QVERIFY(folder.unreadable.isEmpty());
}

void TestMemoryFolder::conventionByMajority()
{
    QCOMPARE(load(RootKind::Project).convention, Convention::TypePrefixed);
    QCOMPARE(load(RootKind::CrossProject).convention, Convention::Maigo);
    QCOMPARE(load(RootKind::Subagent).convention, Convention::Kebab);
    write(u"one.md"_s, "---\nname: n\ndescription: d\nmetadata:\n  type: user\n---\nx\n");
    QCOMPARE(load().convention, Convention::Kebab);
    write(u"user_b.md"_s, "---\nname: n\ndescription: d\ntype: user\n---\nx\n");
    QCOMPARE(load().convention, Convention::TypePrefixed);
    write(u"plain.md"_s, "---\nname: n\ndescription: d\ntype: user\n---\nx\n");
    QCOMPARE(load().convention, Convention::Maigo);
    write(u"two.md"_s, "---\nname: n\ndescription: d\nmetadata:\n  type: user\n---\nx\n");
    QCOMPARE(load().convention, Convention::Kebab);
}

void TestMemoryFolder::linkedRootIsResolved()
{
    write(u"user_a.md"_s, "---\nname: n\ndescription: d\ntype: user\n---\nx\n");
    QTemporaryDir other;
    const QString link = other.filePath(u"memory"_s);
    QVERIFY(QFile::link(m_folder->path(), link));
    const MemoryFolder folder = loadMemoryFolder(m_disk, {link, RootKind::Project, {}, {}, {}});
    QCOMPARE(folder.fileNames(), QStringList{u"user_a.md"_s});
    QCOMPARE(folder.documents.first().path, link + u"/user_a.md"_s);
}

void TestMemoryFolder::readOnlyFolderIsTold()
{
    QCOMPARE(load().notWritable, QString());
    QCOMPARE(chmod(QFile::encodeName(m_folder->path()).constData(), 0555), 0);
    QCOMPARE(load().notWritable, u"read-only"_s);
    QCOMPARE(chmod(QFile::encodeName(m_folder->path()).constData(), 0755), 0);
}

QTEST_GUILESS_MAIN(TestMemoryFolder)
#include "tst_memoryfolder.moc"
