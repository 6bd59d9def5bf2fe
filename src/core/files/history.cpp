// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/files/history.h"

#include "core/files/gitstore.h"
#include "core/files/historyrecord.h"

#include <QDir>
#include <QHash>

#include <algorithm>
#include <ranges>

using namespace Qt::StringLiterals;

namespace memorydesk {

struct History::Private {
    std::unique_ptr<GitStore> store;
    const Clock &clock;
    QList<HistoryEntry> entries; ///< Oldest first.
    QHash<QString, qsizetype> places; ///< Of entries, by id.
    QHash<QString, QString> origins; ///< Id of a redo entry → id of the change that it did again.
    QStringList undoable; ///< Ids, newest last.
    QStringList redoable; ///< Ids of changes taken back, newest last.
    QList<RecordHead> unpublished; ///< Commits that are in memory only.

    [[nodiscard]] Result<void> load();
    void add(const RecordHead &head);
    void setUndone(const QString &id, bool undone);
    [[nodiscard]] Result<void> commit(RecordHead head, const QList<FileChange> &files,
                                      const QByteArray &report);
    [[nodiscard]] Result<void> publish();
    [[nodiscard]] Result<void> recordBaseline(const QList<FileChange> &files);
};

/// Reads all messages once; everything about undo and redo follows from their order.
Result<void> History::Private::load()
{
    QList<RecordHead> heads;
    for (QByteArray name = store->head(); !name.isEmpty();) {
        const Result<GitStore::Commit> commit = store->read(name);
        if (!commit) {
            return std::unexpected(commit.error());
        }
        // Commits that somebody made with plain git are no entries.
        if (const Result<RecordHead> head = headFrom(*commit); head) {
            heads.append(*head);
        }
        name = commit->parent;
    }
    for (const RecordHead &head : heads | std::views::reverse) {
        add(head);
    }
    return {};
}

void History::Private::setUndone(const QString &id, bool undone)
{
    for (QString at = id; !at.isEmpty(); at = origins.value(at)) {
        if (const auto place = places.constFind(at); place != places.constEnd()) {
            entries[*place].undone = undone;
        }
    }
}

void History::Private::add(const RecordHead &head)
{
    if (head.kind == RecordKind::Baseline) {
        return;
    }
    const HistoryEntry &entry = head.entry;
    places.insert(entry.id, entries.size());
    entries.append(entry);
    if (head.kind == RecordKind::Outside) {
        return;
    }
    switch (entry.role.kind) {
    case CommitRole::Kind::Change:
        undoable.append(entry.id);
        redoable.clear();
        break;
    case CommitRole::Kind::Undo:
        undoable.removeOne(entry.role.of);
        redoable.append(entry.role.of);
        setUndone(entry.role.of, true);
        break;
    case CommitRole::Kind::Redo:
        redoable.removeOne(entry.role.of);
        undoable.append(entry.id);
        origins.insert(entry.id, entry.role.of);
        setUndone(entry.role.of, false);
        break;
    }
}

Result<void> History::Private::commit(RecordHead head, const QList<FileChange> &files,
                                      const QByteArray &report)
{
    QList<GitStore::Entry> contents;
    for (const FileChange &file : files) {
        contents.append({file.path, file.existsAfter ? std::optional(file.after) : std::nullopt});
        if (!head.entry.paths.contains(file.path) && head.kind != RecordKind::Baseline) {
            head.entry.paths.append(file.path);
        }
    }
    head.entry.when = clock.now();
    const Result<QByteArray> name =
        store->commit(contents, report, messageFor(head), head.entry.when);
    if (!name) {
        return std::unexpected(name.error());
    }
    head.entry.commit = QString::fromLatin1(*name);
    unpublished.append(head);
    return {};
}

Result<void> History::Private::publish()
{
    const QList<RecordHead> heads = std::exchange(unpublished, {});
    if (heads.isEmpty()) {
        return {};
    }
    if (const Result<void> done = store->publish(); !done) {
        return done;
    }
    for (const RecordHead &head : heads) {
        add(head);
    }
    return {};
}

/// Before a change is recorded, the tree must show what it changed: bytes that other programs wrote
/// since get an entry of their own, files never seen a baseline.
Result<void> History::Private::recordBaseline(const QList<FileChange> &files)
{
    const QByteArray top = store->head();
    QList<FileChange> firstSeen;
    QList<FileChange> outside;
    for (const FileChange &file : files) {
        std::optional<QByteArray> known;
        if (!top.isEmpty()) {
            const auto content = store->file(top, file.path);
            if (!content) {
                return std::unexpected(content.error());
            }
            known = *content;
        }
        const std::optional<QByteArray> now =
            file.existsBefore ? std::optional(file.before) : std::nullopt;
        if (known == now) {
            continue;
        }
        QList<FileChange> &list = known ? outside : firstSeen;
        list.append({file.path, known.has_value(), file.existsBefore, known.value_or(QByteArray()),
                     file.before, 1});
    }
    if (!firstSeen.isEmpty()) {
        const RecordHead head{RecordKind::Baseline,
                              {{}, {}, {}, u"first-seen"_s, {}, {}, false, {}}};
        if (const Result<void> done = commit(head, firstSeen, "{}\n"); !done) {
            return done;
        }
    }
    if (outside.isEmpty()) {
        return {};
    }
    const QString id = clock.now().toString(u"yyyyMMdd'T'HHmmsszzz"_s) + u"-outside-"_s
        + QString::number(entries.size());
    const RecordHead head{RecordKind::Outside,
                          {id, {}, {}, u"outside-change"_s, {}, {}, false, {}}};
    return commit(head, outside, "{}\n");
}

History::History(std::unique_ptr<Private> data)
    : d(std::move(data))
{
}

History::~History() = default;

Result<std::unique_ptr<History>> History::open(const QString &stateFolder, const Clock &clock)
{
    Result<std::unique_ptr<GitStore>> store =
        GitStore::open(QDir(stateFolder).filePath(u"history.git"_s));
    if (!store) {
        return std::unexpected(store.error());
    }
    auto data =
        std::unique_ptr<Private>(new Private{std::move(*store), clock, {}, {}, {}, {}, {}, {}});
    if (const Result<void> loaded = data->load(); !loaded) {
        return std::unexpected(loaded.error());
    }
    return std::unique_ptr<History>(new History(std::move(data)));
}

Result<void> History::record(const CommitReport &report)
{
    if (d->places.contains(report.id)) {
        return {};
    }
    if (const Result<void> baseline = d->recordBaseline(report.files); !baseline) {
        return baseline;
    }
    const RecordHead head{
        RecordKind::Change,
        {report.id, {}, {}, report.change.title, report.change.titleArgs, {}, false, report.role}};
    if (const Result<void> done = d->commit(head, report.files, reportToJson(report)); !done) {
        return done;
    }
    return d->publish();
}

Result<void> History::recordOutside(const QList<FileChange> &files)
{
    QList<FileChange> now;
    for (FileChange file : files) {
        // As the next change would see it: what is there now, whatever was known before.
        file.existsBefore = file.existsAfter;
        file.before = file.after;
        now.append(file);
    }
    const Result<void> recorded = d->recordBaseline(now);
    return recorded ? d->publish() : recorded;
}

Result<QList<HistoryEntry>> History::entries(int limit, int offset, const QString &path) const
{
    QList<HistoryEntry> result;
    int skip = offset;
    for (const HistoryEntry &entry : d->entries | std::views::reverse) {
        if (result.size() >= limit) {
            break;
        }
        if (!path.isEmpty() && !entry.paths.contains(path)) {
            continue;
        }
        if (skip > 0) {
            --skip;
            continue;
        }
        result.append(entry);
    }
    return result;
}

Result<QList<FileChange>> History::files(const QString &id) const
{
    const auto place = d->places.constFind(id);
    if (place == d->places.constEnd()) {
        return failure(ErrorCode::NotFound, {}, id);
    }
    const HistoryEntry &entry = d->entries[*place];
    const Result<GitStore::Commit> commit = d->store->read(entry.commit.toLatin1());
    if (!commit) {
        return std::unexpected(commit.error());
    }
    QList<FileChange> files;
    for (const QString &path : entry.paths) {
        using Content = std::optional<QByteArray>;
        const Result<Content> before = commit->parent.isEmpty()
            ? Result<Content>(Content())
            : d->store->file(commit->parent, path);
        const Result<Content> after = d->store->file(commit->id, path);
        if (!before || !after) {
            return std::unexpected(!before ? before.error() : after.error());
        }
        files.append({path, before->has_value(), after->has_value(), before->value_or(QByteArray()),
                      after->value_or(QByteArray()), 1});
    }
    return files;
}

Result<CommitReport> History::report(const QString &id) const
{
    const auto place = d->places.constFind(id);
    if (place == d->places.constEnd()) {
        return failure(ErrorCode::NotFound, {}, id);
    }
    const Result<QByteArray> json = d->store->report(d->entries[*place].commit.toLatin1());
    if (!json) {
        return std::unexpected(json.error());
    }
    return reportFromJson(*d->store, *json);
}

QString History::nextUndo() const
{
    return d->undoable.value(d->undoable.size() - 1);
}

QString History::nextRedo() const
{
    return d->redoable.value(d->redoable.size() - 1);
}

} // namespace memorydesk
