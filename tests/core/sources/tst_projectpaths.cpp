// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/diskfilesystem.h"
#include "core/sources/projectpaths.h"
#include "core/sources/uniquelabels.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace memorydesk;

class TestProjectPaths : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void slugs_data();
    void slugs();
    void longSlugsEndInAHash();
    void homeReplacesEverything();
    void findsProjects();
    void findsRealPathsByCwd_data();
    void findsRealPathsByCwd();
    void sharedStore();
    void labels_data();
    void labels();
    void gitRoots();
    void configuredMemoryFolder_data();
    void configuredMemoryFolder();
    void memoryOfAWorktreeIsTheMainOne();
    void findsRepositories();
    void findsAgentMemory();
    void resolves_data();
    void resolves();
    void resolvesDerivedFolders();

private:
    void write(const QString &name, const QByteArray &bytes) const
    {
        const QString path = name.startsWith(u'/') ? name : m_root + u'/' + name;
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    void makeFolder(const QString &path) const { QVERIFY(QDir().mkpath(path)); }
    void writeSession(const QString &slug, const QString &name, const QString &cwd) const
    {
        write(u".claude/projects/%1/%2.jsonl"_s.arg(slug, name),
              "{\"type\":\"summary\",\"summary\":\"x\"}\n{\"type\":\"user\",\"cwd\":\""
                  + cwd.toUtf8() + "\"}\n");
    }
    [[nodiscard]] QList<Project> projects() const { return findProjects(m_disk, m_environment); }

    DiskFileSystem m_disk;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_root; ///< Real path of the home.
    Environment m_environment;
};

void TestProjectPaths::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_root = QFileInfo(m_folder->path()).canonicalFilePath();
    qunsetenv("MEMORY_DIR");
    qunsetenv("SESSION_HISTORY_GLOB");
    m_environment = Environment::fromProcess(m_root);
}

void TestProjectPaths::slugs_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("slug");
    QTest::newRow("underscore") << u"/home/ana/work/my_app"_s << u"-home-ana-work-my-app"_s;
    QTest::newRow("dot folder") << u"/Users/ana/.dotfiles"_s << u"-Users-ana--dotfiles"_s;
    QTest::newRow("trailing dot") << u"/Users/ana./code"_s << u"-Users-ana--code"_s;
    QTest::newRow("Windows") << u"C:\\Users\\Ana\\code"_s << u"C--Users-Ana-code"_s;
    QTest::newRow("Chinese") << u"/home/ana/專案/記憶"_s << u"-home-ana------"_s;
    QTest::newRow("astral character counts twice") << u"/a/🚀"_s << u"-a---"_s;
    QTest::newRow("composed before counting") << u"/a/e\u0301x"_s << u"-a--x"_s;
    QTest::newRow("200 stays") << u"/"_s + QString(199, u'a') << u"-"_s + QString(199, u'a');
}

void TestProjectPaths::slugs()
{
    QFETCH(QString, path);
    QTEST(projectSlug(path), "slug");
}

void TestProjectPaths::longSlugsEndInAHash()
{
    const QString path = u"/"_s + QString(200, u'a');
    const QString slug = projectSlug(path);
    QVERIFY(slug.startsWith(u"-"_s + QString(199, u'a') + u'-'));
    // The hash as the agent computes it, spelled out.
    qint32 hash = 0;
    for (const QChar unit : path)
        hash = qint32(quint32(hash) * 31u + unit.unicode());
    QCOMPARE(slug.sliced(201), QString::number(qAbs(qint64(hash)), 36));
    QVERIFY(projectSlug(path + u'b').sliced(201) != slug.sliced(201));
}

