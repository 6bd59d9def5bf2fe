// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/files/changeset.h"

namespace memorydesk {

QString operationPath(const Operation &operation)
{
    return std::visit(
        [](const auto &value) {
            if constexpr (std::is_same_v<std::decay_t<decltype(value)>, Move>) {
                return value.to;
            } else {
                return value.path;
            }
        },
        operation);
}

} // namespace memorydesk
