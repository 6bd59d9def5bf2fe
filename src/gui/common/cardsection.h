// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QBoxLayout;
class QLabel;
class QVBoxLayout;

namespace memorydesk {

/// A part of a card: a small label in a gutter at the left, content beside it; in narrow cards the
/// label stands above. GUI thread.
class CardSection : public QWidget
{
    Q_OBJECT
public:
    explicit CardSection(QWidget *parent = nullptr);

    void setLabel(const QString &text);
    /// Where the content goes.
    [[nodiscard]] QVBoxLayout *content() const { return m_content; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QBoxLayout *m_outer;
    QLabel *m_label;
    QVBoxLayout *m_content;
};

} // namespace memorydesk
