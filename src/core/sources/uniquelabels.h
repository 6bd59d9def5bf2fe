// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace memorydesk {

/// Short names of paths, in their order: the last part, with as many parent parts before it as make
/// it different from the others. Equal paths get equal labels.
[[nodiscard]] QStringList uniqueLabels(const QStringList &paths);

} // namespace memorydesk
