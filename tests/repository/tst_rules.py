#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Memory Desk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Each rule fails on what it is there for, and only on that."""
import tempfile
import unittest
from pathlib import Path

import check_tools
import rules

HEAD = ("// SPDX-FileCopyrightText: 2026 Memory Desk contributors\n"
        "// SPDX-License-Identifier: GPL-3.0-or-later\n")


class Layers(unittest.TestCase):
    others = {f"src/{path}": "" for path in (
        "core/base/result.h", "core/text/a.h", "core/files/transaction.h", "core/memory/a.h", "core/sources/a.h",
        "core/duplicates/a.h", "core/review/a.h", "gui/common/page.h", "gui/inbox/a.h", "gui/library/a.h",
        "gui/app/a.h", "ctl/a.h")}

    def find(self, name, include):
        return rules.layers({**self.others, name: f"#include {include}\n"})

    def test_wrong_arrows(self):
        for name, include in (
                ("src/core/base/x.cpp", '"core/text/a.h"'),
                ("src/core/text/x.cpp", '"core/files/transaction.h"'),
                ("src/core/files/x.cpp", '"core/memory/a.h"'),
                ("src/core/memory/x.cpp", '"core/sources/a.h"'),
                ("src/core/sources/x.cpp", '"core/duplicates/a.h"'),
                ("src/core/duplicates/x.cpp", '"core/sources/a.h"'),
                ("src/core/sources/x.cpp", '"core/review/a.h"'),
                ("src/core/review/x.cpp", '"gui/common/page.h"'),
                ("src/gui/common/x.cpp", '"gui/inbox/a.h"'),
                ("src/gui/inbox/x.cpp", '"gui/library/a.h"'),
                ("src/gui/inbox/x.cpp", '"gui/app/a.h"'),
                ("src/gui/app/x.cpp", '"ctl/a.h"'),
                ("src/ctl/x.cpp", '"gui/common/page.h"'),
                ("src/main.cpp", '"ctl/a.h"')):
            with self.subTest(name=name, include=include):
                self.assertEqual(len(self.find(name, include)), 1)

    def test_right_arrows(self):
        for name, include in (
                ("src/core/text/x.cpp", '"core/base/result.h"'),
                ("src/core/review/x.cpp", '"core/duplicates/a.h"'),
                ("src/core/sources/x.cpp", '"core/memory/a.h"'),
                ("src/gui/inbox/x.cpp", '"gui/common/page.h"'),
                ("src/gui/inbox/x.cpp", '"core/review/a.h"'),
                ("src/gui/inbox/x.cpp", '"ui_inboxpage.h"'),
                ("src/gui/app/x.cpp", '"gui/library/a.h"'),
                ("src/ctl/x.cpp", '"core/sources/a.h"'),
                ("src/main.cpp", '"gui/app/a.h"')):
            with self.subTest(name=name, include=include):
                self.assertEqual(self.find(name, include), [])

    def test_other_faults(self):
        self.assertTrue(self.find("src/core/text/x.cpp", '"a.h"'))
        self.assertTrue(self.find("src/core/text/x.cpp", '"core/text/absent.h"'))
        self.assertTrue(self.find("src/gui/inbox/x.h", '"ui_inboxpage.h"'))
        self.assertTrue(self.find("src/core/kitchen/x.h", '"core/base/result.h"'))
        self.assertTrue(self.find("src/core/memory/x.cpp", "<yaml-cpp/yaml.h>"))
        self.assertFalse(self.find("src/core/text/x.cpp", "<yaml-cpp/yaml.h>"))
        self.assertFalse(rules.layers({"src/core/base/x.h": '// #include "gui/app/a.h"\n'}))


class Patterns(unittest.TestCase):
    def test_writers(self):
        for line in ("QSaveFile file(path);", "file.open(QIODevice::WriteOnly);", "QFile::remove(path);",
                     "::rename(a, b);", "::unlink(a);", "open(path, O_RDWR)", "QDir().mkpath(path);",
                     "std::ofstream out(path);", "std::filesystem::remove(path);", "dir.removeRecursively();"):
            with self.subTest(line=line):
                self.assertEqual(len(rules.writers({"src/gui/inbox/x.cpp": line}, {})), 1)
                self.assertEqual(rules.writers({"src/core/files/x.cpp": line}, {}), [])
                self.assertEqual(rules.writers({"src/gui/inbox/x.cpp": line}, {"src/gui/inbox/x.cpp": ""}), [])
                self.assertEqual(rules.writers({"src/gui/inbox/x.cpp": "// " + line}, {}), [])

    def test_reading_is_no_writing(self):
        for line in ("file.open(QIODevice::ReadOnly);", "QDataStream out(&bytes, QIODevice::WriteOnly);",
                     "std::remove(list.begin(), list.end(), 3);", "#include <QSaveFile>", "desk->rename(a);"):
            with self.subTest(line=line):
                self.assertEqual(rules.writers({"src/core/review/x.cpp": line}, {}), [])

    def test_stale_permission(self):
        self.assertEqual(len(rules.writers({}, {"src/gone.cpp": ""})), 1)

    def test_waiting(self):
        for line in ("QEventLoop loop;", "future.waitForFinished();", "QThread::msleep(3);", "QFile file(path);"):
            with self.subTest(line=line):
                self.assertEqual(len(rules.gui_waits({"src/gui/inbox/x.cpp": line}, {})), 1)
                self.assertEqual(rules.gui_waits({"src/core/files/x.cpp": line}, {}), [])

    def test_sentences(self):
        self.assertTrue(rules.core_sentences({"src/core/text/x.cpp": 'return tr("No file");'}))
        self.assertFalse(rules.core_sentences({"src/core/text/x.cpp": "str(1); x.tr(2);"}))

    def test_leftovers(self):
        self.assertTrue(rules.leftovers({"README.md": "a TO" "DO b"}))
        self.assertTrue(rules.leftovers({"a.cpp": "<<<<<<< main"}))
        self.assertFalse(rules.leftovers({"a.cpp": "todos, XXXL"}))


