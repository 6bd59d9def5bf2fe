// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/proposalqueue.h"

#include "core/text/lineendings.h"

#include <cmath>

namespace memorydesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype batchSize = 4;
constexpr int typeWidth = 7;
constexpr int subjectLength = 40;
constexpr int evidenceLength = 60;

/// Over `limit` code points: the first `limit` − 1 and an ellipsis.
QString shortened(const QString &text, int limit)
{
    if (codePointCount(text) <= limit)
        return text;
    qsizetype end = 0;
    for (int count = 0; count < limit - 1; ++count)
        end += text.at(end).isHighSurrogate() && end + 1 < text.size()
                && text.at(end + 1).isLowSurrogate()
            ? 2
            : 1;
    return text.first(end) + u'…';
}

/// Two decimals as JavaScript's toFixed gives them: an exact half goes up, where printf takes the
/// even digit. Halves of the second decimal are exact only for odd eighths.
QString twoDecimals(double value)
{
    const double eighths = value * 8;
    if (std::abs(eighths) < 1e9 && eighths == std::floor(eighths) && std::fmod(eighths, 2) != 0)
        value += 0.001;
    return QString::number(value, 'f', 2);
}

ReviewBatch::Option optionFor(const QueueRow &row)
{
    const QString confidence =
        row.confidence && std::isfinite(*row.confidence) ? twoDecimals(*row.confidence) : u"n/a"_s;
    return {row.id,
            u"[%1] | %2 | conf=%3"_s.arg(row.type.leftJustified(typeWidth),
                                         shortened(row.subject, subjectLength), confidence),
            u"evidence: "_s + shortened(row.evidence, evidenceLength)};
}

} // namespace

QList<ReviewBatch> reviewBatches(const QList<QueueRow> &rows)
{
    const qsizetype count = (rows.size() + batchSize - 1) / batchSize;
    QList<ReviewBatch> batches;
    for (qsizetype index = 0; index < count; ++index) {
        ReviewBatch batch;
        batch.header = u"Memory"_s;
        batch.question = count == 1
            ? u"Which learnings should be stored permanently? "
              "Unselected ones are archived as declined."_s
            : u"Batch %1 of %2 — which learnings should be stored permanently? "
              "Unselected ones are archived as declined."_s.arg(index + 1)
                  .arg(count);
        for (const QueueRow &row : rows.mid(index * batchSize, batchSize))
            batch.options.append(optionFor(row));
        batches.append(batch);
    }
    return batches;
}

} // namespace memorydesk
