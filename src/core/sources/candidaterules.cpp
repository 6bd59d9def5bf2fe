// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/candidaterules.h"

#include "core/text/lineendings.h"

#include <QList>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace memorydesk {

using namespace Qt::StringLiterals;

namespace {

QRegularExpression pattern(const QString &text)
{
    QRegularExpression expression(text,
                                  QRegularExpression::CaseInsensitiveOption
                                      | QRegularExpression::UseUnicodePropertiesOption);
    expression.optimize();
    return expression;
}

/// English words with word bounds, or Chinese words, which have none.
QRegularExpression either(const QString &english, const QString &chinese)
{
    return pattern(u"\\b(?:%1)\\b|(?:%2)"_s.arg(english, chinese));
}

/// Editors and keyboards write ’ for '.
QString straightened(const QString &text)
{
    QString result = text;
    result.replace(u'\u2019', u'\'').replace(u'\u2018', u'\'').replace(u'\u02BC', u'\'');
    return result;
}

struct Rule {
    CandidateSignal signal;
    QString type;
    int limit; ///< Code points; the turn must be shorter.
    QRegularExpression words;
};

const QList<Rule> &rules()
{
    static const QList<Rule> table = {
        {CandidateSignal::Correction, u"feedback"_s, 400,
         either(u"don't|stop|never|avoid|not that|wrong|I said|I told you"_s,
                u"不要|別再|别再|別用|别用|不准|不可以|禁止|避免|不是這樣|不是这样|不是那個|"
                u"不是那个|錯了|错了|"
                "我說過|我说过|我講過|我讲过|跟你說過|跟你说过"_s)},
        {CandidateSignal::Role, u"user"_s, 300,
         either(u"I'm a|I work as|I've been using|I prefer|I like|I always"_s,
                u"我是一?[個个名位]|我的工作是|我擔任|我担任|我一直(?:都)?(?:在)?用|我偏好|"
                u"我比較喜歡|我比较喜欢|"
                "我喜歡|我喜欢|我習慣|我习惯|我總是|我总是"_s)},
        {CandidateSignal::Decision, u"project"_s, 500,
         either(u"we're doing|the reason we|we decided|freeze|deadline|cut a branch|ship"_s,
                u"我們決定|我们决定|我們之所以|我们之所以|我們正在做|我们正在做|凍結|冻结|封版|"
                u"截止日|期限|"
                "開分支|开分支|上線|上线|出貨|出货"_s)},
        {CandidateSignal::Reference, u"reference"_s, 400,
         either(
             u"check|look at|tracked in|the board at|the channel|the dashboard"_s,
             u"請看|请看|看一下|參考|参考|查看|記錄在|记录在|追蹤在|追踪在|看板|頻道|频道|儀表板|仪表板"_s)},
    };
    return table;
}

bool isCjk(char32_t point)
{
    const QChar::Script script = QChar::script(point);
    return script == QChar::Script_Han || script == QChar::Script_Hiragana
        || script == QChar::Script_Katakana || script == QChar::Script_Hangul;
}

/// Latin words in lower case, and pairs of neighbouring CJK characters.
QSet<QString> wordsOf(const QString &text)
{
    QSet<QString> words;
    QString word;
    QString before;
    const auto finishWord = [&] {
        if (word.size() > 1)
            words.insert(word);
        word.clear();
    };
    for (const char32_t point : text.toCaseFolded().toUcs4()) {
        const QString one = QString::fromUcs4(&point, 1);
        if (isCjk(point)) {
            finishWord();
            if (!before.isEmpty())
                words.insert(before + one);
            before = one;
            continue;
        }
        before.clear();
        if (QChar::isLetterOrNumber(point))
            word += one;
        else
            finishWord();
    }
    finishWord();
    return words;
}

bool isSingleWord(const QString &text)
{
    int words = 0;
    int cjk = 0;
    bool inside = false;
    for (const char32_t point : text.toUcs4()) {
        const bool letter = QChar::isLetterOrNumber(point) || point == U'\'';
        cjk += isCjk(point) ? 1 : 0;
        words += letter && !inside && !isCjk(point) ? 1 : 0;
        inside = letter;
    }
    // Three Chinese characters are about a word; a sentence needs more.
    return (cjk == 0 && words <= 1) || (words == 0 && cjk <= 3);
}

bool isPureCode(const QString &text)
{
    static const QRegularExpression code(u"```.*?(?:```|$)|`[^`]*`"_s,
                                         QRegularExpression::DotMatchesEverythingOption);
    QString rest = text;
    rest.remove(code);
    if (std::ranges::none_of(rest, [](QChar unit) { return unit.isLetter(); }))
        return true;
    const auto signs =
        std::ranges::count_if(rest, [](QChar unit) { return u"{}();=<>[]|&"_s.contains(unit); });
    return signs * 8 > rest.size();
}

} // namespace

