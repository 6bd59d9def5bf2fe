// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace memorydesk {

/// Which of the seven kinds of HTML block (CommonMark 4.6) a line opens, else 0. `text` starts at
/// the first character that is no blank. Kind 7 cannot interrupt a paragraph.
[[nodiscard]] int htmlBlockStart(QStringView text, bool inParagraph);

/// Whether a line ends the block of this kind (1–5; the others end before a blank line).
[[nodiscard]] bool htmlBlockEnds(int type, QStringView text);

} // namespace memorydesk
