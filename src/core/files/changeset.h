// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <variant>

namespace memorydesk {

/// Which protocol guards a file that other programs append to.
enum class RowsGuard {
    None, ///< Only our own flock on the parent folder.
    QueueLock, ///< Additionally upstream's `proposals-write.lock` beside the file.
};

/// Put `after` in place of a file whose bytes are exactly `before`.
struct Replace {
    QString path;
    QByteArray before;
    QByteArray after;
    bool operator==(const Replace &) const = default;
};

/// Make a new file; fails with AlreadyExists when anything stands there (exclusive create).
/// With `createFolder` the parent folder is made too (only the cross-project root
/// and the app's own state folder).
struct Create {
    QString path;
    QByteArray bytes;
    bool createFolder = false;
    bool operator==(const Create &) const = default;
};

/// Remove a file whose bytes are exactly `before`; History keeps the bytes before the unlink.
struct Remove {
    QString path;
    QByteArray before;
    bool operator==(const Remove &) const = default;
};

/// Rename inside one folder (between folders a move is Create + Remove).
struct Move {
    QString from;
    QString to;
    QByteArray bytes;
    bool operator==(const Move &) const = default;
};

/// Add whole rows (each without its LF) at the end of a file that others append to as well.
/// A missing final newline is added first; what stands there is never rewritten. The file is made
/// when absent.
struct Append {
    QString path;
    QList<QByteArray> rows;
    RowsGuard guard = RowsGuard::None;
    bool createFolder = false;
    bool operator==(const Append &) const = default;
};

/// Take rows out by their own bytes (each without its LF; one occurrence each), re-read under the
/// guard. All else stays byte for byte. A row that no longer stands there is a Conflict unless
/// `missingIsFine`.
struct RemoveRows {
    QString path;
    QList<QByteArray> rows;
    RowsGuard guard = RowsGuard::None;
    bool missingIsFine = false;
    /// Files removed when, and only when, no row is left afterwards (wave summaries of a queue).
    /// Naming `path` itself removes the file instead of leaving it empty.
    QStringList removeWhenEmpty = {};
    /// Inverse of an Append that had to add a newline first: takes that newline off again when the
    /// removed rows were the last ones.
    bool dropFinalNewline = false;
    bool operator==(const RemoveRows &) const = default;
};

/// Put rows back where they stood (inverse of RemoveRows): each after the row it followed, else at
/// the top.
struct RestoreRows {
    struct Row {
        QByteArray bytes;
        QByteArray follows; ///< Bytes of the row before it at removal time; empty = first row.
        bool endedFile = false; ///< It was the last row and had no newline.
        qsizetype index = 0; ///< Row number from 0 at removal time: picks among equal neighbours.
        bool operator==(const Row &) const = default;
    };
    QString path;
    QList<Row> rows;
    RowsGuard guard = RowsGuard::None;
    QList<Create> files = {}; ///< Files that RemoveRows took away because the queue became empty.
    bool operator==(const RestoreRows &) const = default;
};

using Operation = std::variant<Replace, Create, Remove, Move, Append, RemoveRows, RestoreRows>;

/// The only thing that writes. Each file may be touched by one operation of a set only, except that
/// several Appends to one file are joined. A rename with new content is Create + Remove.
/// a titled list of operations with all that is needed to preview, check, do and undo it.
/// A plain value. `title` is a stable kebab-case code ("store-memory", "skip-proposal", …),
/// `titleArgs` its values; the window maps them to a sentence.
struct ChangeSet {
    QString title;
    QStringList titleArgs;
    QList<Operation> operations;

    [[nodiscard]] bool isEmpty() const { return operations.isEmpty(); }
    bool operator==(const ChangeSet &) const = default;
};

/// Path that an operation changes (the target of a Move).
[[nodiscard]] QString operationPath(const Operation &operation);

/// What one file looks like before and after, for previews and diffs. `exists…` false = no such
/// file then. For row operations the bytes are those of the file as read now.
struct FileChange {
    QString path;
    bool existsBefore = false;
    bool existsAfter = false;
    QByteArray before;
    QByteArray after;
    /// Names the file has on disk before the change. Above 1: replacing it separates the others,
    /// so the window says so first. Appending keeps all names on one file.
    quint64 linkCount = 1;
    bool operator==(const FileChange &) const = default;
};

} // namespace memorydesk
