// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/files/diskfilesystem.h"
#include "core/files/transaction.h"
#include "core/review/decision.h"
#include "core/sources/projectpaths.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTimeZone>

namespace memorydesk {

class FixedClock : public Clock
{
public:
    [[nodiscard]] QDateTime now() const override { return m_now; }
    [[nodiscard]] qint64 monotonicMs() const override { return SystemClock().monotonicMs(); }
    void setNow(const QDateTime &now) { m_now = now; }
    void advance(qint64 seconds) { m_now = m_now.addSecs(seconds); }

private:
    QDateTime m_now{QDate(2026, 5, 10), QTime(12, 0, 1, 5), QTimeZone::UTC};
};

/// A home with one repository in a temporary folder, on the real disk.
struct ReviewFixture {
    QTemporaryDir folder;
    DiskFileSystem disk;
    FixedClock clock;
    Environment environment = Environment::fromProcess(folder.path() + QStringLiteral("/home"));
    QString repository = folder.path() + QStringLiteral("/work/app");

    ReviewFixture() { QDir().mkpath(repository + QStringLiteral("/.orchestrator/metrics")); }

    [[nodiscard]] DecisionContext context() const { return {disk, clock, environment}; }
    [[nodiscard]] QString inRepository(const char *name) const
    {
        return repository + QStringLiteral("/.orchestrator/") + QString::fromLatin1(name);
    }
    [[nodiscard]] QString queuePath() const { return inRepository("metrics/proposals.jsonl"); }
    [[nodiscard]] QString learningsPath() const { return inRepository("metrics/learnings.jsonl"); }
    [[nodiscard]] QString rejectedPath() const { return inRepository("proposals.rejected.log"); }
    [[nodiscard]] QString archivePath() const
    {
        return inRepository("runtime/proposals-archive.jsonl");
    }

    static void write(const QString &path, const QByteArray &bytes)
    {
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
            qFatal("cannot write %s", qPrintable(path));
        }
    }
    /// Null when there is no such file.
    static QByteArray read(const QString &path)
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly)) {
            return {};
        }
        const QByteArray bytes = file.readAll();
        return bytes.isNull() ? QByteArray("") : bytes;
    }
    /// Every file below the folder with its bytes.
    static QMap<QString, QByteArray> tree(const QString &path);

    static QByteArray row(const QByteArray &id, const QByteArray &more = {})
    {
        return R"({"id":")" + id
            + R"(","created_at":"2026-05-04T08:15:30.120Z","wave_id":"W1","type":"workflow-pattern","subject":"Subject of )"
            + id
            + R"(","insight":"Insight.","evidence":"Seen twice.","confidence":0.80,"schema_version":1)"
            + more + '}';
    }
    static QByteArray learning(const QByteArray &id, const QByteArray &more = {})
    {
        QByteArray bytes = row(id, more);
        bytes.chop(1);
        return bytes
            + R"(,"source_session":"s-1","scope":"local","occurrences":1,"_provenance":"agent-proposed@W1","expires_at":"2026-08-02T08:15:30.120Z","host_class":null,"anonymized":false})";
    }
    static QByteArray rejected(const QByteArray &id)
    {
        QByteArray bytes = row(id);
        bytes.chop(1);
        return bytes
            + R"(,"_rejected_reason":"user-declined","_rejected_at":"2026-05-10T12:00:01.005Z"})";
    }
    static QByteArray lines(const QByteArrayList &rows)
    {
        return rows.isEmpty() ? QByteArray("") : rows.join('\n') + '\n';
    }
    [[nodiscard]] QList<QueueRow> queueRows() const { return parseQueue(read(queuePath())).rows; }
    [[nodiscard]] Proposal queueProposal(const QueueRow &queueRow) const
    {
        Proposal proposal;
        proposal.origin = Origin::Queue;
        proposal.repository = repository;
        proposal.row = queueRow;
        proposal.title = queueRow.subject;
        proposal.fields = {queueRow.type,    queueRow.subject, {},
                           queueRow.subject, queueRow.insight, queueRow.evidence};
        proposal.occurrences = {{queuePath(), queueRow.line, {}, {}, {}, {}}};
        return proposal;
    }
    static Proposal sectionProposal(const SectionFields &fields)
    {
        Proposal proposal;
        proposal.origin = Origin::Section;
        proposal.fields = fields;
        proposal.section.fields = fields;
        proposal.title = fields.name;
        proposal.occurrences = {{QStringLiteral("/t.jsonl"), 1, {}, {}, {}, {}}};
        return proposal;
    }

    Result<CommitReport> commit(const ChangeSet &change)
    {
        return Transaction(disk, clock, environment.stateFolder).commit(change);
    }
};

inline QMap<QString, QByteArray> ReviewFixture::tree(const QString &path)
{
    QMap<QString, QByteArray> files;
    const auto filter = QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot;
    for (const QFileInfo &info : QDir(path).entryInfoList(filter)) {
        if (info.isDir() && !info.isSymLink()) {
            files.insert(tree(info.filePath()));
        } else {
            files.insert(info.filePath(), read(info.filePath()));
        }
    }
    return files;
}

} // namespace memorydesk
