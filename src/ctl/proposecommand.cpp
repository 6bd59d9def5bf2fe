// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/review/submittedtext.h"
#include "core/text/lineendings.h"
#include "ctl/commands.h"
#include "ctl/jsonoutput.h"
#include "ctl/sectiontext.h"

namespace memorydesk::ctl {

using namespace Qt::StringLiterals;

namespace {

/// The text to hand over: of a transcript only its sections, each as it stands there.
QString textOf(const QByteArray &bytes)
{
    if (!looksLikeTranscript(bytes))
        return decodeUtf8(startsWithBom(bytes) ? bytes.sliced(3) : bytes);
    QStringList sections;
    for (const TranscriptSection &found : scanTranscriptBytes(bytes).sections) {
        if (found.section.refusal != SectionRefusal::InCodeBlock)
            sections.append(found.section.raw);
    }
    return sections.join(u'\n');
}

} // namespace

Exit runPropose(Invocation &invocation)
{
    if (const auto unknown = unknownOption(invocation.arguments))
        return wrongUsage(invocation, u"propose: unknown option %1"_s.arg(*unknown));
    const QStringList inputs = operands(invocation.arguments);
    if (inputs.size() != 1)
        return wrongUsage(invocation, u"propose needs one file, or - for stdin"_s);
    const QString &input = inputs.first();
    const auto bytes = invocation.readInput(input);
    SubmitResult result;
    if (bytes && !isValidUtf8(*bytes)) {
        // A proposal is kept verbatim; a text that can't be read cannot be.
        invocation.unreadable(input, {ErrorCode::Encoding, {}, {}, 0, 0});
    } else if (bytes) {
        const QString source = input == "-"_L1 ? u"stdin"_s : invocation.absolutePath(input);
        const auto submitted =
            submitText(invocation.environment, invocation.clock, textOf(*bytes), source);
        if (submitted)
            result = *submitted;
        else
            invocation.unreadable(submitted.error().path, submitted.error());
    }
    QList<QByteArray> refused;
    for (const TranscriptSection &found : sectionsOfText(result.refused)) {
        refused.append(refusedJson(found));
        if (!invocation.json())
            invocation.note(refusalText(found));
    }
    if (invocation.json())
        invocation.print(JsonObject()
                             .add("queued", jsonNumber(qint64(result.queued)))
                             .add("refused", jsonArray(refused))
                             .text()
                         + '\n');
    else
        invocation.printLine(u"%1 queued, %2 refused"_s.arg(result.queued).arg(refused.size()));
    return refused.isEmpty() ? Exit::Fine : Exit::Found;
}

} // namespace memorydesk::ctl
