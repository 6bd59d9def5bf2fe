// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "labelledpairs.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

namespace memorydesk::bench {

using namespace Qt::StringLiterals;

namespace {

template <typename Take>
bool readObjects(const QString &path, Take take)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    while (!file.atEnd()) {
        const QJsonObject object = QJsonDocument::fromJson(file.readLine()).object();
        if (!object.isEmpty())
            take(object);
    }
    return true;
}

QString generatedLabel(int label, const QString &kind)
{
    if (label == 1)
        return u"duplicate"_s;
    const bool differingFact =
        kind.startsWith("num_"_L1) || kind.startsWith("neg_"_L1) || kind.startsWith("fact_"_L1);
    return differingFact ? u"contradicts"_s : u"related"_s;
}

} // namespace

std::optional<QList<LabelledPair>> readPairs(const QString &path)
{
    QList<LabelledPair> pairs;
    const bool read = readObjects(path, [&](const QJsonObject &object) {
        const auto text = [&](QLatin1StringView key) { return object.value(key).toString(); };
        LabelledPair pair{text("id"_L1),    text("a"_L1),    text("b"_L1),
                          text("label"_L1), text("kind"_L1), text("lang"_L1)};
        if (object.contains("a_text"_L1)) {
            pair.id = pair.a;
            pair.a = text("a_text"_L1);
            pair.b = text("b_text"_L1);
            pair.label = generatedLabel(object.value("label"_L1).toInt(), pair.kind);
        }
        pairs.append(pair);
    });
    return read ? std::optional(pairs) : std::nullopt;
}

std::optional<QList<CorpusText>> readCorpus(const QString &path)
{
    QList<CorpusText> texts;
    const bool read = readObjects(path, [&](const QJsonObject &object) {
        texts.append({object.value("id"_L1).toString(), object.value("text"_L1).toString()});
    });
    return read ? std::optional(texts) : std::nullopt;
}

} // namespace memorydesk::bench
