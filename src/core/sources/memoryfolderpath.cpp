// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/projectpaths.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace memorydesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestSettings = 1LL << 20;
constexpr qsizetype longestSlug = 200;

bool isFolder(const FileSystem &fileSystem, const QString &path)
{
    const auto stat = fileSystem.stat(path);
    return stat && stat->kind == FileKind::Directory;
}

QString configuredFolder(const FileSystem &fileSystem, const QString &settings, const QString &home)
{
    const auto bytes = fileSystem.read(settings, largestSettings);
    if (!bytes)
        return {};
    const QString value =
        QJsonDocument::fromJson(*bytes).object().value("autoMemoryDirectory"_L1).toString();
    if (value.startsWith("~/"_L1))
        return home + value.sliced(1);
    return value.startsWith(u'/') ? value : QString();
}

/// Folder under `projects/` of a path. Long slugs end in a hash that differs between versions of
/// the agent, so there an existing folder with the same first 200 characters is taken.
QString projectFolder(const FileSystem &fileSystem, const Environment &environment,
                      const QString &path)
{
    const QString projects = environment.claudeConfigFolder + "/projects"_L1;
    const QString slug = projectSlug(path);
    const QString exact = projects + u'/' + slug;
    if (slug.size() <= longestSlug || isFolder(fileSystem, exact))
        return exact;
    const QString beginning = slug.first(longestSlug) + u'-';
    for (const QString &name : fileSystem.list(projects).value_or(QStringList())) {
        if (name.startsWith(beginning))
            return projects + u'/' + name;
    }
    return exact;
}

bool hasParentSegment(const QString &path)
{
    return path.split(u'/').contains(u".."_s);
}

/// Values come from the environment and from repositories, and end up in shells elsewhere.
Result<QString> checked(const QString &value, bool glob)
{
    const auto refused = [&value](const QString &code) {
        return failure(ErrorCode::InvalidArgument, value, code);
    };
    if (std::ranges::any_of(value, [](QChar unit) { return u"`$\\"_s.contains(unit); }))
        return refused(u"forbidden-character"_s);
    const bool blank = glob && (value.contains(u' ') || value.contains(u'\t'));
    if (blank)
        return refused(u"whitespace"_s);
    if (std::ranges::any_of(
            value, [](QChar unit) { return unit < u' ' || (unit >= u'\x7f' && unit < u'\xa0'); }))
        return refused(u"control-bytes"_s);
    if (!value.startsWith(u'/'))
        return refused(u"not-absolute"_s);
    if (hasParentSegment(value))
        return refused(u"parent-segment"_s);
    return value;
}

Result<QString> derived(const FileSystem &fileSystem, const QString &folder, const QString &value,
                        bool glob)
{
    const auto safe = checked(value, glob);
    if (safe && !isFolder(fileSystem, folder))
        return failure(ErrorCode::NotFound, folder);
    return safe;
}

} // namespace

QString autoMemoryDirectory(const FileSystem &fileSystem, const Environment &environment,
                            const QString &project)
{
    QStringList files;
    if (!project.isEmpty())
        files = {project + "/.claude/settings.local.json"_L1,
                 project + "/.claude/settings.json"_L1};
    files.append(environment.claudeConfigFolder + "/settings.json"_L1);
    for (const QString &file : std::as_const(files)) {
        const QString folder = configuredFolder(fileSystem, file, environment.home);
        if (!folder.isEmpty())
            return folder;
    }
    return {};
}

QString memoryFolderOf(const FileSystem &fileSystem, const Environment &environment,
                       const QString &project)
{
    const QString configured = autoMemoryDirectory(fileSystem, environment, project);
    if (checked(configured, false))
        return QDir::cleanPath(configured);
    const QString root = gitMainRoot(fileSystem, project);
    return projectFolder(fileSystem, environment, root.isEmpty() ? project : root) + "/memory"_L1;
}

Result<QString> resolveSetting(const FileSystem &fileSystem, const Environment &environment,
                               const QString &key, const QString &workingFolder)
{
    const QString folder = fileSystem.realPath(workingFolder).value_or(workingFolder);
    if (key == "memory_dir"_L1) {
        if (!environment.memoryDir.isEmpty())
            return checked(environment.memoryDir, false);
        const QString root = gitMainRoot(fileSystem, folder);
        const QString configured =
            autoMemoryDirectory(fileSystem, environment, root.isEmpty() ? folder : root);
        if (!configured.isEmpty())
            return checked(configured, false);
        const QString memory =
            projectFolder(fileSystem, environment, root.isEmpty() ? folder : root) + "/memory"_L1;
        return derived(fileSystem, memory, memory, false);
    }
    if (key == "session_history_glob"_L1) {
        if (!environment.sessionHistoryGlob.isEmpty())
            return checked(environment.sessionHistoryGlob, true);
        // Transcripts are kept by working directory, not by repository.
        const QString sessions = projectFolder(fileSystem, environment, folder);
        return derived(fileSystem, sessions, sessions + "/*.jsonl"_L1, true);
    }
    return failure(ErrorCode::InvalidArgument, key, u"unknown-key"_s);
}

} // namespace memorydesk
