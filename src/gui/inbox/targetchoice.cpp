// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inbox/targetchoice.h"

#include "core/review/inbox.h"

#include <QCoreApplication>

#include <algorithm>

namespace memorydesk {

namespace {

/// Context of the strings in this file.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(TargetChoice)
};

bool memoryFolderExists(const Proposal &proposal, const InboxContent &content)
{
    return std::ranges::any_of(content.projects, [&](const Project &project) {
        return project.memoryFolder == proposal.memoryFolder && project.memoryFolderExists;
    });
}

} // namespace

QString targetName(Target target, const Proposal &proposal)
{
    switch (target) {
    case Target::Learnings:
        return Text::tr("Learnings of %1").arg(proposal.project);
    case Target::CrossProject:
        return Text::tr("Cross-project memory");
    case Target::ProjectMemory:
        return proposal.project.isEmpty() ? Text::tr("Project memory")
                                          : Text::tr("Memory of %1").arg(proposal.project);
    }
    Q_UNREACHABLE_RETURN(QString());
}

QList<TargetChoice> targetChoices(const Proposal &proposal, const InboxContent &content)
{
    QList<TargetChoice> choices;
    if (proposal.origin == Origin::Queue) {
        TargetChoice learnings{
            Target::Learnings, targetName(Target::Learnings, proposal), true, {}};
        const bool faulty = std::ranges::any_of(proposal.row.problems, [](const Problem &problem) {
            return problem.severity == Severity::Error;
        });
        if (faulty) {
            learnings.enabled = false;
            learnings.reason = Text::tr("The row has faults; it can become a memory.");
        }
        choices << learnings;
    }
    choices << TargetChoice{
        Target::CrossProject, targetName(Target::CrossProject, proposal), true, {}};
    TargetChoice project{
        Target::ProjectMemory, targetName(Target::ProjectMemory, proposal), true, {}};
    if (proposal.memoryFolder.isEmpty()) {
        project.enabled = false;
        project.reason = Text::tr("The project is not known.");
    } else if (!memoryFolderExists(proposal, content)) {
        project.enabled = false;
        project.reason = Text::tr("The project has no memory folder; it is never made here.");
    }
    choices << project;
    return choices;
}

Draft retargeted(Draft draft, Target target)
{
    draft.target = target;
    draft.folder.clear();
    draft.existing = ExistingFile::Ask;
    if (target == Target::Learnings)
        draft.alsoLearning = false;
    return draft;
}

} // namespace memorydesk
