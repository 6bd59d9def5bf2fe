<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name>ConflictBar</name>
    <message>
        <source>The file changed on disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a &amp;copy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The file or folder is not there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file with this name exists already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Access was denied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file or folder is read-only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many files are open or watched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk reported an error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not an ordinary file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The path leads out of the known folders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name cannot be used for a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is not valid UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text cannot be understood at this place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file changed on disk after the preview. Nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is holding the lock. Nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing stopped halfway.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The change could not be taken back completely.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was read back is not what was written; it was taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value is missing or not allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file system cannot do that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocked: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>confirmation required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>duplicate choice required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no evidence-backed memory candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>persistence is not switched on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>proposals are switched off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the queue is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no CLAUDE.md</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>&amp;Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous occurrence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next occurrence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match &amp;case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✕</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close find bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;place with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Lane</name>
    <message>
        <source>Pending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing waits for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you put off with “Not now” is kept here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you skip is kept here and can be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proposals from before the first start are kept here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No proposal waits for other agents of its turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No queue is behind a closed gate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No section was refused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you store is listed here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MemoryType</name>
    <message>
        <source>how to work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about the person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where to look</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProblemText</name>
    <message>
        <source>Stored “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skipped “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed outside</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Folders watched in addition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folders watched in addition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project folders of your agent sessions and the cross-project memory are found and watched by themselves. Taking a folder off this list removes nothing from the disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimeText</name>
    <message>
        <source>just now</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n d</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 kB</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>memorydesk::AboutDialog</name>
    <message>
        <source>About Memory Desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory Desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is remembered without a person, nothing is ever lost, and every act can be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>memorydesk::CommandPalette</name>
    <message>
        <source>Type what you want to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>memorydesk::ConflictBar</name>
    <message>
        <source>Deleted on disk %1. Your text is kept here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed on disk %1 (+%2 −%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both changes fit together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both changed the same lines: both versions are kept between marks for you to solve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use disk version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>memorydesk::DiffView</name>
    <message>
        <source>No difference</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>memorydesk::FindBar</name>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>memorydesk::InboxPage</name>
    <message>
        <source>Inbox</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>memorydesk::KeyListDialog</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters act while a list or the card has the focus, never while you type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>memorydesk::MainMenu</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a command…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read everything again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Memory Desk</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>memorydesk::MainWindow</name>
    <message numerus="yes">
        <source>Memory Desk — %n pending</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Memory Desk</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>memorydesk::PageBar</name>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a command (%1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>memorydesk::ProposalDelegate</name>
    <message>
        <source>%1 low</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>memorydesk::ProposalModel</name>
    <message>
        <source>(without a name)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>already stored</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>memorydesk::SettingsDialog</name>
    <message>
        <source>System language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch a folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>memorydesk::StatusStrip</name>
    <message numerus="yes">
        <source>Watching %n folder(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reduced protection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looked at every few seconds instead of watched:
%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
