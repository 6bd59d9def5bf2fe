// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace memorydesk {

/// Soft shadow for something that lies over the window.
void addShadow(QWidget *widget);

} // namespace memorydesk
