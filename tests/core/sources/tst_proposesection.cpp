// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/proposesection.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace memorydesk;

namespace {

const QString fields =
    u"- **type**: feedback\n- **name**: Short reviews\n- **slug**: short-reviews\n"
    "- **description**: Wants must-fix notes under two lines\n"
    "- **body**: Keep each note to the point.\n"
    "- **rationale**: User said \"shorter please\"\n"_s;
const QString section = u"## Memory propose\n\n"_s + fields;

QString refusalName(SectionRefusal refusal)
{
    switch (refusal) {
    case SectionRefusal::None:
        return u"ok"_s;
    case SectionRefusal::Incomplete:
        return u"incomplete"_s;
    case SectionRefusal::InvalidSlug:
        return u"slug"_s;
    case SectionRefusal::InvalidType:
        return u"type"_s;
    case SectionRefusal::InCodeBlock:
        return u"code"_s;
    }
    return {};
}

/// "line:refusal:name" of each section; for code blocks "line:code@opened+closed:name".
QStringList summary(const QString &text)
{
    QStringList result;
    for (const ProposeSection &found : findProposeSections(text)) {
        QString refusal = refusalName(found.refusal);
        if (found.refusal == SectionRefusal::InCodeBlock)
            refusal += u"@%1%2"_s.arg(found.openedAt).arg(found.closed ? u"+"_s : u"-"_s);
        result.append(u"%1:%2:%3"_s.arg(found.line).arg(refusal, found.fields.name));
    }
    return result;
}

QString withField(const QString &key, const QString &value)
{
    QString text = section;
    const qsizetype start = text.indexOf(u"**%1**: "_s.arg(key)) + key.size() + 6;
    return text.replace(start, text.indexOf(u'\n', start) - start, value);
}

} // namespace

class TestProposeSection : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void finds_data();
    void finds();
    void headings_data();
    void headings();
    void readsFields_data();
    void readsFields();
    void values_data();
    void values();
    void refusesSlugs_data();
    void refusesSlugs();
    void refusesTypes_data();
    void refusesTypes();
    void namesMissingFields_data();
    void namesMissingFields();
    void suggestsDifferentSlugsForChinese();
    void rawIsVerbatim_data();
    void rawIsVerbatim();
    void isLinear();
};

