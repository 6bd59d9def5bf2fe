// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"
#include "core/base/result.h"

#include <QString>

namespace memorydesk {

/// Translated sentence for a code of core.
[[nodiscard]] QString errorSentence(ErrorCode code);
/// The sentence with path, line and the system's own words: what is shown for a failure.
[[nodiscard]] QString errorText(const Error &error);
/// The exact reasons of a block and other values of `Error::detail` that are codes, translated;
/// others as is.
[[nodiscard]] QString reasonText(const QString &reason);
/// Translated sentence for a Problem; an unknown code is shown with its arguments.
[[nodiscard]] QString problemText(const Problem &problem);
/// Sentence for a source that could not be read, by its stable code.
[[nodiscard]] QString faultText(const QString &code, const QString &detail);
/// Sentence for a change set's title code: "Stored in %1" …
[[nodiscard]] QString changeTitle(const QString &title, const QStringList &args);

} // namespace memorydesk
