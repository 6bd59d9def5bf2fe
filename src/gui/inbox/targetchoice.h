// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/review/draft.h"

#include <QList>
#include <QString>

namespace memorydesk {

struct InboxContent;

/// One place a proposal can be stored in, as offered by the card.
struct TargetChoice {
    Target target = Target::CrossProject;
    QString label; ///< Translated.
    bool enabled = true;
    QString reason; ///< Why not, translated.
    bool operator==(const TargetChoice &) const = default;
};

/// The places for a proposal; the first enabled one of the draft's target is chosen.
[[nodiscard]] QList<TargetChoice> targetChoices(const Proposal &proposal,
                                                const InboxContent &content);
/// Translated name of a target: "Cross-project memory", "Memory of api-server".
[[nodiscard]] QString targetName(Target target, const Proposal &proposal);
/// The draft with another target; a queued learning's mapping to a memory stays editable.
[[nodiscard]] Draft retargeted(Draft draft, Target target);

} // namespace memorydesk
