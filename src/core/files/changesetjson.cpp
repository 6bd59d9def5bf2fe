// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/files/changesetjson.h"

#include <QJsonArray>

#include <optional>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

QString guardName(RowsGuard guard)
{
    return guard == RowsGuard::QueueLock ? u"queue-lock"_s : u"none"_s;
}

RowsGuard guardFrom(const QJsonObject &json)
{
    return json["guard"_L1] == u"queue-lock"_s ? RowsGuard::QueueLock : RowsGuard::None;
}

/// Writes operations; one overload for each kind.
struct Writer {
    const WriteBytes &bytes;

    QJsonArray list(const QList<QByteArray> &rows) const
    {
        QJsonArray array;
        for (const QByteArray &row : rows) {
            array.append(bytes(row));
        }
        return array;
    }
    QJsonObject operator()(const Replace &value) const
    {
        return {{u"kind"_s, u"replace"_s},
                {u"path"_s, value.path},
                {u"before"_s, bytes(value.before)},
                {u"after"_s, bytes(value.after)}};
    }
    QJsonObject operator()(const Create &value) const
    {
        return {{u"kind"_s, u"create"_s},
                {u"path"_s, value.path},
                {u"bytes"_s, bytes(value.bytes)},
                {u"createFolder"_s, value.createFolder}};
    }
    QJsonObject operator()(const Remove &value) const
    {
        return {
            {u"kind"_s, u"remove"_s}, {u"path"_s, value.path}, {u"before"_s, bytes(value.before)}};
    }
    QJsonObject operator()(const Move &value) const
    {
        return {{u"kind"_s, u"move"_s},
                {u"from"_s, value.from},
                {u"to"_s, value.to},
                {u"bytes"_s, bytes(value.bytes)}};
    }
    QJsonObject operator()(const Append &value) const
    {
        return {{u"kind"_s, u"append"_s},
                {u"path"_s, value.path},
                {u"rows"_s, list(value.rows)},
                {u"guard"_s, guardName(value.guard)},
                {u"createFolder"_s, value.createFolder}};
    }
    QJsonObject operator()(const RemoveRows &value) const
    {
        return {{u"kind"_s, u"remove-rows"_s},
                {u"path"_s, value.path},
                {u"rows"_s, list(value.rows)},
                {u"guard"_s, guardName(value.guard)},
                {u"missingIsFine"_s, value.missingIsFine},
                {u"removeWhenEmpty"_s, QJsonArray::fromStringList(value.removeWhenEmpty)},
                {u"dropFinalNewline"_s, value.dropFinalNewline}};
    }
    QJsonObject operator()(const RestoreRows &value) const
    {
        QJsonArray rows;
        for (const RestoreRows::Row &row : value.rows) {
            rows.append(QJsonObject{{u"bytes"_s, bytes(row.bytes)},
                                    {u"follows"_s, bytes(row.follows)},
                                    {u"endedFile"_s, row.endedFile},
                                    {u"index"_s, row.index}});
        }
        QJsonArray files;
        for (const Create &file : value.files) {
            files.append((*this)(file));
        }
        return {{u"kind"_s, u"restore-rows"_s},
                {u"path"_s, value.path},
                {u"rows"_s, rows},
                {u"guard"_s, guardName(value.guard)},
                {u"files"_s, files}};
    }
};

/// Reads operations; remembers the first failure so that the readers stay one expression each.
struct Reader {
    const ReadBytes &bytes;
    std::optional<Error> error;

    QByteArray one(const QJsonValue &json)
    {
        Result<QByteArray> value = bytes(json);
        if (!value && !error) {
            error = value.error();
        }
        return value ? *value : QByteArray();
    }
    QList<QByteArray> list(const QJsonValue &json)
    {
        QList<QByteArray> rows;
        const QJsonArray array = json.toArray();
        for (const QJsonValue row : array) {
            rows.append(one(row));
        }
        return rows;
    }
    Create create(const QJsonObject &json)
    {
        return {json["path"_L1].toString(), one(json["bytes"_L1]),
                json["createFolder"_L1].toBool()};
    }
    RemoveRows removeRows(const QJsonObject &json)
    {
        RemoveRows value;
        value.path = json["path"_L1].toString();
        value.rows = list(json["rows"_L1]);
        value.guard = guardFrom(json);
        value.missingIsFine = json["missingIsFine"_L1].toBool();
        value.dropFinalNewline = json["dropFinalNewline"_L1].toBool();
        const QJsonArray names = json["removeWhenEmpty"_L1].toArray();
        for (const QJsonValue name : names) {
            value.removeWhenEmpty.append(name.toString());
        }
        return value;
    }
    RestoreRows restoreRows(const QJsonObject &json)
    {
        RestoreRows value;
        value.path = json["path"_L1].toString();
        value.guard = guardFrom(json);
        const QJsonArray rows = json["rows"_L1].toArray();
        for (const QJsonValue row : rows) {
            value.rows.append({one(row["bytes"_L1]), one(row["follows"_L1]),
                               row["endedFile"_L1].toBool(), row["index"_L1].toInteger()});
        }
        const QJsonArray files = json["files"_L1].toArray();
        for (const QJsonValue file : files) {
            value.files.append(create(file.toObject()));
        }
        return value;
    }
    std::optional<Operation> operation(const QJsonObject &json)
    {
        const QString kind = json["kind"_L1].toString();
        const QString path = json["path"_L1].toString();
        if (kind == u"replace") {
            return Replace{path, one(json["before"_L1]), one(json["after"_L1])};
        }
        if (kind == u"create") {
            return create(json);
        }
        if (kind == u"remove") {
            return Remove{path, one(json["before"_L1])};
        }
        if (kind == u"move") {
            return Move{json["from"_L1].toString(), json["to"_L1].toString(),
                        one(json["bytes"_L1])};
        }
        if (kind == u"append") {
            return Append{path, list(json["rows"_L1]), guardFrom(json),
                          json["createFolder"_L1].toBool()};
        }
        if (kind == u"remove-rows") {
            return removeRows(json);
        }
        if (kind == u"restore-rows") {
            return restoreRows(json);
        }
        return std::nullopt;
    }
};

} // namespace

QJsonObject changeSetToJson(const ChangeSet &change, const WriteBytes &bytes)
{
    QJsonArray operations;
    for (const Operation &operation : change.operations) {
        operations.append(std::visit(Writer{bytes}, operation));
    }
    return {{u"title"_s, change.title},
            {u"titleArgs"_s, QJsonArray::fromStringList(change.titleArgs)},
            {u"operations"_s, operations}};
}

Result<ChangeSet> changeSetFromJson(const QJsonObject &json, const ReadBytes &bytes)
{
    ChangeSet change;
    change.title = json["title"_L1].toString();
    const QJsonArray arguments = json["titleArgs"_L1].toArray();
    for (const QJsonValue argument : arguments) {
        change.titleArgs.append(argument.toString());
    }
    Reader reader{bytes, {}};
    const QJsonArray operations = json["operations"_L1].toArray();
    for (const QJsonValue value : operations) {
        const std::optional<Operation> operation = reader.operation(value.toObject());
        if (!operation) {
            return failure(ErrorCode::Parse, {}, value["kind"_L1].toString());
        }
        change.operations.append(*operation);
    }
    if (reader.error) {
        return std::unexpected(*reader.error);
    }
    return change;
}

} // namespace memorydesk
