// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/common/keybutton.h"

#include "gui/common/theme.h"

#include <QAction>
#include <QApplication>
#include <QStyleOptionButton>
#include <QStylePainter>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

constexpr int padding = 11;
constexpr int gap = 7;
constexpr int buttonHeight = 34;

} // namespace

KeyButton::KeyButton(QAction *action, Kind kind, QWidget *parent)
    : QPushButton(parent)
    , m_action(action)
    , m_kind(kind)
{
    setAutoDefault(false);
    if (kind != Kind::Plain)
        setProperty("kind", kind == Kind::Primary ? u"primary"_s : u"quiet"_s);
    setFocusPolicy(Qt::TabFocus);
    connect(action, &QAction::changed, this, &KeyButton::follow);
    connect(this, &QPushButton::clicked, action, &QAction::trigger);
    follow();
}

QSize KeyButton::sizeHint() const
{
    const int cap = capWidth();
    return {fontMetrics().horizontalAdvance(text()) + padding * 2 + (cap > 0 ? gap + cap : 0),
            buttonHeight};
}

void KeyButton::paintEvent(QPaintEvent *event)
{
    Q_UNUSED(event)
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    painter.drawControl(QStyle::CE_PushButtonBevel, option);
    painter.setRenderHint(QPainter::Antialiasing);
    // Not the widget's palette: the style sheet puts the button's own colours there.
    const QPalette program = QApplication::palette();
    const Theme &theme = themeOf(program);
    QColor ink = m_kind == Kind::Primary ? theme.accentText : theme.text;
    if (m_kind == Kind::Quiet)
        ink = theme.secondary;
    if (!isEnabled())
        ink = theme.muted;
    painter.setPen(ink);
    painter.setFont(m_kind == Kind::Primary ? textFont(TextStyle::Strong) : font());
    const int cap = capWidth();
    const QRect room = rect().adjusted(padding, 0, -padding, 0);
    painter.drawText(room.adjusted(0, 0, cap > 0 ? -cap - gap : 0, 0), Qt::AlignCenter, text());
    if (cap == 0)
        return;
    QRectF box(room.right() - cap + 1, (height() - 18) / 2.0, cap, 18);
    QColor outline = ink;
    outline.setAlphaF(0.45F);
    painter.setPen(outline);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.setFont(textFont(TextStyle::Small));
    painter.setPen(ink);
    painter.drawText(box, Qt::AlignCenter, keyText());
}

void KeyButton::follow()
{
    setText(m_action->text().remove(u'&').remove(u'…'));
    setEnabled(m_action->isEnabled());
    setVisible(m_action->isVisible());
    setToolTip(m_action->toolTip());
    setAccessibleName(m_action->text().remove(u'&'));
    updateGeometry();
    update();
}

QString KeyButton::keyText() const
{
    return m_action->shortcut().toString(QKeySequence::NativeText);
}

int KeyButton::capWidth() const
{
    const QString key = keyText();
    if (key.isEmpty())
        return 0;
    return qMax(18, QFontMetrics(textFont(TextStyle::Small)).horizontalAdvance(key) + 10);
}

} // namespace memorydesk
