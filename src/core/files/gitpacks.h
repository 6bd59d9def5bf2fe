// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <git2.h>

namespace memorydesk {

class GitStaging;

/// The packs of a repository that only we write. Each record of the history is one small pack;
/// from time to time the small ones are joined.

/// Writes what is staged as one pack, durable when it returns. The staging area is empty then.
[[nodiscard]] int writeStaged(git_repository *repository, GitStaging *staging);

/// Joins the small packs when there are many. A failure leaves them as they are.
void joinSmallPacks(git_repository *repository);

/// Removes unfinished packs that a crash left.
void clearUnfinishedPacks(const QString &repositoryPath);

} // namespace memorydesk
