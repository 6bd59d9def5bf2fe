#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Memory Desk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""clang-tidy for the rooms whose preprocessed text changed since their last verdict.

Reading Qt's headers takes most of the time, so the sources of one folder are read together; a source
that can't be read beside the others (the same local name in both) goes to a further part. Verdicts
lie in BUILD/tidy. Two keys guard a verdict: a quick one over the bytes of everything the compiler
read (from ninja's dependency log), and, when that differs, one over the preprocessed text. Texts
found clean are also noted in the cache folder, for the next build folder.
Exit: 0 clean, 1 findings, 77 no suitable clang-tidy here.
"""
import argparse
import concurrent.futures
import functools
import hashlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
VERSION = 19  # findings differ between major versions
SKIPPED = 77
LARGEST_PART = 16  # sources read together
NOTES = Path(os.environ.get("CCACHE_DIR", Path.home() / ".cache/memorydesk/ccache")).parent / "tidy"


def clang_tidy():
    """The program of the expected major version and its version text, or (None, reason)."""
    for name in (f"clang-tidy-{VERSION}", "clang-tidy"):
        program = shutil.which(name)
        if program is None:
            continue
        text = subprocess.run([program, "--version"], capture_output=True, text=True).stdout
        found = re.search(r"version (\d+)", text)
        if found and int(found[1]) == VERSION:
            return program, found.string
    return None, f"clang-tidy {VERSION} is not installed"


@functools.cache
def file_key(path):
    """Content for our own files, stat values for the system's."""
    try:
        if path.startswith(str(PROJECT)):
            return hashlib.sha256(Path(path).read_bytes()).hexdigest()
        info = os.stat(path)
        return f"{path}:{info.st_mtime_ns}:{info.st_size}"
    except OSError:
        return f"{path}:absent"


def digest(*parts):
    total = hashlib.sha256()
    for part in parts:
        total.update(part if isinstance(part, bytes) else str(part).encode())
        total.update(b"\0")
    return total.hexdigest()


def dependencies(build):
    """What the compiler read for each object file, by ninja's log."""
    text = subprocess.run(["ninja", "-C", build, "-t", "deps"], capture_output=True, text=True).stdout
    read, current = {}, []
    for line in text.splitlines():
        if line.startswith("    "):
            current.append(os.path.normpath(os.path.join(build, line.strip())))
        elif ": #deps" in line:
            current = read.setdefault(line.split(": #deps")[0], [])
    return read


def plain_command(command):
    """Without what belongs to one source or to the compiler's own precompiled header."""
    kept = []
    parts = iter(shlex.split(command))
    for part in parts:
        if part in ("-include", "-o", "-c"):
            next(parts)
        elif part != "-Winvalid-pch" and not part.endswith("ccache"):
            kept.append(part)
    return kept


class Part:
    """Sources of one folder that are read together."""

    def __init__(self, room, names, run):
        self.room, self.names, self.run = room, sorted(names), run
        self.label = room if len(run.rooms[room]) == len(names) else f"{room} ({len(names)} files)"
        self.base = run.folder / digest(*self.names)[:24]

    def quick_key(self):
        keys = []
        for name in self.names:
            files = self.run.read.get(self.run.objects[name])
            if not files:
                return None
            keys += map(file_key, files)
        return digest(self.run.settings, *self.run.commands[self.room], *keys)

    def full_key(self, text):
        command = self.run.commands[self.room] + ["-E", "-P", str(text)]
        output = subprocess.run(command, cwd=self.run.build, capture_output=True)
        if output.returncode != 0:
            return None
        silenced = [line for name in self.names for line in (PROJECT / name).read_text().splitlines()
                    if "NOLINT" in line]
        return digest(self.run.settings, *self.names, *silenced, output.stdout)

    def verdict(self):
        """{clean, output, aside: names to be read apart} and whether clang-tidy had to run."""
        store = self.base.with_suffix(".json")
        stored = json.loads(store.read_text()) if store.exists() else None
        quick = self.quick_key()
        if stored and quick and stored["quick"] == quick:
            return stored, False
        text = self.base.with_suffix(".cpp")
        text.write_text("".join(f'#include "{PROJECT / name}"\n' for name in self.names))
        full = self.full_key(text)
        note = NOTES / full if full else None
        if stored and full and stored["full"] == full:
            result, fresh = stored, False
        elif note and note.exists():
            result, fresh = json.loads(note.read_text()), False
        else:
            result, fresh = self.look(text), True
            if note and (result["clean"] or result["aside"]):
                note.write_text(json.dumps(result))
        result |= {"quick": quick, "full": full}
        store.write_text(json.dumps(result))
        return result, fresh

    def look(self, text):
        output = subprocess.run(
            ["nice", self.run.program, "--quiet", "--extra-arg=-w", str(text), "--",
             *self.run.commands[self.room][1:]], cwd=self.run.build, capture_output=True, text=True)
        errors = re.findall(r"^(/[^:\n]+):\d+:\d+: error: .*\[clang-diagnostic-error\]$", output.stdout, re.M)
        apart = {os.path.relpath(path, PROJECT) for path in errors} & set(self.names)
        if errors and len(self.names) > 1:
            aside = sorted(apart) if 0 < len(apart) < len(self.names) else self.names[1:]
            return {"clean": False, "output": "", "aside": aside}
        clean = output.returncode == 0
        return {"clean": clean, "output": "" if clean else output.stdout + output.stderr, "aside": []}


class Run:
    def __init__(self, build, program, version, only):
        self.build, self.program, self.folder = str(build), program, build / "tidy"
        self.settings = digest(version, (PROJECT / ".clang-tidy").read_bytes())
        self.read = dependencies(self.build)
        self.rooms, self.objects, self.commands = {}, {}, {}
        for entry in json.loads((build / "compile_commands.json").read_text()):
            name = os.path.relpath(entry["file"], PROJECT)
            if not name.startswith("src/") or (only and not any(part in name for part in only)):
                continue
            room = os.path.dirname(name)
            self.rooms.setdefault(room, []).append(name)
            self.objects[name] = os.path.relpath(os.path.join(entry["directory"], entry["output"]), build)
            self.commands.setdefault(room, plain_command(entry["command"]))

    def first_parts(self):
        for room, names in sorted(self.rooms.items(), key=lambda one: -len(one[1])):
            count = -(-len(names) // LARGEST_PART)
            for start in range(count):
                yield Part(room, sorted(names)[start::count], self)


def look_at_all(run, progress):
    failed, looked = [], 0
    with concurrent.futures.ThreadPoolExecutor(max(2, os.cpu_count() or 2)) as pool:
        waiting = {pool.submit(part.verdict): part for part in run.first_parts()}
        while waiting:
            done, _ = concurrent.futures.wait(waiting, return_when=concurrent.futures.FIRST_COMPLETED)
            for future in done:
                part = waiting.pop(future)
                result, fresh = future.result()
                looked += fresh
                if progress and fresh:
                    print(f"clang-tidy: {part.label}, {len(waiting)} parts to go", flush=True)
                if result["aside"]:
                    rest = [name for name in part.names if name not in result["aside"]]
                    for names in (rest, result["aside"]):
                        further = Part(part.room, names, run)
                        waiting[pool.submit(further.verdict)] = further
                elif not result["clean"]:
                    failed.append(result["output"])
    return failed, looked


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", required=True, type=Path)
    parser.add_argument("--progress", action="store_true", help="a line for each part looked at")
    parser.add_argument("only", nargs="*", help="parts of file names")
    options = parser.parse_args()
    program, version = clang_tidy()
    if program is None:
        print(version)
        return SKIPPED
    build = options.build.resolve()
    (build / "tidy").mkdir(exist_ok=True)
    NOTES.mkdir(parents=True, exist_ok=True)
    run = Run(build, program, version, options.only)
    failed, looked = look_at_all(run, options.progress)
    print("\n".join(failed))
    print(f"clang-tidy: {len(run.objects)} files, {looked} parts looked at now, {len(failed)} with findings")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
