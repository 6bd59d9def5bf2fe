// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/proposalqueue.h"

#include <QHash>
#include <QJsonArray>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace memorydesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int unknownLifetime = 60;

struct Lifetime {
    QString type;
    int days = 0;
    bool proposable = true;
};

/// Learning types with their lifetime, proposable ones first.
const QList<Lifetime> &lifetimes()
{
    static const QList<Lifetime> table = {
        {u"mode-selector-accuracy"_s, 30, true},
        {u"hardware-pattern"_s, 60, true},
        {u"fragile-file"_s, 45, true},
        {u"effective-sizing"_s, 45, true},
        {u"recurring-issue"_s, 45, true},
        {u"workflow-pattern"_s, 90, true},
        {u"proven-pattern"_s, 90, true},
        {u"anti-pattern"_s, 90, true},
        {u"autopilot-effectiveness"_s, 90, true},
        {u"domain-regression"_s, 60, true},
        {u"convention"_s, 90, true},
        {u"architecture-pattern"_s, 90, true},
        {u"design-pattern"_s, 90, true},
        {u"autonomy-verdict"_s, 90, false},
        {u"fragile-pattern"_s, 45, false},
        {u"stagnation-class-frequency"_s, 60, false},
    };
    return table;
}

QString shownNumber(double number)
{
    if (std::isinf(number))
        return number < 0 ? u"-Infinity"_s : u"Infinity"_s;
    const double size = std::abs(number);
    const char format = size == 0 || (size >= 1e-6 && size < 1e21) ? 'f' : 'g';
    return QString::number(number, format, QLocale::FloatingPointShortest);
}

/// What JavaScript's template text would show for a value.
QString shown(const QJsonValue &value)
{
    switch (value.type()) {
    case QJsonValue::String:
        return value.toString();
    case QJsonValue::Bool:
        return value.toBool() ? u"true"_s : u"false"_s;
    case QJsonValue::Double:
        return shownNumber(value.toDouble());
    case QJsonValue::Array:
        return u"[array]"_s;
    case QJsonValue::Object:
        return u"[object]"_s;
    case QJsonValue::Null:
        return u"null"_s;
    case QJsonValue::Undefined:
        break;
    }
    return u"undefined"_s;
}

void add(Problems &problems, const QString &code, const QStringList &args = {})
{
    Problem problem;
    problem.severity = Severity::Error;
    problem.code = code;
    problem.args = args;
    problems.append(problem);
}

bool hasLineBreak(const QString &text)
{
    return text.contains(u'\n') || text.contains(u'\r');
}

void checkText(Problems &problems, const QJsonObject &record, const QString &field, int limit)
{
    const QJsonValue value = record.value(field);
    if (!value.isString()) {
        add(problems, u"field-not-string"_s, {field});
        return;
    }
    const QString text = value.toString();
    if (text.isEmpty())
        add(problems, u"field-empty"_s, {field});
    if (text.size() > limit)
        add(problems, u"field-too-long"_s,
            {field, QString::number(limit), QString::number(text.size())});
    if (hasLineBreak(text))
        add(problems, u"field-line-break"_s, {field});
}

bool areFilePaths(const QJsonValue &value)
{
    if (!value.isArray() || value.toArray().isEmpty())
        return false;
    const QJsonArray paths = value.toArray();
    return std::all_of(paths.begin(), paths.end(), [](const QJsonValue &path) {
        const QString text = path.toString();
        const bool glob = std::any_of(text.begin(), text.end(),
                                      [](QChar unit) { return u"*?[]{}"_s.contains(unit); });
        return path.isString() && !text.isEmpty() && !hasLineBreak(text) && !glob;
    });
}

Problems missingFields(const QJsonObject &record)
{
    Problems problems;
    for (const QString &field :
         {u"id"_s, u"created_at"_s, u"wave_id"_s, u"type"_s, u"subject"_s, u"insight"_s,
          u"evidence"_s, u"confidence"_s, u"schema_version"_s}) {
        const QJsonValue value = record.value(field);
        if (value.isUndefined() || value.isNull())
            add(problems, u"missing-field"_s, {field});
    }
    return problems;
}

} // namespace

Problems validateProposal(const QJsonObject &record)
{
    Problems problems = missingFields(record);
    if (!problems.isEmpty())
        return problems; // Upstream stops here, too.
    const QJsonValue wave = record.value("wave_id"_L1);
    if (!wave.isString() || wave.toString().isEmpty())
        add(problems, u"invalid-wave-id"_s);
    const QJsonValue type = record.value("type"_L1);
    if (!type.isString() || !isProposableType(type.toString()))
        add(problems, u"invalid-type"_s, {shown(type)});
    checkText(problems, record, u"subject"_s, 100);
    checkText(problems, record, u"insight"_s, 2000);
    checkText(problems, record, u"evidence"_s, 5000);
    const QJsonValue confidence = record.value("confidence"_L1);
    const double number = confidence.toDouble(-1);
    if (!confidence.isDouble() || !std::isfinite(number) || number < 0 || number > 1)
        add(problems, u"invalid-confidence"_s, {shown(confidence)});
    const QJsonValue version = record.value("schema_version"_L1);
    if (!version.isDouble() || version.toDouble() != 1.0)
        add(problems, u"invalid-schema-version"_s, {shown(version)});
    const QJsonValue agent = record.value("proposed_by_agent"_L1);
    if (!agent.isUndefined() && !agent.isString())
        add(problems, u"invalid-proposed-by-agent"_s);
    const QJsonValue paths = record.value("file_paths"_L1);
    if (!paths.isUndefined() && !areFilePaths(paths))
        add(problems, u"invalid-file-paths"_s);
    return problems;
}

QStringList proposableTypes()
{
    QStringList types;
    for (const Lifetime &row : lifetimes()) {
        if (row.proposable)
            types.append(row.type);
    }
    return types;
}

bool isProposableType(const QString &type)
{
    return std::ranges::any_of(
        lifetimes(), [&type](const Lifetime &row) { return row.proposable && row.type == type; });
}

int learningLifetimeDays(const QString &type)
{
    for (const Lifetime &row : lifetimes()) {
        if (row.type == type)
            return row.days;
    }
    return unknownLifetime;
}

} // namespace memorydesk
