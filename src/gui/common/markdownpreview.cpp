// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/common/markdownpreview.h"

#include "core/text/documentbytes.h"
#include "core/text/frontmatter.h"
#include "gui/common/theme.h"

#include <QRegularExpression>
#include <QScrollBar>
#include <QTextDocument>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

const QString &wikiScheme()
{
    static const QString scheme = u"memorydesk-wiki"_s;
    return scheme;
}

QString linkWikiNames(const QString &markdown)
{
    static const QRegularExpression wiki(
        uR"(\[\[([^\]\[|\n]{1,200})(?:\|([^\]\[\n]{1,200}))?\]\])"_s);
    QString linked;
    qsizetype from = 0;
    for (const QRegularExpressionMatch &match : wiki.globalMatch(markdown)) {
        const QString slug = match.captured(1).trimmed();
        const QString shown = match.hasCaptured(2) ? match.captured(2) : slug;
        linked += QStringView(markdown).sliced(from, match.capturedStart() - from);
        linked += u"[%1](%2:%3)"_s.arg(shown, wikiScheme(),
                                       QString::fromLatin1(QUrl::toPercentEncoding(slug)));
        from = match.capturedEnd();
    }
    linked += QStringView(markdown).sliced(from);
    return linked;
}

} // namespace

MarkdownPreview::MarkdownPreview(QWidget *parent)
    : QTextBrowser(parent)
{
    setOpenLinks(false);
    setOpenExternalLinks(false);
    setFrameShape(QFrame::NoFrame);
    setProperty("panel", u"text"_s);
    document()->setDocumentMargin(space::two);
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl &link) {
        if (link.scheme() == wikiScheme())
            Q_EMIT wikiLinkActivated(link.path(QUrl::FullyDecoded));
        else
            Q_EMIT referenceActivated(link.toString());
    });
}

void MarkdownPreview::setMemory(const QByteArray &bytes, bool sameDocument)
{
    const Frontmatter frontmatter = parseFrontmatter(bytes);
    const QString body =
        editorText(frontmatter.present ? bytes.sliced(frontmatter.bodyStart) : bytes);
    const int scrolled = sameDocument ? verticalScrollBar()->value() : 0;
    document()->setMarkdown(linkWikiNames(body),
                            QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub)
                                | QTextDocument::MarkdownNoHTML);
    verticalScrollBar()->setValue(scrolled);
}

QVariant MarkdownPreview::loadResource(int, const QUrl &)
{
    return {};
}

} // namespace memorydesk
