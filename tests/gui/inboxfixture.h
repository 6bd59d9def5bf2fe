// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/diskfilesystem.h"
#include "gui/common/compositionguard.h"
#include "gui/common/desk.h"
#include "gui/common/userprompt.h"
#include "gui/common/watch.h"
#include "gui/common/workspace.h"
#include "gui/inbox/inboxactions.h"
#include "gui/inbox/inboxpage.h"
#include "gui/inbox/proposallist.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace memorydesk {

/// Answers questions with what the test prepared, and remembers what was asked.
class FakePrompt : public UserPrompt
{
public:
    void ask(QWidget *context, const Question &question,
             std::function<void(int choice)> answer) override
    {
        Q_UNUSED(context)
        asked << question.title;
        answer(choice < 0 ? question.escape : choice);
    }
    void askText(QWidget *context, const QString &title, const QString &label,
                 const QString &initial, std::function<void(const QString &text)> answer) override
    {
        Q_UNUSED(context)
        Q_UNUSED(label)
        Q_UNUSED(initial)
        asked << title;
        answer(text);
    }
    void askFolder(QWidget *context, const QString &title,
                   std::function<void(const QString &folder)> answer) override
    {
        Q_UNUSED(context)
        asked << title;
        answer(text);
    }
    void askFiles(QWidget *context, const QString &title, const QString &filter,
                  std::function<void(const QStringList &files)> answer) override
    {
        Q_UNUSED(context)
        Q_UNUSED(filter)
        asked << title;
        answer({text});
    }

    QStringList asked;
    int choice = -1;
    QString text;
};

/// A temporary home with repositories, and the inbox page on it.
class InboxFixture
{
public:
    InboxFixture()
        : environment(Environment::fromProcess(home.path()))
    {
    }

    QString path(const QString &relative) const { return home.filePath(relative); }
    void write(const QString &relative, const QByteArray &bytes) const
    {
        QDir().mkpath(QFileInfo(path(relative)).path());
        QFile file(path(relative));
        QVERIFY2(file.open(QIODevice::WriteOnly), qPrintable(file.fileName()));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    void append(const QString &relative, const QByteArray &bytes) const
    {
        QFile file(path(relative));
        QVERIFY(file.open(QIODevice::Append));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    /// Empty when the file is not there.
    QByteArray read(const QString &relative) const
    {
        QFile file(path(relative));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    bool exists(const QString &relative) const { return QFileInfo::exists(path(relative)); }

    /// A repository whose gate is open.
    void makeRepository(const QString &name, const QByteArray &queue)
    {
        write(name + QStringLiteral("/CLAUDE.md"),
              "# Project\n\n## Session Config\n\npersistence: true\n");
        write(name + QStringLiteral("/.orchestrator/metrics/proposals.jsonl"), queue);
        repositories << path(name);
    }
    static QByteArray row(int number, const QByteArray &subject)
    {
        return "{\"id\":\"p" + QByteArray::number(number) + "\",\"created_at\":\"2026-01-01T00:00:"
            + QByteArray::number(number % 60).rightJustified(2, '0')
            + ".000Z\",\"wave_id\":\"W1\",\"type\":\"fragile-file\",\"subject\":\"" + subject
            + "\",\"insight\":\"Insight of " + subject + "\",\"evidence\":\"seen in run "
            + QByteArray::number(number)
            + "\",\"confidence\":0.85,\"schema_version\":1,\"proposed_by_agent\":\"builder\"}\n";
    }
    static QByteArray section(const QByteArray &name, const QByteArray &slug)
    {
        return "## Memory propose\n\n- **name**: " + name + "\n- **slug**: " + slug
            + "\n- **description**: What " + name
            + " means\n- **type**: feedback\n"
              "- **rationale**: said twice\n- **body**: Text of "
            + name + "\n";
    }

    /// Builds the page and waits until everything is read.
    void start()
    {
        desk = std::make_unique<Desk>(fileSystem, clock, environment);
        workspace = std::make_unique<Workspace>(
            Workspace{fileSystem, clock, environment, repositories, prompt, *desk, watch});
        page = std::make_unique<InboxPage>(*workspace);
        page->resize(1200, 800);
        page->show();
        QVERIFY(QTest::qWaitForWindowExposed(page.get()));
        settle();
    }
    /// Until nothing is being read, checked or written.
    void settle() const { QTRY_VERIFY_WITH_TIMEOUT(!page->isBusy(), 15000); }
    /// Back to nothing, and again on the same home: a restart.
    void restart()
    {
        page.reset();
        desk.reset();
        start();
    }
    ProposalList *list() const { return page->findChild<ProposalList *>(); }
    template <typename Widget>
    Widget *child(const char *name) const
    {
        return page->findChild<Widget *>(QString::fromLatin1(name));
    }
    void pressInList(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        list()->setFocus();
        QTest::keyClick(list(), key, modifiers);
        settle();
    }

    QTemporaryDir home;
    Environment environment;
    QStringList repositories;
    DiskFileSystem fileSystem;
    SystemClock clock;
    FakePrompt prompt;
    Watch watch;
    std::unique_ptr<Desk> desk;
    std::unique_ptr<Workspace> workspace;
    std::unique_ptr<InboxPage> page;
};

} // namespace memorydesk
