// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/files/filesystem.h"
#include "core/sources/projectpaths.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

#include <optional>

namespace memorydesk::ctl {

/// Exit codes of every command. An unreadable input wins over all others.
enum class Exit { Fine = 0, Found = 1, Usage = 2, Unreadable = 3 };

enum class Format { Text, Json };

/// What one run was asked for, and its only way to the outside: commands print through here, so
/// that `--json` gives exactly one document on stdout and every fault a line on stderr.
class Invocation
{
public:
    Invocation(const FileSystem &disk, const Clock &time, Environment surroundings)
        : fileSystem(disk)
        , clock(time)
        , environment(std::move(surroundings))
    {
    }

    const FileSystem &fileSystem;
    const Clock &clock;
    Environment environment;
    QString workingFolder; ///< Absolute.
    Format format = Format::Text;
    QStringList arguments; ///< Without program, command, `--json` and `--home DIR`.

    [[nodiscard]] bool json() const { return format == Format::Json; }
    /// Absolute clean path of an argument.
    [[nodiscard]] QString absolutePath(const QString &argument) const;

    /// Writes bytes to stdout as they are.
    void print(const QByteArray &bytes);
    /// Writes one line (LF added) to stdout.
    void printLine(const QString &text);
    /// Writes one line to stderr.
    void note(const QString &text);
    /// Names an input that can't be read on stderr and makes the run exit with 3.
    void unreadable(const QString &path, const Error &error);
    [[nodiscard]] bool sawUnreadable() const { return m_unreadable; }

    /// File, or stdin for `-`; reports through `unreadable` and returns nothing when it fails.
    [[nodiscard]] std::optional<QByteArray> readInput(const QString &argument);

private:
    bool m_unreadable = false;
};

/// One command: a row in the table of commandtable.cpp.
struct Command {
    const char *name;
    const char *usage; ///< What follows `memorydeskctl`.
    Exit (*run)(Invocation &invocation);
};

/// All commands, in the order `--help` shows them.
[[nodiscard]] QList<Command> commandTable();

/// Takes `--name VALUE` or `--name=VALUE` out of the arguments; nothing when absent or without a
/// value (then `missing` is set).
struct OptionValue {
    bool present = false;
    bool missing = false;
    QString value;
};
[[nodiscard]] OptionValue takeOption(QStringList &arguments, const QString &name);
/// Takes a flag out of the arguments.
[[nodiscard]] bool takeFlag(QStringList &arguments, const QString &name);
/// First argument that looks like an option nobody took, or nothing. A lone `-` is stdin; what
/// follows `--` is no option.
[[nodiscard]] std::optional<QString> unknownOption(const QStringList &arguments);
/// The arguments without the `--` that ends the options.
[[nodiscard]] QStringList operands(const QStringList &arguments);
/// Says what was wrong and how the command is called; returns Exit::Usage.
Exit wrongUsage(Invocation &invocation, const QString &what);

} // namespace memorydesk::ctl
