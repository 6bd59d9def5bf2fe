// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QByteArray openGate = "## Session Config\n\n- **persistence:** true\n";
const QByteArray section = "## Memory propose\n\n- **type**: user\n- **name**: N\n- **slug**: n-n\n"
                           "- **description**: d\n- **body**: b\n- **rationale**: r\n";
const QByteArray acceptedRaw =
    R"("## Memory propose\n\n- **type**: user\n- **name**: N\n- **slug**: n-n\n- **description**: d\n- **body**: b\n- **rationale**: r\n")";

struct Outcome {
    int exit = -1;
    QByteArray out;
    QByteArray err;

    [[nodiscard]] QJsonDocument json() const { return QJsonDocument::fromJson(out); }
};

} // namespace

/// Runs the built program as a hook would: other working folder, its own home, bytes compared.
class TestMemoryDeskCtl : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void usage_data();
    void usage();
    void quietWithoutUtf8Locale();
    void slug_data();
    void slug();
    void collectPrintsRowsAsWritten();
    void collectNamesWhatIsDamaged();
    void collectClosedGate_data();
    void collectClosedGate();
    void collectUnreadable();
    void batches();
    void extractText();
    void extractRefusals();
    void extractTranscript();
    void extractUnreadable();
    void resolve();
    void scan();
    void scanWithoutFiles();
    void pendingAndPropose();
    void pendingQueue();

private:
    Outcome run(const QStringList &arguments, const QByteArray &input = {}) const;
    void write(const QString &name, const QByteArray &bytes) const;
    [[nodiscard]] QString path(const QString &name) const { return m_root + u'/' + name; }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_root;
    QProcessEnvironment m_environment;
};

void TestMemoryDeskCtl::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_root = QFileInfo(m_folder->path()).canonicalFilePath();
    QVERIFY(QDir(m_root).mkpath(u"home"_s));
    m_environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"MEMORY_DIR", "SESSION_HISTORY_GLOB", "CLAUDE_CONFIG_DIR"})
        m_environment.remove(QString::fromLatin1(name));
}

