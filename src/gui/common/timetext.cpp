// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/common/timetext.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

/// Context of the strings in this file.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(TimeText)
};

} // namespace

QString ageText(const QDateTime &when, const QDateTime &now)
{
    if (!when.isValid())
        return {};
    const qint64 minutes = when.secsTo(now) / 60;
    if (minutes < 1)
        return Text::tr("just now");
    if (minutes < 60)
        return Text::tr("%n min", nullptr, static_cast<int>(minutes));
    const qint64 hours = minutes / 60;
    if (hours < 24)
        return Text::tr("%n h", nullptr, static_cast<int>(hours));
    const qint64 days = hours / 24;
    if (days < 15)
        return Text::tr("%n d", nullptr, static_cast<int>(days));
    return QLocale().toString(when.toLocalTime().date(), QLocale::ShortFormat);
}

QString momentText(const QDateTime &when)
{
    return QLocale().toString(when.toLocalTime(), QLocale::ShortFormat);
}

QString sizeText(qint64 bytes)
{
    if (bytes < 1000)
        return Text::tr("%1 B").arg(bytes);
    return Text::tr("%1 kB").arg(QLocale().toString(static_cast<double>(bytes) / 1000.0, 'f', 1));
}

} // namespace memorydesk
