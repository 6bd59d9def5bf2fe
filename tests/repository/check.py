#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Memory Desk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Applies one rule to the repository:  check.py RULE"""
import subprocess
import sys
from pathlib import Path

import rules

PROJECT = Path(__file__).resolve().parents[2]
LEFT_OUT = ("build/", ".git/", ".cache/")


def text_files():
    """Our own text files by their names; those git ignores are left out where git is at hand."""
    listed = subprocess.run(["git", "-C", str(PROJECT), "ls-files", "-co", "--exclude-standard", "-z"],
                            capture_output=True, text=True)
    if listed.returncode == 0:
        names = [name for name in listed.stdout.split("\0") if name]
    else:
        names = [str(path.relative_to(PROJECT)) for path in PROJECT.rglob("*") if path.is_file()]
    files = {}
    for name in names:
        path = PROJECT / name
        if name.startswith(LEFT_OUT) or name.startswith("tests/data/") or path.is_symlink() or not path.is_file():
            continue
        try:
            files[name] = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
    return files


def main():
    files = text_files()
    if not any(name.startswith("src/") for name in files):
        print("no sources found: this check looked at nothing")
        return 1
    # The rules' own bad examples are no findings.
    files = {name: text for name, text in files.items() if name != "tests/repository/tst_rules.py"}
    findings = getattr(rules, sys.argv[1])(files)
    print("\n".join(findings) or f"{sys.argv[1]}: fine, {len(files)} files")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
