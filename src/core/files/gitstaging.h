// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>

#include <git2.h>
#include <git2/sys/odb_backend.h>

namespace memorydesk {

/// Objects that were written to a repository but are in memory only, until they go to the disk
/// together as one pack. Owned by the object database that it is given to.
class GitStaging : public git_odb_backend
{
public:
    /// Puts a staging area in front of a repository's objects.
    [[nodiscard]] static int attach(GitStaging **staging, git_repository *repository);

    [[nodiscard]] bool isEmpty() const { return m_objects.isEmpty(); }
    /// Adds every object to a pack.
    [[nodiscard]] int insertInto(git_packbuilder *pack) const;
    void clear() { m_objects.clear(); }

private:
    struct Object {
        git_object_t type;
        QByteArray bytes;
    };

    GitStaging();
    [[nodiscard]] const Object *find(const git_oid *id) const;

    static int onRead(void **data, size_t *size, git_object_t *type, git_odb_backend *backend,
                      const git_oid *id);
    static int onReadHeader(size_t *size, git_object_t *type, git_odb_backend *backend,
                            const git_oid *id);
    static int onWrite(git_odb_backend *backend, const git_oid *id, const void *data, size_t size,
                       git_object_t type);
    static int onExists(git_odb_backend *backend, const git_oid *id);
    static void onFree(git_odb_backend *backend);

    QHash<QByteArray, Object> m_objects; ///< By raw object name.
};

} // namespace memorydesk
