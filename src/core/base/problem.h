// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace memorydesk {

enum class Severity { Hint, Warning, Error };

/// A finding in a document. Not an Error: a bad document is ordinary input.
/// `code` is a stable kebab-case name; the window holds the sentence for each code.
struct Problem {
    Severity severity = Severity::Warning;
    QString code;
    int line = 0; ///< 1-based.
    int column = 0; ///< 1-based, in code points.
    int length = 0; ///< Code points from column; 0 = to the end of the line.
    QStringList args;
    QString path; ///< As given or found, not resolved; may be empty for text without a file.

    bool operator==(const Problem &) const = default;
};

using Problems = QList<Problem>;

} // namespace memorydesk
