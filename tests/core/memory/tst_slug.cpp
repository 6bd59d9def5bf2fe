// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/memory/slug.h"

#include <QTest>

using namespace memorydesk;
using namespace Qt::StringLiterals;

class TestSlug : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void slugIsChecked_data();
    void slugIsChecked();
    void typeIsExact_data();
    void typeIsExact();
    void suggestionIsValid_data();
    void suggestionIsValid();
    void chineseTitlesGetDifferentSuggestions();
    void caseAloneCollides();
};

void TestSlug::slugIsChecked_data()
{
    QTest::addColumn<QString>("slug");
    QTest::addColumn<QString>("code");
    QTest::newRow("parent escape") << u"../escape"_s << u"slug-bad-character"_s;
    QTest::newRow("bare parent") << u".."_s << u"slug-bad-character"_s;
    QTest::newRow("absolute") << u"/etc/cron.d/x"_s << u"slug-bad-character"_s;
    QTest::newRow("slash") << u"a/b"_s << u"slug-bad-character"_s;
    QTest::newRow("backslash") << u"a\\b"_s << u"slug-bad-character"_s;
    QTest::newRow("NUL") << QString::fromUtf16(u"x\0y", 3) << u"slug-bad-character"_s;
    QTest::newRow("percent escape") << u"%2e%2e%2fx"_s << u"slug-bad-character"_s;
    QTest::newRow("capital") << u"Feedback-A"_s << u"slug-bad-character"_s;
    QTest::newRow("full width") << u"\uFF41\uFF42\uFF43"_s << u"slug-bad-character"_s;
    QTest::newRow("empty") << QString() << u"slug-empty"_s;
    QTest::newRow("hyphens only") << u"--"_s << u"slug-no-letter-or-digit"_s;
    QTest::newRow("ordinary name on Windows devices") << u"con"_s << QString();
    QTest::newRow("dot") << u"a.md"_s << u"slug-bad-character"_s;
    QTest::newRow("40 letters") << QString(40, u'a') << QString();
    QTest::newRow("41 letters") << QString(41, u'a') << u"slug-too-long"_s;
    QTest::newRow("leading blank") << u" x"_s << u"slug-bad-character"_s;
    QTest::newRow("underscore") << u"a_b"_s << u"slug-bad-character"_s;
    QTest::newRow("line feed at the end") << u"a\n"_s << u"slug-bad-character"_s;
    QTest::newRow("other digits") << u"\u0661"_s << u"slug-bad-character"_s;
}

void TestSlug::slugIsChecked()
{
    QFETCH(QString, slug);
    QTEST(slugFaultCode(checkSlug(slug)), "code");
}

void TestSlug::typeIsExact_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<bool>("known");
    QTest::newRow("escape") << u"../project"_s << false;
    QTest::newRow("capital") << u"Feedback"_s << false;
    QTest::newRow("unknown") << u"note"_s << false;
    QTest::newRow("empty") << QString() << false;
    QTest::newRow("feedback") << u"feedback"_s << true;
    QTest::newRow("trailing blank") << u"user "_s << false;
}

void TestSlug::typeIsExact()
{
    QFETCH(QString, type);
    QTEST(isMemoryType(type), "known");
}

void TestSlug::suggestionIsValid_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("slug");
    QTest::newRow("words") << u"Run lint first!"_s << u"run-lint-first"_s;
    QTest::newRow("accents") << u"Caf\u00E9 r\u00E9sum\u00E9"_s << u"cafe-resume"_s;
    QTest::newRow("full width letters") << u"\uFF21\uFF30\uFF29 rules"_s << u"api-rules"_s;
    QTest::newRow("apostrophe") << u"Don't push"_s << u"dont-push"_s;
    QTest::newRow("cut at a word") << u"the quick brown fox jumps over the lazy dog again"_s
                                   << u"the-quick-brown-fox-jumps-over-the-lazy"_s;
    QTest::newRow("mixed keeps the Latin part") << u"\u7528 pnpm \u5B89\u88DD"_s << u"pnpm"_s;
}

void TestSlug::suggestionIsValid()
{
    QFETCH(QString, title);
    const QString slug = suggestSlug(title, QDate(2026, 8, 6));
    QTEST(slug, "slug");
    QCOMPARE(checkSlug(slug), SlugFault::None);
}

void TestSlug::chineseTitlesGetDifferentSuggestions()
{
    const QDate date(2026, 8, 6);
    const QString first = suggestSlug(u"\u63D0\u4EA4\u524D\u5148\u8DD1\u6E2C\u8A66"_s, date);
    const QString second = suggestSlug(u"\u4ECB\u9762\u4E00\u5F8B\u6DF1\u8272"_s, date);
    QCOMPARE(checkSlug(first), SlugFault::None);
    QCOMPARE(checkSlug(second), SlugFault::None);
    QVERIFY(first != second);
    QVERIFY(first.startsWith(u"note-2026-08-06-"_s));
}

void TestSlug::caseAloneCollides()
{
    const QStringList names{u"user_a.md"_s, u"Feedback_DUP.md"_s};
    QCOMPARE(collidingName(u"feedback_dup.md"_s, names), u"Feedback_DUP.md"_s);
    QCOMPARE(collidingName(u"feedback_new.md"_s, names), QString());
}

QTEST_GUILESS_MAIN(TestSlug)
#include "tst_slug.moc"
