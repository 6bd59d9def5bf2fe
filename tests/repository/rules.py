# SPDX-FileCopyrightText: 2026 Memory Desk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The repository's rules as functions: {file name: text} in, a list of findings out."""
import re

ID = "io.github.memorydesk.MemoryDesk"

# A room of core may include itself and what stands in its list.
CORE_ROOMS = {
    "base": [],
    "text": ["base"],
    "files": ["base", "text"],
    "memory": ["base", "text", "files"],
    "sources": ["base", "text", "files", "memory"],
    "duplicates": ["base", "text", "files", "memory"],
    "review": ["base", "text", "files", "memory", "sources", "duplicates"],
}

# Libraries that one place hides from the rest.
HIDDEN_LIBRARIES = {
    "yaml-cpp/": ["src/core/text/"],
    "git2": ["src/core/text/", "src/core/files/"],
    "rapidfuzz/": ["src/core/duplicates/"],
    "simdjson": ["src/core/base/", "src/core/sources/"],
}

# Everything that changes a file, or could.
WRITING = re.compile(
    r"\bQSaveFile\b|\bQTemporaryFile\b|\bQLockFile\b"
    r"|\b(?:QIODevice|QIODeviceBase|QFile|QSaveFile)::(?:WriteOnly|ReadWrite|Append|Truncate|NewOnly)\b"
    r"|\bQFile::(?:remove|rename|copy|link|moveToTrash|setPermissions|resize)\b"
    r"|\bQDir\(\)\.(?:mkdir|mkpath|remove|rename|rmdir|rmpath)\b"
    r"|\.(?:mkpath|rmpath|removeRecursively)\("
    r"|\bO_(?:WRONLY|RDWR|CREAT|TRUNC|APPEND)\b"
    r"|(?<![\w:])::(?:rename|renameat|renameat2|unlink|unlinkat|truncate|ftruncate|link|symlink|mkdir|rmdir|write"
    r"|pwrite|creat|chmod|fchmod)\("
    r"|\bstd::(?:ofstream|fstream|rename|remove)\b(?!\s*\(\s*\w+\.begin)"
    r"|\bfopen\(|\bstd::filesystem::(?:remove|rename|copy|create|resize|permissions)")

# Not a user's file: state of the program itself, each with what it writes.
WRITING_ALLOWED = {
    "src/core/review/transcriptcache.cpp": "the cache of what transcripts held; can be made again at any time",
    "src/gui/app/shots.cpp": "pictures of the window, into the folder that was asked for",
    "src/gui/app/singleinstance.cpp": "the lock and the hand-over of a second start, in the state folder",
}

WAITING = re.compile(
    r"\bprocessEvents\b|\bQEventLoop\b|\bwaitForFinished\b|\bwaitForDone\b|\bQThread::(?:m|u)?sleep\b"
    r"|\bthis_thread::sleep|\bQFile\s+\w+[({]|\busleep\(")

# Where the window may wait or read a little, each with the reason.
WAITING_ALLOWED = {
    "src/gui/common/desk.cpp": "waits for the last write when the program ends",
    "src/gui/common/icons.cpp": "reads the program's own resources",
    "src/gui/common/librarysource.cpp": "waits for a cancelled reading when the program ends",
    "src/gui/app/singleinstance.cpp": "a few bytes when a second start hands over its arguments",
    "src/gui/inbox/inboxservice.cpp": "waits for what it started when the program ends",
    "src/gui/common/theme.cpp": "reads the program's own resources",
}

CODE = (".cpp", ".h")


