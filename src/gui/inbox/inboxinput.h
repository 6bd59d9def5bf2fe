// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/review/inbox.h"
#include "gui/common/workspace.h"

#include <QObject>

class QDialog;
class QMimeData;
class QWidget;

namespace memorydesk {

class InboxService;

/// Brings text into the inbox by hand: paste, drop, files, and the small "Remember something" form.
/// Nothing is stored by it; what comes in is a proposal like any other.
class InboxInput : public QObject
{
    Q_OBJECT
public:
    InboxInput(Workspace &workspace, InboxService &service, QWidget *page);

    void paste();
    void openFiles();
    void takeMimeData(const QMimeData &data);
    /// Files are read in the background; folders are offered to be watched.
    void takePaths(const QStringList &paths);
    void rememberSomething();
    [[nodiscard]] QDialog *makeRememberDialog();

Q_SIGNALS:
    void said(const QString &text);
    void failed(const Error &error);
    void folderOffered(const QString &folder);

private:
    void submit(const QString &text, const QString &source);
    void takeResult(const Result<SubmitResult> &result);

    Workspace &m_workspace;
    InboxService &m_service;
    QWidget *m_page;
};

/// A proposal as a `## Memory propose` section in a code fence long enough to hold it.
[[nodiscard]] QString proposalBlock(const Proposal &proposal);
/// The section itself.
[[nodiscard]] QString proposalSection(const SectionFields &fields);

} // namespace memorydesk
