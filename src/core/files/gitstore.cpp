// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/files/gitstore.h"

#include "core/files/diskfilesystem.h"
#include "core/files/gitpacks.h"
#include "core/files/gitstaging.h"

#include <QDir>
#include <QFile>
#include <QTimeZone>

#include <git2.h>

#include <vector>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

template <auto Free>
struct Deleter {
    template <typename T>
    void operator()(T *object) const
    {
        Free(object);
    }
};
using Repository = std::unique_ptr<git_repository, Deleter<&git_repository_free>>;
using TreePointer = std::unique_ptr<git_tree, Deleter<&git_tree_free>>;
using CommitPointer = std::unique_ptr<git_commit, Deleter<&git_commit_free>>;
using BlobPointer = std::unique_ptr<git_blob, Deleter<&git_blob_free>>;
using EntryPointer = std::unique_ptr<git_tree_entry, Deleter<&git_tree_entry_free>>;
using SignaturePointer = std::unique_ptr<git_signature, Deleter<&git_signature_free>>;

constexpr const char *branch = "refs/heads/main";

std::unexpected<Error> gitFailure(int status)
{
    const git_error *last = git_error_last();
    const QString text = last == nullptr ? QString() : QString::fromUtf8(last->message);
    return failure(status == GIT_ENOTFOUND ? ErrorCode::NotFound : ErrorCode::Io, {}, text);
}

/// Path inside the tree. Git refuses names that mean something to it; those get a tail.
QByteArray treePath(const QString &path)
{
    QByteArrayList parts;
    const QByteArrayList names = QFile::encodeName(path).split('/');
    for (const QByteArray &name : names) {
        if (name.isEmpty()) {
            continue;
        }
        const QByteArray lower = name.toLower();
        parts.append(lower == ".git" || lower.startsWith("git~") ? name + "_" : name);
    }
    return "files/" + parts.join('/');
}

QByteArray hex(const git_oid &id)
{
    QByteArray text(GIT_OID_SHA1_HEXSIZE, '0');
    git_oid_fmt(text.data(), &id);
    return text;
}

Result<git_oid> fromHex(const QByteArray &text)
{
    git_oid id;
    if (const int status = git_oid_fromstrp(&id, text.constData()); status != 0) {
        return gitFailure(status);
    }
    return id;
}

Result<CommitPointer> lookUp(git_repository *repository, const QByteArray &name)
{
    const Result<git_oid> id = fromHex(name);
    if (!id) {
        return std::unexpected(id.error());
    }
    git_commit *commit = nullptr;
    if (const int status = git_commit_lookup(&commit, repository, &*id); status != 0) {
        return gitFailure(status);
    }
    return CommitPointer(commit);
}

Result<TreePointer> treeOf(const CommitPointer &commit)
{
    git_tree *tree = nullptr;
    if (const int status = git_commit_tree(&tree, commit.get()); status != 0) {
        return gitFailure(status);
    }
    return TreePointer(tree);
}

Result<TreePointer> emptyTree(git_repository *repository)
{
    git_treebuilder *builder = nullptr;
    git_oid id;
    int status = git_treebuilder_new(&builder, repository, nullptr);
    if (status == 0) {
        status = git_treebuilder_write(&id, builder);
        git_treebuilder_free(builder);
    }
    git_tree *tree = nullptr;
    if (status == 0) {
        status = git_tree_lookup(&tree, repository, &id);
    }
    return status == 0 ? Result<TreePointer>(TreePointer(tree)) : gitFailure(status);
}

bool isInTree(const TreePointer &tree, const QByteArray &path)
{
    git_tree_entry *entry = nullptr;
    const int status = git_tree_entry_bypath(&entry, tree.get(), path.constData());
    const EntryPointer owner(entry);
    return status == 0;
}

Result<git_oid> newTree(git_repository *repository, const TreePointer &base,
                        const QList<GitStore::Entry> &entries, const QByteArray &report)
{
    std::vector<QByteArray> paths;
    std::vector<git_tree_update> updates;
    paths.reserve(size_t(entries.size()) + 1);
    const auto put = [&](const QByteArray &path, const QByteArray &bytes) {
        git_oid id;
        const int status =
            git_blob_create_from_buffer(&id, repository, bytes.constData(), size_t(bytes.size()));
        paths.push_back(path);
        updates.push_back(
            {GIT_TREE_UPDATE_UPSERT, id, GIT_FILEMODE_BLOB, paths.back().constData()});
        return status;
    };
    for (const GitStore::Entry &entry : entries) {
        const QByteArray path = treePath(entry.path);
        if (entry.bytes) {
            if (const int status = put(path, *entry.bytes); status != 0) {
                return gitFailure(status);
            }
        } else if (isInTree(base, path)) {
            paths.push_back(path);
            updates.push_back(
                {GIT_TREE_UPDATE_REMOVE, {}, GIT_FILEMODE_BLOB, paths.back().constData()});
        }
    }
    if (const int status = put("report.json", report); status != 0) {
        return gitFailure(status);
    }
    git_oid id;
    const int status =
        git_tree_create_updated(&id, repository, base.get(), updates.size(), updates.data());
    return status == 0 ? Result<git_oid>(id) : gitFailure(status);
}

