// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/library/newmemorydialog.h"

#include "core/memory/memorychanges.h"
#include "core/memory/slug.h"
#include "gui/common/errortext.h"
#include "gui/common/memorytype.h"
#include "gui/common/theme.h"
#include "ui_newmemorydialog.h"

#include <QPushButton>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

bool takesMemories(const MemoryFolder &folder)
{
    return folder.exists ? folder.notWritable.isEmpty()
                         : folder.root.kind == RootKind::CrossProject;
}

// Only the headings a reader will look for; what stands under them is never invented.
QString templateFor(Convention convention, const QString &type)
{
    const bool reasoned = type == u"feedback"_s || type == u"project"_s;
    return convention != Convention::Maigo && reasoned ? u"\n\n**Why:** \n**How to apply:** \n"_s
                                                       : QString();
}

} // namespace

NewMemoryDialog::NewMemoryDialog(const Library &library, const QString &folder, const QDate &today,
                                 QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_unique<Ui::NewMemoryDialog>())
    , m_library(library)
    , m_today(today)
{
    m_ui->setupUi(this);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowModality(Qt::WindowModal);
    resize(640, 460);
    m_create = m_ui->buttonBox->addButton(tr("Create"), QDialogButtonBox::AcceptRole);
    m_create->setProperty("kind", u"primary"_s);
    for (const MemoryFolder &candidate : std::as_const(m_library.folders)) {
        if (takesMemories(candidate))
            m_ui->folderCombo->addItem(candidate.root.kind == RootKind::CrossProject
                                           ? tr("Cross-project")
                                           : candidate.root.label,
                                       candidate.root.path);
    }
    m_ui->folderCombo->setCurrentIndex(std::max(0, m_ui->folderCombo->findData(folder)));
    for (const QString &type : memoryTypes())
        m_ui->typeCombo->addItem(typeIcon(type, themeOf(palette())),
                                 u"%1 · %2"_s.arg(type, typeGloss(type)), type);
    m_ui->bodyEdit->setFont(textFont(TextStyle::Code));
    m_ui->resultLabel->setFont(textFont(TextStyle::Code));
    connect(m_ui->nameEdit, &QLineEdit::textChanged, this, &NewMemoryDialog::refresh);
    connect(m_ui->descriptionEdit, &QLineEdit::textChanged, this, &NewMemoryDialog::refresh);
    connect(m_ui->bodyEdit, &QPlainTextEdit::textChanged, this, &NewMemoryDialog::refresh);
    connect(m_ui->slugEdit, &QLineEdit::textEdited, this, [this](const QString &text) {
        m_slugChosen = !text.isEmpty();
        refresh();
    });
    connect(m_ui->typeCombo, &QComboBox::currentIndexChanged, this,
            &NewMemoryDialog::applyTemplate);
    connect(m_ui->folderCombo, &QComboBox::currentIndexChanged, this,
            &NewMemoryDialog::applyTemplate);
    connect(m_ui->buttonBox, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_ui->buttonBox, &QDialogButtonBox::rejected, this, &QDialog::reject);
    applyTemplate();
    m_ui->nameEdit->setFocus();
}

NewMemoryDialog::~NewMemoryDialog() = default;

const MemoryFolder *NewMemoryDialog::folder() const
{
    const QString path = m_ui->folderCombo->currentData().toString();
    for (const MemoryFolder &folder : m_library.folders) {
        if (folder.root.path == path)
            return &folder;
    }
    return nullptr;
}

MemoryFields NewMemoryDialog::fields() const
{
    MemoryFields fields;
    fields.name = m_ui->nameEdit->text();
    fields.description = m_ui->descriptionEdit->text();
    fields.type = m_ui->typeCombo->currentData().toString();
    fields.slug = m_ui->slugEdit->text();
    fields.body = m_ui->bodyEdit->document()->toRawText();
    fields.body.replace(QChar::ParagraphSeparator, u'\n');
    return fields;
}

void NewMemoryDialog::applyTemplate()
{
    // What a person typed is never replaced by a template.
    const QString body =
        m_ui->bodyEdit->document()->toRawText().replace(QChar::ParagraphSeparator, u'\n');
    const MemoryFolder *target = folder();
    if (body == m_template && target != nullptr) {
        m_template = templateFor(target->convention, m_ui->typeCombo->currentData().toString());
        m_ui->bodyEdit->setPlainText(m_template);
    }
    refresh();
}

void NewMemoryDialog::refresh()
{
    if (!m_slugChosen)
        m_ui->slugEdit->setText(m_ui->nameEdit->text().trimmed().isEmpty()
                                    ? QString()
                                    : suggestSlug(m_ui->nameEdit->text(), m_today));
    const MemoryFolder *target = folder();
    if (target == nullptr) {
        m_create->setEnabled(false);
        return;
    }
    const MemoryFields now = fields();
    const Result<QString> fileName = memoryFileName(target->convention, now.type, now.slug);
    const Result<ChangeSet> change = createMemory(*target, now);
    m_create->setEnabled(change.has_value());
    if (now.name.isEmpty())
        m_ui->resultLabel->clear();
    else if (!change)
        m_ui->resultLabel->setText(errorText(change.error()));
    else if (fileName)
        m_ui->resultLabel->setText(
            u"%1\n%2"_s.arg(target->filePath(*fileName),
                            QString::fromUtf8(indexLine(now.name, *fileName, now.description))));
}

} // namespace memorydesk
