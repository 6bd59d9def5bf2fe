// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/checks.h"

namespace memorydesk {

/// Findings in the words of a memory: fix recipes, pinned paths, relative and stale dates,
/// credentials, dead references, characters nobody sees.
[[nodiscard]] Problems checkWording(const MemoryDocument &document, const CheckContext &context);

} // namespace memorydesk
