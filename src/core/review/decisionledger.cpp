// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/review/decisionledger.h"

#include "core/review/jsonrow.h"
#include "core/review/learnings.h"

#include <QDir>

#include <array>
#include <utility>

namespace memorydesk {

namespace {

using namespace Qt::StringLiterals;

constexpr std::array<std::pair<DecisionKind, QLatin1StringView>, 3> decisionNames{{
    {DecisionKind::Stored, "stored"_L1},
    {DecisionKind::Skipped, "skipped"_L1},
    {DecisionKind::Undecided, "undecided"_L1},
}};

std::optional<DecisionKind> decisionFrom(const QString &name)
{
    for (const auto &[kind, text] : decisionNames) {
        if (name == text) {
            return kind;
        }
    }
    return {};
}

QLatin1StringView decisionName(DecisionKind decision)
{
    for (const auto &[kind, text] : decisionNames) {
        if (kind == decision) {
            return text;
        }
    }
    return {};
}

std::optional<LedgerEntry> entryFrom(const QByteArray &line)
{
    const Result<JsonRow> row = JsonRow::parse(line);
    const std::optional<DecisionKind> decision =
        row ? decisionFrom(row->text(u"decision"_s)) : std::nullopt;
    if (!decision || row->text(u"key"_s).isEmpty()) {
        return {};
    }
    LedgerEntry entry;
    entry.key = row->text(u"key"_s);
    entry.decision = *decision;
    entry.when = QDateTime::fromString(row->text(u"at"_s), Qt::ISODateWithMs);
    entry.title = row->text(u"title"_s);
    entry.reason = row->text(u"reason"_s);
    entry.repository = row->text(u"repository"_s);
    entry.row = row->text(u"row"_s).toUtf8();
    return entry;
}

QByteArray entryBytes(const LedgerEntry &entry)
{
    JsonRow row;
    row.setText(u"key"_s, entry.key);
    row.setText(u"decision"_s, QString(decisionName(entry.decision)));
    row.setText(u"at"_s, isoTime(entry.when));
    row.setText(u"title"_s, entry.title);
    if (!entry.reason.isEmpty()) {
        row.setText(u"reason"_s, entry.reason);
    }
    if (!entry.repository.isEmpty()) {
        row.setText(u"repository"_s, entry.repository);
        row.setText(u"row"_s, QString::fromUtf8(entry.row));
    }
    return row.bytes();
}

} // namespace

std::optional<DecisionKind> DecisionLedger::decision(const QString &key) const
{
    const auto found = entries.constFind(key);
    return found == entries.constEnd() ? std::nullopt : std::optional(found->decision);
}

QString ledgerPath(const Environment &environment)
{
    return QDir(environment.stateFolder).filePath(u"decisions.jsonl"_s);
}

DecisionLedger readLedger(const FileSystem &fileSystem, const Environment &environment)
{
    DecisionLedger ledger;
    constexpr qint64 maxLedgerBytes = 1LL << 30;
    const Result<QByteArray> bytes = fileSystem.read(ledgerPath(environment), maxLedgerBytes);
    for (const QByteArray &line : bytes.value_or(QByteArray()).split('\n')) {
        if (const std::optional<LedgerEntry> entry = entryFrom(line)) {
            ledger.entries.insert(entry->key, *entry);
        }
    }
    return ledger;
}

LedgerEntry ledgerEntry(const Proposal &proposal, DecisionKind decision, const QDateTime &when,
                        const QString &reason)
{
    LedgerEntry entry;
    entry.key = proposal.key();
    entry.decision = decision;
    entry.when = when;
    entry.title = proposal.title;
    entry.reason = reason;
    if (proposal.origin == Origin::Queue) {
        entry.repository = proposal.repository;
        entry.row = proposal.row.bytes;
    }
    return entry;
}

Append ledgerAppend(const Environment &environment, const QList<LedgerEntry> &entries)
{
    Append append;
    append.path = ledgerPath(environment);
    append.createFolder = true;
    for (const LedgerEntry &entry : entries) {
        append.rows.append(entryBytes(entry));
    }
    return append;
}

} // namespace memorydesk
