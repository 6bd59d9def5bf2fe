// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sources/proposalqueue.h"
#include "ctl/command.h"

#include <optional>

namespace memorydesk::ctl {

/// What `collect` and `batches` are asked for.
struct QueueRequest {
    QString repository; ///< Absolute.
    std::optional<double> minConfidence;
};

/// Reads the options; nothing (and a note on stderr) when they are wrong.
[[nodiscard]] std::optional<QueueRequest> takeQueueRequest(Invocation &invocation,
                                                           const QString &command);
/// Collects and names what could not be read.
[[nodiscard]] CollectedQueue collectFor(Invocation &invocation, const QueueRequest &request);

/// A problem of a queue row in the words of upstream's validator.
[[nodiscard]] QString queueProblemText(const Problem &problem);
/// Why the gate is closed; empty when it is open.
[[nodiscard]] QString gateText(const CollectedQueue &queue);
/// The one info line of a closed gate.
[[nodiscard]] QString gateInfoLine(const CollectedQueue &queue);
/// The record's own JSON text, without the blanks and byte order mark around it.
[[nodiscard]] QByteArray recordText(const QueueRow &row);

} // namespace memorydesk::ctl
