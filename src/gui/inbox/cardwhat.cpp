// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inbox/cardwhat.h"

#include "core/memory/slug.h"
#include "gui/common/cardsection.h"
#include "gui/common/memorytype.h"
#include "gui/common/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QStyle>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace memorydesk {

CardWhat::CardWhat(QWidget *parent)
    : QWidget(parent)
    , m_section(new CardSection(this))
    , m_type(new QComboBox(this))
    , m_learningType(new QLabel(this))
    , m_name(new QLineEdit(this))
    , m_descriptionLabel(new QLabel(this))
    , m_description(new QLineEdit(this))
    , m_slugLabel(new QLabel(this))
    , m_slug(new QLineEdit(this))
    , m_slugNote(new QLabel(this))
    , m_triggersLabel(new QLabel(this))
    , m_triggers(new QLineEdit(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_section);
    m_type->setObjectName(u"typeCombo"_s);
    m_name->setObjectName(u"nameEdit"_s);
    m_description->setObjectName(u"descriptionEdit"_s);
    m_slug->setObjectName(u"slugEdit"_s);
    m_triggers->setObjectName(u"triggersEdit"_s);
    m_name->setFont(textFont(TextStyle::Title));
    m_name->setProperty("kind", u"title"_s);
    m_slug->setFont(textFont(TextStyle::Code));
    m_slugNote->setWordWrap(true);
    m_slugNote->setProperty("role", u"danger"_s);
    m_slugNote->setFont(textFont(TextStyle::Small));

    auto *first = new QHBoxLayout;
    first->setSpacing(space::one);
    first->addWidget(m_type);
    m_learningType->setProperty("panel", u"chip"_s);
    first->addWidget(m_learningType);
    first->addStretch(1);
    m_section->content()->addLayout(first);
    m_section->content()->addWidget(m_name);
    m_descriptionRow = field(m_descriptionLabel, m_description);
    m_slugRow = field(m_slugLabel, m_slug);
    m_triggersRow = field(m_triggersLabel, m_triggers);
    m_section->content()->addWidget(m_descriptionRow);
    m_section->content()->addWidget(m_slugRow);
    m_section->content()->addWidget(m_slugNote);
    m_section->content()->addWidget(m_triggersRow);

    const auto changed = [this] {
        refreshSlugNote();
        refreshVisibility();
        if (!m_loading)
            Q_EMIT edited();
    };
    for (QLineEdit *edit : {m_name, m_description, m_slug, m_triggers})
        connect(edit, &QLineEdit::textChanged, this, changed);
    connect(m_type, &QComboBox::currentIndexChanged, this, changed);
    retranslate();
}

QWidget *CardWhat::field(QLabel *label, QWidget *edit)
{
    auto *row = new QWidget(this);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::one);
    label->setProperty("role", u"muted"_s);
    label->setFixedWidth(88);
    label->setBuddy(edit);
    layout->addWidget(label);
    layout->addWidget(edit, 1);
    return row;
}

void CardWhat::setDraft(const Proposal &proposal, const Draft &draft)
{
    const QScopedValueRollback loading(m_loading, true);
    m_target = draft.target;
    m_learning = draft.target == Target::Learnings;
    const SectionFields &fields = draft.fields;
    m_learningType->setText(proposal.type);
    refreshTypes();
    if (m_type->findData(fields.type) < 0 && !fields.type.isEmpty())
        m_type->addItem(fields.type, fields.type);
    m_type->setCurrentIndex(m_type->findData(fields.type));
    const auto put = [](QLineEdit *edit, const QString &text) {
        if (edit->text() == text)
            return;
        edit->setText(text);
        edit->setCursorPosition(0);
    };
    put(m_name, m_learning ? proposal.row.subject : fields.name);
    put(m_description, fields.description);
    put(m_slug, fields.slug);
    put(m_triggers, draft.triggers.join(u", "_s));
    m_name->setReadOnly(m_learning);
    refreshSlugNote();
    refreshVisibility();
}

void CardWhat::fill(Draft &draft) const
{
    if (m_learning)
        return;
    draft.fields.type = m_type->currentData().toString();
    draft.fields.name = m_name->text();
    draft.fields.description = m_description->text();
    draft.fields.slug = m_slug->text();
    draft.triggers.clear();
    for (const QString &trigger : m_triggers->text().split(u',', Qt::SkipEmptyParts)) {
        if (!trigger.trimmed().isEmpty())
            draft.triggers << trigger.trimmed();
    }
}

void CardWhat::setNotStorable(bool fixed)
{
    m_name->setReadOnly(fixed || m_learning);
    m_description->setReadOnly(fixed);
    m_slug->setReadOnly(fixed);
    m_triggers->setReadOnly(fixed);
    m_type->setEnabled(!fixed);
}

void CardWhat::focusName()
{
    m_name->setFocus(Qt::OtherFocusReason);
    m_name->end(false);
}

void CardWhat::focusSlug()
{
    m_slug->setFocus(Qt::OtherFocusReason);
    m_slug->selectAll();
}

void CardWhat::retranslate()
{
    m_section->setLabel(tr("What"));
    m_type->setAccessibleName(tr("Type"));
    m_name->setAccessibleName(tr("Name"));
    m_name->setPlaceholderText(tr("Name"));
    m_descriptionLabel->setText(tr("Description"));
    m_description->setAccessibleName(tr("Description"));
    m_slugLabel->setText(tr("File name"));
    m_slug->setAccessibleName(tr("File name (slug)"));
    m_triggersLabel->setText(tr("Triggers"));
    m_triggers->setAccessibleName(tr("Triggers"));
    m_triggers->setPlaceholderText(tr("words, separated by commas"));
    const QScopedValueRollback loading(m_loading, true);
    const QString current = m_type->currentData().toString();
    refreshTypes();
    if (!current.isEmpty() && m_type->findData(current) < 0)
        m_type->addItem(current, current);
    m_type->setCurrentIndex(m_type->findData(current));
    refreshSlugNote();
}

void CardWhat::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
    QWidget::changeEvent(event);
}

void CardWhat::refreshTypes()
{
    const Theme &theme = themeOf(palette());
    m_type->clear();
    for (const QString &type : memoryTypes())
        m_type->addItem(typeIcon(type, theme), u"%1 — %2"_s.arg(type, typeGloss(type)), type);
}

void CardWhat::refreshSlugNote()
{
    const SlugFault fault = m_learning ? SlugFault::None : checkSlug(m_slug->text());
    QString text;
    switch (fault) {
    case SlugFault::None:
        break;
    case SlugFault::Empty:
        text = tr("A file name is needed.");
        break;
    case SlugFault::TooLong:
        text = tr("At most %1 characters.").arg(slugLimit);
        break;
    case SlugFault::BadCharacter:
        text = tr("Only a–z, 0–9 and hyphens.");
        break;
    case SlugFault::NoLetterOrDigit:
        text = tr("At least one letter or digit is needed.");
        break;
    }
    m_slugNote->setText(text);
    m_slugNote->setVisible(!text.isEmpty());
    m_slug->setProperty("invalid", !text.isEmpty());
    m_slug->style()->unpolish(m_slug);
    m_slug->style()->polish(m_slug);
}

void CardWhat::refreshVisibility()
{
    const bool triggers = !m_learning && m_target == Target::CrossProject
        && m_type->currentData().toString() == u"project";
    m_type->setVisible(!m_learning);
    m_learningType->setVisible(m_learning);
    m_descriptionRow->setVisible(!m_learning);
    m_slugRow->setVisible(!m_learning);
    m_triggersRow->setVisible(triggers);
}

} // namespace memorydesk
