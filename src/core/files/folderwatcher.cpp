// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/files/folderwatcher.h"

#include "core/files/folderinspection.h"
#include "core/files/plan.h"

#include <QDir>
#include <QFile>
#include <QMap>
#include <QMultiHash>
#include <QSet>
#include <QSocketNotifier>
#include <QTimer>
#include <QtConcurrentRun>

#include <sys/inotify.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

constexpr quint32 watchedEvents = IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
    | IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF;

enum class Watching {
    Live, ///< Events arrive.
    Polled, ///< There, but compared now and then.
    Missing, ///< Looked for.
};

struct Folder {
    Watching state = Watching::Missing;
    int watch = -1;
    FolderInspection last;
};

using Inspections = QMap<QString, FolderInspection>;

void setActive(QTimer &timer, bool active)
{
    if (active && !timer.isActive()) {
        timer.start();
    } else if (!active) {
        timer.stop();
    }
}

Inspections inspectAll(const QMap<QString, InspectContents> &folders)
{
    Inspections result;
    for (const auto &[path, contents] : folders.asKeyValueRange()) {
        result.insert(path, inspectFolder(path, contents));
    }
    return result;
}

} // namespace

struct FolderWatcher::Private {
    FolderWatcher &owner;
    Options options;
    int queue = -1;
    QMap<QString, Folder> folders;
    QMultiHash<int, QString> paths; ///< Of watch numbers; several when links lead to one folder.
    QSet<QString> changed;
    QTimer quiet;
    QTimer latest;
    QTimer missing;
    QTimer inspecting;
    bool live = true;
    bool inspectionRuns = false;
    std::unique_ptr<QSocketNotifier> notifier;

    explicit Private(FolderWatcher &watcher, const Options &wanted);
    void openQueue();
    void readQueue();
    void onEvent(const inotify_event &event);
    void onFolderGone(const QString &path, Folder &folder);
    bool addWatch(const QString &path, Folder &folder);
    void dropWatch(const QString &path, Folder &folder);
    void note(const QString &path);
    void tell();
    void inspect(bool onlyMissing);
    void onInspected(const Inspections &inspections);
    void onFolderInspected(const QString &path, Folder &folder, const FolderInspection &now);
    void updateState();
};

FolderWatcher::Private::Private(FolderWatcher &watcher, const Options &wanted)
    : owner(watcher)
    , options(wanted)
{
    openQueue();
    quiet.setSingleShot(true);
    latest.setSingleShot(true);
    quiet.setInterval(options.quietMs);
    latest.setInterval(options.latestMs);
    missing.setInterval(options.missingMs);
    inspecting.setInterval(options.inspectMs);
    QObject::connect(&quiet, &QTimer::timeout, &owner, [this] { tell(); });
    QObject::connect(&latest, &QTimer::timeout, &owner, [this] { tell(); });
    QObject::connect(&missing, &QTimer::timeout, &owner, [this] { inspect(true); });
    QObject::connect(&inspecting, &QTimer::timeout, &owner, [this] { inspect(false); });
}

void FolderWatcher::Private::openQueue()
{
    queue = ::inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
    if (queue < 0) {
        return; // All folders are polled then.
    }
    notifier = std::make_unique<QSocketNotifier>(queue, QSocketNotifier::Read);
    QObject::connect(notifier.get(), &QSocketNotifier::activated, &owner, [this] { readQueue(); });
}

void FolderWatcher::Private::readQueue()
{
    alignas(inotify_event) char buffer[1 << 16];
    for (;;) {
        const ssize_t count = ::read(queue, buffer, sizeof buffer);
        if (count <= 0) {
            return;
        }
        for (const char *at = buffer; at < buffer + count;) {
            const auto *event = reinterpret_cast<const inotify_event *>(at);
            onEvent(*event);
            at += sizeof(inotify_event) + event->len;
        }
    }
}

void FolderWatcher::Private::onEvent(const inotify_event &event)
{
    if ((event.mask & IN_Q_OVERFLOW) != 0) {
        for (const QString &path : folders.keys()) {
            note(path); // Events were lost: anything may have happened.
        }
        return;
    }
    const char *name = event.name;
    if (event.len > 0 && QByteArrayView(name).startsWith(tempPrefix)) {
        return; // A commit at work; its result has the target's name.
    }
    const QStringList affected = paths.values(event.wd);
    if ((event.mask & (IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED | IN_UNMOUNT)) != 0) {
        for (const QString &path : affected) {
            onFolderGone(path, folders[path]);
        }
        updateState();
    }
    for (const QString &path : affected) {
        note(path);
    }
}

void FolderWatcher::Private::onFolderGone(const QString &path, Folder &folder)
{
    dropWatch(path, folder);
    // Perhaps another folder has the name already.
    if (!addWatch(path, folder)) {
        folder.state = Watching::Missing;
    }
    folder.last = {};
}

bool FolderWatcher::Private::addWatch(const QString &path, Folder &folder)
{
    if (queue < 0 || paths.size() >= options.maxWatches) {
        return false;
    }
    const int watch = ::inotify_add_watch(queue, QFile::encodeName(path).constData(),
                                          watchedEvents | IN_ONLYDIR | IN_EXCL_UNLINK);
    if (watch < 0) {
        return false;
    }
    folder.watch = watch;
    folder.state = Watching::Live;
    paths.insert(watch, path);
    return true;
}

