// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/review/inbox.h"
#include "ctl/commands.h"
#include "ctl/jsonoutput.h"

#include <QSettings>

#include <algorithm>

namespace memorydesk::ctl {

using namespace Qt::StringLiterals;

namespace {

/// Folders that a person added in the window's settings.
QStringList addedFolders(const Environment &environment)
{
    const QSettings settings(environment.configFolder + "/memorydesk.ini"_L1, QSettings::IniFormat);
    return settings.value(u"folders"_s).toStringList();
}

/// What still waits for a person; gated, refused and held-back proposals are for the window.
bool isListed(const Proposal &proposal)
{
    return proposal.state == ProposalState::Pending || proposal.state == ProposalState::Undecided
        || proposal.state == ProposalState::Earlier;
}

/// As upstream wrote it where it is upstream's, else UTC with milliseconds.
QString createdAtText(const Proposal &proposal)
{
    if (proposal.origin == Origin::Queue)
        return proposal.row.createdAt;
    return proposal.createdAt.isValid()
        ? proposal.createdAt.toUTC().toString(u"yyyy-MM-dd'T'HH:mm:ss.zzz'Z'"_s)
        : QString();
}

QByteArray proposalJson(const Proposal &proposal)
{
    const Occurrence newest = proposal.occurrences.value(0);
    return JsonObject()
        .add("id", jsonString(proposal.id))
        .add("origin", jsonString(originName(proposal.origin)))
        .add("project", jsonString(proposal.project))
        .add("type", jsonString(proposal.type))
        .add("title", jsonString(proposal.title))
        .add("createdAt", jsonString(createdAtText(proposal)))
        .add("state", jsonString(stateName(proposal.state)))
        .add("source", jsonString(newest.source))
        .add("line", jsonNumber(qint64(newest.line)))
        .text();
}

QString proposalText(const Proposal &proposal)
{
    QString line = u"%1  [%2] %3"_s.arg(proposal.project, proposal.type, proposal.title);
    if (proposal.state != ProposalState::Pending)
        line += u"  (%1)"_s.arg(stateName(proposal.state));
    std::ranges::replace_if(
        line, [](QChar unit) { return unit == u'\n' || unit == u'\r'; }, QChar(u' '));
    return line;
}

/// Rows and lines that are damaged leave their file readable; a file that can't be read does not.
void reportFaults(Invocation &invocation, const QList<SourceFault> &faults)
{
    for (const SourceFault &fault : faults) {
        if (fault.code.endsWith("-unreadable"_L1) && fault.code != "summary-unreadable"_L1)
            invocation.unreadable(fault.path, {ErrorCode::Io, fault.detail, {}, 0, 0});
        else
            invocation.note(u"memorydeskctl: %1:%2: %3 %4"_s.arg(
                fault.path, QString::number(fault.line), fault.code, fault.detail));
    }
}

} // namespace

Exit runPending(Invocation &invocation)
{
    const bool count = takeFlag(invocation.arguments, u"--count"_s);
    const bool all = takeFlag(invocation.arguments, u"--all"_s);
    if (const auto unknown = unknownOption(invocation.arguments))
        return wrongUsage(invocation, u"pending: unknown option %1"_s.arg(*unknown));
    if (!operands(invocation.arguments).isEmpty())
        return wrongUsage(invocation, u"pending takes no file"_s);

    InboxReader reader(invocation.fileSystem, invocation.clock, invocation.environment,
                       addedFolders(invocation.environment));
    InboxContent content = reader.refresh();
    reportFaults(invocation, content.faults);
    content.proposals.removeIf([](const Proposal &proposal) { return !isListed(proposal); });
    if (count) {
        const auto counted = std::ranges::count_if(content.proposals, [all](const Proposal &one) {
            return all || one.state == ProposalState::Pending;
        });
        invocation.print(QByteArray::number(qint64(counted)) + '\n');
        return Exit::Fine;
    }
    QList<QByteArray> values;
    for (const Proposal &proposal : std::as_const(content.proposals)) {
        if (invocation.json())
            values.append(proposalJson(proposal));
        else
            invocation.printLine(proposalText(proposal));
    }
    if (invocation.json())
        invocation.print(jsonArray(values) + '\n');
    return Exit::Fine;
}

} // namespace memorydesk::ctl
