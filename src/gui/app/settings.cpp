// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/settings.h"

#include <QDir>

using namespace Qt::StringLiterals;

namespace memorydesk {

Settings::Settings(const QString &configFolder, QObject *parent)
    : QObject(parent)
    , m_store(QDir(configFolder).filePath(u"memorydesk.ini"_s), QSettings::IniFormat)
{
}

QString Settings::language() const
{
    return m_store.value(u"language"_s).toString();
}

void Settings::setLanguage(const QString &language)
{
    if (language == this->language())
        return;
    m_store.setValue(u"language"_s, language);
    Q_EMIT languageChanged();
}

ThemeChoice Settings::theme() const
{
    const QString text = m_store.value(u"theme"_s).toString();
    if (text == u"light")
        return ThemeChoice::Light;
    return text == u"dark" ? ThemeChoice::Dark : ThemeChoice::System;
}

void Settings::setTheme(ThemeChoice theme)
{
    if (theme == this->theme())
        return;
    m_store.setValue(u"theme"_s,
                     theme == ThemeChoice::Light      ? u"light"_s
                         : theme == ThemeChoice::Dark ? u"dark"_s
                                                      : u"system"_s);
    Q_EMIT themeChanged();
}

QStringList Settings::addedFolders() const
{
    return m_store.value(u"folders"_s).toStringList();
}

void Settings::setAddedFolders(const QStringList &folders)
{
    if (folders == addedFolders())
        return;
    m_store.setValue(u"folders"_s, folders);
    Q_EMIT addedFoldersChanged();
}

QByteArray Settings::layout(const QString &key) const
{
    return m_store.value(u"layout/"_s + key).toByteArray();
}

void Settings::setLayout(const QString &key, const QByteArray &bytes)
{
    m_store.setValue(u"layout/"_s + key, bytes);
}

QString Settings::value(const QString &key) const
{
    return m_store.value(key).toString();
}

void Settings::setValue(const QString &key, const QString &value)
{
    m_store.setValue(key, value);
}

} // namespace memorydesk
