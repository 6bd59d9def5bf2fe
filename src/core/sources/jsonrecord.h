// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QJsonObject>

#include <expected>

namespace memorydesk {

/// One JSON object of a JSONL row. Values are decoded; the source text of each top-level value is
/// kept beside them, because numbers must keep their digits.
struct JsonRecord {
    QJsonObject object; ///< Of doubled keys the last counts, as in the programs that write them.
    QHash<QString, QByteArray> sources; ///< Top-level key → source text of its value.
};

struct JsonFault {
    QString code; ///< `not-an-object`, `invalid-json`, `invalid-utf8`, `torn`, `nested-too-deep`.
    qsizetype offset = 0; ///< Byte where reading stopped.
    bool operator==(const JsonFault &) const = default;
};

/// Strict RFC 8259 reader of one object. Unlike Qt's reader it refuses raw control characters in
/// strings, takes numbers beyond a double's range (as infinity), and keeps lone surrogates, which
/// JavaScript writers produce when they cut a text inside an emoji. Linear.
[[nodiscard]] std::expected<JsonRecord, JsonFault> parseJsonRecord(QByteArrayView text);

} // namespace memorydesk
