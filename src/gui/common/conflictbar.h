// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QTime>

#include <memory>

namespace Ui {
class ConflictBar;
}

namespace memorydesk {

/// What became of the file that is being edited.
struct OutsideChange {
    enum class Kind { None, Changed, Deleted };
    Kind kind = Kind::None;
    QTime seen; ///< Local time.
    int added = 0; ///< Lines.
    int removed = 0;
    bool mergesCleanly = false;
};

/// The line above an edited document whose file another program changed. Never a box: the person
/// goes on typing and chooses when it suits them. GUI thread.
class ConflictBar : public QFrame
{
    Q_OBJECT
public:
    explicit ConflictBar(QWidget *parent = nullptr);
    ~ConflictBar() override;

    /// Kind::None hides the bar.
    void show(const OutsideChange &change);
    [[nodiscard]] const OutsideChange &change() const { return m_change; }

Q_SIGNALS:
    void viewRequested();
    void mergeRequested();
    void useDiskRequested();
    void keepMineRequested();
    void saveCopyRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    const std::unique_ptr<Ui::ConflictBar> m_ui;
    OutsideChange m_change;
};

} // namespace memorydesk
