// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inbox/proposaldelegate.h"

#include "core/base/problem.h"
#include "gui/common/icons.h"
#include "gui/common/memorytype.h"
#include "gui/common/theme.h"
#include "gui/inbox/proposalmodel.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QPainterPath>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

constexpr int leftMargin = 40;
constexpr int rightMargin = 12;

void paintBackground(QPainter &painter, const QStyleOptionViewItem &option, const Theme &theme)
{
    const QRect area = option.rect.adjusted(8, 1, -8, -1);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
    if (!selected && !hovered)
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(selected ? theme.accentSoft : theme.hover);
    painter.drawRoundedRect(area, 6, 6);
    if (selected) {
        painter.setBrush(theme.accent);
        painter.drawRoundedRect(QRectF(area.left(), area.top() + 10, 3, area.height() - 20), 1.5,
                                1.5);
    }
    if (option.state.testFlag(QStyle::State_HasFocus) && selected) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.accent, 1));
        painter.drawRoundedRect(QRectF(area).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    }
}

void paintTick(QPainter &painter, const QRectF &room, const Theme &theme)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.accent);
    painter.drawRoundedRect(room, 4, 4);
    QPainterPath tick;
    tick.moveTo(room.left() + room.width() * 0.24, room.center().y());
    tick.lineTo(room.left() + room.width() * 0.44, room.bottom() - room.height() * 0.28);
    tick.lineTo(room.right() - room.width() * 0.22, room.top() + room.height() * 0.3);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.accentText, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(tick);
}

} // namespace

void ProposalDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (index.data(ProposalModel::HeadingRole).toBool()) {
        paintHeading(*painter, option, index);
        painter->restore();
        return;
    }
    const Theme &theme = themeOf(option.palette);
    paintBackground(*painter, option, theme);

    const QFont titleFont = textFont(TextStyle::Strong);
    const QFont metaFont = textFont(TextStyle::Small);
    const int titleHeight = QFontMetrics(titleFont).height();
    const int metaHeight = QFontMetrics(metaFont).height();
    const int top = option.rect.top() + (option.rect.height() - titleHeight - metaHeight - 2) / 2;
    QRect line(option.rect.left() + leftMargin, top,
               option.rect.width() - leftMargin - rightMargin - 8, titleHeight);

    const QRectF mark(option.rect.left() + 21, line.center().y() - 4.5, 10, 10);
    if (index.data(ProposalModel::CheckedRole).toBool())
        paintTick(*painter, mark.adjusted(-3, -3, 3, 3), theme);
    else
        paintTypeMark(*painter, mark, index.data(ProposalModel::TypeRole).toString(), theme);

    const int badges = paintBadges(*painter, option, index, line);
    line.setWidth(line.width() - badges);
    painter->setFont(titleFont);
    painter->setPen(theme.text);
    const QString title = index.data(Qt::DisplayRole).toString().simplified();
    painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                      QFontMetrics(titleFont).elidedText(title, Qt::ElideRight, line.width()));

    QRect second(line.left(), line.bottom() + 3, option.rect.width() - leftMargin - rightMargin - 8,
                 metaHeight);
    QString meta = index.data(ProposalModel::MetaRole).toString();
    const QString state = index.data(ProposalModel::StateTextRole).toString();
    if (!state.isEmpty())
        meta += u" · "_s + state;
    painter->setFont(metaFont);
    painter->setPen(theme.muted);
    painter->drawText(second, Qt::AlignLeft | Qt::AlignVCenter,
                      QFontMetrics(metaFont).elidedText(meta, Qt::ElideRight, second.width()));
    painter->restore();
}

int ProposalDelegate::paintBadges(QPainter &painter, const QStyleOptionViewItem &option,
                                  const QModelIndex &index, const QRect &line) const
{
    const Theme &theme = themeOf(option.palette);
    const qreal ratio = painter.device()->devicePixelRatioF();
    int right = line.right();
    const QString confidence = index.data(ProposalModel::ConfidenceRole).toString();
    if (!confidence.isEmpty()) {
        const QFont font = textFont(TextStyle::Small);
        const bool low = index.data(ProposalModel::LowRole).toBool();
        const QString text = low ? tr("%1 low").arg(confidence) : confidence;
        const int width = QFontMetrics(font).horizontalAdvance(text);
        painter.setFont(font);
        painter.setPen(low ? theme.warning : theme.muted);
        painter.drawText(QRect(right - width, line.top(), width + 1, line.height()),
                         Qt::AlignRight | Qt::AlignVCenter, text);
        right -= width + 8;
    }
    const auto drawing = [&](const QString &name, const QColor &color) {
        painter.drawPixmap(QPointF(right - 15, line.center().y() - 7),
                           drawnIcon(name, color, 16, ratio));
        right -= 20;
    };
    const int severity = index.data(ProposalModel::ProblemRole).toInt();
    if (severity == static_cast<int>(Severity::Error))
        drawing(u"error"_s, theme.danger);
    else if (severity == static_cast<int>(Severity::Warning))
        drawing(u"warning"_s, theme.warning);
    if (index.data(ProposalModel::SimilarRole).toBool())
        drawing(u"similar"_s, theme.project);
    return line.right() - right + 4;
}

void ProposalDelegate::paintHeading(QPainter &painter, const QStyleOptionViewItem &option,
                                    const QModelIndex &index) const
{
    const Theme &theme = themeOf(option.palette);
    const QFont font = textFont(TextStyle::Label);
    const QRect room = option.rect.adjusted(20, index.row() == 0 ? 4 : 10, -20, -4);
    painter.setFont(font);
    painter.setPen(theme.muted);
    const QString count = QLocale().toString(index.data(ProposalModel::CountRole).toInt());
    const int width = QFontMetrics(font).horizontalAdvance(count);
    painter.drawText(room, Qt::AlignRight | Qt::AlignBottom, count);
    painter.drawText(room.adjusted(0, 0, -width - 8, 0), Qt::AlignLeft | Qt::AlignBottom,
                     QFontMetrics(font).elidedText(index.data(Qt::DisplayRole).toString(),
                                                   Qt::ElideRight, room.width() - width - 8));
}

QSize ProposalDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    Q_UNUSED(option)
    if (index.data(ProposalModel::HeadingRole).toBool())
        return {0, QFontMetrics(textFont(TextStyle::Label)).height() + (index.row() == 0 ? 8 : 16)};
    const int lines = QFontMetrics(textFont(TextStyle::Strong)).height()
        + QFontMetrics(textFont(TextStyle::Small)).height() + 2;
    return {0, lines + 18};
}

} // namespace memorydesk
