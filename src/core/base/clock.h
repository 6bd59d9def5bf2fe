// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>

namespace memorydesk {

/// Source of time, so that tests decide what time it is. Thread-safe to call.
class Clock
{
public:
    virtual ~Clock() = default;
    /// Current time in UTC with millisecond precision.
    [[nodiscard]] virtual QDateTime now() const = 0;
    /// Milliseconds from an arbitrary point; never goes back.
    [[nodiscard]] virtual qint64 monotonicMs() const = 0;
};

/// The machine's clock.
class SystemClock : public Clock
{
public:
    [[nodiscard]] QDateTime now() const override;
    [[nodiscard]] qint64 monotonicMs() const override;
};

} // namespace memorydesk