void TestProjectPaths::homeReplacesEverything()
{
    qputenv("CLAUDE_CONFIG_DIR", "/elsewhere/claude");
    qputenv("XDG_STATE_HOME", "/elsewhere/state");
    const Environment replaced = Environment::fromProcess(m_root);
    const Environment own = Environment::fromProcess();
    qunsetenv("CLAUDE_CONFIG_DIR");
    qunsetenv("XDG_STATE_HOME");
    QCOMPARE(replaced.claudeConfigFolder, m_root + u"/.claude"_s);
    QCOMPARE(replaced.stateFolder, m_root + u"/.local/state/memorydesk"_s);
    QCOMPARE(replaced.configFolder, m_root + u"/.config/memorydesk"_s);
    QCOMPARE(replaced.cacheFolder, m_root + u"/.cache/memorydesk"_s);
    QCOMPARE(replaced.maigoMemory, m_root + u"/.config/maigo/memory"_s);
    QCOMPARE(own.claudeConfigFolder, u"/elsewhere/claude"_s);
    QCOMPARE(own.stateFolder, u"/elsewhere/state/memorydesk"_s);
}

void TestProjectPaths::findsProjects()
{
    const QString slug = projectSlug(u"/work/app"_s);
    writeSession(slug, u"s1"_s, u"/work/app"_s);
    write(u".claude/projects/%1/agent-old.jsonl"_s.arg(slug), "{}\n");
    write(u".claude/projects/%1/s1/subagents/agent-a.jsonl"_s.arg(slug), "{}\n");
    write(u".claude/projects/%1/s1/tool-results/x.txt"_s.arg(slug), "x");
    write(u".claude/projects/%1/notes.txt"_s.arg(slug), "x");
    makeFolder(m_root + u"/.claude/projects/%1/odd.jsonl"_s.arg(slug));
    makeFolder(m_root + u"/.claude/projects/%1/memory"_s.arg(slug));
    write(u".claude/projects/stray-file"_s, "x");
    makeFolder(m_root + u"/.claude/projects/-empty-one"_s);
    const QList<Project> found = projects();
    QCOMPARE(found.size(), 2);
    QCOMPARE(found.at(0).slug, u"-empty-one"_s);
    QCOMPARE(found.at(0).label, u"one"_s);
    QVERIFY(found.at(0).realPath.isEmpty() && !found.at(0).memoryFolderExists);
    const Project &app = found.at(1);
    QCOMPARE(app.realPath, u"/work/app"_s);
    QCOMPARE(app.label, u"app"_s);
    QCOMPARE(app.memoryFolder, app.folder + u"/memory"_s);
    QVERIFY(app.memoryFolderExists && !app.sharedStore);
    QCOMPARE(app.transcripts,
             (QStringList{app.folder + u"/agent-old.jsonl"_s, app.folder + u"/s1.jsonl"_s,
                          app.folder + u"/s1/subagents/agent-a.jsonl"_s}));
}

void TestProjectPaths::findsRealPathsByCwd_data()
{
    QTest::addColumn<QStringList>("cwds");
    QTest::addColumn<QString>("realPath");
    QTest::newRow("the folder itself") << QStringList{u"/work/my_app"_s} << u"/work/my_app"_s;
    QTest::newRow("begun in a subfolder")
        << QStringList{u"/work/my_app/src/x"_s} << u"/work/my_app"_s;
    QTest::newRow("first one moved elsewhere")
        << QStringList{u"/other"_s, u"/work/my_app"_s} << u"/work/my_app"_s;
    QTest::newRow("renamed by hand") << QStringList{u"/other"_s} << u"/other"_s;
    QTest::newRow("relative is nothing") << QStringList{u"work"_s} << QString();
}

void TestProjectPaths::findsRealPathsByCwd()
{
    QFETCH(QStringList, cwds);
    for (qsizetype i = 0; i < cwds.size(); ++i)
        writeSession(u"-work-my-app"_s, u"s%1"_s.arg(i), cwds.at(i));
    QTEST(projects().first().realPath, "realPath");
}

