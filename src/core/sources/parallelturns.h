// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sources/transcript.h"
#include "core/sources/transcriptline.h"

#include <QJsonArray>
#include <QSet>

namespace memorydesk {

/// Follows the subagents that a session starts. What transcripts show: an answer
/// starts subagents with `tool_use` blocks named `Task` (`Agent` in newer versions), each block on
/// a line of its own, all with the answer's message id; each result comes as a `tool_result` on a
/// user line, in order of completion, and names the subagent in `toolUseResult.agentId`. A
/// background subagent gets such a line at once (`isAsync`, status `async_launched`), and reports
/// with a later user turn. Progress lines name the subagent before it has finished.
class ParallelTurns
{
public:
    void take(const TranscriptLine &line);
    /// Whether some subagent has no result yet.
    [[nodiscard]] bool anyOpen() const;
    /// Turns that changed since the state was restored, and those still open.
    [[nodiscard]] QList<ParallelTurn> turns(const QDateTime &lastGrowth) const;
    [[nodiscard]] QList<QPair<QString, QString>> launchedAgents() const { return m_agents; }

    /// State for the next pass over the same file.
    [[nodiscard]] QJsonArray save() const;
    void restore(const QJsonArray &state);

private:
    struct Turn {
        QString messageId;
        int agents = 0;
        QSet<QString> open; ///< Ids of tool calls without a result.
        bool changed = false;
    };
    void start(const TranscriptLine &line, const TranscriptToolUse &use);
    void finish(const TranscriptLine &line);
    void learnAgent(const QString &toolUseId, const QString &agent);

    QList<Turn> m_turns;
    QHash<QString, QString> m_messageOfCall;
    QList<QPair<QString, QString>> m_agents;
};

} // namespace memorydesk