void FolderWatcher::Private::dropWatch(const QString &path, Folder &folder)
{
    if (folder.watch >= 0) {
        paths.remove(folder.watch, path);
        if (!paths.contains(folder.watch)) {
            ::inotify_rm_watch(queue, folder.watch);
        }
        folder.watch = -1;
    }
}

void FolderWatcher::Private::note(const QString &path)
{
    changed.insert(path);
    quiet.start();
    if (!latest.isActive()) {
        latest.start();
    }
}

void FolderWatcher::Private::tell()
{
    quiet.stop();
    latest.stop();
    QStringList list(changed.cbegin(), changed.cend());
    changed.clear();
    list.sort();
    if (!list.isEmpty()) {
        Q_EMIT owner.foldersChanged(list);
    }
}

void FolderWatcher::Private::inspect(bool onlyMissing)
{
    if (inspectionRuns) {
        return; // A dead network mount; the next tick tries again.
    }
    QMap<QString, InspectContents> wanted;
    for (const auto &[path, folder] : folders.asKeyValueRange()) {
        if (!onlyMissing || folder.state == Watching::Missing) {
            wanted.insert(
                path, folder.state == Watching::Live ? InspectContents::No : InspectContents::Yes);
        }
    }
    if (wanted.isEmpty()) {
        return;
    }
    inspectionRuns = true;
    QtConcurrent::run(inspectAll, wanted).then(&owner, [this](const Inspections &inspections) {
        inspectionRuns = false;
        onInspected(inspections);
    });
}

void FolderWatcher::Private::onInspected(const Inspections &inspections)
{
    for (const auto &[path, now] : inspections.asKeyValueRange()) {
        if (const auto folder = folders.find(path); folder != folders.end()) {
            onFolderInspected(path, *folder, now);
        }
    }
    updateState();
}

void FolderWatcher::Private::onFolderInspected(const QString &path, Folder &folder,
                                               const FolderInspection &now)
{
    const FolderInspection before = std::exchange(folder.last, now);
    if (!now.exists) {
        dropWatch(path, folder);
        if (std::exchange(folder.state, Watching::Missing) != Watching::Missing) {
            note(path);
        }
        return;
    }
    const bool same = before.device == now.device && before.inode == now.inode;
    if (folder.state == Watching::Live && !now.isRemote) {
        // Renamed further up, or a link that now leads elsewhere: the watch sits on the old one.
        if (before.exists && !same) {
            dropWatch(path, folder);
            folder.state = addWatch(path, folder) ? Watching::Live : Watching::Polled;
            note(path);
        }
        return;
    }
    const bool appeared = folder.state == Watching::Missing;
    if (folder.watch < 0) {
        addWatch(path, folder); // Polled ones, too: a watch may be free again.
    }
    folder.state = folder.watch < 0 || now.isRemote ? Watching::Polled : Watching::Live;
    const bool hadContents = !before.contents.isEmpty();
    if (appeared || (hadContents && (!same || before.contents != now.contents))) {
        note(path);
    }
}

void FolderWatcher::Private::updateState()
{
    bool anyMissing = false;
    for (const Folder &folder : std::as_const(folders)) {
        anyMissing = anyMissing || folder.state == Watching::Missing;
    }
    setActive(missing, anyMissing);
    setActive(inspecting, !folders.isEmpty());
    const bool now = owner.isLive();
    if (std::exchange(live, now) != now) {
        Q_EMIT owner.liveChanged(now);
    }
}

FolderWatcher::FolderWatcher(QObject *parent)
    : FolderWatcher(Options(), parent)
{
}

FolderWatcher::FolderWatcher(const Options &options, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(*this, options))
{
}

FolderWatcher::~FolderWatcher()
{
    d->notifier.reset();
    if (d->queue >= 0) {
        ::close(d->queue);
    }
}

void FolderWatcher::setFolders(const QStringList &folders)
{
    QSet<QString> wanted;
    for (const QString &path : folders) {
        wanted.insert(QDir::cleanPath(path));
    }
    for (const QString &path : d->folders.keys()) {
        if (!wanted.contains(path)) {
            d->dropWatch(path, d->folders[path]);
            d->folders.remove(path);
            d->changed.remove(path);
        }
    }
    for (const QString &path : std::as_const(wanted)) {
        if (!d->folders.contains(path)) {
            // Until the first inspection says why, one without a watch counts as missing.
            d->addWatch(path, d->folders[path]);
        }
    }
    d->updateState();
    d->inspect(false);
}

QStringList FolderWatcher::folders() const
{
    return d->folders.keys();
}

bool FolderWatcher::isLive() const
{
    return notLive().isEmpty();
}

QStringList FolderWatcher::notLive() const
{
    QStringList paths;
    for (const auto &[path, folder] : d->folders.asKeyValueRange()) {
        if (folder.state == Watching::Polled) {
            paths.append(path);
        }
    }
    return paths;
}

} // namespace memorydesk
