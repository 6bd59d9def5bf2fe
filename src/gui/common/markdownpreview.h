// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace memorydesk {

/// Rendered Markdown of a memory's body. Nothing is ever loaded: no images, no style sheets, no
/// HTML, no address is followed; a click only says what was clicked. GUI thread.
class MarkdownPreview : public QTextBrowser
{
    Q_OBJECT
public:
    explicit MarkdownPreview(QWidget *parent = nullptr);

    /// Frontmatter and BOM are left out; `[[slug]]` becomes a link. Keeps the scroll position when
    /// the text belongs to the document shown before (`sameDocument`).
    void setMemory(const QByteArray &bytes, bool sameDocument = false);

    [[nodiscard]] QVariant loadResource(int type, const QUrl &name) override;

Q_SIGNALS:
    /// A `[[slug]]` was clicked.
    void wikiLinkActivated(const QString &slug);
    /// Another link, as written (relative path or address).
    void referenceActivated(const QString &target);
};

} // namespace memorydesk
