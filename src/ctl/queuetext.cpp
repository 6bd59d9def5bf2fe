// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/queuetext.h"

#include "core/text/lineendings.h"

namespace memorydesk::ctl {

using namespace Qt::StringLiterals;

QString queueProblemText(const Problem &problem)
{
    const QString &code = problem.code;
    const QString first = problem.args.value(0);
    if (code == "missing-field"_L1)
        return u"missing required field: "_s + first;
    if (code == "invalid-wave-id"_L1)
        return u"wave_id must be a non-empty string"_s;
    if (code == "invalid-type"_L1)
        return u"type must be one of [%1], got: \"%2\""_s.arg(proposableTypes().join(", "_L1),
                                                              first);
    if (code == "field-not-string"_L1)
        return first + u" must be a string"_s;
    if (code == "field-empty"_L1)
        return first + u" must not be empty"_s;
    if (code == "field-too-long"_L1)
        return u"%1 exceeds %2 chars (got %3)"_s.arg(first, problem.args.value(1),
                                                     problem.args.value(2));
    if (code == "field-line-break"_L1)
        return first + u" must not contain newline characters"_s;
    if (code == "invalid-confidence"_L1)
        return u"confidence must be a finite number in [0, 1], got: "_s + first;
    if (code == "invalid-schema-version"_L1)
        return u"schema_version must be 1, got: "_s + first;
    if (code == "invalid-proposed-by-agent"_L1)
        return u"proposed_by_agent must be a string when present"_s;
    if (code == "invalid-file-paths"_L1)
        return u"file_paths must be a non-empty array of non-empty strings without line breaks or "
               "any of * ? [ ] { }"_s;
    if (code == "duplicate-id"_L1)
        return u"another row above has the same id: "_s + first;
    if (code == "byte-order-mark"_L1)
        return u"the file begins with a byte order mark"_s;
    if (code == "summary-unreadable"_L1)
        return u"wave summary can't be read: "_s + first;
    if (code == "learnings-unreadable"_L1)
        return u"learnings.jsonl can't be read"_s;
    if (code == "config-unreadable"_L1)
        return u"Session Config can't be read"_s;
    return code;
}

QString gateText(const CollectedQueue &queue)
{
    switch (queue.gate) {
    case GateReason::Open:
        return {};
    case GateReason::Persistence:
        return u"persistence is not true in Session Config"_s;
    case GateReason::ProposalsDisabled:
        return u"proposals disabled in Session Config"_s;
    case GateReason::QueueEmpty:
        return u"queue empty"_s;
    case GateReason::NoClaudeMd:
        return u"no CLAUDE.md"_s;
    }
    return {};
}

QString gateInfoLine(const CollectedQueue &queue)
{
    return u"[3.6.3] Memory proposals: skip — "_s + gateText(queue);
}

QByteArray recordText(const QueueRow &row)
{
    return (startsWithBom(row.bytes) ? row.bytes.sliced(3) : row.bytes).trimmed();
}

} // namespace memorydesk::ctl
