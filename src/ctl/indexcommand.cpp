// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/memory/memoryfolder.h"
#include "ctl/commands.h"
#include "ctl/jsonoutput.h"

namespace memorydesk::ctl {

using namespace Qt::StringLiterals;

namespace {

QString stateName(IndexEntryState state)
{
    switch (state) {
    case IndexEntryState::Ok:
        return u"ok"_s;
    case IndexEntryState::Dangling:
        return u"dangling"_s;
    case IndexEntryState::Duplicate:
        return u"duplicate"_s;
    case IndexEntryState::Outside:
        return u"outside"_s;
    }
    return {};
}

QByteArray indexJson(const MemoryIndex &index)
{
    QList<QByteArray> entries;
    for (const IndexEntry &entry : index.entries) {
        entries += JsonObject()
                       .add("line", jsonNumber(qint64(entry.line)))
                       .add("title", jsonString(entry.title))
                       .add("target", jsonString(entry.target))
                       .add("hook", jsonString(entry.hook))
                       .add("loaded", jsonBool(entry.loaded))
                       .add("state", jsonString(stateName(entry.state)))
                       .text();
    }
    return JsonObject()
        .add("lines", jsonNumber(qint64(index.budget.lines)))
        .add("bytes", jsonNumber(qint64(index.budget.bytes)))
        .add("limitLines", jsonNumber(qint64(indexLineLimit)))
        .add("limitBytes", jsonNumber(qint64(indexByteLimit)))
        .add("entries", jsonArray(entries))
        .add("unlisted", jsonArray(index.unlisted))
        .text();
}

void printForPeople(Invocation &invocation, const MemoryIndex &index)
{
    invocation.printLine(u"%1 of %2 lines, %3 of %4 bytes"_s.arg(index.budget.lines)
                             .arg(indexLineLimit)
                             .arg(index.budget.bytes)
                             .arg(indexByteLimit));
    for (const IndexEntry &entry : index.entries) {
        invocation.printLine(
            u"%1  %2  %3  %4%5"_s.arg(entry.line, 4)
                .arg(stateName(entry.state), -9)
                .arg(entry.target, entry.title, entry.loaded ? QString() : u"  (not loaded)"_s));
    }
    for (const QString &name : index.unlisted) {
        invocation.printLine(u"      unlisted   %1"_s.arg(name));
    }
}

} // namespace

Exit runIndex(Invocation &invocation)
{
    if (const auto unknown = unknownOption(invocation.arguments)) {
        return wrongUsage(invocation, u"unknown option %1"_s.arg(*unknown));
    }
    const QStringList folders = operands(invocation.arguments);
    if (folders.size() != 1) {
        return wrongUsage(invocation, u"index needs one folder"_s);
    }
    const auto stat = invocation.fileSystem.stat(folders.first());
    const MemoryFolder folder = loadForCommand(invocation, folders.first());
    if (!stat) {
        invocation.unreadable(folders.first(), stat.error());
    } else if (stat->kind != FileKind::Directory) {
        invocation.unreadable(folders.first(),
                              {ErrorCode::NotRegular, u"not a folder"_s, folders.first(), 0, 0});
    } else {
        for (const Error &error : folder.unreadable) {
            invocation.unreadable(error.path, error);
        }
    }
    if (invocation.json()) {
        invocation.print(indexJson(folder.index) + '\n');
    } else {
        printForPeople(invocation, folder.index);
    }
    return Exit::Fine;
}

} // namespace memorydesk::ctl
