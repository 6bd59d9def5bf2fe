// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/documentbytes.h"
#include "core/text/frontmatter.h"
#include "core/text/lineendings.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRandomGenerator>
#include <QTest>

using namespace memorydesk;
using namespace Qt::StringLiterals;

namespace {

/// A document in pieces: the source of each value is known, so what an edit may touch is known
/// without asking the code under test.
struct Piece {
    QByteArray before; ///< Up to the value.
    QByteArray value;
    QStringList keyPath; ///< Empty for bytes that no edit may touch.
};

struct Generated {
    QList<Piece> pieces;
    QByteArray tail;

    [[nodiscard]] QByteArray bytes() const
    {
        QByteArray result;
        for (const Piece &piece : pieces)
            result += piece.before + piece.value;
        return result + tail;
    }
};

const QStringList &nastyValues()
{
    static const QStringList values{
        u"Deploys: only Tue"_s,
        u"- dash"_s,
        u"[x] done"_s,
        u"{x}"_s,
        u"*star"_s,
        u"&amp"_s,
        u"!bang"_s,
        u"%pct"_s,
        u"@at"_s,
        u"`tick`"_s,
        u"ends:"_s,
        u"\"quoted\""_s,
        u"it's"_s,
        u"'s"_s,
        u"? q"_s,
        u"| pipe"_s,
        u"> fold"_s,
        u"tab\tinside"_s,
        u"trailing blank "_s,
        u" leading"_s,
        u"yes"_s,
        u"No"_s,
        u"ON"_s,
        u"off"_s,
        u"y"_s,
        u"N"_s,
        u"null"_s,
        u"~"_s,
        u"true"_s,
        u"12"_s,
        u"-3"_s,
        u"+1"_s,
        u"1_000"_s,
        u"0x1F"_s,
        u"0b11"_s,
        u"0o17"_s,
        u"017"_s,
        u"1:30"_s,
        u"190:20:30"_s,
        u"1.5"_s,
        u".5"_s,
        u"1e3"_s,
        u".inf"_s,
        u"-.INF"_s,
        u".NaN"_s,
        u"2026-07-30"_s,
        u"2026-07-30T07:40:18.191Z"_s,
        u"2026-7-3 1:2:3"_s,
        u"="_s,
        u"<<"_s,
        u"a # comment?"_s,
        u"#hash"_s,
        u"a\u2028b"_s,
        u"a\u2029b"_s,
        u"a\u0085b"_s,
        u"42\u00A0km"_s,
        u"\u00A0edge\u00A0"_s,
        u"\u3000甲\u3000"_s,
        u"back\\slash"_s,
        u"C:\\new\\table"_s,
        u"\uFEFFbom"_s,
        u"two\nlines"_s,
        u"\r"_s,
        u"--- a"_s,
        u"---"_s,
        u"..."_s,
        u"... b"_s,
        u"測試：先跑"_s,
        u"\U0001F680 \U0001F468\u200D\U0001F469"_s,
        u"\u0001\u007F"_s,
        u"a: b # c \"d\" 'e' [f] {g}"_s,
        u"a, b"_s,
        u"]"_s,
        u"}"_s,
        u"-"_s,
        u":"_s,
        u"?"_s,
        u"http://host.test:80/a"_s,
        u"x:"_s,
        u"\uE000\uFFFD"_s,
        u"plain words"_s,
        u"!!str x"_s,
        u"*"_s,
        u"a\u200Bb"_s,
    };
    return values;
}

class Generator
{
public:
    explicit Generator(quint32 seed)
        : m_random(seed)
    {
    }

