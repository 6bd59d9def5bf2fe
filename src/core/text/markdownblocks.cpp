// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/markdownblocks.h"

#include "core/text/htmlblocks_p.h"
#include "core/text/linecursor_p.h"

namespace memorydesk {

using namespace Qt::StringLiterals;

namespace {

// Deeper nesting than this is no document but an attack on the time that blank lines take.
constexpr int deepestNesting = 200;

struct Container {
    bool quote = false;
    int contentIndent = 0; // List items: columns that a line must be indented to belong to it.
    bool empty = false; // List items: only the marker so far.
};

enum class Leaf { None, Paragraph, Fence, Html, IndentedCode };

struct ListMarker {
    int width = 0;
    bool startsAtOne = true;
    bool blankAfter = false;
};

/// Parses the blocks of a document line by line; keeps just what later lines depend on.
class BlockParser
{
public:
    void addLine(QStringView line);
    QList<MarkdownLine> finish() { return std::move(m_lines); }

private:
    int matchContainers(LineCursor &cursor);
    void openBlocks(LineCursor &cursor, int matched);
    bool openContainer(LineCursor &cursor, int &matched);
    bool openLeaf(LineCursor &cursor, int matched);
    bool openFence(const LineCursor &cursor, int matched);
    void continueFence(const LineCursor &cursor);
    void continueHtml(const LineCursor &cursor);
    void keepContainers(int count);
    void closeLeaf();
    void push(const Container &container);
    void setRole(LineRole role) { m_lines.last().role = role; }
    [[nodiscard]] LineRole plainRole() const;
    [[nodiscard]] bool paragraphAt(int matched) const
    {
        return m_leaf == Leaf::Paragraph && matched == m_containers.size();
    }

