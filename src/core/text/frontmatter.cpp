// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/frontmatter.h"

#include "core/text/frontmatterquick_p.h"
#include "core/text/lineendings.h"
#include "core/text/yamlranges_p.h"

#include <QHash>

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/yaml.h>

#include <sstream>

namespace memorydesk {

using namespace Qt::StringLiterals;

namespace {

/// Collects scalars and collections with their places while yaml-cpp walks over the block.
class EventCollector : public YAML::EventHandler
{
public:
    EventCollector(const QByteArray &document, Frontmatter &frontmatter)
        : m_frontmatter(frontmatter)
        , m_scanner{document, frontmatter.contentEnd}
    {
    }

    void OnDocumentStart(const YAML::Mark &) override { }
    void OnDocumentEnd() override { }
    void OnNull(const YAML::Mark &mark, YAML::anchor_t) override { add(mark, {}, true); }
    void OnAlias(const YAML::Mark &mark, YAML::anchor_t anchor) override
    {
        add(mark, m_anchors.value(anchor), false);
    }
    void OnScalar(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                  const std::string &value) override
    {
        const QString text =
            decodeUtf8(QByteArray(value.data(), static_cast<qsizetype>(value.size())));
        if (anchor != YAML::NullAnchor)
            m_anchors.insert(anchor, text);
        const bool isNull =
            tag == "?" && (text == u"~" || text == u"null" || text == u"Null" || text == u"NULL");
        add(mark, text, isNull);
    }
    void OnSequenceStart(const YAML::Mark &mark, const std::string &, YAML::anchor_t,
                         YAML::EmitterStyle::value style) override
    {
        open(mark, true, style == YAML::EmitterStyle::Flow);
    }
    void OnSequenceEnd() override { close(); }
    void OnMapStart(const YAML::Mark &mark, const std::string &, YAML::anchor_t,
                    YAML::EmitterStyle::value style) override
    {
        open(mark, false, style == YAML::EmitterStyle::Flow);
    }
    void OnMapEnd() override { close(); }

    [[nodiscard]] bool rootIsMapping() const { return m_rootIsMapping; }
    [[nodiscard]] bool sawRoot() const { return m_sawRoot; }

private:
    struct Frame {
        bool isList = false;
        bool isFlow = false;
        bool wantsKey = true;
        QString key;
        qsizetype keyStart = 0;
        int index = 0;
        qsizetype collection = -1;
    };

    [[nodiscard]] qsizetype place(const YAML::Mark &mark) const
    {
        const qsizetype start = m_frontmatter.contentStart + mark.pos;
        return qBound(m_frontmatter.contentStart, start, m_frontmatter.contentEnd);
    }
    [[nodiscard]] QStringList path() const
    {
        QStringList keys;
        for (const Frame &frame : m_frames)
            keys.append(frame.isList ? QString::number(frame.index) : frame.key);
        return keys;
    }
    void add(const YAML::Mark &mark, const QString &value, bool isNull);
    /// A line end, comment or closing bracket where a value could stand.
    [[nodiscard]] bool isNoValue(qsizetype text) const
    {
        return text >= m_scanner.limit
            || QByteArrayView("\n\r#,]}").contains(m_scanner.bytes.at(text));
    }
    void setPlace(FrontmatterScalar &scalar, const YAML::Mark &mark) const;
    void open(const YAML::Mark &mark, bool isList, bool isFlow);
    void close();
    void advance()
    {
        if (m_frames.isEmpty())
            return;
        m_frames.last().wantsKey = true;
        ++m_frames.last().index;
    }