void TestProjectPaths::sharedStore()
{
    writeSession(u"-w---"_s, u"s1"_s, u"/w/記憶"_s);
    writeSession(u"-w---"_s, u"s2"_s, u"/w/專案"_s);
    QVERIFY(projects().first().sharedStore);
}

void TestProjectPaths::labels_data()
{
    QTest::addColumn<QStringList>("paths");
    QTest::addColumn<QStringList>("labels");
    QTest::newRow("different") << QStringList{u"/a/x"_s, u"/a/y"_s} << QStringList{u"x"_s, u"y"_s};
    QTest::newRow("same name") << QStringList{u"/a/x"_s, u"/b/x"_s, u"/b/y"_s}
                               << QStringList{u"a/x"_s, u"b/x"_s, u"y"_s};
    QTest::newRow("same parent, too")
        << QStringList{u"/p/a/x"_s, u"/q/a/x"_s} << QStringList{u"p/a/x"_s, u"q/a/x"_s};
    QTest::newRow("one inside the other")
        << QStringList{u"/x"_s, u"/a/x"_s} << QStringList{u"x"_s, u"a/x"_s};
    QTest::newRow("equal paths") << QStringList{u"/a/x"_s, u"/a/x"_s}
                                 << QStringList{u"x"_s, u"x"_s};
    QTest::newRow("root") << QStringList{u"/"_s} << QStringList{u"/"_s};
}

void TestProjectPaths::labels()
{
    QFETCH(QStringList, paths);
    QTEST(uniqueLabels(paths), "labels");
}

void TestProjectPaths::gitRoots()
{
    const QString main = m_root + u"/main"_s;
    makeFolder(main + u"/.git/worktrees/w"_s);
    makeFolder(main + u"/src/deep"_s);
    write(u"main/.git/worktrees/w/commondir"_s, "../..\n");
    write(u"tree/.git"_s, "gitdir: " + main.toUtf8() + "/.git/worktrees/w\n");
    makeFolder(m_root + u"/tree/sub"_s);
    makeFolder(main + u"/.git/modules/m"_s);
    write(u"main/module/.git"_s, "gitdir: ../.git/modules/m\n");
    write(u"broken/.git"_s, "not a pointer");
    QCOMPARE(gitMainRoot(m_disk, main + u"/src/deep"_s), main);
    QCOMPARE(gitMainRoot(m_disk, m_root + u"/tree/sub"_s), main);
    QCOMPARE(gitWorkRoot(m_disk, m_root + u"/tree/sub"_s), m_root + u"/tree"_s);
    QCOMPARE(gitMainRoot(m_disk, main + u"/module"_s), main + u"/module"_s);
    QCOMPARE(gitMainRoot(m_disk, m_root + u"/broken"_s), m_root + u"/broken"_s);
    QCOMPARE(gitMainRoot(m_disk, m_root + u"/nowhere"_s), QString());
    QCOMPARE(gitMainRoot(m_disk, u"relative"_s), QString());
}

void TestProjectPaths::configuredMemoryFolder_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("settings");
    QTest::addColumn<QString>("folder");
    const QString user = u".claude/settings.json"_s;
    QTest::newRow("person's settings")
        << user << QByteArray("{\"autoMemoryDirectory\":\"/m/all\"}") << u"/m/all"_s;
    QTest::newRow("home") << user << QByteArray("{\"autoMemoryDirectory\":\"~/m\"}") << u"HOME/m"_s;
    QTest::newRow("project settings")
        << u"app/.claude/settings.json"_s << QByteArray("{\"autoMemoryDirectory\":\"/m/p\"}")
        << u"/m/p"_s;
    QTest::newRow("local settings")
        << u"app/.claude/settings.local.json"_s << QByteArray("{\"autoMemoryDirectory\":\"/m/l\"}")
        << u"/m/l"_s;
    QTest::newRow("relative is ignored")
        << user << QByteArray("{\"autoMemoryDirectory\":\"m\"}") << QString();
    QTest::newRow("another kind") << user << QByteArray("{\"autoMemoryDirectory\":3}") << QString();
    QTest::newRow("broken") << user << QByteArray("{") << QString();
    QTest::newRow("parent segment is refused")
        << user << QByteArray("{\"autoMemoryDirectory\":\"/m/../etc\"}") << QString();
}

