// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/common/markdowneditor.h"

#include "core/text/documentbytes.h"
#include "gui/common/syntaxcolors.h"
#include "gui/common/theme.h"

#include <KSyntaxHighlighting/SyntaxHighlighter>

#include <QGuiApplication>
#include <QHelpEvent>
#include <QInputMethod>
#include <QMimeData>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>
#include <QToolTip>
#include <QWheelEvent>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

constexpr int smallestZoom = -6;
constexpr int largestZoom = 24;

QColor severityColor(Severity severity, const Theme &theme)
{
    switch (severity) {
    case Severity::Error:
        return theme.danger;
    case Severity::Warning:
        return theme.warning;
    case Severity::Hint:
        return theme.project;
    }
    return theme.warning;
}

} // namespace

/// Line numbers and marks left of the text.
class MarkdownEditor::Margin : public QWidget
{
public:
    explicit Margin(MarkdownEditor *editor)
        : QWidget(editor)
        , m_editor(editor)
    {
    }
    [[nodiscard]] QSize sizeHint() const override { return {m_editor->marginWidth(), 0}; }

protected:
    void paintEvent(QPaintEvent *event) override { m_editor->paintMargin(event); }

private:
    MarkdownEditor *m_editor;
};

MarkdownEditor::MarkdownEditor(QWidget *parent)
    : QPlainTextEdit(parent)
    , m_highlighter(std::make_unique<KSyntaxHighlighting::SyntaxHighlighter>(document()))
    , m_margin(new Margin(this))
{
    setLineWrapMode(QPlainTextEdit::WidgetWidth);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setTabChangesFocus(false);
    setFrameShape(QFrame::NoFrame);
    setProperty("panel", u"text"_s);
    m_highlighter->setDefinition(markdownDefinition());
    applyFont();
    applyTheme();
    connect(this, &QPlainTextEdit::blockCountChanged, this, &MarkdownEditor::updateMargin);
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect &area, int scrolled) {
        if (scrolled != 0)
            m_margin->scroll(0, scrolled);
        else
            m_margin->update(0, area.y(), m_margin->width(), area.height());
    });
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, &MarkdownEditor::updateSelections);
    connect(document(), &QTextDocument::contentsChange, this, [this](int, int removed, int added) {
        if (!m_loading && (removed != 0 || added != 0))
            Q_EMIT bytesChanged();
    });
    updateMargin();
}

MarkdownEditor::~MarkdownEditor()
{
    // The highlighter takes its formats off the document, which is no change for anybody.
    document()->disconnect(this);
    m_highlighter.reset();
}

void MarkdownEditor::setBytes(const QByteArray &bytes)
{
    m_loading = true;
    m_original = bytes;
    m_marks.clear();
    setPlainText(editorText(bytes));
    m_loadedText = document()->toRawText();
    checkFaithful();
    document()->setModified(false);
    m_loading = false;
    updateSelections();
}

// A lone CR or U+2029 becomes the end of a block: then the text alone cannot say what it was.
void MarkdownEditor::checkFaithful()
{
    m_faithful = !m_original.contains("\xE2\x80\xA9")
        && applyEditorText(m_original, m_loadedText) == m_original;
    setReadOnly(m_locked || !m_faithful);
}

QByteArray MarkdownEditor::bytes() const
{
    const QString text = document()->toRawText();
    // Also keeps a document apart that is shown with loss: unchanged text is unchanged bytes.
    return text == m_loadedText ? m_original : applyEditorText(m_original, text);
}

