// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/languageswitch.h"

#include <QCoreApplication>
#include <QLibraryInfo>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

QLocale localeFor(const QString &language)
{
    if (language.isEmpty())
        return QLocale::system();
    QString name = language;
    name.replace(u'-', u'_');
    if (name.startsWith(u"zh"_s))
        return QLocale(QLocale::Chinese, QLocale::TraditionalChineseScript, QLocale::Taiwan);
    return QLocale(name);
}

} // namespace

void LanguageSwitch::apply(const QString &language)
{
    m_locale = localeFor(language);
    QLocale::setDefault(m_locale);
    QCoreApplication::removeTranslator(&m_program);
    QCoreApplication::removeTranslator(&m_qt);
    const QString folder = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    if (m_qt.load(m_locale, u"qtbase"_s, u"_"_s, folder))
        QCoreApplication::installTranslator(&m_qt);
    if (m_program.load(m_locale, u"memorydesk"_s, u"_"_s, u":/i18n"_s))
        QCoreApplication::installTranslator(&m_program);
}

QList<QPair<QString, QString>> LanguageSwitch::languages()
{
    return {{u"en"_s, u"English"_s}, {u"zh_TW"_s, u"繁體中文"_s}};
}

} // namespace memorydesk
