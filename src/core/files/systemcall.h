// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cerrno>
#include <concepts>

namespace memorydesk {

/// Failure with the text of `errno`.
[[nodiscard]] std::unexpected<Error> systemFailure(int systemError, const QString &path);

/// Repeats an interrupted system call. The bound ends the loop where every attempt is interrupted.
template <std::invocable Call>
auto repeatInterrupted(Call &&call) -> decltype(call())
{
    constexpr int maxAttempts = 100;
    auto result = call();
    for (int attempt = 1; result < 0 && errno == EINTR && attempt < maxAttempts; ++attempt) {
        result = call();
    }
    return result;
}

} // namespace memorydesk
