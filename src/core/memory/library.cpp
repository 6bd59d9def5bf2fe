// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/memory/library.h"

namespace memorydesk {

Library loadLibrary(const FileSystem &fileSystem, const QList<MemoryRoot> &roots,
                    const QDate &today, const CancelToken &cancel)
{
    Library library;
    for (const MemoryRoot &root : roots) {
        if (cancel.isCancelled())
            break;
        MemoryFolder folder = loadMemoryFolder(fileSystem, root);
        CheckContext context;
        context.convention = folder.convention;
        context.today = today;
        context.pathExists = [&](const QString &path) { return fileSystem.stat(path).has_value(); };
        library.problems.append(folder.exists ? checkFolder(folder, context) : Problems());
        library.folders.append(std::move(folder));
    }
    return library;
}

} // namespace memorydesk
