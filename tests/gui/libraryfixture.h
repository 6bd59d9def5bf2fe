// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/diskfilesystem.h"
#include "gui/common/desk.h"
#include "gui/common/librarysource.h"
#include "gui/common/userprompt.h"
#include "gui/common/watch.h"
#include "gui/common/workspace.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace memorydesk {

/// Answers questions with what the test prepared.
class PreparedPrompt : public UserPrompt
{
public:
    void ask(QWidget *, const Question &question, std::function<void(int)> answer) override
    {
        asked << question.title;
        answer(choice < 0 ? question.escape : choice);
    }
    void askText(QWidget *, const QString &title, const QString &, const QString &initial,
                 std::function<void(const QString &)> answer) override
    {
        asked << title;
        suggestion = initial;
        answer(text);
    }
    void askFolder(QWidget *, const QString &, std::function<void(const QString &)>) override { }
    void askFiles(QWidget *, const QString &, const QString &,
                  std::function<void(const QStringList &)>) override
    {
    }

    QStringList asked;
    int choice = -1;
    QString text;
    QString suggestion;
};

/// A temporary home with memory folders and everything a page needs to work on them.
class LibraryFixture
{
public:
    LibraryFixture()
        : environment(Environment::fromProcess(home.path()))
    {
    }

    [[nodiscard]] QString path(const QString &relative) const { return home.filePath(relative); }
    void write(const QString &relative, const QByteArray &bytes) const
    {
        QDir().mkpath(QFileInfo(path(relative)).path());
        QFile file(path(relative));
        QVERIFY2(file.open(QIODevice::WriteOnly), qPrintable(file.fileName()));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    /// Empty when the file is not there.
    [[nodiscard]] QByteArray read(const QString &relative) const
    {
        QFile file(path(relative));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    [[nodiscard]] bool exists(const QString &relative) const
    {
        return QFileInfo::exists(path(relative));
    }

    void start()
    {
        desk = std::make_unique<Desk>(fileSystem, clock, environment);
        workspace = std::make_unique<Workspace>(
            Workspace{fileSystem, clock, environment, {}, prompt, *desk, watch});
        source =
            std::make_unique<LibrarySource>(fileSystem, clock, environment, QStringList(), watch);
        source->start();
        QTRY_VERIFY_WITH_TIMEOUT(!source->isBusy(), 15000);
    }

    QTemporaryDir home;
    DiskFileSystem fileSystem;
    SystemClock clock;
    Environment environment;
    PreparedPrompt prompt;
    Watch watch;
    std::unique_ptr<Desk> desk;
    std::unique_ptr<Workspace> workspace;
    std::unique_ptr<LibrarySource> source;
};

} // namespace memorydesk
