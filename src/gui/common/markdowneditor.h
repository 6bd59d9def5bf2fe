// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"

#include <QPlainTextEdit>

#include <memory>

namespace KSyntaxHighlighting {
class SyntaxHighlighter;
}

namespace memorydesk {

/// A finding shown in the text: squiggle, mark in the margin, and `text` (translated) as tooltip.
struct EditorMark {
    Problem problem;
    QString text;
};

/// Editor for Markdown with YAML frontmatter. What goes in as bytes comes out as bytes: line
/// endings per line, BOM, missing final newline, no-break spaces and line separators survive.
/// Text that an input method is still composing is never part of `bytes`. GUI thread.
class MarkdownEditor : public QPlainTextEdit
{
    Q_OBJECT
public:
    explicit MarkdownEditor(QWidget *parent = nullptr);
    ~MarkdownEditor() override;

    /// A new document: clears undo, marks and the modified flag. Bytes that a text widget cannot
    /// hold without loss are shown read-only (`isFaithful` is false then).
    void setBytes(const QByteArray &bytes);
    [[nodiscard]] QByteArray bytes() const;
    /// The same document with other bytes, as one undoable step over the smallest range that
    /// differs; cursor and scroll position stay.
    void replaceBytes(const QByteArray &bytes);
    [[nodiscard]] bool isFaithful() const { return m_faithful; }
    /// Read-only by the owner's will; documents that are not faithful stay so anyway.
    void setLocked(bool locked);

    void setMarks(const QList<EditorMark> &marks);
    [[nodiscard]] const QList<EditorMark> &marks() const { return m_marks; }
    /// Cursor to a place as Problem counts it (1-based line, column in code points).
    void goTo(int line, int column);
    /// Place of the cursor in the same counting.
    [[nodiscard]] QPair<int, int> place() const;

    /// Highlights every occurrence; an empty text clears them. Returns how many there are.
    int setSearch(const QString &text, Qt::CaseSensitivity sensitivity);
    /// Selects the next (or previous) occurrence, around the end if need be.
    bool findNext(bool backward = false);
    /// Replaces the selected occurrence and selects the next one.
    void replaceCurrent(const QString &replacement);
    /// Replaces all occurrences as one undoable step; returns how many.
    int replaceAll(const QString &replacement);

    /// True while an input method has text that is not committed.
    [[nodiscard]] bool isComposing() const { return m_composing; }
    /// Asks the input method to commit what is being composed.
    void commitComposition();

    void setZoom(int points); ///< Difference to the program's code font, −6 … 24.
    [[nodiscard]] int zoom() const { return m_zoom; }

Q_SIGNALS:
    void bytesChanged(); ///< By typing, undo, redo or `replaceBytes`.
    void searchRequested(); ///< Ctrl+F or Ctrl+H inside the editor.

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void inputMethodEvent(QInputMethodEvent *event) override;
    [[nodiscard]] QMimeData *createMimeDataFromSelection() const override;

private:
    class Margin;
    friend class Margin;

    void checkFaithful();
    void updateSelections();
    void updateMargin();
    void applyTheme();
    void applyFont();
    void paintMargin(QPaintEvent *event);
    [[nodiscard]] int marginWidth() const;
    [[nodiscard]] QTextCursor cursorFor(const Problem &problem) const;
    [[nodiscard]] int positionOf(int line, int column) const;
    [[nodiscard]] const EditorMark *markAt(int position) const;
    [[nodiscard]] QList<QTextCursor> occurrences() const;

    std::unique_ptr<KSyntaxHighlighting::SyntaxHighlighter> m_highlighter;
    Margin *m_margin;
    QByteArray m_original; ///< What the text was loaded from: keeps endings and invalid bytes.
    QString m_loadedText; ///< Raw text right after loading.
    QList<EditorMark> m_marks;
    QString m_search;
    Qt::CaseSensitivity m_searchSensitivity = Qt::CaseInsensitive;
    bool m_faithful = true;
    bool m_locked = false;
    bool m_loading = false;
    bool m_composing = false;
    int m_zoom = 0;
};

} // namespace memorydesk
