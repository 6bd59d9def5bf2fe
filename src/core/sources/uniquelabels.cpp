// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/uniquelabels.h"

#include <QHash>
#include <QSet>

namespace memorydesk {

namespace {

QString lastParts(const QString &path, qsizetype count)
{
    const QStringList parts = path.split(u'/', Qt::SkipEmptyParts);
    if (parts.isEmpty())
        return path;
    return parts.mid(qMax<qsizetype>(0, parts.size() - count)).join(u'/');
}

} // namespace

QStringList uniqueLabels(const QStringList &paths)
{
    QStringList labels;
    for (const QString &path : paths)
        labels.append(lastParts(path, 1));
    for (qsizetype count = 2; count < 64; ++count) {
        QHash<QString, QSet<QString>> users;
        for (qsizetype i = 0; i < paths.size(); ++i)
            users[labels.at(i)].insert(paths.at(i));
        bool changed = false;
        for (qsizetype i = 0; i < paths.size(); ++i) {
            if (users.value(labels.at(i)).size() < 2)
                continue;
            const QString longer = lastParts(paths.at(i), count);
            changed = changed || longer != labels.at(i);
            labels[i] = longer;
        }
        if (!changed)
            break;
    }
    return labels;
}

} // namespace memorydesk
