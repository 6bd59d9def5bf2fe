// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures the duplicate finder:
//   duplicates_bench --data DIR       speed, memory and quality on a generated corpus, one JSON
//   line duplicates_bench --written FILE   verdicts on pairs written by hand, at the shipped
//   thresholds
// New drafts are the last two hundred texts of the corpus, which stay out of the index.

#include "core/duplicates/duplicatefinder.h"
#include "core/duplicates/verdictmodel.h"
#include "labelledpairs.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>

#include <sys/resource.h>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;
using namespace memorydesk;
using namespace memorydesk::bench;

namespace {

constexpr qsizetype draftCount = 200;

DuplicateText plain(const QString &text)
{
    return {{}, {}, text};
}

double rounded(double value)
{
    return qRound64(value * 1000) / 1000.0;
}

void print(const QJsonObject &object)
{
    std::puts(QJsonDocument(object).toJson(QJsonDocument::Compact).constData());
}

struct Judged {
    LabelledPair pair;
    Verdict verdict;
    double likelihood; ///< Of being a duplicate.
};

QList<Judged> judged(const QList<LabelledPair> &pairs)
{
    QList<Judged> result;
    for (const LabelledPair &pair : pairs) {
        const PairAnalysis analysis =
            analysePair(normalizeText(plain(pair.a)), normalizeText(plain(pair.b)));
        const VerdictLikelihood likelihood = judge(analysis);
        result.append({pair, verdictOf(analysis, likelihood),
                       analysis.equal ? 1.0 : likelihood.alike * (1 - likelihood.conflict)});
    }
    return result;
}

/// Precision, recall and F1 of "duplicate or same", and the area under the curve.
QJsonObject quality(const QList<Judged> &pairs)
{
    double hit = 0;
    double said = 0;
    double are = 0;
    double above = 0;
    for (const Judged &one : pairs) {
        const bool is = one.pair.label == u"duplicate";
        are += is;
        said += one.verdict >= Verdict::Duplicate;
        hit += is && one.verdict >= Verdict::Duplicate;
        for (const Judged &other : pairs) {
            if (is && other.pair.label != u"duplicate")
                above += one.likelihood > other.likelihood ? 1
                    : one.likelihood == other.likelihood   ? 0.5
                                                           : 0;
        }
    }
    const double others = static_cast<double>(pairs.size()) - are;
    return {{u"p"_s, rounded(hit / std::max(1.0, said))},
            {u"r"_s, rounded(hit / std::max(1.0, are))},
            {u"f1"_s, rounded(2 * hit / std::max(1.0, said + are))},
            {u"auc"_s, rounded(above / std::max(1.0, are * others))},
            {u"n"_s, pairs.size()}};
}

QJsonObject qualityBySet(const QList<Judged> &pairs)
{
    const auto part = [&](auto test) {
        QList<Judged> chosen;
        std::ranges::copy_if(pairs, std::back_inserter(chosen),
                             [&](const Judged &one) { return test(one.pair); });
        return quality(chosen);
    };
    const auto minimal = [](const LabelledPair &pair) { return pair.kind.endsWith("_min"_L1); };
    QMap<QString, std::pair<double, double>> kinds;
    for (const Judged &one : pairs) {
        auto &[right, all] = kinds[one.pair.kind];
        right += (one.verdict >= Verdict::Duplicate) == (one.pair.label == u"duplicate");
        ++all;
    }
    QJsonObject byKind;
    for (auto kind = kinds.cbegin(); kind != kinds.cend(); ++kind)
        byKind.insert(kind.key(), rounded(kind->first / kind->second));
    return {{u"all"_s, quality(pairs)},
            {u"no_min"_s, part([&](const LabelledPair &pair) { return !minimal(pair); })},
            {u"no_min_en"_s,
             part([&](const LabelledPair &pair) { return !minimal(pair) && pair.lang == u"en"; })},
            {u"no_min_zh"_s,
             part([&](const LabelledPair &pair) { return !minimal(pair) && pair.lang == u"zh"; })},
            {u"kind_acc"_s, byKind}};
}

double milliseconds(const QElapsedTimer &timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

QJsonObject retrieval(const DuplicateFinder &finder, const QList<LabelledPair> &pairs,
                      const QList<CorpusText> &drafts)
{
    std::vector<double> times;
    double asked = 0;
    double first = 0;
    double five = 0;
    double detected = 0;
    double alarms = 0;
    QElapsedTimer timer;
    for (const LabelledPair &pair : pairs) {
        if (pair.label != u"duplicate")
            continue;
        timer.start();
        const auto matches = finder.query(plain(pair.b), 5);
        times.push_back(milliseconds(timer));
        ++asked;
        for (qsizetype i = 0; i < matches.size(); ++i) {
            if (matches[i].id != pair.id)
                continue;
            first += i == 0;
            ++five;
            detected += matches[i].verdict >= Verdict::Duplicate;
        }
    }
    for (const CorpusText &draft : drafts) {
        timer.start();
        const auto matches = finder.query(plain(draft.text), 5);
        times.push_back(milliseconds(timer));
        alarms += !matches.isEmpty() && matches.first().verdict >= Verdict::Duplicate;
    }
    std::ranges::sort(times);
    if (times.empty())
        return {};
    return {{u"q_ms_p50"_s, rounded(times[times.size() / 2])},
            {u"q_ms_p95"_s, rounded(times[times.size() * 95 / 100])},
            {u"q_ms_max"_s, rounded(times.back())},
            {u"n_queries"_s, static_cast<qint64>(times.size())},
            {u"hit1"_s, rounded(first / std::max(1.0, asked))},
            {u"hit5"_s, rounded(five / std::max(1.0, asked))},
            {u"detected"_s, rounded(detected / std::max(1.0, asked))},
            {u"false_alarm"_s,
             rounded(alarms / std::max<double>(1, static_cast<double>(drafts.size())))}};
}

int benchData(const QString &folder)
{
    const auto corpus = readCorpus(folder + u"/corpus.jsonl"_s);
    const auto pairs = readPairs(folder + u"/pairs.jsonl"_s);
    if (!corpus || !pairs)
        return 3;
    const qsizetype indexed =
        std::max<qsizetype>(0, corpus->size() - (corpus->size() > 5 * draftCount ? draftCount : 0));
    DuplicateFinder finder;
    (void)DuplicateFinder::compare(plain(u"warm"_s), plain(u"up"_s));
    QElapsedTimer timer;
    timer.start();
    for (qsizetype i = 0; i < indexed; ++i)
        finder.insert(corpus->at(i).id, plain(corpus->at(i).text));
    const double build = milliseconds(timer) / 1000;
    QJsonObject result = retrieval(finder, *pairs, corpus->mid(indexed));
    timer.start();
    for (qsizetype i = 0; i < 100; ++i)
        finder.insert(corpus->at(i).id, plain(corpus->at(i).text));
    const double change = milliseconds(timer) / 100;
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    result.insert(u"peer"_s, u"memorydesk"_s);
    result.insert(u"n"_s, finder.size());
    result.insert(u"build_s"_s, rounded(build));
    result.insert(u"change_ms"_s, rounded(change));
    result.insert(u"index_mb"_s, finder.indexBytes() >> 20);
    result.insert(u"rss_mb"_s, static_cast<qint64>(usage.ru_maxrss >> 10));
    result.insert(u"quality"_s, qualityBySet(judged(*pairs)));
    print(result);
    return 0;
}

int benchWritten(const QString &file)
{
    const auto pairs = readPairs(file);
    if (!pairs)
        return 3;
    using Counts = QMap<QString, QMap<QString, int>>;
    Counts confusion;
    Counts byKind;
    Counts byLang;
    for (const Judged &one : judged(*pairs)) {
        const QString verdict = verdictName(one.verdict);
        ++confusion[one.pair.label][verdict];
        ++byKind[one.pair.label + u'/' + one.pair.kind][verdict];
        ++byLang[one.pair.lang + u'/' + one.pair.label][verdict];
    }
    const auto object = [](const Counts &counts) {
        QJsonObject rows;
        for (auto row = counts.cbegin(); row != counts.cend(); ++row) {
            QJsonObject cells;
            for (auto cell = row->cbegin(); cell != row->cend(); ++cell)
                cells.insert(cell.key(), cell.value());
            rows.insert(row.key(), cells);
        }
        return rows;
    };
    print({{u"confusion"_s, object(confusion)},
           {u"byKind"_s, object(byKind)},
           {u"byLang"_s, object(byLang)}});
    return 0;
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 3 && arguments[1] == u"--data")
        return benchData(arguments[2]);
    if (arguments.size() == 3 && arguments[1] == u"--written")
        return benchWritten(arguments[2]);
    std::fputs("duplicates_bench --data DIR | --written FILE\n", stderr);
    return 2;
}
