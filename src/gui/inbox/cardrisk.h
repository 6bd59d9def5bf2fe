// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"
#include "core/base/result.h"

#include <QWidget>

#include <optional>

namespace memorydesk {

class CardSection;

/// RISK: what is wrong with a draft, worst first, with line and, where there is one, a fix.
class CardRisk : public QWidget
{
    Q_OBJECT
public:
    explicit CardRisk(QWidget *parent = nullptr);

    /// `blocked` is why the draft cannot be stored as it stands.
    void setRisks(const Problems &problems, const std::optional<Error> &blocked);
    /// Slug that the card may offer for a refused section; empty for none.
    void setSuggestedSlug(const QString &slug);
    void retranslate();

Q_SIGNALS:
    void slugAccepted(const QString &slug);

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *row(const QString &icon, const QColor &color, const QString &text);

    CardSection *m_section;
    QWidget *m_rows = nullptr;
    Problems m_problems;
    std::optional<Error> m_blocked;
    QString m_suggestedSlug;
};

} // namespace memorydesk
