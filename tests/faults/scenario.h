// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/diskfilesystem.h"
#include "core/review/reviewdesk.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <memory>

/// One act of a person on one kind of tree. Variants are states of the file that others share: the
/// index for memories, queue and learnings for rows.
struct Scenario {
    QByteArray name;
    QByteArray variant;
    [[nodiscard]] QByteArray label() const { return name + '/' + variant; }
};

[[nodiscard]] QList<Scenario> allScenarios();
/// Every scenario once, each with another variant.
[[nodiscard]] QList<Scenario> fewScenarios();

/// Always the same time, so that two runs write the same bytes.
class StoppedClock final : public memorydesk::Clock
{
public:
    [[nodiscard]] QDateTime now() const override;
    [[nodiscard]] qint64 monotonicMs() const override { return 0; }
};

/// What the window opens on a folder. Opening recovers what a crash left.
struct Desk {
    memorydesk::DiskFileSystem disk;
    StoppedClock clock;
    memorydesk::Environment environment;
    memorydesk::Result<std::unique_ptr<memorydesk::ReviewDesk>> review;

    explicit Desk(const QString &folder);
};

/// The person's files lie under here, the app's state beside them.
[[nodiscard]] QString userFolder(const QString &folder);
[[nodiscard]] QString stateFolder(const QString &folder);

/// Makes the tree that the act starts from.
void buildTree(const Scenario &scenario, const QString &folder);
/// The act, through the code that the app uses. 0 = "stored" was reported, else 1 + the error code.
[[nodiscard]] int act(const Scenario &scenario, const QString &folder);
/// What the start of the app does. Same values.
[[nodiscard]] int recover(const QString &folder);
/// Files that another program might write at the same time.
[[nodiscard]] QStringList sharedFiles(const Scenario &scenario, const QString &folder);
