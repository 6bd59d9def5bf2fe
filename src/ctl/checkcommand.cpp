// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/memory/checks.h"
#include "ctl/commands.h"
#include "ctl/jsonoutput.h"
#include "ctl/problemmessage.h"

#include <algorithm>

namespace memorydesk::ctl {

using namespace Qt::StringLiterals;

namespace {

QString withoutTrailingSlash(QString path)
{
    while (path.size() > 1 && path.endsWith(u'/')) {
        path.chop(1);
    }
    return path;
}

QString parentOf(const QString &path)
{
    const qsizetype slash = path.lastIndexOf(u'/');
    return slash < 0 ? u"."_s : slash == 0 ? u"/"_s : path.left(slash);
}

CheckContext contextOf(const Invocation &invocation, const MemoryFolder &folder)
{
    const FileSystem &fileSystem = invocation.fileSystem;
    return {folder.convention, invocation.clock.now().date(),
            [&fileSystem](const QString &path) { return fileSystem.stat(path).has_value(); }};
}

Problems checkWholeFolder(Invocation &invocation, const QString &path)
{
    const MemoryFolder folder = loadForCommand(invocation, path);
    for (const Error &error : folder.unreadable) {
        invocation.unreadable(error.path, error);
    }
    return checkFolder(folder, contextOf(invocation, folder));
}

/// One file, by its folder's convention. A file that lies beside a linked name is still its own.
Problems checkOneFile(Invocation &invocation, const QString &path)
{
    const QString parent = parentOf(path);
    const QString name = path.mid(path.lastIndexOf(u'/') + 1);
    MemoryFolder folder = loadForCommand(invocation, parent);
    if (name == "MEMORY.md"_L1) {
        Problems problems = checkIndex(folder);
        problems.removeIf(
            [&folder](const Problem &problem) { return problem.path != folder.indexPath(); });
        for (Problem &problem : problems) {
            problem.path = path;
        }
        return problems;
    }
    const auto bytes = invocation.fileSystem.read(path);
    if (!bytes) {
        invocation.unreadable(path, bytes.error());
        return {};
    }
    const MemoryDocument document = parseMemoryDocument(path, *bytes, name);
    return checkDocument(document, contextOf(invocation, folder));
}

Problems checkArgument(Invocation &invocation, const QString &argument)
{
    const QString path = withoutTrailingSlash(argument);
    const auto stat = invocation.fileSystem.stat(path);
    if (!stat) {
        invocation.unreadable(argument, stat.error());
        return {};
    }
    return stat->kind == FileKind::Directory ? checkWholeFolder(invocation, path)
                                             : checkOneFile(invocation, path);
}

QByteArray problemJson(const Problem &problem)
{
    return JsonObject()
        .add("path", jsonString(problem.path))
        .add("line", jsonNumber(qint64(problem.line)))
        .add("column", jsonNumber(qint64(problem.column)))
        .add("severity", jsonString(severityName(problem.severity)))
        .add("code", jsonString(problem.code))
        .add("message", jsonString(problemMessage(problem)))
        .text();
}

void printForPeople(Invocation &invocation, const Problems &problems)
{
    for (const Problem &problem : problems) {
        invocation.printLine(
            u"%1:%2:%3: %4: %5 [%6]"_s.arg(problem.path)
                .arg(problem.line)
                .arg(problem.column)
                .arg(severityName(problem.severity), problemMessage(problem), problem.code));
    }
    if (problems.isEmpty()) {
        invocation.printLine(u"no findings"_s);
    }
}

} // namespace

MemoryFolder loadForCommand(const Invocation &invocation, const QString &path)
{
    const QString absolute = invocation.absolutePath(path);
    RootKind kind = RootKind::Added;
    if (absolute == invocation.environment.maigoMemory) {
        kind = RootKind::CrossProject;
    } else if (absolute.contains("/agent-memory"_L1)) {
        kind = RootKind::Subagent;
    } else if (absolute.endsWith("/memory"_L1)) {
        kind = RootKind::Project;
    }
    return loadMemoryFolder(invocation.fileSystem, {path, kind, {}, {}, {}});
}

Exit runCheck(Invocation &invocation)
{
    const bool strict = takeFlag(invocation.arguments, u"--strict"_s);
    if (const auto unknown = unknownOption(invocation.arguments)) {
        return wrongUsage(invocation, u"unknown option %1"_s.arg(*unknown));
    }
    const QStringList paths = operands(invocation.arguments);
    if (paths.isEmpty()) {
        return wrongUsage(invocation, u"check needs a folder or a file"_s);
    }
    Problems problems;
    for (const QString &path : paths) {
        problems += checkArgument(invocation, path);
    }
    if (invocation.json()) {
        QList<QByteArray> rows;
        for (const Problem &problem : problems) {
            rows += problemJson(problem);
        }
        invocation.print(jsonArray(rows) + '\n');
    } else {
        printForPeople(invocation, problems);
    }
    const Severity least = strict ? Severity::Warning : Severity::Error;
    const bool found = std::ranges::any_of(
        problems, [least](const Problem &problem) { return problem.severity >= least; });
    return found ? Exit::Found : Exit::Fine;
}

} // namespace memorydesk::ctl
