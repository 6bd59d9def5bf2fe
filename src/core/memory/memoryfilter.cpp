// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/memory/library.h"

#include <algorithm>
#include <array>

namespace memorydesk {

namespace {

QString folded(const QString &text)
{
    return text.normalized(QString::NormalizationForm_C).toCaseFolded();
}

} // namespace

/// All texts behind each other, folded; a search runs over one block of memory and jumps to the
/// next text as soon as one has matched.
struct MemoryFilter::Data {
    QString text;
    QList<qsizetype> starts; ///< Of each text, and one past the last.
    std::array<quint32, 0x10000> frequency{}; ///< Of each UTF-16 unit.

    [[nodiscard]] qsizetype rarestUnit(QStringView word) const;
    /// Marks texts without `word` in `kept`.
    void keepMatching(const QString &word, QList<bool> &kept, const CancelToken &cancel) const;
};

qsizetype MemoryFilter::Data::rarestUnit(QStringView word) const
{
    const auto rarest = std::min_element(word.begin(), word.end(), [this](QChar a, QChar b) {
        return frequency[a.unicode()] < frequency[b.unicode()];
    });
    return rarest - word.begin();
}

void MemoryFilter::Data::keepMatching(const QString &word, QList<bool> &kept,
                                      const CancelToken &cancel) const
{
    // The rarest unit is looked for, which runs at the speed of memory; only where it stands the
    // whole word is compared.
    const QStringView all(text);
    const qsizetype rarest = rarestUnit(word);
    const QChar unit = word.at(rarest);
    qsizetype place = 0;
    for (qsizetype i = 0; i < kept.size(); ++i) {
        const qsizetype end = starts.at(i + 1);
        if (!kept.at(i) || place >= end) {
            kept[i] = false;
            continue;
        }
        place = qMax(place, starts.at(i));
        bool found = false;
        while (place < end) {
            const qsizetype hit = all.indexOf(unit, place);
            // Not in this text: remember where it is, so that the texts before it cost nothing.
            place = hit < 0 ? all.size() : hit;
            if (place >= end)
                break;
            const qsizetype start = place - rarest;
            ++place;
            if (start >= starts.at(i) && start + word.size() <= end
                && all.sliced(start, word.size()) == word) {
                found = true;
                break;
            }
        }
        kept[i] = found;
        if ((i & 0x3FF) == 0 && cancel.isCancelled())
            return;
    }
}

MemoryFilter::MemoryFilter(const QList<Text> &texts)
    : m_data(std::make_unique<Data>())
{
    m_data->starts.reserve(texts.size() + 1);
    qsizetype size = 0;
    for (const Text &text : texts)
        size +=
            text.name.size() + text.description.size() + text.slug.size() + text.body.size() + 4;
    m_data->text.reserve(size);
    for (const Text &text : texts) {
        m_data->starts.append(m_data->text.size());
        for (const QString *part : {&text.name, &text.description, &text.slug, &text.body}) {
            m_data->text += folded(*part);
            m_data->text += u'\n';
        }
    }
    m_data->starts.append(m_data->text.size());
    for (const QChar unit : std::as_const(m_data->text))
        ++m_data->frequency[unit.unicode()];
}

MemoryFilter::~MemoryFilter() = default;
MemoryFilter::MemoryFilter(MemoryFilter &&) noexcept = default;
MemoryFilter &MemoryFilter::operator=(MemoryFilter &&) noexcept = default;

int MemoryFilter::size() const
{
    return static_cast<int>(m_data->starts.size()) - 1;
}

QList<int> MemoryFilter::matches(const QString &query, const CancelToken &cancel) const
{
    QList<bool> kept(size(), true);
    for (const QString &word : folded(query.simplified()).split(u' ', Qt::SkipEmptyParts)) {
        m_data->keepMatching(word, kept, cancel);
        if (cancel.isCancelled())
            return {};
    }
    QList<int> ids;
    for (qsizetype i = 0; i < kept.size(); ++i) {
        if (kept.at(i))
            ids.append(static_cast<int>(i));
    }
    return ids;
}

} // namespace memorydesk
