// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/fixes.h"

namespace memorydesk {

/// The calendar date that a relative one means on `day`, in the language it stands in; empty when
/// it names no certain day, week or month ("next sprint").
[[nodiscard]] QString absoluteDate(const QString &relative, const QDate &day);

/// An index line cut to 150 code points at a grapheme border, an ellipsis at its end. Only the hook
/// gets shorter; empty when that does not suffice.
[[nodiscard]] QByteArray shortenedIndexLine(const QByteArray &line);

/// The file that a dangling target most likely means: the only one whose name differs in nothing
/// but case, type prefix, `_` or `-`. Empty when there is none or more than one.
[[nodiscard]] QString likelyFile(const QString &target, const QStringList &files);

} // namespace memorydesk
