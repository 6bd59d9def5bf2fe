// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/convention.h"
#include "core/review/proposal.h"
#include "core/sources/projectpaths.h"

namespace memorydesk {

enum class Target { Learnings, CrossProject, ProjectMemory };
/// Rename = the slug was changed by hand; a collision is then AlreadyExists as with Ask.
enum class ExistingFile { Ask, Overwrite, Rename };

/// What a person has in the card: the proposal's fields, edited or not, and where it shall go.
struct Draft {
    QString proposalKey;
    Target target = Target::CrossProject;
    QString folder; ///< Memory folder for memory targets; empty = the target's own one.
    SectionFields fields;
    QStringList triggers; ///< Only project type in maigo folders.
    QString sourceSession; ///< Learnings: editable in the preview; empty = default.
    ExistingFile existing = ExistingFile::Ask;
    std::optional<Convention> convention; ///< Chosen for the folder in the settings; else guessed.
    bool alsoLearning = false; ///< Store as a memory and promote as well.
    bool operator==(const Draft &) const = default;
};

/// The draft a card starts with: fields prefilled, target guessed by origin (queue rows →
/// learnings, sections and submitted texts → cross-project, candidates → project
/// memory). Fast, no disk.
[[nodiscard]] Draft draftFor(const Proposal &proposal);

/// The folder a draft's memory goes to; empty when the target has none.
[[nodiscard]] QString draftFolder(const Draft &draft, const Proposal &proposal,
                                  const Environment &environment);

/// `session_id` of the repository's session state, else `memory-desk-YYYY-MM-DD-HHMM` in UTC. Reads
/// at most four small files.
[[nodiscard]] QString defaultSourceSession(const FileSystem &fileSystem, const QString &repository,
                                           const QDateTime &now);

} // namespace memorydesk
