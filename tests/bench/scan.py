#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Memory Desk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading of session history against reading alone, and against the same rules in Python:
scan.py [FILE…]; without files a history of 64 MB is made."""
import json
import os
import random
import subprocess
import sys
import tempfile

WORDS = "run the build with ninja and look for slow tests before you merge this branch today".split()
ASKS = ["never push to main directly", "I prefer short answers", "please write a parser",
        "提交前不要跳過測試", "should I avoid mocks here?", "the dashboard shows latency"]


def make_history(path, size):
    rng = random.Random(1)
    written = 0
    with open(path, "w", encoding="utf-8", newline="\n") as out:
        while written < size:
            kind = rng.random()
            text = " ".join(rng.choices(WORDS, k=rng.randint(100, 1200)))
            record = {"type": "user", "uuid": f"u{written}", "timestamp": "2026-08-01T09:00:00.000Z"}
            if kind < 0.05:
                record["message"] = {"role": "user", "content": f"{rng.choice(ASKS)} {rng.randint(1, 999)}"}
            elif kind < 0.5:
                record["message"] = {"role": "user", "content": [{"type": "tool_result", "content": text}]}
            else:
                record["type"] = "assistant"
                record["message"] = {"id": f"m{written}", "content": [{"type": "text", "text": text}]}
            line = json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n"
            written += len(line)
            out.write(line)


def main():
    reference = os.path.join(os.path.dirname(os.path.abspath(__file__)), "scan_reference.py")
    with tempfile.TemporaryDirectory() as folder:
        files = sys.argv[1:]
        if not files:
            files = [os.path.join(folder, "history.jsonl")]
            make_history(files[0], 64 << 20)
        result = subprocess.run(["scan_bench", *files]).returncode
        print("The same rules in Python, processor time:", flush=True)
        return result or subprocess.run([sys.executable, reference, *files]).returncode


if __name__ == "__main__":
    sys.exit(main())
