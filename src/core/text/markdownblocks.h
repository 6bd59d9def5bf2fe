// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace memorydesk {

/// Where a line stands in the block structure of CommonMark 0.31, as far as the review road needs
/// it: fences (4.5), indented code (4.4), HTML blocks and comments (4.6), block quotes (5.1) and
/// lists (5.2).
enum class LineRole {
    TopLevel,
    FenceOpen,
    FenceContent,
    FenceClose,
    IndentedCode,
    Html,
    Quote,
    ListItem
};

struct MarkdownLine {
    QString text; ///< Without line end.
    int number = 0; ///< 1-based.
    LineRole role = LineRole::TopLevel;
    int headingLevel = 0; ///< ATX heading at top level: 1–6, else 0.
    int fenceOpenedAt = 0; ///< Line of the fence this line is inside of, else 0.
    /// For lines in a fence: a closing line follows, or the quote or list item around it ends
    /// before the text does.
    bool fenceCloses = false;
    int depth = 0; ///< Block quotes and list items around the line.
};

/// Classifies every line. Lines end in LF (one CR before it is dropped); a final newline starts no
/// new line. Lines of a fence have fence roles also inside quotes and lists (`depth` tells).
/// Linear; never fails.
[[nodiscard]] QList<MarkdownLine> classifyMarkdownLines(const QString &text);

} // namespace memorydesk
