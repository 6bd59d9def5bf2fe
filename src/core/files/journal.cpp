// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/files/journal.h"

#include "core/files/changesetjson.h"
#include "core/files/wholefile.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

constexpr qint64 maxJournalBytes = 1LL << 30;
const QString rollbackEnding = u".undo.journal"_s;

/// Byte strings of a journal, each kept once; in the JSON stands a number.
class ByteTable
{
public:
    QJsonValue put(const QByteArray &bytes)
    {
        const auto found = m_numbers.constFind(bytes);
        if (found != m_numbers.constEnd()) {
            return *found;
        }
        const qsizetype number = m_array.size();
        m_numbers.insert(bytes, number);
        m_array.append(QString::fromLatin1(bytes.toBase64()));
        return number;
    }
    [[nodiscard]] QJsonArray array() const { return m_array; }

private:
    QHash<QByteArray, qsizetype> m_numbers;
    QJsonArray m_array;
};

Result<QByteArray> bytesAt(const QJsonArray &table, const QJsonValue &number)
{
    const QJsonValue text = table.at(number.toInteger(-1));
    if (!number.isDouble() || !text.isString()) {
        return failure(ErrorCode::Parse);
    }
    return QByteArray::fromBase64(text.toString().toLatin1());
}

QJsonObject stepToJson(const Step &step, ByteTable &table)
{
    const bool appends = step.kind == StepKind::Append;
    return {{u"kind"_s, int(step.kind)},
            {u"name"_s, step.name},
            {u"path"_s, step.path},
            {u"to"_s, step.to},
            {u"toName"_s, step.toName},
            {u"temp"_s, step.temp},
            {u"before"_s, table.put(step.before)},
            // What is appended to may be long; only the new part is written down twice.
            {u"after"_s, table.put(appends ? step.added() : step.after)},
            {u"mode"_s, qint64(step.attributes.mode)},
            {u"owner"_s, qint64(step.attributes.owner)},
            {u"group"_s, qint64(step.attributes.group)},
            {u"links"_s, qint64(step.attributes.linkCount)},
            {u"inode"_s, QString::number(step.attributes.inode)}};
}

