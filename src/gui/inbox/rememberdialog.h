// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sources/proposesection.h"

#include <QDialog>

#include <memory>

namespace Ui {
class RememberDialog;
}

namespace memorydesk {

/// A person's own proposal: it goes through the inbox as every other.
class RememberDialog : public QDialog
{
    Q_OBJECT
public:
    explicit RememberDialog(QWidget *parent = nullptr);
    ~RememberDialog() override;

Q_SIGNALS:
    void proposed(const SectionFields &fields);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void fillTypes();
    void propose();

    const std::unique_ptr<Ui::RememberDialog> m_ui;
    bool m_slugTouched = false;
};

} // namespace memorydesk
