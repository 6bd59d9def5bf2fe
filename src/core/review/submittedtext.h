// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/sources/projectpaths.h"
#include "core/sources/proposesection.h"

#include <QDateTime>

namespace memorydesk {

/// Hands text with `## Memory propose` sections to the app's own inbox folder (paste, drop,
/// `memorydeskctl propose`). Text without any section is not kept. The same text again counts but
/// is kept once.
struct SubmitResult {
    int queued = 0;
    QList<ProposeSection> refused;
};
[[nodiscard]] Result<SubmitResult> submitText(const Environment &environment, const Clock &clock,
                                              const QString &text, const QString &sourceName);

/// A text in the app's inbox folder.
struct SubmittedText {
    QString path; ///< File in the inbox folder.
    QString source; ///< Where it came from, as told when it was handed over.
    QDateTime when; ///< UTC.
    QString text;
};
/// Folder of handed-over texts below the state folder.
[[nodiscard]] QString submittedFolder(const Environment &environment);
/// Parse, or as FileSystem::read.
[[nodiscard]] Result<SubmittedText> readSubmittedText(const FileSystem &fileSystem,
                                                      const QString &path);

} // namespace memorydesk
