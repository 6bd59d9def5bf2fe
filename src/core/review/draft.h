// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/review/proposal.h"

namespace memorydesk {

enum class Target { Learnings, CrossProject, ProjectMemory };
enum class ExistingFile { Ask, Overwrite, Rename };

/// What a person has in the card: the proposal's fields, edited or not, and where it shall go.
struct Draft {
    QString proposalKey;
    Target target = Target::CrossProject;
    QString folder; ///< Memory folder for memory targets.
    SectionFields fields;
    QStringList triggers; ///< Only project type in maigo folders.
    QString sourceSession; ///< Learnings: editable in the preview (decisions 25).
    ExistingFile existing = ExistingFile::Ask;
    bool alsoLearning = false; ///< C6: store as a memory and promote as well.
};

/// The draft a card starts with: fields prefilled, target guessed by origin and type.
[[nodiscard]] Draft draftFor(const Proposal &proposal);

} // namespace memorydesk