void MarkdownEditor::replaceBytes(const QByteArray &bytes)
{
    QString before = document()->toRawText();
    before.replace(QChar::ParagraphSeparator, u'\n');
    const QString after = editorText(bytes);
    const qsizetype shortest = std::min(before.size(), after.size());
    qsizetype head = 0;
    while (head < shortest && before[head] == after[head])
        ++head;
    if (head > 0 && before[head - 1].isHighSurrogate())
        --head;
    qsizetype tail = 0;
    while (tail < shortest - head
           && before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
        ++tail;
    if (tail > 0 && before[before.size() - tail].isLowSurrogate())
        --tail;

    const int scrolled = verticalScrollBar()->value();
    m_loading = true;
    if (head + tail < before.size() || head + tail < after.size()) {
        QTextCursor edit(document());
        edit.setPosition(static_cast<int>(head));
        edit.setPosition(static_cast<int>(before.size() - tail), QTextCursor::KeepAnchor);
        edit.insertText(after.sliced(head, after.size() - tail - head));
    }
    m_original = bytes;
    m_loadedText = document()->toRawText();
    checkFaithful();
    m_loading = false;
    verticalScrollBar()->setValue(scrolled);
    Q_EMIT bytesChanged();
}

void MarkdownEditor::setLocked(bool locked)
{
    m_locked = locked;
    setReadOnly(m_locked || !m_faithful);
}

void MarkdownEditor::setMarks(const QList<EditorMark> &marks)
{
    m_marks = marks;
    updateSelections();
    m_margin->update();
}

int MarkdownEditor::positionOf(int line, int column) const
{
    const QTextBlock block = document()->findBlockByNumber(std::max(line, 1) - 1);
    if (!block.isValid())
        return document()->characterCount() - 1;
    const QString text = block.text();
    qsizetype unit = 0;
    for (int point = 1; point < column && unit < text.size(); ++point)
        unit += text[unit].isHighSurrogate() && unit + 1 < text.size() ? 2 : 1;
    return block.position() + static_cast<int>(unit);
}

void MarkdownEditor::goTo(int line, int column)
{
    QTextCursor cursor(document());
    cursor.setPosition(positionOf(line, column));
    setTextCursor(cursor);
    centerCursor();
}

QPair<int, int> MarkdownEditor::place() const
{
    const QTextCursor cursor = textCursor();
    const QString before = cursor.block().text().first(cursor.positionInBlock());
    return {cursor.blockNumber() + 1, static_cast<int>(before.toUcs4().size()) + 1};
}

QTextCursor MarkdownEditor::cursorFor(const Problem &problem) const
{
    QTextCursor cursor(document());
    const QTextBlock block = document()->findBlockByNumber(std::max(problem.line, 1) - 1);
    const int lineEnd = block.isValid() ? block.position() + block.length() - 1 : 0;
    cursor.setPosition(positionOf(problem.line, std::max(problem.column, 1)));
    const int end = problem.length > 0
        ? positionOf(problem.line, std::max(problem.column, 1) + problem.length)
        : lineEnd;
    if (cursor.position() >= end && block.isValid())
        cursor.setPosition(block.position());
    cursor.setPosition(end, QTextCursor::KeepAnchor);
    return cursor;
}

const EditorMark *MarkdownEditor::markAt(int position) const
{
    for (const EditorMark &mark : m_marks) {
        const QTextCursor range = cursorFor(mark.problem);
        if (position >= range.selectionStart() && position <= range.selectionEnd())
            return &mark;
    }
    return nullptr;
}

void MarkdownEditor::updateSelections()
{
    const Theme &theme = themeOf(palette());
    QList<QTextEdit::ExtraSelection> selections;
    if (!isReadOnly()) {
        QTextEdit::ExtraSelection current;
        current.format.setBackground(theme.hover);
        current.format.setProperty(QTextFormat::FullWidthSelection, true);
        current.cursor = textCursor();
        current.cursor.clearSelection();
        selections.append(current);
    }
    const QList<QTextCursor> found = occurrences();
    for (const QTextCursor &match : found) {
        QTextEdit::ExtraSelection selection;
        selection.format.setBackground(theme.warningSoft);
        selection.cursor = match;
        selections.append(selection);
    }
    for (const EditorMark &mark : std::as_const(m_marks)) {
        QTextEdit::ExtraSelection selection;
        selection.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        selection.format.setUnderlineColor(severityColor(mark.problem.severity, theme));
        selection.cursor = cursorFor(mark.problem);
        selections.append(selection);
    }
    setExtraSelections(selections);
}

void MarkdownEditor::applyTheme()
{
    m_highlighter->setTheme(syntaxTheme(palette()));
    m_highlighter->rehighlight();
    updateSelections();
    m_margin->update();
}

void MarkdownEditor::applyFont()
{
    QFont font = textFont(TextStyle::Code);
    font.setPointSizeF(std::max(4.0, font.pointSizeF() + m_zoom));
    setFont(font);
    setTabStopDistance(4.0 * fontMetrics().horizontalAdvance(u' '));
    updateMargin();
}

void MarkdownEditor::setZoom(int points)
{
    m_zoom = std::clamp(points, smallestZoom, largestZoom);
    applyFont();
}

void MarkdownEditor::commitComposition()
{
    if (m_composing && QGuiApplication::inputMethod() != nullptr)
        QGuiApplication::inputMethod()->commit();
}

int MarkdownEditor::marginWidth() const
{
    const int digits = std::max<int>(2, static_cast<int>(QString::number(blockCount()).size()));
    return space::two + space::half + digits * fontMetrics().horizontalAdvance(u'9');
}

void MarkdownEditor::updateMargin()
{
    setViewportMargins(marginWidth(), 0, 0, 0);
    const QRect inner = contentsRect();
    m_margin->setGeometry(inner.left(), inner.top(), marginWidth(), inner.height());
    m_margin->update();
}

void MarkdownEditor::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    updateMargin();
}

