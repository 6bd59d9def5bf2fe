// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/review/proposal.h"
#include "core/sources/projectpaths.h"

#include <QHash>

namespace memorydesk {

/// Answers whether a memory with the same slug or name already says the same: equal
/// bodies after normalisation (NFKC, case, white space). Each folder is read once in the life of
/// this object. Not thread-safe.
class StoredMemories
{
public:
    StoredMemories(const FileSystem &fileSystem, const Environment &environment);

    /// In the cross-project folder or the proposal's project folder.
    [[nodiscard]] bool holds(const Proposal &proposal);

private:
    using Bodies = QMultiHash<QString, QString>; ///< Slug or name → body.
    const Bodies &bodiesOf(const QString &folder);

    const FileSystem &m_fileSystem;
    const Environment &m_environment;
    QHash<QString, Bodies> m_folders;
};

} // namespace memorydesk
