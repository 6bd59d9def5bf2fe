// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/library/frontmatterform.h"

#include "core/memory/slug.h"
#include "gui/common/memorytype.h"
#include "gui/common/theme.h"
#include "ui_frontmatterform.h"

#include <QEvent>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

void showText(QLineEdit *field, const QString &text)
{
    if (field->text() != text)
        field->setText(text);
}

bool isOwnKey(const QStringList &keyPath)
{
    static const QStringList own{u"name"_s, u"description"_s, u"type"_s};
    return (keyPath.size() == 1 && own.contains(keyPath.first()))
        || keyPath == QStringList{u"metadata"_s, u"type"_s};
}

} // namespace

FrontmatterForm::FrontmatterForm(QWidget *parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::FrontmatterForm>())
{
    m_ui->setupUi(this);
    m_ui->otherLabel->setTextFormat(Qt::PlainText);
    refreshTypes();
    connect(m_ui->nameEdit, &QLineEdit::textEdited, this,
            [this](const QString &text) { Q_EMIT valueEdited({u"name"_s}, text); });
    connect(m_ui->descriptionEdit, &QLineEdit::textEdited, this,
            [this](const QString &text) { Q_EMIT valueEdited({u"description"_s}, text); });
    connect(m_ui->typeCombo, &QComboBox::activated, this, [this] {
        const QStringList keyPath =
            m_document.typeNested ? QStringList{u"metadata"_s, u"type"_s} : QStringList{u"type"_s};
        Q_EMIT valueEdited(keyPath, m_ui->typeCombo->currentData().toString());
    });
    connect(m_ui->renameButton, &QPushButton::clicked, this, &FrontmatterForm::renameRequested);
}

FrontmatterForm::~FrontmatterForm() = default;

void FrontmatterForm::refreshTypes()
{
    const QString current = m_document.type;
    m_ui->typeCombo->clear();
    for (const QString &type : memoryTypes())
        m_ui->typeCombo->addItem(typeIcon(type, themeOf(palette())),
                                 u"%1 · %2"_s.arg(type, typeGloss(type)), type);
    int row = m_ui->typeCombo->findData(current);
    if (row < 0 && !current.isEmpty()) {
        m_ui->typeCombo->addItem(current, current);
        row = m_ui->typeCombo->count() - 1;
    }
    m_ui->typeCombo->setCurrentIndex(row);
}

void FrontmatterForm::setDocument(const MemoryDocument &document)
{
    const bool typeChanged = m_document.type != document.type;
    m_document = document;
    showText(m_ui->nameEdit, document.name);
    showText(m_ui->descriptionEdit, document.description);
    showText(m_ui->slugEdit, document.slug);
    if (typeChanged || m_ui->typeCombo->currentIndex() < 0)
        refreshTypes();
    refreshOtherKeys();
    setLocked(m_locked);
}

void FrontmatterForm::setLocked(bool locked)
{
    m_locked = locked;
    const Frontmatter &frontmatter = m_document.frontmatter;
    const bool broken =
        std::any_of(frontmatter.problems.begin(), frontmatter.problems.end(),
                    [](const Problem &problem) { return problem.severity == Severity::Error; });
    const bool editable = !locked && frontmatter.present && !broken;
    m_ui->nameEdit->setReadOnly(!editable);
    m_ui->descriptionEdit->setReadOnly(!editable);
    m_ui->typeCombo->setEnabled(editable);
    m_ui->renameButton->setEnabled(!locked);
    m_ui->brokenLabel->setVisible(!locked && !editable);
}

void FrontmatterForm::focusName()
{
    m_ui->nameEdit->setFocus(Qt::OtherFocusReason);
}

void FrontmatterForm::refreshOtherKeys()
{
    QStringList others;
    for (const FrontmatterScalar &scalar : std::as_const(m_document.frontmatter.scalars)) {
        if (!isOwnKey(scalar.keyPath))
            others.append(u"%1: %2"_s.arg(scalar.keyPath.join(u'.'), scalar.value.simplified()));
    }
    if (!m_document.triggers.isEmpty())
        others.append(u"triggers: %1"_s.arg(m_document.triggers.join(u", "_s)));
    others.removeDuplicates();
    m_ui->otherLabel->setText(others.join(u"   "_s));
    m_ui->otherLabel->setVisible(!others.isEmpty());
    m_ui->otherTitle->setVisible(!others.isEmpty());
}

void FrontmatterForm::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        m_ui->retranslateUi(this);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        refreshTypes();
}

} // namespace memorydesk
