// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/commands.h"
#include "ctl/jsonoutput.h"
#include "ctl/queuetext.h"

namespace memorydesk::ctl {

using namespace Qt::StringLiterals;

namespace {

QByteArray batchJson(const ReviewBatch &batch)
{
    QList<QByteArray> options;
    for (const ReviewBatch::Option &option : batch.options)
        options.append(JsonObject()
                           .add("id", jsonString(option.id))
                           .add("label", jsonString(option.label))
                           .add("description", jsonString(option.description))
                           .text());
    return JsonObject()
        .add("header", jsonString(batch.header))
        .add("question", jsonString(batch.question))
        .add("multiSelect", jsonBool(true))
        .add("options", jsonArray(options))
        .text();
}

} // namespace

Exit runBatches(Invocation &invocation)
{
    const auto request = takeQueueRequest(invocation, u"batches"_s);
    if (!request)
        return Exit::Usage;
    CollectedQueue queue = collectFor(invocation, *request);
    const bool open = queue.gate == GateReason::Open;
    queue.rows.removeIf([](const QueueRow &row) { return row.alreadyStored; });
    const QList<ReviewBatch> batches = open ? reviewBatches(queue.rows) : QList<ReviewBatch>();
    if (invocation.json()) {
        QList<QByteArray> values;
        for (const ReviewBatch &batch : batches)
            values.append(batchJson(batch));
        invocation.print(jsonArray(values) + '\n');
        return Exit::Fine;
    }
    if (!open)
        invocation.printLine(gateInfoLine(queue));
    for (const ReviewBatch &batch : batches) {
        invocation.printLine(batch.question);
        for (const ReviewBatch::Option &option : batch.options)
            invocation.printLine(u"  %1\n      %2"_s.arg(option.label, option.description));
    }
    return Exit::Fine;
}

} // namespace memorydesk::ctl
