<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>TimeText</name>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h</source>
        <translation>
            <numerusform>%n h</numerusform>
            <numerusform>%n h</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n d</source>
        <translation>
            <numerusform>%n d</numerusform>
            <numerusform>%n d</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>memorydesk::CardWhere</name>
    <message numerus="yes">
        <source>Exact changes in %n file(s)…</source>
        <translation>
            <numerusform>Exact changes in %n file…</numerusform>
            <numerusform>Exact changes in %n files…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>memorydesk::CardWhy</name>
    <message numerus="yes">
        <source>said %n time(s)</source>
        <translation>
            <numerusform>said %n time</numerusform>
            <numerusform>said %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>memorydesk::ChangesDialog</name>
    <message numerus="yes">
        <source>Exact changes in %n file(s)</source>
        <translation>
            <numerusform>Exact changes in %n file</numerusform>
            <numerusform>Exact changes in %n files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>memorydesk::FindBar</name>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n replaced</numerusform>
            <numerusform>%n replaced</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>memorydesk::HistoryModel</name>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>memorydesk::HistoryPage</name>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>memorydesk::InboxInput</name>
    <message numerus="yes">
        <source>%n proposal(s) taken in</source>
        <translation>
            <numerusform>%n proposal taken in</numerusform>
            <numerusform>%n proposals taken in</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>memorydesk::InboxPage</name>
    <message numerus="yes">
        <source>%n pending</source>
        <translation>
            <numerusform>%n pending</numerusform>
            <numerusform>%n pending</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n selected</numerusform>
            <numerusform>%n selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n proposal(s) wait for agents of their turn (%1 still running).</source>
        <translation>
            <numerusform>%n proposal waits for agents of its turn (%1 still running).</numerusform>
            <numerusform>%n proposals wait for agents of their turn (%1 still running).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n proposal(s) skipped</source>
        <translation>
            <numerusform>%n proposal skipped</numerusform>
            <numerusform>%n proposals skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n proposal(s) left undecided; nothing was written</source>
        <translation>
            <numerusform>%n proposal left undecided; nothing was written</numerusform>
            <numerusform>%n proposals left undecided; nothing was written</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>memorydesk::InboxView</name>
    <message numerus="yes">
        <source>%n place(s) could not be read…</source>
        <translation>
            <numerusform>%n place could not be read…</numerusform>
            <numerusform>%n places could not be read…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>memorydesk::IndexPane</name>
    <message numerus="yes">
        <source>%n characters, 150 are the limit</source>
        <translation>
            <numerusform>%n character, 150 are the limit</numerusform>
            <numerusform>%n characters, 150 are the limit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s), %1 of 25 kB</source>
        <translation>
            <numerusform>%n line, %1 of 25 kB</numerusform>
            <numerusform>%n lines, %1 of 25 kB</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>memorydesk::LibraryPage</name>
    <message numerus="yes">
        <source>%n memories</source>
        <translation>
            <numerusform>%n memory</numerusform>
            <numerusform>%n memories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>index %n line(s), %1 of 25 kB</source>
        <translation>
            <numerusform>index %n line, %1 of 25 kB</numerusform>
            <numerusform>index %n lines, %1 of 25 kB</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>memorydesk::MainWindow</name>
    <message numerus="yes">
        <source>Memory Desk — %n pending</source>
        <translation>
            <numerusform>Memory Desk — %n pending</numerusform>
            <numerusform>Memory Desk — %n pending</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>memorydesk::MemoryPane</name>
    <message numerus="yes">
        <source>%n place(s) changed on both sides. Both versions stand between the marks.</source>
        <translation>
            <numerusform>%n place changed on both sides. Both versions stand between the marks.</numerusform>
            <numerusform>%n places changed on both sides. Both versions stand between the marks.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>memorydesk::ProblemList</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>memorydesk::ProblemsPage</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>memorydesk::ReviewCard</name>
    <message numerus="yes">
        <source>Waits for %n agent(s) of the same turn.</source>
        <translation>
            <numerusform>Waits for %n agent of the same turn.</numerusform>
            <numerusform>Waits for %n agents of the same turn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>memorydesk::StatusStrip</name>
    <message numerus="yes">
        <source>Watching %n folder(s)</source>
        <translation>
            <numerusform>Watching %n folder</numerusform>
            <numerusform>Watching %n folders</numerusform>
        </translation>
    </message>
</context>
</TS>
