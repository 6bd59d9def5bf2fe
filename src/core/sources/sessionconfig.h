// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/filesystem.h"

#include <optional>

namespace memorydesk {

/// What a repository's CLAUDE.md (AGENTS.md where there is none) says about proposals. Wrong values
/// fall back to the default, as upstream's reader does.
struct SessionConfig {
    bool found = false; ///< A configuration file could be read.
    QString path;
    bool persistence = false; ///< Only inside `## Session Config`; absent is not true.
    bool bannerEnabled = true;
    bool proposalsEnabled = true;
    int quotaPerWave = 5;
    double confidenceFloor = 0.5;
    double minConfidence = 0.5; ///< `auto-dream.min-confidence`.
    int cleanupThreshold = 5;
    int cleanupSoftLimit = 180;
    std::optional<Error> unreadable;
    bool operator==(const SessionConfig &) const = default;
};

/// Reads the keys out of a document. Never fails.
[[nodiscard]] SessionConfig parseSessionConfig(const QString &document);

/// CLAUDE.md of the repository, else AGENTS.md.
[[nodiscard]] SessionConfig readSessionConfig(const FileSystem &fileSystem,
                                              const QString &repository);

} // namespace memorydesk
