// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/textdiff.h"

#include "core/text/lineendings.h"

#include <QHash>

#include <git2.h>

namespace memorydesk {

namespace {

/// libgit2 wants to be started before use; the count inside makes this cheap and thread-safe.
class GitSession
{
public:
    GitSession() { git_libgit2_init(); }
    ~GitSession() { git_libgit2_shutdown(); }
    GitSession(const GitSession &) = delete;
    GitSession &operator=(const GitSession &) = delete;
};

int collectLine(const git_diff_delta *, const git_diff_hunk *, const git_diff_line *line,
                void *payload)
{
    auto &lines = *static_cast<QList<DiffLine> *>(payload);
    DiffLine::Kind kind = DiffLine::Kind::Context;
    if (line->origin == GIT_DIFF_LINE_ADDITION)
        kind = DiffLine::Kind::Added;
    else if (line->origin == GIT_DIFF_LINE_DELETION)
        kind = DiffLine::Kind::Removed;
    else if (line->origin != GIT_DIFF_LINE_CONTEXT)
        return 0; // Remarks about a missing final newline.
    lines.append({kind, qMax(line->old_lineno, 0), qMax(line->new_lineno, 0),
                  QByteArray(line->content, static_cast<qsizetype>(line->content_len))});
    return 0;
}

QList<DiffLine> contextOnly(const QByteArray &bytes)
{
    QList<DiffLine> lines;
    int number = 0;
    for (const LineRange &line : lineRanges(bytes)) {
        ++number;
        lines.append({DiffLine::Kind::Context, number, number,
                      bytes.sliced(line.start, line.end - line.start)});
    }
    return lines;
}

int countConflicts(const QByteArray &bytes)
{
    int count = 0;
    for (const QByteArray &line : splitLines(bytes))
        count += line.startsWith("<<<<<<< ") ? 1 : 0;
    return count;
}

bool isCjk(QChar character)
{
    const ushort code = character.unicode();
    return (code >= 0x2E80 && code < 0xA000) || (code >= 0xAC00 && code < 0xD7B0)
        || (code >= 0xF900 && code < 0xFB00) || (code >= 0xFF00 && code < 0xFFF0)
        || character.isSurrogate();
}

/// Words, runs of blanks, and every other character by itself.
QStringList words(const QString &text)
{
    QStringList result;
    for (qsizetype i = 0; i < text.size();) {
        qsizetype end = i + 1;
        const QChar first = text.at(i);
        if (first.isHighSurrogate() && end < text.size()) {
            ++end;
        } else if (!isCjk(first) && (first.isLetterOrNumber() || first.isSpace())) {
            while (end < text.size() && !isCjk(text.at(end))
                   && text.at(end).isLetterOrNumber() == first.isLetterOrNumber()
                   && text.at(end).isSpace() == first.isSpace())
                ++end;
        }
        result.append(text.sliced(i, end - i));
        i = end;
    }
    return result;
}

void appendRange(QList<QPair<int, int>> &ranges, qsizetype start, qsizetype length)
{
    if (!ranges.isEmpty() && ranges.last().first + ranges.last().second == start)
        ranges.last().second += static_cast<int>(length);
    else
        ranges.append({static_cast<int>(start), static_cast<int>(length)});
}

/// One line per item, so that the line diff can be used for any list of strings.
QByteArray numberedLines(const QStringList &items, QHash<QString, int> &numbers)
{
    QByteArray lines;
    for (const QString &item : items) {
        const auto found = numbers.constFind(item);
        const int number = found != numbers.constEnd() ? *found : static_cast<int>(numbers.size());
        if (found == numbers.constEnd())
            numbers.insert(item, number);
        lines += QByteArray::number(number) + '\n';
    }
    return lines;
}

} // namespace

QList<DiffLine> diffLines(const QByteArray &before, const QByteArray &after, int context)
{
    if (before == after)
        return context < 0 ? contextOnly(before) : QList<DiffLine>();
    const GitSession session;
    git_diff_options options;
    git_diff_options_init(&options, GIT_DIFF_OPTIONS_VERSION);
    options.context_lines = context < 0 ? 0x7FFFFFFFU : static_cast<uint32_t>(context);
    options.flags = GIT_DIFF_FORCE_TEXT | GIT_DIFF_INDENT_HEURISTIC;
    options.max_size = -1;
    QList<DiffLine> lines;
    git_diff_buffers(before.constData(), static_cast<size_t>(before.size()), nullptr,
                     after.constData(), static_cast<size_t>(after.size()), nullptr, &options,
                     nullptr, nullptr, nullptr, collectLine, &lines);
    return lines;
}

Result<MergeResult> mergeThreeWay(const QByteArray &base, const QByteArray &ours,
                                  const QByteArray &theirs)
{
    const GitSession session;
    const auto input = [](const QByteArray &bytes) {
        git_merge_file_input side;
        git_merge_file_input_init(&side, GIT_MERGE_FILE_INPUT_VERSION);
        side.ptr = bytes.constData();
        side.size = static_cast<size_t>(bytes.size());
        return side;
    };
    const git_merge_file_input baseInput = input(base);
    const git_merge_file_input ourInput = input(ours);
    const git_merge_file_input theirInput = input(theirs);
    git_merge_file_options options;
    git_merge_file_options_init(&options, GIT_MERGE_FILE_OPTIONS_VERSION);
    options.our_label = "ours";
    options.their_label = "theirs";
    git_merge_file_result merged{};
    if (git_merge_file(&merged, &baseInput, &ourInput, &theirInput, &options) != 0) {
        const git_error *error = git_error_last();
        return failure(ErrorCode::Io, {}, error ? QString::fromUtf8(error->message) : QString());
    }
    MergeResult result;
    result.bytes = QByteArray(merged.ptr, static_cast<qsizetype>(merged.len));
    if (!merged.automergeable)
        result.conflicts = qMax(1, countConflicts(result.bytes));
    git_merge_file_result_free(&merged);
    return result;
}

QList<qsizetype> matchLines(const QStringList &before, const QStringList &after)
{
    QHash<QString, int> numbers;
    const QByteArray beforeLines = numberedLines(before, numbers);
    const QByteArray afterLines = numberedLines(after, numbers);
    QList<qsizetype> matches(after.size(), -1);
    for (const DiffLine &line : diffLines(beforeLines, afterLines, -1)) {
        if (line.kind == DiffLine::Kind::Context)
            matches[line.afterLine - 1] = line.beforeLine - 1;
    }
    return matches;
}

qsizetype replacedLine(const QList<qsizetype> &matches, qsizetype line, qsizetype beforeCount)
{
    qsizetype first = line;
    while (first > 0 && matches.at(first - 1) < 0)
        --first;
    qsizetype next = line;
    while (next < matches.size() && matches.at(next) < 0)
        ++next;
    const qsizetype from = first == 0 ? 0 : matches.at(first - 1) + 1;
    const qsizetype to = next == matches.size() ? beforeCount : matches.at(next);
    const qsizetype place = from + (line - first);
    return place < to ? place : -1;
}

WordDifference diffWords(const QString &left, const QString &right)
{
    const QStringList leftWords = words(left);
    const QStringList rightWords = words(right);
    QHash<QString, int> numbers;
    const QByteArray leftLines = numberedLines(leftWords, numbers);
    const QByteArray rightLines = numberedLines(rightWords, numbers);
    WordDifference difference;
    qsizetype leftPlace = 0;
    qsizetype rightPlace = 0;
    for (const DiffLine &line : diffLines(leftLines, rightLines, -1)) {
        if (line.kind != DiffLine::Kind::Added) {
            const qsizetype length = leftWords.at(line.beforeLine - 1).size();
            if (line.kind == DiffLine::Kind::Removed)
                appendRange(difference.leftRanges, leftPlace, length);
            leftPlace += length;
        }
        if (line.kind != DiffLine::Kind::Removed) {
            const qsizetype length = rightWords.at(line.afterLine - 1).size();
            if (line.kind == DiffLine::Kind::Added)
                appendRange(difference.rightRanges, rightPlace, length);
            rightPlace += length;
        }
    }
    return difference;
}

} // namespace memorydesk
