// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/common/changerunner.h"

#include "gui/common/changepreviewdialog.h"
#include "gui/common/desk.h"
#include "gui/common/errortext.h"
#include "gui/common/noticebar.h"

namespace memorydesk {

ChangeRunner::ChangeRunner(Workspace &workspace, NoticeBar &notice, QWidget *owner)
    : QObject(owner)
    , m_workspace(workspace)
    , m_notice(notice)
    , m_owner(owner)
{
}

void ChangeRunner::run(Build build, Show show, Done done, Failed failed)
{
    m_workspace.desk
        .run([build = std::move(build)](ReviewDesk &desk) -> Result<DecisionPlan> {
            const Result<ChangeSet> change = build();
            if (!change)
                return std::unexpected(change.error());
            return desk.planChange(*change);
        })
        .then(this,
              [this, show, done = std::move(done),
               failed = std::move(failed)](const Result<DecisionPlan> &plan) {
                  if (!plan) {
                      fail(plan.error(), failed);
                      return;
                  }
                  if (plan->change.isEmpty()) {
                      m_notice.say(NoticeBar::Kind::Result, tr("Nothing to change"));
                      return;
                  }
                  if (show == Show::AtOnce) {
                      commit(*plan, done, failed);
                      return;
                  }
                  auto *dialog = new ChangePreviewDialog(
                      changeTitle(plan->change.title, plan->change.titleArgs), tr("Write"),
                      plan->files, m_owner);
                  connect(dialog, &QDialog::accepted, this,
                          [this, plan = *plan, done, failed] { commit(plan, done, failed); });
                  dialog->open();
              });
}

void ChangeRunner::commit(const DecisionPlan &plan, const Done &done, const Failed &failed)
{
    DecisionPlan confirmed = plan;
    confirmed.confirmed = true;
    m_workspace.desk.commit(confirmed).then(
        this, [this, done, failed](const Result<CommittedDecision> &committed) {
            if (!committed) {
                fail(committed.error(), failed);
                return;
            }
            const CommitReport &report = committed->report;
            m_notice.say(NoticeBar::Kind::Result,
                         changeTitle(report.change.title, report.change.titleArgs),
                         {{tr("Undo"), [this, id = report.id] { undo(id); }}});
            if (done)
                done(report);
        });
}

void ChangeRunner::fail(const Error &error, const Failed &failed)
{
    if (failed)
        failed(error);
    else
        m_notice.say(NoticeBar::Kind::Danger, errorText(error));
}

void ChangeRunner::undo(const QString &id)
{
    m_workspace.desk.undo(id).then(
        this, [this](const Result<CommitReport> &report) { sayUndone(report); });
}

void ChangeRunner::redo()
{
    m_workspace.desk.redo().then(this, [this](const Result<CommitReport> &report) {
        if (report)
            m_notice.say(NoticeBar::Kind::Result,
                         tr("Done again: %1")
                             .arg(changeTitle(report->change.title, report->change.titleArgs)));
        else
            fail(report.error(), {});
    });
}

void ChangeRunner::sayUndone(const Result<CommitReport> &report)
{
    if (!report) {
        fail(report.error(), {});
        return;
    }
    m_notice.say(
        NoticeBar::Kind::Result,
        tr("Taken back: %1").arg(changeTitle(report->change.title, report->change.titleArgs)),
        {{tr("Redo"), [this] { redo(); }}});
}

} // namespace memorydesk
