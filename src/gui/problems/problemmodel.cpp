// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/problems/problemmodel.h"

#include "core/memory/fixes.h"
#include "gui/common/errortext.h"
#include "gui/common/fixtext.h"
#include "gui/common/icons.h"
#include "gui/common/theme.h"

#include <QGuiApplication>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

QIcon severityIcon(Severity severity)
{
    const QPalette palette = QGuiApplication::palette();
    const Theme &theme = themeOf(palette);
    switch (severity) {
    case Severity::Error:
        return drawnIcon(u"error"_s, theme.danger);
    case Severity::Warning:
        return drawnIcon(u"warning"_s, theme.warning);
    case Severity::Hint:
        return drawnIcon(u"hint"_s, theme.muted);
    }
    return {};
}

} // namespace

QString ProblemModel::keyOf(const Problem &problem)
{
    return (QStringList{problem.code, problem.path} + problem.args).join(u'\n');
}

void ProblemModel::setLibrary(const Library &library, const QSet<QString> &dismissed)
{
    m_library = library;
    m_rows.clear();
    for (qsizetype i = 0; i < library.folders.size(); ++i) {
        const MemoryRoot &root = library.folders[i].root;
        const QString label =
            root.kind == RootKind::CrossProject ? tr("Cross-project") : root.label;
        for (const Problem &problem : library.problems.value(i))
            m_rows.append({problem, root.path, label, dismissed.contains(keyOf(problem))});
    }
    std::stable_sort(m_rows.begin(), m_rows.end(), [](const Row &left, const Row &right) {
        return left.problem.severity > right.problem.severity;
    });
    filter();
}

void ProblemModel::setDismissed(const QSet<QString> &dismissed)
{
    for (Row &row : m_rows)
        row.dismissed = dismissed.contains(keyOf(row.problem));
    filter();
}

void ProblemModel::setScope(const ProblemScope &scope)
{
    if (m_scope == scope)
        return;
    m_scope = scope;
    filter();
}

void ProblemModel::retranslate()
{
    filter();
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

void ProblemModel::filter()
{
    beginResetModel();
    m_shown.clear();
    for (const Row &row : std::as_const(m_rows)) {
        const bool hidden = (row.dismissed && !m_scope.withDismissed)
            || (m_scope.severity >= 0 && static_cast<int>(row.problem.severity) != m_scope.severity)
            || (!m_scope.code.isEmpty() && row.problem.code != m_scope.code);
        const QString text = m_scope.text;
        if (!hidden
            && (text.isEmpty() || problemText(row.problem).contains(text, Qt::CaseInsensitive)
                || row.label.contains(text, Qt::CaseInsensitive)
                || row.problem.path.contains(text, Qt::CaseInsensitive)))
            m_shown.append(row);
    }
    endResetModel();
}

QStringList ProblemModel::codes() const
{
    QSet<QString> found;
    for (const Row &row : m_rows)
        found.insert(row.problem.code);
    QStringList sorted(found.begin(), found.end());
    sorted.sort();
    return sorted;
}

int ProblemModel::openCount() const
{
    return static_cast<int>(
        std::count_if(m_rows.begin(), m_rows.end(), [](const Row &row) { return !row.dismissed; }));
}

int ProblemModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int ProblemModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString ProblemModel::fixColumnText(const Row &row) const
{
    for (const MemoryFolder &folder : m_library.folders) {
        if (folder.root.path != row.folder)
            continue;
        const QList<QuickFix> fixes = fixesFor(row.problem, folder, QDate::currentDate());
        return fixes.isEmpty() ? QString() : fixText(fixes.first());
    }
    return {};
}

QVariant ProblemModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_shown[index.row()];
    const QString fileName = row.problem.path.sliced(row.problem.path.lastIndexOf(u'/') + 1);
    if (role == Qt::DecorationRole && index.column() == ProblemColumn)
        return severityIcon(row.problem.severity);
    if (role == Qt::ToolTipRole)
        return u"%1\n%2"_s.arg(row.problem.path, row.problem.code);
    if (role == Qt::ForegroundRole && row.dismissed)
        return QGuiApplication::palette().color(QPalette::PlaceholderText);
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case ProblemColumn:
        return problemText(row.problem);
    case ProjectColumn:
        return row.label;
    case PlaceColumn:
        return row.problem.line > 0 ? u"%1:%2"_s.arg(fileName, QString::number(row.problem.line))
                                    : fileName;
    case FixColumn:
        return fixColumnText(row);
    default:
        return {};
    }
}

QVariant ProblemModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case ProblemColumn:
        return tr("Problem");
    case ProjectColumn:
        return tr("Project");
    case PlaceColumn:
        return tr("Place");
    case FixColumn:
        return tr("Fix");
    default:
        return {};
    }
}

} // namespace memorydesk