    Generated document()
    {
        m_generated = {};
        m_ending = m_random.bounded(3);
        m_pending = m_random.bounded(4) == 0 ? QByteArray(utf8Bom) : QByteArray();
        m_pending += "---" + ending();
        QStringList order{u"name"_s, u"description"_s, u"type"_s, u"metadata"_s, u"foreign"_s};
        for (qsizetype i = order.size() - 1; i > 0; --i)
            order.swapItemsAt(i, m_random.bounded(static_cast<int>(i) + 1));
        for (const QString &key : std::as_const(order)) {
            if (m_random.bounded(5) == 0)
                m_pending += "# kept by hand: yes" + ending();
            if (key == u"metadata")
                addMetadata();
            else if (key == u"foreign")
                addForeign();
            else
                addScalar(key.toUtf8(), {key}, 0);
        }
        m_generated.tail = m_pending + "---" + ending() + ending();
        const int lines = m_random.bounded(4);
        for (int i = 0; i < lines; ++i)
            m_generated.tail += pick({"text", "甲\xC2\xA0乙", "  ---",
                                      "a\xE2\x80\xA8"
                                      "b",
                                      "bad \xFF byte"})
                + ending();
        if (m_random.bounded(2))
            m_generated.tail += "no newline at the end";
        return m_generated;
    }
    QString value()
    {
        if (m_random.bounded(3))
            return nastyValues().at(m_random.bounded(static_cast<int>(nastyValues().size())));
        static const QString alphabet =
            u"ab:# -'\"[]{},&*!|>%@`?\\~=.0179測試，：\u00A0\u2028\u3000"_s;
        QString text;
        const int length = m_random.bounded(12);
        for (int i = 0; i < length; ++i)
            text += alphabet.at(m_random.bounded(static_cast<int>(alphabet.size())));
        return text;
    }
    int bounded(int limit) { return m_random.bounded(limit); }

private:
    QByteArray ending()
    {
        const bool crlf = m_ending == 1 || (m_ending == 2 && m_random.bounded(2));
        return crlf ? "\r\n" : "\n";
    }
    QByteArray pick(const QList<QByteArray> &choices)
    {
        return choices.at(m_random.bounded(static_cast<int>(choices.size())));
    }
    void addScalar(const QByteArray &key, const QStringList &keyPath, int indent)
    {
        const QByteArray margin(indent, ' ');
        const QByteArray deeper(indent + 2, ' ');
        m_pending += margin + key + ":" + pick({" ", "  ", " "});
        QByteArray value;
        const int style = m_random.bounded(9);
        if (style == 0)
            value = "\"quoted: \\\"it\\\" \\u6E2C\"";
        else if (style == 1)
            value = "'it''s: quoted'";
        else if (style == 2)
            value = "|" + ending() + deeper + "first" + ending() + deeper + "second";
        else if (style == 3)
            value = ">-" + ending() + deeper + "folded" + ending() + ending() + deeper + "text";
        else if (style == 4)
            value = "plain" + ending() + deeper + "continued";
        else if (style == 5)
            value = "!!str 12";
        else
            value =
                pick({"plain words", "先清 ccache", "http://host.test:80/a", "a#b", "2026-07-30"});
        m_generated.pieces.append({m_pending, value, keyPath});
        // A comment may follow on the line, but not after a block or within a continued scalar.
        m_pending = (style < 2 || style > 5) && m_random.bounded(4) == 0 ? "   # why" : "";
        m_pending += (style > 5 && m_random.bounded(4) == 0 ? " " : "") + ending();
    }
    void addMetadata()
    {
        m_pending += "metadata:" + pick({"", " "}) + ending();
        addScalar("node_type", {u"metadata"_s, u"node_type"_s}, 2);
        addScalar("originSessionId", {u"metadata"_s, u"originSessionId"_s}, 2);
    }
    void addForeign()
    {
        m_pending +=
            pick({"tags: [ci, 'b, c', \"d\"]", "tags:\n  - ci\n  - build", "tags:\n- ci\n- x: y",
                  "when: 2026-07-30T07:40:18.191Z", "map: {a: [1, 2], b: {c: d}}",
                  "empty:", "&anchor x: 1", "\"quoted key\": v"})
            + ending();
    }

    QRandomGenerator m_random;
    Generated m_generated;
    QByteArray m_pending;
    int m_ending = 0;
};

/// What YAML 1.1 readers make of the edited blocks: asked once, for all of them.
constexpr char pythonReader[] = R"(
import base64, json, sys, yaml
bad = 0
for number, line in enumerate(sys.stdin):
    case = json.loads(line)
    block = base64.b64decode(case['block']).decode('utf-8')
    try:
        # The reader in Python itself is slow; libyaml's stands in for it nine times out of ten.
        slow = number % 10 == 0 or not hasattr(yaml, 'CSafeLoader')
        data = yaml.load(block, Loader=yaml.SafeLoader if slow else yaml.CSafeLoader)
        for path, wanted in case['values']:
            got = data
            for key in path:
                got = got[key]
            if got != wanted:
                raise ValueError('%r: wanted %r, got %r' % (path, wanted, got))
    except Exception as error:
        bad += 1
        if bad < 6:
            print(number, repr(block), str(error)[:300])
print('checked', number + 1, 'bad', bad)
)";

