#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Memory Desk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that need an outer tool:  check_tools.py desktop|metainfo|translations|format"""
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
ID = "io.github.memorydesk.MemoryDesk"
SKIPPED = 77
FORMAT_VERSION = 19  # the layout differs between major versions
PLURAL_FORMS = {"zh_TW": 1, "en": 2}

# Words of other regions that must not stand in the Taiwan texts, with Taiwan's.
NOT_TAIWAN = {"設置": "設定", "默認": "預設", "文件夾": "資料夾", "信息": "訊息", "軟件": "軟體", "搜索": "搜尋",
              "撤銷": "復原", "鼠標": "滑鼠", "窗口": "視窗", "網絡": "網路", "數據": "資料", "緩存": "快取", "剪貼板": "剪貼簿"}


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True)
    return [] if done.returncode == 0 else [done.stdout + done.stderr]


def desktop():
    return run("desktop-file-validate", str(PROJECT / f"packaging/{ID}.desktop"))


def metainfo():
    return run("appstreamcli", "validate", "--no-net", str(PROJECT / f"packaging/{ID}.metainfo.xml"))


def clang_format():
    program = shutil.which(f"clang-format-{FORMAT_VERSION}") or shutil.which("clang-format")
    version = program and subprocess.run([program, "--version"], capture_output=True, text=True).stdout
    if not version or f"version {FORMAT_VERSION}." not in version:
        print(f"clang-format {FORMAT_VERSION} is not installed")
        sys.exit(SKIPPED)
    files = [str(path) for folder in ("src", "tests") for path in sorted((PROJECT / folder).rglob("*"))
             if path.suffix in (".cpp", ".h") and "data" not in path.relative_to(PROJECT).parts]
    if not files:
        return ["no sources found"]
    done = subprocess.run([program, "--dry-run", "-Werror", *files], capture_output=True, text=True, cwd=PROJECT)
    names = sorted(set(re.findall(r"^([^:\n]+):\d+:\d+: error", done.stderr, re.M)))
    if done.returncode != 0:
        names = [name.removeprefix(f"{PROJECT}/") for name in names]
        return [f"not formatted: {name}" for name in names] \
            + [f"./dev exec clang-format -i {' '.join(names)}", "" if names else done.stderr]
    return []


# ---------------------------------------------------------------- translations

def messages(path):
    """(context, message element) of a .ts file."""
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            yield context.findtext("name"), message


def key(context, message):
    return context, message.findtext("source") or "", message.findtext("comment") or ""


def faults_of_text(source, text, numerus):
    if not text.strip():
        return "empty"
    places = sorted(set(re.findall(r"%L?\d", source)))
    if sorted(set(re.findall(r"%L?\d", text))) != places:
        return f"placeholders differ from {places}"
    if numerus and "%n" in source and "%n" not in text:
        return "no %n"
    mnemonic = re.compile(r"&(?=[^\s&])")
    if bool(mnemonic.search(source)) != bool(mnemonic.search(text)):
        return "mnemonic differs"
    for word, better in NOT_TAIWAN.items():
        if word in text:
            return f"{word} is {better} in Taiwan"
    return None


def faults_of_messages(path, forms):
    found = []
    for context, message in messages(path):
        source = message.findtext("source") or ""
        translation = message.find("translation")
        where = f"{path.name}: {context}: {source!r}"
        if translation is None or translation.get("type") is not None:
            found.append(f"{where}: {'none' if translation is None else translation.get('type')}")
            continue
        numerus = message.get("numerus") == "yes"
        texts = [form.text or "" for form in translation.iter("numerusform")] if numerus else [translation.text or ""]
        if numerus and len(texts) != forms:
            found.append(f"{where}: {len(texts)} plural forms instead of {forms}")
            continue
        faults = [fault for text in texts for fault in [faults_of_text(source, text, numerus)] if fault]
        found += [f"{where}: {fault}" for fault in faults[:1]]
    return found


def differences(committed, fresh):
    old = {key(*one) for one in messages(committed)}
    new = {key(*one) for one in messages(fresh)}
    return [f"{committed.name}: missing {one}" for one in sorted(new - old)] \
        + [f"{committed.name}: no longer in the sources {one}" for one in sorted(old - new)]


def lupdate():
    for name in ("lupdate", "/usr/lib/qt6/bin/lupdate", "/usr/lib64/qt6/bin/lupdate"):
        program = shutil.which(name)
        if program:
            return program
    return None


def translations():
    program = lupdate()
    if program is None:
        return ["lupdate is not installed"]
    found = []
    for language, forms in PLURAL_FORMS.items():
        committed = PROJECT / f"translations/memorydesk_{language}.ts"
        with tempfile.TemporaryDirectory() as folder:
            fresh = Path(folder) / committed.name
            shutil.copy(committed, fresh)
            plural = ["-pluralonly"] if language == "en" else []
            failure = run(program, "-silent", "-locations", "none", "-no-obsolete", *plural, "-I",
                          str(PROJECT / "src"), str(PROJECT / "src"), str(PROJECT / "forms"), "-ts", str(fresh))
            found += failure or differences(committed, fresh)
        found += faults_of_messages(committed, forms)
    if found:
        found.append("bring them up to date with ./dev translate, then translate what is unfinished")
    return found


CHECKS = {"desktop": desktop, "metainfo": metainfo, "translations": translations, "format": clang_format}

if __name__ == "__main__":
    findings = CHECKS[sys.argv[1]]()
    print("\n".join(findings) or f"{sys.argv[1]}: fine")
    sys.exit(1 if findings else 0)
