// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <expected>
#include <memory>

namespace memorydesk {

/// A tool call in an assistant line.
struct TranscriptToolUse {
    QString id;
    QString name;
    QString filePath; ///< `input.file_path`, the target of Write and Edit.
    QString input; ///< JSON text of the input.
};

/// A tool's answer in a user line.
struct TranscriptToolResult {
    QString toolUseId;
    QString text;
    bool error = false;
};

/// One line of a session transcript as far as we read it. A plain value.
struct TranscriptLine {
    enum class Type { User, Assistant, Other };
    Type type = Type::Other;
    QString typeName; ///< `user`, `assistant`, `system`, `progress`, …
    QString uuid;
    QString sessionId;
    QString timestamp; ///< As written.
    QString cwd;
    QString agentId;
    QString messageId; ///< Lines of one answer share it.
    bool meta = false;
    bool compactSummary = false;
    bool sidechain = false;
    bool apiError = false;
    QStringList texts; ///< Text blocks, or the content string.
    QList<TranscriptToolUse> toolUses;
    QList<TranscriptToolResult> toolResults;
    QString resultAgentId; ///< Subagent named by `toolUseResult` or a progress line.
    bool asyncLaunch = false; ///< The result only says that a subagent runs in the background.
    QString parentToolUseId; ///< Progress lines: the call that started the subagent.

    /// Words of a person or an agent, as opposed to what the program put in.
    [[nodiscard]] bool isSpoken() const { return !meta && !compactSummary && !apiError; }
};

/// Parses lines with simdjson; one parser serves one thread.
class TranscriptLineParser
{
public:
    /// Bytes behind a line that must be readable.
    static constexpr qsizetype padding = 64;

    TranscriptLineParser();
    ~TranscriptLineParser();

    /// `data` has `padding` readable bytes behind `size`. The failure is a stable code:
    /// `invalid-json`, `invalid-utf8`, `not-an-object`.
    [[nodiscard]] std::expected<TranscriptLine, QString> parse(const char *data, qsizetype size);
    /// Same for bytes without padding (copied).
    [[nodiscard]] std::expected<TranscriptLine, QString> parse(const QByteArray &line);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace memorydesk
