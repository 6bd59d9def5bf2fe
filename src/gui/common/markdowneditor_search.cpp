// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/common/markdowneditor.h"

#include <QTextBlock>

namespace memorydesk {

namespace {

// More than this many marked places help nobody and cost time at every move of the cursor.
constexpr int mostOccurrences = 2000;

} // namespace

// The raw text is searched, not QTextDocument::find, whose patterns take U+00A0 for a blank.
QList<QTextCursor> MarkdownEditor::occurrences() const
{
    QList<QTextCursor> found;
    if (m_search.isEmpty())
        return found;
    const QString text = document()->toRawText();
    qsizetype at = text.indexOf(m_search, 0, m_searchSensitivity);
    while (at >= 0 && found.size() < mostOccurrences) {
        QTextCursor cursor(document());
        cursor.setPosition(static_cast<int>(at));
        cursor.setPosition(static_cast<int>(at + m_search.size()), QTextCursor::KeepAnchor);
        found.append(cursor);
        at = text.indexOf(m_search, at + m_search.size(), m_searchSensitivity);
    }
    return found;
}

int MarkdownEditor::setSearch(const QString &text, Qt::CaseSensitivity sensitivity)
{
    m_search = text;
    m_searchSensitivity = sensitivity;
    updateSelections();
    return static_cast<int>(occurrences().size());
}

bool MarkdownEditor::findNext(bool backward)
{
    const QList<QTextCursor> found = occurrences();
    if (found.isEmpty())
        return false;
    const QTextCursor current = textCursor();
    qsizetype chosen = backward ? found.size() - 1 : 0;
    for (qsizetype i = 0; i < found.size(); ++i) {
        const bool after = found[i].selectionStart() >= current.selectionEnd();
        const bool before = found[i].selectionEnd() <= current.selectionStart();
        if (!backward && after) {
            chosen = i;
            break;
        }
        if (backward && before)
            chosen = i;
    }
    setTextCursor(found[chosen]);
    ensureCursorVisible();
    return true;
}

void MarkdownEditor::replaceCurrent(const QString &replacement)
{
    QTextCursor cursor = textCursor();
    if (!isReadOnly() && !m_search.isEmpty()
        && cursor.selectedText().compare(m_search, m_searchSensitivity) == 0) {
        cursor.insertText(replacement);
        setTextCursor(cursor);
    }
    findNext();
}

int MarkdownEditor::replaceAll(const QString &replacement)
{
    if (isReadOnly())
        return 0;
    QList<QTextCursor> found = occurrences();
    QTextCursor step(document());
    step.beginEditBlock();
    for (QTextCursor &cursor : found)
        cursor.insertText(replacement);
    step.endEditBlock();
    return static_cast<int>(found.size());
}

} // namespace memorydesk
