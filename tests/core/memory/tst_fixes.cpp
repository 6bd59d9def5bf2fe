// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/memory/fixes.h"

#include <QTest>

using namespace memorydesk;
using namespace Qt::StringLiterals;

namespace {

using Files = QList<QPair<QString, QByteArray>>;

MemoryFolder folderOf(const Files &files, Convention convention = Convention::TypePrefixed,
                      const QByteArray &index = {})
{
    MemoryFolder folder;
    folder.root = {u"/m"_s, RootKind::Project, u"app"_s, {}, {}};
    folder.exists = true;
    folder.convention = convention;
    for (const auto &[name, bytes] : files)
        folder.documents.append(parseMemoryDocument(u"/m/"_s + name, bytes, name));
    folder.index = parseMemoryIndex(index, folder.fileNames());
    folder.index.exists = !index.isEmpty();
    return folder;
}

Problem problem(const QString &file, const QString &code, int line, int column,
                const QStringList &args = {})
{
    Problem result;
    result.code = code;
    result.line = line;
    result.column = column;
    result.args = args;
    result.path = u"/m/"_s + file;
    return result;
}

void takeOver(const Operation &operation, Files &files, QByteArray &index)
{
    const auto put = [&](const QString &path, const QByteArray &bytes) {
        const QString name = path.sliced(3);
        if (name == "MEMORY.md"_L1) {
            index = bytes;
            return;
        }
        files.removeIf([&](const auto &file) { return file.first == name; });
        files.append({name, bytes});
    };
    if (const auto *replace = std::get_if<Replace>(&operation))
        put(replace->path, replace->after);
    else if (const auto *create = std::get_if<Create>(&operation))
        put(create->path, create->bytes);
    else if (const auto *remove = std::get_if<Remove>(&operation))
        files.removeIf([&](const auto &file) { return file.first == remove->path.sliced(3); });
    else if (const auto *move = std::get_if<Move>(&operation)) {
        files.removeIf([&](const auto &file) { return file.first == move->from.sliced(3); });
        put(move->to, move->bytes);
    }
}

const QDate today(2026, 8, 12); // A Wednesday.

} // namespace

