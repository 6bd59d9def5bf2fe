// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/duplicates/similarity.h"

namespace memorydesk {

/// The analysis as reasons a person can follow: what differs, what is shared, what only one side
/// says. Neighbouring units are joined to ranges.
[[nodiscard]] QList<Reason> reasonsOf(const NormalizedText &left, const NormalizedText &right,
                                      const PairAnalysis &analysis);

} // namespace memorydesk
