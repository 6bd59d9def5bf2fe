// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/common/changepreviewdialog.h"
#include "gui/common/errortext.h"
#include "gui/common/fixtext.h"
#include "gui/common/librarysource.h"
#include "gui/common/markdowneditor.h"
#include "gui/common/noticebar.h"
#include "gui/library/frontmatterform.h"
#include "gui/library/memorypane.h"
#include "gui/library/problemlist.h"

#include <QFileInfo>
#include <QLabel>
#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace memorydesk {

/// What the background says about the text as it stands in the editor.
struct MemoryPane::Check {
    MemoryFolder folder; ///< With the document as typed.
    MemoryDocument document;
    Problems problems;
    QStringList backlinks; ///< File names that link here.
};

namespace {

bool linksTo(const MemoryDocument &from, const MemoryDocument &to)
{
    return from.fileName != to.fileName
        && (from.body.contains(u"[[%1]]"_s.arg(to.slug))
            || from.body.contains(u"](%1)"_s.arg(to.fileName))
            || from.body.contains(u"[[%1]]"_s.arg(QFileInfo(to.fileName).completeBaseName())));
}

} // namespace

MemoryPane::Check MemoryPane::check(const MemoryFolder &folder, const QString &fileName,
                                    const QByteArray &bytes, const QDate &today)
{
    Check found;
    found.folder = folder;
    if (fileName == u"MEMORY.md"_s) {
        found.folder.index = parseMemoryIndex(bytes, folder.fileNames());
        found.problems = checkIndex(found.folder);
        // Missing files are findings of the folder, not of a place in this text.
        found.problems.removeIf(
            [&](const Problem &problem) { return problem.path != found.folder.indexPath(); });
        return found;
    }
    found.document = parseMemoryDocument(folder.filePath(fileName), bytes, fileName);
    for (MemoryDocument &document : found.folder.documents) {
        if (document.fileName == fileName)
            document = found.document;
        else if (linksTo(document, found.document))
            found.backlinks.append(document.fileName);
    }
    CheckContext context;
    context.convention = folder.convention;
    context.today = today;
    context.pathExists = [](const QString &path) { return QFileInfo::exists(path); };
    found.problems = checkDocument(found.document, context);
    return found;
}

void MemoryPane::startCheck()
{
    const MemoryFolder *folder = m_source.folder(m_folder);
    if (folder == nullptr)
        return;
    const int generation = ++m_generation;
    QtConcurrent::run(&MemoryPane::check, *folder, m_fileName, m_editor->bytes(), m_source.today())
        .then(this, [this, generation](const Check &found) {
            if (generation == m_generation)
                showCheck(found);
        });
}

void MemoryPane::showCheck(const Check &found)
{
    QList<EditorMark> marks;
    for (const Problem &problem : found.problems)
        marks.append({problem, problemText(problem)});
    m_editor->setMarks(marks);
    m_problems->setProblems(found.problems, found.folder, m_source.today());
    if (!isIndex())
        m_form->setDocument(found.document);
    QStringList links;
    for (const QString &fileName : found.backlinks)
        links.append(u"<a href=\"%1\">%1</a>"_s.arg(fileName.toHtmlEscaped()));
    m_links->setText(links.isEmpty() ? QString() : tr("Linked from: %1").arg(links.join(u", "_s)));
    m_links->setVisible(!links.isEmpty());
}

void MemoryPane::applyQuickFix(const QuickFix &fix)
{
    if (fix.code == u"rename-slug"_s) {
        Q_EMIT renameRequested(m_folder, m_fileName);
        return;
    }
    const QByteArray before = m_editor->bytes();
    const std::optional<MemoryFolder> folder = folderWith(before);
    if (!folder)
        return;
    const Result<QByteArray> after = applyFix(fix, before, *folder);
    if (!after) {
        m_notice.say(NoticeBar::Kind::Warning, errorText(after.error()));
        return;
    }
    auto *dialog = new ChangePreviewDialog(
        fixText(fix), tr("Apply"), {FileChange{m_path, true, true, before, *after, 1}}, this);
    connect(dialog, &QDialog::accepted, this, [this, before, after = *after] {
        // Typed into meanwhile: the fix was worked out for other text.
        if (m_editor->bytes() == before)
            m_editor->replaceBytes(after);
    });
    dialog->open();
}

} // namespace memorydesk
