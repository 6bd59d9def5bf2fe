// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/review/learnings.h"

#include "core/review/jsonrow.h"

#include <QTimeZone>

namespace memorydesk {

namespace {

using namespace Qt::StringLiterals;

/// A time as upstream's runtime reads it: a bare date is UTC, a time without zone is local.
QDateTime parsedTime(const QString &text)
{
    if (text.size() == 10) {
        const QDate date = QDate::fromString(text, Qt::ISODate);
        return date.isValid() ? QDateTime(date, QTime(0, 0), QTimeZone::UTC) : QDateTime();
    }
    return QDateTime::fromString(text, Qt::ISODateWithMs);
}

QDateTime expiry(const JsonRow &row, const QDateTime &now)
{
    const QDateTime created = parsedTime(row.text(u"created_at"_s));
    constexpr qint64 secondsPerDay = 86400;
    return (created.isValid() ? created : now)
        .addSecs(learningLifetimeDays(row.text(u"type"_s)) * secondsPerDay);
}

/// `"agent-proposed@<wave>"` with the wave's own bytes.
QByteArray provenance(const JsonRow &row)
{
    QByteArray wave = row.value(u"wave_id"_s);
    if (wave.isNull()) {
        wave = "undefined";
    } else if (wave.startsWith('"')) {
        wave = wave.sliced(1, wave.size() - 2);
    }
    return "\"agent-proposed@" + wave + '"';
}

void setWhereMissing(JsonRow &row, const QString &key, const QByteArray &json)
{
    if (!row.contains(key)) {
        row.set(key, json);
    }
}

} // namespace

QString isoTime(const QDateTime &when)
{
    return when.toUTC().toString(Qt::ISODateWithMs);
}

Result<QByteArray> learningRow(const QByteArray &queueRow, const QString &sourceSession,
                               const QDateTime &now)
{
    Result<JsonRow> parsed = JsonRow::parse(queueRow);
    if (!parsed) {
        return std::unexpected(parsed.error());
    }
    JsonRow &row = *parsed;
    row.remove(u"proposed_by_agent"_s);
    row.set(u"schema_version"_s, "1");
    row.setText(u"source_session"_s, sourceSession);
    row.setText(u"scope"_s, u"local"_s);
    row.set(u"occurrences"_s, "1");
    row.set(u"_provenance"_s, provenance(row));
    setWhereMissing(row, u"created_at"_s, jsonString(isoTime(now)));
    setWhereMissing(row, u"expires_at"_s, jsonString(isoTime(expiry(row, now))));
    setWhereMissing(row, u"host_class"_s, "null");
    setWhereMissing(row, u"anonymized"_s, "false");
    return row.bytes();
}

Result<QByteArray> rejectedRow(const QByteArray &queueRow, const QString &reason,
                               const QDateTime &now)
{
    Result<JsonRow> row = JsonRow::parse(queueRow);
    if (!row) {
        return std::unexpected(row.error());
    }
    row->setText(u"_rejected_reason"_s, reason);
    row->setText(u"_rejected_at"_s, isoTime(now));
    return row->bytes();
}

QString learningFault(const QueueRow &row)
{
    const Result<JsonRow> parsed = JsonRow::parse(row.bytes);
    if (!parsed) {
        return parsed.error().detail;
    }
    static const QStringList required{u"id"_s,       u"type"_s,       u"subject"_s,   u"insight"_s,
                                      u"evidence"_s, u"confidence"_s, u"created_at"_s};
    for (const QString &key : required) {
        if (!parsed->contains(key)) {
            return u"learning missing required field: "_s + key;
        }
    }
    for (const Problem &problem : row.problems) {
        if (problem.severity == Severity::Error) {
            return QStringList({problem.code, problem.args.join(u' ')}).join(u' ').trimmed();
        }
    }
    return {};
}

QSet<QString> learningIds(const QByteArray &learnings)
{
    QSet<QString> ids;
    for (const QByteArray &line : learnings.split('\n')) {
        if (line.trimmed().isEmpty()) {
            continue;
        }
        const Result<JsonRow> row = JsonRow::parse(line);
        const QString id = row ? row->text(u"id"_s) : QString();
        if (!id.isEmpty()) {
            ids.insert(id);
        }
    }
    return ids;
}

} // namespace memorydesk
