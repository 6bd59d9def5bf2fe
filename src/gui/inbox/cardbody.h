// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/review/draft.h"

#include <QWidget>

class QStackedWidget;
class QToolButton;

namespace memorydesk {

class CardSection;
class MarkdownEditor;
class MarkdownPreview;

/// BODY: the Markdown of a draft, as editor or as preview.
class CardBody : public QWidget
{
    Q_OBJECT
public:
    explicit CardBody(QWidget *parent = nullptr);
    ~CardBody() override;

    void setDraft(const Proposal &proposal, const Draft &draft);
    void fill(Draft &draft) const;
    void setNotStorable(bool fixed);
    void togglePreview();
    [[nodiscard]] bool isPreview() const;
    void retranslate();

Q_SIGNALS:
    void edited();

protected:
    void changeEvent(QEvent *event) override;

private:
    void fitHeight();

    CardSection *m_section;
    QStackedWidget *m_stack;
    MarkdownEditor *m_editor;
    MarkdownPreview *m_preview;
    QToolButton *m_source;
    QToolButton *m_rendered;
    QString m_key;
    bool m_learning = false;
    bool m_loading = false;
};

} // namespace memorydesk