Outcome TestMemoryDeskCtl::run(const QStringList &arguments, const QByteArray &input) const
{
    QProcess process;
    process.setWorkingDirectory(m_root);
    process.setProcessEnvironment(m_environment);
    process.start(QCoreApplication::applicationDirPath() + u"/memorydeskctl"_s,
                  QStringList{u"--home"_s, path(u"home"_s)} + arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(60000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

void TestMemoryDeskCtl::write(const QString &name, const QByteArray &bytes) const
{
    QVERIFY(QDir().mkpath(QFileInfo(path(name)).path()));
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

void TestMemoryDeskCtl::usage_data()
{
    QTest::addColumn<QStringList>("arguments");
    const auto add = [](const char *name, const QStringList &arguments) {
        QTest::newRow(name) << arguments;
    };
    add("no command", {});
    add("unknown command", {u"store"_s});
    add("approve does not exist", {u"approve"_s, u"x"_s});
    add("unknown option", {u"extract"_s, u"--fast"_s, u"x"_s});
    add("extract without file", {u"extract"_s});
    add("extract two files", {u"extract"_s, u"a"_s, u"b"_s});
    add("collect without repository", {u"collect"_s});
    add("collect --repo without value", {u"collect"_s, u"--repo"_s});
    add("confidence is no number",
        {u"collect"_s, u"--repo"_s, u"."_s, u"--min-confidence"_s, u"x"_s});
    add("confidence is not a number", {u"batches"_s, u"--repo=."_s, u"--min-confidence=nan"_s});
    add("slug without path", {u"slug"_s});
    add("resolve without key", {u"resolve"_s});
    add("scan without pattern", {u"scan"_s});
    add("pending with a file", {u"pending"_s, u"x"_s});
    add("propose without file", {u"propose"_s});
}

void TestMemoryDeskCtl::usage()
{
    QFETCH(QStringList, arguments);
    const Outcome outcome = run(QStringList{u"--json"_s} + arguments);
    QCOMPARE(outcome.exit, 2);
    QCOMPARE(outcome.out, QByteArray());
    QVERIFY(outcome.err.startsWith("memorydeskctl: "));
    QCOMPARE(outcome.err.count('\n'), 1);
}

void TestMemoryDeskCtl::quietWithoutUtf8Locale()
{
    m_environment.insert(u"LC_ALL"_s, u"C"_s);
    const Outcome outcome = run({u"slug"_s, u"/a/專案"_s, u"--json"_s});
    QCOMPARE(outcome.err, QByteArray());
    QCOMPARE(outcome.out, QByteArray("\"-a---\"\n"));
}

void TestMemoryDeskCtl::slug_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("slug");
    QTest::newRow("absolute") << u"/no/such/my_app"_s << QByteArray("-no-such-my-app");
    QTest::newRow("Windows") << u"C:\\Users\\Ana\\code"_s << QByteArray("C--Users-Ana-code");
    QTest::newRow("Windows with slashes") << u"C:/Users/Ana"_s << QByteArray("C--Users-Ana");
    QTest::newRow("dot") << u"/Users/ana/.dotfiles"_s << QByteArray("-Users-ana--dotfiles");
}

void TestMemoryDeskCtl::slug()
{
    QFETCH(QString, path);
    QFETCH(QByteArray, slug);
    QCOMPARE(run({u"slug"_s, path}).out, slug + '\n');
    QCOMPARE(run({u"--json"_s, u"slug"_s, path}).out, '"' + slug + "\"\n");
    // A link is followed, a relative path starts at the working folder.
    QVERIFY(QFile::link(m_root + u"/home"_s, m_root + u"/link"_s));
    const QByteArray home = run({u"slug"_s, m_root + u"/home"_s}).out;
    QCOMPARE(run({u"slug"_s, u"link"_s}).out, home);
}

void TestMemoryDeskCtl::collectPrintsRowsAsWritten()
{
    const QByteArray first =
        R"({ "id":"b", "created_at":"2026-05-04T08:00:02.000Z", "confidence":0.80, "x":12345678901234567890 })";
    const QByteArray second =
        R"({"id":"a","created_at":"2026-05-04T08:00:01.000Z","confidence":0.5,"evidence":"é\u00e9 \ud83d"})";
    write(u"repo/CLAUDE.md"_s, openGate);
    write(u"repo/.orchestrator/metrics/proposals.jsonl"_s, first + "\r\n\n" + second + "\n");
    write(u"repo/.orchestrator/metrics/proposals-summary-W1.json"_s,
          "{\n  \"queued\": 3,\n  \"dropped\": 1\n}\n");
    const Outcome outcome = run({u"collect"_s, u"--repo"_s, u"repo"_s, u"--json"_s});
    QCOMPARE(outcome.exit, 0);
    QCOMPARE(outcome.err, QByteArray());
    QVERIFY2(outcome.out.startsWith("{\"gate\":{\"open\":true,\"reason\":null},\"queue\":[" + second
                                    + ',' + first
                                    + "],\"stats\":{\"queued\":3,\"dropped\":1,\"below_floor\":0,"
                                      "\"fs_error\":0,\"parse_errors\":0},\"perWaveSummaries\":"
                                      "{\"W1\":{\"dropped\":1,\"queued\":3}},\"damaged\":[],"
                                      "\"warnings\":["),
             outcome.out.constData());
    QVERIFY(outcome.out.endsWith("]}\n"));
    QCOMPARE(outcome.out.count('\n'), 1);
    const Outcome filtered =
        run({u"collect"_s, u"--repo=repo"_s, u"--min-confidence"_s, u"0.6"_s, u"--json"_s});
    QCOMPARE(filtered.json().object().value("queue"_L1).toArray().size(), 1);
}

void TestMemoryDeskCtl::collectNamesWhatIsDamaged()
{
    write(u"repo/CLAUDE.md"_s, openGate);
    write(
        u"repo/.orchestrator/metrics/proposals.jsonl"_s,
        "{\"id\":\"a\",\"subject\":\"to{\"id\":\"b\"}\n"
        "{\"id\":\"6f1c\",\"created_at\":\"2026-05-04T08:15:30.120Z\",\"wave_id\":\"W2\",\"type\":"
        "\"feedback\",\"subject\":\"s\",\"insight\":\"i\",\"evidence\":\"e\",\"confidence\":0.8,"
        "\"schema_version\":1}\n{\"id\":\"c");
    const Outcome outcome = run({u"--json"_s, u"collect"_s, u"--repo"_s, u"repo"_s});
    QCOMPARE(outcome.exit, 0);
    const QJsonObject found = outcome.json().object();
    QCOMPARE(found.value("damaged"_L1).toArray(),
             (QJsonArray{QJsonObject{{u"line"_s, 1}, {u"reason"_s, u"invalid-json"_s}},
                         QJsonObject{{u"line"_s, 3}, {u"reason"_s, u"torn"_s}}}));
    const QJsonArray warnings = found.value("warnings"_L1).toArray();
    QCOMPARE(warnings.size(), 1);
    QCOMPARE(warnings.at(0).toObject().value("line"_L1).toInt(), 2);
    QCOMPARE(warnings.at(0).toObject().value("code"_L1).toString(), u"invalid-type"_s);
    QVERIFY(warnings.at(0)
                .toObject()
                .value("message"_L1)
                .toString()
                .startsWith("type must be one of [mode-selector-accuracy, "_L1));
    QVERIFY(warnings.at(0)
                .toObject()
                .value("message"_L1)
                .toString()
                .endsWith(", got: \"feedback\""_L1));
}

void TestMemoryDeskCtl::collectClosedGate_data()
{
    QTest::addColumn<QByteArray>("config");
    QTest::addColumn<QByteArray>("queue");
    QTest::addColumn<QByteArray>("reason");
    QTest::addColumn<int>("rows");
    const QByteArray one = "{\"id\":\"a\",\"subject\":\"s\"}\n";
    QTest::newRow("no file") << QByteArray() << one << QByteArray("no CLAUDE.md") << 1;
    QTest::newRow("persistence") << QByteArray("# x\n") << one << QByteArray("persistence") << 1;
    QTest::newRow("disabled") << openGate + "\nmemory:\n  proposals:\n    enabled: false\n"
                              << one << QByteArray("proposals disabled") << 1;
    QTest::newRow("empty") << openGate << QByteArray() << QByteArray("queue empty") << 0;
}

void TestMemoryDeskCtl::collectClosedGate()
{
    QFETCH(QByteArray, config);
    QFETCH(QByteArray, queue);
    QFETCH(QByteArray, reason);
    QFETCH(int, rows);
    if (!config.isEmpty())
        write(u"repo/CLAUDE.md"_s, config);
    write(u"repo/.orchestrator/metrics/proposals.jsonl"_s, queue);
    const Outcome text = run({u"collect"_s, u"--repo"_s, u"repo"_s});
    QCOMPARE(text.exit, 0);
    QVERIFY(text.out.startsWith("[3.6.3] Memory proposals: skip — " + reason));
    QCOMPARE(text.out.count('\n'), 1 + rows);
    const QJsonObject found =
        run({u"collect"_s, u"--repo"_s, u"repo"_s, u"--json"_s}).json().object();
    QVERIFY(!found.value("gate"_L1).toObject().value("open"_L1).toBool(true));
    QVERIFY(found.value("gate"_L1)
                .toObject()
                .value("reason"_L1)
                .toString()
                .startsWith(QString::fromUtf8(reason)));
    QCOMPARE(found.value("queue"_L1).toArray().size(), rows);
    QCOMPARE(run({u"batches"_s, u"--repo"_s, u"repo"_s, u"--json"_s}).out, QByteArray("[]\n"));
}

void TestMemoryDeskCtl::collectUnreadable()
{
    const Outcome missing = run({u"collect"_s, u"--repo"_s, u"none"_s, u"--json"_s});
    QCOMPARE(missing.exit, 3);
    QCOMPARE(missing.err,
             QByteArray("memorydeskctl: none: does not exist (No such file or "
                        "directory)\n"));
    QVERIFY(missing.json().isObject());
    QVERIFY(QDir(m_root).mkpath(u"repo/.orchestrator/metrics/proposals.jsonl"_s));
    const Outcome folder = run({u"collect"_s, u"--repo"_s, u"repo"_s, u"--json"_s});
    QCOMPARE(folder.exit, 3);
    QVERIFY(
        folder.err.contains("repo/.orchestrator/metrics/proposals.jsonl: is not a regular file"));
    QVERIFY(folder.json().isObject());
}

void TestMemoryDeskCtl::batches()
{
    write(u"repo/CLAUDE.md"_s, openGate);
    write(u"repo/.orchestrator/metrics/learnings.jsonl"_s, "{\"id\":\"p2\"}\n");
    QByteArray queue;
    for (int i = 0; i < 6; ++i)
        queue += "{\"id\":\"p" + QByteArray::number(i)
            + "\",\"type\":\"gotcha\",\"subject\":\"same\",\"confidence\":0.9,\"evidence\":\"e\"}"
              "\n";
    write(u"repo/.orchestrator/metrics/proposals.jsonl"_s, queue);
    const auto option = [](const QByteArray &id) {
        return "{\"id\":\"" + id
            + "\",\"label\":\"[gotcha ] | same | conf=0.90\",\"description\":\"evidence: e\"}";
    };
    const QByteArray rest =
        " — which learnings should be stored permanently? Unselected ones are archived as "
        "declined.\",\"multiSelect\":true,\"options\":[";
    QCOMPARE(run({u"batches"_s, u"--repo"_s, u"repo"_s, u"--json"_s}).out,
             "[{\"header\":\"Memory\",\"question\":\"Batch 1 of 2" + rest + option("p0") + ','
                 + option("p1") + ',' + option("p3") + ',' + option("p4")
                 + "]},{\"header\":\"Memory\",\"question\":\"Batch 2 of 2" + rest + option("p5")
                 + "]}]\n");
}

void TestMemoryDeskCtl::extractText()
{
    const QByteArray expected = R"({"accepted":[{"type":"user","name":"N","slug":"n-n",)"
                                R"("description":"d","body":"b","rationale":"r","line":3,"raw":)"
        + acceptedRaw + "}],\"refused\":[]}\n";
    write(u"out.md"_s, "Done.\n\n" + section);
    const Outcome file = run({u"extract"_s, u"out.md"_s, u"--json"_s});
    QCOMPARE(file.exit, 0);
    QCOMPARE(file.out, expected);
    QCOMPARE(file.err, QByteArray());
    QCOMPARE(run({u"--json"_s, u"extract"_s, u"-"_s}, "Done.\n\n" + section).out, expected);
    QCOMPARE(run({u"extract"_s, u"out.md"_s}).out, QByteArray("line 3: [user] N (n-n) — d\n"));
    QCOMPARE(run({u"--json"_s, u"extract"_s, u"-"_s}).out,
             QByteArray("{\"accepted\":[],\"refused\":[]}\n"));
}

void TestMemoryDeskCtl::extractRefusals()
{
    const QByteArray text = "## Memory propose\n- **name**: x y\n\n"
        + QByteArray(section).replace("n-n", "../escape")
        + QByteArray(section).replace("user", "Feedback") + "\n# Log\n```bash\n" + section;
    const Outcome outcome = run({u"--json"_s, u"extract"_s, u"-"_s}, text);
    QCOMPARE(outcome.exit, 1);
    const QJsonObject found = outcome.json().object();
    QVERIFY(found.value("accepted"_L1).toArray().isEmpty());
    const QJsonArray refused = found.value("refused"_L1).toArray();
    QCOMPARE(refused.size(), 4);
    const auto value = [&refused](int index, QLatin1StringView key) {
        return refused.at(index).toObject().value(key);
    };
    QCOMPARE(value(0, "reason"_L1).toString(), u"incomplete"_s);
    QCOMPARE(value(0, "missing"_L1).toArray(),
             (QJsonArray{u"type"_s, u"slug"_s, u"description"_s, u"body"_s, u"rationale"_s}));
    QCOMPARE(value(0, "suggestedSlug"_L1).toString(), u"x-y"_s);
    QVERIFY(value(0, "openedAt"_L1).isNull() && value(0, "closed"_L1).isNull());
    QCOMPARE(value(1, "reason"_L1).toString(), u"invalid-slug"_s);
    QCOMPARE(value(1, "suggestedSlug"_L1).toString(), u"escape"_s);
    QCOMPARE(value(2, "reason"_L1).toString(), u"invalid-type"_s);
    QCOMPARE(value(3, "reason"_L1).toString(), u"in-code-block"_s);
    QCOMPARE(value(3, "line"_L1).toInt(), 23);
    QCOMPARE(value(3, "openedAt"_L1).toInt(), 22);
    QCOMPARE(value(3, "closed"_L1).toBool(true), false);
    QCOMPARE(value(3, "raw"_L1).toString(), QString::fromUtf8(section));
}

void TestMemoryDeskCtl::extractTranscript()
{
    const QJsonObject line{
        {u"type"_s, u"assistant"_s},
        {u"uuid"_s, u"a1"_s},
        {u"message"_s,
         QJsonObject{
             {u"id"_s, u"m1"_s},
             {u"content"_s,
              QJsonArray{QJsonObject{{u"type"_s, u"text"_s},
                                     {u"text"_s, u"Done.\n\n"_s + QString::fromUtf8(section)}}}}}}};
    const QByteArray transcript = "{\"type\":\"summary\",\"summary\":\"x\"}\n"
                                  "{\"type\":\"assistant\",\"Memory propose\n"
        + QJsonDocument(line).toJson(QJsonDocument::Compact);
    const Outcome outcome = run({u"--json"_s, u"extract"_s, u"-"_s}, transcript);
    QCOMPARE(outcome.exit, 0);
    QCOMPARE(outcome.err, QByteArray("memorydeskctl: -:2: line skipped (invalid-json)\n"));
    QVERIFY2(outcome.out.contains("\"rationale\":\"r\",\"line\":3,\"textLine\":3,\"raw\":"
                                  + acceptedRaw),
             outcome.out.constData());
}

void TestMemoryDeskCtl::extractUnreadable()
{
    const Outcome missing = run({u"extract"_s, u"none.md"_s, u"--json"_s});
    QCOMPARE(missing.exit, 3);
    QVERIFY(missing.err.startsWith("memorydeskctl: none.md: does not exist"));
    QCOMPARE(missing.out, QByteArray("{\"accepted\":[],\"refused\":[]}\n"));
    // The readable rest is still there, and an unreadable input wins over a refusal.
    const Outcome broken = run({u"extract"_s, u"-"_s, u"--json"_s},
                               "caf\xE9\n\n" + section + "\n" + section.first(60));
    QCOMPARE(broken.exit, 3);
    QCOMPARE(broken.json().object().value("accepted"_L1).toArray().size(), 1);
    QCOMPARE(broken.json().object().value("refused"_L1).toArray().size(), 1);
}

void TestMemoryDeskCtl::resolve()
{
    const Outcome missing = run({u"resolve"_s, u"memory_dir"_s});
    QCOMPARE(missing.exit, 2);
    QCOMPARE(missing.out, QByteArray());
    QVERIFY(missing.err.startsWith("ERROR: memory_dir: memory dir does not exist: "));
    const QString app = path(u"app"_s);
    QVERIFY(QDir().mkpath(app));
    QString slug = app;
    slug.replace(QRegularExpression(u"[^A-Za-z0-9]"_s), u"-"_s);
    const QString memory = path(u"home/.claude/projects/"_s + slug + u"/memory"_s);
    QVERIFY(QDir().mkpath(memory));
    const Outcome found = run({u"resolve"_s, u"memory_dir"_s, u"--cwd"_s, u"app"_s, u"--json"_s});
    QCOMPARE(found.exit, 0);
    QCOMPARE(found.out, '"' + memory.toUtf8() + "\"\n");
    m_environment.insert(u"MEMORY_DIR"_s, u"/tmp/a\nb"_s);
    const Outcome refused = run({u"resolve"_s, u"memory_dir"_s});
    QCOMPARE(refused.exit, 2);
    QCOMPARE(refused.out, QByteArray());
    QCOMPARE(refused.err, QByteArray("ERROR: memory_dir contains control bytes: \"/tmp/a\\nb\"\n"));
    m_environment.insert(u"MEMORY_DIR"_s, u"/no/where"_s);
    QCOMPARE(run({u"resolve"_s, u"memory_dir"_s}).out, QByteArray("/no/where\n"));
    QCOMPARE(run({u"resolve"_s, u"other"_s}).err,
             QByteArray("ERROR: unknown key \"other\" — must be memory_dir or "
                        "session_history_glob\n"));
}

void TestMemoryDeskCtl::scan()
{
    write(u"logs/a.jsonl"_s,
          "{\"type\":\"user\",\"uuid\":\"u1\",\"timestamp\":\"2026-08-01T09:00:00.000Z\","
          "\"message\":{\"content\":\"I prefer ninja\"}}\n"
          "{\"type\":\"user\",\"uuid\":\"u2\",\"message\":{\"content\":\"should I avoid it?\"}}\n");
    const Outcome outcome = run({u"--json"_s, u"scan"_s, u"logs/*.jsonl"_s});
    QCOMPARE(outcome.exit, 0);
    QCOMPARE(
        outcome.out,
        "{\"candidates\":[{\"type\":\"user\",\"slug\":\"i-prefer-ninja\",\"evidence_turn_ids\":"
        "[\"u1\"],\"draft_body\":\"I prefer ninja\",\"draft_index_entry\":\"- [I prefer ninja]"
        "(user_i-prefer-ninja.md) — I prefer ninja\",\"evidence\":[{\"turn\":\"u1\",\"file\":\""
            + path(u"logs/a.jsonl"_s).toUtf8()
            + "\",\"line\":1,\"text\":\"I prefer ninja\"}]}],\"leftOut\":[{\"reason\":"
              "\"question\",\"turn\":\"u2\"}],\"blocked\":null}\n");
    // What a memory says already is left out.
    write(u"home/.config/maigo/memory/ninja.md"_s, "---\nname: n\n---\n\nI prefer ninja.\n");
    const QJsonObject captured = run({u"--json"_s, u"scan"_s, u"logs/*.jsonl"_s}).json().object();
    QVERIFY(captured.value("candidates"_L1).toArray().isEmpty());
    QCOMPARE(captured.value("blocked"_L1).toString(), u"no evidence-backed memory candidate"_s);
}

void TestMemoryDeskCtl::scanWithoutFiles()
{
    const Outcome none = run({u"--json"_s, u"scan"_s, u"nothing/*.jsonl"_s});
    QCOMPARE(none.exit, 3);
    QVERIFY(none.err.contains("nothing/*.jsonl"));
    QCOMPARE(none.json().object().value("blocked"_L1).toString(),
             u"session_history_glob matches no file"_s);
    const Outcome refused = run({u"--json"_s, u"scan"_s, u"$HOME/*.jsonl"_s});
    QCOMPARE(refused.exit, 2);
    QCOMPARE(refused.out, QByteArray());
}

void TestMemoryDeskCtl::pendingAndPropose()
{
    QCOMPARE(run({u"pending"_s, u"--json"_s}).out, QByteArray("[]\n"));
    QCOMPARE(run({u"pending"_s, u"--count"_s, u"--json"_s}).out, QByteArray("0\n"));
    const Outcome proposed = run({u"propose"_s, u"-"_s, u"--json"_s}, section);
    QCOMPARE(proposed.exit, 0);
    QCOMPARE(proposed.out, QByteArray("{\"queued\":1,\"refused\":[]}\n"));
    QCOMPARE(run({u"pending"_s, u"--count"_s}).out, QByteArray("1\n"));
    const QJsonArray pending = run({u"pending"_s, u"--json"_s}).json().array();
    QCOMPARE(pending.size(), 1);
    const QJsonObject one = pending.at(0).toObject();
    QCOMPARE(one.value("origin"_L1).toString(), u"submitted"_s);
    QCOMPARE(one.value("state"_L1).toString(), u"pending"_s);
    QCOMPARE(one.value("title"_L1).toString(), u"N"_s);
    QCOMPARE(one.value("type"_L1).toString(), u"user"_s);
    // The same text again is the same proposal.
    QCOMPARE(run({u"propose"_s, u"-"_s}, section).exit, 0);
    QCOMPARE(run({u"pending"_s, u"--count"_s}).out, QByteArray("1\n"));
    const Outcome refused = run({u"propose"_s, u"-"_s, u"--json"_s}, section.first(60));
    QCOMPARE(refused.exit, 1);
    QCOMPARE(refused.json().object().value("queued"_L1).toInt(-1), 0);
    QCOMPARE(refused.json().object().value("refused"_L1).toArray().size(), 1);
    // No memory was written.
    QVERIFY(!QFileInfo::exists(path(u"home/.config/maigo"_s)));
}

void TestMemoryDeskCtl::pendingQueue()
{
    write(u"repo/CLAUDE.md"_s, openGate);
    write(
        u"repo/.orchestrator/metrics/proposals.jsonl"_s,
        "{\"id\":\"6f1c\",\"created_at\":\"2026-05-04T08:15:30.120Z\",\"wave_id\":\"W2\",\"type\":"
        "\"anti-pattern\",\"subject\":\"s\",\"insight\":\"i\",\"evidence\":\"e\",\"confidence\":0."
        "8,"
        "\"schema_version\":1}\nbroken\n");
    QString slug = path(u"repo"_s);
    slug.replace(QRegularExpression(u"[^A-Za-z0-9]"_s), u"-"_s);
    write(u"home/.claude/projects/%1/s.jsonl"_s.arg(slug),
          "{\"type\":\"user\",\"cwd\":\"" + path(u"repo"_s).toUtf8() + "\"}\n");
    const Outcome outcome = run({u"pending"_s, u"--json"_s});
    QCOMPARE(outcome.exit, 0);
    QCOMPARE(
        outcome.out,
        "[{\"id\":\"6f1c\",\"origin\":\"queue\",\"project\":\"repo\",\"type\":\"anti-pattern\","
        "\"title\":\"s\",\"createdAt\":\"2026-05-04T08:15:30.120Z\",\"state\":\"pending\","
        "\"source\":\""
            + path(u"repo/.orchestrator/metrics/proposals.jsonl"_s).toUtf8() + "\",\"line\":1}]\n");
    QVERIFY(outcome.err.contains("proposals.jsonl:2: damaged-row"));
    // A closed gate keeps the row out.
    write(u"repo/CLAUDE.md"_s, "# nothing\n");
    QCOMPARE(run({u"pending"_s, u"--count"_s}).out, QByteArray("0\n"));
    QCOMPARE(run({u"pending"_s, u"--json"_s}).out, QByteArray("[]\n"));
}

QTEST_GUILESS_MAIN(TestMemoryDeskCtl)
#include "tst_memorydeskctl.moc"