void TestProposeSection::finds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("found");
    const QString ok = u"ok:Short reviews"_s;
    const auto one = [](int line, const QString &what) {
        return QStringList{u"%1:%2"_s.arg(line).arg(what)};
    };
    QTest::newRow("at the end of an answer") << u"Done.\n\n"_s + section << one(3, ok);
    QTest::newRow("only the section") << section << one(1, ok);
    QTest::newRow("CRLF") << QString(u"Done.\n\n"_s + section).replace(u'\n', u"\r\n"_s)
                          << one(3, ok);
    QTest::newRow("lone CR") << QString(u"Done.\n\n"_s + section).replace(u'\n', u'\r')
                             << one(3, ok);
    QTest::newRow("directly under a paragraph") << u"Done.\n"_s + section << one(2, ok);
    QTest::newRow("two in one turn")
        << section + u"\n"_s + section << QStringList{u"1:"_s + ok, u"10:"_s + ok};
    QTest::newRow("ends at the next level 2")
        << section + u"\n## Next\n- **name**: other\n"_s << one(1, ok);
    QTest::newRow("ends at the next level 1")
        << section + u"\n# Next\n- **name**: other\n"_s << one(1, ok);
    QTest::newRow("ends at a setext heading")
        << u"## Memory propose\n- **name**: a\n\nNext\n----\n- **type**: user\n"_s
        << one(1, u"incomplete:a"_s);
    QTest::newRow("level 3 belongs to the body")
        << u"## Memory propose\n- **name**: a\n- **body**: x\n\n### More\n\ntext\n"_s
        << one(1, u"incomplete:a"_s);
    QTest::newRow("nothing in it") << u"## Memory propose\n"_s << one(1, u"incomplete:"_s);
    QTest::newRow("no section") << u"I would use Memory propose here."_s << QStringList();
    QTest::newRow("in a closed fence")
        << u"text\n\n```\n"_s + section + u"```\n\nmore\n"_s << QStringList();
    QTest::newRow("in a quote") << u"> ## Memory propose\n> - **name**: a\n"_s << QStringList();
    QTest::newRow("in a list") << u"- ## Memory propose\n  - **name**: a\n"_s << QStringList();
    QTest::newRow("in a list, later line")
        << u"- item\n\n  ## Memory propose\n  name: a\n"_s << QStringList();
    QTest::newRow("in a comment") << u"<!--\n"_s + section + u"-->\n"_s << QStringList();
    QTest::newRow("in a comment that never closes") << u"<!--\n"_s + section << QStringList();
    QTest::newRow("in indented code")
        << u"text\n\n    ## Memory propose\n    name: a\n"_s << QStringList();
    QTest::newRow("in a fence in a list that the list ends")
        << u"- step:\n\n  ```\n  ## Memory propose\n\nAfter.\n"_s << QStringList();
    QTest::newRow("in a fence in a quote that the quote ends")
        << u"> ```\n> ## Memory propose\n\nAfter.\n"_s << QStringList();
    QTest::newRow("tilde fence") << u"a\n~~~\n"_s + section + u"~~~\nb\n"_s << QStringList();
    QTest::newRow("backticks do not close tildes")
        << u"a\n~~~\n```\n"_s + section + u"```\n~~~\nb\n"_s << QStringList();
    QTest::newRow("real one after an example with a longer fence")
        << u"See:\n\n````md\n```text\n## Memory propose\nname: fake-one\n```\n## Memory propose\n"
           "name: fake-two\n````\n\n## Memory propose\n\nname: real-one\n"_s
        << one(12, u"incomplete:real-one"_s);
    QTest::newRow("info string never closes")
        << u"```md\n```text\n## Memory propose\nname: fake\n```\n\n## Memory propose\n"
           "name: real-two\n"_s
        << one(7, u"incomplete:real-two"_s);
    QTest::newRow("fence never closes")
        << u"Done.\n\n```bash\nmake test\n\n## Memory propose\nname: lost-one\n"_s
        << one(6, u"code@3-:lost-one"_s);
    QTest::newRow("fence around the whole answer")
        << u"```markdown\nAll work finished.\n\n## Memory propose\nname: wrapped\n```\n"_s
        << one(4, u"code@1+:wrapped"_s);
    QTest::newRow("fence around the whole answer, blank lines around it")
        << u"\n\n```markdown\n## Memory propose\nname: wrapped\n```\n\n"_s
        << one(4, u"code@3+:wrapped"_s);
    QTest::newRow("example inside the wrapped answer")
        << u"````markdown\n```\n## Memory propose\nname: example\n```\n## Memory propose\n"
           "name: wrapped\n````\n"_s
        << one(6, u"code@1+:wrapped"_s);
    QTest::newRow("real one, then a fence that never closes") << section + u"\n## Log\n\n```\n"_s
            + section << QStringList{u"1:"_s + ok, u"13:code@12-:Short reviews"_s};
}

void TestProposeSection::finds()
{
    QFETCH(QString, text);
    QTEST(summary(text), "found");
}

void TestProposeSection::headings_data()
{
    QTest::addColumn<QString>("heading");
    QTest::addColumn<bool>("matches");
    const auto add = [](const char *name, const QString &heading, bool matches) {
        QTest::newRow(name) << heading << matches;
    };
    add("plain", u"## Memory propose"_s, true);
    add("one blank before", u" ## Memory propose"_s, true);
    add("three blanks before", u"   ## Memory propose"_s, true);
    add("four blanks before", u"    ## Memory propose"_s, false);
    add("tab before", u"\t## Memory propose"_s, false);
    add("closing hashes", u"## Memory propose ##"_s, true);
    add("many closing hashes and blanks", u"## Memory propose #######  "_s, true);
    add("hash without blank is text", u"## Memory propose#"_s, false);
    add("tab after the hashes", u"##\tMemory propose"_s, true);
    add("several blanks after the hashes", u"##   Memory propose"_s, true);
    add("no blank after the hashes", u"##Memory propose"_s, false);
    add("trailing blanks", u"## Memory propose   "_s, true);
    add("proposed", u"## Memory proposed"_s, false);
    add("colon", u"## Memory propose:"_s, false);
    add("lower case", u"## memory propose"_s, false);
    add("two blanks inside", u"## Memory  propose"_s, false);
    add("level 1", u"# Memory propose"_s, false);
    add("level 3", u"### Memory propose"_s, false);
    add("setext", u"Memory propose\n--------------"_s, false);
    add("bold", u"## **Memory propose**"_s, false);
    add("escaped", u"\\## Memory propose"_s, false);
}

