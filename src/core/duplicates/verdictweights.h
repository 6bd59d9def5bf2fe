// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/duplicates/verdictmodel.h"

namespace memorydesk {

// Written by duplicates_fit (tests/bench), not by hand. Figures reached:
//   cross-validated, generated: 400 pairs, duplicate precision 0.929 recall 0.915 F1 0.922;
//   contradicting pairs named 0.888, called duplicate 0.112; right verdict 0.920 cross-validated,
//   pairs-written.jsonl: 160 pairs, duplicate precision 0.889 recall 0.873 F1 0.881; contradicting
//   pairs named 0.800, called duplicate 0.171; right verdict 0.787 cross-validated, strangers: 77
//   pairs, duplicate precision 0.000 recall 0.000 F1 0.000; contradicting pairs named 0.000, called
//   duplicate 0.000; right verdict 0.948 unseen, d1k/pairs.jsonl: 400 pairs, duplicate precision
//   0.925 recall 0.920 F1 0.922; contradicting pairs named 0.880, called duplicate 0.120; right
//   verdict 0.920

inline constexpr VerdictWeights alikeWeights = {
    1.44095,  1.71148,  0.520324,  0.533866, 0.671292, 0.903026,  1.93459,  0.852142, 0.758874,
    0.772555, 0.803169, -0.407454, 1.52516,  0.587639, -0.842476, 0.557429, -1.06648, -0.919292,
    1.20628,  0.902738, 1.59516,   -1.67877, -1.61509, 1.18314,   0.739756, 0.706363, 0.393581,
    6.69229,  0.995002, 1.56923,   1.1308,   1.4502,   1.36461,   1.03138,  5.69786,  -6.9111,
};

inline constexpr VerdictWeights conflictWeights = {
    2.50843,   1.61772,     -3.11735,  -0.760368, 0.241047,    -0.909793, 5.76258,   -9.55286,
    -1.99253,  -0.00351424, 2.96023,   11.1837,   -4.91606,    2.35808,   -0.552661, 8.3597,
    -0.944482, 2.96428,     -0.666225, 0.244428,  0.38973,     3.39054,   6.85129,   2.36269,
    16.5886,   8.58264,     6.97907,   3.42128,   -0.00771117, 2.88662,   1.11542,   -1.08377,
    -1.38298,  -2.64405,    -4.18396,  -5.10113,
};

inline constexpr VerdictWeights topicWeights = {
    2.54224,  1.93906,   0.708381,   0.661041, 0.412329,  -0.267381, 3.26815,   1.03336,
    1.52717,  0.22314,   0.12165,    2.10042,  0.712584,  0.182171,  1.55772,   0.0697007,
    0.662196, 1.60702,   -0.159362,  1.39717,  0.0987272, 1.47881,   0.607489,  0.029311,
    0.432201, 0.0792788, 0.0974255,  1.47559,  0.065515,  0.381968,  0.0635258, 0.577106,
    0.708598, 0.0652638, -0.0701099, -4.44394,
};

inline constexpr double alikeThreshold = 0.5;
inline constexpr double conflictThreshold = 0.5;
inline constexpr double topicThreshold = 0.5;

} // namespace memorydesk
