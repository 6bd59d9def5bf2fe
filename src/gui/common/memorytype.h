// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/common/theme.h"

#include <QIcon>
#include <QString>

class QPainter;

namespace memorydesk {

/// Short translated explanation that stands beside a type; empty for an unknown one.
[[nodiscard]] QString typeGloss(const QString &type);
[[nodiscard]] QColor typeColor(const QString &type, const Theme &theme);
/// Draws the mark of a type (each has its own shape as well as its colour) inside `room`.
void paintTypeMark(QPainter &painter, const QRectF &room, const QString &type, const Theme &theme);
[[nodiscard]] QIcon typeIcon(const QString &type, const Theme &theme);

} // namespace memorydesk
