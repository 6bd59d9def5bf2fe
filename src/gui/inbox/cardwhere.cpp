// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inbox/cardwhere.h"

#include "gui/common/budgetmeter.h"
#include "gui/common/cardsection.h"
#include "gui/common/errortext.h"
#include "gui/common/theme.h"
#include "gui/common/timetext.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QStandardItemModel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

QLabel *codeLabel(const QString &name, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setFont(textFont(TextStyle::Code));
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

/// A path may break after each slash, which word wrapping does not know.
QString breakable(QString path)
{
    return path.replace(u'/', u"/\u200B"_s);
}

QPlainTextEdit *indexView(QWidget *parent)
{
    auto *view = new QPlainTextEdit(parent);
    view->setReadOnly(true);
    view->setFont(textFont(TextStyle::Code));
    view->setLineWrapMode(QPlainTextEdit::NoWrap);
    view->setFixedHeight(140);
    return view;
}

double share(const IndexBudget &budget)
{
    return qMax(static_cast<double>(budget.countedLines) / indexLineLimit,
                static_cast<double>(budget.countedBytes) / indexByteLimit);
}

} // namespace

CardWhere::CardWhere(QWidget *parent)
    : QWidget(parent)
    , m_section(new CardSection(this))
    , m_target(new QComboBox(this))
    , m_alsoLearning(new QCheckBox(this))
    , m_sessionLabel(new QLabel(this))
    , m_session(new QLineEdit(this))
    , m_path(codeLabel(u"pathLabel"_s, this))
    , m_line(codeLabel(u"indexLineLabel"_s, this))
    , m_budgetText(new QLabel(this))
    , m_meter(new BudgetMeter(this))
    , m_changes(new QPushButton(this))
    , m_toggleIndexes(new QPushButton(this))
    , m_indexes(new QWidget(this))
    , m_crossTitle(new QLabel(m_indexes))
    , m_cross(indexView(m_indexes))
    , m_projectTitle(new QLabel(m_indexes))
    , m_project(indexView(m_indexes))
{
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_section);
    QVBoxLayout *content = m_section->content();
    m_target->setObjectName(u"targetCombo"_s);
    m_target->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_session->setObjectName(u"sessionEdit"_s);
    m_alsoLearning->setObjectName(u"alsoLearningCheck"_s);
    auto *first = new QHBoxLayout;
    first->setSpacing(space::two);
    first->addWidget(m_target);
    first->addWidget(m_alsoLearning);
    first->addStretch(1);
    content->addLayout(first);
    auto *session = new QHBoxLayout;
    session->setSpacing(space::one);
    m_sessionLabel->setProperty("role", u"muted"_s);
    m_sessionLabel->setBuddy(m_session);
    session->addWidget(m_sessionLabel);
    session->addWidget(m_session, 1);
    content->addLayout(session);
    m_path->setProperty("role", u"secondary"_s);
    content->addWidget(m_path);
    m_line->setProperty("panel", u"added"_s);
    content->addWidget(m_line);
    auto *budget = new QHBoxLayout;
    budget->setSpacing(space::two);
    m_budgetText->setProperty("role", u"secondary"_s);
    m_budgetText->setFont(textFont(TextStyle::Small));
    m_meter->setMaximumWidth(200);
    budget->addWidget(m_budgetText);
    budget->addWidget(m_meter, 1);
    budget->addStretch(1);
    content->addLayout(budget);
    auto *links = new QHBoxLayout;
    links->setSpacing(space::two);
    for (QPushButton *button : {m_changes, m_toggleIndexes}) {
        button->setProperty("kind", u"link"_s);
        button->setAutoDefault(false);
        links->addWidget(button);
    }
    links->addStretch(1);
    content->addLayout(links);
    auto *indexes = new QVBoxLayout(m_indexes);
    indexes->setContentsMargins(0, 0, 0, 0);
    indexes->setSpacing(space::half);
    for (QLabel *title : {m_crossTitle, m_projectTitle}) {
        title->setTextFormat(Qt::PlainText);
        title->setWordWrap(true);
        title->setProperty("role", u"muted"_s);
        title->setFont(textFont(TextStyle::Small));
    }
    indexes->addWidget(m_crossTitle);
    indexes->addWidget(m_cross);
    indexes->addWidget(m_projectTitle);
    indexes->addWidget(m_project);
    content->addWidget(m_indexes);
    m_indexes->hide();

    connect(m_target, &QComboBox::activated, this, [this](int index) {
        Q_EMIT targetChosen(static_cast<Target>(m_target->itemData(index).toInt()));
    });
    connect(m_alsoLearning, &QCheckBox::clicked, this, &CardWhere::edited);
    connect(m_session, &QLineEdit::textEdited, this, &CardWhere::edited);
    connect(m_changes, &QPushButton::clicked, this, &CardWhere::changesRequested);
    connect(m_toggleIndexes, &QPushButton::clicked, this, [this] {
        m_indexes->setVisible(!m_indexes->isVisibleTo(this));
        retranslate();
    });
    retranslate();
}

