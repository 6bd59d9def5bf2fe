// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace memorydesk {

/// The six required fields of a `## Memory propose` section, values as written (common
/// indentation removed).
struct SectionFields {
    QString type;
    QString name;
    QString slug;
    QString description;
    QString body;
    QString rationale;
    bool operator==(const SectionFields &) const = default;
};

enum class SectionRefusal { None, Incomplete, InvalidSlug, InvalidType, InCodeBlock };

/// One section found in a text. `raw` is verbatim. Lines are 1-based lines of the searched text.
struct ProposeSection {
    SectionFields fields;
    SectionRefusal refusal = SectionRefusal::None;
    QStringList missing; ///< Names of blank or absent fields, in documented order.
    QString suggestedSlug; ///< For InvalidSlug; never used silently.
    int line = 0; ///< Line of the heading.
    int openedAt = 0; ///< InCodeBlock: line of the opening fence.
    bool closed = false; ///< InCodeBlock: the fence closes (it wraps the whole answer).
    QString raw;
    bool operator==(const ProposeSection &) const = default;
};

/// All sections of one agent output, in order. Linear; never fails.
[[nodiscard]] QList<ProposeSection> findProposeSections(const QString &text);

} // namespace memorydesk
