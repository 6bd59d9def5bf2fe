// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QObject>
#include <QTranslator>

namespace memorydesk {

/// Installs the translators of the program and of Qt for a language, live. GUI thread.
class LanguageSwitch : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    /// `en`, `zh_TW` (also `zh-TW`, `zh_Hant`), or empty for the system's language.
    void apply(const QString &language);
    [[nodiscard]] QLocale locale() const { return m_locale; }
    /// Languages of the menu: code and own name.
    [[nodiscard]] static QList<QPair<QString, QString>> languages();

private:
    QLocale m_locale;
    QTranslator m_program;
    QTranslator m_qt;
};

} // namespace memorydesk
