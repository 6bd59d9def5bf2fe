// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/library.h"

#include <QAbstractListModel>

#include <memory>

namespace memorydesk {

/// What narrows the list down, besides the text.
struct MemoryScope {
    QString folder; ///< Path; empty = every folder.
    QString type; ///< Empty = every type.
    bool onlyProblems = false;
    bool operator==(const MemoryScope &) const = default;
};

/// Memories that match scope and filter, in the order of folders and file names. Full-text search
/// runs in the background; the rows of an older question are never shown for a newer one. GUI
/// thread.
class MemoryListModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role {
        NameRole = Qt::DisplayRole,
        DescriptionRole = Qt::UserRole + 1,
        TypeRole,
        FolderLabelRole,
        PathRole,
        FileNameRole,
        FolderRole,
        ProblemCountRole,
        SeverityRole, ///< Worst finding as int of Severity; −1 without findings.
    };
    explicit MemoryListModel(QObject *parent = nullptr);
    ~MemoryListModel() override;

    /// Takes a copy (shared data); the text index is made in the background.
    void setLibrary(const Library &library);
    void setScope(const MemoryScope &scope);
    [[nodiscard]] const MemoryScope &scope() const { return m_scope; }
    void setQuery(const QString &query);
    [[nodiscard]] const QString &query() const { return m_query; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData *mimeData(const QModelIndexList &indexes) const override;
    [[nodiscard]] Qt::DropActions supportedDragActions() const override;
    /// Row of a path, −1 when it is not shown.
    [[nodiscard]] int rowOf(const QString &path) const;

Q_SIGNALS:
    /// The rows belong to the current query and scope.
    void settled();

private:
    struct Entry {
        int folder = 0;
        int document = 0;
        int problems = 0;
        int severity = -1;
    };
    void search();
    void apply(const QList<int> &matches);
    [[nodiscard]] bool inScope(const Entry &entry) const;
    [[nodiscard]] const MemoryDocument &documentOf(const Entry &entry) const;

    Library m_library;
    QList<Entry> m_entries; ///< Every memory; positions are the ids of the text index.
    QList<int> m_matches; ///< Ids that match the query.
    QList<int> m_rows; ///< Ids shown.
    std::shared_ptr<const MemoryFilter> m_filter; ///< Shared with running searches.
    MemoryScope m_scope;
    QString m_query;
    CancelToken m_cancel;
    int m_libraryGeneration = 0;
    int m_searchGeneration = 0;
};

/// Drag format inside the window: folder path and file names, separated by NUL.
[[nodiscard]] const QString &memoriesMimeType();

} // namespace memorydesk
