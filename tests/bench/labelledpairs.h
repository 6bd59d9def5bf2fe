// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/duplicates/comparison.h"

#include <QList>
#include <QString>

#include <optional>

namespace memorydesk::bench {

/// Two texts and what a person says they are to each other.
struct LabelledPair {
    QString id;
    QString a;
    QString b;
    QString label; ///< duplicate, contradicts, related, unrelated
    QString kind;
    QString lang;
};

/// One text of a generated corpus.
struct CorpusText {
    QString id;
    QString text;
};

/// Pairs written by hand ({"a","b","label"}) or generated ({"a_text","b_text","label":0|1}; there
/// the kind tells contradicting pairs from related ones). Nothing when the file can't be read.
[[nodiscard]] std::optional<QList<LabelledPair>> readPairs(const QString &path);
[[nodiscard]] std::optional<QList<CorpusText>> readCorpus(const QString &path);

} // namespace memorydesk::bench
