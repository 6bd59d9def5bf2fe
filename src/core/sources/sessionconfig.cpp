// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/sessionconfig.h"

#include "core/text/lineendings.h"
#include "core/text/markdownblocks.h"

#include <QRegularExpression>

namespace memorydesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestConfig = 4LL << 20; ///< What the agent itself reads.

/// Value of a `key: value` text without comment, bold marks and quotes.
QString plainValue(const QString &source)
{
    const qsizetype comment = source.indexOf(u'#');
    QString value = (comment < 0 ? source : source.first(comment)).trimmed();
    while (value.startsWith(u'*'))
        value = value.mid(1).trimmed();
    if (value.size() >= 2 && (value.startsWith(u'"') || value.startsWith(u'\''))
        && value.endsWith(value.at(0)))
        value = value.mid(1, value.size() - 2).trimmed();
    return value;
}

bool switchValue(const QString &source)
{
    return plainValue(source).compare("false"_L1, Qt::CaseInsensitive) != 0;
}

int countValue(const QString &source, int fallback)
{
    static const QRegularExpression count(u"^\\d{1,9}$"_s);
    const QString value = plainValue(source);
    return count.match(value).hasMatch() ? value.toInt() : fallback;
}

double shareValue(const QString &source, double fallback)
{
    static const QRegularExpression share(u"^\\d+(?:\\.\\d+)?$"_s);
    const QString value = plainValue(source);
    const double number = value.toDouble();
    return share.match(value).hasMatch() && number <= 1 ? number : fallback;
}

/// `key: value`, also as a bullet and in bold; never indented.
QRegularExpression keyPattern(const QString &key)
{
    return QRegularExpression(u"^(?:[-*+]\\s+)?(?:\\*\\*)?"_s + QRegularExpression::escape(key)
                              + u":(?:\\*\\*)?(.*)$"_s);
}

/// Lines of the `## Session Config` section; fences inside it count, comments do not.
QStringList sessionSection(const QList<MarkdownLine> &lines)
{
    static const QRegularExpression heading(u"^ {0,3}##[ \\t]+Session Config[ \\t]*#*[ \\t]*$"_s);
    QStringList section;
    bool inside = false;
    for (const MarkdownLine &line : lines) {
        const bool level = line.headingLevel == 1 || line.headingLevel == 2;
        if (level && inside)
            break;
        if (level)
            inside = heading.match(line.text).hasMatch();
        else if (inside && line.role != LineRole::Html)
            section.append(line.text);
    }
    return section;
}

/// Follows `memory:` and `auto-dream:` blocks line by line, as upstream's scanner does: a header
/// that is not indented and has no value, sub-headers with exactly two blanks.
class BlockScanner
{
public:
    explicit BlockScanner(SessionConfig &config)
        : m_config(config)
    {
    }

    void take(const QString &line)
    {
        static const QRegularExpression header(
            u"^(?:-\\s+)?(?:\\*\\*)?(memory|auto-dream):(?:\\*\\*)?\\s*$"_s);
        if (const auto match = header.match(line); match.hasMatch()) {
            m_block = match.captured(1);
            m_group.clear();
            return;
        }
        if (m_block.isEmpty() || line.trimmed().isEmpty())
            return;
        if (!line.at(0).isSpace()) {
            m_block.clear();
            return;
        }
        takeInside(line);
    }

private:
    void takeInside(const QString &line)
    {
        static const QRegularExpression entry(u"^(\\s+)([a-z-]+):(.*)$"_s);
        const auto match = entry.match(line);
        if (!match.hasMatch())
            return;
        const qsizetype indentation = match.capturedLength(1);
        const QString key = match.captured(2);
        const QString value = match.captured(3);
        if (m_block == "auto-dream"_L1) {
            if (key == "min-confidence"_L1)
                m_config.minConfidence = shareValue(value, 0.5);
        } else if (indentation == 2 && plainValue(value).isEmpty()) {
            m_group = key;
        } else if (indentation <= 2) {
            m_group.clear();
        } else {
            takeMemoryKey(key, value);
        }
    }

    void takeMemoryKey(const QString &key, const QString &value)
    {
        if (m_group == "banner"_L1 && key == "enabled"_L1)
            m_config.bannerEnabled = switchValue(value);
        if (m_group != "proposals"_L1)
            return;
        if (key == "enabled"_L1)
            m_config.proposalsEnabled = switchValue(value);
        else if (key == "quota-per-wave"_L1)
            m_config.quotaPerWave = countValue(value, 5);
        else if (key == "confidence-floor"_L1)
            m_config.confidenceFloor = shareValue(value, 0.5);
    }

    SessionConfig &m_config;
    QString m_block;
    QString m_group;
};

void readSessionKeys(SessionConfig &config, const QStringList &section)
{
    static const QRegularExpression persistence = keyPattern(u"persistence"_s);
    static const QRegularExpression threshold = keyPattern(u"memory-cleanup-threshold"_s);
    static const QRegularExpression softLimit = keyPattern(u"memory-cleanup-soft-limit"_s);
    for (const QString &line : section) {
        if (const auto match = persistence.match(line); match.hasMatch()) {
            const QString value = plainValue(match.captured(1));
            config.persistence = value.compare("true"_L1, Qt::CaseInsensitive) == 0;
        } else if (const auto count = threshold.match(line); count.hasMatch()) {
            config.cleanupThreshold = countValue(count.captured(1), 5);
        } else if (const auto limit = softLimit.match(line); limit.hasMatch()) {
            config.cleanupSoftLimit = countValue(limit.captured(1), 180);
        }
    }
}

} // namespace

SessionConfig parseSessionConfig(const QString &document)
{
    SessionConfig config;
    config.found = true;
    const QList<MarkdownLine> lines = classifyMarkdownLines(document);
    readSessionKeys(config, sessionSection(lines));
    BlockScanner scanner(config);
    for (const MarkdownLine &line : lines) {
        if (line.role != LineRole::Html)
            scanner.take(line.text);
    }
    return config;
}

SessionConfig readSessionConfig(const FileSystem &fileSystem, const QString &repository)
{
    SessionConfig failed;
    for (const QString &name : {u"CLAUDE.md"_s, u"AGENTS.md"_s}) {
        const QString path = repository + u'/' + name;
        const auto bytes = fileSystem.read(path, largestConfig);
        if (bytes) {
            SessionConfig config =
                parseSessionConfig(decodeUtf8(startsWithBom(*bytes) ? bytes->mid(3) : *bytes));
            config.path = path;
            return config;
        }
        if (bytes.error().code != ErrorCode::NotFound && !failed.unreadable) {
            failed.unreadable = bytes.error();
            failed.path = path;
        }
    }
    return failed;
}

} // namespace memorydesk
