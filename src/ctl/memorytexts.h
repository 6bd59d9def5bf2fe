// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/duplicates/duplicatefinder.h"
#include "ctl/command.h"

#include <QHash>

namespace memorydesk::ctl {

/// All memories of folders by path, for `like` and `clusters`.
struct MemoryTexts {
    DuplicateFinder finder;
    QHash<QString, QString> realPaths; ///< Real path by id.
};

/// Reads the memories of the folders; of every known memory folder when none is named. What can't
/// be read is named on stderr.
[[nodiscard]] MemoryTexts readMemoryTexts(Invocation &invocation, const QStringList &folders);

/// The texts that count for a comparison.
[[nodiscard]] DuplicateText comparedText(const QString &path, const QByteArray &bytes);

} // namespace memorydesk::ctl
