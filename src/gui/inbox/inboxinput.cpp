// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inbox/inboxinput.h"

#include "core/sources/transcript.h"
#include "core/text/lineendings.h"
#include "gui/common/userprompt.h"
#include "gui/inbox/inboxservice.h"
#include "gui/inbox/rememberdialog.h"

#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QMimeData>
#include <QUrl>
#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace memorydesk {

namespace {

constexpr qint64 mostBytes = 16LL << 20; ///< Of a dropped file.

struct Dropped {
    QString folder; ///< Set when the path is one.
    QString text;
    QString source;
};

Result<Dropped> readDropped(const FileSystem &fileSystem, const QString &path)
{
    const auto stat = fileSystem.stat(path);
    if (!stat)
        return std::unexpected(stat.error());
    if (stat->kind == FileKind::Directory)
        return Dropped{path, {}, {}};
    if (path.endsWith(u".jsonl"_s)) {
        const auto scan = scanTranscript(path, {});
        if (!scan)
            return std::unexpected(scan.error());
        QStringList sections;
        for (const TranscriptSection &section : scan->sections)
            sections << section.section.raw;
        return Dropped{{}, sections.join(u"\n\n"_s), path};
    }
    const auto bytes = fileSystem.read(path, mostBytes);
    if (!bytes)
        return std::unexpected(bytes.error());
    return Dropped{{}, decodeUtf8(*bytes), path};
}

} // namespace

QString proposalSection(const SectionFields &fields)
{
    QString text = u"## Memory propose\n\n"_s;
    const auto line = [&](const QString &key, const QString &value) {
        if (!value.contains(u'\n')) {
            text += u"- **%1**: %2\n"_s.arg(key, value);
            return;
        }
        text += u"- **%1**:\n"_s.arg(key);
        for (const QString &part : value.split(u'\n'))
            text += part.isEmpty() ? u"\n"_s : u"  %1\n"_s.arg(part);
    };
    line(u"name"_s, fields.name);
    line(u"slug"_s, fields.slug);
    line(u"description"_s, fields.description);
    line(u"type"_s, fields.type);
    line(u"rationale"_s, fields.rationale);
    line(u"body"_s, fields.body);
    return text;
}

QString proposalBlock(const Proposal &proposal)
{
    const QString section =
        proposal.section.raw.isEmpty() ? proposalSection(proposal.fields) : proposal.section.raw;
    int longest = 2;
    int run = 0;
    for (const QChar letter : section) {
        run = letter == u'`' ? run + 1 : 0;
        longest = qMax(longest, run);
    }
    const QString fence(longest + 1, u'`');
    return u"%1markdown\n%2%3%1\n"_s.arg(fence, section,
                                         section.endsWith(u'\n') ? QString() : u"\n"_s);
}

InboxInput::InboxInput(Workspace &workspace, InboxService &service, QWidget *page)
    : QObject(page)
    , m_workspace(workspace)
    , m_service(service)
    , m_page(page)
{
}

void InboxInput::paste()
{
    if (const QMimeData *data = QApplication::clipboard()->mimeData(); data != nullptr)
        takeMimeData(*data);
}

void InboxInput::openFiles()
{
    m_workspace.prompt.askFiles(m_page, tr("Open files with proposals"),
                                tr("Text and transcripts (*.md *.txt *.jsonl);;All files (*)"),
                                [this](const QStringList &files) { takePaths(files); });
}

void InboxInput::takeMimeData(const QMimeData &data)
{
    if (data.hasUrls()) {
        QStringList paths;
        for (const QUrl &url : data.urls()) {
            if (url.isLocalFile())
                paths << url.toLocalFile();
        }
        takePaths(paths);
    } else if (!data.text().trimmed().isEmpty()) {
        submit(data.text(), tr("pasted text"));
    }
}

void InboxInput::takePaths(const QStringList &paths)
{
    for (const QString &path : paths) {
        QtConcurrent::run([path, &fileSystem = m_workspace.fileSystem] {
            return readDropped(fileSystem, path);
        }).then(this, [this](const Result<Dropped> &dropped) {
            if (!dropped)
                Q_EMIT failed(dropped.error());
            else if (!dropped->folder.isEmpty())
                Q_EMIT folderOffered(dropped->folder);
            else
                submit(dropped->text, dropped->source);
        });
    }
}

void InboxInput::submit(const QString &text, const QString &source)
{
    m_service.submit(text, source).then(this, [this](const Result<SubmitResult> &result) {
        takeResult(result);
    });
}

void InboxInput::takeResult(const Result<SubmitResult> &result)
{
    if (!result) {
        Q_EMIT failed(result.error());
        return;
    }
    if (result->queued == 0 && result->refused.isEmpty())
        Q_EMIT said(tr("No “## Memory propose” section was found in the text."));
    else if (result->refused.isEmpty())
        Q_EMIT said(tr("%n proposal(s) taken in", nullptr, result->queued));
    else
        Q_EMIT said(tr("%1 taken in, %2 refused; see the lane Refused for the reasons")
                        .arg(result->queued)
                        .arg(result->refused.size()));
}

QDialog *InboxInput::makeRememberDialog()
{
    return new RememberDialog(m_page);
}

void InboxInput::rememberSomething()
{
    auto *dialog = new RememberDialog(m_page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &RememberDialog::proposed, this, [this](const SectionFields &fields) {
        submit(proposalSection(fields), tr("written here"));
    });
    dialog->open();
}

} // namespace memorydesk