void TestProjectPaths::configuredMemoryFolder()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, settings);
    QFETCH(QString, folder);
    const QString app = m_root + u"/app"_s;
    makeFolder(app);
    write(file, settings);
    const QString derived =
        m_environment.claudeConfigFolder + u"/projects/%1/memory"_s.arg(projectSlug(app));
    QCOMPARE(memoryFolderOf(m_disk, m_environment, app),
             folder.isEmpty() ? derived : folder.replace(u"HOME"_s, m_root));
}

void TestProjectPaths::memoryOfAWorktreeIsTheMainOne()
{
    const QString main = m_root + u"/main"_s;
    makeFolder(main + u"/.git/worktrees/w"_s);
    write(u"main/.git/worktrees/w/commondir"_s, "../..\n");
    write(u"tree/.git"_s, "gitdir: " + main.toUtf8() + "/.git/worktrees/w\n");
    const QString tree = m_root + u"/tree"_s;
    writeSession(projectSlug(tree), u"s"_s, tree);
    const QString memory =
        m_environment.claudeConfigFolder + u"/projects/%1/memory"_s.arg(projectSlug(main));
    QCOMPARE(projects().first().memoryFolder, memory);
    // What stands in the worktree's own folder is not lost sight of.
    makeFolder(m_environment.claudeConfigFolder + u"/projects/%1/memory"_s.arg(projectSlug(tree)));
    QVERIFY(projects().first().memoryFolder != memory);
    makeFolder(memory);
    QCOMPARE(projects().last().memoryFolder, memory);
}

void TestProjectPaths::findsRepositories()
{
    const QString app = m_root + u"/app"_s;
    makeFolder(app + u"/.git"_s);
    makeFolder(app + u"/.orchestrator/metrics"_s);
    makeFolder(app + u"/sub"_s);
    makeFolder(m_root + u"/other/app"_s);
    makeFolder(m_root + u"/plain"_s);
    writeSession(projectSlug(app), u"s"_s, app);
    writeSession(projectSlug(app + u"/sub"_s), u"s"_s, app + u"/sub"_s);
    writeSession(projectSlug(m_root + u"/plain"_s), u"s"_s, m_root + u"/plain"_s);
    const auto found =
        findRepositories(m_disk, projects(), {m_root + u"/other/app"_s, app + u"/"_s});
    QCOMPARE(found.size(), 2);
    QCOMPARE(found.at(0).path, m_root + u"/other/app"_s);
    QCOMPARE(found.at(0).label, u"other/app"_s);
    QCOMPARE(found.at(0).why, u"added"_s);
    QCOMPARE(found.at(1).path, app);
    const auto unasked = findRepositories(m_disk, projects(), {});
    QCOMPARE(unasked.size(), 1);
    QCOMPARE(unasked.at(0).why, u"transcript"_s);
    QCOMPARE(unasked.at(0).label, u"app"_s);
}

void TestProjectPaths::findsAgentMemory()
{
    const QString app = m_root + u"/app"_s;
    makeFolder(m_root + u"/.claude/agent-memory/reviewer"_s);
    makeFolder(app + u"/.claude/agent-memory/tester"_s);
    makeFolder(app + u"/.claude/agent-memory-local/tester"_s);
    writeSession(projectSlug(app), u"s"_s, app);
    const auto found = findAgentMemory(m_disk, m_environment, projects());
    QCOMPARE(found.size(), 3);
    QCOMPARE(found.at(0),
             (AgentMemoryFolder{m_root + u"/.claude/agent-memory/reviewer"_s, u"reviewer"_s,
                                QString()}));
    QCOMPARE(found.at(2).folder, app + u"/.claude/agent-memory-local/tester"_s);
    QCOMPARE(found.at(2).project, app);
}

