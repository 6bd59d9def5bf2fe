// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/files/gitstaging.h"

#include <cstring>

namespace memorydesk {

namespace {

QByteArray rawName(const git_oid *id)
{
    return QByteArray(reinterpret_cast<const char *>(id->id), GIT_OID_SHA1_SIZE);
}

GitStaging *stagingOf(git_odb_backend *backend)
{
    return static_cast<GitStaging *>(backend);
}

} // namespace

GitStaging::GitStaging()
    : git_odb_backend{}
{
    git_odb_init_backend(this, GIT_ODB_BACKEND_VERSION);
    git_odb_backend::read = &onRead;
    git_odb_backend::read_header = &onReadHeader;
    git_odb_backend::write = &onWrite;
    git_odb_backend::exists = &onExists;
    git_odb_backend::free = &onFree;
}

int GitStaging::attach(GitStaging **staging, git_repository *repository)
{
    constexpr int beforeAllOthers = 1000;
    git_odb *objects = nullptr;
    if (const int status = git_repository_odb(&objects, repository); status != 0) {
        return status;
    }
    *staging = new GitStaging; // Freed by the object database.
    const int status = git_odb_add_backend(objects, *staging, beforeAllOthers);
    if (status != 0) {
        delete *staging;
        *staging = nullptr;
    }
    git_odb_free(objects);
    return status;
}

int GitStaging::insertInto(git_packbuilder *pack) const
{
    for (auto object = m_objects.cbegin(); object != m_objects.cend(); ++object) {
        git_oid id = {};
        std::memcpy(id.id, object.key().constData(), GIT_OID_SHA1_SIZE);
        if (const int status = git_packbuilder_insert(pack, &id, nullptr); status != 0) {
            return status;
        }
    }
    return 0;
}

const GitStaging::Object *GitStaging::find(const git_oid *id) const
{
    const auto object = m_objects.constFind(rawName(id));
    return object == m_objects.constEnd() ? nullptr : &*object;
}

int GitStaging::onRead(void **data, size_t *size, git_object_t *type, git_odb_backend *backend,
                       const git_oid *id)
{
    const Object *object = stagingOf(backend)->find(id);
    if (object == nullptr) {
        return GIT_ENOTFOUND;
    }
    *size = size_t(object->bytes.size());
    *type = object->type;
    // One more, so that an empty object has an address too.
    *data = git_odb_backend_data_alloc(backend, *size + 1);
    if (*data == nullptr) {
        return GIT_ERROR;
    }
    std::memcpy(*data, object->bytes.constData(), *size);
    return 0;
}

int GitStaging::onReadHeader(size_t *size, git_object_t *type, git_odb_backend *backend,
                             const git_oid *id)
{
    const Object *object = stagingOf(backend)->find(id);
    if (object == nullptr) {
        return GIT_ENOTFOUND;
    }
    *size = size_t(object->bytes.size());
    *type = object->type;
    return 0;
}

int GitStaging::onWrite(git_odb_backend *backend, const git_oid *id, const void *data, size_t size,
                        git_object_t type)
{
    stagingOf(backend)->m_objects.insert(
        rawName(id), {type, QByteArray(static_cast<const char *>(data), qsizetype(size))});
    return 0;
}

int GitStaging::onExists(git_odb_backend *backend, const git_oid *id)
{
    return stagingOf(backend)->find(id) != nullptr ? 1 : 0;
}

void GitStaging::onFree(git_odb_backend *backend)
{
    delete stagingOf(backend);
}

} // namespace memorydesk
