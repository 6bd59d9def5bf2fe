// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/bytesource.h"
#include "core/sources/projectpaths.h"
#include "core/sources/transcriptline.h"

namespace memorydesk {

namespace {

QString cwdIn(const QByteArray &head)
{
    TranscriptLineParser parser;
    qsizetype start = 0;
    while (true) {
        const qsizetype feed = head.indexOf('\n', start);
        if (feed < 0)
            return {};
        const QByteArray bytes = head.sliced(start, feed - start);
        start = feed + 1;
        if (!bytes.contains("\"cwd\""))
            continue;
        if (const auto line = parser.parse(bytes); line && !line->cwd.isEmpty())
            return line->cwd;
    }
}

} // namespace

QString transcriptCwd(const QString &path)
{
    const auto source = openFileSource(path);
    if (!source)
        return {};
    // Nearly always among the first lines; a long first prompt may push it further back.
    for (const qint64 reach : {16LL << 10, 1LL << 20}) {
        const QByteArray head = (*source)->bytes(0, reach).value_or(QByteArray());
        const QString cwd = cwdIn(head.size() < reach ? head + '\n' : head);
        if (!cwd.isEmpty() || head.size() < reach)
            return cwd;
    }
    return {};
}

} // namespace memorydesk