void TestProposeSection::headings()
{
    QFETCH(QString, heading);
    QFETCH(bool, matches);
    QCOMPARE(findProposeSections(u"Done.\n\n"_s + heading + u"\n\n"_s + fields).size(),
             matches ? 1 : 0);
}

void TestProposeSection::readsFields_data()
{
    QTest::addColumn<QString>("text");
    const QString bold = u"- **%1**: "_s;
    const auto add = [](const char *name, const QString &pattern) {
        QString text = u"## Memory propose\n\n"_s;
        const QStringList keys = {u"type"_s,        u"name"_s, u"slug"_s,
                                  u"description"_s, u"body"_s, u"rationale"_s};
        const QStringList values = {u"user"_s, u"n"_s, u"s"_s, u"d"_s, u"b"_s, u"r"_s};
        for (qsizetype i = 0; i < keys.size(); ++i)
            text += pattern.arg(keys.at(i), values.at(i)) + u'\n';
        QTest::newRow(name) << text;
    };
    add("documented", u"- **%1**: %2"_s);
    add("star bullet", u"* **%1**: %2"_s);
    add("plus bullet", u"+ **%1**: %2"_s);
    add("plain key", u"- %1: %2"_s);
    add("colon inside the bold", u"- **%1:** %2"_s);
    add("full-width colon", u"- **%1**：%2"_s);
    add("full-width colon inside the bold", u"- **%1：** %2"_s);
    add("blank before the colon", u"- **%1** : %2"_s);
    add("underscores", u"- __%1__: %2"_s);
    add("no blank after the colon", u"- **%1**:%2"_s);
    add("indented bullets", u"  - **%1**: %2"_s);
    add("without bullets", u"%1: %2"_s);
    add("bold without bullets", u"**%1**: %2\n"_s);
    add("blank lines between", u"- **%1**: %2\n"_s);
    add("value on the next line", u"- **%1**:\n  %2"_s);
    QTest::newRow("upper case keys, other order")
        << u"## Memory propose\n- **RATIONALE**: r\n- **Body**: b\n- **Slug**: s\n- **Name**: n\n"
           "- **Description**: d\n- **Type**: user\n"_s;
}

void TestProposeSection::readsFields()
{
    QFETCH(QString, text);
    const QList<ProposeSection> found = findProposeSections(text);
    QCOMPARE(found.size(), 1);
    QCOMPARE(found.at(0).fields,
             (SectionFields{u"user"_s, u"n"_s, u"s"_s, u"d"_s, u"b"_s, u"r"_s}));
    QCOMPARE(found.at(0).refusal, SectionRefusal::None);
}

