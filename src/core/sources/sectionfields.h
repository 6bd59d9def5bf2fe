// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sources/proposesection.h"

namespace memorydesk {

struct MarkdownLine;

/// Whether a line gives one of the six fields, by itself.
[[nodiscard]] bool isSectionField(const MarkdownLine &line);

/// The fields given by the lines of one section (without its heading). A value goes on until the
/// next field; its common indentation is removed. Of a field given twice the first counts.
[[nodiscard]] SectionFields readSectionFields(const QList<MarkdownLine> &lines);

/// Names of blank fields in documented order.
[[nodiscard]] QStringList missingFields(const SectionFields &fields);

} // namespace memorydesk
