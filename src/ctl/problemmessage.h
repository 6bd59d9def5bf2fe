// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"

#include <QByteArray>

namespace memorydesk::ctl {

/// English sentence for a finding; the window has its own, translated ones.
[[nodiscard]] QString problemMessage(const Problem &problem);
/// `error`, `warning` or `hint`.
[[nodiscard]] QString severityName(Severity severity);

} // namespace memorydesk::ctl
