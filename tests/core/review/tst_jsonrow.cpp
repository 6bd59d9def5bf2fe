// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/review/jsonrow.h"

#include <QTest>

using namespace memorydesk;
using namespace Qt::StringLiterals;

class TestJsonRow : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void keepsBytes_data();
    void keepsBytes();
    void refuses_data();
    void refuses();
    void changesOnePlace();
    void stringsAsUpstreamWritesThem_data();
    void stringsAsUpstreamWritesThem();
};

void TestJsonRow::keepsBytes_data()
{
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<QByteArray>("compact");
    QTest::newRow("empty") << QByteArray("{}") << QByteArray("{}");
    QTest::newRow("digits as written")
        << QByteArray(R"({"a":0.80,"b":1e-07,"c":12345678901234567890})")
        << QByteArray(R"({"a":0.80,"b":1e-07,"c":12345678901234567890})");
    QTest::newRow("escapes as written")
        << QByteArray(R"({"a":"\u63d0\/\ud83d"})") << QByteArray(R"({"a":"\u63d0\/\ud83d"})");
    QTest::newRow("nested values keep their blanks")
        << QByteArray(R"({ "a" : [ 1, {"b": "]}"} ] , "c":null })")
        << QByteArray(R"({"a":[ 1, {"b": "]}"} ],"c":null})");
    QTest::newRow("carriage return around") << QByteArray("{\"a\":1}\r") << QByteArray("{\"a\":1}");
    QTest::newRow("byte order mark")
        << QByteArray("\xEF\xBB\xBF{\"a\":1}") << QByteArray("{\"a\":1}");
    QTest::newRow("doubled key: first place, last value")
        << QByteArray(R"({"a":1,"b":2,"a":3})") << QByteArray(R"({"a":3,"b":2})");
    QTest::newRow("line separators inside a string")
        << QByteArray("{\"a\":\"x\xE2\x80\xA8y\xC2\x85z\"}")
        << QByteArray("{\"a\":\"x\xE2\x80\xA8y\xC2\x85z\"}");
}

void TestJsonRow::keepsBytes()
{
    QFETCH(const QByteArray, row);
    QFETCH(const QByteArray, compact);
    const Result<JsonRow> parsed = JsonRow::parse(row);
    QVERIFY(parsed.has_value());
    QCOMPARE(parsed->bytes(), compact);
}

void TestJsonRow::refuses_data()
{
    QTest::addColumn<QByteArray>("row");
    for (const char *row :
         {"", "[]", "1", "null", "{", "{\"a\":1", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{\"a\":1}{",
          "{\"a\":\"torn", "{\"a\":[1}", "{\"id\":\"p1\",\"subject\":\"to{\"id\":\"p2\"}"}) {
        QTest::newRow(row) << QByteArray(row);
    }
}

void TestJsonRow::refuses()
{
    QFETCH(const QByteArray, row);
    const Result<JsonRow> parsed = JsonRow::parse(row);
    QVERIFY(!parsed.has_value());
    QCOMPARE(parsed.error().code, ErrorCode::Parse);
}

void TestJsonRow::changesOnePlace()
{
    Result<JsonRow> row = JsonRow::parse(R"({"a":1.50,"b":"x","c":[]})");
    QVERIFY(row.has_value());
    row->set(u"b"_s, "7");
    row->setText(u"d"_s, u"\"\\\n提\u2028"_s);
    row->remove(u"c"_s);
    QCOMPARE(row->bytes(),
             QByteArray("{\"a\":1.50,\"b\":7,\"d\":\"\\\"\\\\\\n\xE6\x8F\x90"
                        "\xE2\x80\xA8\"}"));
    QCOMPARE(row->text(u"d"_s), u"\"\\\n提\u2028"_s);
    QVERIFY(!row->contains(u"c"_s));
}

void TestJsonRow::stringsAsUpstreamWritesThem_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("controls") << u"\u0001\b\f\r\t\u001f"_s
                              << QByteArray(R"("\u0001\b\f\r\t\u001f")");
    QTest::newRow("pair") << u"\U0001F680"_s << QByteArray("\"\xF0\x9F\x9A\x80\"");
    QTest::newRow("lone high surrogate") << QString(QChar(0xd83d)) << QByteArray("\"\\ud83d\"");
    QTest::newRow("lone low surrogate")
        << QString(QChar(0xde80)) + u"a"_s << QByteArray("\"\\ude80a\"");
    QTest::newRow("slash and delete stay") << u"/\u007f"_s << QByteArray("\"/\x7f\"");
}

void TestJsonRow::stringsAsUpstreamWritesThem()
{
    QFETCH(const QString, text);
    QFETCH(const QByteArray, json);
    QCOMPARE(jsonString(text), json);
    const Result<JsonRow> row = JsonRow::parse("{\"k\":" + json + '}');
    QVERIFY(row.has_value());
    QCOMPARE(row->text(u"k"_s), text);
}

QTEST_GUILESS_MAIN(TestJsonRow)
#include "tst_jsonrow.moc"
