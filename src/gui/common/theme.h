// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>

class QApplication;

namespace memorydesk {

/// The window's colours by purpose. Text on its surface has a contrast of at least 4.5 : 1.
struct Theme {
    bool dark = false;
    QColor window; ///< Behind bars and gaps.
    QColor sidebar; ///< Navigation column.
    QColor surface; ///< Lists, cards, fields.
    QColor raised; ///< Fields and groups on a surface.
    QColor border; ///< Hairlines.
    QColor borderStrong; ///< Field outlines.
    QColor text;
    QColor secondary; ///< Explanations.
    QColor muted; ///< Labels, ages.
    QColor accent; ///< Actions, selection mark.
    QColor accentText; ///< On accent.
    QColor accentSoft; ///< Selected rows.
    QColor hover;
    QColor good, goodSoft;
    QColor warning, warningSoft;
    QColor danger, dangerSoft;
    QColor feedback, project, user, reference, learning; ///< Marks of types (with own shapes).
};

/// The theme that belongs to a palette (light or dark by its window colour). Static values.
[[nodiscard]] const Theme &themeOf(const QPalette &palette);

enum class ThemeChoice { System, Light, Dark };
/// Sets palette, style and style sheet of the whole program; again on a change of the system's
/// scheme. Remembers nothing.
void applyTheme(QApplication &application, ThemeChoice choice);

/// Type scale over the program's font. Title 1.45, heading 1.15, small 0.9.
enum class TextStyle { Title, Heading, Body, Strong, Small, Label, Code };
[[nodiscard]] QFont textFont(TextStyle style);

/// Grid in logical pixels.
namespace space {
inline constexpr int half = 4;
inline constexpr int one = 8;
inline constexpr int two = 16;
inline constexpr int three = 24;
inline constexpr int four = 32;
} // namespace space

} // namespace memorydesk
