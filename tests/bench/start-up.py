#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Memory Desk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Time from start to the first paint and to the complete inbox, and peak memory, on a large home.

  start-up.py [--runs 5] [--home FOLDER]     without --home a large one is made (see make-home)

The first run reads every transcript; later runs start from the cache, as on the next morning. Without a display the
offscreen platform is used. Prints one JSON line.
"""
import argparse
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile


def run(home, environment):
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    process = subprocess.run(['memorydesk', '--home', home, '--print-first-paint'], env=environment, text=True,
                             stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=300)
    if process.returncode != 0:
        sys.exit(f'memorydesk ended with {process.returncode}: {process.stderr}')
    times = {}
    for line in process.stdout.splitlines():
        name, _, value = line.partition(' ')
        if name.endswith('-ms'):
            times[name] = int(value)
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    return times, max(peak, before) // 1024


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--runs', type=int, default=5)
    parser.add_argument('--home')
    options = parser.parse_args()
    environment = dict(os.environ)
    if not environment.get('DISPLAY') and not environment.get('WAYLAND_DISPLAY'):
        environment['QT_QPA_PLATFORM'] = 'offscreen'
    with tempfile.TemporaryDirectory() as scratch:
        home = options.home
        if not home:
            home = os.path.join(scratch, 'home')
            subprocess.run([os.path.join(os.path.dirname(__file__), 'make-home'), home], check=True)
        results = [run(home, environment) for _ in range(options.runs)]
    first, later = results[0], results[1:] or results[:1]
    print(json.dumps({
        'bench': 'start-up', 'runs': options.runs,
        'first': {**first[0]},
        'later_median': {name: statistics.median(times[name] for times, _ in later) for name in first[0]},
        'peak_mb': max(peak for _, peak in results),
    }))


if __name__ == '__main__':
    main()
