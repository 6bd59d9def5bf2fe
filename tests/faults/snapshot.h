// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>

/// Everything about a folder tree that must be kept: kinds, modes, owners, link targets, bytes.
using Snapshot = QMap<QString, QByteArray>;

[[nodiscard]] Snapshot takeSnapshot(const QString &folder);
/// First path in which two snapshots differ.
[[nodiscard]] QString firstDifference(const Snapshot &one, const Snapshot &two);
/// Copies a tree with modes and links; the target is removed first.
void copyTree(const QString &from, const QString &to);
