// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <memory>

namespace memorydesk {

/// Shared flag by which a caller asks long work to stop. Copies share the flag; thread-safe.
class CancelToken
{
public:
    void cancel() const { m_flag->store(true, std::memory_order_relaxed); }
    [[nodiscard]] bool isCancelled() const { return m_flag->load(std::memory_order_relaxed); }

private:
    // Shared because asker and worker live on different threads and neither outlives the other by
    // rule.
    std::shared_ptr<std::atomic_bool> m_flag = std::make_shared<std::atomic_bool>(false);
};

} // namespace memorydesk
