// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/duplicates/verdictmodel.h"

#include <vector>

namespace memorydesk::bench {

/// One example of a fit.
struct Example {
    VerdictInputs inputs{};
    bool positive = false;
    double weight = 1;
};

/// Weights of the logistic model with the largest likelihood under a ridge of `penalty` on
/// standardised inputs, by Newton's method. Deterministic. Inputs that never vary get weight 0.
[[nodiscard]] VerdictWeights fitLogistic(const std::vector<Example> &examples, double penalty);

} // namespace memorydesk::bench
