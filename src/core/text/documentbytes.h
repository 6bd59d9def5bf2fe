// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

namespace memorydesk {

/// The text an editor shows for a document: BOM left out, one U+000A per line end (CR LF, LF), lone
/// CR kept. Invalid bytes, NUL and U+2029 (which an editor takes for its own line end) are shown as
/// U+FFFD; they come back as they were unless their own line is edited.
[[nodiscard]] QString editorText(const QByteArray &document);

/// Bytes for a document after its text was edited. `original` are the bytes it was opened with,
/// `text` the whole text now; lines end in U+000A or U+2029 (QTextDocument::toRawText, which unlike
/// toPlainText keeps U+00A0 and U+2028). Lines that did not change keep their exact bytes, endings
/// and invalid bytes; new lines take the dominant ending; BOM and a missing final newline stay as
/// they are.
[[nodiscard]] QByteArray applyEditorText(const QByteArray &original, const QString &text);

} // namespace memorydesk
