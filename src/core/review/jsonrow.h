// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace memorydesk {

/// A JSON object on one line as the list of its members in their own bytes, so that a row can be
/// changed at one place without any number or escape being written anew.
class JsonRow
{
public:
    struct Member {
        QString key;
        QByteArray keyBytes; ///< With quotes.
        QByteArray value; ///< As written, without blanks around it.
    };

    /// Parse when `bytes` is not one JSON object (blanks, a CR and a leading BOM around it are
    /// fine). Of doubled keys the first place and the last value count, as in upstream's reader.
    [[nodiscard]] static Result<JsonRow> parse(const QByteArray &bytes);

    [[nodiscard]] const QList<Member> &members() const { return m_members; }
    /// Bytes of a value; null when absent.
    [[nodiscard]] QByteArray value(const QString &key) const;
    /// Decoded string value; null when absent or no string.
    [[nodiscard]] QString text(const QString &key) const;
    [[nodiscard]] bool contains(const QString &key) const;

    /// Sets a value given in JSON: in its place, or as last member.
    void set(const QString &key, const QByteArray &json);
    void setText(const QString &key, const QString &text);
    void remove(const QString &key);

    /// Compact: no blanks between members; values keep theirs.
    [[nodiscard]] QByteArray bytes() const;

private:
    QList<Member> m_members;
};

/// A JSON string with quotes, escaped as upstream's writer does it.
[[nodiscard]] QByteArray jsonString(const QString &text);

} // namespace memorydesk
