// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sources/transcript.h"

#include <QByteArray>

namespace memorydesk::ctl {

/// One section as `extract` prints it: an accepted one with its fields, a refused one with its
/// rule. With a transcript, `line` is the line of the JSONL file and `textLine` that of the answer.
[[nodiscard]] QByteArray acceptedJson(const TranscriptSection &found);
[[nodiscard]] QByteArray refusedJson(const TranscriptSection &found);
/// For people: `line 12: incomplete, missing slug, body`.
[[nodiscard]] QString refusalText(const TranscriptSection &found);

/// Sections of a plain text, in the shape of a transcript's (`textLine` stays 0).
[[nodiscard]] QList<TranscriptSection> sectionsOfText(const QList<ProposeSection> &sections);

} // namespace memorydesk::ctl
