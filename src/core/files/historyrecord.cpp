// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/files/historyrecord.h"

#include "core/files/changesetjson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

QString kindName(RecordKind kind)
{
    switch (kind) {
    case RecordKind::Change:
        return u"change"_s;
    case RecordKind::Outside:
        return u"outside"_s;
    case RecordKind::Baseline:
        return u"baseline"_s;
    }
    return {};
}

QString roleName(CommitRole::Kind role)
{
    switch (role) {
    case CommitRole::Kind::Change:
        return u"change"_s;
    case CommitRole::Kind::Undo:
        return u"undo"_s;
    case CommitRole::Kind::Redo:
        return u"redo"_s;
    }
    return {};
}

CommitRole roleFrom(const QJsonObject &json)
{
    const QString name = json["role"_L1].toString();
    CommitRole role;
    role.kind = name == u"undo" ? CommitRole::Kind::Undo
        : name == u"redo"       ? CommitRole::Kind::Redo
                                : CommitRole::Kind::Change;
    role.of = json["of"_L1].toString();
    return role;
}

QStringList stringsFrom(const QJsonValue &json)
{
    QStringList strings;
    const QJsonArray array = json.toArray();
    for (const QJsonValue value : array) {
        strings.append(value.toString());
    }
    return strings;
}

} // namespace

QByteArray messageFor(const RecordHead &head)
{
    const HistoryEntry &entry = head.entry;
    QString text = entry.role.kind == CommitRole::Kind::Change
        ? entry.title
        : roleName(entry.role.kind) + u' ' + entry.title;
    if (!entry.titleArgs.isEmpty()) {
        text += u": "_s + entry.titleArgs.join(u", "_s);
    }
    text.replace(u'\n', u' ');
    const QJsonObject json{{u"kind"_s, kindName(head.kind)},
                           {u"id"_s, entry.id},
                           {u"at"_s, entry.when.toString(Qt::ISODateWithMs)},
                           {u"title"_s, entry.title},
                           {u"titleArgs"_s, QJsonArray::fromStringList(entry.titleArgs)},
                           {u"paths"_s, QJsonArray::fromStringList(entry.paths)},
                           {u"role"_s, roleName(entry.role.kind)},
                           {u"of"_s, entry.role.of}};
    return text.toUtf8() + "\n\n" + QJsonDocument(json).toJson(QJsonDocument::Compact) + '\n';
}

Result<RecordHead> headFrom(const GitStore::Commit &commit)
{
    const qsizetype line = commit.message.indexOf("\n\n{");
    const QJsonObject json = QJsonDocument::fromJson(commit.message.mid(line + 2)).object();
    const QString kind = json["kind"_L1].toString();
    if (line < 0 || kind.isEmpty()) {
        return failure(ErrorCode::Parse, {}, QString::fromLatin1(commit.id));
    }
    RecordHead head;
    head.kind = kind == u"outside" ? RecordKind::Outside
        : kind == u"baseline"      ? RecordKind::Baseline
                                   : RecordKind::Change;
    head.entry.id = json["id"_L1].toString();
    head.entry.commit = QString::fromLatin1(commit.id);
    head.entry.when = QDateTime::fromString(json["at"_L1].toString(), Qt::ISODateWithMs);
    head.entry.title = json["title"_L1].toString();
    head.entry.titleArgs = stringsFrom(json["titleArgs"_L1]);
    head.entry.paths = stringsFrom(json["paths"_L1]);
    head.entry.role = roleFrom(json);
    return head;
}

QByteArray reportToJson(const CommitReport &report)
{
    QSet<QByteArray> stored;
    for (const FileChange &file : report.files) {
        stored.insert(file.before);
        stored.insert(file.after);
    }
    const auto put = [&stored](const QByteArray &bytes) -> QJsonValue {
        constexpr qsizetype shortBytes = 64;
        if (bytes.size() > shortBytes && stored.contains(bytes)) {
            return QJsonObject{{u"object"_s, QString::fromLatin1(GitStore::nameOf(bytes))}};
        }
        return QString::fromLatin1(bytes.toBase64());
    };
    QJsonArray files;
    for (const FileChange &file : report.files) {
        files.append(QJsonObject{{u"path"_s, file.path},
                                 {u"existsBefore"_s, file.existsBefore},
                                 {u"existsAfter"_s, file.existsAfter},
                                 {u"before"_s, put(file.before)},
                                 {u"after"_s, put(file.after)},
                                 {u"linkCount"_s, qint64(file.linkCount)}});
    }
    const QJsonObject json{{u"version"_s, 1},
                           {u"id"_s, report.id},
                           {u"change"_s, changeSetToJson(report.change, put)},
                           {u"inverse"_s, changeSetToJson(report.inverse, put)},
                           {u"files"_s, files},
                           {u"reducedProtection"_s, report.reducedProtection},
                           {u"role"_s, roleName(report.role.kind)},
                           {u"of"_s, report.role.of}};
    return QJsonDocument(json).toJson(QJsonDocument::Indented);
}

Result<CommitReport> reportFromJson(const GitStore &store, const QByteArray &text)
{
    const QJsonObject json = QJsonDocument::fromJson(text).object();
    const auto get = [&store](const QJsonValue &value) -> Result<QByteArray> {
        if (value.isString()) {
            return QByteArray::fromBase64(value.toString().toLatin1());
        }
        const QString name = value["object"_L1].toString();
        return name.isEmpty() ? failure(ErrorCode::Parse) : store.blob(name.toLatin1());
    };
    const Result<ChangeSet> change = changeSetFromJson(json["change"_L1].toObject(), get);
    const Result<ChangeSet> inverse = changeSetFromJson(json["inverse"_L1].toObject(), get);
    if (!change || !inverse || json["version"_L1].toInt() != 1) {
        return !change ? std::unexpected(change.error())
            : !inverse ? std::unexpected(inverse.error())
                       : failure(ErrorCode::Parse);
    }
    CommitReport report;
    report.id = json["id"_L1].toString();
    report.change = *change;
    report.inverse = *inverse;
    report.reducedProtection = json["reducedProtection"_L1].toBool();
    report.role = roleFrom(json);
    const QJsonArray files = json["files"_L1].toArray();
    for (const QJsonValue file : files) {
        const Result<QByteArray> before = get(file["before"_L1]);
        const Result<QByteArray> after = get(file["after"_L1]);
        if (!before || !after) {
            return std::unexpected(!before ? before.error() : after.error());
        }
        report.files.append({file["path"_L1].toString(), file["existsBefore"_L1].toBool(),
                             file["existsAfter"_L1].toBool(), *before, *after,
                             quint64(file["linkCount"_L1].toInteger(1))});
    }
    return report;
}

} // namespace memorydesk
