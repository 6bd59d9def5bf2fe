// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inbox/lane.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

/// Context of the strings in this file.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(Lane)
};

} // namespace

QList<Lane> allLanes()
{
    return {Lane::Pending, Lane::Undecided, Lane::Skipped, Lane::Earlier,
            Lane::Waiting, Lane::Gated,     Lane::Refused, Lane::Handled};
}

Lane laneOf(ProposalState state)
{
    switch (state) {
    case ProposalState::Pending:
        return Lane::Pending;
    case ProposalState::Undecided:
        return Lane::Undecided;
    case ProposalState::Skipped:
        return Lane::Skipped;
    case ProposalState::Stored:
    case ProposalState::AlreadyStored:
        return Lane::Handled;
    case ProposalState::Earlier:
        return Lane::Earlier;
    case ProposalState::Gated:
        return Lane::Gated;
    case ProposalState::Refused:
        return Lane::Refused;
    case ProposalState::Waiting:
        return Lane::Waiting;
    }
    Q_UNREACHABLE_RETURN(Lane::Pending);
}

QString laneId(Lane lane)
{
    switch (lane) {
    case Lane::Pending:
        return u"pending"_s;
    case Lane::Undecided:
        return u"undecided"_s;
    case Lane::Skipped:
        return u"skipped"_s;
    case Lane::Earlier:
        return u"earlier"_s;
    case Lane::Waiting:
        return u"waiting"_s;
    case Lane::Gated:
        return u"gated"_s;
    case Lane::Refused:
        return u"refused"_s;
    case Lane::Handled:
        return u"stored"_s;
    }
    Q_UNREACHABLE_RETURN(QString());
}

QString laneTitle(Lane lane)
{
    switch (lane) {
    case Lane::Pending:
        return Text::tr("Pending");
    case Lane::Undecided:
        return Text::tr("Undecided");
    case Lane::Skipped:
        return Text::tr("Skipped");
    case Lane::Earlier:
        return Text::tr("Earlier");
    case Lane::Waiting:
        return Text::tr("Waiting");
    case Lane::Gated:
        return Text::tr("Gated");
    case Lane::Refused:
        return Text::tr("Refused");
    case Lane::Handled:
        return Text::tr("Stored");
    }
    Q_UNREACHABLE_RETURN(QString());
}

QString laneEmptyText(Lane lane)
{
    switch (lane) {
    case Lane::Pending:
        return Text::tr("Nothing waits for you.");
    case Lane::Undecided:
        return Text::tr("What you put off with “Not now” is kept here.");
    case Lane::Skipped:
        return Text::tr("What you skip is kept here and can be taken back.");
    case Lane::Earlier:
        return Text::tr("Proposals from before the first start are kept here.");
    case Lane::Waiting:
        return Text::tr("No proposal waits for other agents of its turn.");
    case Lane::Gated:
        return Text::tr("No queue is behind a closed gate.");
    case Lane::Refused:
        return Text::tr("No section was refused.");
    case Lane::Handled:
        return Text::tr("What you store is listed here.");
    }
    Q_UNREACHABLE_RETURN(QString());
}

bool laneIsFixed(Lane lane)
{
    return lane == Lane::Pending || lane == Lane::Undecided || lane == Lane::Skipped;
}

bool laneIsOpen(Lane lane)
{
    return lane != Lane::Handled;
}

} // namespace memorydesk
