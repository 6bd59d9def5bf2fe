#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Memory Desk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Loads, parses and checks 10,000 memories in 40 folders; beside it, the same files in Python.

Two ways in Python: frontmatter with a full YAML reader (the package python-frontmatter where it is installed, else the
same steps with PyYAML), and the rules of maigo's validator (flat keys, required keys, types, index in both directions)
over the same folders. Processor time, best of three.
"""
import os
import re
import subprocess
import sys
import tempfile
import time

import yaml

TYPES = {'feedback', 'project', 'reference', 'user'}
ENTRY = re.compile(r'^\s*-\s+\[.*?\]\(([^)]+\.md)\)')
BLOCK = re.compile(r'^\s*---\s*\n(.*?)\n---\s*\n?(.*)$', re.S)


def folders(home):
    base = os.path.join(home, '.claude', 'projects')
    for name in sorted(os.listdir(base)):
        yield os.path.join(base, name, 'memory')


def read(path):
    with open(path, encoding='utf-8') as file:
        return file.read()


def with_yaml(home):
    try:
        import frontmatter
        load = frontmatter.load
    except ImportError:
        def load(path):
            found = BLOCK.match(read(path))
            return (yaml.load(found.group(1), Loader=getattr(yaml, 'CSafeLoader', yaml.SafeLoader)), found.group(2))
    count = 0
    for folder in folders(home):
        for name in os.listdir(folder):
            if name.endswith('.md') and name != 'MEMORY.md':
                load(os.path.join(folder, name))
                count += 1
    return count


def flat_keys(text):
    text = text.replace('\r\n', '\n')
    if not text.startswith('---\n'):
        return None
    end = text.find('\n---\n', 4)
    if end < 0:
        return None
    keys, parent = {}, None
    for line in text[4:end].split('\n'):
        key, colon, value = line.partition(':')
        if not colon:
            continue
        if line[:1] in ' \t':
            if parent == 'metadata' and key.strip() == 'type':
                keys.setdefault('metadata.type', value.strip())
            continue
        parent = key.strip()
        keys[parent] = value.strip()
    return keys


def with_rules(home):
    warnings = 0
    for folder in folders(home):
        files = {name for name in os.listdir(folder) if name.endswith('.md') and name != 'MEMORY.md'}
        listed = [found.group(1) for found in map(ENTRY.match, read(os.path.join(folder, 'MEMORY.md')).split('\n')) if found]
        warnings += len(files.symmetric_difference(listed))
        for name in files:
            keys = flat_keys(read(os.path.join(folder, name)))
            if keys is None:
                warnings += 1
                continue
            kind = keys.get('type') or keys.get('metadata.type')
            warnings += sum(not keys.get(key) for key in ('name', 'description')) + (kind not in TYPES)
    return warnings


def best(what, work, home):
    times = []
    for _ in range(3):
        start = time.process_time()
        result = work(home)
        times.append(time.process_time() - start)
    print(f'{what:<32} {min(times) * 1000:8.1f} ms   ({result})', flush=True)


def main():
    with tempfile.TemporaryDirectory() as home:
        if subprocess.run(['library_bench', home, '--make'], check=False).returncode != 0:
            sys.exit('library_bench failed')
        best('Python: frontmatter with YAML', with_yaml, home)
        best('Python: the rules of maigo', with_rules, home)


if __name__ == '__main__':
    main()
