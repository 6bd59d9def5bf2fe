// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/duplicates/duplicatefinder.h"
#include "core/memory/library.h"
#include "core/review/inbox.h"

#include <QHash>

namespace memorydesk {

/// Something that resembles a draft, with all that is needed to name it.
struct SimilarItem {
    enum class Kind { Memory, Learning, Proposal };
    Kind kind = Kind::Memory;
    QString title;
    QString where; ///< Project or folder label.
    QString path; ///< Memory file, learnings file, or empty.
    QString key; ///< Proposal only.
    QString folder; ///< Memory only: the folder it lies in.
    MemoryFields fields; ///< Memory only: its editable values.
    DuplicateText text; ///< As compared.
    DuplicateMatch match;
    bool operator==(const SimilarItem &) const = default;
};

/// Everything a draft is compared with: memories of all roots, learnings and the queues. Values in,
/// values out; used on one worker thread at a time.
class Likeness
{
public:
    /// Reads the memory folders and learnings again and takes the proposals from `content`.
    /// Only folders named in `changed` are read again; all when it is empty.
    void update(const FileSystem &fileSystem, const Environment &environment,
                const QStringList &addedFolders, const InboxContent &content,
                const QStringList &changed, const CancelToken &cancel);
    [[nodiscard]] QList<SimilarItem> similarTo(const DuplicateText &text, const QString &ownKey,
                                               const CancelToken &cancel = {}) const;
    [[nodiscard]] QStringList folders() const; ///< Memory folders found, to be watched.

private:
    void updateMemories(const FileSystem &fileSystem, const QList<MemoryRoot> &roots,
                        const QStringList &changed, const CancelToken &cancel);
    void updateLearnings(const FileSystem &fileSystem, const InboxContent &content);
    void updateProposals(const InboxContent &content);
    void replaceGroup(const QString &group, const QList<SimilarItem> &items);

    DuplicateFinder m_finder;
    QHash<QString, SimilarItem> m_items; ///< By finder id.
    QHash<QString, QStringList> m_groups; ///< Folder, file or "proposals" → finder ids.
    QHash<QString, QByteArray> m_learningHashes;
    QStringList m_folders;
};

/// What of a draft is compared.
[[nodiscard]] DuplicateText comparedText(const SectionFields &fields);

} // namespace memorydesk
