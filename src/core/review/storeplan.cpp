// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/review/storeplan.h"

#include "core/memory/checks.h"
#include "core/memory/memorychanges.h"
#include "core/review/decisionledger.h"
#include "core/review/learnings.h"
#include "core/review/queueoperations.h"
#include "core/review/repositoryfiles.h"
#include "core/text/lineendings.h"

#include <QDir>
#include <QFileInfo>

namespace memorydesk {

namespace {

using namespace Qt::StringLiterals;

std::unexpected<Error> blocked(const QString &reason, const QString &path = {})
{
    return failure(ErrorCode::Blocked, path, reason);
}

bool isBlank(const QString &text)
{
    return text.trimmed().isEmpty();
}

MemoryFields memoryFields(const Draft &draft, Convention convention)
{
    MemoryFields fields;
    fields.name = draft.fields.name;
    fields.description = draft.fields.description;
    fields.type = draft.fields.type;
    fields.slug = draft.fields.slug;
    fields.body = draft.fields.body;
    if (fields.type == u"project" && convention == Convention::Maigo) {
        fields.triggers = draft.triggers;
    }
    return fields;
}

/// Bytes an operation of the set leaves in `path`; null when it has none for it.
QByteArray bytesAfter(const ChangeSet &change, const QString &path)
{
    for (const Operation &operation : change.operations) {
        if (operationPath(operation) != path) {
            continue;
        }
        if (const auto *replace = std::get_if<Replace>(&operation)) {
            return replace->after;
        }
        if (const auto *create = std::get_if<Create>(&operation)) {
            return create->bytes;
        }
    }
    return {};
}

MemoryIndex indexAfter(const ChangeSet &change, const MemoryFolder &folder, const QString &fileName)
{
    const QByteArray after = bytesAfter(change, folder.indexPath());
    return parseMemoryIndex(after.isNull() ? folder.index.bytes : after,
                            folder.fileNames() << fileName);
}

/// Rules the new memory breaks, and what its line means for the index: a line that would not load
/// is told before it is written.
Problems memoryWarnings(const DecisionContext &context, const MemoryFolder &folder,
                        const ChangeSet &change, const StoredMemory &memory)
{
    CheckContext checks;
    checks.convention = folder.convention;
    checks.today = context.clock.now().date();
    checks.pathExists = [&](const QString &path) { return bool(context.fileSystem.stat(path)); };
    const QByteArray bytes = bytesAfter(change, memory.filePath);
    Problems warnings = checkDocument(parseMemoryDocument(memory.filePath, bytes), checks);
    // Proposals carry no session id, and nothing here would invent one.
    warnings.removeIf(
        [](const Problem &problem) { return problem.code == u"origin-session-missing"; });
    const QString fileName = QFileInfo(memory.filePath).fileName();
    MemoryFolder after = folder;
    after.index = indexAfter(change, folder, fileName);
    const IndexEntry *entry = after.index.find(fileName);
    for (const Problem &problem : checkIndex(after)) {
        const bool ofEntry = entry != nullptr && problem.line == entry->line;
        if (ofEntry || problem.code == u"index-over-limit" || problem.code == u"index-near-limit") {
            warnings.append(problem);
        }
    }
    return warnings;
}

QString indexLineAfter(const ChangeSet &change, const MemoryFolder &folder, const QString &fileName)
{
    const QByteArray after = bytesAfter(change, folder.indexPath());
    const MemoryIndex index = indexAfter(change, folder, fileName);
    const IndexEntry *entry = index.find(fileName);
    const QByteArray bytes = after.isNull() ? folder.index.bytes : after;
    return entry == nullptr ? QString() : decodeUtf8(splitLines(bytes).value(entry->line - 1));
}

Result<void> addMemory(StorePlan &plan, const DecisionContext &context, const Proposal &proposal,
                       const Draft &draft)
{
    const QString path = draftFolder(draft, proposal, context.environment);
    if (path.isEmpty()) {
        return failure(ErrorCode::NotFound, {}, u"memory-folder-missing"_s);
    }
    if (isBlank(draft.fields.body)) {
        return blocked(u"body-missing"_s);
    }
    MemoryRoot root = memoryRootFor(path, context.environment);
    root.convention = draft.convention;
    const MemoryFolder folder = loadMemoryFolder(context.fileSystem, root);
    StoredMemory memory;
    memory.convention = folder.convention;
    memory.fields = memoryFields(draft, folder.convention);
    const Overwrite overwrite =
        draft.existing == ExistingFile::Overwrite ? Overwrite::Yes : Overwrite::No;
    const Result<QString> fileName =
        memoryFileName(folder.convention, memory.fields.type, memory.fields.slug);
    const Result<ChangeSet> change = createMemory(folder, memory.fields, overwrite);
    if (!change) {
        return std::unexpected(change.error());
    }
    memory.filePath = folder.filePath(fileName.value_or(QString()));
    memory.indexPath = folder.indexPath();
    memory.indexLine = indexLineAfter(*change, folder, fileName.value_or(QString()));
    plan.warnings = memoryWarnings(context, folder, *change, memory);
    plan.change.operations += change->operations;
    plan.memory = memory;
    return {};
}

/// Queue rows of a decision: promoted or only taken out. A row that a decision took out before is
/// in no queue any more.
Result<void> addQueueRows(StorePlan &plan, const DecisionContext &context, const Proposal &proposal,
                          const Draft &draft)
{
    const QDateTime now = context.clock.now();
    QueueOutcome outcome;
    outcome.repository = proposal.repository;
    const bool promote = draft.target == Target::Learnings || draft.alsoLearning;
    const bool known = proposal.row.alreadyStored;
    if (promote && !known) {
        if (const QString fault = learningFault(proposal.row); !fault.isEmpty()) {
            return blocked(u"record-invalid: "_s + fault, proposal.repository);
        }
        const QString session = isBlank(draft.sourceSession)
            ? defaultSourceSession(context.fileSystem, proposal.repository, now)
            : draft.sourceSession;
        const Result<QByteArray> row = learningRow(proposal.row.bytes, session, now);
        if (!row) {
            return std::unexpected(row.error());
        }
        outcome.learnings.append(*row);
        plan.learningsPath = repositoryFile(context.fileSystem, proposal.repository,
                                            QString(repositoryfiles::learnings))
                                 .value_or(QString());
    }
    if (proposal.state != ProposalState::Skipped && proposal.state != ProposalState::Stored) {
        outcome.leaving = allCopies(proposal);
    }
    const Result<QList<Operation>> operations = queueOperations(context.fileSystem, outcome);
    if (!operations) {
        return std::unexpected(operations.error());
    }
    plan.change.operations += *operations;
    return {};
}

bool hasEvidence(const Proposal &proposal, const Draft &draft)
{
    return !isBlank(draft.fields.rationale) || !isBlank(proposal.fields.rationale)
        || !isBlank(proposal.row.evidence);
}

/// Every cited turn still stands in its file and holds the claim; what the transcript did not
/// say was written by the person.
Result<void> checkCandidate(const Proposal &proposal, const Draft &draft)
{
    constexpr double leastOverlap = 0.5;
    const QString claim = proposal.fields.description;
    double best = 0;
    for (const CandidateEvidence &turn : proposal.evidence) {
        const Result<double> overlap = checkEvidence(turn, claim);
        if (!overlap) {
            return blocked(QString(noEvidence), turn.file);
        }
        best = qMax(best, *overlap);
    }
    if (best < leastOverlap) {
        return blocked(QString(noEvidence));
    }
    if (draft.fields.body.contains(candidatePlaceholder)
        || draft.fields.description.contains(candidatePlaceholder)) {
        return blocked(u"placeholder-left"_s);
    }
    return {};
}

QString titleFor(const StorePlan &plan)
{
    if (!plan.memory) {
        return u"store-learning"_s;
    }
    return plan.learningsPath.isEmpty() ? u"store-memory"_s : u"store-memory-and-learning"_s;
}

} // namespace

MemoryRoot memoryRootFor(const QString &folder, const Environment &environment)
{
    MemoryRoot root;
    root.path = folder;
    root.label = QFileInfo(folder).fileName();
    const QString clean = QDir::cleanPath(folder);
    const QString projects = QDir(environment.claudeConfigFolder).filePath(u"projects/"_s);
    if (clean == QDir::cleanPath(environment.maigoMemory)) {
        root.kind = RootKind::CrossProject;
    } else if (clean.startsWith(projects) && clean.endsWith("/memory"_L1)) {
        root.kind = RootKind::Project;
    } else if (clean.contains("/agent-memory/"_L1) || clean.contains("/agent-memory-local/"_L1)) {
        root.kind = RootKind::Subagent;
    }
    return root;
}

Result<StorePlan> planStoreDecision(const DecisionContext &context, const Proposal &proposal,
                                    const Draft &draft)
{
    const bool queued = proposal.origin == Origin::Queue;
    if (!queued && (draft.target == Target::Learnings || draft.alsoLearning)) {
        return failure(ErrorCode::InvalidArgument, {}, u"not-a-queue-row"_s);
    }
    if (!hasEvidence(proposal, draft)) {
        return blocked(QString(noEvidence));
    }
    if (proposal.origin == Origin::Candidate) {
        if (const Result<void> checked = checkCandidate(proposal, draft); !checked) {
            return std::unexpected(checked.error());
        }
    }
    StorePlan plan;
    if (draft.target != Target::Learnings) {
        if (const Result<void> added = addMemory(plan, context, proposal, draft); !added) {
            return std::unexpected(added.error());
        }
    }
    if (queued) {
        if (const Result<void> added = addQueueRows(plan, context, proposal, draft); !added) {
            return std::unexpected(added.error());
        }
    }
    plan.change.title = titleFor(plan);
    plan.change.titleArgs = {plan.memory ? draft.fields.name : proposal.title,
                             plan.memory ? plan.memory->filePath : plan.learningsPath};
    plan.change.operations.append(ledgerAppend(
        context.environment, {ledgerEntry(proposal, DecisionKind::Stored, context.clock.now())}));
    return plan;
}

} // namespace memorydesk
