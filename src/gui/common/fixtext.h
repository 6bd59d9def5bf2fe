// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/fixes.h"

namespace memorydesk {

/// Translated verb for a quick fix with the value it will use: "Quote the value of “description”".
[[nodiscard]] QString fixText(const QuickFix &fix);

} // namespace memorydesk
