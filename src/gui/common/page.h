// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QUrl>
#include <QWidget>

namespace memorydesk {

/// One full page of the window (Inbox, Library, …). Owned by its parent widget; GUI thread.
///
/// A page builds its widgets at construction without touching the disk, starts reading on
/// `activate()` or when its source says so, and retranslates itself in `changeEvent`
/// (QEvent::LanguageChange), after which it emits `titleChanged` and `statusChanged`. The window
/// shows title, icon and badge in the page bar, `statusText` in the status bar, puts `pageActions`
/// in the page's menu and in the command palette, and forwards the filter box.
class Page : public QWidget
{
    Q_OBJECT
public:
    using QWidget::QWidget;

    /// Stable kebab-case name, used by settings, links and screenshots.
    [[nodiscard]] virtual QString pageId() const = 0;
    /// Translated title in the page bar.
    [[nodiscard]] virtual QString title() const = 0;
    /// Name of a file in resources/icons, without suffix.
    [[nodiscard]] virtual QString iconName() const = 0;
    /// Number beside the title; 0 shows none.
    [[nodiscard]] virtual int badge() const { return 0; }
    /// Translated line for the status bar; may be empty.
    [[nodiscard]] virtual QString statusText() const { return {}; }
    /// Commands of the page, in menu order; a separator action divides groups. Shortcuts with
    /// single letters must be set with Qt::WidgetWithChildrenShortcut on a list or card, never on
    /// a text field.
    [[nodiscard]] virtual QList<QAction *> pageActions() const { return {}; }
    /// Translated words in the empty filter box.
    [[nodiscard]] virtual QString filterPlaceholder() const { return {}; }
    [[nodiscard]] virtual QString filterText() const { return {}; }
    /// Filters what the page lists; called on every key, must not block.
    virtual void setFilterText(const QString &text) { Q_UNUSED(text) }
    /// Puts the focus where work goes on (list or card), also when Escape leaves the filter box.
    virtual void focusContent() { setFocus(Qt::OtherFocusReason); }
    /// Called each time the page comes to the front.
    virtual void activate() { }
    /// Reads everything again (F5).
    virtual void rescan() { }
    /// Asks before closing: false while text typed here would be lost.
    [[nodiscard]] virtual bool mayClose() { return true; }
    /// Opens something by link: the rest of `memorydesk:PAGE/…`, for example a path or key.
    virtual void open(const QString &target) { Q_UNUSED(target) }
    /// Splitter sizes and alike, kept between starts.
    [[nodiscard]] virtual QByteArray saveLayout() const { return {}; }
    virtual void restoreLayout(const QByteArray &layout) { Q_UNUSED(layout) }
    /// Dialogs of this page for `--shots`: names, and the widget for a name (deleted by the
    /// caller).
    [[nodiscard]] virtual QStringList shotNames() const { return {}; }
    [[nodiscard]] virtual QWidget *shotWidget(const QString &name)
    {
        Q_UNUSED(name)
        return nullptr;
    }
    /// True while the first reading is under way; `--shots` waits for it.
    [[nodiscard]] virtual bool isBusy() const { return false; }

Q_SIGNALS:
    void titleChanged();
    void badgeChanged();
    void statusChanged();
    /// Asks the window to show another page: `memorydesk:library/<path>` or a file or web address.
    void linkActivated(const QUrl &link);
    /// A folder was dropped or chosen: the window asks whether to watch it.
    void folderOffered(const QString &folder);
};

} // namespace memorydesk
