// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/review/draft.h"

#include "core/text/frontmatter.h"

#include <QDir>

namespace memorydesk {

using namespace Qt::StringLiterals;

Draft draftFor(const Proposal &proposal)
{
    Draft draft;
    draft.proposalKey = proposal.key();
    draft.fields = proposal.fields;
    if (draft.fields.slug.isEmpty() || proposal.section.refusal == SectionRefusal::InvalidSlug) {
        // What is suggested stands in the card to be seen; nothing is stored without it.
        draft.fields.slug = proposal.section.suggestedSlug.isEmpty()
            ? draft.fields.slug
            : proposal.section.suggestedSlug;
    }
    switch (proposal.origin) {
    case Origin::Queue:
        draft.target = Target::Learnings;
        break;
    case Origin::Candidate:
        draft.target = Target::ProjectMemory;
        break;
    case Origin::Section:
    case Origin::Submitted:
        draft.target = Target::CrossProject;
        break;
    }
    return draft;
}

QString draftFolder(const Draft &draft, const Proposal &proposal, const Environment &environment)
{
    if (!draft.folder.isEmpty()) {
        return draft.folder;
    }
    switch (draft.target) {
    case Target::Learnings:
        return {};
    case Target::CrossProject:
        return environment.maigoMemory;
    case Target::ProjectMemory:
        return proposal.memoryFolder;
    }
    return {};
}

QString defaultSourceSession(const FileSystem &fileSystem, const QString &repository,
                             const QDateTime &now)
{
    constexpr qint64 maxStateBytes = 1 << 20;
    for (const QString &folder : {u".claude"_s, u".codex"_s, u".cursor"_s, u".pi"_s}) {
        const QString path = QDir(repository).filePath(folder + u"/STATE.md"_s);
        const Result<QByteArray> bytes = fileSystem.read(path, maxStateBytes);
        if (!bytes) {
            continue;
        }
        const QString session = parseFrontmatter(*bytes).value(u"session_id"_s).trimmed();
        if (!session.isEmpty()) {
            return session;
        }
        break;
    }
    return u"memory-desk-"_s + now.toUTC().toString(u"yyyy-MM-dd-HHmm"_s);
}

} // namespace memorydesk
