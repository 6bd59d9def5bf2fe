// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/common/syntaxcolors.h"

#include <KSyntaxHighlighting/Repository>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

// Reading the installed definitions takes some 20 ms; they never change while the program runs.
const KSyntaxHighlighting::Repository &repository()
{
    static const KSyntaxHighlighting::Repository definitions;
    return definitions;
}

} // namespace

KSyntaxHighlighting::Definition markdownDefinition()
{
    return repository().definitionForName(u"Markdown"_s);
}

KSyntaxHighlighting::Theme syntaxTheme(const QPalette &palette)
{
    return repository().themeForPalette(palette);
}

} // namespace memorydesk
