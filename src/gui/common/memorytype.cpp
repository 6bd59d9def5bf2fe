// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/common/memorytype.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

/// Context of the strings in this file.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(MemoryType)
};

} // namespace

QString typeGloss(const QString &type)
{
    if (type == u"feedback")
        return Text::tr("how to work");
    if (type == u"project")
        return Text::tr("about the project");
    if (type == u"user")
        return Text::tr("about the person");
    if (type == u"reference")
        return Text::tr("where to look");
    return {};
}

QColor typeColor(const QString &type, const Theme &theme)
{
    if (type == u"feedback")
        return theme.feedback;
    if (type == u"project")
        return theme.project;
    if (type == u"user")
        return theme.user;
    if (type == u"reference")
        return theme.reference;
    return theme.learning;
}

void paintTypeMark(QPainter &painter, const QRectF &room, const QString &type, const Theme &theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor color = typeColor(type, theme);
    const qreal side = qMin(room.width(), room.height());
    QRectF shape(0, 0, side, side);
    shape.moveCenter(room.center());
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    if (type == u"feedback") {
        painter.drawEllipse(shape);
    } else if (type == u"project") {
        painter.drawRoundedRect(shape.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
    } else if (type == u"user") {
        QPainterPath path;
        path.moveTo(shape.center().x(), shape.top() - 0.5);
        path.lineTo(shape.right() + 0.5, shape.center().y());
        path.lineTo(shape.center().x(), shape.bottom() + 0.5);
        path.lineTo(shape.left() - 0.5, shape.center().y());
        path.closeSubpath();
        painter.drawPath(path);
    } else if (type == u"reference") {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(color, 2));
        painter.drawEllipse(shape.adjusted(1, 1, -1, -1));
    } else {
        QPainterPath path;
        path.moveTo(shape.center().x(), shape.top());
        path.lineTo(shape.right(), shape.bottom() - 0.5);
        path.lineTo(shape.left(), shape.bottom() - 0.5);
        path.closeSubpath();
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(color, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(path);
    }
    painter.restore();
}

QIcon typeIcon(const QString &type, const Theme &theme)
{
    QIcon icon;
    for (const int ratio : {1, 2}) {
        QPixmap pixmap(16 * ratio, 16 * ratio);
        pixmap.setDevicePixelRatio(ratio);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paintTypeMark(painter, QRectF(3, 3, 10, 10), type, theme);
        painter.end();
        icon.addPixmap(pixmap);
    }
    return icon;
}

} // namespace memorydesk
