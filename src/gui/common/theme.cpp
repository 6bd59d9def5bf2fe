// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/common/theme.h"

#include <QApplication>
#include <QFile>
#include <QFontDatabase>
#include <QStyleFactory>
#include <QStyleHints>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

constexpr QRgb rgb(int value)
{
    return 0xFF000000U | static_cast<QRgb>(value);
}

Theme lightTheme()
{
    Theme t;
    t.dark = false;
    t.window = rgb(0xF5F4F1);
    t.sidebar = rgb(0xEFEDE8);
    t.surface = rgb(0xFFFFFF);
    t.raised = rgb(0xFAF9F7);
    t.border = rgb(0xE4E1DA);
    t.borderStrong = rgb(0xC9C5BB);
    t.text = rgb(0x22201C);
    t.secondary = rgb(0x57534B);
    t.muted = rgb(0x706B61);
    t.accent = rgb(0x1C6B58);
    t.accentText = rgb(0xFFFFFF);
    t.accentSoft = rgb(0xE1EEE9);
    t.hover = rgb(0xF3F1EC);
    t.good = rgb(0x2B6E3F);
    t.goodSoft = rgb(0xE4F1E6);
    t.warning = rgb(0x8A5300);
    t.warningSoft = rgb(0xFBEFD9);
    t.danger = rgb(0xA8322A);
    t.dangerSoft = rgb(0xFBE6E3);
    t.feedback = rgb(0xB5651D);
    t.project = rgb(0x2F62A8);
    t.user = rgb(0x7A4A9E);
    t.reference = rgb(0x1C6B58);
    t.learning = rgb(0x706B61);
    return t;
}

Theme darkTheme()
{
    Theme t;
    t.dark = true;
    t.window = rgb(0x191816);
    t.sidebar = rgb(0x1E1D1A);
    t.surface = rgb(0x232220);
    t.raised = rgb(0x2A2926);
    t.border = rgb(0x36342F);
    t.borderStrong = rgb(0x4F4C45);
    t.text = rgb(0xECE9E2);
    t.secondary = rgb(0xBDB8AD);
    t.muted = rgb(0x9C968A);
    t.accent = rgb(0x6CC5AB);
    t.accentText = rgb(0x10201B);
    t.accentSoft = rgb(0x25372F);
    t.hover = rgb(0x2B2A27);
    t.good = rgb(0x7CC48D);
    t.goodSoft = rgb(0x22331F);
    t.warning = rgb(0xE3B062);
    t.warningSoft = rgb(0x3A2F1C);
    t.danger = rgb(0xEE8C80);
    t.dangerSoft = rgb(0x42261F);
    t.feedback = rgb(0xE0A063);
    t.project = rgb(0x8AB4EC);
    t.user = rgb(0xC49BE3);
    t.reference = rgb(0x6CC5AB);
    t.learning = rgb(0x9C968A);
    return t;
}

QPalette paletteFrom(const Theme &t)
{
    QPalette p;
    p.setColor(QPalette::Window, t.window);
    p.setColor(QPalette::WindowText, t.text);
    p.setColor(QPalette::Base, t.surface);
    p.setColor(QPalette::AlternateBase, t.raised);
    p.setColor(QPalette::Text, t.text);
    p.setColor(QPalette::Button, t.raised);
    p.setColor(QPalette::ButtonText, t.text);
    p.setColor(QPalette::BrightText, t.danger);
    p.setColor(QPalette::Highlight, t.dark ? t.accentSoft.lighter(150) : QColor(rgb(0xC9E2D8)));
    p.setColor(QPalette::HighlightedText, t.text);
    p.setColor(QPalette::PlaceholderText, t.muted);
    p.setColor(QPalette::ToolTipBase, t.dark ? t.raised : t.text);
    p.setColor(QPalette::ToolTipText, t.dark ? t.text : t.surface);
    p.setColor(QPalette::Link, t.accent);
    p.setColor(QPalette::LinkVisited, t.accent);
    p.setColor(QPalette::Mid, t.border);
    p.setColor(QPalette::Dark, t.borderStrong);
    p.setColor(QPalette::Light, t.surface);
    p.setColor(QPalette::Midlight, t.border);
    p.setColor(QPalette::Shadow, t.dark ? QColor(Qt::black) : t.borderStrong);
    p.setColor(QPalette::Accent, t.accent);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, t.borderStrong);
    return p;
}

