// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/memorychanges.h"
#include "core/text/textdiff.h"
#include "gui/common/changerunner.h"
#include "gui/common/conflictbar.h"
#include "gui/common/diffview.h"
#include "gui/common/errortext.h"
#include "gui/common/librarysource.h"
#include "gui/common/markdowneditor.h"
#include "gui/common/noticebar.h"
#include "gui/common/userprompt.h"
#include "gui/library/memorypane.h"

#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

/// `stem-copy.md`, `stem-copy-2.md`, …: the first name that is free.
QString copyName(const QString &fileName, const QStringList &taken)
{
    const QString stem = fileName.chopped(3);
    QString name = u"%1-copy.md"_s.arg(stem);
    for (int number = 2; taken.contains(name, Qt::CaseInsensitive); ++number)
        name = u"%1-copy-%2.md"_s.arg(stem, QString::number(number));
    return name;
}

} // namespace

void MemoryPane::compareWithDisk()
{
    if (m_path.isEmpty())
        return;
    const MemoryFolder *folder = m_source.folder(m_folder);
    if (folder == nullptr) {
        noticeDisk(std::nullopt);
    } else if (isIndex()) {
        noticeDisk(folder->index.exists ? std::optional(folder->index.bytes) : std::nullopt);
    } else {
        const MemoryDocument *document = folder->find(m_fileName);
        noticeDisk(document != nullptr ? std::optional(document->bytes) : std::nullopt);
    }
}

void MemoryPane::readDisk()
{
    QtConcurrent::run([&fileSystem = m_workspace.fileSystem, path = m_path] {
        return fileSystem.read(path);
    }).then(this, [this, path = m_path](const Result<QByteArray> &bytes) {
        if (path != m_path)
            return;
        if (bytes)
            noticeDisk(*bytes);
        else if (bytes.error().code == ErrorCode::NotFound)
            noticeDisk(std::nullopt);
        else
            m_notice.say(NoticeBar::Kind::Danger, errorText(bytes.error()));
    });
}

void MemoryPane::noticeDisk(const std::optional<QByteArray> &disk)
{
    m_disk = disk;
    if (!disk) {
        if (!m_onDisk)
            return; // Known already, or never written.
        m_onDisk = false;
        m_conflict->show({OutsideChange::Kind::Deleted,
                          m_workspace.clock.now().toLocalTime().time(), 0, 0, false});
        return;
    }
    const QByteArray mine = m_editor->bytes();
    const bool known = m_onDisk && *disk == m_base;
    const bool own = *disk == mine || (!m_saving.isNull() && *disk == m_saving);
    if (known || own) {
        adopt(*disk);
        return;
    }
    const bool untouched = mine == m_base && !m_editor->isComposing();
    if (untouched) {
        adopt(*disk);
        m_editor->replaceBytes(*disk);
        return;
    }
    const DiffRows rows = diffRows(m_base, *disk, 0);
    const Result<MergeResult> merged = mergeThreeWay(m_base, mine, *disk);
    m_conflict->show({OutsideChange::Kind::Changed, m_workspace.clock.now().toLocalTime().time(),
                      rows.added, rows.removed, merged && merged->conflicts == 0});
}

// From here on these bytes are what the text is compared with and what a save expects.
void MemoryPane::adopt(const QByteArray &disk)
{
    m_base = disk;
    m_onDisk = true;
    m_disk.reset();
    m_saving.clear();
    m_conflict->show({});
    if (m_view == View::Differences)
        setView(View::Source);
    onBytesChanged();
}

void MemoryPane::viewDifferences()
{
    if (!m_disk)
        return;
    m_differences->setContents(*m_disk, m_editor->bytes());
    m_differences->setMode(DiffView::Mode::SideBySide);
    setView(m_view == View::Differences ? View::Source : View::Differences);
}

void MemoryPane::mergeDisk()
{
    if (!m_disk)
        return;
    const QByteArray disk = *m_disk;
    const Result<MergeResult> merged = mergeThreeWay(m_base, m_editor->bytes(), disk);
    if (!merged) {
        m_notice.say(NoticeBar::Kind::Danger, errorText(merged.error()));
        return;
    }
    adopt(disk);
    m_editor->replaceBytes(merged->bytes);
    if (merged->conflicts > 0)
        m_notice.say(NoticeBar::Kind::Warning,
                     tr("%n place(s) changed on both sides. Both versions stand between the marks.",
                        nullptr, merged->conflicts));
    else
        m_notice.say(NoticeBar::Kind::Result, tr("Both changes are in your text. Save writes it."));
}

void MemoryPane::useDisk()
{
    if (!m_disk) {
        closeFile();
        return;
    }
    const QByteArray disk = *m_disk;
    adopt(disk);
    // One step that can be taken back: what was typed is not lost.
    m_editor->replaceBytes(disk);
}

void MemoryPane::keepMine()
{
    if (m_disk) {
        adopt(*m_disk);
        m_notice.say(NoticeBar::Kind::Result,
                     tr("Your text stays. Save puts it in place of the version on disk."));
        return;
    }
    m_conflict->show({});
    m_base.clear();
    onBytesChanged();
    save();
}

void MemoryPane::saveCopy()
{
    const MemoryFolder *folder = m_source.folder(m_folder);
    if (folder == nullptr)
        return;
    const QString name = copyName(m_fileName, folder->fileNames());
    const QByteArray bytes = m_editor->bytes();
    m_runner.run(
        [folder = *folder, name, bytes, index = isIndex()]() -> Result<ChangeSet> {
            if (index)
                return ChangeSet{u"copy-memory"_s, {name}, {Create{folder.filePath(name), bytes}}};
            return importMemory(folder, name, bytes);
        },
        ChangeRunner::Show::AtOnce);
}

} // namespace memorydesk
