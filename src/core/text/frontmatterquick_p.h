// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/frontmatter.h"

namespace memorydesk {

/// Reads a flat block (keys with one-line values, one level of nesting, short lists in brackets)
/// without yaml-cpp. False, with `frontmatter` in an unspecified state, as soon as anything is
/// there whose meaning is not beyond doubt.
[[nodiscard]] bool parseFlatFrontmatter(const QByteArray &document, Frontmatter &frontmatter);

} // namespace memorydesk
