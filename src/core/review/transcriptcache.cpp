// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/review/transcriptcache.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QDir>
#include <QFile>
#include <QSaveFile>

namespace memorydesk {

namespace {

using namespace Qt::StringLiterals;

/// Raised whenever the reading of sections or the stored fields change.
constexpr quint32 cacheVersion = 1;
constexpr qint64 headBytes = 1024;
constexpr qsizetype maxDamagedKept = 20;

QString cachePath(const Environment &environment)
{
    return QDir(environment.cacheFolder).filePath(u"transcripts.cache"_s);
}

QByteArray headOf(const QString &path, qint64 length)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered)) {
        return {};
    }
    return QCryptographicHash::hash(file.read(length), QCryptographicHash::Sha256);
}

/// Whether the file still is the one that was read up to the cursor, perhaps grown.
bool isContinued(const TranscriptState &state, const QString &path, const FileStat &stat)
{
    return state.cursor.offset > 0 && stat.inode == state.inode && stat.size >= state.cursor.offset
        && headOf(path, state.headLength) == state.headHash;
}

/// A message that grew, or a last line that had no end yet, is given again with all its sections;
/// the old ones make way.
void addSections(TranscriptState &state, const QList<TranscriptSection> &found)
{
    for (const TranscriptSection &section : found) {
        state.sections.removeIf([&](const TranscriptSection &known) {
            const bool sameMessage =
                !known.messageId.isEmpty() && known.messageId == section.messageId;
            return sameMessage || known.line == section.line;
        });
    }
    state.sections += found;
}

void addTurns(TranscriptState &state, const QList<ParallelTurn> &turns)
{
    for (const ParallelTurn &turn : turns) {
        state.turns.removeIf(
            [&](const ParallelTurn &known) { return known.messageId == turn.messageId; });
        state.turns.append(turn);
    }
}

void addScan(TranscriptState &state, const TranscriptScan &scan)
{
    state.cursor = scan.cursor;
    if (state.cwd.isEmpty()) {
        state.cwd = scan.cwd;
    }
    addSections(state, scan.sections);
    addTurns(state, scan.turns);
    for (const auto &[agent, messageId] : scan.launchedAgents) {
        state.launchedAgents.insert(agent, messageId);
    }
    state.damaged += scan.damaged;
    state.damaged = state.damaged.first(qMin(state.damaged.size(), maxDamagedKept));
}

} // namespace

static QDataStream &operator<<(QDataStream &stream, const TranscriptSection &section)
{
    const ProposeSection &as = section.section;
    const SectionFields &fields = as.fields;
    return stream << fields.type << fields.name << fields.slug << fields.description << fields.body
                  << fields.rationale << qint32(as.refusal) << as.missing << as.suggestedSlug
                  << qint32(as.line) << qint32(as.openedAt) << as.closed << as.raw << section.file
                  << qint32(section.line) << qint32(section.textLine) << section.sessionId
                  << section.turnId << section.messageId << section.agent << section.cwd
                  << section.when << section.launchedBy;
}

static QDataStream &operator>>(QDataStream &stream, TranscriptSection &section)
{
    ProposeSection &as = section.section;
    SectionFields &fields = as.fields;
    qint32 refusal = 0;
    qint32 line = 0;
    qint32 openedAt = 0;
    qint32 fileLine = 0;
    qint32 textLine = 0;
    stream >> fields.type >> fields.name >> fields.slug >> fields.description >> fields.body
        >> fields.rationale >> refusal >> as.missing >> as.suggestedSlug >> line >> openedAt
        >> as.closed >> as.raw >> section.file >> fileLine >> textLine >> section.sessionId
        >> section.turnId >> section.messageId >> section.agent >> section.cwd >> section.when
        >> section.launchedBy;
    as.refusal = SectionRefusal(refusal);
    as.line = line;
    as.openedAt = openedAt;
    section.line = fileLine;
    section.textLine = textLine;
    return stream;
}

