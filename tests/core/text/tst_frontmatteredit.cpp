// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/frontmatter.h"

#include <QTest>

using namespace memorydesk;
using namespace Qt::StringLiterals;

namespace {

const QByteArray nested("---\n# kept by hand\nname: build-cache-rule\ndescription: \"先清 ccache "
                        "再量時間\"\nmetadata: \n  node_type: memory\n  type: feedback\n  "
                        "originSessionId: 00000000-0000-4000-8000-000000000001\n  modified: "
                        "2026-07-30T07:40:18.191Z\ntags:\n  - ci\n---\n\n本文乙\n");

QByteArray replacedOnce(QByteArray bytes, const QByteArray &from, const QByteArray &to)
{
    const qsizetype place = bytes.indexOf(from);
    return place < 0 ? QByteArray("not there") : bytes.replace(place, from.size(), to);
}

} // namespace

class TestFrontmatterEdit : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void setChangesOnlyTheValue_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QStringList>("keyPath");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QByteArray>("after");
        const QStringList description{u"description"_s};
        QTest::newRow("nested document")
            << nested << description << u"新"_s
            << replacedOnce(nested, "\"先清 ccache 再量時間\"", "\"新\"");
        QTest::newRow("nested type")
            << nested << QStringList{u"metadata"_s, u"type"_s} << u"project"_s
            << replacedOnce(nested, "type: feedback", "type: project");
        QTest::newRow("new nested key") << nested << QStringList{u"metadata"_s, u"x"_s} << u"z"_s
                                        << replacedOnce(nested, "191Z\n", "191Z\n  x: z\n");
        QTest::newRow("new key") << nested << QStringList{u"type"_s} << u"user"_s
                                 << replacedOnce(nested, "  - ci\n", "  - ci\ntype: user\n");
        QTest::newRow("comment stays")
            << QByteArray("---\ndescription: a   # why\nname: n\n---\n") << description << u"b"_s
            << QByteArray("---\ndescription: b   # why\nname: n\n---\n");
        QTest::newRow("missing value")
            << QByteArray("---\ndescription:\nname: n\n---\n") << description << u"b"_s
            << QByteArray("---\ndescription: b\nname: n\n---\n");
        QTest::newRow("missing value with blank")
            << QByteArray("---\ndescription: \nname: n\n---\n") << description << u"b"_s
            << QByteArray("---\ndescription: b\nname: n\n---\n");
        QTest::newRow("literal block")
            << QByteArray("---\ndescription: |\n  a\n  b\nname: n\n---\n") << description << u"c"_s
            << QByteArray("---\ndescription: c\nname: n\n---\n");
        QTest::newRow("continued")
            << QByteArray("---\ndescription: a\n  b\nname: n\n---\n") << description << u"c"_s
            << QByteArray("---\ndescription: c\nname: n\n---\n");
        QTest::newRow("crlf") << QByteArray("\xEF\xBB\xBF---\r\ndescription: a\r\n---\r\nx\r\n")
                              << description << u"b"_s
                              << QByteArray("\xEF\xBB\xBF---\r\ndescription: b\r\n---\r\nx\r\n");
        QTest::newRow("crlf new key")
            << QByteArray("---\r\nname: a\r\n---\r\nx\r\n") << description << u"b"_s
            << QByteArray("---\r\nname: a\r\ndescription: b\r\n---\r\nx\r\n");
        QTest::newRow("inside flow")
            << QByteArray("---\n{name: a, description: b}\n---\n") << description << u"x, y"_s
            << QByteArray("---\n{name: a, description: \"x, y\"}\n---\n");
        QTest::newRow("tagged") << QByteArray("---\ndescription: !!str 12\nname: n\n---\n")
                                << description << u"c"_s
                                << QByteArray("---\ndescription: c\nname: n\n---\n");
        QTest::newRow("no block") << QByteArray("text\n") << description << u"b"_s
                                  << QByteArray("---\ndescription: b\n---\n\ntext\n");
        QTest::newRow("new mapping")
            << QByteArray("---\nname: a\n---\n") << QStringList{u"metadata"_s, u"type"_s}
            << u"user"_s << QByteArray("---\nname: a\nmetadata:\n  type: user\n---\n");
        QTest::newRow("empty mapping")
            << QByteArray("---\nmetadata: \nname: a\n---\n")
            << QStringList{u"metadata"_s, u"type"_s} << u"user"_s
            << QByteArray("---\nmetadata: \n  type: user\nname: a\n---\n");
    }
    void setChangesOnlyTheValue()
    {
        QFETCH(QByteArray, before);
        QFETCH(QStringList, keyPath);
        QFETCH(QString, value);
        QFETCH(QByteArray, after);
        const auto result = setFrontmatterValue(before, keyPath, value);
        QVERIFY2(result.has_value(), qPrintable(result ? QString() : result.error().detail));
        QCOMPARE(*result, after);
    }
    void refusals_data()
    {
        QTest::addColumn<QByteArray>("document");
        QTest::addColumn<QStringList>("keyPath");
        const QStringList name{u"name"_s};
        QTest::newRow("doubled") << QByteArray("---\nname: a\nname: b\n---\n") << name;
        QTest::newRow("unclosed") << QByteArray("---\nname: a\n") << name;
        QTest::newRow("a list") << QByteArray("---\nname: [a]\n---\n") << name;
        QTest::newRow("parent is text")
            << QByteArray("---\nmetadata: a\n---\n") << QStringList{u"metadata"_s, u"type"_s};
        QTest::newRow("no mapping") << QByteArray("---\njust text\n---\n") << name;
    }
    void refusals()
    {
        QFETCH(QByteArray, document);
        QFETCH(QStringList, keyPath);
        QVERIFY(!setFrontmatterValue(document, keyPath, u"x"_s).has_value());
    }
    void descriptionsComeBack_data()
    {
        QTest::addColumn<QString>("value");
        for (const QString &value : {u"Deploys: only Tue"_s,
                                     u"- dash"_s,
                                     u"[x] done"_s,
                                     u"{x}"_s,
                                     u"*star"_s,
                                     u"&amp"_s,
                                     u"!bang"_s,
                                     u"%pct"_s,
                                     u"@at"_s,
                                     u"`tick`"_s,
                                     u"ends:"_s,
                                     u"\"quoted\""_s,
                                     u"it's"_s,
                                     u"'s"_s,
                                     u"? q"_s,
                                     u"| pipe"_s,
                                     u"a\tb"_s,
                                     u"trailing "_s,
                                     u" leading"_s,
                                     u""_s,
                                     u"yes"_s,
                                     u"No"_s,
                                     u"on"_s,
                                     u"null"_s,
                                     u"~"_s,
                                     u"12"_s,
                                     u"1:30"_s,
                                     u"0o17"_s,
                                     u"017"_s,
                                     u"2026-07-30"_s,
                                     u"1e3"_s,
                                     u".5"_s,
                                     u"="_s,
                                     u"<<"_s,
                                     u"a # b"_s,
                                     u"#b"_s,
                                     u"a\u2028b"_s,
                                     u"a\u0085b"_s,
                                     u"a\u00A0b"_s,
                                     u"\u3000a"_s,
                                     u"back\\slash"_s,
                                     u"\uFEFFa"_s,
                                     u"a\nb"_s,
                                     u"--- a"_s,
                                     u"..."_s,
                                     u"測試"_s,
                                     u"\U0001F680"_s,
                                     u"\u0001"_s,
                                     u"a: b # c \"d\""_s})
            QTest::newRow(qPrintable(value.isEmpty() ? u"empty"_s : value)) << value;
    }
    void descriptionsComeBack()
    {
        QFETCH(QString, value);
        for (const QByteArray &document :
             {QByteArray("---\nname: a\ndescription: d\ntype: user\n---\nx\n"), nested}) {
            const auto result = setFrontmatterValue(document, {u"description"_s}, value);
            QVERIFY(result.has_value());
            QCOMPARE(parseFrontmatter(*result).value(u"description"_s), value);
            QCOMPARE(parseFrontmatter(*result, FrontmatterPath::AlwaysFull).value(u"description"_s),
                     value);
        }
    }
    void plainWherePossible()
    {
        QCOMPARE(quoteYamlScalar(u"see http://host.test:80/a at 16:00, 部署：週二"_s),
                 u"see http://host.test:80/a at 16:00, 部署：週二"_s.toUtf8());
        QCOMPARE(quoteYamlScalar(u"2 lines"_s), QByteArray("2 lines"));
        QCOMPARE(quoteYamlScalar(u"a\u2028b"_s), QByteArray("\"a\\u2028b\""));
        QCOMPARE(quoteYamlScalar(u"a\u0085b"_s), QByteArray("\"a\\x85b\""));
    }
    void lists()
    {
        const QByteArray plain("---\nname: a\ntriggers: [a, b] # c\ntype: project\n---\n");
        QCOMPARE(setFrontmatterList(plain, u"triggers"_s, {u"x"_s, u"y z"_s, u"p,q"_s}).value(),
                 QByteArray("---\nname: a\ntriggers: [x, y z, \"p,q\"] # c\ntype: project\n---\n"));
        QCOMPARE(setFrontmatterList(plain, u"triggers"_s, {}).value(),
                 QByteArray("---\nname: a\ntype: project\n---\n"));
        const QByteArray block("---\ntriggers:\n  - a\n  - b\nname: n\n---\n");
        QCOMPARE(setFrontmatterList(block, u"triggers"_s, {u"c"_s}).value(),
                 QByteArray("---\ntriggers: [c]\nname: n\n---\n"));
        QCOMPARE(setFrontmatterList("---\nname: n\n---\n", u"triggers"_s, {u"c"_s}).value(),
                 QByteArray("---\nname: n\ntriggers: [c]\n---\n"));
    }
    void removing()
    {
        QCOMPARE(removeFrontmatterKey(nested, {u"metadata"_s, u"type"_s}).value(),
                 replacedOnce(nested, "  type: feedback\n", ""));
        QCOMPARE(removeFrontmatterKey(nested, {u"tags"_s}).value(),
                 replacedOnce(nested, "tags:\n  - ci\n", ""));
        QCOMPARE(removeFrontmatterKey(nested, {u"absent"_s}).value(), nested);
        QVERIFY(!removeFrontmatterKey("---\n{a: b, c: d}\n---\n", {u"c"_s}).has_value());
    }
    void renaming()
    {
        QCOMPARE(
            renameFrontmatterKey("---\ndesc : a\n---\n", {u"desc"_s}, u"description"_s).value(),
            QByteArray("---\ndescription: a\n---\n"));
        QVERIFY(!renameFrontmatterKey("---\na: b\nc: d\n---\n", {u"a"_s}, u"c"_s).has_value());
    }
};

QTEST_GUILESS_MAIN(TestFrontmatterEdit)
#include "tst_frontmatteredit.moc"
