// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/yamlranges_p.h"

namespace memorydesk {

namespace {

bool isBlank(char character)
{
    return character == ' ' || character == '\t';
}

bool isBreak(char character)
{
    return character == '\n' || character == '\r';
}

} // namespace

qsizetype YamlRangeScanner::lineStart(qsizetype place) const
{
    return place == 0 ? 0 : bytes.lastIndexOf('\n', place - 1) + 1;
}

qsizetype YamlRangeScanner::nextLine(qsizetype place) const
{
    const qsizetype feed = bytes.indexOf('\n', place);
    return feed < 0 || feed >= limit ? limit : feed + 1;
}

int YamlRangeScanner::columnOf(qsizetype place) const
{
    return static_cast<int>(place - lineStart(place));
}

qsizetype YamlRangeScanner::skipProperties(qsizetype start) const
{
    qsizetype place = start;
    while (place < limit && (bytes.at(place) == '!' || bytes.at(place) == '&')) {
        while (place < limit && !isBlank(bytes.at(place)) && !isBreak(bytes.at(place)))
            ++place;
        while (place < limit && isBlank(bytes.at(place)))
            ++place;
    }
    return place;
}

qsizetype YamlRangeScanner::quotedEnd(qsizetype start) const
{
    const char quote = bytes.at(start);
    for (qsizetype place = start + 1; place < limit; ++place) {
        if (quote == '"' && bytes.at(place) == '\\') {
            ++place;
        } else if (bytes.at(place) == quote) {
            if (quote == '\'' && place + 1 < limit && bytes.at(place + 1) == '\'')
                ++place;
            else
                return place + 1;
        }
    }
    return limit;
}

qsizetype YamlRangeScanner::blockEnd(qsizetype start, int indent) const
{
    qsizetype end = nextLine(start);
    for (qsizetype line = end; line < limit; line = nextLine(line)) {
        qsizetype text = line;
        while (text < limit && bytes.at(text) == ' ')
            ++text;
        const bool blank = text >= limit || isBreak(bytes.at(text));
        if (!blank && text - line <= indent)
            break;
        if (!blank)
            end = nextLine(line);
    }
    // The last line end belongs to the line, not to the value.
    while (end > start && isBreak(bytes.at(end - 1)))
        --end;
    return end;
}

qsizetype YamlRangeScanner::plainEndOfLine(qsizetype start, bool inFlow, bool *stopped) const
{
    qsizetype place = start;
    qsizetype end = start;
    for (; place < limit && !isBreak(bytes.at(place)); ++place) {
        const char character = bytes.at(place);
        const bool comment = character == '#' && place > start && isBlank(bytes.at(place - 1));
        const bool flow = inFlow && (character == ',' || character == ']' || character == '}');
        if (comment || flow) {
            *stopped = true;
            return end;
        }
        if (!isBlank(character))
            end = place + 1;
    }
    return end;
}

qsizetype YamlRangeScanner::plainEnd(qsizetype start, int indent, bool inFlow) const
{
    bool stopped = false;
    qsizetype end = plainEndOfLine(start, inFlow, &stopped);
    for (qsizetype line = nextLine(end); !stopped && line < limit; line = nextLine(line)) {
        qsizetype text = line;
        while (text < limit && isBlank(bytes.at(text)))
            ++text;
        if (text < limit && isBreak(bytes.at(text)))
            continue;
        if (text >= limit || text - line <= indent || bytes.at(text) == '#')
            break;
        end = plainEndOfLine(text, inFlow, &stopped);
    }
    return end;
}

qsizetype YamlRangeScanner::scalarEnd(qsizetype start, int indent, bool inFlow) const
{
    const qsizetype value = skipProperties(start);
    if (value >= limit)
        return limit;
    const char first = bytes.at(value);
    if (first == '"' || first == '\'')
        return quotedEnd(value);
    if (!inFlow && (first == '|' || first == '>'))
        return blockEnd(value, indent);
    return plainEnd(value, indent, inFlow);
}

qsizetype YamlRangeScanner::flowEnd(qsizetype start) const
{
    int depth = 0;
    for (qsizetype place = start; place < limit; ++place) {
        const char character = bytes.at(place);
        if (character == '"' || character == '\'') {
            const char before = place > 0 ? bytes.at(place - 1) : ' ';
            // Inside a plain scalar a quote is an ordinary character.
            if (isBlank(before) || isBreak(before) || QByteArrayView("[{,:").contains(before))
                place = quotedEnd(place) - 1;
        } else if (character == '[' || character == '{') {
            ++depth;
        } else if ((character == ']' || character == '}') && --depth == 0) {
            return place + 1;
        }
    }
    return limit;
}

qsizetype YamlRangeScanner::afterColon(qsizetype keyStart) const
{
    qsizetype place = skipProperties(keyStart);
    if (place < limit && (bytes.at(place) == '"' || bytes.at(place) == '\''))
        place = quotedEnd(place);
    for (; place < limit && !isBreak(bytes.at(place)); ++place) {
        const bool ends = place + 1 >= limit || isBlank(bytes.at(place + 1))
            || isBreak(bytes.at(place + 1)) || QByteArrayView(",]}").contains(bytes.at(place + 1));
        if (bytes.at(place) == ':' && ends)
            return place + 1;
    }
    return -1;
}

} // namespace memorydesk
