// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "logisticfit.h"

#include <algorithm>
#include <cmath>

namespace memorydesk::bench {

namespace {

constexpr size_t inputCount = verdictInputCount;
constexpr size_t size = inputCount + 1;
using Vector = std::array<double, size>;
using Matrix = std::array<Vector, size>;

/// Solves a * x = b for a positive definite a, by Gaussian elimination with pivots.
Vector solve(Matrix a, Vector b)
{
    for (size_t column = 0; column < size; ++column) {
        size_t pivot = column;
        for (size_t row = column + 1; row < size; ++row) {
            if (std::abs(a[row][column]) > std::abs(a[pivot][column]))
                pivot = row;
        }
        std::swap(a[pivot], a[column]);
        std::swap(b[pivot], b[column]);
        for (size_t row = column + 1; row < size; ++row) {
            const double factor = a[row][column] / a[column][column];
            for (size_t i = column; i < size; ++i)
                a[row][i] -= factor * a[column][i];
            b[row] -= factor * b[column];
        }
    }
    for (size_t row = size; row-- > 0;) {
        for (size_t i = row + 1; i < size; ++i)
            b[row] -= a[row][i] * b[i];
        b[row] /= a[row][row];
    }
    return b;
}

struct Scale {
    std::array<double, inputCount> mean{};
    std::array<double, inputCount> deviation{};
};

Scale scaleOf(const std::vector<Example> &examples)
{
    Scale scale;
    const auto count = static_cast<double>(examples.size());
    for (size_t i = 0; i < inputCount; ++i) {
        for (const Example &example : examples)
            scale.mean[i] += example.inputs[i] / count;
        for (const Example &example : examples)
            scale.deviation[i] += std::pow(example.inputs[i] - scale.mean[i], 2) / count;
        scale.deviation[i] = std::sqrt(scale.deviation[i]);
    }
    return scale;
}

} // namespace

VerdictWeights fitLogistic(const std::vector<Example> &examples, double penalty)
{
    const Scale scale = scaleOf(examples);
    std::vector<Vector> rows;
    for (const Example &example : examples) {
        Vector row{};
        for (size_t i = 0; i < inputCount; ++i)
            row[i] = scale.deviation[i] > 1e-9
                ? (example.inputs[i] - scale.mean[i]) / scale.deviation[i]
                : 0;
        row[inputCount] = 1;
        rows.push_back(row);
    }
    Vector beta{};
    for (int iteration = 0; iteration < 80; ++iteration) {
        Matrix hessian{};
        Vector gradient{};
        for (size_t i = 0; i < size; ++i) {
            const double ridge = i == inputCount ? 1e-6 : penalty;
            hessian[i][i] = ridge;
            gradient[i] = ridge * beta[i];
        }
        for (size_t n = 0; n < rows.size(); ++n) {
            double sum = 0;
            for (size_t i = 0; i < size; ++i)
                sum += rows[n][i] * beta[i];
            const double likely = 1 / (1 + std::exp(-std::clamp(sum, -30.0, 30.0)));
            const double error = examples[n].weight * (likely - (examples[n].positive ? 1 : 0));
            const double curve = examples[n].weight * likely * (1 - likely);
            for (size_t i = 0; i < size; ++i) {
                gradient[i] += error * rows[n][i];
                for (size_t j = 0; j < size; ++j)
                    hessian[i][j] += curve * rows[n][i] * rows[n][j];
            }
        }
        const Vector step = solve(hessian, gradient);
        double largest = 0;
        for (size_t i = 0; i < size; ++i) {
            beta[i] -= step[i];
            largest = std::max(largest, std::abs(step[i]));
        }
        if (largest < 1e-7)
            break;
    }
    VerdictWeights weights{};
    weights.back() = beta[inputCount];
    for (size_t i = 0; i < inputCount; ++i) {
        if (scale.deviation[i] <= 1e-9)
            continue;
        weights[i] = beta[i] / scale.deviation[i];
        weights.back() -= weights[i] * scale.mean[i];
    }
    return weights;
}

} // namespace memorydesk::bench