    QList<MarkdownLine> m_lines;
    QList<Container> m_containers;
    Leaf m_leaf = Leaf::None;
    qsizetype m_fenceStart = 0; // Index of the opening line.
    QChar m_fenceCharacter;
    qsizetype m_fenceLength = 0;
    int m_htmlType = 0;
};

bool isThematicBreak(QStringView text)
{
    if (text.isEmpty() || (text.front() != u'-' && text.front() != u'*' && text.front() != u'_'))
        return false;
    int count = 0;
    for (const QChar character : text) {
        if (character == text.front())
            ++count;
        else if (character != u' ' && character != u'\t')
            return false;
    }
    return count >= 3;
}

bool isSetextUnderline(QStringView text)
{
    const QStringView trimmed = text.trimmed();
    if (trimmed.isEmpty() || (trimmed.front() != u'=' && trimmed.front() != u'-'))
        return false;
    return std::all_of(trimmed.begin(), trimmed.end(),
                       [&](QChar character) { return character == trimmed.front(); });
}

int atxLevel(QStringView text)
{
    int level = 0;
    while (level < text.size() && text.at(level) == u'#')
        ++level;
    if (level < 1 || level > 6)
        return 0;
    if (level == text.size() || text.at(level) == u' ' || text.at(level) == u'\t')
        return level;
    return 0;
}

ListMarker listMarker(QStringView text)
{
    ListMarker marker;
    if (text.isEmpty())
        return marker;
    int width = 0;
    if (text.front() == u'-' || text.front() == u'+' || text.front() == u'*') {
        width = 1;
    } else {
        while (width < text.size() && width < 10 && text.at(width) >= u'0'
               && text.at(width) <= u'9')
            ++width;
        if (width == 0 || width > 9 || width == text.size()
            || (text.at(width) != u'.' && text.at(width) != u')'))
            return marker;
        marker.startsAtOne = text.first(width).toInt() == 1;
        ++width;
    }
    const QStringView rest = text.sliced(width);
    if (!rest.isEmpty() && rest.front() != u' ' && rest.front() != u'\t')
        return marker;
    marker.width = width;
    marker.blankAfter = rest.trimmed().isEmpty();
    return marker;
}

LineRole BlockParser::plainRole() const
{
    if (m_containers.isEmpty())
        return LineRole::TopLevel;
    return m_containers.first().quote ? LineRole::Quote : LineRole::ListItem;
}

void BlockParser::closeLeaf()
{
    if (m_leaf == Leaf::Fence) {
        for (qsizetype i = m_fenceStart; i < m_lines.size(); ++i) {
            if (m_lines.at(i).fenceOpenedAt != 0)
                m_lines[i].fenceCloses = true;
        }
    }
    m_leaf = Leaf::None;
}

void BlockParser::keepContainers(int count)
{
    if (count == m_containers.size())
        return;
    closeLeaf();
    m_containers.resize(count);
}

void BlockParser::push(const Container &container)
{
    closeLeaf();
    if (!m_containers.isEmpty())
        m_containers.last().empty = false;
    m_containers.append(container);
}

int BlockParser::matchContainers(LineCursor &cursor)
{
    int matched = 0;
    for (const Container &container : std::as_const(m_containers)) {
        if (container.quote) {
            if (cursor.indent() > 3 || cursor.rest().isEmpty() || cursor.rest().front() != u'>')
                break;
            cursor.skipMarker(1);
            cursor.skipColumns(1);
        } else if (cursor.isBlank()) {
            if (container.empty)
                break;
            cursor.skipIndent();
        } else if (cursor.indent() >= container.contentIndent) {
            cursor.skipColumns(container.contentIndent);
        } else {
            break;
        }
        ++matched;
    }
    return matched;
}

void BlockParser::continueFence(const LineCursor &cursor)
{
    MarkdownLine &line = m_lines.last();
    line.role = LineRole::FenceContent;
    line.fenceOpenedAt = m_lines.at(m_fenceStart).number;
    if (cursor.indent() > 3)
        return;
    const QStringView text = cursor.rest();
    qsizetype length = 0;
    while (length < text.size() && text.at(length) == m_fenceCharacter)
        ++length;
    if (length < m_fenceLength || !text.sliced(length).trimmed().isEmpty())
        return;
    line.role = LineRole::FenceClose;
    closeLeaf();
}

void BlockParser::continueHtml(const LineCursor &cursor)
{
    setRole(LineRole::Html);
    if (htmlBlockEnds(m_htmlType, cursor.rest()))
        m_leaf = Leaf::None;
}

bool BlockParser::openFence(const LineCursor &cursor, int matched)
{
    const QStringView text = cursor.rest();
    if (text.isEmpty() || (text.front() != u'`' && text.front() != u'~'))
        return false;
    qsizetype length = 0;
    while (length < text.size() && text.at(length) == text.front())
        ++length;
    if (length < 3 || (text.front() == u'`' && text.sliced(length).contains(u'`')))
        return false;
    keepContainers(matched);
    m_leaf = Leaf::Fence;
    m_fenceCharacter = text.front();
    m_fenceLength = length;
    m_fenceStart = m_lines.size() - 1;
    setRole(LineRole::FenceOpen);
    m_lines.last().fenceOpenedAt = m_lines.last().number;
    return true;
}

bool BlockParser::openContainer(LineCursor &cursor, int &matched)
{
    if (cursor.indent() > 3 || matched >= deepestNesting)
        return false;
    const QStringView text = cursor.rest();
    if (!text.isEmpty() && text.front() == u'>') {
        keepContainers(matched);
        cursor.skipMarker(1);
        cursor.skipColumns(1);
        push({true, 0, false});
        ++matched;
        return true;
    }
    if (isThematicBreak(text) || (paragraphAt(matched) && isSetextUnderline(text)))
        return false;
    const ListMarker marker = listMarker(text);
    if (marker.width == 0)
        return false;
    if (paragraphAt(matched) && (marker.blankAfter || !marker.startsAtOne))
        return false;
    keepContainers(matched);
    const int before = cursor.indent();
    cursor.skipMarker(marker.width);
    const int after = cursor.indent();
    const int padding = marker.blankAfter || after > 4 ? 1 : after;
    cursor.skipColumns(padding);
    push({false, before + marker.width + padding, marker.blankAfter});
    ++matched;
    return true;
}

bool BlockParser::openLeaf(LineCursor &cursor, int matched)
{
    if (cursor.indent() > 3) {
        if (m_leaf == Leaf::Paragraph || cursor.isBlank())
            return false;
        keepContainers(matched);
        m_leaf = Leaf::IndentedCode;
        setRole(m_containers.isEmpty() ? LineRole::IndentedCode : plainRole());
        return true;
    }
    const QStringView text = cursor.rest();
    if (const int level = atxLevel(text)) {
        keepContainers(matched);
        m_leaf = Leaf::None;
        setRole(plainRole());
        m_lines.last().headingLevel = m_containers.isEmpty() ? level : 0;
        return true;
    }
    if (openFence(cursor, matched))
        return true;
    if (const int type = htmlBlockStart(text, paragraphAt(matched))) {
        keepContainers(matched);
        m_leaf = Leaf::Html;
        m_htmlType = type;
        continueHtml(cursor);
        return true;
    }
    if ((paragraphAt(matched) && isSetextUnderline(text)) || isThematicBreak(text)) {
        keepContainers(matched);
        m_leaf = Leaf::None;
        setRole(plainRole());
        return true;
    }
    return false;
}

void BlockParser::openBlocks(LineCursor &cursor, int matched)
{
    bool opened = false;
    // No line that opens a container can also open a leaf, so containers may all be taken first.
    while (openContainer(cursor, matched))
        opened = true;
    const bool leafOpened = openLeaf(cursor, matched);
    if (leafOpened) {
        if (!m_containers.isEmpty())
            m_containers.last().empty = false;
        return;
    }
    if (cursor.isBlank()) {
        keepContainers(matched);
        if (m_leaf == Leaf::Paragraph)
            m_leaf = Leaf::None;
        setRole(plainRole());
        return;
    }
    const bool lazy = !opened && m_leaf == Leaf::Paragraph;
    if (!lazy) {
        keepContainers(matched);
        if (!m_containers.isEmpty())
            m_containers.last().empty = false;
    }
    m_leaf = Leaf::Paragraph;
    setRole(plainRole());
}

void BlockParser::addLine(QStringView text)
{
    MarkdownLine line;
    line.text = text.toString();
    line.number = static_cast<int>(m_lines.size()) + 1;
    m_lines.append(line);
    LineCursor cursor(text);
    const int matched = matchContainers(cursor);
    const bool all = matched == m_containers.size();
    if (all && m_leaf == Leaf::Fence) {
        continueFence(cursor);
    } else if (all && m_leaf == Leaf::Html && !(cursor.isBlank() && m_htmlType > 5)) {
        continueHtml(cursor);
    } else if (all && m_leaf == Leaf::IndentedCode && (cursor.indent() > 3 || cursor.isBlank())) {
        setRole(m_containers.isEmpty() ? LineRole::IndentedCode : plainRole());
    } else {
        if (!all && m_leaf != Leaf::Paragraph)
            keepContainers(matched);
        if (m_leaf == Leaf::Html || m_leaf == Leaf::IndentedCode)
            m_leaf = Leaf::None;
        openBlocks(cursor, matched);
    }
    m_lines.last().depth = static_cast<int>(m_containers.size());
}

} // namespace

QList<MarkdownLine> classifyMarkdownLines(const QString &text)
{
    BlockParser parser;
    qsizetype start = 0;
    while (start < text.size()) {
        const qsizetype feed = text.indexOf(u'\n', start);
        qsizetype end = feed < 0 ? text.size() : feed;
        const qsizetype next = feed < 0 ? text.size() : feed + 1;
        if (feed > start && text.at(feed - 1) == u'\r')
            --end;
        parser.addLine(QStringView(text).sliced(start, end - start));
        start = next;
    }
    return parser.finish();
}

} // namespace memorydesk
