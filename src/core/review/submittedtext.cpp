// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/review/submittedtext.h"

#include "core/files/diskfilesystem.h"
#include "core/files/transaction.h"
#include "core/review/jsonrow.h"
#include "core/review/learnings.h"

#include <QCryptographicHash>
#include <QDir>

#include <algorithm>

namespace memorydesk {

namespace {

using namespace Qt::StringLiterals;

QString submittedPath(const Environment &environment, const QString &text)
{
    constexpr qsizetype digits = 32;
    const QByteArray hash =
        QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256).toHex();
    return QDir(submittedFolder(environment))
        .filePath(QString::fromLatin1(hash.first(digits)) + u".json"_s);
}

Result<void> keepText(const Environment &environment, const Clock &clock, const QString &text,
                      const QString &sourceName)
{
    JsonRow row;
    row.setText(u"source"_s, sourceName);
    row.setText(u"at"_s, isoTime(clock.now()));
    row.setText(u"text"_s, text);
    const Create create{submittedPath(environment, text), row.bytes() + '\n', true};
    DiskFileSystem disk;
    Transaction transaction(disk, clock, environment.stateFolder);
    const Result<CommitReport> report =
        transaction.commit({u"submit-text"_s, {sourceName}, {create}});
    if (!report && report.error().code != ErrorCode::AlreadyExists) {
        return std::unexpected(report.error());
    }
    return {};
}

} // namespace

Result<SubmitResult> submitText(const Environment &environment, const Clock &clock,
                                const QString &text, const QString &sourceName)
{
    const QList<ProposeSection> sections = findProposeSections(text);
    SubmitResult result;
    std::ranges::copy_if(
        sections, std::back_inserter(result.refused),
        [](const ProposeSection &section) { return section.refusal != SectionRefusal::None; });
    result.queued = int(sections.size() - result.refused.size());
    if (!sections.isEmpty()) {
        if (const Result<void> kept = keepText(environment, clock, text, sourceName); !kept) {
            return std::unexpected(kept.error());
        }
    }
    return result;
}

QString submittedFolder(const Environment &environment)
{
    return QDir(environment.stateFolder).filePath(u"inbox"_s);
}

Result<SubmittedText> readSubmittedText(const FileSystem &fileSystem, const QString &path)
{
    const Result<QByteArray> bytes = fileSystem.read(path);
    if (!bytes) {
        return std::unexpected(bytes.error());
    }
    const Result<JsonRow> row = JsonRow::parse(*bytes);
    if (!row || !row->contains(u"text"_s)) {
        return failure(ErrorCode::Parse, path, u"not-a-submitted-text"_s);
    }
    return SubmittedText{path, row->text(u"source"_s),
                         QDateTime::fromString(row->text(u"at"_s), Qt::ISODateWithMs),
                         row->text(u"text"_s)};
}

} // namespace memorydesk
