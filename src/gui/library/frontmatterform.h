// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/memorydocument.h"

#include <QWidget>

#include <memory>

namespace Ui {
class FrontmatterForm;
}

namespace memorydesk {

/// The frontmatter of the document in the editor as fields. Shows what the source says and tells
/// the owner what a person typed; never writes by itself. GUI thread.
class FrontmatterForm : public QWidget
{
    Q_OBJECT
public:
    explicit FrontmatterForm(QWidget *parent = nullptr);
    ~FrontmatterForm() override;

    /// Fields that already show the value keep cursor and composition.
    void setDocument(const MemoryDocument &document);
    void setLocked(bool locked);
    void focusName();

Q_SIGNALS:
    void valueEdited(const QStringList &keyPath, const QString &value);
    void renameRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refreshOtherKeys();
    void refreshTypes();

    const std::unique_ptr<Ui::FrontmatterForm> m_ui;
    MemoryDocument m_document;
    bool m_locked = false;
};

} // namespace memorydesk