void MarkdownEditor::paintMargin(QPaintEvent *event)
{
    const Theme &theme = themeOf(palette());
    QPainter painter(m_margin);
    painter.setFont(font());
    painter.fillRect(event->rect(), theme.surface);
    QHash<int, Severity> worst;
    for (const EditorMark &mark : std::as_const(m_marks)) {
        const Severity known = worst.value(mark.problem.line, Severity::Hint);
        worst.insert(mark.problem.line, std::max(known, mark.problem.severity));
    }
    const int current = textCursor().blockNumber();
    QTextBlock block = firstVisibleBlock();
    qreal top = blockBoundingGeometry(block).translated(contentOffset()).top();
    while (block.isValid() && top <= event->rect().bottom()) {
        const int height = fontMetrics().height();
        const int number = block.blockNumber() + 1;
        painter.setPen(block.blockNumber() == current ? theme.text : theme.muted);
        painter.drawText(QRectF(0, top, m_margin->width() - space::one, height), Qt::AlignRight,
                         QString::number(number));
        if (worst.contains(number)) {
            // Shape as well as colour: a square for errors, a disc for the rest.
            painter.setPen(Qt::NoPen);
            painter.setBrush(severityColor(worst.value(number), theme));
            const QRectF dot(4, top + height / 2.0 - 3, 6, 6);
            if (worst.value(number) == Severity::Error)
                painter.drawRect(dot);
            else
                painter.drawEllipse(dot);
        }
        top += blockBoundingRect(block).height();
        block = block.next();
    }
}

bool MarkdownEditor::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const QPoint inText = viewport()->mapFrom(this, help->pos());
        const EditorMark *mark = markAt(cursorForPosition(inText).position());
        if (mark != nullptr)
            QToolTip::showText(help->globalPos(), mark->text.toHtmlEscaped(), this);
        else
            QToolTip::hideText();
        return true;
    }
    return QPlainTextEdit::event(event);
}

void MarkdownEditor::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        applyTheme();
    else if (event->type() == QEvent::ApplicationFontChange)
        applyFont();
}

void MarkdownEditor::keyPressEvent(QKeyEvent *event)
{
    // Return and Escape end a composition; they are no text and no command then.
    const bool endsComposition = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter
        || event->key() == Qt::Key_Escape;
    if (m_composing && endsComposition) {
        event->accept();
        return;
    }
    if (event->matches(QKeySequence::Find) || event->matches(QKeySequence::Replace)) {
        Q_EMIT searchRequested();
        return;
    }
    if (event->matches(QKeySequence::ZoomIn)) {
        setZoom(m_zoom + 1);
        return;
    }
    if (event->matches(QKeySequence::ZoomOut)) {
        setZoom(m_zoom - 1);
        return;
    }
    // Shift+Return would put U+2028 into the file, which no other program shows as a line.
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        && event->modifiers() == Qt::ShiftModifier) {
        if (!isReadOnly())
            textCursor().insertBlock();
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
}

void MarkdownEditor::wheelEvent(QWheelEvent *event)
{
    if (event->modifiers() != Qt::ControlModifier) {
        QPlainTextEdit::wheelEvent(event);
        return;
    }
    setZoom(m_zoom + (event->angleDelta().y() > 0 ? 1 : -1));
    event->accept();
}

void MarkdownEditor::inputMethodEvent(QInputMethodEvent *event)
{
    m_composing = !event->preeditString().isEmpty();
    QPlainTextEdit::inputMethodEvent(event);
}

QMimeData *MarkdownEditor::createMimeDataFromSelection() const
{
    // The widget's own way turns U+00A0 into a blank.
    QString text = textCursor().selectedText();
    text.replace(QChar::ParagraphSeparator, u'\n');
    auto *mime = new QMimeData;
    mime->setText(text);
    return mime;
}

} // namespace memorydesk