SignalMatch findMarker(const QString &text)
{
    static const QRegularExpression english =
        pattern(u"\\[saves\\s+(user|feedback|project|reference)\\s+memory:\\s*([^\\]]+)\\]"_s);
    static const QRegularExpression chinese =
        pattern(u"[\\[【](?:儲存|存入|存|保存|記住|记住)\\s*(user|feedback|project|reference)\\s*"
                "(?:記憶|记忆)\\s*[:：]\\s*([^\\]】]+)[\\]】]"_s);
    if (!text.contains("memory:"_L1, Qt::CaseInsensitive) && !text.contains(u"記憶"_s)
        && !text.contains(u"记忆"_s))
        return {};
    for (const QRegularExpression &marker : {english, chinese}) {
        const auto match = marker.match(text);
        if (match.hasMatch() && !match.captured(2).trimmed().isEmpty())
            return {CandidateSignal::Marker, match.captured(1).toLower(),
                    match.captured(2).trimmed()};
    }
    return {};
}

SignalMatch findSignal(const QString &text)
{
    const QString straight = straightened(text);
    const int length = codePointCount(text);
    for (const Rule &rule : rules()) {
        if (length < rule.limit && rule.words.match(straight).hasMatch())
            return {rule.signal, rule.type, text.trimmed()};
    }
    return {};
}

bool isConfirmation(const QString &text)
{
    static const QRegularExpression words = either(
        u"yes, exactly|perfect|keep doing that|that's right"_s,
        u"對[，,]?就是這樣|对[，,]?就是这样|沒錯|没错|完美|就這樣做|就这样做|繼續這樣|继续这样|正是如此"_s);
    return words.match(straightened(text)).hasMatch();
}

bool statesChoice(const QString &text)
{
    static const QRegularExpression words =
        either(u"chose|instead|rather than|prefer"_s,
               u"選擇了|选择了|我選|我选|改用|而不是|取代|偏好|比較適合|比较适合"_s);
    return words.match(text).hasMatch();
}

QString leftOutReason(const QString &text)
{
    static const QRegularExpression recipe =
        either(u"the fix is|to resolve this|the bug was|the error occurred because"_s,
               u"修法是|解法是|修正方式是|修复方法是|錯誤的原因是|错误的原因是"_s);
    static const QRegularExpression history =
        either(u"commit [0-9a-f]{7,40}|git (?:log|blame|show)|(?:merged|reverted) (?:PR|#\\d+)"_s,
               u"提交紀錄|提交记录|合併了|合并了"_s);
    static const QRegularExpression place = pattern(
        u"\\b[\\w-]+\\.(?:[a-z]{1,4}):\\d+|`[A-Z]\\w*\\(\\)`|\\b(?:function|class|def) \\w+\\s*\\("_s);
    static const QRegularExpression step = either(
        u"for now|this time|right now|just this once|try again|go on|keep going"_s,
        u"這次先|这次先|先暫時|先暂时|暫時|暂时|再跑一次|再試一次|再试一次|下一步|接著做|接着做"_s);
    static const QRegularExpression lasting =
        either(u"always|never|from now on|every time|whenever"_s,
               u"以後|以后|永遠|永远|每次|一律|總是|总是"_s);
    const QString straight = straightened(text).trimmed();
    if (straight.endsWith(u'?') || straight.endsWith(u'？'))
        return u"question"_s;
    if (isPureCode(straight))
        return u"code"_s;
    if (isSingleWord(straight))
        return u"single-word"_s;
    if (recipe.match(straight).hasMatch())
        return u"fix-recipe"_s;
    if (history.match(straight).hasMatch())
        return u"git-history"_s;
    if (place.match(straight).hasMatch())
        return u"code-pattern"_s;
    if (step.match(straight).hasMatch() && !lasting.match(straight).hasMatch())
        return u"task-step"_s;
    return {};
}

double wordOverlap(const QString &claim, const QString &text)
{
    const QSet<QString> wanted = wordsOf(claim);
    if (wanted.isEmpty())
        return text.contains(claim) ? 1 : 0;
    const QSet<QString> there = wordsOf(text);
    const auto found = std::ranges::count_if(
        wanted, [&there](const QString &word) { return there.contains(word); });
    return double(found) / double(wanted.size());
}

} // namespace memorydesk