QString styleSheetFrom(const Theme &t)
{
    QFile file(u":/style.qss"_s);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QString sheet = QString::fromUtf8(file.readAll());
    const QList<QPair<QString, QColor>> names = {
        {u"@window"_s, t.window},
        {u"@sidebar"_s, t.sidebar},
        {u"@surface"_s, t.surface},
        {u"@raised"_s, t.raised},
        {u"@strong"_s, t.borderStrong},
        {u"@border"_s, t.border},
        {u"@text"_s, t.text},
        {u"@secondary"_s, t.secondary},
        {u"@muted"_s, t.muted},
        {u"@onaccent"_s, t.accentText},
        {u"@softaccent"_s, t.accentSoft},
        {u"@accent"_s, t.accent},
        {u"@hover"_s, t.hover},
        {u"@softgood"_s, t.goodSoft},
        {u"@good"_s, t.good},
        {u"@softwarning"_s, t.warningSoft},
        {u"@warning"_s, t.warning},
        {u"@softdanger"_s, t.dangerSoft},
        {u"@danger"_s, t.danger},
    };
    for (const auto &[name, color] : names)
        sheet.replace(name, color.name());
    const QString variant = t.dark ? u"dark"_s : u"light"_s;
    sheet.replace(u"@variant"_s, variant);
    return sheet;
}

/// The desktop's own font, unless nothing was chosen and the fallback is a face without a
/// Chinese companion; then one family that has both.
QFont programFont()
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    const QString family = QFontInfo(font).family();
    if (family.startsWith(u"DejaVu"_s) || family.isEmpty()) {
        const QStringList known = QFontDatabase::families();
        for (const QString &wish : {u"Inter"_s, u"Noto Sans CJK TC"_s, u"Noto Sans"_s}) {
            if (known.contains(wish)) {
                font.setFamilies({wish, u"Noto Sans CJK TC"_s});
                break;
            }
        }
    }
    if (font.pointSizeF() < 9.5)
        font.setPointSizeF(10);
    return font;
}

} // namespace

const Theme &themeOf(const QPalette &palette)
{
    static const Theme light = lightTheme();
    static const Theme dark = darkTheme();
    return palette.color(QPalette::Active, QPalette::Window).lightness() < 128 ? dark : light;
}

void applyTheme(QApplication &application, ThemeChoice choice)
{
    bool dark = choice == ThemeChoice::Dark;
    if (choice == ThemeChoice::System)
        dark = QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Dark;
    const Theme theme = dark ? darkTheme() : lightTheme();
    application.setStyle(QStyleFactory::create(u"Fusion"_s));
    application.setFont(programFont());
    application.setPalette(paletteFrom(theme));
    application.setStyleSheet(styleSheetFrom(theme));
}

QFont textFont(TextStyle style)
{
    QFont font = QApplication::font();
    const qreal size = font.pointSizeF();
    switch (style) {
    case TextStyle::Title:
        font.setPointSizeF(size * 1.5);
        font.setWeight(QFont::DemiBold);
        break;
    case TextStyle::Heading:
        font.setPointSizeF(size * 1.15);
        font.setWeight(QFont::DemiBold);
        break;
    case TextStyle::Body:
        break;
    case TextStyle::Strong:
        font.setWeight(QFont::DemiBold);
        break;
    case TextStyle::Small:
        font.setPointSizeF(size * 0.9);
        break;
    case TextStyle::Label:
        font.setPointSizeF(size * 0.85);
        font.setWeight(QFont::DemiBold);
        font.setLetterSpacing(QFont::AbsoluteSpacing, 0.4);
        break;
    case TextStyle::Code: {
        QFont code = QFontDatabase::systemFont(QFontDatabase::FixedFont);
        code.setFamilies({code.family(), u"Noto Sans Mono CJK TC"_s});
        code.setPointSizeF(size * 0.92);
        return code;
    }
    }
    return font;
}

} // namespace memorydesk
