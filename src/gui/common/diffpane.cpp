// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/common/diffpane.h"

#include "gui/common/theme.h"

#include <QEvent>
#include <QMimeData>
#include <QPainter>
#include <QTextBlock>

using namespace Qt::StringLiterals;

namespace memorydesk {

/// Numbers and signs left of the text.
class DiffPane::Margin : public QWidget
{
public:
    explicit Margin(DiffPane *pane)
        : QWidget(pane)
        , m_pane(pane)
    {
    }

protected:
    void paintEvent(QPaintEvent *event) override { m_pane->paintMargin(event); }

private:
    DiffPane *m_pane;
};

namespace {

QColor rowColor(DiffRow::Kind kind, const Theme &theme)
{
    switch (kind) {
    case DiffRow::Kind::Added:
        return theme.goodSoft;
    case DiffRow::Kind::Removed:
        return theme.dangerSoft;
    case DiffRow::Kind::Filler:
    case DiffRow::Kind::Gap:
        return theme.raised;
    case DiffRow::Kind::Context:
        return theme.surface;
    }
    return theme.surface;
}

QString signOf(DiffRow::Kind kind)
{
    if (kind == DiffRow::Kind::Added)
        return u"+"_s;
    return kind == DiffRow::Kind::Removed ? u"−"_s : QString();
}

QColor strongColor(DiffRow::Kind kind, const Theme &theme)
{
    QColor color = kind == DiffRow::Kind::Added ? theme.good : theme.danger;
    color.setAlphaF(theme.dark ? 0.38F : 0.26F);
    return color;
}

} // namespace

DiffPane::DiffPane(Numbers numbers, QWidget *parent)
    : QPlainTextEdit(parent)
    , m_numbers(numbers)
    , m_margin(new Margin(this))
{
    setReadOnly(true);
    setFrameShape(QFrame::NoFrame);
    setProperty("panel", u"text"_s);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setFont(textFont(TextStyle::Code));
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect &area, int scrolled) {
        if (scrolled != 0)
            m_margin->scroll(0, scrolled);
        else
            m_margin->update(0, area.y(), m_margin->width(), area.height());
    });
    updateMargin();
}

void DiffPane::setRows(const QList<DiffRow> &rows)
{
    m_rows = rows;
    int largest = 0;
    QStringList texts;
    texts.reserve(rows.size());
    for (const DiffRow &row : rows) {
        texts.append(row.kind == DiffRow::Kind::Gap ? u"⋯"_s : row.text);
        largest = std::max({largest, row.beforeLine, row.afterLine});
    }
    m_digits = std::max<int>(2, static_cast<int>(QString::number(largest).size()));
    setPlainText(texts.join(u'\n'));
    updateMargin();
    updateColors();
}

void DiffPane::updateColors()
{
    const Theme &theme = themeOf(palette());
    QList<QTextEdit::ExtraSelection> selections;
    QTextBlock block = document()->begin();
    for (const DiffRow &row : std::as_const(m_rows)) {
        if (!block.isValid())
            break;
        // As block format, so that every line of a wrapped row is coloured to the edge.
        QTextBlockFormat format;
        if (row.kind != DiffRow::Kind::Context)
            format.setBackground(rowColor(row.kind, theme));
        QTextCursor(block).setBlockFormat(format);
        for (const auto &[start, length] : row.changed) {
            QTextEdit::ExtraSelection words;
            words.format.setBackground(strongColor(row.kind, theme));
            words.cursor = QTextCursor(block);
            words.cursor.setPosition(block.position() + start);
            words.cursor.setPosition(block.position() + start + length, QTextCursor::KeepAnchor);
            selections.append(words);
        }
        block = block.next();
    }
    setExtraSelections(selections);
    m_margin->update();
}

QString DiffPane::numberText(const DiffRow &row) const
{
    const auto shown = [](int line) { return line > 0 ? QString::number(line) : QString(); };
    switch (m_numbers) {
    case Numbers::Before:
        return shown(row.beforeLine);
    case Numbers::After:
        return shown(row.afterLine);
    case Numbers::Both:
        return shown(row.afterLine > 0 ? row.afterLine : row.beforeLine);
    }
    return {};
}

int DiffPane::marginWidth() const
{
    const int digit = fontMetrics().horizontalAdvance(u'9');
    return space::two + (m_digits + 2) * digit;
}

void DiffPane::updateMargin()
{
    setViewportMargins(marginWidth(), 0, 0, 0);
    const QRect inner = contentsRect();
    m_margin->setGeometry(inner.left(), inner.top(), marginWidth(), inner.height());
}

void DiffPane::paintMargin(QPaintEvent *event)
{
    const Theme &theme = themeOf(palette());
    QPainter painter(m_margin);
    painter.setFont(font());
    painter.fillRect(event->rect(), theme.surface);
    const int digit = fontMetrics().horizontalAdvance(u'9');
    QTextBlock block = firstVisibleBlock();
    qreal top = blockBoundingGeometry(block).translated(contentOffset()).top();
    while (block.isValid() && top <= event->rect().bottom()) {
        const DiffRow row = m_rows.value(block.blockNumber());
        const qreal height = blockBoundingRect(block).height();
        painter.fillRect(QRectF(0, top, m_margin->width(), height), rowColor(row.kind, theme));
        const QRectF numbers(0, top, space::half + m_digits * digit, fontMetrics().height());
        painter.setPen(theme.muted);
        painter.drawText(numbers, Qt::AlignRight, numberText(row));
        painter.setPen(row.kind == DiffRow::Kind::Added ? theme.good : theme.danger);
        painter.drawText(QRectF(numbers.right(), top, 2 * digit + space::half, numbers.height()),
                         Qt::AlignHCenter, signOf(row.kind));
        top += height;
        block = block.next();
    }
}

int DiffPane::contentHeight() const
{
    qreal height = 2 * document()->documentMargin();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        height += blockBoundingRect(block).height();
    return static_cast<int>(height) + 1;
}

void DiffPane::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        updateColors();
    } else if (event->type() == QEvent::ApplicationFontChange) {
        setFont(textFont(TextStyle::Code));
        updateMargin();
    }
}

void DiffPane::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    updateMargin();
}

QMimeData *DiffPane::createMimeDataFromSelection() const
{
    QString text = textCursor().selectedText();
    text.replace(QChar::ParagraphSeparator, u'\n');
    auto *mime = new QMimeData;
    mime->setText(text);
    return mime;
}

} // namespace memorydesk
