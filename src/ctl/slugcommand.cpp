// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/commands.h"
#include "ctl/jsonoutput.h"

namespace memorydesk::ctl {

using namespace Qt::StringLiterals;

namespace {

bool isWindowsPath(const QString &path)
{
    return path.startsWith("\\\\"_L1)
        || (path.size() > 2 && path.at(0).isLetter() && path.at(1) == u':'
            && (path.at(2) == u'\\' || path.at(2) == u'/'));
}

} // namespace

Exit runSlug(Invocation &invocation)
{
    if (const auto unknown = unknownOption(invocation.arguments))
        return wrongUsage(invocation, u"slug: unknown option %1"_s.arg(*unknown));
    const QStringList paths = operands(invocation.arguments);
    if (paths.size() != 1 || paths.first().isEmpty())
        return wrongUsage(invocation, u"slug needs one path"_s);

    QString path = paths.first();
    if (!isWindowsPath(path)) {
        // Absolute paths count as written; only existing ones are resolved.
        if (!path.startsWith(u'/'))
            path = invocation.absolutePath(path);
        if (const auto real = invocation.fileSystem.realPath(path))
            path = *real;
    }
    const QString slug = projectSlug(path);
    invocation.print((invocation.json() ? jsonString(slug) : slug.toUtf8()) + '\n');
    return Exit::Fine;
}

} // namespace memorydesk::ctl
