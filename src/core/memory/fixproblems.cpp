// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/memory/fixes.h"

#include "core/memory/memorychanges.h"

#include <QMap>
#include <QSet>

#include <tuple>

namespace memorydesk {

using namespace Qt::StringLiterals;

namespace {

/// The folder's files while fixes are applied one after the other.
class FolderDraft
{
public:
    explicit FolderDraft(const MemoryFolder &folder)
        : m_before(folder)
        , m_now(folder)
    {
        for (const MemoryDocument &document : folder.documents)
            m_files.insert(folder.filePath(document.fileName), document.bytes);
        if (folder.index.exists)
            m_files.insert(folder.indexPath(), folder.index.bytes);
        m_original = m_files;
    }

    bool apply(const QuickFix &fix)
    {
        if (fix.code == "rename-slug"_L1)
            return rename(fix);
        const QString path = fixTarget(fix, m_now);
        const Result<QByteArray> after = applyFix(fix, m_files.value(path), m_now);
        if (!after || *after == m_files.value(path))
            return false;
        m_files.insert(path, *after);
        return true;
    }

    [[nodiscard]] QList<Operation> operations() const
    {
        QList<Operation> result;
        for (auto it = m_files.begin(); it != m_files.end(); ++it) {
            const auto before = m_original.constFind(it.key());
            if (before == m_original.constEnd())
                result.append(Create{it.key(), it.value(), false});
            else if (*before != it.value())
                result.append(Replace{it.key(), *before, it.value()});
        }
        for (auto it = m_original.begin(); it != m_original.end(); ++it) {
            if (!m_files.contains(it.key()))
                result.append(Remove{it.key(), it.value()});
        }
        return result;
    }

private:
    bool rename(const QuickFix &fix)
    {
        readAgain();
        QString fileName;
        for (const MemoryDocument &document : std::as_const(m_now.documents)) {
            if (m_now.filePath(document.fileName) == fix.problem.path)
                fileName = document.fileName;
        }
        const Result<ChangeSet> change = renameMemory(m_now, fileName, fix.args.value(0));
        if (!change)
            return false;
        for (const Operation &operation : change->operations)
            take(operation);
        readAgain();
        return true;
    }
    void take(const Operation &operation)
    {
        if (const auto *replace = std::get_if<Replace>(&operation)) {
            m_files.insert(replace->path, replace->after);
        } else if (const auto *create = std::get_if<Create>(&operation)) {
            m_files.insert(create->path, create->bytes);
        } else if (const auto *remove = std::get_if<Remove>(&operation)) {
            m_files.remove(remove->path);
        } else if (const auto *move = std::get_if<Move>(&operation)) {
            m_files.remove(move->from);
            m_files.insert(move->to, move->bytes);
        }
    }
    void readAgain()
    {
        m_now.documents.clear();
        const qsizetype prefix = m_before.filePath({}).size();
        for (auto it = m_files.begin(); it != m_files.end(); ++it) {
            if (it.key() != m_before.indexPath())
                m_now.documents.append(
                    parseMemoryDocument(it.key(), it.value(), it.key().sliced(prefix)));
        }
        m_now.index = parseMemoryIndex(m_files.value(m_before.indexPath()), m_now.fileNames());
        m_now.index.exists = m_files.contains(m_before.indexPath());
    }

    const MemoryFolder &m_before;
    MemoryFolder m_now;
    QMap<QString, QByteArray> m_files;
    QMap<QString, QByteArray> m_original;
};

/// Edits at a place come first, from the end of a file to its start, so that no place moves before
/// its turn; then those that find their place by name; renames last.
int turn(const QuickFix &fix)
{
    static const QSet<QString> atPlace{
        u"quote-value"_s,  u"absolute-date"_s,     u"remove-character"_s,
        u"shorten-hook"_s, u"remove-index-line"_s, u"repair-target"_s,
    };
    if (atPlace.contains(fix.code))
        return 0;
    return fix.code == "rename-slug"_L1 ? 2 : 1;
}

} // namespace

Result<ChangeSet> fixProblems(const QList<QuickFix> &fixes, const MemoryFolder &folder)
{
    QList<QuickFix> ordered = fixes;
    std::stable_sort(ordered.begin(), ordered.end(), [](const QuickFix &a, const QuickFix &b) {
        const int turnA = turn(a);
        const int turnB = turn(b);
        if (turnA != turnB)
            return turnA < turnB;
        if (turnA != 0)
            return false;
        return std::tie(b.problem.path, b.problem.line, b.problem.column)
            < std::tie(a.problem.path, a.problem.line, a.problem.column);
    });
    FolderDraft draft(folder);
    int applied = 0;
    for (const QuickFix &fix : std::as_const(ordered))
        applied += draft.apply(fix) ? 1 : 0;
    if (applied == 0)
        return failure(ErrorCode::InvalidArgument, folder.root.path, u"nothing-to-fix"_s);
    return ChangeSet{
        u"fix-problems"_s, {QString::number(applied), folder.root.label}, draft.operations()};
}

} // namespace memorydesk
