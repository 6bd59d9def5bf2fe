// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inbox/cardlike.h"

#include "gui/common/cardsection.h"
#include "gui/common/elidedlabel.h"
#include "gui/common/icons.h"
#include "gui/common/theme.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

constexpr int mostRows = 4;
constexpr int mostDifferences = 3;

/// Context of the strings in this file's functions.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(CardLike)
};

QString wordsAt(const DuplicateText &text, const QList<DuplicateRange> &ranges)
{
    QStringList words;
    for (const DuplicateRange &range : ranges)
        words << textAt(text, range).simplified();
    QString joined = words.join(u" "_s);
    if (joined.size() > 40)
        joined = joined.left(39) + u'…';
    return joined;
}

} // namespace

QString verdictText(const DuplicateMatch &match)
{
    const QString percent = QLocale().toString(qRound(match.score * 100));
    switch (match.verdict) {
    case Verdict::Same:
        return Text::tr("%1 % · the same").arg(percent);
    case Verdict::Duplicate:
        return Text::tr("%1 % · the same in other words").arg(percent);
    case Verdict::Contradicts:
        return Text::tr("%1 % · says otherwise").arg(percent);
    case Verdict::Related:
        return Text::tr("%1 % · related").arg(percent);
    case Verdict::None:
        return Text::tr("%1 %").arg(percent);
    }
    Q_UNREACHABLE_RETURN(QString());
}

QString differenceText(const DuplicateText &own, const SimilarItem &item)
{
    QStringList differences;
    for (const Reason &reason : item.match.reasons) {
        if (reason.code != ReasonCode::Differs || differences.size() >= mostDifferences)
            continue;
        const QString left = wordsAt(own, reason.left);
        const QString right = wordsAt(item.text, reason.right);
        if (!left.isEmpty() || !right.isEmpty())
            differences << u"%1 → %2"_s.arg(right.isEmpty() ? u"—"_s : right,
                                            left.isEmpty() ? u"—"_s : left);
    }
    return differences.isEmpty() ? QString()
                                 : Text::tr("differs in: %1").arg(differences.join(u", "_s));
}

CardLike::CardLike(QWidget *parent)
    : QWidget(parent)
    , m_section(new CardSection(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_section);
    retranslate();
}

void CardLike::setSimilar(const DuplicateText &own, const QList<SimilarItem> &items)
{
    if (m_known && own == m_own && items == m_items)
        return;
    m_own = own;
    m_items = items;
    m_known = true;
    retranslate();
}

void CardLike::clear()
{
    m_items.clear();
    m_known = false;
    retranslate();
}

QWidget *CardLike::row(const SimilarItem &item)
{
    auto *row = new QWidget(m_rows);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::one);
    const Theme &theme = themeOf(palette());
    const bool strong = item.match.verdict >= Verdict::Contradicts;
    auto *icon = new QLabel(row);
    icon->setPixmap(
        drawnIcon(u"similar"_s, strong ? theme.project : theme.muted, 16, devicePixelRatioF()));
    layout->addWidget(icon, 0, Qt::AlignTop);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(2);
    auto *title = new ElidedLabel(row);
    title->setText(u"%1 · %2"_s.arg(item.title, item.where));
    title->setFont(textFont(strong ? TextStyle::Strong : TextStyle::Body));
    texts->addWidget(title);
    QStringList parts{verdictText(item.match)};
    if (item.kind == SimilarItem::Kind::Proposal)
        parts << tr("also waiting here");
    if (item.kind == SimilarItem::Kind::Learning)
        parts << tr("a learning");
    const QString difference = differenceText(m_own, item);
    if (!difference.isEmpty())
        parts << difference;
    auto *detail = new QLabel(parts.join(u" · "_s), row);
    detail->setTextFormat(Qt::PlainText);
    detail->setWordWrap(true);
    detail->setProperty("role", u"secondary"_s);
    detail->setFont(textFont(TextStyle::Small));
    texts->addWidget(detail);
    layout->addLayout(texts, 1);
    if (item.kind != SimilarItem::Kind::Learning) {
        auto *open = new QPushButton(tr("Open"), row);
        open->setProperty("kind", u"link"_s);
        open->setAutoDefault(false);
        open->setAccessibleName(tr("Open %1").arg(item.title));
        const bool memory = item.kind == SimilarItem::Kind::Memory;
        QUrl link;
        link.setScheme(u"memorydesk"_s);
        link.setPath(memory ? u"library/"_s + item.path : u"inbox/"_s + item.key);
        connect(open, &QPushButton::clicked, this, [this, link] { Q_EMIT linkActivated(link); });
        layout->addWidget(open, 0, Qt::AlignTop);
    }
    return row;
}

void CardLike::retranslate()
{
    m_section->setLabel(tr("Like"));
    if (m_rows != nullptr) {
        // Later: one of its buttons may be what called us.
        m_rows->hide();
        m_section->content()->removeWidget(m_rows);
        m_rows->deleteLater();
    }
    m_rows = new QWidget(this);
    auto *rows = new QVBoxLayout(m_rows);
    rows->setContentsMargins(0, 6, 0, 0);
    rows->setSpacing(space::one);
    for (const SimilarItem &item : m_items.first(qMin<qsizetype>(mostRows, m_items.size())))
        rows->addWidget(row(item));
    if (m_items.isEmpty()) {
        auto *none = new QLabel(m_known ? tr("Nothing says the same.") : tr("Looking…"), m_rows);
        none->setProperty("role", u"muted"_s);
        rows->addWidget(none);
    }
    m_section->content()->addWidget(m_rows);
}

void CardLike::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace memorydesk
