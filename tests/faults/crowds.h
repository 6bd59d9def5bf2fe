// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trials.h"

/// Several of our own processes on the same files: every transaction of every one must be there in
/// the end, once.
[[nodiscard]] Counts ownProcesses(const QString &base, int processes, int transactions);

/// Producers append to a queue, with their lock, while we take every row out as it comes: each row
/// ends in exactly one place.
[[nodiscard]] Counts producersBesideUs(const QString &base, int producers, int rows);