Result<Step> stepFromJson(const QJsonObject &json, const QJsonArray &table)
{
    const Result<QByteArray> before = bytesAt(table, json["before"_L1]);
    const Result<QByteArray> after = bytesAt(table, json["after"_L1]);
    const int kind = json["kind"_L1].toInt(-1);
    if (!before || !after || kind < 0 || kind > int(StepKind::Rows)) {
        return failure(ErrorCode::Parse);
    }
    Step step;
    step.kind = StepKind(kind);
    step.name = json["name"_L1].toString();
    step.path = json["path"_L1].toString();
    step.to = json["to"_L1].toString();
    step.toName = json["toName"_L1].toString();
    step.temp = json["temp"_L1].toString();
    step.before = *before;
    step.after = step.kind == StepKind::Append ? *before + *after : *after;
    step.attributes.kind = FileKind::Regular;
    step.attributes.mode = quint32(json["mode"_L1].toInteger());
    step.attributes.owner = quint32(json["owner"_L1].toInteger());
    step.attributes.group = quint32(json["group"_L1].toInteger());
    step.attributes.linkCount = quint64(json["links"_L1].toInteger());
    step.attributes.inode = json["inode"_L1].toString().toULongLong();
    return step;
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

QByteArray encode(const Journal &journal)
{
    ByteTable table;
    const auto put = [&table](const QByteArray &bytes) { return table.put(bytes); };
    QJsonArray steps;
    for (const Step &step : journal.steps) {
        steps.append(stepToJson(step, table));
    }
    QJsonObject json{{u"version"_s, 1},
                     {u"id"_s, journal.id},
                     {u"change"_s, changeSetToJson(journal.change, put)},
                     {u"inverse"_s, changeSetToJson(journal.inverse, put)},
                     {u"role"_s, int(journal.role.kind)},
                     {u"roleOf"_s, journal.role.of},
                     {u"steps"_s, steps},
                     {u"newFolders"_s, QJsonArray::fromStringList(journal.newFolders)},
                     {u"folders"_s, QJsonArray::fromStringList(journal.locks.folders)},
                     {u"queueLocks"_s, QJsonArray::fromStringList(journal.locks.queueLocks)},
                     {u"keepReport"_s, journal.keepReport}};
    json[u"bytes"_s] = table.array();
    const QByteArray text = QJsonDocument(json).toJson(QJsonDocument::Compact);
    return QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex() + '\n' + text + '\n';
}

Result<Journal> decode(const QByteArray &file)
{
    constexpr qsizetype hashLength = 64;
    const QByteArray text = file.mid(hashLength + 1).chopped(file.size() > hashLength + 1 ? 1 : 0);
    if (QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex()
        != file.first(qMin(hashLength, file.size()))) {
        return failure(ErrorCode::Parse);
    }
    const QJsonObject json = QJsonDocument::fromJson(text).object();
    const QJsonArray table = json["bytes"_L1].toArray();
    const auto get = [&table](const QJsonValue &value) { return bytesAt(table, value); };
    const Result<ChangeSet> change = changeSetFromJson(json["change"_L1].toObject(), get);
    const Result<ChangeSet> inverse = changeSetFromJson(json["inverse"_L1].toObject(), get);
    if (!change || !inverse || json["version"_L1].toInt() != 1) {
        return failure(ErrorCode::Parse);
    }
    Journal journal;
    journal.id = json["id"_L1].toString();
    journal.change = *change;
    journal.inverse = *inverse;
    journal.role.kind = CommitRole::Kind(json["role"_L1].toInt());
    journal.role.of = json["roleOf"_L1].toString();
    journal.newFolders = stringsFrom(json["newFolders"_L1]);
    journal.locks = {stringsFrom(json["folders"_L1]), stringsFrom(json["queueLocks"_L1])};
    journal.keepReport = json["keepReport"_L1].toBool();
    const QJsonArray steps = json["steps"_L1].toArray();
    for (const QJsonValue value : steps) {
        const Result<Step> step = stepFromJson(value.toObject(), table);
        if (!step) {
            return std::unexpected(step.error());
        }
        journal.steps.append(*step);
    }
    return journal;
}

} // namespace

CommitReport Journal::report() const
{
    CommitReport report;
    report.id = id;
    report.change = change;
    report.inverse = inverse;
    report.files = fileChanges(steps);
    report.role = role;
    return report;
}

JournalFolder::JournalFolder(WritableFileSystem &fileSystem, const QString &stateFolder)
    : m_fileSystem(fileSystem)
    , m_folder(QDir(stateFolder).filePath(u"journal"_s))
    , m_lockFolder(QDir(stateFolder).filePath(u"locks"_s))
{
}

Result<void> JournalFolder::prepare()
{
    QStringList missing;
    for (QString path : {m_folder, m_lockFolder}) {
        while (!m_fileSystem.stat(path) && path != u"/") {
            missing.prepend(path);
            path = QFileInfo(path).path();
        }
    }
    for (const QString &path : std::as_const(missing)) {
        const Result<void> made = m_fileSystem.makeFolder(path, 0700);
        if (!made && made.error().code != ErrorCode::AlreadyExists) {
            return made;
        }
        if (const Result<void> synced = m_fileSystem.syncFolder(QFileInfo(path).path()); !synced) {
            return synced;
        }
    }
    return {};
}

QString JournalFolder::pathOf(const QString &id, const QString &ending) const
{
    return QDir(m_folder).filePath(id + ending);
}

