#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Memory Desk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The English signal rules of the history scan, written plainly, as a yardstick for speed and for
the candidates found: scan_reference.py FILE… prints the time and one `type<TAB>turn` a candidate
(with --list)."""
import json
import re
import sys
import time

MARKER = re.compile(r"\[saves\s+(user|feedback|project|reference)\s+memory:\s*([^\]]+)\]", re.I)
RULES = [
    ("feedback", 400, r"don't|stop|never|avoid|not that|wrong|I said|I told you"),
    ("user", 300, r"I'm a|I work as|I've been using|I prefer|I like|I always"),
    ("project", 500, r"we're doing|the reason we|we decided|freeze|deadline|cut a branch|ship"),
    ("reference", 400, r"check|look at|tracked in|the board at|the channel|the dashboard"),
]
RULES = [(kind, limit, re.compile(rf"\b(?:{words})\b", re.I)) for kind, limit, words in RULES]
CONFIRM = re.compile(r"\b(?:yes, exactly|perfect|keep doing that|that's right)\b", re.I)
CHOICE = re.compile(r"\b(?:chose|instead|rather than|prefer)\b", re.I)


def turns(path):
    with open(path, encoding="utf-8", errors="replace", newline="\n") as lines:
        for line in lines:
            try:
                record = json.loads(line)
            except ValueError:
                continue
            role = record.get("type") if isinstance(record, dict) else None
            if role not in ("user", "assistant"):
                continue
            content = (record.get("message") or {}).get("content")
            if isinstance(content, list):
                content = "\n".join(block.get("text", "") for block in content
                                    if isinstance(block, dict) and block.get("type") == "text")
            if isinstance(content, str) and content.strip():
                yield role, record.get("uuid"), content.strip()


def candidates(path):
    before = ("", None, "")
    for role, uuid, text in turns(path):
        marker = MARKER.search(text)
        straight = text.replace("\u2019", "'")
        if marker:
            yield marker.group(1).lower(), [uuid]
        elif role == "user":
            for kind, limit, words in RULES:
                if len(text) < limit and words.search(straight):
                    yield kind, [uuid]
                    break
            else:
                if CONFIRM.search(straight) and before[0] == "assistant" and CHOICE.search(before[2]):
                    yield "feedback", [before[1], uuid]
        before = (role, uuid, text)


def main():
    files = [argument for argument in sys.argv[1:] if argument != "--list"]
    start = time.process_time()
    found = [candidate for path in files for candidate in candidates(path)]
    elapsed = time.process_time() - start
    if "--list" in sys.argv:
        for kind, ids in found:
            print(kind, *ids, sep="\t")
    print(f"{len(files)} files, {len(found)} candidates before negatives, {elapsed * 1000:.1f} ms",
          file=sys.stderr)


if __name__ == "__main__":
    main()
