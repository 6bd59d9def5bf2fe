// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trials.h"

/// The act on a disk that is really full. `folder` lies on a small file system of its own, which is
/// filled up to some pages.
[[nodiscard]] Counts fullDisk(const Scenario &scenario, const QString &folder);
