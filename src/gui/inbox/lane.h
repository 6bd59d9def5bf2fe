// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/review/proposal.h"

#include <QList>
#include <QString>

namespace memorydesk {

/// The lanes of the inbox in their order.
enum class Lane { Pending, Undecided, Skipped, Earlier, Waiting, Gated, Refused, Handled };

[[nodiscard]] QList<Lane> allLanes();
[[nodiscard]] Lane laneOf(ProposalState state);
/// Stable name, for settings and icons.
[[nodiscard]] QString laneId(Lane lane);
[[nodiscard]] QString laneTitle(Lane lane);
/// One calm sentence for a lane without rows.
[[nodiscard]] QString laneEmptyText(Lane lane);
/// Always shown, also without rows.
[[nodiscard]] bool laneIsFixed(Lane lane);
/// Whether S, E, X and D make sense for rows of this lane.
[[nodiscard]] bool laneIsOpen(Lane lane);

} // namespace memorydesk
