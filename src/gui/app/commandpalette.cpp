// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/commandpalette.h"

#include "gui/common/shadow.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

constexpr int keyRole = Qt::UserRole + 1;
constexpr int indexRole = Qt::UserRole + 2;

/// The command's text with its key in muted colour at the right.
class CommandDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        painter->save();
        painter->setPen(option.palette.color(QPalette::PlaceholderText));
        painter->drawText(option.rect.adjusted(0, 0, -12, 0), Qt::AlignRight | Qt::AlignVCenter,
                          index.data(keyRole).toString());
        painter->restore();
    }
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        return {QStyledItemDelegate::sizeHint(option, index).width(), 34};
    }
};

} // namespace

int matchScore(const QString &wanted, const QString &text)
{
    const QString needle = wanted.toCaseFolded();
    const QString hay = text.toCaseFolded();
    if (const qsizetype at = hay.indexOf(needle); at >= 0)
        return at == 0 || hay.at(at - 1).isSpace() ? 1000 : 500;
    qsizetype from = 0;
    int score = 1;
    for (const QChar letter : needle) {
        if (letter.isSpace())
            continue;
        const qsizetype at = hay.indexOf(letter, from);
        if (at < 0)
            return 0;
        if (at == 0 || hay.at(at - 1).isSpace())
            score += 10;
        from = at + 1;
    }
    return score;
}

CommandPalette::CommandPalette(const QList<QAction *> &commands, QWidget *window)
    : QFrame(window)
    , m_commands(commands.begin(), commands.end())
    , m_field(new QLineEdit(this))
    , m_list(new QListWidget(this))
{
    setObjectName(u"commandPalette"_s);
    setAttribute(Qt::WA_StyledBackground);
    setProperty("panel", u"popup"_s);
    addShadow(this);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(8);
    m_field->setPlaceholderText(tr("Type what you want to do"));
    m_field->setAccessibleName(tr("Command"));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setItemDelegate(new CommandDelegate(m_list));
    m_list->setIconSize({16, 16});
    m_list->setAccessibleName(tr("Commands"));
    layout->addWidget(m_field);
    layout->addWidget(m_list);
    m_field->installEventFilter(this);
    connect(m_field, &QLineEdit::textChanged, this, &CommandPalette::fill);
    connect(m_list, &QListWidget::itemClicked, this, [this] { runCurrent(); });
    fill(QString());
}

void CommandPalette::popUp()
{
    const QSize room = parentWidget()->size();
    const int width = qMin(560, room.width() - 64);
    setGeometry((room.width() - width) / 2, 72, width, qMin(440, room.height() - 144));
    show();
    raise();
    m_field->setFocus(Qt::PopupFocusReason);
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut) {
        close();
    } else if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        switch (key->key()) {
        case Qt::Key_Escape:
            close();
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            runCurrent();
            return true;
        case Qt::Key_Down:
        case Qt::Key_Up: {
            const int step = key->key() == Qt::Key_Down ? 1 : -1;
            const int rows = m_list->count();
            if (rows > 0)
                m_list->setCurrentRow((m_list->currentRow() + step + rows) % rows);
            return true;
        }
        default:
            break;
        }
    }
    return QFrame::eventFilter(watched, event);
}

void CommandPalette::fill(const QString &text)
{
    m_list->clear();
    QList<QPair<int, int>> found;
    for (int index = 0; index < static_cast<int>(m_commands.size()); ++index) {
        const QAction *action = m_commands.at(index);
        if (action == nullptr || !action->isEnabled())
            continue;
        QString label = action->text();
        label.remove(u'&');
        const int score = text.isEmpty() ? 1 : matchScore(text, label);
        if (score > 0)
            found << QPair(score, index);
    }
    std::ranges::stable_sort(found, std::greater(), &QPair<int, int>::first);
    for (const auto &[score, index] : std::as_const(found)) {
        const QAction *action = m_commands.at(index);
        QString label = action->text();
        label.remove(u'&');
        auto *item = new QListWidgetItem(action->icon(), label, m_list);
        item->setData(keyRole, action->shortcut().toString(QKeySequence::NativeText));
        item->setData(indexRole, index);
    }
    m_list->setCurrentRow(0);
}

void CommandPalette::runCurrent()
{
    const QListWidgetItem *item = m_list->currentItem();
    if (item == nullptr)
        return;
    const QPointer<QAction> action = m_commands.at(item->data(indexRole).toInt());
    m_field->removeEventFilter(this);
    close();
    if (action != nullptr)
        action->trigger();
}

} // namespace memorydesk
