// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/cancel.h"
#include "core/review/inbox.h"
#include "gui/common/workspace.h"
#include "gui/inbox/draftcheck.h"

#include <QFuture>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <memory>

namespace memorydesk {

/// Keeps the inbox current: reads on worker threads, hears of changes through Watch, and answers
/// what the card asks about a draft. GUI thread outside; nothing in it blocks but its destructor.
class InboxService : public QObject
{
    Q_OBJECT
public:
    explicit InboxService(Workspace &workspace, QObject *parent = nullptr);
    ~InboxService() override;

    /// First reading; again with `refresh`. A second call while reading reads once more afterwards.
    void refresh(const QStringList &changedFolders = {});
    [[nodiscard]] const InboxContent &content() const { return m_content; }
    [[nodiscard]] bool isReading() const { return m_reading; }
    /// At least one reading is complete.
    [[nodiscard]] bool isComplete() const { return m_complete; }

    /// What drafts are compared with has been read once.
    [[nodiscard]] bool isComparable() const { return m_comparable; }

    /// Plan, indexes and similar texts of a draft.
    [[nodiscard]] QFuture<DraftCheck> check(const Proposal &proposal, const Draft &draft);
    /// Hands text to the app's own inbox folder; the next reading lists it.
    [[nodiscard]] QFuture<Result<SubmitResult>> submit(const QString &text, const QString &source);
    /// The cross-project index, for the status strip.
    [[nodiscard]] const IndexBudget &crossProjectBudget() const { return m_budget; }

Q_SIGNALS:
    /// `content` changed; also while the first reading goes on.
    void contentChanged();
    void readingChanged();
    void similarFound(const QString &key, Verdict verdict);
    void budgetChanged();
    /// What drafts are compared with was read again: checks made before may say less.
    void likenessChanged();

private:
    struct Reading;
    struct Comparing;
    void startReading();
    void takeContent(int generation, const InboxContent &content, bool last);
    void updateLikeness();
    void watchFolders();

    Workspace &m_workspace;
    InboxContent m_content;
    IndexBudget m_budget;
    QStringList m_memoryFolders;
    // Shared with calls under way, which may outlive this object by a moment.
    std::shared_ptr<Reading> m_readingState;
    std::shared_ptr<Comparing> m_comparing;
    QThreadPool m_readPool;
    QThreadPool m_comparePool;
    CancelToken m_cancel;
    QStringList m_changedFolders;
    QTimer m_startTimer;
    int m_generation = 0;
    bool m_reading = false;
    bool m_again = false;
    bool m_complete = false;
    bool m_comparable = false;
};

} // namespace memorydesk