static QDataStream &operator<<(QDataStream &stream, const ParallelTurn &turn)
{
    return stream << turn.messageId << qint32(turn.agents) << qint32(turn.open) << turn.lastGrowth;
}

static QDataStream &operator>>(QDataStream &stream, ParallelTurn &turn)
{
    qint32 agents = 0;
    qint32 open = 0;
    stream >> turn.messageId >> agents >> open >> turn.lastGrowth;
    turn.agents = agents;
    turn.open = open;
    return stream;
}

static QDataStream &operator<<(QDataStream &stream, const TranscriptState &state)
{
    const TranscriptCursor &cursor = state.cursor;
    return stream << cursor.offset << qint32(cursor.line) << cursor.inode << cursor.headHash
                  << cursor.carry << state.inode << state.size << state.modifiedNs
                  << state.headLength << state.headHash << state.cwd << state.sections
                  << state.turns << state.launchedAgents << state.damaged;
}

static QDataStream &operator>>(QDataStream &stream, TranscriptState &state)
{
    TranscriptCursor &cursor = state.cursor;
    qint32 line = 0;
    stream >> cursor.offset >> line >> cursor.inode >> cursor.headHash >> cursor.carry
        >> state.inode >> state.size >> state.modifiedNs >> state.headLength >> state.headHash
        >> state.cwd >> state.sections >> state.turns >> state.launchedAgents >> state.damaged;
    cursor.line = line;
    return stream;
}

Result<bool> updateTranscript(const FileSystem &fileSystem, const QString &path,
                              TranscriptState &state, const CancelToken &cancel)
{
    const Result<FileStat> stat = fileSystem.stat(path);
    if (!stat) {
        return std::unexpected(stat.error());
    }
    if (stat->kind != FileKind::Regular) {
        return failure(ErrorCode::NotRegular, path);
    }
    if (stat->inode == state.inode && stat->size == state.size
        && stat->modifiedNs == state.modifiedNs) {
        return false;
    }
    if (!isContinued(state, path, *stat)) {
        state = {};
    }
    const Result<TranscriptScan> scan = scanTranscript(path, state.cursor, cancel);
    if (!scan) {
        return std::unexpected(scan.error());
    }
    addScan(state, *scan);
    state.inode = stat->inode;
    state.size = stat->size;
    state.modifiedNs = stat->modifiedNs;
    state.headLength = qMin(headBytes, state.cursor.offset);
    state.headHash = headOf(path, state.headLength);
    return true;
}

TranscriptStates loadTranscriptCache(const Environment &environment)
{
    QFile file(cachePath(environment));
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    QDataStream outer(&file);
    quint32 version = 0;
    QByteArray checksum;
    QByteArray content;
    outer >> version;
    if (version != cacheVersion) {
        return {};
    }
    outer >> checksum >> content;
    if (outer.status() != QDataStream::Ok
        || QCryptographicHash::hash(content, QCryptographicHash::Sha256) != checksum) {
        return {};
    }
    TranscriptStates states;
    QDataStream inner(content);
    inner.setVersion(QDataStream::Qt_6_5);
    inner >> states;
    return inner.status() == QDataStream::Ok ? states : TranscriptStates();
}

Result<void> saveTranscriptCache(const Environment &environment, const TranscriptStates &states)
{
    QByteArray content;
    QDataStream inner(&content, QIODevice::WriteOnly);
    inner.setVersion(QDataStream::Qt_6_5);
    inner << states;
    QDir().mkpath(environment.cacheFolder);
    QSaveFile file(cachePath(environment));
    if (!file.open(QIODevice::WriteOnly)) {
        return failure(ErrorCode::Io, file.fileName(), file.errorString());
    }
    QDataStream outer(&file);
    outer << cacheVersion << QCryptographicHash::hash(content, QCryptographicHash::Sha256)
          << content;
    if (outer.status() != QDataStream::Ok || !file.commit()) {
        return failure(ErrorCode::Io, file.fileName(), file.errorString());
    }
    return {};
}

} // namespace memorydesk