class TestFixes : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void oneDocument_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<Problem>("found");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QByteArray>("after");
        const QString file = u"feedback_a.md"_s;
        const auto row = [&](const char *name, const QByteArray &before, const Problem &found,
                             const QString &code, const QByteArray &after) {
            QTest::newRow(name) << file << before << found << code << after;
        };
        row("colon", "---\nname: a\ndescription: Deploys: only Tue\ntype: feedback\n---\n",
            problem(file, u"yaml-error"_s, 3, 21), u"quote-value"_s,
            "---\nname: a\ndescription: \"Deploys: only Tue\"\ntype: feedback\n---\n");
        row("crlf colon", "---\r\nname: a: b  \r\n---\r\n", problem(file, u"yaml-error"_s, 2, 8),
            u"quote-value"_s, "---\r\nname: \"a: b\"  \r\n---\r\n");
        row("bracket", "---\nname: [x] done\n---\n", problem(file, u"yaml-error"_s, 2, 11),
            u"quote-value"_s, "---\nname: \"[x] done\"\n---\n");
        row("swallowed", "---\nname: see #12 \n---\n",
            problem(file, u"comment-swallows-text"_s, 2, 7, {u"name"_s, u"#12"_s}),
            u"quote-value"_s, "---\nname: \"see #12\" \n---\n");
        row("missing type", "---\nname: a\ndescription: d\n---\nx\n",
            problem(file, u"key-missing"_s, 1, 1, {u"type"_s}), u"add-key"_s,
            "---\nname: a\ndescription: d\ntype: feedback\n---\nx\n");
        row("missing name", "---\ndescription: d\n---\nx\n",
            problem(file, u"key-missing"_s, 1, 1, {u"name"_s}), u"add-key"_s,
            "---\ndescription: d\nname: a\n---\nx\n");
        row("missing description", "---\nname: a\ndescription:\n---\n\n# Run *tests* first\n",
            problem(file, u"key-missing"_s, 3, 1, {u"description"_s}), u"add-key"_s,
            "---\nname: a\ndescription: Run *tests* first\n---\n\n# Run *tests* first\n");
        row("misspelt", "---\nname: a\ndesc: d # c\n---\n",
            problem(file, u"key-misspelt"_s, 3, 1, {u"desc"_s, u"description"_s}), u"rename-key"_s,
            "---\nname: a\ndescription: d # c\n---\n");
        row("two types", "---\ntype: user\nmetadata:\n  type: feedback\n---\n",
            problem(file, u"two-types"_s, 4, 9, {u"user"_s, u"feedback"_s}), u"set-type"_s,
            "---\ntype: feedback\nmetadata:\n  type: feedback\n---\n");
        row("legacy type", "---\ntype: convention\n---\n",
            problem(file, u"type-legacy"_s, 2, 7, {u"convention"_s}), u"set-type"_s,
            "---\ntype: project\n---\n");
        row("type in capitals", "---\ntype: User\n---\n",
            problem(file, u"type-unknown"_s, 2, 7, {u"User"_s}), u"set-type"_s,
            "---\ntype: user\n---\n");
        row("type against the file", "---\nmetadata: \n  type: user\n---\n",
            problem(file, u"type-file-mismatch"_s, 3, 9, {u"user"_s, u"feedback"_s}), u"set-type"_s,
            "---\nmetadata: \n  type: feedback\n---\n");
        row("nested in a flat folder", "---\nname: a\nmetadata:\n  type: feedback\n---\n",
            problem(file, u"other-convention"_s, 1, 1), u"move-type"_s,
            "---\nname: a\ntype: feedback\n---\n");
        row("sections", "---\nname: a\n---\nRule.\n", problem(file, u"why-missing"_s, 4, 1),
            u"add-sections"_s, "---\nname: a\n---\nRule.\n\n**Why:**\n**How to apply:**\n");
        row("one section, crlf, no end", "---\r\nname: a\r\n---\r\n**Why:** b",
            problem(file, u"how-missing"_s, 4, 1), u"add-sections"_s,
            "---\r\nname: a\r\n---\r\n**Why:** b\r\n\r\n**How to apply:**\r\n");
        row("yesterday", "---\nname: a\n---\nSaid 昨天, yesterday.\n",
            problem(file, u"relative-date"_s, 4, 10, {u"yesterday"_s}), u"absolute-date"_s,
            "---\nname: a\n---\nSaid 昨天, 2026-08-11.\n");
        row("from the modified date",
            "---\nname: a\nmetadata:\n  modified: 2026-07-30T07:40:18.191Z\n---\nuntil tomorrow\n",
            problem(file, u"relative-date"_s, 6, 7, {u"tomorrow"_s}), u"absolute-date"_s,
            "---\nname: a\nmetadata:\n  modified: 2026-07-30T07:40:18.191Z\n---\nuntil "
            "2026-07-31\n");
        row("next weekday", "---\nname: a\n---\nby next Wednesday\n",
            problem(file, u"relative-date"_s, 4, 4, {u"next Wednesday"_s}), u"absolute-date"_s,
            "---\nname: a\n---\nby 2026-08-19\n");
        row("last week in Chinese", "---\nname: a\n---\n上週說的\n",
            problem(file, u"relative-date"_s, 4, 1, {u"上週"_s}), u"absolute-date"_s,
            "---\nname: a\n---\n2026-08-03 那週說的\n");
        row("invisible", "---\nname: a\n---\n測\U0001F680a\u200Bb\u200Bc\n",
            problem(file, u"invisible-character"_s, 4, 6, {u"U+200B"_s}), u"remove-character"_s,
            "---\nname: a\n---\n測\U0001F680a\u200Bbc\n");
        row("bom", "\xEF\xBB\xBF---\nname: a\n---\n", problem(file, u"bom"_s, 1, 1),
            u"remove-bom"_s, "---\nname: a\n---\n");
        row("no newline", "---\r\nname: a\r\n---", problem(file, u"frontmatter-no-newline"_s, 3, 1),
            u"add-newline"_s, "---\r\nname: a\r\n---\r\n");
        row("no frontmatter", "Keep it short.\n", problem(file, u"frontmatter-missing"_s, 1, 1),
            u"add-frontmatter"_s,
            "---\nname: a\ndescription: Keep it short.\ntype: feedback\n---\n\nKeep it short.\n");
        row("unclosed", "---\nname: a\ntype: feedback\n\nText: with a colon\n",
            problem(file, u"frontmatter-unclosed"_s, 1, 1), u"close-frontmatter"_s,
            "---\nname: a\ntype: feedback\n---\n\nText: with a colon\n");
    }
    void oneDocument()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, before);
        QFETCH(Problem, found);
        QFETCH(QString, code);
        QFETCH(QByteArray, after);
        const MemoryFolder folder = folderOf({{file, before}});
        const QList<QuickFix> fixes = fixesFor(found, folder, today);
        QVERIFY(!fixes.isEmpty());
        QCOMPARE(fixes.first().code, code);
        const auto applied = applyFix(fixes.first(), before, folder);
        QVERIFY2(applied.has_value(), qPrintable(applied ? QString() : applied.error().detail));
        QCOMPARE(*applied, after);
        const auto change = fixProblems({fixes.first()}, folder);
        QVERIFY(change.has_value());
        QCOMPARE(change->operations, (QList<Operation>{Replace{u"/m/"_s + file, before, after}}));
    }

    void notOffered_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<Problem>("found");
        const QString file = u"a.md"_s;
        QTest::newRow("no type to be known") << file << QByteArray("---\nname: a\n---\n")
                                             << problem(file, u"key-missing"_s, 1, 1, {u"type"_s});
        QTest::newRow("next sprint") << file << QByteArray("next sprint\n")
                                     << problem(file, u"relative-date"_s, 1, 1, {u"next sprint"_s});
        QTest::newRow("credential")
            << file << QByteArray("x\n") << problem(file, u"credential"_s, 1, 1);
        QTest::newRow("broken beyond quoting") << file << QByteArray("---\nname: a\n\tx\n---\n")
                                               << problem(file, u"yaml-error"_s, 3, 1);
        QTest::newRow("doubled key") << file << QByteArray("---\nname: a\nname: b\n---\n")
                                     << problem(file, u"duplicate-key"_s, 3, 1);
    }
    void notOffered()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, bytes);
        QFETCH(Problem, found);
        QVERIFY(fixesFor(found, folderOf({{file, bytes}}), today).isEmpty());
    }

    void indexLines_data()
    {
        QTest::addColumn<Problem>("found");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("dangling with a likely file")
            << problem(u"MEMORY.md"_s, u"index-dangling"_s, 4, 3, {u"User_B.md"_s})
            << u"repair-target"_s
            << QByteArray("# Mine\r\n\r\n- [A](user_a.md) — a\n- [B](feedback_b.md) — b\n- "
                          "[C](gone.md)\n");
        QTest::newRow("dangling")
            << problem(u"MEMORY.md"_s, u"index-dangling"_s, 5, 3, {u"gone.md"_s})
            << u"remove-index-line"_s
            << QByteArray("# Mine\r\n\r\n- [A](user_a.md) — a\n- [B](User_B.md) — b\n");
        QTest::newRow("unlisted")
            << problem(u"feedback_b.md"_s, u"index-unlisted"_s, 1, 1, {u"feedback_b.md"_s})
            << u"add-index-line"_s
            << QByteArray(
                   "# Mine\r\n\r\n- [A](user_a.md) — a\n- [B](User_B.md) — b\n- [C](gone.md)\n"
                   "- [bee](feedback_b.md) — about b\n");
    }
    void indexLines()
    {
        QFETCH(Problem, found);
        QFETCH(QString, code);
        QFETCH(QByteArray, after);
        const QByteArray index(
            "# Mine\r\n\r\n- [A](user_a.md) — a\n- [B](User_B.md) — b\n- [C](gone.md)\n");
        const MemoryFolder folder =
            folderOf({{u"user_a.md"_s, "x"},
                      {u"feedback_b.md"_s, "---\nname: bee\ndescription: about b\n---\n"}},
                     Convention::TypePrefixed, index);
        const QList<QuickFix> fixes = fixesFor(found, folder, today);
        QVERIFY(!fixes.isEmpty());
        QCOMPARE(fixes.first().code, code);
        QCOMPARE(fixTarget(fixes.first(), folder), folder.indexPath());
        QCOMPARE(applyFix(fixes.first(), index, folder).value(), after);
    }
    void longHookIsCutAtAGrapheme()
    {
        const QByteArray head = "- [表情](user_a.md) — ";
        const QByteArray index = head + QByteArray("👨‍👩‍👧").repeated(60) + "\n";
        const MemoryFolder folder =
            folderOf({{u"user_a.md"_s, "x"}}, Convention::TypePrefixed, index);
        const auto fixes =
            fixesFor(problem(u"MEMORY.md"_s, u"index-line-too-long"_s, 1, 151), folder, today);
        QCOMPARE(fixes.size(), 1);
        const QByteArray after = applyFix(fixes.first(), index, folder).value();
        const QString line = QString::fromUtf8(after).chopped(1);
        QVERIFY(line.toUcs4().size() <= indexEntryLimit);
        QVERIFY(line.toUcs4().size() > indexEntryLimit - 5);
        QVERIFY(line.endsWith(u"👧…"_s));
    }

    void changedMeanwhile()
    {
        const MemoryFolder folder = folderOf({{u"a.md"_s, "said yesterday\n"}});
        const auto fixes =
            fixesFor(problem(u"a.md"_s, u"relative-date"_s, 1, 6, {u"yesterday"_s}), folder, today);
        QCOMPARE(applyFix(fixes.first(), "said today\n", folder).error().code, ErrorCode::Conflict);
        QCOMPARE(applyFix(fixes.first(), "", folder).error().code, ErrorCode::Conflict);
    }

    /// With the real checks: a fix that is offered makes its finding go away.
    void everyFixEndsItsProblem()
    {
        const QByteArray index(
            "- [A](feedback_a.md) — a\n- [A](feedback_a.md) — b\n- [G](gone.md) — g\n"
            "- [O](../out.md) — o\n- [L](user_long.md) — "
            + QByteArray("x").repeated(150) + "\n");
        const MemoryFolder folder = folderOf(
            {{u"feedback_a.md"_s,
              "---\nname: a\ndescription: see #1\ntype: user\n---\nSince yesterday.\n"},
             {u"user_long.md"_s,
              "---\nname: long\ndescription: x\ntype: user\ndesc: y\n---\na\xE2\x80\x8B"
              "b\n"},
             {u"project_p.md"_s, "---\nname: p: q\ndescription: d\ntype: project\n---\nx\n"},
             {u"project_k.md"_s, "---\nname: k\ndesc: d\nmetadata:\n  type: project\n---\nx\n"},
             {u"user_two.md"_s,
              "---\nname: t\ndescription: d\ntype: user\nmetadata:\n  type: feedback\n---\n"},
             {u"user_Bad Slug.md"_s, "---\nname: b\ndescription: d\ntype: convention\n---\nx\n"},
             {u"user_open.md"_s, "---\nname: o\ndescription: d\ntype: user\n"},
             {u"user_none.md"_s, "Just text.\n"}},
            Convention::TypePrefixed, index);
        CheckContext context;
        context.convention = folder.convention;
        context.today = today;
        const Problems problems = checkFolder(folder, context);
        QSet<QString> used;
        for (const Problem &found : problems) {
            for (const QuickFix &fix : fixesFor(found, folder, today)) {
                const auto change = fixProblems({fix}, folder);
                QVERIFY2(change.has_value(), qPrintable(found.code + u' ' + fix.code));
                Files files;
                for (const MemoryDocument &document : folder.documents)
                    files.append({document.fileName, document.bytes});
                QByteArray newIndex = index;
                for (const Operation &operation : change->operations)
                    takeOver(operation, files, newIndex);
                const Problems left =
                    checkFolder(folderOf(files, folder.convention, newIndex), context);
                const auto same = [&](const Problem &other) {
                    return other.code == found.code && other.path == found.path
                        && other.args == found.args;
                };
                QVERIFY2(std::count_if(left.begin(), left.end(), same)
                             < std::count_if(problems.begin(), problems.end(), same),
                         qPrintable(found.code + u' ' + fix.code));
                used.insert(fix.code);
            }
        }
        QVERIFY2(used.size() >= 11, qPrintable(QStringList(used.values()).join(u' ')));
    }

    void manyInOneChange()
    {
        const QByteArray broken("---\nname: a\ndescription: x: y\ntype: convention\n---\n"
                                "yesterday and\nyesterday\n");
        const QByteArray index("- [A](a.md) — x\n- [A](a.md) — y\n- [B](b.md) — z\n");
        const MemoryFolder folder = folderOf(
            {{u"提交.md"_s, "---\nname: 提交前\ndescription: d\ntype: user\n---\nsee [[a]]\n"},
             {u"a.md"_s, broken}},
            Convention::Maigo, index);
        QList<QuickFix> fixes;
        for (const Problem &found :
             {problem(u"a.md"_s, u"yaml-error"_s, 3, 15),
              problem(u"a.md"_s, u"relative-date"_s, 6, 1, {u"yesterday"_s}),
              problem(u"a.md"_s, u"relative-date"_s, 7, 1, {u"yesterday"_s}),
              problem(u"a.md"_s, u"type-legacy"_s, 4, 7, {u"convention"_s}),
              problem(u"MEMORY.md"_s, u"index-duplicate"_s, 2, 3, {u"a.md"_s}),
              problem(u"MEMORY.md"_s, u"index-dangling"_s, 3, 3, {u"b.md"_s}),
              problem(u"提交.md"_s, u"index-unlisted"_s, 1, 1, {u"提交.md"_s}),
              problem(u"提交.md"_s, u"slug-bad-character"_s, 1, 1, {u"提交"_s})})
            fixes += fixesFor(found, folder, today).mid(0, 1);
        QCOMPARE(fixes.size(), 8);
        const auto change = fixProblems(fixes, folder);
        QVERIFY(change.has_value());
        QCOMPARE(change->title, u"fix-problems"_s);
        QCOMPARE(change->titleArgs.first(), u"8"_s);
        QHash<QString, QByteArray> after;
        for (const Operation &operation : change->operations) {
            if (const auto *replace = std::get_if<Replace>(&operation))
                after.insert(replace->path, replace->after);
            if (const auto *create = std::get_if<Create>(&operation))
                after.insert(create->path, create->bytes);
        }
        QCOMPARE(after.value(u"/m/a.md"_s),
                 QByteArray("---\nname: a\ndescription: \"x: y\"\ntype: project\n---\n"
                            "2026-08-11 and\n2026-08-11\n"));
        const QString renamed = fixes.last().args.first() + u".md"_s;
        QVERIFY(renamed.startsWith(u"note-2026-08-12-"_s) || renamed.startsWith(u"note-"_s));
        QVERIFY(after.contains(u"/m/"_s + renamed));
        QCOMPARE(after.value(u"/m/MEMORY.md"_s),
                 "- [A](a.md) — x\n- [提交前](" + renamed.toUtf8() + ") — d\n");
        const Operation removed = Remove{u"/m/提交.md"_s, folder.documents.first().bytes};
        QVERIFY(change->operations.contains(removed));
        QVERIFY(!fixProblems({}, folder).has_value());
    }
};

QTEST_GUILESS_MAIN(TestFixes)
#include "tst_fixes.moc"
