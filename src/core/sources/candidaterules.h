// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace memorydesk {

/// Which words of a turn make it a candidate, in English and Chinese.
enum class CandidateSignal { None, Marker, Correction, Role, Decision, Reference, Confirmation };

struct SignalMatch {
    CandidateSignal signal = CandidateSignal::None;
    QString type; ///< Memory type that goes with it.
    QString claim; ///< What would be remembered: the marker's text, else the whole turn.
    bool operator==(const SignalMatch &) const = default;
};

/// An explicit marker such as `[saves feedback memory: …]`, in a turn of either role.
[[nodiscard]] SignalMatch findMarker(const QString &text);
/// First matching rule for a person's turn: correction, role, decision, reference, each with its
/// length limit in code points.
[[nodiscard]] SignalMatch findSignal(const QString &text);
/// Whether a person's turn confirms, and whether an agent's turn says that it chose something over
/// something else; together they make a confirmation.
[[nodiscard]] bool isConfirmation(const QString &text);
[[nodiscard]] bool statesChoice(const QString &text);

/// Why a turn is left out although its words match; empty when it is not: `question`, `code`,
/// `single-word`, `task-step`, `fix-recipe`, `git-history`, `code-pattern`.
[[nodiscard]] QString leftOutReason(const QString &text);

/// Share (0–1) of the claim's words (Latin words, CJK character pairs) that stand in the text.
[[nodiscard]] double wordOverlap(const QString &claim, const QString &text);

} // namespace memorydesk