void CardWhere::setDraft(const Proposal &proposal, const Draft &draft,
                         const QList<TargetChoice> &choices)
{
    const QScopedValueRollback loading(m_loading, true);
    // Left alone while nothing changes, so that a list that is open stays open.
    if (choices != m_choices)
        m_target->clear();
    for (const TargetChoice &choice : choices == m_choices ? QList<TargetChoice>() : choices) {
        const QString text =
            choice.enabled ? choice.label : u"%1 — %2"_s.arg(choice.label, choice.reason);
        m_target->addItem(text, static_cast<int>(choice.target));
        auto *model = qobject_cast<QStandardItemModel *>(m_target->model());
        model->item(m_target->count() - 1)->setEnabled(choice.enabled);
    }
    m_choices = choices;
    m_target->setCurrentIndex(m_target->findData(static_cast<int>(draft.target)));
    const bool queue = proposal.origin == Origin::Queue;
    m_alsoLearning->setVisible(queue && draft.target != Target::Learnings);
    m_alsoLearning->setChecked(draft.alsoLearning);
    const bool session = queue && (draft.target == Target::Learnings || draft.alsoLearning);
    m_sessionLabel->setVisible(session);
    m_session->setVisible(session);
    if (m_session->text() != draft.sourceSession)
        m_session->setText(draft.sourceSession);
}

void CardWhere::setCheck(const DraftCheck &check)
{
    m_check = check;
    m_checked = true;
    retranslate();
    showIndexes();
}

void CardWhere::setChecking()
{
    m_checked = false;
    m_changes->setEnabled(false);
}

void CardWhere::fill(Draft &draft) const
{
    draft.alsoLearning = m_alsoLearning->isVisibleTo(this) && m_alsoLearning->isChecked();
    draft.sourceSession = m_session->text().trimmed();
}

void CardWhere::setNotStorable(bool fixed)
{
    m_target->setEnabled(!fixed);
    m_alsoLearning->setEnabled(!fixed);
    m_session->setReadOnly(fixed);
    m_changes->setVisible(!fixed);
}

void CardWhere::showIndexes()
{
    const auto put = [](QPlainTextEdit *view, QLabel *title, const QString &name,
                        const IndexView &index) {
        title->setText(index.path.isEmpty() ? name : u"%1 · %2"_s.arg(name, index.path));
        if (view->toPlainText() != index.text)
            view->setPlainText(index.text);
        view->setVisible(index.exists);
    };
    put(m_cross, m_crossTitle,
        m_check.crossProject.exists ? tr("Cross-project index")
                                    : tr("Cross-project index: not there yet"),
        m_check.crossProject);
    put(m_project, m_projectTitle,
        m_check.project.exists ? tr("Project index") : tr("Project index: none"), m_check.project);
}

void CardWhere::refreshBudget()
{
    const IndexView &index = m_check.project.changes ? m_check.project : m_check.crossProject;
    const bool memory = m_check.crossProject.changes || m_check.project.changes;
    m_budgetText->setVisible(memory);
    m_meter->setVisible(memory);
    if (!memory)
        return;
    m_budgetText->setText(tr("Index after: %1 of %2 lines, %3 of %4")
                              .arg(index.after.lines)
                              .arg(indexLineLimit)
                              .arg(sizeText(index.after.bytes), sizeText(indexByteLimit)));
    m_meter->setShares(share(index.before), share(index.after));
}

void CardWhere::retranslate()
{
    m_section->setLabel(tr("Where"));
    m_target->setAccessibleName(tr("Target"));
    m_alsoLearning->setText(tr("Also keep as a learning"));
    m_sessionLabel->setText(tr("Source session"));
    m_session->setAccessibleName(tr("Source session"));
    m_session->setPlaceholderText(tr("from the session state, else by date"));
    const bool planned = m_check.plan.has_value();
    const int files = planned ? static_cast<int>(m_check.plan->files.size()) : 0;
    m_changes->setText(planned ? tr("Exact changes in %n file(s)…", nullptr, files)
                               : tr("Exact changes…"));
    m_changes->setEnabled(m_checked && planned);
    m_toggleIndexes->setText(m_indexes->isVisibleTo(this) ? tr("Hide the indexes")
                                                          : tr("Show both indexes"));
    m_path->setText(breakable(m_check.targetPath));
    m_path->setVisible(!m_check.targetPath.isEmpty());
    const QString line = plannedIndexLine(m_check);
    m_line->setText(u"+ "_s + line);
    m_line->setVisible(!line.isEmpty());
    refreshBudget();
    showIndexes();
}

void CardWhere::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace memorydesk
