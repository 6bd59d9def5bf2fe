// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/review/storedmemories.h"

#include "core/memory/memoryfolder.h"
#include "core/review/storeplan.h"

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
        const QString body = normalised(document.body);
        bodies.insert(slugKey(document.slug), body);
        bodies.insert(nameKey(document.name), body);
    }
    return *m_folders.insert(folder, bodies);
}

bool StoredMemories::holds(const Proposal &proposal)
{
    const QString body = normalised(proposal.fields.body);
    for (const QString &folder : {m_environment.maigoMemory, proposal.memoryFolder}) {
        if (folder.isEmpty()) {
            continue;
        }
        const Bodies &bodies = bodiesOf(folder);
        if (bodies.contains(slugKey(proposal.fields.slug), body)
            || bodies.contains(nameKey(proposal.fields.name), body)) {
            return true;
        }
    }
    return false;
}

} // namespace memorydesk
