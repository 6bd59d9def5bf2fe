// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Fits the weights of the duplicate verdicts on labelled pairs and writes
// src/core/duplicates/verdictweights.h:
//
//   duplicates_fit --written FILE [--written FILE…] --generated DIR [--test-written FILE]
//   [--test-generated DIR]
//                  [--out verdictweights.h]
//
// Prints the figures of a ten-fold cross-validation (each pair judged by weights that have not seen
// it), and, for
// --test-*, those of the final weights on pairs that took no part. The same input gives the same
// output.

#include "labelledpairs.h"
#include "logisticfit.h"

#include <QCoreApplication>
#include <QFile>
#include <QMap>
#include <QTextStream>

using namespace Qt::StringLiterals;
using namespace memorydesk;
using namespace memorydesk::bench;

namespace {

constexpr int folds = 10;
constexpr double generatedWeight =
    0.3; ///< One grammar made them all: they are worth less than written ones.
constexpr double alikePenalty = 3;
constexpr double conflictPenalty = 1;
constexpr double topicPenalty = 3;

struct Row {
    LabelledPair pair;
    PairAnalysis analysis;
    VerdictInputs inputs{};
    double weight = 1;

    [[nodiscard]] bool alike() const
    {
        return pair.label == u"duplicate" || pair.label == u"contradicts";
    }
    [[nodiscard]] bool conflict() const { return pair.label == u"contradicts"; }
    [[nodiscard]] bool topic() const { return pair.label != u"unrelated"; }
};

struct Model {
    VerdictWeights alike{};
    VerdictWeights conflict{};
    VerdictWeights topic{};
    double alikeThreshold = 0.5;
    double conflictThreshold = 0.5;
    double topicThreshold = 0.5;
};

NormalizedText normalized(const QString &text)
{
    return normalizeText({{}, {}, text});
}

std::vector<Row> rowsOf(const QList<LabelledPair> &pairs, double weight)
{
    std::vector<Row> rows;
    for (const LabelledPair &pair : pairs) {
        Row row{pair, analysePair(normalized(pair.a), normalized(pair.b)), {}, weight};
        row.inputs = verdictInputs(row.analysis.features);
        rows.push_back(std::move(row));
    }
    return rows;
}

/// Texts of different pairs have nothing to do with each other.
void addStrangers(std::vector<Row> &rows)
{
    const size_t count = rows.size();
    for (size_t i = 0; i + 7 < count; i += 2) {
        LabelledPair pair{rows[i].pair.id + u'x', rows[i].pair.a, rows[i + 7].pair.b,
                          u"unrelated"_s,         u"stranger"_s,  rows[i].pair.lang};
        Row row{pair, analysePair(normalized(pair.a), normalized(pair.b)), {}, 0.2};
        row.inputs = verdictInputs(row.analysis.features);
        rows.push_back(std::move(row));
    }
}

Model fit(const std::vector<Row> &rows, int leftOutFold)
{
    std::vector<Example> alike;
    std::vector<Example> conflict;
    std::vector<Example> topic;
    for (size_t i = 0; i < rows.size(); ++i) {
        const Row &row = rows[i];
        if (static_cast<int>(i % folds) == leftOutFold || row.analysis.equal)
            continue;
        alike.push_back({row.inputs, row.alike(), row.weight});
        topic.push_back({row.inputs, row.topic(), row.weight});
        if (row.alike() && !row.analysis.differences.empty())
            conflict.push_back(
                {row.inputs, row.conflict(), row.weight * (row.conflict() ? 1.5 : 1)});
    }
    Model model;
    model.alike = fitLogistic(alike, alikePenalty);
    model.conflict = fitLogistic(conflict, conflictPenalty);
    model.topic = fitLogistic(topic, topicPenalty);
    return model;
}

QString verdictFor(const Row &row, const Model &model)
{
    if (row.analysis.equal)
        return u"duplicate"_s;
    if (logistic(row.inputs, model.alike) >= model.alikeThreshold) {
        const bool conflict = !row.analysis.differences.empty()
            && logistic(row.inputs, model.conflict) >= model.conflictThreshold;
        return conflict ? u"contradicts"_s : u"duplicate"_s;
    }
    return logistic(row.inputs, model.topic) >= model.topicThreshold ? u"related"_s
                                                                     : u"unrelated"_s;
}

struct Figures {
    double precision = 0, recall = 0, f1 = 0, found = 0, missed = 0, topicRight = 0;
};

Figures figuresOf(const std::vector<std::pair<QString, QString>> &answers)
{
    double hit = 0, said = 0, are = 0, contradicting = 0, named = 0, wrongly = 0, right = 0;
    for (const auto &[label, verdict] : answers) {
        are += label == u"duplicate";
        said += verdict == u"duplicate";
        hit += label == u"duplicate" && verdict == u"duplicate";
        contradicting += label == u"contradicts";
        named += label == u"contradicts" && verdict == u"contradicts";
        wrongly += label == u"contradicts" && verdict == u"duplicate";
        right += label == verdict;
    }
    Figures figures;
    figures.precision = said > 0 ? hit / said : 0;
    figures.recall = are > 0 ? hit / are : 0;
    figures.f1 = said + are > 0 ? 2 * hit / (said + are) : 0;
    figures.found = contradicting > 0 ? named / contradicting : 0;
    figures.missed = contradicting > 0 ? wrongly / contradicting : 0;
    figures.topicRight = answers.empty() ? 0 : right / static_cast<double>(answers.size());
    return figures;
}

QString describe(const QString &name, const std::vector<std::pair<QString, QString>> &answers)
{
    const Figures figures = figuresOf(answers);
    const auto text = [](double value) { return QString::number(value, 'f', 3); };
    return u"%1: %2 pairs, duplicate precision %3 recall %4 F1 %5; contradicting pairs named %6, called duplicate %7; right verdict %8"_s
        .arg(name)
        .arg(answers.size())
        .arg(text(figures.precision), text(figures.recall), text(figures.f1), text(figures.found),
             text(figures.missed), text(figures.topicRight));
}

QString listed(const QString &name, const VerdictWeights &weights)
{
    QString text = u"inline constexpr VerdictWeights %1 = {\n"_s.arg(name);
    for (const double weight : weights)
        text += u"    %1,\n"_s.arg(weight, 0, 'g', 6);
    return text + u"};\n\n"_s;
}

QString header(const Model &model, const QStringList &figures)
{
    QString text = u"// SPDX-FileCopyrightText: 2026 Memory Desk contributors\n"
                   "// SPDX-License-Identifier: GPL-3.0-or-later\n"
                   "#pragma once\n\n"
                   "#include \"core/duplicates/verdictmodel.h\"\n\n"
                   "namespace memorydesk {\n\n"
                   "// Written by duplicates_fit (tests/bench), not by hand. Figures reached:\n"_s;
    for (const QString &line : figures)
        text += u"//   "_s + line + u'\n';
    text += u'\n' + listed(u"alikeWeights"_s, model.alike)
        + listed(u"conflictWeights"_s, model.conflict) + listed(u"topicWeights"_s, model.topic);
    text += u"inline constexpr double alikeThreshold = %1;\ninline constexpr double "
            u"conflictThreshold = %2;\n"
            "inline constexpr double topicThreshold = %3;\n\n} // namespace memorydesk\n"_s
                .arg(model.alikeThreshold)
                .arg(model.conflictThreshold)
                .arg(model.topicThreshold);
    return text;
}

using Answers = std::vector<std::pair<QString, QString>>;

/// Every pair judged by weights fitted without its fold.
QMap<QString, Answers> crossValidate(const std::vector<Row> &rows, const Model &thresholds,
                                     const QStringList &sets)
{
    QMap<QString, Answers> answers;
    for (int fold = 0; fold < folds; ++fold) {
        Model model = fit(rows, fold);
        model.alikeThreshold = thresholds.alikeThreshold;
        model.conflictThreshold = thresholds.conflictThreshold;
        model.topicThreshold = thresholds.topicThreshold;
        for (size_t i = static_cast<size_t>(fold); i < rows.size(); i += folds)
            answers[sets[static_cast<qsizetype>(i)]].emplace_back(rows[i].pair.label,
                                                                  verdictFor(rows[i], model));
    }
    return answers;
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    QTextStream out(stdout);
    QStringList arguments = QCoreApplication::arguments().mid(1);
    std::vector<Row> rows;
    QStringList sets;
    QStringList tests;
    QString target;
    Model thresholds;
    for (qsizetype i = 0; i + 1 < arguments.size(); i += 2) {
        const QString &option = arguments[i];
        const QString &value = arguments[i + 1];
        if (option == u"--out") {
            target = value;
        } else if (option == u"--conflict-threshold") {
            thresholds.conflictThreshold = value.toDouble();
        } else if (option == u"--alike-threshold") {
            thresholds.alikeThreshold = value.toDouble();
        } else if (option.startsWith("--test-"_L1)) {
            tests << (option == u"--test-generated" ? value + u"/pairs.jsonl"_s : value);
        } else {
            const bool generated = option == u"--generated";
            const auto pairs = readPairs(generated ? value + u"/pairs.jsonl"_s : value);
            if (!pairs) {
                out << "can't read " << value << '\n';
                return 3;
            }
            std::vector<Row> more = rowsOf(*pairs, generated ? generatedWeight : 1);
            if (!generated)
                addStrangers(more);
            const QString name =
                generated ? u"generated"_s : u"written %1"_s.arg(sets.count(u"") + 1);
            for (Row &row : more) {
                sets << (row.pair.kind == u"stranger" ? u"strangers"_s
                             : generated              ? u"generated"_s
                                                      : value.section(u'/', -1));
                rows.push_back(std::move(row));
            }
        }
    }
    if (rows.empty()) {
        out << "duplicates_fit --written FILE --generated DIR [--test-written FILE] "
               "[--test-generated DIR] [--out FILE]\n";
        return 2;
    }
    QStringList figures;
    const auto answers = crossValidate(rows, thresholds, sets);
    for (auto set = answers.cbegin(); set != answers.cend(); ++set)
        figures << describe(u"cross-validated, "_s + set.key(), set.value());
    Model model = fit(rows, -1);
    model.alikeThreshold = thresholds.alikeThreshold;
    model.conflictThreshold = thresholds.conflictThreshold;
    for (const QString &test : tests) {
        Answers found;
        for (const Row &row : rowsOf(readPairs(test).value_or(QList<LabelledPair>()), 1))
            found.emplace_back(row.pair.label, verdictFor(row, model));
        figures << describe(u"unseen, "_s + test.section(u'/', -2), found);
    }
    out << figures.join(u'\n') << '\n';
    if (!target.isEmpty()) {
        QFile file(target);
        if (!file.open(QIODevice::WriteOnly) || file.write(header(model, figures).toUtf8()) < 0)
            return 3;
    }
    return 0;
}
