// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/library/memorylistmodel.h"

#include <QMimeData>
#include <QUrl>
#include <QtConcurrentRun>

#include <numeric>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

std::shared_ptr<const MemoryFilter> makeFilter(const Library &library)
{
    QList<MemoryFilter::Text> texts;
    for (const MemoryFolder &folder : library.folders) {
        for (const MemoryDocument &document : folder.documents)
            texts.append({document.name, document.description, document.slug, document.body});
    }
    return std::make_shared<const MemoryFilter>(texts);
}

QList<int> findMatches(const std::shared_ptr<const MemoryFilter> &filter, const QString &query,
                       const CancelToken &cancel)
{
    return filter->matches(query, cancel);
}

} // namespace

const QString &memoriesMimeType()
{
    static const QString type = u"application/x-memorydesk-memories"_s;
    return type;
}

MemoryListModel::MemoryListModel(QObject *parent)
    : QAbstractListModel(parent)
{
}

MemoryListModel::~MemoryListModel()
{
    m_cancel.cancel();
}

void MemoryListModel::setLibrary(const Library &library)
{
    beginResetModel();
    m_library = library;
    m_entries.clear();
    m_matches.clear();
    m_rows.clear();
    m_filter.reset();
    for (int folder = 0; folder < m_library.folders.size(); ++folder) {
        QHash<QString, QPair<int, int>> found; // path → count, worst severity
        for (const Problem &problem : m_library.problems.value(folder)) {
            QPair<int, int> entry = found.value(problem.path, {0, -1});
            ++entry.first;
            entry.second = std::max(entry.second, static_cast<int>(problem.severity));
            found.insert(problem.path, entry);
        }
        const QList<MemoryDocument> &documents = m_library.folders[folder].documents;
        for (int document = 0; document < documents.size(); ++document) {
            const QPair<int, int> problems = found.value(documents[document].path, {0, -1});
            m_entries.append({folder, document, problems.first, problems.second});
        }
    }
    if (m_query.isEmpty()) {
        for (int id = 0; id < m_entries.size(); ++id) {
            m_matches.append(id);
            if (inScope(m_entries[id]))
                m_rows.append(id);
        }
    }
    endResetModel();
    const int generation = ++m_libraryGeneration;
    QtConcurrent::run(makeFilter, m_library)
        .then(this, [this, generation](const std::shared_ptr<const MemoryFilter> &filter) {
            if (generation != m_libraryGeneration)
                return;
            m_filter = filter;
            if (!m_query.isEmpty())
                search();
        });
    if (m_query.isEmpty())
        Q_EMIT settled();
}

void MemoryListModel::setScope(const MemoryScope &scope)
{
    if (m_scope == scope)
        return;
    m_scope = scope;
    apply(m_matches);
}

void MemoryListModel::setQuery(const QString &query)
{
    if (m_query == query)
        return;
    m_query = query;
    search();
}

void MemoryListModel::search()
{
    m_cancel.cancel();
    m_cancel = {};
    const int generation = ++m_searchGeneration;
    if (m_query.trimmed().isEmpty()) {
        QList<int> all(m_entries.size());
        std::iota(all.begin(), all.end(), 0);
        apply(all);
        return;
    }
    if (!m_filter)
        return; // Asked again as soon as the text index is there.
    QtConcurrent::run(findMatches, m_filter, m_query, m_cancel)
        .then(this, [this, generation, library = m_libraryGeneration](const QList<int> &matches) {
            if (generation == m_searchGeneration && library == m_libraryGeneration)
                apply(matches);
        });
}

void MemoryListModel::apply(const QList<int> &matches)
{
    beginResetModel();
    m_matches = matches;
    m_rows.clear();
    for (const int id : matches) {
        if (inScope(m_entries[id]))
            m_rows.append(id);
    }
    endResetModel();
    Q_EMIT settled();
}

bool MemoryListModel::inScope(const Entry &entry) const
{
    if (!m_scope.folder.isEmpty() && m_library.folders[entry.folder].root.path != m_scope.folder)
        return false;
    if (m_scope.onlyProblems && entry.problems == 0)
        return false;
    return m_scope.type.isEmpty() || documentOf(entry).type == m_scope.type;
}

const MemoryDocument &MemoryListModel::documentOf(const Entry &entry) const
{
    return m_library.folders[entry.folder].documents[entry.document];
}

int MemoryListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant MemoryListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Entry &entry = m_entries[m_rows[index.row()]];
    const MemoryDocument &document = documentOf(entry);
    const MemoryRoot &root = m_library.folders[entry.folder].root;
    switch (role) {
    case NameRole:
        return document.name.isEmpty() ? document.fileName : document.name;
    case Qt::ToolTipRole:
        return document.path;
    case Qt::AccessibleTextRole:
        return u"%1, %2, %3"_s.arg(document.name, document.type, document.description);
    case DescriptionRole:
        return document.description;
    case TypeRole:
        return document.type;
    case FolderLabelRole:
        return root.kind == RootKind::CrossProject ? tr("Cross-project") : root.label;
    case PathRole:
        return document.path;
    case FileNameRole:
        return document.fileName;
    case FolderRole:
        return root.path;
    case ProblemCountRole:
        return entry.problems;
    case SeverityRole:
        return entry.severity;
    default:
        return {};
    }
}

Qt::ItemFlags MemoryListModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags usual = QAbstractListModel::flags(index);
    return index.isValid() ? usual | Qt::ItemIsDragEnabled : usual;
}

QStringList MemoryListModel::mimeTypes() const
{
    return {memoriesMimeType(), u"text/uri-list"_s, u"text/markdown"_s, u"text/plain"_s};
}

Qt::DropActions MemoryListModel::supportedDragActions() const
{
    return Qt::CopyAction | Qt::MoveAction;
}

QMimeData *MemoryListModel::mimeData(const QModelIndexList &indexes) const
{
    auto *mime = new QMimeData;
    QList<QUrl> urls;
    QByteArray texts;
    QStringList names;
    QString folder;
    for (const QModelIndex &index : indexes) {
        const Entry &entry = m_entries[m_rows[index.row()]];
        const MemoryDocument &document = documentOf(entry);
        urls.append(QUrl::fromLocalFile(document.path));
        texts += document.bytes;
        const QString path = m_library.folders[entry.folder].root.path;
        // Memories of several folders drag out as files, but not between scopes in one go.
        if (folder.isEmpty() || folder == path) {
            folder = path;
            names.append(document.fileName);
        }
    }
    mime->setUrls(urls);
    mime->setText(QString::fromUtf8(texts));
    mime->setData(u"text/markdown"_s, texts);
    if (names.size() == indexes.size())
        mime->setData(memoriesMimeType(), (QStringList{folder} + names).join(QChar::Null).toUtf8());
    return mime;
}

int MemoryListModel::rowOf(const QString &path) const
{
    for (int row = 0; row < m_rows.size(); ++row) {
        if (documentOf(m_entries[m_rows[row]]).path == path)
            return row;
    }
    return -1;
}

} // namespace memorydesk
