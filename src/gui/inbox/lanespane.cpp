// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inbox/lanespane.h"

#include "core/review/draft.h"
#include "gui/common/icons.h"
#include "gui/common/theme.h"

#include <QDropEvent>
#include <QMimeData>
#include <QPainter>
#include <QScopedValueRollback>
#include <QStyledItemDelegate>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

enum ItemRole { KindRole = Qt::UserRole + 1, LaneRole, ScopeRole, CountRole, DrawingRole };
enum class ItemKind { Lane, Title, Scope };

class LaneDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const Theme &theme = themeOf(option.palette);
        const auto kind = static_cast<ItemKind>(index.data(KindRole).toInt());
        const QRect row = option.rect;
        if (kind == ItemKind::Title) {
            painter->setFont(textFont(TextStyle::Label));
            painter->setPen(theme.muted);
            painter->drawText(row.adjusted(20, 0, -12, -6), Qt::AlignLeft | Qt::AlignBottom,
                              index.data(Qt::DisplayRole).toString());
            painter->restore();
            return;
        }
        const bool selected = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
        const bool target = option.state.testFlag(QStyle::State_MouseOver);
        const QRectF area = QRectF(row.adjusted(8, 1, -8, -1));
        if (selected || target) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(selected ? theme.accentSoft : theme.border);
            painter->drawRoundedRect(area, 6, 6);
        }
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setBrush(Qt::NoBrush);
            painter->setPen(theme.accent);
            painter->drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
        }
        const QColor ink = selected ? theme.text : theme.secondary;
        painter->drawPixmap(QPointF(row.left() + 20, row.center().y() - 7.5),
                            drawnIcon(index.data(DrawingRole).toString(),
                                      selected ? theme.accent : theme.muted, 16,
                                      painter->device()->devicePixelRatioF()));
        const int count = index.data(CountRole).toInt();
        int right = row.right() - 20;
        painter->setFont(textFont(TextStyle::Small));
        painter->setPen(theme.muted);
        if (count > 0) {
            const QString text = QLocale().toString(count);
            painter->drawText(QRect(row.left(), row.top(), right - row.left(), row.height()),
                              Qt::AlignRight | Qt::AlignVCenter, text);
            right -= painter->fontMetrics().horizontalAdvance(text) + 8;
        }
        painter->setFont(textFont(selected ? TextStyle::Strong : TextStyle::Body));
        painter->setPen(ink);
        const QRect room(row.left() + 44, row.top(), right - row.left() - 44, row.height());
        painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(index.data(Qt::DisplayRole).toString(),
                                                            Qt::ElideRight, room.width()));
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        Q_UNUSED(option)
        const auto kind = static_cast<ItemKind>(index.data(KindRole).toInt());
        return {80, kind == ItemKind::Title ? 44 : 32};
    }
};

bool inScope(const Proposal &proposal, const QString &scope)
{
    if (scope.isEmpty())
        return true;
    if (scope == crossProjectScope)
        return draftFor(proposal).target == Target::CrossProject;
    return proposal.project == scope;
}

} // namespace

LanesPane::LanesPane(QWidget *parent)
    : QTreeWidget(parent)
{
    setObjectName(u"lanesPane"_s);
    setProperty("pane", true);
    setProperty("panel", u"sidebar"_s);
    setHeaderHidden(true);
    setRootIsDecorated(false);
    setIndentation(0);
    setMouseTracking(true);
    setItemDelegate(new LaneDelegate(this));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionMode(NoSelection);
    setAcceptDrops(true);
    setMinimumWidth(148);
    setViewportMargins(0, space::one, 0, space::one);
    connect(this, &QTreeWidget::currentItemChanged, this, &LanesPane::takeCurrent);
    connect(this, &QTreeWidget::itemClicked, this, &LanesPane::takeCurrent);
    rebuild();
}

void LanesPane::setProposals(const QList<Proposal> &proposals)
{
    m_proposals = proposals;
    rebuild();
}

void LanesPane::choose(Lane lane, const QString &scope)
{
    m_lane = lane;
    m_scope = scope;
    rebuild();
    Q_EMIT chosen(m_lane, m_scope);
}

void LanesPane::retranslate()
{
    setAccessibleName(tr("Lanes and projects"));
    rebuild();
}

