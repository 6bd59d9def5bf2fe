// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/folderwatcher.h"

#include <QObject>
#include <QStringList>

namespace memorydesk {

/// One window per state folder: two would be two writers of one ledger. The first start holds a
/// lock that dies with the process; a second one leaves its arguments in the folder
/// `handover` of the state folder, from where the first takes them. No socket, no service. GUI
/// thread.
class SingleInstance : public QObject
{
    Q_OBJECT
public:
    explicit SingleInstance(const QString &stateFolder, QObject *parent = nullptr);
    ~SingleInstance() override;

    /// True when this is the first start; then `argumentsHandedOver` reports others.
    [[nodiscard]] bool acquire();
    /// For a second start: leaves the arguments for the first. False when that failed.
    [[nodiscard]] bool handOver(const QStringList &arguments) const;

Q_SIGNALS:
    void argumentsHandedOver(const QStringList &arguments);

private:
    void takeHandovers();

    QString m_stateFolder;
    QString m_handoverFolder;
    FolderWatcher m_watcher;
    int m_lock = -1;
};

} // namespace memorydesk
