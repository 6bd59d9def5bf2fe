// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inbox/inboxpage.h"

#include "gui/common/desk.h"
#include "gui/common/noticebar.h"
#include "gui/common/timetext.h"
#include "gui/inbox/calmpage.h"
#include "gui/inbox/decisionflow.h"
#include "gui/inbox/inboxactions.h"
#include "gui/inbox/inboxinput.h"
#include "gui/inbox/inboxservice.h"
#include "gui/inbox/inboxview.h"
#include "gui/inbox/lanespane.h"
#include "gui/inbox/proposallist.h"
#include "gui/inbox/reviewcard.h"

#include <QDropEvent>
#include <QEvent>
#include <QMimeData>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace memorydesk {

InboxPage::InboxPage(Workspace &workspace, QWidget *parent)
    : Page(parent)
    , m_workspace(workspace)
    , m_service(new InboxService(workspace, this))
    , m_flow(new DecisionFlow(workspace, this))
    , m_actions(new InboxActions(this))
    , m_model(workspace.clock)
    , m_view(new InboxView(workspace.clock, m_model, *m_actions, this))
    , m_input(new InboxInput(workspace, *m_service, this))
    , m_menu(m_actions->all())
{
    setAcceptDrops(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
    m_checkTimer.setSingleShot(true);
    m_checkTimer.setInterval(200);
    connect(&m_checkTimer, &QTimer::timeout, this, &InboxPage::startCheck);

    connect(m_service, &InboxService::contentChanged, this, &InboxPage::takeContent);
    connect(m_service, &InboxService::readingChanged, this, &InboxPage::refreshBars);
    connect(m_service, &InboxService::budgetChanged, this, &Page::statusChanged);
    connect(m_service, &InboxService::similarFound, &m_model, &ProposalModel::setSimilar);
    connect(m_service, &InboxService::likenessChanged, this, &InboxPage::startCheck);
    connect(m_view->lanes, &LanesPane::chosen, this, [this](Lane lane, const QString &scope) {
        m_model.setFilter({lane, scope, m_model.filter().text});
        takeContent();
    });
    connect(m_view->lanes, &LanesPane::proposalsDropped, this,
            [this](const QStringList &keys, const QString &scope) {
                showProposal(keys.value(0));
                chooseTarget(scope == crossProjectScope ? Target::CrossProject
                                                        : Target::ProjectMemory);
            });
    connect(m_view->list, &ProposalList::rowChosen, this, &InboxPage::takeRow);
    connect(m_view->list, &ProposalList::opened, this,
            [this] { m_view->card->setFocus(Qt::OtherFocusReason); });
    connect(m_view->card, &ReviewCard::draftEdited, this, &InboxPage::takeEdit);
    connect(m_view->card, &ReviewCard::targetChosen, this, &InboxPage::chooseTarget);
    connect(m_view->card, &ReviewCard::changesRequested, this, &InboxPage::showChanges);
    connect(m_view->card, &ReviewCard::useAnywayRequested, this, &InboxPage::edit);
    connect(m_view->card, &ReviewCard::linkActivated, this, &Page::linkActivated);
    connect(m_view, &InboxView::listNoteActivated, this,
            [this] { m_view->lanes->choose(Lane::Waiting); });
    connect(m_view, &InboxView::faultsRequested, this, &InboxPage::showFaults);
    connect(m_view->calm, &CalmPage::undoRequested, m_flow, &DecisionFlow::undo);
    connect(m_view->calm, &CalmPage::undecidedRequested, this,
            [this] { m_view->lanes->choose(Lane::Undecided); });
    connect(m_input, &InboxInput::said, m_view->notice,
            [this](const QString &text) { m_view->notice->say(NoticeBar::Kind::Result, text); });
    connect(m_input, &InboxInput::failed, this, &InboxPage::takeFailure);
    connect(m_input, &InboxInput::folderOffered, this, &Page::folderOffered);
    connectActions();
    connectFlow();
    m_actions->retranslate(palette());
    refreshBars();
    // The desk first: it marks the first start and finishes what a crash left.
    connect(&workspace.desk, &Desk::recovered, this, [this] { m_service->refresh(); });
    connect(&workspace.desk, &Desk::openFailed, this, [this](const Error &error) {
        takeFailure(error);
        m_service->refresh();
    });
    connect(&workspace.desk, &Desk::historyChanged, this, &InboxPage::refreshActions);
}

InboxPage::~InboxPage() = default;

QString InboxPage::pageId() const
{
    return u"inbox"_s;
}

QString InboxPage::title() const
{
    return tr("Inbox");
}

QString InboxPage::iconName() const
{
    return u"inbox"_s;
}

int InboxPage::badge() const
{
    return m_view->lanes->total(Lane::Pending);
}

QString InboxPage::statusText() const
{
    int problems = 0;
    for (const Proposal &proposal : m_service->content().proposals) {
        if (laneOf(proposal.state) == Lane::Pending && !proposal.problems.isEmpty())
            ++problems;
    }
    const IndexBudget &budget = m_service->crossProjectBudget();
    QStringList parts{tr("%n pending", nullptr, badge()), tr("%n problem(s)", nullptr, problems),
                      tr("index %1 lines, %2 of %3")
                          .arg(budget.lines)
                          .arg(sizeText(budget.bytes), sizeText(indexByteLimit))};
    if (m_service->isReading())
        parts << tr("reading…");
    return parts.join(u" · "_s);
}

QList<QAction *> InboxPage::pageActions() const
{
    return m_menu;
}

QString InboxPage::filterPlaceholder() const
{
    return tr("Filter proposals");
}

QString InboxPage::filterText() const
{
    return m_model.filter().text;
}

void InboxPage::setFilterText(const QString &text)
{
    InboxFilter filter = m_model.filter();
    filter.text = text;
    m_model.setFilter(filter);
    takeContent();
}

void InboxPage::focusContent()
{
    m_view->list->setFocus(Qt::OtherFocusReason);
}

void InboxPage::rescan()
{
    m_service->refresh();
}

void InboxPage::open(const QString &target)
{
    if (m_model.proposal(target) != nullptr)
        showProposal(target);
    else
        m_input->takePaths({target});
}

QByteArray InboxPage::saveLayout() const
{
    return m_view->hasOwnSizes() ? m_view->saveState() : QByteArray();
}

void InboxPage::restoreLayout(const QByteArray &layout)
{
    if (m_view->restoreState(layout))
        m_view->keepSizes();
}

bool InboxPage::isBusy() const
{
    return !m_service->isComplete() || !m_service->isComparable() || m_service->isReading()
        || m_flow->isBusy() || m_storeWhenChecked || (!m_key.isEmpty() && !checkIsFresh());
}

void InboxPage::showProposal(const QString &key)
{
    const Proposal *proposal = m_model.proposal(key);
    if (proposal == nullptr) {
        m_wantedKey = key;
        return;
    }
    m_wantedKey.clear();
    if (m_model.rowOf(key) < 0) {
        m_model.setFilter({laneOf(proposal->state), {}, {}});
        m_view->lanes->choose(laneOf(proposal->state));
        Q_EMIT statusChanged();
    }
    m_view->list->chooseRow(m_model.rowOf(key));
}

void InboxPage::takeContent()
{
    const QString previous = m_key;
    m_model.setProposals(m_service->content().proposals);
    m_view->lanes->setProposals(m_service->content().proposals);
    if (!m_wantedKey.isEmpty() && m_model.proposal(m_wantedKey) != nullptr
        && laneOf(m_model.proposal(m_wantedKey)->state) != Lane::Handled)
        showProposal(m_wantedKey);
    const int row = m_model.rowOf(previous);
    if (row >= 0 && m_view->list->currentIndex().row() != row)
        m_view->list->chooseRow(row);
    else if (row < 0 || !m_view->list->currentIndex().isValid())
        m_view->list->chooseRow(m_model.rowOf(m_model.listedKeys().value(0)));
    takeRow(m_view->list->currentIndex().isValid() ? m_view->list->currentIndex().row() : -1);
    refreshBars();
}

void InboxPage::takeRow(int row)
{
    const QString key = m_model.keyAt(row);
    if (key != m_key) {
        m_key = key;
        m_check.reset();
        m_storeWhenChecked = false;
    }
    showCurrent();
}

void InboxPage::showCurrent()
{
    const Proposal *proposal = m_model.proposal(m_key);
    m_view->showCard(proposal != nullptr);
    refreshActions();
    if (proposal == nullptr)
        return;
    m_view->card->setProposal(*proposal, draftOf(*proposal),
                              targetChoices(*proposal, m_service->content()));
    const QStringList keys = m_model.listedKeys();
    m_view->card->setPosition(static_cast<int>(keys.indexOf(m_key)) + 1,
                              static_cast<int>(keys.size()));
    startCheck();
}

void InboxPage::refreshBars()
{
    const Lane lane = m_model.filter().lane;
    const qsizetype listed = m_model.listedKeys().size();
    const qsizetype checked = m_model.checkedKeys().size();
    m_view->setHeading(laneTitle(lane),
                       checked > 0 ? tr("%n selected", nullptr, static_cast<int>(checked))
                                   : QLocale().toString(listed));
    m_view->setFaults(static_cast<int>(m_service->content().faults.size()));
    const int waiting = m_view->lanes->total(Lane::Waiting);
    if (lane == Lane::Pending && waiting > 0) {
        int agents = 0;
        for (const Proposal &proposal : m_service->content().proposals) {
            if (proposal.state == ProposalState::Waiting)
                agents = qMax(agents, proposal.waitsForAgents);
        }
        m_view->setListNote(
            tr("%n proposal(s) wait for agents of their turn (%1 still running).", nullptr, waiting)
                .arg(agents),
            tr("Show now"));
    } else if (lane == Lane::Gated && !m_service->content().gates.isEmpty()) {
        QStringList lines;
        for (const auto &[repository, line] : m_service->content().gates)
            lines << u"%1: %2"_s.arg(repository, line);
        m_view->setListNote(lines.join(u'\n'), {});
    } else {
        m_view->setListNote({}, {});
    }
    const bool reading = !m_service->isComplete() && listed == 0;
    const QString sentence =
        m_model.filter().text.isEmpty() ? laneEmptyText(lane) : tr("Nothing fits the filter.");
    m_view->calm->setMood(reading          ? CalmPage::Mood::Reading
                              : listed > 0 ? CalmPage::Mood::NothingChosen
                                           : CalmPage::Mood::Empty,
                          sentence);
    m_view->calm->setUndecided(lane == Lane::Undecided ? 0 : m_view->lanes->total(Lane::Undecided));
    Q_EMIT badgeChanged();
    Q_EMIT statusChanged();
}

void InboxPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) {
        m_actions->retranslate(palette());
        m_model.retranslate();
        if (event->type() == QEvent::LanguageChange)
            showCurrent();
        refreshBars();
        Q_EMIT titleChanged();
    }
    Page::changeEvent(event);
}

void InboxPage::dragEnterEvent(QDragEnterEvent *event)
{
    const QMimeData *dragged = event->mimeData();
    if (event->source() == nullptr && (dragged->hasUrls() || dragged->hasText()))
        event->acceptProposedAction();
}

void InboxPage::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    m_input->takeMimeData(*event->mimeData());
}

} // namespace memorydesk