void TestProjectPaths::resolves_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("refusal");
    const QString memory = u"memory_dir"_s;
    const QString glob = u"session_history_glob"_s;
    QTest::newRow("absolute") << memory << u"/tmp/no such folder"_s << QString();
    QTest::newRow("relative") << memory << u"memory"_s << u"not-absolute"_s;
    QTest::newRow("home is not expanded") << memory << u"~/memory"_s << u"not-absolute"_s;
    QTest::newRow("parent") << memory << u"/tmp/../etc"_s << u"parent-segment"_s;
    QTest::newRow("two dots in a name are fine") << memory << u"/tmp/a..b"_s << QString();
    QTest::newRow("newline") << memory << u"/tmp/a\nb"_s << u"control-bytes"_s;
    QTest::newRow("delete") << memory << u"/tmp/a\x7f"_s << u"control-bytes"_s;
    QTest::newRow("dollar") << memory << u"/tmp/$HOME"_s << u"forbidden-character"_s;
    QTest::newRow("backtick") << memory << u"/tmp/`id`"_s << u"forbidden-character"_s;
    QTest::newRow("backslash") << memory << u"/tmp/a\\b"_s << u"forbidden-character"_s;
    QTest::newRow("glob") << glob << u"/tmp/*.jsonl"_s << QString();
    QTest::newRow("glob with a blank") << glob << u"/tmp/a b/*.jsonl"_s << u"whitespace"_s;
    QTest::newRow("glob with a tab") << glob << u"/tmp/a\tb"_s << u"whitespace"_s;
    QTest::newRow("glob with a dollar") << glob << u"/tmp/$x"_s << u"forbidden-character"_s;
}

void TestProjectPaths::resolves()
{
    QFETCH(QString, key);
    QFETCH(QString, value);
    QFETCH(QString, refusal);
    Environment environment = m_environment;
    (key == u"memory_dir" ? environment.memoryDir : environment.sessionHistoryGlob) = value;
    const auto resolved = resolveSetting(m_disk, environment, key, m_root);
    if (refusal.isEmpty())
        QCOMPARE(resolved.value(), value);
    else
        QCOMPARE(resolved.error().detail, refusal);
}

void TestProjectPaths::resolvesDerivedFolders()
{
    const QString app = m_root + u"/app"_s;
    makeFolder(app + u"/.git"_s);
    makeFolder(app + u"/sub"_s);
    const auto resolve = [&](const QString &key) {
        return resolveSetting(m_disk, m_environment, key, app + u"/sub"_s);
    };
    QCOMPARE(resolve(u"memory_dir"_s).error().code, ErrorCode::NotFound);
    QCOMPARE(resolve(u"session_history_glob"_s).error().code, ErrorCode::NotFound);
    const QString projectsFolder = m_environment.claudeConfigFolder + u"/projects/"_s;
    QVERIFY(!QFileInfo::exists(projectsFolder)); // Nothing is created by asking.
    makeFolder(projectsFolder + projectSlug(app) + u"/memory"_s);
    makeFolder(projectsFolder + projectSlug(app + u"/sub"_s));
    QCOMPARE(resolve(u"memory_dir"_s).value(), projectsFolder + projectSlug(app) + u"/memory"_s);
    QCOMPARE(resolve(u"session_history_glob"_s).value(),
             projectsFolder + projectSlug(app + u"/sub"_s) + u"/*.jsonl"_s);
    QCOMPARE(resolve(u"memory"_s).error().detail, u"unknown-key"_s);
    write(u".claude/settings.json"_s, "{\"autoMemoryDirectory\":\"/m/all\"}");
    QCOMPARE(resolve(u"memory_dir"_s).value(), u"/m/all"_s);
}

QTEST_GUILESS_MAIN(TestProjectPaths)
#include "tst_projectpaths.moc"