void TestProposeSection::values_data()
{
    QTest::addColumn<QString>("lines");
    QTest::addColumn<QString>("body");
    QTest::addColumn<QString>("rationale");
    const auto add = [](const char *name, const QString &lines, const QString &body,
                        const QString &rationale) {
        QTest::newRow(name) << lines << body << rationale;
    };
    const QString end = u"- **rationale**: r\n"_s;
    add("continuation", u"- **body**: one\n  two\n"_s + end, u"one\ntwo"_s, u"r"_s);
    add("deeper continuation keeps its shape", u"- **body**: one\n    two\n      three\n"_s + end,
        u"one\ntwo\n  three"_s, u"r"_s);
    add("blank lines inside", u"- **body**: one\n\n  two\n\n"_s + end, u"one\n\ntwo"_s, u"r"_s);
    add("unindented continuation", u"- **body**: one\ntwo\n"_s + end, u"one\ntwo"_s, u"r"_s);
    add("fence in the body", u"- **body**: run\n  ```sh\n  make\n  ```\n"_s + end,
        u"run\n```sh\nmake\n```"_s, u"r"_s);
    add("field names in a fence in the body",
        u"- **body**: run\n  ```\n  - **rationale**: no\n  ```\n"_s + end,
        u"run\n```\n- **rationale**: no\n```"_s, u"r"_s);
    add("field names in an unindented fence",
        u"- **body**: run\n```\n- **rationale**: no\n```\n"_s + end,
        u"run\n```\n- **rationale**: no\n```"_s, u"r"_s);
    add("nested bullets", u"- **body**: rules\n  - type: one\n  - **rationale**: two\n"_s + end,
        u"rules\n- type: one\n- **rationale**: two"_s, u"r"_s);
    add("plain bullets of the same depth", u"- **body**: rules\n- one\n- two: x\n"_s + end,
        u"rules\n- one\n- two: x"_s, u"r"_s);
    add("why and how", u"- **body**: rule\n\n  **Why:** x\n  **How to apply:** y\n"_s + end,
        u"rule\n\n**Why:** x\n**How to apply:** y"_s, u"r"_s);
    add("unknown bold key ends the value", u"- **body**: one\n- **tags**: a\n  b\n"_s + end,
        u"one"_s, u"r"_s);
    add("unknown bold key deeper belongs to it", u"- **body**: one\n  - **tags**: a\n"_s + end,
        u"one\n- **tags**: a"_s, u"r"_s);
    add("unknown plain key belongs to it", u"- **body**: one\n- tags: a\n"_s + end,
        u"one\n- tags: a"_s, u"r"_s);
    add("key without bullet belongs to it", u"- **body**: one\ntype: x\n"_s + end,
        u"one\ntype: x"_s, u"r"_s);
    add("colon in the value", u"- **body**: a: b：c\n"_s + end, u"a: b：c"_s, u"r"_s);
    add("last value goes on to the end", u"- **body**: b\n- **rationale**: r\n\nThanks.\n"_s,
        u"b"_s, u"r\n\nThanks."_s);
    add("first of two counts", u"- **body**: b\n- **body**: c\n"_s + end, u"b"_s, u"r"_s);
    add("Chinese", u"- **body**：提交前先跑測試\n- **rationale**：使用者說的\n"_s,
        u"提交前先跑測試"_s, u"使用者說的"_s);
    add("line separators stay", u"- **body**: a\u2028b\u0085c\n"_s + end, u"a\u2028b\u0085c"_s,
        u"r"_s);
}

void TestProposeSection::values()
{
    QFETCH(QString, lines);
    const QList<ProposeSection> found =
        findProposeSections(u"## Memory propose\n- **type**: user\n- **name**: n\n- **slug**: s\n"
                            "- **description**: d\n"_s
                            + lines);
    QCOMPARE(found.size(), 1);
    QTEST(found.at(0).fields.body, "body");
    QTEST(found.at(0).fields.rationale, "rationale");
    QCOMPARE(found.at(0).fields.type, u"user"_s);
}

void TestProposeSection::refusesSlugs_data()
{
    QTest::addColumn<QString>("slug");
    QTest::addColumn<bool>("accepted");
    QTest::addColumn<QString>("suggestion");
    const auto add = [](const QString &slug, bool accepted, const QString &suggestion) {
        QTest::newRow(qPrintable(slug)) << slug << accepted << suggestion;
    };
    add(u"../escape"_s, false, u"escape"_s);
    add(u".."_s, false, u"short-reviews"_s);
    add(u"/etc/cron.d/x"_s, false, u"etc-cron-d-x"_s);
    add(u"a/b"_s, false, u"a-b"_s);
    add(u"a\\b"_s, false, u"a-b"_s);
    add(u"x"_s + QChar(0) + u"y"_s, false, u"x-y"_s);
    add(u"%2e%2e%2fx"_s, false, u"2e-2e-2fx"_s);
    add(u"Feedback-A"_s, false, u"feedback-a"_s);
    add(u"ａｂｃ"_s, false, u"abc"_s);
    add(u"--"_s, false, u"short-reviews"_s);
    add(u"con"_s, true, QString());
    add(u"a.md"_s, false, u"a-md"_s);
    add(QString(40, u'a'), true, QString());
    add(QString(41, u'a'), false, QString(40, u'a'));
    add(u"`ticks`"_s, false, u"ticks"_s);
    add(u"two words"_s, false, u"two-words"_s);
}

void TestProposeSection::refusesSlugs()
{
    QFETCH(QString, slug);
    QFETCH(bool, accepted);
    const QList<ProposeSection> found = findProposeSections(withField(u"slug"_s, slug));
    QCOMPARE(found.size(), 1);
    QCOMPARE(found.at(0).refusal, accepted ? SectionRefusal::None : SectionRefusal::InvalidSlug);
    QCOMPARE(found.at(0).fields.slug, slug); // Never cleaned silently.
    QTEST(found.at(0).suggestedSlug, "suggestion");
}

