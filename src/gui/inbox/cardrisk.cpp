// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inbox/cardrisk.h"

#include "gui/common/cardsection.h"
#include "gui/common/errortext.h"
#include "gui/common/icons.h"
#include "gui/common/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

QString iconOf(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return u"error"_s;
    case Severity::Warning:
        return u"warning"_s;
    case Severity::Hint:
        return u"hint"_s;
    }
    Q_UNREACHABLE_RETURN(QString());
}

QColor colorOf(Severity severity, const Theme &theme)
{
    switch (severity) {
    case Severity::Error:
        return theme.danger;
    case Severity::Warning:
        return theme.warning;
    case Severity::Hint:
        return theme.muted;
    }
    Q_UNREACHABLE_RETURN(QColor());
}

} // namespace

CardRisk::CardRisk(QWidget *parent)
    : QWidget(parent)
    , m_section(new CardSection(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_section);
    retranslate();
}

void CardRisk::setRisks(const Problems &problems, const std::optional<Error> &blocked)
{
    if (problems == m_problems && blocked == m_blocked)
        return;
    m_problems = problems;
    m_blocked = blocked;
    std::ranges::stable_sort(m_problems, std::greater(), &Problem::severity);
    retranslate();
}

void CardRisk::setSuggestedSlug(const QString &slug)
{
    if (slug == m_suggestedSlug)
        return;
    m_suggestedSlug = slug;
    retranslate();
}

QWidget *CardRisk::row(const QString &icon, const QColor &color, const QString &text)
{
    auto *row = new QWidget(m_rows);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::one);
    auto *sign = new QLabel(row);
    sign->setPixmap(drawnIcon(icon, color, 16, devicePixelRatioF()));
    sign->setContentsMargins(0, 1, 0, 0);
    layout->addWidget(sign, 0, Qt::AlignTop);
    auto *label = new QLabel(text, row);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(label, 1);
    return row;
}

void CardRisk::retranslate()
{
    m_section->setLabel(tr("Risk"));
    if (m_rows != nullptr) {
        // Later: one of its buttons may be what called us.
        m_rows->hide();
        m_section->content()->removeWidget(m_rows);
        m_rows->deleteLater();
    }
    m_rows = new QWidget(this);
    m_rows->setObjectName(u"riskRows"_s);
    auto *rows = new QVBoxLayout(m_rows);
    rows->setContentsMargins(0, 6, 0, 0);
    rows->setSpacing(6);
    const Theme &theme = themeOf(palette());
    if (m_blocked)
        rows->addWidget(row(u"error"_s, theme.danger, errorText(*m_blocked)));
    for (const Problem &problem : std::as_const(m_problems)) {
        const QString text = problem.line > 0
            ? tr("Line %1: %2").arg(problem.line).arg(problemText(problem))
            : problemText(problem);
        rows->addWidget(row(iconOf(problem.severity), colorOf(problem.severity, theme), text));
    }
    if (!m_suggestedSlug.isEmpty()) {
        auto *fix = new QPushButton(tr("Use the file name “%1”").arg(m_suggestedSlug), m_rows);
        fix->setProperty("kind", u"link"_s);
        fix->setAutoDefault(false);
        connect(fix, &QPushButton::clicked, this, [this] { Q_EMIT slugAccepted(m_suggestedSlug); });
        rows->addWidget(fix, 0, Qt::AlignLeft);
    }
    if (!m_blocked && m_problems.isEmpty())
        rows->addWidget(row(u"check"_s, theme.good, tr("Nothing found.")));
    m_section->content()->addWidget(m_rows);
}

void CardRisk::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace memorydesk
