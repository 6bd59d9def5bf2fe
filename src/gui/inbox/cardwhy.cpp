// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inbox/cardwhy.h"

#include "gui/common/cardsection.h"
#include "gui/common/theme.h"
#include "gui/common/timetext.h"

#include <QEvent>
#include <QFileInfo>
#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace memorydesk {

CardWhy::CardWhy(const Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_clock(clock)
    , m_section(new CardSection(this))
    , m_rationale(new QLabel(this))
    , m_evidence(new QLabel(this))
    , m_facts(new QLabel(this))
    , m_source(new QLabel(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_section);
    for (QLabel *label : {m_rationale, m_evidence, m_facts, m_source}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        m_section->content()->addWidget(label);
    }
    m_rationale->setObjectName(u"rationaleLabel"_s);
    m_rationale->setContentsMargins(0, 5, 0, 0);
    m_evidence->setProperty("panel", u"quote"_s);
    m_facts->setProperty("role", u"secondary"_s);
    m_facts->setFont(textFont(TextStyle::Small));
    m_source->setTextFormat(Qt::RichText);
    m_source->setProperty("role", u"muted"_s);
    m_source->setFont(textFont(TextStyle::Small));
    m_source->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(m_source, &QLabel::linkActivated, this,
            [this](const QString &link) { Q_EMIT linkActivated(QUrl(link)); });
}

void CardWhy::setProposal(const Proposal &proposal)
{
    m_proposal = proposal;
    retranslate();
}

QString CardWhy::factsText() const
{
    QStringList facts;
    const Occurrence seen =
        m_proposal.occurrences.isEmpty() ? Occurrence() : m_proposal.occurrences.first();
    const QString agent =
        m_proposal.row.proposedByAgent.isEmpty() ? seen.agent : m_proposal.row.proposedByAgent;
    if (!agent.isEmpty())
        facts << tr("Agent %1").arg(agent);
    if (!m_proposal.row.waveId.isEmpty())
        facts << tr("Wave %1").arg(m_proposal.row.waveId);
    if (!m_proposal.row.confidenceText.isEmpty())
        facts << tr("Confidence %1").arg(m_proposal.row.confidenceText);
    if (m_proposal.createdAt.isValid())
        facts << u"%1 (%2)"_s.arg(ageText(m_proposal.createdAt, m_clock.now()),
                                  momentText(m_proposal.createdAt));
    if (m_proposal.occurrences.size() > 1)
        facts << tr("said %n time(s)", nullptr, static_cast<int>(m_proposal.occurrences.size()));
    return facts.join(u"  ·  "_s);
}

QString CardWhy::sourceText() const
{
    if (m_proposal.occurrences.isEmpty() || m_proposal.occurrences.first().source.isEmpty())
        return {};
    const Occurrence &seen = m_proposal.occurrences.first();
    const QString name = QFileInfo(seen.source).fileName();
    const QString place = seen.line > 0 ? tr("%1, line %2").arg(name).arg(seen.line) : name;
    return u"<a href=\"%1\" style=\"color:%2\">%3</a>"_s.arg(
        QString::fromLatin1(QUrl::fromLocalFile(seen.source).toEncoded()).toHtmlEscaped(),
        themeOf(palette()).accent.name(), tr("Session: %1").arg(place).toHtmlEscaped());
}

void CardWhy::retranslate()
{
    m_section->setLabel(tr("Why"));
    const QString rationale = m_proposal.fields.rationale.trimmed();
    m_rationale->setText(rationale.isEmpty() ? tr("No reason was given.") : rationale);
    m_rationale->setProperty("role", rationale.isEmpty() ? u"muted"_s : QString());
    const QString evidence = m_proposal.row.evidence.trimmed();
    m_evidence->setText(evidence);
    m_evidence->setVisible(!evidence.isEmpty() && evidence != rationale);
    m_facts->setText(factsText());
    m_facts->setVisible(!m_facts->text().isEmpty());
    m_source->setText(sourceText());
    m_source->setVisible(!m_source->text().isEmpty());
}

void CardWhy::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace memorydesk
