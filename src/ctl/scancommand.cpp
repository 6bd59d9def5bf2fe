// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/candidatescan.h"
#include "core/text/lineendings.h"
#include "ctl/commands.h"
#include "ctl/globfiles.h"
#include "ctl/jsonoutput.h"

#include <algorithm>

namespace memorydesk::ctl {

using namespace Qt::StringLiterals;

namespace {

/// Same characters as `resolve` refuses in a pattern, blanks excepted: the shell passed this one.
bool isRefused(const QString &glob)
{
    return glob.isEmpty() || std::ranges::any_of(glob, [](QChar unit) {
               return unit < u' ' || unit == u'\x7f' || u"`$\\"_s.contains(unit);
           });
}

QByteArray evidenceJson(const CandidateEvidence &evidence)
{
    return JsonObject()
        .add("turn", jsonString(evidence.turnId))
        .add("file", jsonString(evidence.file))
        .add("line", jsonNumber(qint64(evidence.line)))
        .add("text", jsonString(evidence.text))
        .text();
}

QByteArray candidateJson(const Candidate &candidate)
{
    QStringList turns;
    QList<QByteArray> evidence;
    for (const CandidateEvidence &turn : candidate.evidence) {
        turns.append(turn.turnId);
        evidence.append(evidenceJson(turn));
    }
    return JsonObject()
        .add("type", jsonString(candidate.type))
        .add("slug", jsonString(candidate.slug))
        .add("evidence_turn_ids", jsonArray(turns))
        .add("draft_body", jsonString(candidate.draftBody))
        .add("draft_index_entry", jsonString(candidate.draftIndexEntry))
        .add("evidence", jsonArray(evidence))
        .text();
}

/// Texts of the memories that already exist for the working folder.
QStringList capturedTexts(const Invocation &invocation)
{
    const QString project = memoryFolderOf(invocation.fileSystem, invocation.environment,
                                           invocation.fileSystem.realPath(invocation.workingFolder)
                                               .value_or(invocation.workingFolder));
    QStringList texts;
    for (const QString &folder : {project, invocation.environment.maigoMemory}) {
        for (const QString &name : invocation.fileSystem.list(folder).value_or(QStringList())) {
            if (!name.endsWith(".md"_L1) || name == "MEMORY.md"_L1)
                continue;
            if (const auto bytes = invocation.fileSystem.read(folder + u'/' + name))
                texts.append(decodeUtf8(*bytes));
        }
    }
    return texts;
}

QByteArray scanJson(const CandidateScan &scan)
{
    QList<QByteArray> candidates;
    for (const Candidate &candidate : scan.candidates)
        candidates.append(candidateJson(candidate));
    QList<QByteArray> leftOut;
    for (const LeftOutCandidate &left : scan.leftOut)
        leftOut.append(JsonObject()
                           .add("reason", jsonString(left.reason))
                           .add("turn", jsonString(left.turn.turnId))
                           .text());
    return JsonObject()
        .add("candidates", jsonArray(candidates))
        .add("leftOut", jsonArray(leftOut))
        .add("blocked", jsonStringOrNull(scan.blocked))
        .text();
}

void printForPeople(Invocation &invocation, const CandidateScan &scan)
{
    for (const Candidate &candidate : scan.candidates)
        invocation.printLine(u"[%1] %2 — %3"_s.arg(candidate.type, candidate.slug, candidate.name));
    for (const LeftOutCandidate &left : scan.leftOut)
        invocation.printLine(u"left out (%1): %2:%3"_s.arg(left.reason, left.turn.file,
                                                           QString::number(left.turn.line)));
    if (!scan.blocked.isEmpty())
        invocation.printLine(u"blocked: "_s + scan.blocked);
}

} // namespace

Exit runScan(Invocation &invocation)
{
    if (const auto unknown = unknownOption(invocation.arguments))
        return wrongUsage(invocation, u"scan: unknown option %1"_s.arg(*unknown));
    const QStringList globs = operands(invocation.arguments);
    if (globs.isEmpty())
        return wrongUsage(invocation, u"scan needs at least one file or pattern"_s);
    QStringList files;
    for (const QString &glob : globs) {
        if (isRefused(glob)) {
            invocation.note(u"ERROR: session_history_glob contains a forbidden character: %1"_s.arg(
                QString::fromUtf8(jsonString(glob))));
            return Exit::Usage;
        }
        const QStringList found = globFiles(invocation.fileSystem, invocation.absolutePath(glob));
        if (found.isEmpty())
            invocation.unreadable(glob,
                                  {ErrorCode::NotFound, u"no session history matches"_s, {}, 0, 0});
        files += found;
    }
    files.removeDuplicates();
    CandidateScan scan = scanForCandidates(files, capturedTexts(invocation));
    if (files.isEmpty())
        scan.blocked = u"session_history_glob matches no file"_s;
    for (const Error &error : std::as_const(scan.unreadable)) {
        if (error.line > 0)
            invocation.note(u"memorydeskctl: %1:%2: line skipped (line-too-long)"_s.arg(
                error.path, QString::number(error.line)));
        else
            invocation.unreadable(error.path, error);
    }
    if (invocation.json())
        invocation.print(scanJson(scan) + '\n');
    else
        printForPeople(invocation, scan);
    return Exit::Fine;
}

} // namespace memorydesk::ctl
