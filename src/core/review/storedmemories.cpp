// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/review/storedmemories.h"

#include "core/memory/memoryfolder.h"
#include "core/review/storeplan.h"

#include <algorithm>

namespace memorydesk {

namespace {

using namespace Qt::StringLiterals;

QString normalised(const QString &text)
{
    return text.normalized(QString::NormalizationForm_KC).toCaseFolded().simplified();
}

QString slugKey(const QString &slug)
{
    return u"slug:"_s + slug;
}

QString nameKey(const QString &name)
{
    return u"name:"_s + normalised(name);
}

} // namespace

StoredMemories::StoredMemories(const FileSystem &fileSystem, const Environment &environment)
    : m_fileSystem(fileSystem)
    , m_environment(environment)
{
}

const StoredMemories::Bodies &StoredMemories::bodiesOf(const QString &folder)
{
    const auto known = m_folders.constFind(folder);
    if (known != m_folders.constEnd()) {
        return *known;
    }
    Bodies bodies;
    const MemoryFolder read = loadMemoryFolder(m_fileSystem, memoryRootFor(folder, m_environment));
    for (const MemoryDocument &document : read.documents) {
        bodies.insert(slugKey(document.slug), document.body);
        bodies.insert(nameKey(document.name), document.body);
    }
    return *m_folders.insert(folder, bodies);
}

bool StoredMemories::holds(const Proposal &proposal)
{
    const QString body = normalised(proposal.fields.body);
    // Few memories share a slug or name, so only theirs are normalised.
    const auto same = [&](const QString &stored) { return normalised(stored) == body; };
    for (const QString &folder : {m_environment.maigoMemory, proposal.memoryFolder}) {
        if (folder.isEmpty()) {
            continue;
        }
        const Bodies &bodies = bodiesOf(folder);
        if (std::ranges::any_of(bodies.values(slugKey(proposal.fields.slug)), same)
            || std::ranges::any_of(bodies.values(nameKey(proposal.fields.name)), same)) {
            return true;
        }
    }
    return false;
}

} // namespace memorydesk
