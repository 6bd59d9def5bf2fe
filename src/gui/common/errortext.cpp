// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/common/errortext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

/// Context of the strings in this file.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(ErrorText)
};

} // namespace

QString errorSentence(ErrorCode code)
{
    switch (code) {
    case ErrorCode::NotFound:
        return Text::tr("The file or folder is not there.");
    case ErrorCode::AlreadyExists:
        return Text::tr("A file with this name exists already.");
    case ErrorCode::PermissionDenied:
        return Text::tr("Access was denied.");
    case ErrorCode::ReadOnly:
        return Text::tr("The file or folder is read-only.");
    case ErrorCode::NoSpace:
        return Text::tr("The disk is full.");
    case ErrorCode::TooManyFiles:
        return Text::tr("Too many files are open or watched.");
    case ErrorCode::Io:
        return Text::tr("The disk reported an error.");
    case ErrorCode::NotRegular:
        return Text::tr("This is not an ordinary file.");
    case ErrorCode::OutsideRoot:
        return Text::tr("The path leads out of the known folders.");
    case ErrorCode::InvalidName:
        return Text::tr("The name cannot be used for a file.");
    case ErrorCode::TooLarge:
        return Text::tr("The file is too large.");
    case ErrorCode::Encoding:
        return Text::tr("The text is not valid UTF-8.");
    case ErrorCode::Parse:
        return Text::tr("The text cannot be understood at this place.");
    case ErrorCode::Conflict:
        return Text::tr("The file changed on disk after the preview. Nothing was written.");
    case ErrorCode::LockTimeout:
        return Text::tr("Another program is holding the lock. Nothing was written.");
    case ErrorCode::PartialWrite:
        return Text::tr("Writing stopped halfway.");
    case ErrorCode::RollbackFailed:
        return Text::tr("The change could not be taken back completely.");
    case ErrorCode::ReadBack:
        return Text::tr("What was read back is not what was written; it was taken back.");
    case ErrorCode::Cancelled:
        return Text::tr("Cancelled.");
    case ErrorCode::InvalidArgument:
        return Text::tr("A value is missing or not allowed.");
    case ErrorCode::Blocked:
        return Text::tr("Blocked.");
    case ErrorCode::Unsupported:
        return Text::tr("This file system cannot do that.");
    }
    Q_UNREACHABLE_RETURN(QString());
}

QString errorText(const Error &error)
{
    QString text = errorSentence(error.code);
    if (!error.detail.isEmpty()) {
        text = error.code == ErrorCode::Blocked
            ? Text::tr("Blocked: %1").arg(reasonText(error.detail))
            : u"%1 (%2)"_s.arg(text, reasonText(error.detail));
    }
    if (error.path.isEmpty())
        return text;
    const QString place =
        error.line > 0 ? Text::tr("%1, line %2").arg(error.path).arg(error.line) : error.path;
    return u"%1\n%2"_s.arg(text, place);
}

QString reasonText(const QString &reason)
{
    if (reason == u"confirmation required")
        return Text::tr("confirmation required");
    if (reason == u"duplicate choice required")
        return Text::tr("duplicate choice required");
    if (reason == u"no evidence-backed memory candidate")
        return Text::tr("no evidence-backed memory candidate");
    if (reason == u"persistence")
        return Text::tr("persistence is not switched on");
    if (reason == u"proposals disabled")
        return Text::tr("proposals are switched off");
    if (reason == u"queue empty")
        return Text::tr("the queue is empty");
    if (reason == u"no CLAUDE.md")
        return Text::tr("there is no CLAUDE.md");
    if (reason == u"record-invalid" || reason.startsWith(u"record-invalid:"))
        return Text::tr("the row breaks the rules for learnings: %1")
            .arg(reason.section(u':', 1).trimmed());
    if (reason == u"memory-folder-missing")
        return Text::tr("there is no memory folder");
    if (reason.startsWith(u"path-safety"_s))
        return Text::tr("the path is not safe: %1").arg(reason.section(u':', 1).trimmed());
    const QString sentence = problemText({Severity::Error, reason, 0, 0, 0, {}, {}});
    return sentence;
}

} // namespace memorydesk
