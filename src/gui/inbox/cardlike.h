// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/inbox/likeness.h"

#include <QUrl>
#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace memorydesk {

class CardSection;

/// LIKE: what resembles the draft, how much, and in which words it differs.
class CardLike : public QWidget
{
    Q_OBJECT
public:
    explicit CardLike(QWidget *parent = nullptr);

    void setSimilar(const DuplicateText &own, const QList<SimilarItem> &items);
    void clear(); ///< Not known yet.
    void retranslate();

Q_SIGNALS:
    void linkActivated(const QUrl &link);

protected:
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QWidget *row(const SimilarItem &item);

    CardSection *m_section;
    QWidget *m_rows = nullptr;
    DuplicateText m_own;
    QList<SimilarItem> m_items;
    bool m_known = false;
};

/// "82 % · same statement in other words", translated.
[[nodiscard]] QString verdictText(const DuplicateMatch &match);
/// "differs in: push → commit", translated; empty when nothing differs.
[[nodiscard]] QString differenceText(const DuplicateText &own, const SimilarItem &item);

} // namespace memorydesk
