// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace memorydesk {

/// Walks over the start of a line in columns: a tab reaches to the next multiple of four, and a
/// container may take only a part of it (CommonMark 2.2).
class LineCursor
{
public:
    explicit LineCursor(QStringView line)
        : m_line(line)
    {
    }

    /// Columns of blanks from here to the first other character.
    [[nodiscard]] int indent() const
    {
        int column = m_column;
        for (qsizetype i = m_position; i < m_line.size(); ++i) {
            if (m_line.at(i) == u' ')
                ++column;
            else if (m_line.at(i) == u'\t')
                column += 4 - column % 4;
            else
                break;
        }
        return column - m_column;
    }
    /// Text from the first character that is no blank.
    [[nodiscard]] QStringView rest() const
    {
        qsizetype i = m_position;
        while (i < m_line.size() && (m_line.at(i) == u' ' || m_line.at(i) == u'\t'))
            ++i;
        return m_line.sliced(i);
    }
    [[nodiscard]] bool isBlank() const { return rest().isEmpty(); }
    void skipIndent() { skipColumns(indent()); }
    /// Skips at most `count` columns of blanks.
    void skipColumns(int count)
    {
        while (count > 0 && m_position < m_line.size()) {
            if (m_line.at(m_position) == u'\t') {
                const int width = 4 - m_column % 4;
                if (width > count) {
                    m_column += count;
                    return;
                }
                m_column += width;
                count -= width;
            } else if (m_line.at(m_position) == u' ') {
                ++m_column;
                --count;
            } else {
                return;
            }
            ++m_position;
        }
    }
    /// Skips blanks and a marker of `width` characters.
    void skipMarker(int width)
    {
        skipIndent();
        m_position += width;
        m_column += width;
    }

private:
    QStringView m_line;
    qsizetype m_position = 0;
    int m_column = 0;
};

} // namespace memorydesk
