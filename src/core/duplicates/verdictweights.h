// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/duplicates/verdictmodel.h"

namespace memorydesk {

// Written by duplicates_fit (tests/bench), not by hand. Figures reached:
//   cross-validated, generated: 400 pairs, duplicate precision 0.953 recall 0.905 F1 0.928;
//   contradicting pairs named 0.928, called duplicate 0.072; right verdict 0.927 cross-validated,
//   pairs-written.jsonl: 160 pairs, duplicate precision 0.925 recall 0.891 F1 0.907; contradicting
//   pairs named 0.857, called duplicate 0.114; right verdict 0.819 cross-validated, strangers: 77
//   pairs, duplicate precision 0.000 recall 0.000 F1 0.000; contradicting pairs named 0.000, called
//   duplicate 0.000; right verdict 0.948 unseen, d1k/pairs.jsonl: 400 pairs, duplicate precision
//   0.968 recall 0.905 F1 0.935; contradicting pairs named 0.952, called duplicate 0.048; right
//   verdict 0.935

inline constexpr VerdictWeights alikeWeights = {
    1.4196,   1.59397,  0.486491, 0.478485, 0.54904,  0.86075,  1.90699,  0.94757,   0.82121,
    0.731008, 0.731166, -0.88552, 1.5035,   0.407351, 0.06211,  0.415444, -0.832704, -1.10115,
    0.908879, 0.822075, 1.61496,  -1.72888, -2.27613, -0.20503, 0.842678, -1.60085,  0.9453,
    1.02669,  0.412813, 0.17417,  4.70878,  0.724476, 1.39465,  1.08201,  1.36288,   1.32596,
    0.930021, 5.43625,  1.06913,  0.257774, -6.32467,
};

inline constexpr VerdictWeights conflictWeights = {
    1.81588,   0.921333, -0.38085, 1.17443,    0.206805, -0.118857, 2.07132,   -10.3799,   -3.54366,
    1.10557,   2.80715,  8.78104,  -4.20078,   2.10937,  -1.64014,  -0.844246, -0.0303655, 3.46682,
    0.614741,  2.25537,  1.95847,  3.22536,    5.65226,  1.94294,   0.871673,  4.84685,    1.67138,
    8.39742,   2.36878,  2.94583,  4.61426,    -2.6888,  0.521304,  -3.14773,  -1.97916,   -2.11215,
    0.0914871, -2.8237,  2.61479,  -0.0190068, -2.07703,
};

inline constexpr VerdictWeights topicWeights = {
    2.49408,   1.90065,   0.735965,  0.688739,  0.40861,    -0.307763, 3.07113,
    0.943683,  1.41048,   0.25514,   0.16074,   2.40646,    0.67441,   0.162034,
    0.76769,   0.0863876, 0.5678,    1.50479,   -0.0842211, 1.50057,   0.111909,
    1.56969,   2.92617,   0.106015,  0.0714629, 0.577133,   0.0275031, 0.226722,
    0.0318879, 0.0822559, 1.45125,   0.0750814, 0.412048,   0.0754038, 0.575,
    0.704472,  0.0825373, 0.0436754, 0.0497713, 0.0582791,  -4.67258,
};

inline constexpr double alikeThreshold = 0.5;
inline constexpr double conflictThreshold = 0.4;
inline constexpr double topicThreshold = 0.5;

} // namespace memorydesk
