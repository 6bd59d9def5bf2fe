// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sources/candidatescan.h"

namespace memorydesk {

/// Fills slug, name, body and index entry of a candidate from its claim, type, signal and time.
void draftCandidate(Candidate &candidate);

} // namespace memorydesk
