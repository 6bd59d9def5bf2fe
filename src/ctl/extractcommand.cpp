// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/lineendings.h"
#include "ctl/commands.h"
#include "ctl/jsonoutput.h"
#include "ctl/sectiontext.h"

#include <algorithm>

namespace memorydesk::ctl {

using namespace Qt::StringLiterals;

namespace {

void noteDamaged(Invocation &invocation, const QString &input, const TranscriptScan &scan)
{
    for (const auto &[line, reason] : scan.damaged)
        invocation.note(
            u"memorydeskctl: %1:%2: line skipped (%3)"_s.arg(input).arg(line).arg(reason));
}

/// Sections of a file or stdin; nothing when it could not be read.
std::optional<QList<TranscriptSection>> sectionsOf(Invocation &invocation, const QString &input)
{
    const auto bytes = invocation.readInput(input);
    if (!bytes)
        return {};
    if (looksLikeTranscript(*bytes)) {
        const TranscriptScan scan = scanTranscriptBytes(*bytes);
        noteDamaged(invocation, input, scan);
        return scan.sections;
    }
    if (!isValidUtf8(*bytes))
        invocation.unreadable(input, {ErrorCode::Encoding, {}, {}, 0, 0});
    const QByteArray text = startsWithBom(*bytes) ? bytes->sliced(3) : *bytes;
    return sectionsOfText(findProposeSections(decodeUtf8(text)));
}

void printForPeople(Invocation &invocation, const QList<TranscriptSection> &sections)
{
    for (const TranscriptSection &found : sections) {
        const SectionFields &fields = found.section.fields;
        if (found.section.refusal == SectionRefusal::None)
            invocation.printLine(
                u"line %1: [%2] %3 (%4) — %5"_s.arg(QString::number(found.line), fields.type,
                                                    fields.name, fields.slug, fields.description));
        else
            invocation.printLine(refusalText(found));
    }
}

} // namespace

Exit runExtract(Invocation &invocation)
{
    if (const auto unknown = unknownOption(invocation.arguments))
        return wrongUsage(invocation, u"extract: unknown option %1"_s.arg(*unknown));
    const QStringList inputs = operands(invocation.arguments);
    if (inputs.size() != 1)
        return wrongUsage(invocation, u"extract needs one file, or - for stdin"_s);
    const QList<TranscriptSection> sections =
        sectionsOf(invocation, inputs.first()).value_or(QList<TranscriptSection>());
    QList<QByteArray> accepted;
    QList<QByteArray> refused;
    for (const TranscriptSection &found : sections) {
        if (found.section.refusal == SectionRefusal::None)
            accepted.append(acceptedJson(found));
        else
            refused.append(refusedJson(found));
    }
    if (invocation.json())
        invocation.print(JsonObject()
                             .add("accepted", jsonArray(accepted))
                             .add("refused", jsonArray(refused))
                             .text()
                         + '\n');
    else
        printForPeople(invocation, sections);
    return refused.isEmpty() ? Exit::Fine : Exit::Found;
}

} // namespace memorydesk::ctl
