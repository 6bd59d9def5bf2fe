// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inbox/likeness.h"

#include "core/review/repositoryfiles.h"
#include "core/text/lineendings.h"

#include <QCryptographicHash>
#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

SimilarItem itemFor(const MemoryDocument &document, const MemoryRoot &root)
{
    SimilarItem item;
    item.kind = SimilarItem::Kind::Memory;
    item.title = document.name.isEmpty() ? document.fileName : document.name;
    item.where = root.label;
    item.path = document.path;
    item.folder = root.path;
    item.fields = fieldsOf(document);
    item.text = {document.name, document.description, document.body};
    return item;
}

QList<SimilarItem> learningItems(const QByteArray &bytes, const QString &path, const QString &label)
{
    QList<SimilarItem> items;
    for (const QByteArray &line : splitLines(bytes)) {
        const QJsonObject row = QJsonDocument::fromJson(line).object();
        const QString subject = row.value(u"subject"_s).toString();
        if (subject.isEmpty())
            continue;
        SimilarItem item;
        item.kind = SimilarItem::Kind::Learning;
        item.title = subject;
        item.where = label;
        item.path = path;
        item.key = row.value(u"id"_s).toString();
        item.text = {subject, {}, row.value(u"insight"_s).toString()};
        items << item;
    }
    return items;
}

} // namespace

DuplicateText comparedText(const SectionFields &fields)
{
    return {fields.name, fields.description, fields.body};
}

void Likeness::update(const FileSystem &fileSystem, const Environment &environment,
                      const QStringList &addedFolders, const InboxContent &content,
                      const QStringList &changed, const CancelToken &cancel)
{
    LibraryLocations locations;
    locations.crossProject = environment.maigoMemory;
    locations.claudeConfigFolder = environment.claudeConfigFolder;
    for (const QueueRepository &repository : content.repositories)
        locations.repositories << repository.path;
    locations.added = addedFolders;
    QList<MemoryRoot> roots = findMemoryRoots(fileSystem, locations);
    for (MemoryRoot &root : roots) {
        // The folder's own name tells nothing: it is the project's path with hyphens.
        for (const Project &project : content.projects) {
            if (project.memoryFolder == root.path)
                root.label = project.label;
        }
    }
    updateMemories(fileSystem, roots, changed, cancel);
    updateLearnings(fileSystem, content);
    updateProposals(content);
}

void Likeness::updateMemories(const FileSystem &fileSystem, const QList<MemoryRoot> &roots,
                              const QStringList &changed, const CancelToken &cancel)
{
    QStringList folders;
    for (const MemoryRoot &root : roots) {
        folders << root.path;
        if (m_groups.contains(root.path) && !changed.isEmpty() && !changed.contains(root.path))
            continue;
        if (cancel.isCancelled())
            return;
        QList<SimilarItem> items;
        const MemoryFolder folder = loadMemoryFolder(fileSystem, root);
        for (const MemoryDocument &document : folder.documents)
            items << itemFor(document, root);
        replaceGroup(root.path, items);
    }
    for (const QString &folder : std::as_const(m_folders)) {
        if (!folders.contains(folder))
            replaceGroup(folder, {});
    }
    m_folders = folders;
}

void Likeness::updateLearnings(const FileSystem &fileSystem, const InboxContent &content)
{
    for (const QueueRepository &repository : content.repositories) {
        const QString path = QDir(repository.path).filePath(QString(repositoryfiles::learnings));
        const auto bytes = fileSystem.read(path);
        const QByteArray hash =
            bytes ? QCryptographicHash::hash(*bytes, QCryptographicHash::Sha256) : QByteArray();
        if (m_learningHashes.value(path) == hash)
            continue;
        m_learningHashes.insert(path, hash);
        replaceGroup(path,
                     bytes ? learningItems(*bytes, path, repository.label) : QList<SimilarItem>());
    }
}

void Likeness::updateProposals(const InboxContent &content)
{
    QList<SimilarItem> items;
    for (const Proposal &proposal : content.proposals) {
        const bool open = proposal.state == ProposalState::Pending
            || proposal.state == ProposalState::Undecided
            || proposal.state == ProposalState::Waiting;
        if (!open)
            continue;
        SimilarItem item;
        item.kind = SimilarItem::Kind::Proposal;
        item.title = proposal.title;
        item.where = proposal.project;
        item.key = proposal.key();
        item.text = comparedText(proposal.fields);
        items << item;
    }
    replaceGroup(u"proposals"_s, items);
}

void Likeness::replaceGroup(const QString &group, const QList<SimilarItem> &items)
{
    QStringList ids;
    for (int index = 0; index < static_cast<int>(items.size()); ++index) {
        const SimilarItem &item = items.at(index);
        const QString own = item.key.isEmpty() ? item.path : item.key;
        const QString id = u"%1\n%2\n%3"_s.arg(static_cast<int>(item.kind)).arg(group, own);
        ids << id;
        const auto known = m_items.constFind(id);
        if (known != m_items.constEnd() && known->text == item.text && known->title == item.title)
            continue;
        m_finder.insert(id, item.text);
        m_items.insert(id, item);
    }
    const QSet<QString> kept(ids.begin(), ids.end());
    for (const QString &id : m_groups.value(group)) {
        if (!kept.contains(id)) {
            m_finder.remove(id);
            m_items.remove(id);
        }
    }
    m_groups.insert(group, ids);
}

QList<SimilarItem> Likeness::similarTo(const DuplicateText &text, const QString &ownKey,
                                       const CancelToken &cancel) const
{
    const QString ownId =
        u"%1\nproposals\n%2"_s.arg(static_cast<int>(SimilarItem::Kind::Proposal)).arg(ownKey);
    QList<SimilarItem> found;
    for (const DuplicateMatch &match : m_finder.query(text, 8, cancel, {ownId})) {
        SimilarItem item = m_items.value(match.id);
        item.match = match;
        found << item;
    }
    return found;
}

QStringList Likeness::folders() const
{
    return m_folders;
}

} // namespace memorydesk
