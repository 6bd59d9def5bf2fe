// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/common/userprompt.h"

#include "gui/common/theme.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

QPlainTextEdit *detailView(const QString &detail, QWidget *parent)
{
    auto *view = new QPlainTextEdit(detail, parent);
    view->setReadOnly(true);
    view->setFont(textFont(TextStyle::Code));
    view->setMinimumHeight(120);
    return view;
}

} // namespace

void DialogPrompt::ask(QWidget *context, const Question &question,
                       std::function<void(int choice)> answer)
{
    auto *dialog = new QDialog(context);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(question.title);
    auto *layout = new QVBoxLayout(dialog);
    layout->setContentsMargins(space::three, space::three, space::three, space::two);
    layout->setSpacing(space::one);
    auto *title = new QLabel(question.title, dialog);
    title->setTextFormat(Qt::PlainText);
    title->setFont(textFont(TextStyle::Heading));
    title->setWordWrap(true);
    layout->addWidget(title);
    auto *text = new QLabel(question.text, dialog);
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    text->setMinimumWidth(400);
    text->setProperty("role", u"secondary"_s);
    layout->addWidget(text);
    if (!question.detail.isEmpty())
        layout->addWidget(detailView(question.detail, dialog), 1);
    auto *buttons = new QHBoxLayout;
    buttons->setContentsMargins(0, space::two, 0, 0);
    buttons->addStretch(1);
    for (int index = 0; index < static_cast<int>(question.choices.size()); ++index) {
        auto *button = new QPushButton(question.choices.at(index), dialog);
        button->setDefault(index == question.preferred);
        button->setAutoDefault(index == question.preferred);
        if (index == question.dangerous)
            button->setProperty("kind", u"danger"_s);
        QObject::connect(button, &QPushButton::clicked, dialog,
                         [dialog, index] { dialog->done(index + 1); });
        buttons->addWidget(button);
    }
    layout->addLayout(buttons);
    QObject::connect(dialog, &QDialog::finished, context,
                     [answer = std::move(answer), escape = question.escape](int result) {
                         answer(result > 0 ? result - 1 : escape);
                     });
    dialog->open();
}

void DialogPrompt::askText(QWidget *context, const QString &title, const QString &label,
                           const QString &initial, std::function<void(const QString &text)> answer)
{
    auto *dialog = new QInputDialog(context);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    dialog->setLabelText(label);
    dialog->setTextValue(initial);
    dialog->setMinimumWidth(400);
    QObject::connect(dialog, &QInputDialog::textValueSelected, context, std::move(answer));
    dialog->open();
}

void DialogPrompt::askFolder(QWidget *context, const QString &title,
                             std::function<void(const QString &folder)> answer)
{
    auto *dialog = new QFileDialog(context, title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    QObject::connect(dialog, &QFileDialog::fileSelected, context, std::move(answer));
    dialog->open();
}

void DialogPrompt::askFiles(QWidget *context, const QString &title, const QString &filter,
                            std::function<void(const QStringList &files)> answer)
{
    auto *dialog = new QFileDialog(context, title, QString(), filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    QObject::connect(dialog, &QFileDialog::filesSelected, context, std::move(answer));
    dialog->open();
}

} // namespace memorydesk
