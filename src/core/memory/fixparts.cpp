// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/memory/fixparts_p.h"

#include "core/memory/indexline_p.h"
#include "core/memory/slug.h"
#include "core/text/lineendings.h"

namespace memorydesk {

using namespace Qt::StringLiterals;

namespace {

int dayDistance(const QString &word)
{
    static const QHash<QString, int> days{
        {u"yesterday"_s, -1}, {u"tomorrow"_s, 1}, {u"昨天"_s, -1}, {u"明天"_s, 1},
        {u"前天"_s, -2},      {u"後天"_s, 2},     {u"后天"_s, 2},
    };
    return days.value(word);
}

QString weekOf(const QDate &day, bool chinese)
{
    const QString monday = day.addDays(1 - day.dayOfWeek()).toString(Qt::ISODate);
    return chinese ? monday + u" 那週"_s : u"the week of "_s + monday;
}

QDate nextWeekday(const QString &name, const QDate &day)
{
    static const QStringList names{u"monday"_s, u"tuesday"_s,  u"wednesday"_s, u"thursday"_s,
                                   u"friday"_s, u"saturday"_s, u"sunday"_s};
    const auto wanted = static_cast<int>(names.indexOf(name)) + 1;
    if (wanted == 0)
        return {};
    const int ahead = (wanted - day.dayOfWeek() + 7) % 7;
    return day.addDays(ahead == 0 ? 7 : ahead);
}

QString plainStem(const QString &fileName)
{
    QString stem = fileName.toLower();
    if (stem.endsWith(".md"_L1))
        stem.chop(3);
    stem.replace(u'_', u'-');
    for (const QString &type : memoryTypes()) {
        if (stem.startsWith(QString(type + u'-')))
            return stem.sliced(type.size() + 1);
    }
    return stem;
}

} // namespace

QString absoluteDate(const QString &relative, const QDate &day)
{
    const QString word = relative.toLower().simplified();
    if (const int distance = dayDistance(word))
        return day.addDays(distance).toString(Qt::ISODate);
    const bool chinese = !word.isEmpty() && word.front().unicode() > 0x2E7F;
    if (chinese) {
        const int direction = word.startsWith(u'上') ? -1 : word.startsWith(u'下') ? 1 : 0;
        if (word.endsWith(u'月'))
            return day.addMonths(direction).toString(u"yyyy-MM"_s);
        return weekOf(day.addDays(7 * direction), true);
    }
    const int direction = word.startsWith("last "_L1) ? -1 : 1;
    const QString unit = word.section(u' ', 1);
    if (unit == "week"_L1)
        return weekOf(day.addDays(7 * direction), false);
    if (unit == "month"_L1)
        return day.addMonths(direction).toString(u"yyyy-MM"_s);
    const QDate weekday = nextWeekday(unit, day);
    return weekday.isValid() ? weekday.toString(Qt::ISODate) : QString();
}

QByteArray shortenedIndexLine(const QByteArray &line)
{
    const QString text = decodeUtf8(line);
    const std::optional<IndexLineParts> parts = splitIndexLine(text);
    if (!parts || parts->hook.isEmpty())
        return {};
    const qsizetype hook = text.lastIndexOf(parts->hook);
    const QString head = text.first(hook);
    const int room = indexEntryLimit - codePointCount(head) - 1;
    if (hook < 0 || room < 1)
        return {};
    QString kept = truncateAtGrapheme(parts->hook, room);
    while (!kept.isEmpty() && kept.back().isSpace())
        kept.chop(1);
    return (head + kept + u'…').toUtf8();
}

QString likelyFile(const QString &target, const QStringList &files)
{
    const QString stem = plainStem(targetFileName(target));
    QString likely;
    for (const QString &file : files) {
        if (plainStem(file) != stem)
            continue;
        if (!likely.isEmpty())
            return {};
        likely = file;
    }
    return stem.isEmpty() ? QString() : likely;
}

} // namespace memorydesk
