// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/commands.h"
#include "ctl/jsonoutput.h"

namespace memorydesk::ctl {

using namespace Qt::StringLiterals;

namespace {

/// The value with control characters shown as escapes, so that a terminal stays intact.
QString shown(const QString &value)
{
    return QString::fromUtf8(jsonString(value));
}

QString refusalText(const QString &key, const Error &error)
{
    const QString value = shown(error.path);
    if (error.code == ErrorCode::NotFound)
        return u"ERROR: %1: %2 dir does not exist: %3"_s.arg(
            key, key == "memory_dir"_L1 ? u"memory"_s : u"session"_s, value);
    if (error.detail == "unknown-key"_L1)
        return u"ERROR: unknown key %1 — must be memory_dir or session_history_glob"_s.arg(value);
    if (error.detail == "forbidden-character"_L1)
        return u"ERROR: %1 contains forbidden shell-control character: %2"_s.arg(key, value);
    if (error.detail == "control-bytes"_L1)
        return u"ERROR: %1 contains control bytes: %2"_s.arg(key, value);
    if (error.detail == "whitespace"_L1)
        return u"ERROR: %1 contains whitespace: %2"_s.arg(key, value);
    if (error.detail == "not-absolute"_L1)
        return u"ERROR: %1 is not an absolute path: %2"_s.arg(key, value);
    if (error.detail == "parent-segment"_L1)
        return u"ERROR: %1 contains a .. segment: %2"_s.arg(key, value);
    return u"ERROR: %1: %2"_s.arg(key, value);
}

} // namespace

Exit runResolve(Invocation &invocation)
{
    const OptionValue folder = takeOption(invocation.arguments, u"--cwd"_s);
    if (folder.present && folder.value.isEmpty())
        return wrongUsage(invocation, u"--cwd needs a folder"_s);
    if (const auto unknown = unknownOption(invocation.arguments))
        return wrongUsage(invocation, u"resolve: unknown option %1"_s.arg(*unknown));
    const QStringList keys = operands(invocation.arguments);
    if (keys.size() != 1)
        return wrongUsage(invocation, u"resolve needs memory_dir or session_history_glob"_s);
    const QString workingFolder =
        folder.present ? invocation.absolutePath(folder.value) : invocation.workingFolder;
    const auto value =
        resolveSetting(invocation.fileSystem, invocation.environment, keys.first(), workingFolder);
    if (!value) {
        invocation.note(refusalText(keys.first(), value.error()));
        return Exit::Usage;
    }
    invocation.print((invocation.json() ? jsonString(*value) : value->toUtf8()) + '\n');
    return Exit::Fine;
}

} // namespace memorydesk::ctl