def without_comments(text):
    """Blanks comments and string contents, keeping line numbers."""
    def blank(found):
        if found[0].startswith(("/*", "//")):
            return re.sub(r"[^\n]", " ", found[0])
        return found[0]
    return re.sub(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"', blank, text, flags=re.S)


def lines(text):
    return enumerate(text.splitlines(), 1)


def room_of(name):
    """("core", "files"), ("gui", "inbox"), ("ctl", ""), ("main", "") or None."""
    parts = name.split("/")
    if parts[0] != "src":
        return None
    if len(parts) == 2:
        return ("main", "")
    return (parts[1], parts[2] if len(parts) > 3 else "")


def arrow_is_right(source, target):
    (layer, room), (to_layer, to_room) = source, target
    if layer == "main":
        return to_layer in ("gui", "core")
    if layer == "core":
        return to_layer == "core" and (to_room == room or to_room in CORE_ROOMS.get(room, []))
    if layer == "ctl":
        return to_layer in ("core", "ctl")
    if layer == "gui":
        return to_layer == "core" or (to_layer == "gui" and (room == "app" or to_room in (room, "common")))
    return False


def layers(files):
    """Includes go one way only, by path from src; a library is used where it is hidden."""
    found = []
    for name, text in files.items():
        source = room_of(name)
        if source is None or not name.endswith(CODE):
            continue
        if source[0] == "core" and source[1] not in CORE_ROOMS:
            found.append(f"{name}: no room of core")
        for number, line in lines(without_comments(text)):
            include = re.match(r'\s*#\s*include\s*(["<])([^">]+)', line)
            if not include:
                continue
            path = include[2]
            for library, places in HIDDEN_LIBRARIES.items():
                if path.startswith(library) and not name.startswith(tuple(places)):
                    found.append(f"{name}:{number}: {path} is hidden in {', '.join(places)}")
            if include[1] == "<" or re.fullmatch(r"\w+\.moc", path):
                continue
            if re.fullmatch(r"ui_\w+\.h", path):
                if not (source[0] == "gui" and name.endswith(".cpp")):
                    found.append(f"{name}:{number}: only a .cpp of the window includes {path}")
                continue
            if f"src/{path}" not in files:
                if path.split("/")[0] in ("core", "gui", "ctl") or "/" not in path:
                    found.append(f"{name}:{number}: {path} is no path from src")
                continue
            if not arrow_is_right(source, room_of(f"src/{path}")):
                found.append(f"{name}:{number}: must not include {path}")
    return found


def matching(files, where, pattern, allowed, message):
    found = []
    for name, text in files.items():
        if not where(name) or not name.endswith(CODE) or name in allowed:
            continue
        for number, line in lines(without_comments(text)):
            if re.search(r"\b(?:QDataStream|QBuffer)\b|^\s*#\s*include", line):
                continue  # memory, not a file
            for hit in pattern.finditer(line):
                found.append(f"{name}:{number}: {hit[0].strip()} {message}")
    return found + [f"{name}: is allowed but does not exist" for name in allowed if name not in files]


def writers(files, allowed=None):
    """Files are changed by src/core/files alone."""
    return matching(files, lambda name: name.startswith("src/") and not name.startswith("src/core/files/"),
                    WRITING, WRITING_ALLOWED if allowed is None else allowed, "outside src/core/files")


def gui_waits(files, allowed=None):
    """The window's thread never waits and reads no file."""
    return matching(files, lambda name: name.startswith("src/gui/"), WAITING,
                    WAITING_ALLOWED if allowed is None else allowed, "in the window")


def core_sentences(files):
    """Core has no sentence for users."""
    return matching(files, lambda name: name.startswith("src/core/"),
                    re.compile(r"(?<![\w.:>])tr\(|\bQCoreApplication::translate\b|\bQT_TR\w+\("), {}, "in core")


def heads(files):
    """Every source says its licence in its first lines."""
    found = []
    for name, text in files.items():
        script = text.startswith("#!")
        if not (name.endswith((".cpp", ".h", ".py", ".sh", ".cmake", "CMakeLists.txt")) or script):
            continue
        head = text.splitlines()[1 if script else 0:][:2]
        wanted = ["SPDX-FileCopyrightText: 2026 Memory Desk contributors", "SPDX-License-Identifier: GPL-3.0-or-later"]
        if len(head) < 2 or any(not line.endswith(end) for line, end in zip(head, wanted)):
            found.append(f"{name}: does not begin with the two SPDX lines")
    return found


def headers(files):
    """Headers are guarded the same way, and files are named in lower case."""
    found = []
    for name, text in files.items():
        if not name.startswith(("src/", "tests/")) or not name.endswith(CODE):
            continue
        base = name.rsplit("/", 1)[1]
        if base != base.lower():
            found.append(f"{name}: not in lower case")
        if name.endswith(".h"):
            first = [line for line in without_comments(text).splitlines() if line.strip()]
            if not first or first[0].strip() != "#pragma once":
                found.append(f"{name}: #pragma once is not the first line of code")
    return found


def leftovers(files):
    """Nothing is left to be done in a committed file."""
    words = re.compile(r"\b(?:TO" r"DO|FIX" r"ME|X" r"XX)\b|^<{7} |^>{7} ")
    return [f"{name}:{number}: {hit[0].strip()}" for name, text in files.items()
            for number, line in lines(text) for hit in [words.search(line)] if hit]


def identity(files):
    """One id for desktop file, metainfo, icon and window."""
    found = []
    desktop = files.get(f"packaging/{ID}.desktop", "")
    metainfo = files.get(f"packaging/{ID}.metainfo.xml", "")
    for name, text, wanted in (
            ("desktop file", desktop, rf"^Icon={ID}$"),
            ("metainfo", metainfo, rf"<id>{ID}</id>"),
            ("metainfo", metainfo, rf'<launchable type="desktop-id">{ID}\.desktop</launchable>')):
        if not re.search(wanted, text, re.M):
            found.append(f"{name}: lacks {wanted}")
    if f"packaging/{ID}.svg" not in files:
        found.append(f"packaging/{ID}.svg: missing")
    window = [name for name, text in files.items() if name.startswith("src/")
              and re.search(r"setDesktopFileName\(", text) and ID in text]
    if not window:
        found.append("src: nobody calls setDesktopFileName with the id")
    for name, text in files.items():
        for number, line in lines(text):
            for other in re.findall(r"\b(?:io|org|com)\.\w+\.memorydesk[\w.]*|\bio\.github\.memorydesk\.\w+", line, re.I):
                if not other.startswith(ID) and other != ID.rpartition(".")[0]:
                    found.append(f"{name}:{number}: {other} is not the id")
    return found


def sizes(files):
    """A report, never a failure: what grows past the aim."""
    for name, text in sorted(files.items()):
        aim = 120 if name.endswith(".h") else 350
        if name.startswith(("src/", "tests/")) and name.endswith(CODE + (".py",)) and text.count("\n") > aim:
            print(f"{text.count(chr(10)):5} lines, aim {aim}: {name}")
    return []
