// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inbox/inboxservice.h"

#include "core/text/lineendings.h"
#include "gui/common/desk.h"
#include "gui/common/watch.h"

#include <QDir>
#include <QPointer>
#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

constexpr qsizetype badgeLimit = 600; ///< Proposals whose likeness is shown in the list.

IndexView readIndex(const FileSystem &fileSystem, const QString &folder,
                    const Result<DecisionPlan> &plan)
{
    IndexView view;
    if (folder.isEmpty())
        return view;
    view.path = QDir(folder).filePath(u"MEMORY.md"_s);
    const auto bytes = fileSystem.read(view.path);
    view.exists = bytes.has_value();
    const QByteArray before = bytes.value_or(QByteArray());
    view.text = decodeUtf8(before);
    view.before = indexBudget(before);
    view.after = view.before;
    if (plan) {
        for (const FileChange &file : plan->files) {
            if (file.path == view.path) {
                view.after = indexBudget(file.after);
                view.changes = true;
            }
        }
    }
    return view;
}

QString targetOf(const Result<DecisionPlan> &plan)
{
    if (!plan)
        return plan.error().path;
    for (const DecisionResult &result : plan->results) {
        if (!result.path.isEmpty())
            return result.path;
    }
    return {};
}

} // namespace

struct InboxService::Reading {
    std::unique_ptr<InboxReader> reader;
    QStringList addedFolders;
};

struct InboxService::Comparing {
    Likeness likeness;
    bool ready = false;
};

