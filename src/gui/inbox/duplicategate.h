// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/inbox/draftcheck.h"

#include <QDialog>

#include <memory>

namespace Ui {
class DuplicateGate;
}

namespace memorydesk {

class DiffView;

/// The explicit choice before a write when something already says the same: revise that one,
/// this replaces it, create anyway, or cancel. Closing is cancel; nothing is a default that writes.
class DuplicateGate : public QDialog
{
    Q_OBJECT
public:
    enum class Choice { Cancel, Create, Revise, Replace };

    DuplicateGate(const DraftCheck &check, QWidget *parent = nullptr);
    ~DuplicateGate() override;

    [[nodiscard]] const SimilarItem &chosenItem() const;

Q_SIGNALS:
    void decided(Choice choice);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void showCurrent();
    void decide(Choice choice);

    DraftCheck m_check;
    QList<SimilarItem> m_items;
    const std::unique_ptr<Ui::DuplicateGate> m_ui;
    DiffView *m_difference;
    bool m_decided = false;
};

} // namespace memorydesk
