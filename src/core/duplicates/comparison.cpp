// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/duplicates/comparison.h"

namespace memorydesk {

using namespace Qt::StringLiterals;

QString verdictName(Verdict verdict)
{
    switch (verdict) {
    case Verdict::None:
        return u"none"_s;
    case Verdict::Related:
        return u"related"_s;
    case Verdict::Contradicts:
        return u"contradicts"_s;
    case Verdict::Duplicate:
        return u"duplicate"_s;
    case Verdict::Same:
        return u"same"_s;
    }
    Q_UNREACHABLE_RETURN({});
}

QString reasonName(ReasonCode code)
{
    switch (code) {
    case ReasonCode::Shared:
        return u"shared"_s;
    case ReasonCode::OnlyLeft:
        return u"only-left"_s;
    case ReasonCode::OnlyRight:
        return u"only-right"_s;
    case ReasonCode::Differs:
        return u"differs"_s;
    }
    Q_UNREACHABLE_RETURN({});
}

QString differenceName(DifferenceKind kind)
{
    switch (kind) {
    case DifferenceKind::None:
        return {};
    case DifferenceKind::Number:
        return u"number"_s;
    case DifferenceKind::Version:
        return u"version"_s;
    case DifferenceKind::Date:
        return u"date"_s;
    case DifferenceKind::Polarity:
        return u"polarity"_s;
    case DifferenceKind::Path:
        return u"path"_s;
    case DifferenceKind::Flag:
        return u"flag"_s;
    case DifferenceKind::Code:
        return u"code"_s;
    case DifferenceKind::Name:
        return u"name"_s;
    case DifferenceKind::Scope:
        return u"scope"_s;
    case DifferenceKind::Order:
        return u"order"_s;
    case DifferenceKind::Wording:
        return u"wording"_s;
    }
    Q_UNREACHABLE_RETURN({});
}

QString textAt(const DuplicateText &text, const DuplicateRange &range)
{
    switch (range.field) {
    case DuplicateField::Name:
        return text.name.sliced(range.start, range.length);
    case DuplicateField::Description:
        return text.description.sliced(range.start, range.length);
    case DuplicateField::Body:
        return text.body.sliced(range.start, range.length);
    }
    Q_UNREACHABLE_RETURN({});
}

} // namespace memorydesk