QByteArray askPython(const QByteArray &cases)
{
    QProcess python;
    python.start(u"python3"_s, {u"-c"_s, QString::fromLatin1(pythonReader)});
    if (!python.waitForStarted())
        return "python3 did not start";
    python.write(cases);
    python.closeWriteChannel();
    python.waitForFinished(240000);
    return python.readAllStandardOutput() + python.readAllStandardError();
}

QByteArray pythonCase(const QByteArray &document, const QJsonArray &values)
{
    const Frontmatter frontmatter = parseFrontmatter(document);
    const QByteArray block = document.sliced(frontmatter.contentStart,
                                             frontmatter.contentEnd - frontmatter.contentStart);
    const QJsonObject object{{u"block"_s, QString::fromLatin1(block.toBase64())},
                             {u"values"_s, values}};
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

QJsonArray expectation(const QStringList &keyPath, const QString &value)
{
    return {QJsonArray::fromStringList(keyPath), value};
}

/// Hand-made shapes with `$` for the line end; each is used with LF, CRLF and both, with and
/// without BOM.
const QList<QByteArray> &handMade()
{
    static const QList<QByteArray> shapes{
        "---$name: a$description: d$type: user$---$body$",
        "---$name: a$description: d$type: user$---",
        "---$name: a$description: d$type: user$---$no end",
        "--- $description: d$name: a$---\t$",
        "---$description:$name: a$---$",
        "---$description: $name: a$---$",
        "---$description: ~$name: a$---$",
        "---$description: null # none yet$name: a$---$",
        "---$description:   # none yet$name: a$---$",
        "---$\"description\": d$name: a$---$",
        "---$'description' : d$name: a$---$",
        "---$description: \"d: e\" # c$name: a$---$",
        "---$description: 'd # e'$name: a$---$",
        "---$description: >$  folded$  text$$name: a$---$",
        "---$description: |+$  kept$$$name: a$---$",
        "---$description: |2$    indented$name: a$---$",
        "---$description: d$  e$  f$name: a$---$",
        "---$description: \"d$  e\"$name: a$---$",
        "---$description: 'd$$  e'$name: a$---$",
        "---$description: !!str 12$name: a$---$",
        "---$description: &x d$name: *x$---$",
        "---${description: d, name: a}$---$",
        "---$name: a$metadata: $  node_type: memory$  type: user$description: d$---$",
        "---$name: a$metadata: {type: user}$description: d$---$",
        "---$name: a$tags:$- b$- c: d$  e: f$description: d$---$",
        "---$# c1$$name: a   # c2$$# c3$description: d$# c4$---$",
        "---$description: 部署 a\xC2\xA0"
        "b$name: a$---$",
        "---$name: a$---$body without description$",
        "---$---$",
        "no frontmatter$at all$",
        "",
        "---$name: [a, b]$description: d$---$",
        "---$? name$: a$description: d$---$",
        "---$name: a$description: d$unknown-key_2: {a: [b]}$---$--- not the end$",
    };
    return shapes;
}

QByteArray withEndings(const QByteArray &shape, int style)
{
    QByteArray result = style >= 3 ? QByteArray(utf8Bom) : QByteArray();
    int line = 0;
    for (const char character : shape) {
        if (character != '$')
            result += character;
        else if (style % 3 == 0 || (style % 3 == 2 && ++line % 2))
            result += '\n';
        else
            result += "\r\n";
    }
    return result;
}

} // namespace

