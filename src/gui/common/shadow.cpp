// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/common/shadow.h"

#include <QGraphicsDropShadowEffect>

namespace memorydesk {

void addShadow(QWidget *widget)
{
    auto *shadow = new QGraphicsDropShadowEffect(widget);
    shadow->setBlurRadius(32);
    shadow->setOffset(0, 8);
    shadow->setColor(QColor(0, 0, 0, 70));
    widget->setGraphicsEffect(shadow);
}

} // namespace memorydesk
