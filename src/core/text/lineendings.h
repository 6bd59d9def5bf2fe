// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace memorydesk {

inline constexpr char utf8Bom[] = "\xEF\xBB\xBF";

[[nodiscard]] bool startsWithBom(const QByteArray &bytes);

/// UTF-8 to text without losing a leading U+FEFF (QString::fromUtf8 drops it) and with invalid
/// bytes as U+FFFD.
[[nodiscard]] QString decodeUtf8(const QByteArray &bytes);
[[nodiscard]] bool isValidUtf8(const QByteArray &bytes);

/// The line ending a new line should take: that of the last complete line, LF when there is none.
[[nodiscard]] QByteArray dominantLineEnding(const QByteArray &bytes);

/// Splits on 0x0A only; each line without its LF and without one CR before it. A final newline
/// starts no new line.
[[nodiscard]] QList<QByteArray> splitLines(const QByteArray &bytes);

/// One line with where its bytes stand: [start, textEnd) is the text, [textEnd, end) its line end.
struct LineRange {
    qsizetype start = 0;
    qsizetype textEnd = 0;
    qsizetype end = 0;
    bool operator==(const LineRange &) const = default;
};
/// As splitLines, but as ranges; nothing is copied.
[[nodiscard]] QList<LineRange> lineRanges(const QByteArray &bytes);

/// Number of Unicode code points (surrogate pairs count once).
[[nodiscard]] int codePointCount(QStringView text);
/// First `count` code points, never cutting a grapheme (ICU/Qt boundary) in two.
[[nodiscard]] QString truncateAtGrapheme(const QString &text, int count);

} // namespace memorydesk
