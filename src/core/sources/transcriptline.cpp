// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/transcriptline.h"

#include <simdjson.h>

#include <string_view>

namespace memorydesk {

using namespace Qt::StringLiterals;
namespace ondemand = simdjson::ondemand;

namespace {

QString textOf(std::string_view bytes)
{
    return QString::fromUtf8(bytes.data(), qsizetype(bytes.size()));
}

/// A string value; anything else gives an empty text. Lone surrogates become U+FFFD.
QString stringValue(ondemand::value value)
{
    std::string_view text;
    if (value.type() != ondemand::json_type::string || value.get_string(true).get(text))
        return {};
    return textOf(text);
}

bool boolValue(ondemand::value value)
{
    bool result = false;
    return !value.get_bool().get(result) && result;
}

/// Text of a tool result: a string, or the text blocks of an array.
QString resultText(ondemand::value value)
{
    if (value.type() == ondemand::json_type::string)
        return stringValue(value);
    QStringList parts;
    if (value.type() == ondemand::json_type::array) {
        for (auto element : value.get_array()) {
            std::string_view text;
            if (!element["text"].get_string(true).get(text))
                parts.append(textOf(text));
        }
    }
    return parts.join(u'\n');
}

QString pathOfInput(ondemand::value value)
{
    if (value.type() != ondemand::json_type::object)
        return {};
    std::string_view path;
    return value["file_path"].get_string(true).get(path) ? QString() : textOf(path);
}

struct Block {
    QString type;
    QString text;
    TranscriptToolUse use;
    TranscriptToolResult result;
};

Block readBlock(ondemand::object object)
{
    Block block;
    for (auto field : object) {
        std::string_view key = field.unescaped_key(true).value();
        ondemand::value value = field.value().value();
        if (key == "type")
            block.type = stringValue(value);
        else if (key == "text")
            block.text = stringValue(value);
        else if (key == "id")
            block.use.id = stringValue(value);
        else if (key == "name")
            block.use.name = stringValue(value);
        else if (key == "tool_use_id")
            block.result.toolUseId = stringValue(value);
        else if (key == "is_error")
            block.result.error = boolValue(value);
        else if (key == "content")
            block.result.text = resultText(value);
        else if (key == "input") {
            block.use.filePath = pathOfInput(value);
            if (value.type() == ondemand::json_type::object) {
                ondemand::object input = value.get_object();
                input.reset();
                block.use.input = textOf(input.raw_json().value());
            }
        }
    }
    return block;
}

void readContent(ondemand::value value, TranscriptLine &line)
{
    if (value.type() == ondemand::json_type::string) {
        line.texts.append(stringValue(value));
        return;
    }
    if (value.type() != ondemand::json_type::array)
        return;
    for (auto element : value.get_array()) {
        ondemand::value item = element.value();
        if (item.type() != ondemand::json_type::object)
            continue;
        Block block = readBlock(item.get_object());
        if (block.type == "text"_L1)
            line.texts.append(block.text);
        else if (block.type == "tool_use"_L1)
            line.toolUses.append(block.use);
        else if (block.type == "tool_result"_L1)
            line.toolResults.append(block.result);
    }
}

void readMessage(ondemand::value value, TranscriptLine &line)
{
    if (value.type() != ondemand::json_type::object)
        return;
    for (auto field : value.get_object()) {
        std::string_view key = field.unescaped_key(true).value();
        ondemand::value member = field.value().value();
        if (key == "id")
            line.messageId = stringValue(member);
        else if (key == "content")
            readContent(member, line);
    }
}

/// `toolUseResult` of a subagent's call and `data` of its progress lines name the subagent.
void readAgent(ondemand::value value, TranscriptLine &line)
{
    if (value.type() != ondemand::json_type::object)
        return;
    for (auto field : value.get_object()) {
        std::string_view key = field.unescaped_key(true).value();
        ondemand::value member = field.value().value();
        if (key == "agentId")
            line.resultAgentId = stringValue(member);
        else if (key == "isAsync")
            line.asyncLaunch = line.asyncLaunch || boolValue(member);
        else if (key == "status")
            line.asyncLaunch = line.asyncLaunch || stringValue(member) == "async_launched"_L1;
    }
}

void readField(std::string_view key, ondemand::value value, TranscriptLine &line)
{
    if (key == "type")
        line.typeName = stringValue(value);
    else if (key == "message")
        readMessage(value, line);
    else if (key == "uuid")
        line.uuid = stringValue(value);
    else if (key == "sessionId")
        line.sessionId = stringValue(value);
    else if (key == "timestamp")
        line.timestamp = stringValue(value);
    else if (key == "cwd")
        line.cwd = stringValue(value);
    else if (key == "agentId")
        line.agentId = stringValue(value);
    else if (key == "isMeta")
        line.meta = boolValue(value);
    else if (key == "isCompactSummary")
        line.compactSummary = boolValue(value);
    else if (key == "isSidechain")
        line.sidechain = boolValue(value);
    else if (key == "isApiErrorMessage")
        line.apiError = boolValue(value);
    else if (key == "toolUseResult" || key == "data")
        readAgent(value, line);
    else if (key == "parentToolUseID")
        line.parentToolUseId = stringValue(value);
}

} // namespace

struct TranscriptLineParser::Private {
    ondemand::parser parser;
};

TranscriptLineParser::TranscriptLineParser()
    : d(std::make_unique<Private>())
{
    static_assert(padding >= qsizetype(simdjson::SIMDJSON_PADDING));
}

TranscriptLineParser::~TranscriptLineParser() = default;

std::expected<TranscriptLine, QString> TranscriptLineParser::parse(const char *data, qsizetype size)
{
    // The library reports faults as exceptions in range loops; none may leave this function.
    try {
        ondemand::document document =
            d->parser.iterate(data, std::size_t(size), std::size_t(size + padding));
        if (document.type().value() != ondemand::json_type::object)
            return std::unexpected(u"not-an-object"_s);
        TranscriptLine line;
        for (auto field : document.get_object()) {
            std::string_view key = field.unescaped_key(true).value();
            readField(key, field.value().value(), line);
        }
        if (!document.at_end())
            return std::unexpected(u"invalid-json"_s);
        if (line.typeName == "assistant"_L1)
            line.type = TranscriptLine::Type::Assistant;
        else if (line.typeName == "user"_L1)
            line.type = TranscriptLine::Type::User;
        return line;
    } catch (const simdjson::simdjson_error &fault) {
        return std::unexpected(fault.error() == simdjson::UTF8_ERROR ? u"invalid-utf8"_s
                                                                     : u"invalid-json"_s);
    }
}

std::expected<TranscriptLine, QString> TranscriptLineParser::parse(const QByteArray &line)
{
    const QByteArray padded = line + QByteArray(padding, '\0');
    return parse(padded.constData(), line.size());
}

} // namespace memorydesk
