// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QWidget>

#include <functional>

namespace memorydesk {

/// A question with named answers. `choices` are translated verbs, the safest one is `escape`.
struct Question {
    QString title; ///< Short translated sentence.
    QString text; ///< Translated explanation; plain text.
    QString detail; ///< Exact text (paths, diff) shown in fixed width; may be empty.
    QStringList choices;
    int escape = 0; ///< Index given when the question is closed.
    int preferred = 0; ///< Index that Return takes.
    int dangerous = -1; ///< Index drawn as destructive.
};

/// The seam through which the window asks a person, so that tests answer without boxes. GUI thread.
/// Never opens a nested event loop: answers come through the callback, which is dropped when
/// `context` dies first.
class UserPrompt
{
public:
    virtual ~UserPrompt() = default;
    virtual void ask(QWidget *context, const Question &question,
                     std::function<void(int choice)> answer) = 0;
    /// One line of text; an empty answer is possible; not called when cancelled.
    virtual void askText(QWidget *context, const QString &title, const QString &label,
                         const QString &initial,
                         std::function<void(const QString &text)> answer) = 0;
    /// An existing folder; not called when cancelled.
    virtual void askFolder(QWidget *context, const QString &title,
                           std::function<void(const QString &folder)> answer) = 0;
    /// Existing files; not called when cancelled.
    virtual void askFiles(QWidget *context, const QString &title, const QString &filter,
                          std::function<void(const QStringList &files)> answer) = 0;
};

/// The real boxes, window-modal and asynchronous.
class DialogPrompt : public UserPrompt
{
public:
    void ask(QWidget *context, const Question &question,
             std::function<void(int choice)> answer) override;
    void askText(QWidget *context, const QString &title, const QString &label,
                 const QString &initial, std::function<void(const QString &text)> answer) override;
    void askFolder(QWidget *context, const QString &title,
                   std::function<void(const QString &folder)> answer) override;
    void askFiles(QWidget *context, const QString &title, const QString &filter,
                  std::function<void(const QStringList &files)> answer) override;
};

} // namespace memorydesk
