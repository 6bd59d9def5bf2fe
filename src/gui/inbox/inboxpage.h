// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/common/page.h"
#include "gui/common/workspace.h"

namespace memorydesk {

/// Everything pending across all projects, with lanes, list and review card.
class InboxPage : public Page
{
    Q_OBJECT
public:
    explicit InboxPage(Workspace &workspace, QWidget *parent = nullptr);

    [[nodiscard]] QString pageId() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString iconName() const override;

protected:
    void changeEvent(QEvent *event) override;
};

} // namespace memorydesk
