// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/common/icons.h"

#include "gui/common/theme.h"

#include <QBuffer>
#include <QFile>
#include <QImageReader>
#include <QPixmapCache>

using namespace Qt::StringLiterals;

namespace memorydesk {

QPixmap drawnIcon(const QString &name, const QColor &color, int size, qreal devicePixelRatio)
{
    const QString key = u"icon/%1/%2/%3/%4"_s.arg(name, color.name(QColor::HexArgb))
                            .arg(size)
                            .arg(devicePixelRatio);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    QFile file(u":/icons/%1.svg"_s.arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return pixmap;
    QByteArray drawing = file.readAll();
    drawing.replace("currentColor", color.name().toLatin1());
    QBuffer buffer(&drawing);
    QImageReader reader(&buffer, "svg");
    reader.setScaledSize(QSizeF(size, size).toSize() * devicePixelRatio);
    pixmap = QPixmap::fromImage(reader.read());
    pixmap.setDevicePixelRatio(devicePixelRatio);
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

QIcon themedIcon(const QString &name, const QPalette &palette)
{
    const Theme &theme = themeOf(palette);
    QIcon icon;
    for (const qreal ratio : {1.0, 2.0}) {
        icon.addPixmap(drawnIcon(name, theme.secondary, 16, ratio), QIcon::Normal, QIcon::Off);
        icon.addPixmap(drawnIcon(name, theme.accent, 16, ratio), QIcon::Normal, QIcon::On);
        icon.addPixmap(drawnIcon(name, theme.borderStrong, 16, ratio), QIcon::Disabled, QIcon::Off);
        icon.addPixmap(drawnIcon(name, theme.text, 16, ratio), QIcon::Selected, QIcon::Off);
    }
    return icon;
}

} // namespace memorydesk
