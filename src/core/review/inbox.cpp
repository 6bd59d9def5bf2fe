// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/review/inbox.h"

#include "core/review/inboxjoin.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>
#include <QtConcurrentMap>

#include <algorithm>

namespace memorydesk {

namespace {

using namespace Qt::StringLiterals;

/// Files read beside each other before the lists are shown again.
constexpr qsizetype filesPerRound = 8;
constexpr qint64 partialPauseMs = 150;

struct Reading {
    QString path;
    TranscriptState state;
    Result<bool> outcome = false;
};

SourceFault faultFor(const QString &path, const QString &code, const Error &error)
{
    return {path, error.line, code, error.detail};
}

} // namespace

struct InboxReader::Private {
    const FileSystem &fileSystem;
    const Clock &clock;
    Environment environment;
    QStringList addedFolders;
    TranscriptStates transcripts;
    bool cacheLoaded = false;
    bool cacheChanged = false;
    InboxSources sources;
    std::optional<StoredMemories> memories; ///< Read once in a pass.
    qint64 lastPartialMs = 0;
    std::function<void(const InboxContent &)> partial;

    void readQueues();
    void readSubmitted();
    void readTranscripts(const CancelToken &cancel);
    QStringList changedTranscripts();
    void readRound(const QStringList &paths, const CancelToken &cancel);
    void forgetVanished();
    InboxContent join();
    void showPartial();
    QStringList watchedFolders() const;
};

void InboxReader::Private::readQueues()
{
    sources.queues.clear();
    for (const QueueRepository &repository : std::as_const(sources.repositories)) {
        sources.queues.append(collectProposals(fileSystem, repository.path));
    }
}

void InboxReader::Private::readSubmitted()
{
    sources.submitted.clear();
    const QDir folder(submittedFolder(environment));
    const Result<QStringList> names = fileSystem.list(folder.path());
    for (const QString &name : names.value_or(QStringList())) {
        if (!name.endsWith(".json"_L1) || name.startsWith(u'.')) {
            continue;
        }
        const Result<SubmittedText> text = readSubmittedText(fileSystem, folder.filePath(name));
        if (text) {
            sources.submitted.append(*text);
        } else {
            sources.faults.append(
                faultFor(folder.filePath(name), u"submitted-unreadable"_s, text.error()));
        }
    }
}

/// Newest first: what somebody waits for is shown before the archive is read.
QStringList InboxReader::Private::changedTranscripts()
{
    QList<QPair<qint64, QString>> changed;
    for (const Project &project : std::as_const(sources.projects)) {
        for (const QString &path : project.transcripts) {
            const Result<FileStat> stat = fileSystem.stat(path);
            const auto known = transcripts.constFind(path);
            const bool same = stat && known != transcripts.constEnd() && known->inode == stat->inode
                && known->size == stat->size && known->modifiedNs == stat->modifiedNs;
            if (!same) {
                changed.append({stat ? stat->modifiedNs : 0, path});
            }
        }
    }
    std::ranges::sort(changed, std::greater());
    QStringList paths;
    for (const auto &[when, path] : std::as_const(changed)) {
        paths.append(path);
    }
    return paths;
}

void InboxReader::Private::readRound(const QStringList &paths, const CancelToken &cancel)
{
    QList<Reading> round;
    for (const QString &path : paths) {
        round.append({path, transcripts.value(path), false});
    }
    QtConcurrent::blockingMap(round, [&](Reading &reading) {
        reading.outcome = updateTranscript(fileSystem, reading.path, reading.state, cancel);
    });
    for (const Reading &reading : std::as_const(round)) {
        if (reading.outcome) {
            cacheChanged = cacheChanged || *reading.outcome;
            transcripts.insert(reading.path, reading.state);
        } else if (reading.outcome.error().code != ErrorCode::Cancelled) {
            sources.faults.append(
                faultFor(reading.path, u"transcript-unreadable"_s, reading.outcome.error()));
        }
    }
}

void InboxReader::Private::readTranscripts(const CancelToken &cancel)
{
    const QStringList changed = changedTranscripts();
    if (!changed.isEmpty()) {
        showPartial();
    }
    for (qsizetype start = 0; start < changed.size() && !cancel.isCancelled();
         start += filesPerRound) {
        readRound(changed.mid(start, filesPerRound), cancel);
        if (clock.monotonicMs() - lastPartialMs >= partialPauseMs) {
            showPartial();
        }
    }
}

void InboxReader::Private::forgetVanished()
{
    QSet<QString> present;
    for (const Project &project : std::as_const(sources.projects)) {
        present.unite(QSet<QString>(project.transcripts.cbegin(), project.transcripts.cend()));
    }
    const auto gone = transcripts.removeIf(
        [&](const TranscriptStates::iterator &state) { return !present.contains(state.key()); });
    cacheChanged = cacheChanged || gone > 0;
}

InboxContent InboxReader::Private::join()
{
    sources.transcripts = transcripts;
    InboxContent content = joinInbox(environment, sources, *memories, clock.now());
    content.watchedFolders = watchedFolders();
    return content;
}

void InboxReader::Private::showPartial()
{
    if (partial) {
        partial(join());
        lastPartialMs = clock.monotonicMs();
    }
}

QStringList InboxReader::Private::watchedFolders() const
{
    QSet<QString> folders{submittedFolder(environment), environment.maigoMemory,
                          QDir(environment.claudeConfigFolder).filePath(u"projects"_s)};
    for (const Project &project : sources.projects) {
        folders.insert(project.folder);
        folders.insert(project.memoryFolder);
        for (const QString &transcript : project.transcripts) {
            folders.insert(QFileInfo(transcript).path());
        }
    }
    for (const QueueRepository &repository : sources.repositories) {
        folders.insert(repository.path);
        folders.insert(QDir(repository.path).filePath(u".orchestrator/metrics"_s));
    }
    folders.remove(QString());
    QStringList sorted(folders.cbegin(), folders.cend());
    sorted.sort();
    return sorted;
}

InboxReader::InboxReader(const FileSystem &fileSystem, const Clock &clock, Environment environment,
                         QStringList addedFolders)
    : d(std::make_unique<Private>(fileSystem, clock, std::move(environment),
                                  std::move(addedFolders)))
{
}

InboxReader::~InboxReader() = default;

InboxContent InboxReader::refresh(const CancelToken &cancel,
                                  const std::function<void(const InboxContent &)> &partial)
{
    d->partial = partial;
    d->lastPartialMs = d->clock.monotonicMs();
    d->sources.faults.clear();
    d->memories.emplace(d->fileSystem, d->environment);
    if (!d->cacheLoaded) {
        d->transcripts = loadTranscriptCache(d->environment);
        d->cacheLoaded = true;
    }
    d->sources.projects = findProjects(d->fileSystem, d->environment);
    d->sources.repositories = findRepositories(d->fileSystem, d->sources.projects, d->addedFolders);
    d->sources.ledger = readLedger(d->fileSystem, d->environment);
    d->sources.firstStart = firstStart(d->fileSystem, d->environment);
    d->forgetVanished();
    d->readQueues();
    d->readSubmitted();
    d->readTranscripts(cancel);
    if (d->cacheChanged && !cancel.isCancelled()) {
        d->cacheChanged = !saveTranscriptCache(d->environment, d->transcripts).has_value();
    }
    d->partial = {};
    InboxContent content = d->join();
    d->memories.reset();
    return content;
}

void InboxReader::setCandidates(const QList<Candidate> &candidates)
{
    d->sources.candidates = candidates;
}

QString firstStartPath(const Environment &environment)
{
    return QDir(environment.stateFolder).filePath(u"first-start"_s);
}

QDateTime firstStart(const FileSystem &fileSystem, const Environment &environment)
{
    const Result<QByteArray> bytes = fileSystem.read(firstStartPath(environment));
    return QDateTime::fromString(QString::fromLatin1(bytes.value_or(QByteArray())).trimmed(),
                                 Qt::ISODateWithMs);
}

} // namespace memorydesk
