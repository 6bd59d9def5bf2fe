// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Theme>

#include <QPalette>

namespace memorydesk {

/// Markdown with YAML frontmatter; not valid when the definition is not installed, which leaves the
/// text uncoloured. GUI thread.
[[nodiscard]] KSyntaxHighlighting::Definition markdownDefinition();
/// Colours that suit a light or dark palette.
[[nodiscard]] KSyntaxHighlighting::Theme syntaxTheme(const QPalette &palette);

} // namespace memorydesk