InboxService::InboxService(Workspace &workspace, QObject *parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_readingState(std::make_shared<Reading>())
    , m_comparing(std::make_shared<Comparing>())
{
    m_readPool.setMaxThreadCount(1);
    m_comparePool.setMaxThreadCount(1);
    m_comparePool.setThreadPriority(QThread::LowPriority);
    connect(&workspace.watch, &Watch::foldersChanged, this, &InboxService::refresh);
    connect(&workspace.desk, &Desk::changed, this, [this](const CommitReport &report) {
        QStringList folders;
        for (const FileChange &file : report.files)
            folders << QFileInfo(file.path).path();
        refresh(folders);
    });
}

InboxService::~InboxService()
{
    m_cancel.cancel();
    m_readPool.waitForDone();
    m_comparePool.waitForDone();
}

void InboxService::refresh(const QStringList &changedFolders)
{
    m_changedFolders << changedFolders;
    m_changedFolders.removeDuplicates();
    if (m_reading) {
        m_again = true;
        return;
    }
    startReading();
}

void InboxService::startReading()
{
    m_reading = true;
    m_again = false;
    const int generation = ++m_generation;
    Q_EMIT readingChanged();
    const QPointer<InboxService> self(this);
    const auto deliver = [self, generation](const InboxContent &content, bool last) {
        QMetaObject::invokeMethod(
            self.data(),
            [self, generation, content, last] {
                if (self != nullptr)
                    self->takeContent(generation, content, last);
            },
            Qt::QueuedConnection);
    };
    m_readPool.start([state = m_readingState, cancel = m_cancel, deliver,
                      &fileSystem = m_workspace.fileSystem, &clock = m_workspace.clock,
                      environment = m_workspace.environment, folders = m_workspace.addedFolders] {
        if (state->reader == nullptr || state->addedFolders != folders) {
            state->reader = std::make_unique<InboxReader>(fileSystem, clock, environment, folders);
            state->addedFolders = folders;
        }
        const InboxContent content =
            state->reader->refresh(cancel, [&](const InboxContent &partial) {
                if (!cancel.isCancelled())
                    deliver(partial, false);
            });
        if (!cancel.isCancelled())
            deliver(content, true);
    });
}

void InboxService::takeContent(int generation, const InboxContent &content, bool last)
{
    if (generation != m_generation)
        return;
    // A later pass starts from what is known, so its half-way content would only make rows vanish.
    if (last || !m_complete) {
        m_content = content;
        Q_EMIT contentChanged();
    }
    if (!last)
        return;
    m_complete = true;
    m_reading = false;
    watchFolders();
    updateLikeness();
    if (m_again)
        startReading();
    Q_EMIT readingChanged();
}

void InboxService::updateLikeness()
{
    const QStringList changed = std::exchange(m_changedFolders, {});
    m_comparePool.start([state = m_comparing, cancel = m_cancel,
                         &fileSystem = m_workspace.fileSystem,
                         environment = m_workspace.environment, added = m_workspace.addedFolders,
                         content = m_content, changed, self = QPointer<InboxService>(this)] {
        Likeness &likeness = state->likeness;
        likeness.update(fileSystem, environment, added, content, changed, cancel);
        state->ready = true;
        const IndexView index =
            readIndex(fileSystem, environment.maigoMemory, failure(ErrorCode::Cancelled));
        QHash<QString, Verdict> verdicts;
        for (const Proposal &proposal : content.proposals) {
            const bool shown = proposal.state == ProposalState::Pending
                || proposal.state == ProposalState::Undecided;
            if (cancel.isCancelled())
                return;
            if (!shown || verdicts.size() >= badgeLimit)
                continue;
            const auto similar =
                likeness.similarTo(comparedText(proposal.fields), proposal.key(), cancel);
            verdicts.insert(proposal.key(),
                            similar.isEmpty() ? Verdict::None : similar.first().match.verdict);
        }
        QMetaObject::invokeMethod(
            self.data(),
            [self, verdicts, folders = likeness.folders(), budget = index.before] {
                if (self == nullptr)
                    return;
                self->m_memoryFolders = folders;
                self->watchFolders();
                self->m_budget = budget;
                self->m_comparable = true;
                Q_EMIT self->budgetChanged();
                Q_EMIT self->likenessChanged();
                for (auto it = verdicts.constBegin(); it != verdicts.constEnd(); ++it)
                    Q_EMIT self->similarFound(it.key(), it.value());
            },
            Qt::QueuedConnection);
    });
}

void InboxService::watchFolders()
{
    QStringList folders = m_content.watchedFolders + m_memoryFolders;
    folders.removeDuplicates();
    m_workspace.watch.setFolders(u"inbox"_s, folders);
}

QFuture<DraftCheck> InboxService::check(const Proposal &proposal, const Draft &draft)
{
    // Over this object's thread: a continuation started on the pool by the write thread could meet
    // a pool that is gone already.
    return m_workspace.desk
        .run([proposal, draft](ReviewDesk &desk) { return desk.planStore(proposal, draft); })
        .then(this,
              [this, proposal, draft](const Result<DecisionPlan> &plan) {
                  return QtConcurrent::run(
                      &m_comparePool,
                      [state = m_comparing, cancel = m_cancel, proposal, draft, plan,
                       &fileSystem = m_workspace.fileSystem,
                       cross = m_workspace.environment.maigoMemory] {
                          DraftCheck check;
                          check.proposalKey = proposal.key();
                          check.draft = draft;
                          check.plan = plan;
                          check.targetPath = targetOf(plan);
                          check.crossProject = readIndex(fileSystem, cross, plan);
                          check.project = readIndex(fileSystem, proposal.memoryFolder, plan);
                          check.similar = state->likeness.similarTo(comparedText(draft.fields),
                                                                    proposal.key(), cancel);
                          check.similarKnown = state->ready;
                          if (check.plan)
                              check.plan->duplicatesFound = !gatedBy(check).isEmpty();
                          return check;
                      });
              })
        .unwrap();
}

QFuture<Result<SubmitResult>> InboxService::submit(const QString &text, const QString &source)
{
    return QtConcurrent::run(
               &m_readPool,
               [text, source, &clock = m_workspace.clock, environment = m_workspace.environment] {
                   return submitText(environment, clock, text, source);
               })
        .then(this, [this](const Result<SubmitResult> &result) {
            refresh();
            return result;
        });
}

} // namespace memorydesk
