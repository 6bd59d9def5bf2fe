// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/diskfilesystem.h"
#include "gui/app/languageswitch.h"
#include "gui/app/mainwindow.h"
#include "gui/app/settings.h"
#include "gui/app/shots.h"
#include "gui/app/singleinstance.h"
#include "gui/app/startreport.h"
#include "gui/common/compositionguard.h"
#include "gui/common/desk.h"
#include "gui/common/userprompt.h"
#include "gui/common/watch.h"
#include "gui/common/workspace.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QElapsedTimer>
#include <QStyleHints>

#include <cstdio>
#include <memory>

using namespace Qt::StringLiterals;
using namespace memorydesk;

namespace {

struct Options {
    QString home;
    QString language;
    QString theme;
    QString shots;
    bool printFirstPaint = false;
    QStringList arguments;
};

Options parseOptions(const QApplication &application)
{
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption home(
        u"home"_s,
        QCoreApplication::translate("main", "Use this folder in place of the home folder."),
        u"folder"_s);
    const QCommandLineOption language(
        u"lang"_s, QCoreApplication::translate("main", "Language: en or zh-TW."), u"code"_s);
    const QCommandLineOption theme(
        u"theme"_s, QCoreApplication::translate("main", "Theme: light or dark."), u"name"_s);
    const QCommandLineOption shots(
        u"shots"_s,
        QCoreApplication::translate("main", "Write pictures of every page there, then quit."),
        u"folder"_s);
    const QCommandLineOption firstPaint(
        u"print-first-paint"_s,
        QCoreApplication::translate("main",
                                    "Print the milliseconds to the first paint and to the "
                                    "complete inbox, then quit."));
    parser.addOptions({home, language, theme, shots, firstPaint});
    parser.addPositionalArgument(
        u"files"_s, QCoreApplication::translate("main", "Files or folders to take in."),
        u"[files…]"_s);
    parser.process(application);
    Options options{parser.value(home),  parser.value(language),   parser.value(theme),
                    parser.value(shots), parser.isSet(firstPaint), {}};
    for (const QString &argument : parser.positionalArguments())
        options.arguments << QDir::current().absoluteFilePath(argument);
    return options;
}

ThemeChoice themeFrom(const Options &options, const Settings &settings)
{
    if (options.theme == u"light")
        return ThemeChoice::Light;
    return options.theme == u"dark" ? ThemeChoice::Dark : settings.theme();
}

} // namespace

int main(int argc, char **argv)
{
    QElapsedTimer sinceStart;
    sinceStart.start();
    QApplication application(argc, argv);
    QApplication::setApplicationName(u"memorydesk"_s);
    QApplication::setApplicationVersion(QStringLiteral(MEMORYDESK_VERSION));
    QApplication::setDesktopFileName(u"io.github.memorydesk.MemoryDesk"_s);
    const Options options = parseOptions(application);
    const QString home =
        options.home.isEmpty() ? QString() : QDir::current().absoluteFilePath(options.home);
    const Environment environment = Environment::fromProcess(home);

    SingleInstance instance(environment.stateFolder);
    if (!instance.acquire()) {
        const bool handedOver = instance.handOver(options.arguments);
        std::fputs(handedOver ? "memorydesk: already running; handed over\n"
                              : "memorydesk: already running, and it could not be reached\n",
                   stderr);
        return handedOver ? 0 : 1;
    }

    Settings settings(environment.configFolder);
    LanguageSwitch language;
    language.apply(options.language.isEmpty() ? settings.language() : options.language);
    applyTheme(application, themeFrom(options, settings));
    const CompositionGuard guard(&application);

    DiskFileSystem fileSystem;
    const SystemClock clock;
    DialogPrompt prompt;
    Watch watch;
    Desk desk(fileSystem, clock, environment);
    Workspace workspace{fileSystem, clock, environment, settings.addedFolders(),
                        prompt,     desk,  watch};
    MainWindow window(workspace, settings);

    QObject::connect(&settings, &Settings::languageChanged, &language,
                     [&] { language.apply(settings.language()); });
    QObject::connect(&settings, &Settings::themeChanged, &application,
                     [&] { applyTheme(application, settings.theme()); });
    QObject::connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, &application,
                     [&] {
                         if (settings.theme() == ThemeChoice::System)
                             applyTheme(application, ThemeChoice::System);
                     });
    QObject::connect(&instance, &SingleInstance::argumentsHandedOver, &window,
                     &MainWindow::openArguments);
    QObject::connect(&window, &MainWindow::shown, &window, [&] {
        if (!options.arguments.isEmpty())
            window.openArguments(options.arguments);
    });
    std::unique_ptr<StartReport> report;
    if (options.printFirstPaint) {
        report = std::make_unique<StartReport>(window, sinceStart);
        QObject::connect(report.get(), &StartReport::finished, &application, &QApplication::quit);
    }
    window.show();

    std::unique_ptr<Shots> shots;
    if (!options.shots.isEmpty()) {
        shots = std::make_unique<Shots>(window, settings, options.shots);
        QObject::connect(shots.get(), &Shots::finished, &application,
                         [](bool allWritten) { QApplication::exit(allWritten ? 0 : 1); });
    }
    return QApplication::exec();
}