    Frontmatter &m_frontmatter;
    YamlRangeScanner m_scanner;
    QList<Frame> m_frames;
    QHash<YAML::anchor_t, QString> m_anchors;
    bool m_rootIsMapping = false;
    bool m_sawRoot = false;
};

void EventCollector::add(const YAML::Mark &mark, const QString &value, bool isNull)
{
    if (m_frames.isEmpty()) {
        m_sawRoot = !isNull;
        return;
    }
    Frame &frame = m_frames.last();
    if (!frame.isList && frame.wantsKey) {
        frame.wantsKey = false;
        frame.key = value;
        frame.keyStart = place(mark);
        if (m_frames.size() == 1)
            m_frontmatter.keys.append(value);
        return;
    }
    FrontmatterScalar scalar;
    scalar.keyPath = path();
    scalar.value = isNull ? QString() : value;
    scalar.isNull = isNull;
    setPlace(scalar, mark);
    m_frontmatter.scalars.append(scalar);
    for (const Frame &open : std::as_const(m_frames)) {
        if (open.collection >= 0 && !open.isFlow)
            m_frontmatter.collections[open.collection].end = scalar.valueEnd;
    }
    advance();
}

void EventCollector::setPlace(FrontmatterScalar &scalar, const YAML::Mark &mark) const
{
    const Frame &frame = m_frames.last();
    scalar.valueStart = place(mark);
    scalar.keyStart = frame.isList ? scalar.valueStart : frame.keyStart;
    const qsizetype colon = frame.isList ? -1 : m_scanner.afterColon(frame.keyStart);
    const QByteArray &bytes = m_scanner.bytes;
    qsizetype text = qMax(colon, qsizetype(0));
    while (text < m_scanner.limit && (bytes.at(text) == ' ' || bytes.at(text) == '\t'))
        ++text;
    // yaml-cpp reports a missing value where the next token stands.
    if (scalar.isNull && !frame.isList && colon < 0) {
        scalar.valueStart = m_scanner.scalarEnd(scalar.keyStart, 0, frame.isFlow);
        scalar.valueEnd = scalar.valueStart;
    } else if (scalar.isNull && !frame.isList && (scalar.valueStart != text || isNoValue(text))) {
        scalar.valueStart = scalar.valueEnd = colon;
    } else {
        int indent = m_scanner.columnOf(scalar.keyStart);
        if (frame.isList && scalar.valueStart > 0) {
            const qsizetype dash = bytes.lastIndexOf('-', scalar.valueStart - 1);
            if (dash >= m_scanner.lineStart(scalar.valueStart))
                indent = m_scanner.columnOf(dash);
        }
        scalar.valueEnd = m_scanner.scalarEnd(scalar.valueStart, indent, frame.isFlow);
    }
    const qsizetype start = m_scanner.lineStart(scalar.valueStart);
    scalar.line = 1 + static_cast<int>(QByteArrayView(bytes).first(start).count('\n'));
    scalar.column =
        1 + codePointCount(QString::fromUtf8(bytes.sliced(start, scalar.valueStart - start)));
}

void EventCollector::open(const YAML::Mark &mark, bool isList, bool isFlow)
{
    if (m_frames.isEmpty()) {
        m_sawRoot = true;
        m_rootIsMapping = !isList;
    }
    Frame frame;
    frame.isList = isList;
    frame.isFlow = isFlow || (!m_frames.isEmpty() && m_frames.constLast().isFlow);
    if (!m_frames.isEmpty() && !(!m_frames.constLast().isList && m_frames.constLast().wantsKey)) {
        const qsizetype start = place(mark);
        const qsizetype keyStart =
            m_frames.constLast().isList ? start : m_frames.constLast().keyStart;
        frame.collection = m_frontmatter.collections.size();
        m_frontmatter.collections.append(
            {path(), isList, isFlow, keyStart, start, isFlow ? m_scanner.flowEnd(start) : start});
    }
    m_frames.append(frame);
}

void EventCollector::close()
{
    const Frame closed = m_frames.takeLast();
    if (closed.collection < 0) {
        if (!m_frames.isEmpty() && !m_frames.constLast().isList && m_frames.constLast().wantsKey)
            m_frames.last().wantsKey = false; // A collection as key: its value follows.
        return;
    }
    const qsizetype end = m_frontmatter.collections.at(closed.collection).end;
    for (const Frame &frame : std::as_const(m_frames)) {
        if (frame.collection >= 0 && !frame.isFlow)
            m_frontmatter.collections[frame.collection].end = end;
    }
    advance();
}

Problem problemAt(const QByteArray &document, qsizetype place, const QString &code,
                  const QStringList &args = {}, Severity severity = Severity::Error)
{
    const qsizetype start = place == 0 ? 0 : document.lastIndexOf('\n', place - 1) + 1;
    Problem problem;
    problem.severity = severity;
    problem.code = code;
    problem.line = 1 + static_cast<int>(QByteArrayView(document).first(start).count('\n'));
    problem.column = 1 + codePointCount(QString::fromUtf8(document.sliced(start, place - start)));
    problem.args = args;
    return problem;
}

void parseFull(const QByteArray &document, Frontmatter &frontmatter)
{
    EventCollector collector(document, frontmatter);
    try {
        std::istringstream stream(
            document
                .sliced(frontmatter.contentStart, frontmatter.contentEnd - frontmatter.contentStart)
                .toStdString());
        YAML::Parser parser(stream);
        parser.HandleNextDocument(collector);
        if (collector.sawRoot() && !collector.rootIsMapping()) {
            frontmatter.problems.append(
                problemAt(document, frontmatter.contentStart, u"frontmatter-not-a-mapping"_s));
        }
    } catch (const YAML::Exception &exception) {
        const qsizetype place =
            qBound(frontmatter.contentStart, frontmatter.contentStart + exception.mark.pos,
                   frontmatter.contentEnd);
        frontmatter.problems.append(
            problemAt(document, place, u"yaml-error"_s, {QString::fromStdString(exception.msg)}));
    } catch (const std::exception &exception) {
        frontmatter.problems.append(problemAt(document, frontmatter.contentStart, u"yaml-error"_s,
                                              {QString::fromLocal8Bit(exception.what())}));
    }
}

void reportDoubledKeys(const QByteArray &document, Frontmatter &frontmatter)
{
    struct Seen {
        QStringList keyPath;
        qsizetype keyStart;
        QString value;
    };
    QList<Seen> nodes;
    for (const FrontmatterScalar &scalar : std::as_const(frontmatter.scalars))
        nodes.append({scalar.keyPath, scalar.keyStart, scalar.value});
    for (const FrontmatterCollection &collection : std::as_const(frontmatter.collections))
        nodes.append({collection.keyPath, collection.keyStart, {}});
    QHash<QStringList, qsizetype> first;
    std::stable_sort(nodes.begin(), nodes.end(),
                     [](const Seen &a, const Seen &b) { return a.keyStart < b.keyStart; });
    for (qsizetype i = 0; i < nodes.size(); ++i) {
        const Seen &node = nodes.at(i);
        const auto found = first.constFind(node.keyPath);
        if (found == first.constEnd()) {
            first.insert(node.keyPath, i);
        } else if (nodes.at(*found).keyStart != node.keyStart) {
            // Below a doubled parent every child is doubled too; the parent says it all.
            QStringList parent = node.keyPath;
            parent.removeLast();
            if (!parent.isEmpty() && frontmatter.keys.count(parent.first()) > 1)
                continue;
            frontmatter.problems.append(
                problemAt(document, node.keyStart, u"duplicate-key"_s,
                          {node.keyPath.join(u'.'), nodes.at(*found).value, node.value}));
        }
    }
}

bool isDelimiter(const QByteArray &document, const LineRange &line)
{
    qsizetype end = line.textEnd;
    while (end > line.start && (document.at(end - 1) == ' ' || document.at(end - 1) == '\t'))
        --end;
    return end - line.start == 3 && QByteArrayView(document).sliced(line.start, 3) == "---";
}

LineRange lineAt(const QByteArray &document, qsizetype start)
{
    const qsizetype feed = document.indexOf('\n', start);
    const qsizetype end = feed < 0 ? document.size() : feed + 1;
    qsizetype textEnd = feed < 0 ? end : feed;
    if (feed > start && document.at(feed - 1) == '\r')
        --textEnd;
    return {start, textEnd, end};
}

bool looksLikeKey(QByteArrayView line)
{
    const qsizetype colon = line.indexOf(':');
    return colon > 0 && (colon + 1 == line.size() || line.at(colon + 1) == ' ')
        && !line.first(colon).contains(' ');
}

/// Finds the block's borders; leaves `present` false when there is none.
void findBlock(const QByteArray &document, Frontmatter &frontmatter)
{
    frontmatter.blockStart = startsWithBom(document) ? 3 : 0;
    frontmatter.bodyStart = frontmatter.blockStart;
    const LineRange opening = lineAt(document, frontmatter.blockStart);
    if (opening.end == document.size() || !isDelimiter(document, opening))
        return;
    frontmatter.contentStart = frontmatter.contentEnd = opening.end;
    for (qsizetype start = opening.end; start < document.size();) {
        const LineRange line = lineAt(document, start);
        if (document.at(start) == '-' && isDelimiter(document, line)) {
            frontmatter.present = true;
            frontmatter.contentEnd = start;
            frontmatter.bodyStart = line.end;
            return;
        }
        start = line.end;
    }
    const LineRange second = lineAt(document, opening.end);
    if (looksLikeKey(QByteArrayView(document).sliced(second.start, second.textEnd - second.start)))
        frontmatter.problems.append(
            problemAt(document, frontmatter.blockStart, u"frontmatter-unclosed"_s));
}

/// The block with bytes that are no text replaced one for one, so that offsets stay; reports them.
QByteArray soundBlock(const QByteArray &document, Frontmatter &frontmatter)
{
    const qsizetype length = frontmatter.contentEnd - frontmatter.contentStart;
    const QByteArrayView block = QByteArrayView(document).sliced(frontmatter.contentStart, length);
    if (block.isValidUtf8() && !block.contains('\0'))
        return document;
    QByteArray sound = document;
    bool reported = false;
    for (qsizetype i = 0; i < length;) {
        qsizetype width = 1;
        while (width <= 4 && i + width <= length
               && !(block.sliced(i, width).isValidUtf8() && block.at(i) != '\0'))
            ++width;
        if (width <= 4 && i + width <= length) {
            i += width;
            continue;
        }
        if (!reported)
            frontmatter.problems.append(
                problemAt(document, frontmatter.contentStart + i, u"invalid-utf8"_s));
        reported = true;
        sound[frontmatter.contentStart + i] = '?';
        ++i;
    }
    return sound;
}

} // namespace

const FrontmatterScalar *Frontmatter::find(const QStringList &keyPath) const
{
    for (const FrontmatterScalar &scalar : scalars) {
        if (scalar.keyPath == keyPath)
            return &scalar;
    }
    return nullptr;
}

const FrontmatterCollection *Frontmatter::findCollection(const QStringList &keyPath) const
{
    for (const FrontmatterCollection &collection : collections) {
        if (collection.keyPath == keyPath)
            return &collection;
    }
    return nullptr;
}

QString Frontmatter::value(const QString &key) const
{
    const FrontmatterScalar *scalar = find({key});
    return scalar ? scalar->value : QString();
}

QStringList Frontmatter::list(const QString &key) const
{
    QStringList values;
    for (const FrontmatterScalar &scalar : scalars) {
        const bool item = scalar.keyPath.size() == 2 && scalar.keyPath.first() == key;
        const bool single = scalar.keyPath == QStringList{key} && !scalar.isNull;
        if (item || single)
            values.append(scalar.value);
    }
    return values;
}

bool Frontmatter::isSound() const
{
    return std::none_of(problems.begin(), problems.end(),
                        [](const Problem &problem) { return problem.severity == Severity::Error; });
}

Frontmatter parseFrontmatter(const QByteArray &document, FrontmatterPath path)
{
    Frontmatter frontmatter;
    findBlock(document, frontmatter);
    if (!frontmatter.present)
        return frontmatter;
    const QByteArray sound = soundBlock(document, frontmatter);
    Frontmatter quick = frontmatter;
    if (path == FrontmatterPath::QuickWhenFlat && parseFlatFrontmatter(sound, quick))
        frontmatter = std::move(quick);
    else
        parseFull(sound, frontmatter);
    reportDoubledKeys(sound, frontmatter);
    return frontmatter;
}

} // namespace memorydesk
