// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <functional>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace memorydesk {

/// One quiet line with links, never a box: a result, a warning, an outside change. Hidden while
/// empty.
class NoticeBar : public QFrame
{
    Q_OBJECT
public:
    enum class Kind { Result, Warning, Danger };
    struct Link {
        QString text;
        std::function<void()> act;
    };

    explicit NoticeBar(QWidget *parent = nullptr);

    void say(Kind kind, const QString &text, const QList<Link> &links = {});
    void clear();
    /// Without the closing button, and kept when the language changes: the owner says it again.
    void setPermanent();
    [[nodiscard]] QString text() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void refreshIcon();

    Kind m_kind = Kind::Result;
    bool m_permanent = false;
    QLabel *m_icon;
    QLabel *m_text;
    QHBoxLayout *m_links;
    QToolButton *m_close;
};

} // namespace memorydesk
