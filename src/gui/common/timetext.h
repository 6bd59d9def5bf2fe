// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

namespace memorydesk {

/// How long ago, in one short translated unit: "just now", "5 min", "2 h", "3 d", else the date.
/// Times in the future by a skewed clock count as now. Empty for an invalid time.
[[nodiscard]] QString ageText(const QDateTime &when, const QDateTime &now);
/// Full local date and time.
[[nodiscard]] QString momentText(const QDateTime &when);
/// "3.1 kB" with the language's decimal mark; bytes below 1000.
[[nodiscard]] QString sizeText(qint64 bytes);

} // namespace memorydesk
