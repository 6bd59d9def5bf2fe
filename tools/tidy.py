#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Memory Desk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""clang-tidy for the sources whose preprocessed text changed since their last verdict.

Verdicts lie in BUILD/tidy, one file for each source. Two keys guard a verdict: a quick one over the
bytes of everything the compiler read (from ninja's dependency log), and, when that differs, one over
the preprocessed text. Exit: 0 clean, 1 findings, 77 no suitable clang-tidy here.
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
import threading
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
VERSION = 19  # findings differ between major versions
SKIPPED = 77


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
        if str(path).startswith(str(PROJECT)):
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
    read = {}
    current = None
    for line in text.splitlines():
        if line.startswith("    "):
            current.append(os.path.normpath(os.path.join(build, line.strip())))
        elif ": #deps" in line:
            current = read.setdefault(line.split(": #deps")[0], [])
    return read


class Source:
    def __init__(self, entry, build, settings, read):
        self.path = Path(entry["file"])
        self.name = str(self.path.relative_to(PROJECT))
        self.folder = entry["directory"]
        self.command = shlex.split(entry["command"])
        self.settings = settings
        self.verdict_file = build / "tidy" / (digest(self.name)[:24] + ".json")
        output = os.path.relpath(os.path.join(self.folder, entry["output"]), build)
        files = read.get(output)
        self.quick = digest(settings, entry["command"], *map(file_key, files)) if files else None

    def stored(self):
        try:
            return json.loads(self.verdict_file.read_text())
        except (OSError, ValueError):
            return None

    def preprocessed(self):
        arguments = [part for part in self.command if part != "-c" and not part.endswith("ccache")]
        cut = arguments.index("-o")
        arguments[cut : cut + 2] = []
        text = subprocess.run(arguments + ["-E", "-P"], cwd=self.folder, capture_output=True)
        if text.returncode != 0:
            return None
        silenced = [line for line in self.path.read_text().splitlines() if "NOLINT" in line]
        return digest(self.settings, *silenced, text.stdout)

    def verdict(self, program, build):
        """(verdict, whether clang-tidy had to run)"""
        stored = self.stored()
        if stored and self.quick and stored["quick"] == self.quick:
            return stored, False
        full = self.preprocessed()
        if stored and full and stored["full"] == full:
            stored["quick"] = self.quick
            self.verdict_file.write_text(json.dumps(stored))
            return stored, False
        run = subprocess.run(
            ["nice", program, "-p", build, "--quiet", "--extra-arg=-w", str(self.path)],
            capture_output=True, text=True)
        result = {"file": self.name, "quick": self.quick, "full": full, "clean": run.returncode == 0,
                  "output": run.stdout if run.returncode == 0 else run.stdout + run.stderr}
        self.verdict_file.write_text(json.dumps(result))
        return result, True


def sources(build, settings, only):
    entries = json.loads((build / "compile_commands.json").read_text())
    read = dependencies(str(build))
    inside = str(PROJECT / "src") + os.sep
    found = [Source(entry, build, settings, read) for entry in entries if entry["file"].startswith(inside)]
    return [source for source in found if not only or any(part in source.name for part in only)]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", required=True, type=Path)
    parser.add_argument("--progress", action="store_true", help="a line for each file looked at")
    parser.add_argument("only", nargs="*", help="parts of file names")
    options = parser.parse_args()
    build = options.build.resolve()
    program, version = clang_tidy()
    if program is None:
        print(version)
        return SKIPPED
    (build / "tidy").mkdir(exist_ok=True)
    todo = sources(build, digest(version, (PROJECT / ".clang-tidy").read_bytes()), options.only)
    lock = threading.Lock()
    failed, ran, done = [], 0, 0
    with concurrent.futures.ThreadPoolExecutor(max(2, os.cpu_count() or 2)) as pool:
        for future in concurrent.futures.as_completed(
                pool.submit(source.verdict, program, str(build)) for source in todo):
            verdict, fresh = future.result()
            with lock:
                done += 1
                ran += fresh
                if options.progress and fresh:
                    print(f"[{done}/{len(todo)}] {verdict['file']}", flush=True)
                if not verdict["clean"]:
                    failed.append(verdict)
    for verdict in sorted(failed, key=lambda one: one["file"]):
        print(verdict["output"])
    print(f"clang-tidy: {len(todo)} files, {ran} looked at now, {len(failed)} with findings")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
