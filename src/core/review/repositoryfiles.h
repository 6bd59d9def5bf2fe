// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/filesystem.h"

namespace memorydesk {

/// The files of a repository that decisions write.
namespace repositoryfiles {
inline constexpr QLatin1StringView queue(".orchestrator/metrics/proposals.jsonl");
inline constexpr QLatin1StringView learnings(".orchestrator/metrics/learnings.jsonl");
inline constexpr QLatin1StringView archive(".orchestrator/runtime/proposals-archive.jsonl");
inline constexpr QLatin1StringView rejected(".orchestrator/proposals.rejected.log");
inline constexpr QLatin1StringView metricsFolder(".orchestrator/metrics");
} // namespace repositoryfiles

/// Absolute path of a file in a repository, checked as upstream does before it writes: OutsideRoot
/// when any existing part of it, or the file itself, leads out of the repository through a link;
/// `detail` is upstream's `path-safety: symlink (<relative>)` (`lexical`, `input` likewise). Parts
/// that do not exist yet are fine. NotFound when the repository is missing.
[[nodiscard]] Result<QString> repositoryFile(const FileSystem &fileSystem,
                                             const QString &repository, const QString &relative);

/// Wave summaries beside the queue, sorted by name; empty when there are none.
[[nodiscard]] Result<QStringList> waveSummaryFiles(const FileSystem &fileSystem,
                                                   const QString &repository);

} // namespace memorydesk
