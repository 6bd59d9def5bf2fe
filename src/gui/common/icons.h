// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QPalette>

namespace memorydesk {

/// A monochrome drawing from resources/icons in one colour, sharp at `size` logical pixels.
[[nodiscard]] QPixmap drawnIcon(const QString &name, const QColor &color, int size = 16,
                                qreal devicePixelRatio = 1.0);
/// The same as an icon that follows the palette: text colour, dimmed when disabled, accent when on.
/// Call again on QEvent::PaletteChange.
[[nodiscard]] QIcon themedIcon(const QString &name, const QPalette &palette);

} // namespace memorydesk
