// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/commands.h"
#include "ctl/jsonoutput.h"
#include "ctl/memorytexts.h"

namespace memorydesk::ctl {

using namespace Qt::StringLiterals;

namespace {

constexpr int defaultLimit = 10;

QStringList wordsAt(const DuplicateText &text, const QList<DuplicateRange> &ranges)
{
    QStringList words;
    for (const DuplicateRange &range : ranges)
        words << textAt(text, range).simplified();
    return words;
}

QByteArray reasonJson(const Reason &reason, const DuplicateText &left, const DuplicateText &right)
{
    JsonObject object;
    object.add("code", jsonString(reasonName(reason.code)));
    if (reason.kind != DifferenceKind::None)
        object.add("kind", jsonString(differenceName(reason.kind)));
    return object.add("left", jsonArray(wordsAt(left, reason.left)))
        .add("right", jsonArray(wordsAt(right, reason.right)))
        .text();
}

QByteArray matchJson(const DuplicateMatch &match, const DuplicateText &asked,
                     const DuplicateText &found)
{
    QList<QByteArray> reasons;
    for (const Reason &reason : match.reasons)
        reasons << reasonJson(reason, asked, found);
    return JsonObject()
        .add("path", jsonString(match.id))
        .add("verdict", jsonString(verdictName(match.verdict)))
        .add("score", jsonNumber(qRound(match.score * 1000) / 1000.0))
        .add("reasons", jsonArray(reasons))
        .text();
}

void printMatch(Invocation &invocation, const DuplicateMatch &match, const DuplicateText &asked,
                const DuplicateText &found)
{
    invocation.printLine(u"%1 %2 % %3"_s.arg(verdictName(match.verdict), -11)
                             .arg(qRound(match.score * 100), 3)
                             .arg(match.id));
    for (const Reason &reason : match.reasons) {
        if (reason.code == ReasonCode::Differs)
            invocation.printLine(u"    differs in %1: %2 -> %3"_s.arg(
                differenceName(reason.kind), wordsAt(asked, reason.left).join(u", "_s),
                wordsAt(found, reason.right).join(u", "_s)));
    }
}

} // namespace

Exit runLike(Invocation &invocation)
{
    const OptionValue limitOption = takeOption(invocation.arguments, u"--limit"_s);
    bool number = true;
    const int limit = limitOption.present ? limitOption.value.toInt(&number) : defaultLimit;
    if (limitOption.missing || !number || limit < 1)
        return wrongUsage(invocation, u"like: --limit needs a number from 1"_s);
    if (const auto unknown = unknownOption(invocation.arguments))
        return wrongUsage(invocation, u"like: unknown option %1"_s.arg(*unknown));
    QStringList inputs = operands(invocation.arguments);
    if (inputs.isEmpty() || inputs.first().isEmpty())
        return wrongUsage(invocation, u"like needs a text file, or - for stdin"_s);
    const QString input = inputs.takeFirst();
    const auto bytes = invocation.readInput(input);
    if (!bytes)
        return Exit::Unreadable;

    const DuplicateText asked = comparedText(input, *bytes);
    const MemoryTexts texts = readMemoryTexts(invocation, inputs);
    QStringList leaveOut;
    if (input != u"-") {
        // A memory is no duplicate of itself, whatever way its folder was named.
        const QString own =
            invocation.fileSystem.realPath(invocation.absolutePath(input)).value_or(QString());
        leaveOut = texts.realPaths.keys(own);
    }
    QList<QByteArray> rows;
    for (const DuplicateMatch &match : texts.finder.query(asked, limit, {}, leaveOut)) {
        const DuplicateText found = texts.finder.text(match.id);
        if (invocation.json())
            rows << matchJson(match, asked, found);
        else
            printMatch(invocation, match, asked, found);
    }
    if (invocation.json())
        invocation.print(jsonArray(rows) + '\n');
    return Exit::Fine;
}

} // namespace memorydesk::ctl