Result<void> writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    const bool written = file.open(QIODevice::WriteOnly | QIODevice::NewOnly)
        && file.write(bytes) == bytes.size() && file.flush() && ::fsync(file.handle()) == 0;
    return written ? Result<void>() : failure(ErrorCode::Io, path, file.errorString());
}

/// Makes an empty bare repository beside its place and renames it, so that a crash leaves none or a
/// whole one. (libgit2's own way leaves a half one that it then refuses to open.)
Result<void> makeRepository(const QString &path)
{
    const QString fresh = path + u".new"_s;
    QDir(fresh).removeRecursively();
    for (const QString &folder : {u"/objects/info"_s, u"/objects/pack"_s, u"/refs/heads"_s}) {
        if (!QDir().mkpath(fresh + folder)) {
            return failure(ErrorCode::Io, fresh + folder);
        }
    }
    Result<void> done = writeFile(fresh + u"/HEAD"_s, QByteArray("ref: ") + branch + '\n');
    if (done) {
        done =
            writeFile(fresh + u"/config"_s,
                      "[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = true\n");
    }
    return done ? DiskFileSystem().renameNoReplace(fresh, path) : done;
}

} // namespace

struct GitStore::Private {
    Repository repository;
    GitStaging *staging = nullptr; ///< Owned by the repository's object database.
    QByteArray head; ///< Newest commit, not yet published perhaps.

    [[nodiscard]] QByteArray publishedHead() const
    {
        git_oid id;
        const int status = git_reference_name_to_id(&id, repository.get(), branch);
        return status == 0 ? hex(id) : QByteArray();
    }
};

GitStore::GitStore(std::unique_ptr<Private> data)
    : d(std::move(data))
{
    git_libgit2_init(); // Counted by the library; the destructor takes this one back.
}

GitStore::~GitStore()
{
    d.reset();
    git_libgit2_shutdown();
}

Result<std::unique_ptr<GitStore>> GitStore::open(const QString &path)
{
    git_libgit2_init();
    // What a person or a system set for git in general has no say here.
    for (const int level : {GIT_CONFIG_LEVEL_PROGRAMDATA, GIT_CONFIG_LEVEL_SYSTEM,
                            GIT_CONFIG_LEVEL_XDG, GIT_CONFIG_LEVEL_GLOBAL}) {
        git_libgit2_opts(GIT_OPT_SET_SEARCH_PATH, level, "");
    }
    // Objects must be on the disk before the journal that also holds them goes away.
    git_libgit2_opts(GIT_OPT_ENABLE_FSYNC_GITDIR, 1);
    int status = 0;
    git_repository *repository = nullptr;
    const Result<FileStat> there = DiskFileSystem().stat(path);
    const bool absent = !there && there.error().code == ErrorCode::NotFound;
    const Result<void> made = absent ? makeRepository(path) : Result<void>();
    if (made) {
        // Left by a crash in the middle of moving the branch; nobody else writes here.
        QFile::remove(path + u"/"_s + QLatin1StringView(branch) + u".lock"_s);
        clearUnfinishedPacks(path);
        status = git_repository_open_bare(&repository, QFile::encodeName(path).constData());
    }
    auto data = std::make_unique<Private>();
    data->repository.reset(repository);
    if (made && status == 0) {
        status = GitStaging::attach(&data->staging, repository);
        data->head = data->publishedHead();
    }
    auto store = std::unique_ptr<GitStore>(new GitStore(std::move(data)));
    git_libgit2_shutdown(); // The store holds its own count from here on.
    if (!made) {
        return std::unexpected(made.error());
    }
    return status == 0 ? Result<std::unique_ptr<GitStore>>(std::move(store)) : gitFailure(status);
}

QByteArray GitStore::head() const
{
    return d->head;
}

Result<void> GitStore::publish()
{
    int status = writeStaged(d->repository.get(), d->staging);
    const Result<git_oid> top = fromHex(d->head);
    git_reference *reference = nullptr;
    if (status == 0 && top) {
        status = git_reference_create(&reference, d->repository.get(), branch, &*top, 1, nullptr);
        git_reference_free(reference);
    }
    if (status != 0 || !top) {
        const auto error = top ? gitFailure(status) : std::unexpected(top.error());
        d->head = d->publishedHead();
        return error;
    }
    joinSmallPacks(d->repository.get());
    return {};
}

