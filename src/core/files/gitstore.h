// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/files/changeset.h"

#include <QByteArray>
#include <QDateTime>

#include <memory>
#include <optional>

namespace memorydesk {

/// Thin cover over libgit2 for a bare repository with one branch whose trees hold
/// `files/ABSOLUTE/PATH` and `report.json`. The only user of libgit2's object calls in this room.
class GitStore
{
public:
    struct Commit {
        QByteArray id; ///< Hex.
        QByteArray parent; ///< Hex; empty for the first.
        QByteArray message;
        QDateTime when;
    };
    /// A file's content in the next tree; empty content = not there.
    struct Entry {
        QString path;
        std::optional<QByteArray> bytes;
    };

    [[nodiscard]] static Result<std::unique_ptr<GitStore>> open(const QString &path);
    ~GitStore();
    GitStore(const GitStore &) = delete;
    GitStore &operator=(const GitStore &) = delete;

    /// Adds a commit on top: the last tree with these entries changed, and the report beside them.
    /// In memory only, until `publish`.
    [[nodiscard]] Result<QByteArray> commit(const QList<Entry> &entries, const QByteArray &report,
                                            const QByteArray &message, const QDateTime &when);
    /// Writes all commits since the last time, durable, then moves the branch. On an error they are
    /// forgotten.
    [[nodiscard]] Result<void> publish();
    /// Hex of the newest commit, published or not; empty in a new repository.
    [[nodiscard]] QByteArray head() const;
    [[nodiscard]] Result<Commit> read(const QByteArray &commit) const;
    /// Content of a file as of a commit; nothing when it is not in the tree.
    [[nodiscard]] Result<std::optional<QByteArray>> file(const QByteArray &commit,
                                                         const QString &path) const;
    [[nodiscard]] Result<QByteArray> report(const QByteArray &commit) const;

    /// Object name that content has or would have, without storing it. Hex.
    [[nodiscard]] static QByteArray nameOf(const QByteArray &bytes);
    [[nodiscard]] Result<QByteArray> blob(const QByteArray &name) const;

private:
    struct Private;
    explicit GitStore(std::unique_ptr<Private> data);
    [[nodiscard]] Result<std::optional<QByteArray>> treeEntry(const QByteArray &commit,
                                                              const QByteArray &path) const;
    std::unique_ptr<Private> d;
};

} // namespace memorydesk