Result<void> JournalFolder::write(const Journal &journal)
{
    const QString path = pathOf(journal.id, u".journal"_s);
    Result<void> done = createWhole(m_fileSystem, path, encode(journal), 0600, Durable::Yes);
    if (!done) {
        return done;
    }
    done = m_fileSystem.syncFolder(m_folder);
    if (!done) {
        std::ignore = m_fileSystem.unlink(path);
    }
    return done;
}

Result<Journal> JournalFolder::read(const QString &path) const
{
    const Result<QByteArray> bytes = m_fileSystem.read(path, maxJournalBytes);
    if (!bytes) {
        return std::unexpected(bytes.error());
    }
    Result<Journal> journal = decode(*bytes);
    if (!journal) {
        journal.error().path = path;
    }
    return journal;
}

Result<QStringList> JournalFolder::ending(const QString &ending) const
{
    const Result<QStringList> names = m_fileSystem.list(m_folder);
    if (!names) {
        return names.error().code == ErrorCode::NotFound ? Result<QStringList>(QStringList())
                                                         : names;
    }
    QStringList paths;
    for (const QString &name : *names) {
        if (name.endsWith(ending)) {
            paths.append(QDir(m_folder).filePath(name));
        }
    }
    return paths;
}

Result<QStringList> JournalFolder::begun() const
{
    return ending(u".journal"_s);
}

Result<QStringList> JournalFolder::done() const
{
    return ending(u".done"_s);
}

Result<QStringList> JournalFolder::drains() const
{
    return ending(u".drain"_s);
}

Result<void> JournalFolder::removeIfThere(const QString &path)
{
    const Result<void> removed = m_fileSystem.unlink(path);
    return removed || removed.error().code == ErrorCode::NotFound ? Result<void>() : removed;
}

Result<void> JournalFolder::finish(const Journal &journal)
{
    const QString path = pathOf(journal.id, u".journal"_s);
    const Result<void> ended = journal.keepReport
        ? m_fileSystem.renameOver(path, pathOf(journal.id, u".done"_s))
        : m_fileSystem.unlink(path);
    if (!ended) {
        return ended;
    }
    // Should this sync fail and the power too, the journal is back and recovery finds nothing left
    // to do: the files themselves are durable by now.
    std::ignore = m_fileSystem.syncFolder(m_folder);
    return {};
}

void JournalFolder::markForRollback(const QString &id)
{
    // Without the mark recovery goes by the files alone, which is as safe, only less predictable.
    std::ignore = m_fileSystem.renameOver(pathOf(id, u".journal"_s), pathOf(id, rollbackEnding));
}

bool JournalFolder::isMarkedForRollback(const QString &path)
{
    return path.endsWith(rollbackEnding);
}

Result<void> JournalFolder::discard(const QString &id)
{
    const Result<void> removed = removeIfThere(pathOf(id, rollbackEnding));
    const Result<void> plain = removeIfThere(pathOf(id, u".journal"_s));
    if (!removed || !plain) {
        return !removed ? removed : plain;
    }
    return m_fileSystem.syncFolder(m_folder);
}

Result<void> JournalFolder::settle(const QString &id)
{
    // No sync: a record that comes back is known to the history by its id.
    return removeIfThere(pathOf(id, u".done"_s));
}

Result<void> JournalFolder::clearParts(const Clock &clock)
{
    constexpr qint64 oldMs = 60'000;
    const Result<QStringList> parts = ending(partEnding);
    if (!parts) {
        return std::unexpected(parts.error());
    }
    for (const QString &path : *parts) {
        const Result<FileStat> stat = m_fileSystem.stat(path);
        const qint64 written = stat ? stat->modifiedNs / 1'000'000 : 0;
        if (stat && clock.now().toMSecsSinceEpoch() - written > oldMs) {
            if (const Result<void> removed = m_fileSystem.unlink(path); !removed) {
                return removed;
            }
        }
    }
    return {};
}

Result<void> JournalFolder::putAside(const QString &path)
{
    return m_fileSystem.renameOver(path, path + ".damaged"_L1);
}

} // namespace memorydesk
