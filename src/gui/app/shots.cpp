// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/shots.h"

#include "gui/app/mainwindow.h"
#include "gui/app/settings.h"

#include <QDialog>
#include <QDir>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

constexpr int tickMs = 60;
constexpr int settleTicks = 6; ///< Ticks in a row without work before a picture is taken.
constexpr int mostTicks = 500; ///< Then the picture is taken as it is.

} // namespace

Shots::Shots(MainWindow &window, Settings &settings, const QString &folder)
    : m_window(window)
    , m_settings(settings)
    , m_folder(folder)
    , m_language(settings.language())
    , m_theme(settings.theme())
{
    QDir().mkpath(folder);
    for (const QString &language : {u"en"_s, u"zh_TW"_s}) {
        for (const ThemeChoice theme : {ThemeChoice::Light, ThemeChoice::Dark}) {
            for (const QSize size : {QSize(1280, 800), QSize(900, 600)}) {
                for (int page = 0; page < static_cast<int>(window.pages().size()); ++page) {
                    m_steps << Step{language, theme, size, page, {}};
                    if (size.width() < 1000)
                        continue;
                    for (const QString &dialog : window.pages().at(page)->shotNames())
                        m_steps << Step{language, theme, size, page, dialog};
                }
            }
            m_steps << Step{language, theme, QSize(1280, 800), 0, u"window-settings"_s}
                    << Step{language, theme, QSize(1280, 800), 0, u"window-palette"_s}
                    << Step{language, theme, QSize(1280, 800), 0, u"window-keys"_s};
        }
    }
    m_timer.setInterval(tickMs);
    connect(&m_timer, &QTimer::timeout, this, &Shots::take);
    m_timer.start();
}

void Shots::prepare()
{
    const Step &step = m_steps.first();
    m_settings.setLanguage(step.language);
    m_settings.setTheme(step.theme);
    m_window.resize(step.size);
    m_window.showPage(step.page);
    m_prepared = true;
    m_waited = 0;
}

void Shots::take()
{
    if (m_steps.isEmpty()) {
        m_timer.stop();
        m_settings.setLanguage(m_language);
        m_settings.setTheme(m_theme);
        Q_EMIT finished(m_allWritten);
        return;
    }
    if (!m_prepared)
        prepare();
    Page *page = m_window.pages().at(m_steps.first().page);
    if (++m_waited < mostTicks && (page->isBusy() || m_waited < settleTicks))
        return;
    const Step step = m_steps.takeFirst();
    m_prepared = false;
    if (step.dialog.isEmpty()) {
        save(m_window, fileName(step));
        return;
    }
    if (step.dialog == u"window-palette") {
        m_window.showPalette();
        save(m_window, fileName(step));
        for (QWidget *child : m_window.findChildren<QWidget *>(u"commandPalette"_s))
            child->close();
        return;
    }
    if (step.dialog == u"window-settings")
        m_window.showSettings();
    else if (step.dialog == u"window-keys")
        m_window.showKeys();
    else if (QWidget *widget = page->shotWidget(step.dialog); widget != nullptr) {
        widget->setAttribute(Qt::WA_DeleteOnClose);
        widget->show();
    }
    // Pictures of a dialog need its own reading to end; a moment is enough for what they show.
    QTimer::singleShot(8 * tickMs, this, [this, step] {
        for (QDialog *dialog : m_window.findChildren<QDialog *>()) {
            if (dialog->isVisible()) {
                save(*dialog, fileName(step));
                dialog->close();
            }
        }
        m_timer.start();
    });
    m_timer.stop();
}

void Shots::save(QWidget &widget, const QString &name)
{
    m_allWritten &= widget.grab().save(QDir(m_folder).filePath(name));
}

QString Shots::fileName(const Step &step) const
{
    const QString what = step.dialog.startsWith(u"window-"_s)
        ? step.dialog.mid(7)
        : m_window.pages().at(step.page)->pageId()
            + (step.dialog.isEmpty() ? QString() : u"-"_s + step.dialog);
    return u"%1_%2_%3_%4x%5.png"_s
        .arg(what, step.language, step.theme == ThemeChoice::Dark ? u"dark"_s : u"light"_s)
        .arg(step.size.width())
        .arg(step.size.height());
}

} // namespace memorydesk
