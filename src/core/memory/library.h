// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/cancel.h"
#include "core/memory/checks.h"

#include <memory>

namespace memorydesk {

/// Where memory folders are looked for. Values only: discovery of projects' names is up to
/// `sources`.
struct LibraryLocations {
    QString crossProject; ///< ~/.config/maigo/memory
    QString claudeConfigFolder; ///< ~/.claude or CLAUDE_CONFIG_DIR
    QStringList repositories; ///< Real paths, for .claude/agent-memory and agent-memory-local.
    QString autoMemoryDirectory; ///< From settings; may be empty.
    QStringList added; ///< By hand.
    bool operator==(const LibraryLocations &) const = default;
};

/// Every memory root: the cross-project one (also when missing), projects/*/memory, agent memories,
/// autoMemoryDirectory, added ones; each real folder once. Blocks on the disk.
[[nodiscard]] QList<MemoryRoot> findMemoryRoots(const FileSystem &fileSystem,
                                                const LibraryLocations &locations);

/// All folders as read, with their problems. A plain value, handed from worker to window.
struct Library {
    QList<MemoryFolder> folders;
    QList<Problems> problems; ///< Per folder, same order.
};
/// Reads and checks every root; stops early (with what it has) when cancelled.
[[nodiscard]] Library loadLibrary(const FileSystem &fileSystem, const QList<MemoryRoot> &roots,
                                  const QDate &today, const CancelToken &cancel = {});

/// Full-text filter over name, description, slug and body: case-insensitive substrings, all words
/// of the query must occur; one Chinese character suffices. Immutable after construction, so it may
/// be shared between threads. `matches` answers with ids in ascending order.
class MemoryFilter
{
public:
    struct Text {
        QString name;
        QString description;
        QString slug;
        QString body;
    };
    /// Folds case once; about 60 ms per 10,000 memories, so not for the GUI thread.
    explicit MemoryFilter(const QList<Text> &texts);
    ~MemoryFilter();
    MemoryFilter(MemoryFilter &&) noexcept;
    MemoryFilter &operator=(MemoryFilter &&) noexcept;

    [[nodiscard]] QList<int> matches(const QString &query, const CancelToken &cancel = {}) const;
    [[nodiscard]] int size() const;

private:
    struct Data;
    std::unique_ptr<Data> m_data;
};

} // namespace memorydesk