class Heads(unittest.TestCase):
    def test_heads(self):
        script = "#!/bin/sh\n" + HEAD.replace("//", "#")
        self.assertFalse(rules.heads({"src/a.cpp": HEAD, "dev": script, "README.md": ""}))
        self.assertTrue(rules.heads({"src/a.cpp": "int a;\n" + HEAD}))
        self.assertTrue(rules.heads({"dev": "#!/bin/sh\n"}))
        self.assertTrue(rules.heads({"src/a.h": HEAD.replace("3.0-or-later", "2.0")}))

    def test_headers(self):
        self.assertFalse(rules.headers({"src/a.h": HEAD + "\n#pragma once\n"}))
        self.assertTrue(rules.headers({"src/a.h": HEAD + "#include <x>\n#pragma once\n"}))
        self.assertTrue(rules.headers({"src/a.h": HEAD}))
        self.assertTrue(rules.headers({"src/Abc.cpp": HEAD}))


class Identity(unittest.TestCase):
    def files(self):
        one = rules.ID
        return {f"packaging/{one}.desktop": f"[Desktop Entry]\nIcon={one}\n",
                f"packaging/{one}.metainfo.xml":
                    f'<id>{one}</id>\n<launchable type="desktop-id">{one}.desktop</launchable>',
                f"packaging/{one}.svg": "",
                "src/main.cpp": f'setDesktopFileName(u"{one}"_s);'}

    def test_equal(self):
        self.assertEqual(rules.identity(self.files()), [])

    def test_each_may_differ(self):
        for name in self.files():
            with self.subTest(name=name):
                files = self.files()
                files[name] = files[name].replace("MemoryDesk", "Memorydesk")
                if name.endswith(".svg"):
                    del files[name]
                self.assertTrue(rules.identity(files))
        self.assertTrue(rules.identity({**self.files(), "src/gui/a.cpp": '"org.kde.memorydesk"'}))


TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW"><context><name>A</name>%s</context></TS>
"""


class Translations(unittest.TestCase):
    def find(self, message, forms=1):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "a.ts"
            path.write_text(TS % message, encoding="utf-8")
            return check_tools.faults_of_messages(path, forms)

    def test_fine(self):
        self.assertEqual(self.find("<message><source>Store %1</source><translation>存 %1</translation></message>"), [])
        self.assertEqual(self.find('<message numerus="yes"><source>%n files</source><translation>'
                                   "<numerusform>%n 個檔案</numerusform></translation></message>"), [])

    def test_faults(self):
        for message in (
                '<message><source>Store</source><translation type="unfinished"></translation></message>',
                '<message><source>Store</source><translation type="vanished">存</translation></message>',
                "<message><source>Store</source><translation></translation></message>",
                "<message><source>Store %1</source><translation>存</translation></message>",
                "<message><source>Store</source><translation>存 %1</translation></message>",
                "<message><source>&amp;Store</source><translation>存</translation></message>",
                "<message><source>Settings</source><translation>設置</translation></message>",
                '<message numerus="yes"><source>%n files</source><translation>'
                "<numerusform>檔案</numerusform></translation></message>",
                '<message numerus="yes"><source>%n files</source><translation>'
                "<numerusform>%n</numerusform><numerusform>%n</numerusform></translation></message>"):
            with self.subTest(message=message):
                self.assertEqual(len(self.find(message)), 1)

    def test_sets(self):
        with tempfile.TemporaryDirectory() as folder:
            one, other = Path(folder) / "one.ts", Path(folder) / "other.ts"
            one.write_text(TS % "<message><source>Store</source><translation>存</translation></message>")
            other.write_text(TS % "<message><source>Skip</source><translation>跳過</translation></message>")
            self.assertEqual(len(check_tools.differences(one, other)), 2)
            self.assertEqual(check_tools.differences(one, one), [])


if __name__ == "__main__":
    unittest.main()
