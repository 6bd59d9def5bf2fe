// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/common/theme.h"

#include <QObject>
#include <QSize>
#include <QTimer>

namespace memorydesk {

class MainWindow;
class Page;
class Settings;

/// `--shots DIR`: pictures of every page and its dialogs in both languages, themes and sizes, then
/// the end of the program. Waits until what is shown has been read.
class Shots : public QObject
{
    Q_OBJECT
public:
    Shots(MainWindow &window, Settings &settings, const QString &folder);

Q_SIGNALS:
    void finished(bool allWritten);

private:
    struct Step {
        QString language;
        ThemeChoice theme = ThemeChoice::Light;
        QSize size;
        int page = 0;
        QString dialog; ///< Empty for the page itself.
    };
    void prepare();
    void take();
    void save(QWidget &widget, const QString &name);
    [[nodiscard]] QString fileName(const Step &step) const;

    MainWindow &m_window;
    Settings &m_settings;
    QString m_folder;
    QString m_language; ///< As chosen before, put back at the end.
    ThemeChoice m_theme;
    QList<Step> m_steps;
    QTimer m_timer;
    int m_waited = 0;
    bool m_prepared = false;
    bool m_allWritten = true;
};

} // namespace memorydesk
