// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/parallelturns.h"

#include <QJsonObject>

#include <algorithm>

namespace memorydesk {

using namespace Qt::StringLiterals;

namespace {

bool startsSubagent(const TranscriptToolUse &use)
{
    return use.name == "Task"_L1 || use.name == "Agent"_L1;
}

/// A person's next words, as opposed to tool results and what the program puts in.
bool isUserTurn(const TranscriptLine &line)
{
    return line.type == TranscriptLine::Type::User && line.isSpoken() && !line.sidechain
        && line.toolResults.isEmpty() && !line.texts.isEmpty();
}

} // namespace

void ParallelTurns::take(const TranscriptLine &line)
{
    if (line.type == TranscriptLine::Type::Assistant && !line.sidechain) {
        for (const TranscriptToolUse &use : line.toolUses) {
            if (startsSubagent(use))
                start(line, use);
        }
    } else if (isUserTurn(line)) {
        for (Turn &turn : m_turns) {
            turn.changed = turn.changed || !turn.open.isEmpty();
            turn.open.clear();
        }
    } else if (line.type == TranscriptLine::Type::User) {
        finish(line);
    } else if (!line.parentToolUseId.isEmpty()) {
        learnAgent(line.parentToolUseId, line.resultAgentId);
    }
}

void ParallelTurns::start(const TranscriptLine &line, const TranscriptToolUse &use)
{
    const QString messageId = line.messageId.isEmpty() ? line.uuid : line.messageId;
    if (m_messageOfCall.contains(use.id))
        return;
    auto turn = std::ranges::find(m_turns, messageId, &Turn::messageId);
    if (turn == m_turns.end()) {
        m_turns.append({messageId, 0, {}, false});
        turn = m_turns.end() - 1;
    }
    ++turn->agents;
    turn->open.insert(use.id);
    turn->changed = true;
    m_messageOfCall.insert(use.id, messageId);
}

void ParallelTurns::finish(const TranscriptLine &line)
{
    for (const TranscriptToolResult &result : line.toolResults) {
        learnAgent(result.toolUseId, line.resultAgentId);
        if (line.asyncLaunch)
            continue;
        for (Turn &turn : m_turns)
            turn.changed = turn.open.remove(result.toolUseId) || turn.changed;
    }
}

void ParallelTurns::learnAgent(const QString &toolUseId, const QString &agent)
{
    const QString messageId = m_messageOfCall.value(toolUseId);
    const QPair<QString, QString> known(agent, messageId);
    if (!agent.isEmpty() && !messageId.isEmpty() && !m_agents.contains(known))
        m_agents.append(known);
}

bool ParallelTurns::anyOpen() const
{
    return std::ranges::any_of(m_turns, [](const Turn &turn) { return !turn.open.isEmpty(); });
}

QList<ParallelTurn> ParallelTurns::turns(const QDateTime &lastGrowth) const
{
    QList<ParallelTurn> result;
    for (const Turn &turn : m_turns) {
        if (turn.changed || !turn.open.isEmpty())
            result.append({turn.messageId, turn.agents, int(turn.open.size()), lastGrowth});
    }
    return result;
}

QJsonArray ParallelTurns::save() const
{
    QJsonArray state;
    for (const Turn &turn : m_turns) {
        if (turn.open.isEmpty())
            continue;
        QStringList calls(turn.open.begin(), turn.open.end());
        calls.sort();
        state.append(QJsonObject{{u"message"_s, turn.messageId},
                                 {u"agents"_s, turn.agents},
                                 {u"open"_s, QJsonArray::fromStringList(calls)}});
    }
    return state;
}

void ParallelTurns::restore(const QJsonArray &state)
{
    for (const QJsonValue value : state) {
        const QJsonObject object = value.toObject();
        Turn turn;
        turn.messageId = object.value("message"_L1).toString();
        turn.agents = object.value("agents"_L1).toInt();
        for (const QJsonValue call : object.value("open"_L1).toArray()) {
            turn.open.insert(call.toString());
            m_messageOfCall.insert(call.toString(), turn.messageId);
        }
        m_turns.append(turn);
    }
}

} // namespace memorydesk