void TestProposeSection::refusesTypes_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("refusal");
    QTest::newRow("path") << u"../project"_s << u"type"_s;
    QTest::newRow("upper case") << u"Feedback"_s << u"type"_s;
    QTest::newRow("note") << u"note"_s << u"type"_s;
    QTest::newRow("blank") << u" "_s << u"incomplete"_s;
    QTest::newRow("user") << u"user"_s << u"ok"_s;
    QTest::newRow("project") << u"project"_s << u"ok"_s;
    QTest::newRow("reference") << u"reference"_s << u"ok"_s;
}

void TestProposeSection::refusesTypes()
{
    QFETCH(QString, type);
    const QList<ProposeSection> found = findProposeSections(withField(u"type"_s, type));
    QCOMPARE(found.size(), 1);
    QTEST(refusalName(found.at(0).refusal), "refusal");
}

void TestProposeSection::namesMissingFields_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("missing");
    QTest::newRow("none") << section << QStringList();
    QTest::newRow("all") << u"## Memory propose\n\nNothing today.\n"_s
                         << QStringList{u"type"_s,        u"name"_s, u"slug"_s,
                                        u"description"_s, u"body"_s, u"rationale"_s};
    QTest::newRow("blank counts as missing, documented order")
        << withField(u"rationale"_s, u"  "_s).replace(u"- **name**: Short reviews\n"_s, u""_s)
        << QStringList{u"name"_s, u"rationale"_s};
    QTest::newRow("fields swallowed by an open fence")
        << QString(section).replace(u"- **rationale**"_s, u"```\n- **rationale**"_s)
        << QStringList{u"rationale"_s};
}

void TestProposeSection::namesMissingFields()
{
    QFETCH(QString, text);
    const QList<ProposeSection> found = findProposeSections(text);
    QCOMPARE(found.size(), 1);
    QTEST(found.at(0).missing, "missing");
    QCOMPARE(found.at(0).refusal == SectionRefusal::Incomplete, !found.at(0).missing.isEmpty());
}

void TestProposeSection::suggestsDifferentSlugsForChinese()
{
    const auto suggestion = [](const QString &name) {
        const QString text = u"## Memory propose\n- **name**: %1\n"_s.arg(name);
        return findProposeSections(text).at(0).suggestedSlug;
    };
    const QString first = suggestion(u"提交前先跑測試"_s);
    const QString second = suggestion(u"介面一律深色"_s);
    QVERIFY(!first.isEmpty() && !second.isEmpty());
    QVERIFY(first != second);
    QCOMPARE(suggestion(u"提交前先跑測試"_s), first);
}

void TestProposeSection::rawIsVerbatim_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("raw");
    QTest::addColumn<QString>("after");
    QTest::newRow("LF") << u"Done.\n\n"_s << section + u"\n"_s << u"## Next\n"_s;
    QTest::newRow("CRLF") << u"Done.\r\n"_s << QString(section).replace(u'\n', u"\r\n"_s)
                          << u"# Next"_s;
    QTest::newRow("CR") << u"Done.\r"_s << QString(section).replace(u'\n', u'\r') << u"# Next"_s;
    QTest::newRow("no final newline") << u""_s << section.chopped(1) << u""_s;
    QTest::newRow("in an open fence") << u"```\n"_s << section << u""_s;
}

void TestProposeSection::rawIsVerbatim()
{
    QFETCH(QString, before);
    QFETCH(QString, raw);
    QFETCH(QString, after);
    const QList<ProposeSection> found = findProposeSections(before + raw + after);
    QCOMPARE(found.size(), 1);
    QCOMPARE(found.at(0).raw, raw);
}

void TestProposeSection::isLinear()
{
    // Many sections, fences that never close, one endless line: none may take noticeable time.
    QCOMPARE(findProposeSections(section.repeated(2000)).size(), 2000);
    QString fences = u"## Memory propose\n"_s;
    for (int i = 0; i < 20000; ++i)
        fences += u"```a\n~~~b\n"_s;
    QCOMPARE(findProposeSections(fences).size(), 1);
    QCOMPARE(
        findProposeSections(u"## Memory propose\n- **name**: "_s + QString(5000000, u'*')).size(),
        1);
}

QTEST_GUILESS_MAIN(TestProposeSection)
#include "tst_proposesection.moc"
