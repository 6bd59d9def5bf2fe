// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/command.h"

#include <QDir>

#include <cerrno>
#include <cstdio>
#include <cstring>

#include <unistd.h>

namespace memorydesk::ctl {

using namespace Qt::StringLiterals;

namespace {

/// Inputs are agent output and transcripts; more than this on stdin is no such thing.
constexpr qint64 largestInput = 1LL << 30;

void writeAll(std::FILE *stream, const QByteArray &bytes)
{
    std::fwrite(bytes.constData(), 1, std::size_t(bytes.size()), stream);
}

const char *errorText(ErrorCode code)
{
    switch (code) {
    case ErrorCode::NotFound:
        return "does not exist";
    case ErrorCode::AlreadyExists:
        return "exists already";
    case ErrorCode::PermissionDenied:
        return "permission denied";
    case ErrorCode::ReadOnly:
        return "is read-only";
    case ErrorCode::NoSpace:
        return "no space left";
    case ErrorCode::TooManyFiles:
        return "too many open files";
    case ErrorCode::Io:
        return "input/output error";
    case ErrorCode::NotRegular:
        return "is not a regular file";
    case ErrorCode::OutsideRoot:
        return "lies outside its folder";
    case ErrorCode::InvalidName:
        return "is not a usable path";
    case ErrorCode::TooLarge:
        return "is too large";
    case ErrorCode::Encoding:
        return "is not valid UTF-8";
    case ErrorCode::Parse:
        return "can't be parsed";
    case ErrorCode::Conflict:
        return "changed meanwhile";
    case ErrorCode::LockTimeout:
        return "is locked by another process";
    case ErrorCode::PartialWrite:
        return "was written in part only";
    case ErrorCode::RollbackFailed:
        return "could not be put back";
    case ErrorCode::ReadBack:
        return "reads back differently";
    case ErrorCode::Cancelled:
        return "cancelled";
    case ErrorCode::InvalidArgument:
        return "invalid value";
    case ErrorCode::Blocked:
        return "blocked";
    case ErrorCode::Unsupported:
        return "not supported here";
    }
    return "error";
}

std::optional<QByteArray> readStdin(Error &error)
{
    QByteArray bytes;
    QByteArray block(1 << 16, Qt::Uninitialized);
    while (true) {
        const ssize_t count = ::read(STDIN_FILENO, block.data(), std::size_t(block.size()));
        if (count == 0)
            return bytes;
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0) {
            error = {ErrorCode::Io, QString::fromLocal8Bit(std::strerror(errno)), {}, 0, 0};
            return {};
        }
        bytes.append(block.constData(), count);
        if (bytes.size() > largestInput) {
            error = {ErrorCode::TooLarge, {}, {}, 0, 0};
            return {};
        }
    }
}

} // namespace

QString Invocation::absolutePath(const QString &argument) const
{
    return QDir::cleanPath(QDir(workingFolder).absoluteFilePath(argument));
}

void Invocation::print(const QByteArray &bytes)
{
    writeAll(stdout, bytes);
}

void Invocation::printLine(const QString &text)
{
    writeAll(stdout, text.toUtf8() + '\n');
}

void Invocation::note(const QString &text)
{
    writeAll(stderr, text.toUtf8() + '\n');
}

void Invocation::unreadable(const QString &path, const Error &error)
{
    m_unreadable = true;
    QString place = path;
    if (error.line > 0)
        place += u":%1"_s.arg(error.line);
    QString text =
        u"memorydeskctl: %1: %2"_s.arg(place, QString::fromLatin1(errorText(error.code)));
    if (!error.detail.isEmpty())
        text += u" (%1)"_s.arg(error.detail);
    note(text);
}

std::optional<QByteArray> Invocation::readInput(const QString &argument)
{
    if (argument == "-"_L1) {
        Error error;
        auto bytes = readStdin(error);
        if (!bytes)
            unreadable(u"-"_s, error);
        return bytes;
    }
    auto bytes = fileSystem.read(absolutePath(argument), largestInput);
    if (bytes)
        return *bytes;
    unreadable(argument, bytes.error());
    return {};
}

OptionValue takeOption(QStringList &arguments, const QString &name)
{
    OptionValue option;
    for (qsizetype i = 0; i < arguments.size() && arguments.at(i) != "--"_L1;) {
        if (arguments.at(i) == name) {
            option.present = true;
            option.missing = i + 1 >= arguments.size();
            if (!option.missing)
                option.value = arguments.takeAt(i + 1);
            arguments.removeAt(i);
        } else if (arguments.at(i).startsWith(name + u'=')) {
            option.present = true;
            option.missing = false;
            option.value = arguments.takeAt(i).mid(name.size() + 1);
        } else {
            ++i;
        }
    }
    return option;
}

bool takeFlag(QStringList &arguments, const QString &name)
{
    bool present = false;
    for (qsizetype i = 0; i < arguments.size() && arguments.at(i) != "--"_L1;) {
        if (arguments.at(i) == name) {
            present = true;
            arguments.removeAt(i);
        } else {
            ++i;
        }
    }
    return present;
}

std::optional<QString> unknownOption(const QStringList &arguments)
{
    for (const QString &argument : arguments) {
        if (argument == "--"_L1)
            return {};
        if (argument.size() > 1 && argument.startsWith(u'-'))
            return argument;
    }
    return {};
}

QStringList operands(const QStringList &arguments)
{
    QStringList result = arguments;
    result.removeOne(u"--"_s);
    return result;
}

Exit wrongUsage(Invocation &invocation, const QString &what)
{
    invocation.note(u"memorydeskctl: %1 (memorydeskctl --help)"_s.arg(what));
    return Exit::Usage;
}

} // namespace memorydesk::ctl