class TestRoundTrip : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void generatedDocuments()
    {
        QByteArray cases;
        int edits = 0;
        for (quint32 seed = 1; seed <= 5000; ++seed) {
            Generator generator(seed);
            Generated document = generator.document();
            QCOMPARE(parseFrontmatter(document.bytes()).problems, Problems());
            QJsonArray values;
            for (Piece &piece : document.pieces) {
                const QByteArray before = document.bytes();
                const QString value = generator.value();
                const auto after = setFrontmatterValue(before, piece.keyPath, value);
                QVERIFY2(after.has_value(), before.constData());
                // Everything around the value is what it was.
                qsizetype head = 0;
                for (const Piece &other : std::as_const(document.pieces)) {
                    head += other.before.size();
                    if (&other == &piece)
                        break;
                    head += other.value.size();
                }
                const qsizetype tail = before.size() - head - piece.value.size();
                QCOMPARE(after->first(head), before.first(head));
                QCOMPARE(after->last(tail), before.last(tail));
                QCOMPARE(parseFrontmatter(*after, FrontmatterPath::AlwaysFull)
                             .find(piece.keyPath)
                             ->value,
                         value);
                piece.value = after->sliced(head, after->size() - head - tail);
                QVERIFY(!piece.value.contains('\n'));
                values.append(expectation(piece.keyPath, value));
                ++edits;
            }
            cases += pythonCase(document.bytes(), values);
            bodyEditKeepsTheRest(document.bytes(), generator);
        }
        qInfo("%d edits in 5000 generated documents", edits);
        const QByteArray answer = askPython(cases);
        QVERIFY2(answer.trimmed() == "checked 5000 bad 0", answer.constData());
    }

    void handMadeDocuments()
    {
        QByteArray cases;
        int documents = 0;
        int refused = 0;
        for (const QByteArray &shape : handMade()) {
            for (int style = 0; style < 6; ++style) {
                const QByteArray before = withEndings(shape, style);
                ++documents;
                for (const QString &value : nastyValues()) {
                    const auto after = setFrontmatterValue(before, {u"description"_s}, value);
                    if (!after) {
                        // Another value refers to this one by an alias: changing it would change
                        // both.
                        QVERIFY(shape.contains("*x"));
                        ++refused;
                        continue;
                    }
                    QCOMPARE(parseFrontmatter(*after).value(u"description"_s), value);
                    QCOMPARE(parseFrontmatter(*after, FrontmatterPath::AlwaysFull)
                                 .value(u"description"_s),
                             value);
                    changesOneRegion(before, *after);
                    if (value == u"a: b # c \"d\" 'e' [f] {g}" || value == u"017") {
                        QJsonArray values;
                        values.append(expectation({u"description"_s}, value));
                        cases += pythonCase(*after, values);
                    }
                }
            }
        }
        qInfo("%d hand-made documents, %d edits refused", documents, refused);
        QVERIFY(documents >= 200);
        QCOMPARE(refused, 6 * nastyValues().size());
        const QByteArray answer = askPython(cases);
        QVERIFY2(answer.trimmed().endsWith("bad 0"), answer.constData());
    }

private:
    /// What is gone and what is new is one stretch each, so all else stands byte for byte.
    static void changesOneRegion(const QByteArray &before, const QByteArray &after)
    {
        const Frontmatter old = parseFrontmatter(before);
        const Frontmatter now = parseFrontmatter(after);
        QCOMPARE(after.sliced(now.bodyStart),
                 old.present || before.sliced(old.bodyStart).isEmpty()
                     ? before.sliced(old.bodyStart)
                     : dominantLineEnding(before) + before.sliced(old.bodyStart));
        const FrontmatterScalar *scalar = old.find({u"description"_s});
        if (!scalar)
            return;
        if (scalar->valueStart == scalar->valueEnd) {
            // A missing value: one stretch is put in, nothing taken away.
            qsizetype same = 0;
            while (same < before.size() && before.at(same) == after.at(same))
                ++same;
            QCOMPARE(after.last(before.size() - same), before.last(before.size() - same));
            return;
        }
        const qsizetype tail = before.size() - scalar->valueEnd;
        QCOMPARE(after.first(scalar->valueStart), before.first(scalar->valueStart));
        QCOMPARE(after.last(tail), before.last(tail));
    }

    static void bodyEditKeepsTheRest(const QByteArray &before, Generator &generator)
    {
        QString text = editorText(before);
        const qsizetype start = text.lastIndexOf(u"---\n"_s) + 4;
        const qsizetype place =
            start + generator.bounded(static_cast<int>(text.size() - start) + 1);
        const bool insideSurrogate = place < text.size() && text.at(place).isLowSurrogate();
        text.insert(insideSurrogate ? place - 1 : place, u"X"_s);
        const QByteArray after = applyEditorText(before, text.replace(u'\n', QChar(0x2029)));
        const QList<LineRange> oldLines = lineRanges(before);
        const QList<LineRange> newLines = lineRanges(after);
        int different = 0;
        for (qsizetype i = 0; i < qMin(oldLines.size(), newLines.size()); ++i) {
            const QByteArray old =
                before.sliced(oldLines.at(i).start, oldLines.at(i).end - oldLines.at(i).start);
            const QByteArray now =
                after.sliced(newLines.at(i).start, newLines.at(i).end - newLines.at(i).start);
            different += old == now ? 0 : 1;
        }
        QVERIFY(different <= 1);
        QVERIFY(newLines.size() - oldLines.size() <= 1);
    }
};

QTEST_GUILESS_MAIN(TestRoundTrip)
#include "tst_roundtrip.moc"
