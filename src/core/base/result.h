// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <expected>

namespace memorydesk {

/// What went wrong, as code that callers branch on. The window maps each code to a sentence.
enum class ErrorCode {
    NotFound, ///< The file or folder does not exist.
    AlreadyExists, ///< An exclusive create met an existing file.
    PermissionDenied, ///< EACCES, EPERM.
    ReadOnly, ///< No write bit on file or folder, or a read-only file system.
    NoSpace, ///< ENOSPC, EDQUOT, EFBIG.
    TooManyFiles, ///< EMFILE, ENFILE, or a watch limit.
    Io, ///< Any other failing system call.
    NotRegular, ///< FIFO, device, socket or folder where a file was expected.
    OutsideRoot, ///< The real path leaves the known root (links included).
    InvalidName, ///< Control characters, `..` segment, empty or over-long name.
    TooLarge, ///< Over the stated limit in bytes.
    Encoding, ///< Not valid UTF-8 where text is required.
    Parse, ///< The document's syntax is broken; line and column are set.
    Conflict, ///< The bytes on disk are not the bytes that were previewed.
    LockTimeout, ///< Another live process holds the lock.
    PartialWrite, ///< A write stopped midway; the text says whether it was taken back.
    RollbackFailed, ///< The change could not be taken back completely; paths named in detail.
    ReadBack, ///< What was read back is not what was written.
    Cancelled, ///< The caller cancelled.
    InvalidArgument, ///< A precondition on the values was not met.
    Blocked, ///< A rule of the product forbids the act; detail holds the exact reason.
    Unsupported, ///< The platform or file system cannot do it.
};

/// A failure as a value. `detail` is the system's or a parser's own text, never a sentence of ours.
struct Error {
    ErrorCode code = ErrorCode::Io;
    QString detail;
    QString path;
    int line = 0; ///< 1-based; 0 = not known.
    int column = 0; ///< 1-based code points; 0 = not known.

    bool operator==(const Error &) const = default;
};

template <typename T>
using Result = std::expected<T, Error>;

/// Shorthand for the error branch: `return failure(ErrorCode::NotFound, path);`
[[nodiscard]] inline std::unexpected<Error> failure(ErrorCode code, QString path = {},
                                                    QString detail = {})
{
    return std::unexpected(Error{code, std::move(detail), std::move(path), 0, 0});
}

} // namespace memorydesk
