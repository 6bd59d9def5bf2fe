// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/fixes.h"
#include "gui/common/workspace.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QToolButton;

namespace memorydesk {

class ChangeRunner;
class ConflictBar;
class DiffView;
class FindBar;
class FrontmatterForm;
class LibrarySource;
class MarkdownEditor;
class MarkdownPreview;
class NoticeBar;
class ProblemList;

/// One memory (or a folder's MEMORY.md) being read and edited: frontmatter form and source on one
/// document, preview, findings as one types, saving along the write road, and the bar for changes
/// from outside. GUI thread; checks run in the background.
class MemoryPane : public QWidget
{
    Q_OBJECT
public:
    enum class View { Source, Preview, Differences };

    MemoryPane(Workspace &workspace, LibrarySource &source, ChangeRunner &runner, NoticeBar &notice,
               QWidget *parent = nullptr);
    ~MemoryPane() override;

    /// Shows a file of a folder as last read. Text that is not saved must be dealt with before
    /// (`isDirty`).
    void openFile(const QString &folder, const QString &fileName);
    void closeFile();
    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] const QString &folder() const { return m_folder; }
    [[nodiscard]] const QString &fileName() const { return m_fileName; }
    /// The text differs from what it was loaded from, or is being composed.
    [[nodiscard]] bool isDirty() const;
    void save();
    void setView(View view);
    [[nodiscard]] View view() const { return m_view; }
    void togglePreview();
    void focusEditor();
    void goTo(int line, int column);
    [[nodiscard]] MarkdownEditor *editor() const { return m_editor; }
    [[nodiscard]] ConflictBar *conflictBar() const { return m_conflict; }

    // The ways out of a conflict, also buttons of the bar.
    void viewDifferences();
    void mergeDisk();
    void useDisk();
    void keepMine();
    void saveCopy();

    /// The folder was read again: compares what is there with what is being edited.
    void compareWithDisk();

Q_SIGNALS:
    void dirtyChanged();
    void saved();
    void renameRequested(const QString &folder, const QString &fileName);
    /// A `[[slug]]` or relative link was followed.
    void memoryRequested(const QString &folder, const QString &target);
    void addressRequested(const QString &address);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Check;
    static Check check(const MemoryFolder &folder, const QString &fileName, const QByteArray &bytes,
                       const QDate &today);

    void build();
    void connectParts();
    void retranslate();
    void refreshHead();
    void onBytesChanged();
    void startCheck();
    void showCheck(const Check &found);
    void applyValue(const QStringList &keyPath, const QString &value);
    void applyQuickFix(const QuickFix &fix);
    void noticeDisk(const std::optional<QByteArray> &disk);
    void adopt(const QByteArray &disk);
    void readDisk();
    [[nodiscard]] bool isIndex() const;
    /// The folder with the document as it was loaded, so that a change expects exactly that.
    [[nodiscard]] std::optional<MemoryFolder> folderWith(const QByteArray &bytes) const;
    [[nodiscard]] QStringList backlinks() const;

    Workspace &m_workspace;
    LibrarySource &m_source;
    ChangeRunner &m_runner;
    NoticeBar &m_notice;
    QString m_folder;
    QString m_fileName;
    QString m_path;
    QByteArray m_base; ///< Bytes the text was loaded from; what a save expects on disk.
    bool m_onDisk = false; ///< `m_base` stood on disk when last seen.
    std::optional<QByteArray> m_disk; ///< Other bytes seen on disk; nothing = deleted.
    QByteArray m_saving; ///< Bytes on their way to the disk.
    View m_view = View::Source;
    QTimer m_checkTimer;
    int m_generation = 0;
    bool m_dirty = false;

    QLabel *m_title;
    QLabel *m_place;
    QPushButton *m_saveButton;
    QToolButton *m_previewButton;
    ConflictBar *m_conflict;
    FrontmatterForm *m_form;
    QStackedWidget *m_views;
    MarkdownEditor *m_editor;
    FindBar *m_find;
    MarkdownPreview *m_preview;
    DiffView *m_differences;
    QSplitter *m_splitter;
    ProblemList *m_problems;
    QLabel *m_links;
};

} // namespace memorydesk