void LanesPane::rebuild()
{
    const QScopedValueRollback rebuilding(m_rebuilding, true);
    m_laneCounts.clear();
    m_laneTotals.clear();
    QStringList projects;
    QHash<QString, int> scopeCounts;
    for (const Proposal &proposal : std::as_const(m_proposals)) {
        const Lane lane = laneOf(proposal.state);
        ++m_laneTotals[lane];
        if (inScope(proposal, m_scope))
            ++m_laneCounts[lane];
        if (!projects.contains(proposal.project))
            projects << proposal.project;
        if (lane != m_lane)
            continue;
        ++scopeCounts[proposal.project];
        ++scopeCounts[QString()];
        if (inScope(proposal, QString::fromUtf16(crossProjectScope)))
            ++scopeCounts[QString::fromUtf16(crossProjectScope)];
    }
    projects.removeAll(QString());
    projects.sort(Qt::CaseInsensitive);
    clear();
    const auto add = [this](ItemKind kind, const QString &text, const QString &drawing) {
        auto *item = new QTreeWidgetItem(this, {text});
        item->setData(0, KindRole, static_cast<int>(kind));
        item->setData(0, DrawingRole, drawing);
        item->setToolTip(0, kind == ItemKind::Scope ? text : QString());
        return item;
    };
    for (const Lane lane : allLanes()) {
        if (!laneIsFixed(lane) && m_laneCounts.value(lane) == 0 && lane != m_lane)
            continue;
        QTreeWidgetItem *item = add(ItemKind::Lane, laneTitle(lane), laneId(lane));
        item->setData(0, LaneRole, static_cast<int>(lane));
        item->setData(0, CountRole, m_laneCounts.value(lane));
        item->setData(0, Qt::CheckStateRole, lane == m_lane ? Qt::Checked : Qt::Unchecked);
        if (lane == m_lane)
            setCurrentItem(item);
    }
    QTreeWidgetItem *title = add(ItemKind::Title, tr("Projects"), {});
    title->setFlags(Qt::NoItemFlags);
    const auto addScope = [&](const QString &text, const QString &scope, const QString &drawing) {
        QTreeWidgetItem *item = add(ItemKind::Scope, text, drawing);
        item->setData(0, ScopeRole, scope);
        item->setData(0, CountRole, scopeCounts.value(scope));
        item->setData(0, Qt::CheckStateRole, scope == m_scope ? Qt::Checked : Qt::Unchecked);
    };
    addScope(tr("All"), QString(), u"inbox"_s);
    addScope(tr("Cross-project"), QString::fromUtf16(crossProjectScope), u"scope"_s);
    for (const QString &project : std::as_const(projects))
        addScope(project, project, u"project"_s);
}

void LanesPane::takeCurrent()
{
    const QTreeWidgetItem *item = currentItem();
    if (m_rebuilding || item == nullptr)
        return;
    const auto kind = static_cast<ItemKind>(item->data(0, KindRole).toInt());
    const Lane lane =
        kind == ItemKind::Lane ? static_cast<Lane>(item->data(0, LaneRole).toInt()) : m_lane;
    const QString scope = kind == ItemKind::Scope ? item->data(0, ScopeRole).toString() : m_scope;
    if (lane == m_lane && scope == m_scope)
        return;
    m_lane = lane;
    m_scope = scope;
    // Marks only: rebuilding here would take the item away from under the mouse.
    for (int row = 0; row < topLevelItemCount(); ++row) {
        QTreeWidgetItem *other = topLevelItem(row);
        const auto otherKind = static_cast<ItemKind>(other->data(0, KindRole).toInt());
        const bool on = otherKind == ItemKind::Lane
            ? static_cast<Lane>(other->data(0, LaneRole).toInt()) == m_lane
            : otherKind == ItemKind::Scope && other->data(0, ScopeRole).toString() == m_scope;
        if (otherKind != ItemKind::Title)
            other->setData(0, Qt::CheckStateRole, on ? Qt::Checked : Qt::Unchecked);
    }
    Q_EMIT chosen(m_lane, m_scope);
}

void LanesPane::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QTreeWidget::changeEvent(event);
}

QString LanesPane::dropScope(const QPoint &position) const
{
    const QTreeWidgetItem *item = itemAt(position);
    if (item == nullptr
        || static_cast<ItemKind>(item->data(0, KindRole).toInt()) != ItemKind::Scope)
        return {};
    return item->data(0, ScopeRole).toString();
}

void LanesPane::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasFormat(QString::fromUtf16(proposalMimeType)))
        event->acceptProposedAction();
}

void LanesPane::dragMoveEvent(QDragMoveEvent *event)
{
    if (dropScope(event->position().toPoint()).isEmpty())
        event->ignore();
    else
        event->acceptProposedAction();
}

void LanesPane::dropEvent(QDropEvent *event)
{
    const QString scope = dropScope(event->position().toPoint());
    if (scope.isEmpty())
        return;
    const QString keys =
        QString::fromUtf8(event->mimeData()->data(QString::fromUtf16(proposalMimeType)));
    event->acceptProposedAction();
    Q_EMIT proposalsDropped(keys.split(u'\n', Qt::SkipEmptyParts), scope);
}

} // namespace memorydesk
