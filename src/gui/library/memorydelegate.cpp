// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/library/memorydelegate.h"

#include "core/base/problem.h"
#include "gui/common/icons.h"
#include "gui/common/memorytype.h"
#include "gui/common/theme.h"
#include "gui/library/memorylistmodel.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

constexpr int textLeft = 34;
constexpr int textRight = 14;

void paintBackground(QPainter &painter, const QStyleOptionViewItem &option, const Theme &theme)
{
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    if (!selected && !option.state.testFlag(QStyle::State_MouseOver))
        return;
    const QRect area = option.rect.adjusted(4, 1, -4, -1);
    painter.setPen(Qt::NoPen);
    painter.setBrush(selected ? theme.accentSoft : theme.hover);
    painter.drawRoundedRect(area, 6, 6);
    if (!selected)
        return;
    painter.setBrush(theme.accent);
    painter.drawRoundedRect(QRectF(area.left(), area.top() + 10, 3, area.height() - 20), 1.5, 1.5);
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.accent, 1));
        painter.drawRoundedRect(QRectF(area).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    }
}

// Each severity has its own drawing, so that colour is never alone.
int paintFinding(QPainter &painter, const QModelIndex &index, const QRect &line, const Theme &theme)
{
    const int severity = index.data(MemoryListModel::SeverityRole).toInt();
    if (severity < 0)
        return 0;
    const bool error = severity == static_cast<int>(Severity::Error);
    const bool warning = severity == static_cast<int>(Severity::Warning);
    const QString name = error ? u"error"_s : warning ? u"warning"_s : u"hint"_s;
    const QColor color = error ? theme.danger : warning ? theme.warning : theme.muted;
    painter.drawPixmap(QPointF(line.right() - 15, line.center().y() - 7),
                       drawnIcon(name, color, 16, painter.device()->devicePixelRatioF()));
    return 24;
}

} // namespace

void MemoryDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const Theme &theme = themeOf(option.palette);
    paintBackground(*painter, option, theme);

    const QFont nameFont = textFont(TextStyle::Strong);
    const QFont metaFont = textFont(TextStyle::Small);
    const int nameHeight = QFontMetrics(nameFont).height();
    const int metaHeight = QFontMetrics(metaFont).height();
    const int top = option.rect.top() + (option.rect.height() - nameHeight - metaHeight - 2) / 2;
    QRect line(option.rect.left() + textLeft, top, option.rect.width() - textLeft - textRight,
               nameHeight);
    paintTypeMark(*painter, QRectF(option.rect.left() + 15, line.center().y() - 4.5, 10, 10),
                  index.data(MemoryListModel::TypeRole).toString(), theme);
    const int finding = paintFinding(*painter, index, line, theme);

    painter->setFont(nameFont);
    painter->setPen(theme.text);
    const QString name = index.data(MemoryListModel::NameRole).toString().simplified();
    painter->drawText(
        line, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetrics(nameFont).elidedText(name, Qt::ElideRight, line.width() - finding));

    const QRect second(line.left(), line.bottom() + 3, line.width(), metaHeight);
    const QString label = index.data(MemoryListModel::FolderLabelRole).toString();
    const QString description =
        index.data(MemoryListModel::DescriptionRole).toString().simplified();
    const QString meta = description.isEmpty() ? label : u"%1 · %2"_s.arg(label, description);
    painter->setFont(metaFont);
    painter->setPen(theme.muted);
    painter->drawText(second, Qt::AlignLeft | Qt::AlignVCenter,
                      QFontMetrics(metaFont).elidedText(meta, Qt::ElideRight, second.width()));
    painter->restore();
}

QSize MemoryDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    Q_UNUSED(option)
    Q_UNUSED(index)
    const int height = QFontMetrics(textFont(TextStyle::Strong)).height()
        + QFontMetrics(textFont(TextStyle::Small)).height() + 2 * space::one;
    return {240, height};
}

} // namespace memorydesk
