// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/diskfilesystem.h"
#include "ctl/command.h"

#include <QCoreApplication>
#include <QDir>

#include <clocale>
#include <cstdio>
#include <cstring>

#include <langinfo.h>

using namespace Qt::StringLiterals;

namespace memorydesk::ctl {

namespace {

QString helpText()
{
    QString text = u"memorydeskctl [--json] [--home DIR] COMMAND\n\n"_s;
    for (const Command &command : commandTable())
        text += u"  memorydeskctl %1\n"_s.arg(QString::fromUtf8(command.usage));
    text += u"\n--json prints one JSON document; --home DIR stands for the home directory.\n"
            "No command stores, skips, edits or approves a memory.\n"
            "Exit: 0 fine, 1 the check found something, 2 wrong usage or a refused value,\n"
            "3 an input can't be read (named on stderr; the rest is still processed).\n"_s;
    return text;
}

Exit run(QStringList arguments)
{
    const DiskFileSystem fileSystem;
    const SystemClock clock;
    const bool json = takeFlag(arguments, u"--json"_s);
    const OptionValue home = takeOption(arguments, u"--home"_s);
    const bool help = takeFlag(arguments, u"--help"_s) || takeFlag(arguments, u"-h"_s);
    const QString workingFolder = QDir::currentPath();
    const QString homeFolder = home.present
        ? QDir::cleanPath(QDir(workingFolder).absoluteFilePath(home.value))
        : QString();

    Invocation invocation(fileSystem, clock, Environment::fromProcess(homeFolder));
    invocation.workingFolder = workingFolder;
    invocation.format = json ? Format::Json : Format::Text;
    if (help) {
        invocation.print(helpText().toUtf8());
        return Exit::Fine;
    }
    if (home.present && (home.missing || home.value.isEmpty()))
        return wrongUsage(invocation, u"--home needs a folder"_s);
    if (arguments.isEmpty())
        return wrongUsage(invocation, u"no command given"_s);

    const QString name = arguments.takeFirst();
    invocation.arguments = arguments;
    for (const Command &command : commandTable()) {
        if (name == QLatin1StringView(command.name)) {
            const Exit exit = command.run(invocation);
            return invocation.sawUnreadable() ? Exit::Unreadable : exit;
        }
    }
    return wrongUsage(invocation, u"unknown command %1"_s.arg(name));
}

} // namespace

} // namespace memorydesk::ctl

int main(int argc, char *argv[])
{
    // Hooks often run with LC_ALL=C, where Qt would say so on stderr.
    std::setlocale(LC_ALL, "");
    if (std::strcmp(nl_langinfo(CODESET), "UTF-8") != 0)
        qputenv("LC_ALL", "C.UTF-8");
    const QCoreApplication application(argc, argv);
    const auto exit = memorydesk::ctl::run(QCoreApplication::arguments().mid(1));
    // A full disk or closed pipe must not look like success.
    if (std::fflush(stdout) != 0)
        return int(memorydesk::ctl::Exit::Unreadable);
    return int(exit);
}
