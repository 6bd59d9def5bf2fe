// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sources/bytesource.h"
#include "core/sources/transcript.h"
#include "core/sources/transcriptline.h"

namespace memorydesk {

/// Puts one agent answer together. Transcripts split an answer over several assistant lines, one a
/// content block, with the same message id and sometimes other lines between; its text is all of
/// them joined with a newline. Lines are looked for around one known line, so that a
/// pass over a history needs to parse only answers that matter.
class AnswerGatherer
{
public:
    /// How far apart the lines of one answer are looked for.
    static constexpr qint64 reach = 1LL << 20;
    static constexpr int reachLines = 64;

    struct Anchor {
        qint64 offset = 0; ///< Start of a line of the answer.
        int line = 0;
        QString messageId;
    };

    AnswerGatherer(const ByteSource &source, TranscriptLineParser &parser)
        : m_source(source)
        , m_parser(parser)
    {
    }

    /// Sections of the answer that the anchor belongs to.
    [[nodiscard]] QList<TranscriptSection> sections(const Anchor &anchor);

private:
    struct Part {
        int number = 0;
        TranscriptLine line;
    };
    void addLinesBefore(const Anchor &anchor, QList<Part> &parts);
    void addLinesFrom(const Anchor &anchor, QList<Part> &parts);
    void addLine(const QByteArray &bytes, int number, const Anchor &anchor, QList<Part> &parts);

    const ByteSource &m_source;
    TranscriptLineParser &m_parser;
};

} // namespace memorydesk
