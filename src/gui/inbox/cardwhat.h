// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/review/draft.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;

namespace memorydesk {

class CardSection;

/// WHAT: type, name, description, slug and triggers of a draft, editable, with the rule that is
/// broken beside the field. A learning shows its row as it is.
class CardWhat : public QWidget
{
    Q_OBJECT
public:
    explicit CardWhat(QWidget *parent = nullptr);

    /// Another proposal or a draft from elsewhere: replaces what stands in the fields.
    void setDraft(const Proposal &proposal, const Draft &draft);
    /// Writes the fields into a draft.
    void fill(Draft &draft) const;
    void setNotStorable(bool fixed); ///< Handled rows: nothing to edit.
    void focusName();
    void focusSlug();
    void retranslate();

Q_SIGNALS:
    void edited();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refreshTypes();
    void refreshSlugNote();
    void refreshVisibility();
    QWidget *field(QLabel *label, QWidget *edit);

    CardSection *m_section;
    QComboBox *m_type;
    QLabel *m_learningType;
    QLineEdit *m_name;
    QLabel *m_descriptionLabel;
    QLineEdit *m_description;
    QLabel *m_slugLabel;
    QLineEdit *m_slug;
    QLabel *m_slugNote;
    QLabel *m_triggersLabel;
    QLineEdit *m_triggers;
    QWidget *m_slugRow;
    QWidget *m_descriptionRow;
    QWidget *m_triggersRow;
    bool m_learning = false;
    bool m_loading = false;
    Target m_target = Target::CrossProject;
};

} // namespace memorydesk
