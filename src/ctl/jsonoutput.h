// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace memorydesk::ctl {

/// JSON text put together by hand, so that keys stand in the documented order and copied records
/// keep their own bytes (no number or escape is re-written).
[[nodiscard]] QByteArray jsonString(const QString &text);
[[nodiscard]] QByteArray jsonStringOrNull(const QString &text); ///< null for an empty text.
[[nodiscard]] QByteArray jsonBool(bool value);
[[nodiscard]] QByteArray jsonNumber(qint64 value);
/// Shortest digits that read back as the same double; null when not finite.
[[nodiscard]] QByteArray jsonNumber(double value);
[[nodiscard]] QByteArray jsonArray(const QList<QByteArray> &values);
[[nodiscard]] QByteArray jsonArray(const QStringList &texts);

/// Object under construction: `JsonObject().add("line", jsonNumber(3)).text()`.
class JsonObject
{
public:
    JsonObject &add(const char *key, const QByteArray &value);
    JsonObject &add(const QString &key, const QByteArray &value);
    [[nodiscard]] QByteArray text() const { return "{" + m_members + "}"; }

private:
    QByteArray m_members;
};

} // namespace memorydesk::ctl
