// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QString>

namespace memorydesk {

/// The four memory types, the same in every system: user, feedback, project,
/// reference.
[[nodiscard]] const QStringList &memoryTypes();
/// Exact, case-sensitive membership; everything else is refused.
[[nodiscard]] bool isMemoryType(const QString &type);

inline constexpr int slugLimit = 40;

/// Which rule a slug breaks: 1–40 of [a-z0-9-] with at least one letter or digit.
enum class SlugFault { None, Empty, TooLong, BadCharacter, NoLetterOrDigit };

/// Checked on the decoded string against the allow-list; nothing is trimmed or cleaned.
[[nodiscard]] SlugFault checkSlug(const QString &slug);
/// Stable code of a fault ("slug-empty", "slug-too-long", …); empty for None.
[[nodiscard]] QString slugFaultCode(SlugFault fault);

/// A valid slug to offer, never used silently. Latin letters and digits of the title, cut to 40 at
/// a word's end; a title without them gets `note-<date>-<six hex digits of title and content>`, so
/// two Chinese titles get two different slugs.
[[nodiscard]] QString suggestSlug(const QString &title, const QDate &date,
                                  const QString &content = {});

/// The name in `names` that `fileName` would collide with, also when only the case differs; else
/// empty.
[[nodiscard]] QString collidingName(const QString &fileName, const QStringList &names);

} // namespace memorydesk