Result<QByteArray> GitStore::commit(const QList<Entry> &entries, const QByteArray &report,
                                    const QByteArray &message, const QDateTime &when)
{
    git_repository *repository = d->repository.get();
    const QByteArray top = head();
    Result<CommitPointer> parent =
        top.isEmpty() ? Result<CommitPointer>(CommitPointer()) : lookUp(repository, top);
    if (!parent) {
        return std::unexpected(parent.error());
    }
    const Result<TreePointer> base = *parent ? treeOf(*parent) : emptyTree(repository);
    if (!base) {
        return std::unexpected(base.error());
    }
    const Result<git_oid> treeId = newTree(repository, *base, entries, report);
    if (!treeId) {
        return std::unexpected(treeId.error());
    }
    git_tree *tree = nullptr;
    git_signature *signature = nullptr;
    int status = git_tree_lookup(&tree, repository, &*treeId);
    const TreePointer treeOwner(tree);
    if (status == 0) {
        status = git_signature_new(&signature, "Memory Desk", "memory-desk@localhost",
                                   when.toSecsSinceEpoch(), 0);
    }
    const SignaturePointer signatureOwner(signature);
    git_oid id;
    if (status == 0) {
        const git_commit *parents[] = {parent->get()};
        status = git_commit_create(&id, repository, nullptr, signature, signature, "UTF-8",
                                   message.constData(), tree, *parent ? 1 : 0, parents);
    }
    if (status != 0) {
        return gitFailure(status);
    }
    d->head = hex(id);
    return d->head;
}

Result<GitStore::Commit> GitStore::read(const QByteArray &name) const
{
    const Result<CommitPointer> commit = lookUp(d->repository.get(), name);
    if (!commit) {
        return std::unexpected(commit.error());
    }
    Commit result;
    result.id = name;
    if (git_commit_parentcount(commit->get()) > 0) {
        result.parent = hex(*git_commit_parent_id(commit->get(), 0));
    }
    result.message = git_commit_message_raw(commit->get());
    result.when = QDateTime::fromSecsSinceEpoch(git_commit_time(commit->get()), QTimeZone::UTC);
    return result;
}

Result<std::optional<QByteArray>> GitStore::file(const QByteArray &commit,
                                                 const QString &path) const
{
    return treeEntry(commit, treePath(path));
}

Result<QByteArray> GitStore::report(const QByteArray &commit) const
{
    const Result<std::optional<QByteArray>> bytes = treeEntry(commit, "report.json");
    if (!bytes) {
        return std::unexpected(bytes.error());
    }
    return *bytes ? Result<QByteArray>(**bytes) : failure(ErrorCode::NotFound);
}

Result<std::optional<QByteArray>> GitStore::treeEntry(const QByteArray &name,
                                                      const QByteArray &path) const
{
    const Result<CommitPointer> commit = lookUp(d->repository.get(), name);
    if (!commit) {
        return std::unexpected(commit.error());
    }
    const Result<TreePointer> tree = treeOf(*commit);
    if (!tree) {
        return std::unexpected(tree.error());
    }
    git_tree_entry *entry = nullptr;
    const int status = git_tree_entry_bypath(&entry, tree->get(), path.constData());
    const EntryPointer owner(entry);
    if (status == GIT_ENOTFOUND) {
        return std::optional<QByteArray>();
    }
    if (status != 0) {
        return gitFailure(status);
    }
    const Result<QByteArray> bytes = blob(hex(*git_tree_entry_id(entry)));
    return bytes ? Result<std::optional<QByteArray>>(*bytes) : std::unexpected(bytes.error());
}

QByteArray GitStore::nameOf(const QByteArray &bytes)
{
    git_oid id;
    git_odb_hash(&id, bytes.constData(), size_t(bytes.size()), GIT_OBJECT_BLOB);
    return hex(id);
}

Result<QByteArray> GitStore::blob(const QByteArray &name) const
{
    const Result<git_oid> id = fromHex(name);
    if (!id) {
        return std::unexpected(id.error());
    }
    git_blob *blob = nullptr;
    if (const int status = git_blob_lookup(&blob, d->repository.get(), &*id); status != 0) {
        return gitFailure(status);
    }
    const BlobPointer owner(blob);
    return QByteArray(static_cast<const char *>(git_blob_rawcontent(blob)),
                      qsizetype(git_blob_rawsize(blob)));
}

} // namespace memorydesk
